// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  handle,
  usePage,
} from "trama/runtime";
import { RadioGroup } from "trama/runtime/elements/radio-group";
import { TextBlock } from "trama/runtime/elements/text";
import * as variables from "../variables";

export default function Inicio() {
  const page = usePage();
  const elements = {
    plano: handle(RadioGroup<number>),
  };
  return (
    <Page
      id="inicio"
      page={page}
      title="Início"
    >
      <Section
        id="principal"
      >
        <RadioGroup
          id="plano"
          handle={elements.plano}
          options={() => variables.planos.value}
          labelField="nome"
          label="Plano"
          required
          direction="row"
          onChange={(_run, event) => {
            variables.escolhido.set(event.value ?? 0);
          }}
          option={(item) => (
            <TextBlock
              id="nome"
              text={() => item.value.nome}
            />
          )}
        />
        <TextBlock
          id="valor"
          text={() => `${elements.plano.value.value ?? 0} ${variables.escolhido.value}`}
        />
      </Section>
    </Page>
  );
}
