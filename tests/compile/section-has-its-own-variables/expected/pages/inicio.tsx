// @generated from design/pages/inicio.json. Do not edit.
import {
  If,
  Page,
  Section,
  localVariable,
  usePage,
} from "trama/runtime";
import { Base } from "trama/runtime/elements/base";
import { Button } from "trama/runtime/elements/button";
import { FormInput } from "trama/runtime/elements/form-input";
import { TextBlock } from "trama/runtime/elements/text";
import Topo from "../sections/topo";

export default function Inicio() {
  const page = usePage();
  const own = {
    inicio: {
      /** O menu está aberto. */
      aberto: localVariable<boolean>({
        id: "aberto",
        type: "boolean",
        default: false,
      }),
      busca: localVariable<string>({
        id: "busca",
        type: "string",
        default: "",
      }),
    },
    outra: {
      aberto: localVariable<boolean>({
        id: "aberto",
        type: "boolean",
        default: true,
      }),
    },
  };
  return (
    <Page
      id="inicio"
      page={page}
      title="Início"
    >
      <Topo
        page={page}
      />
      <Section
        id="inicio"
        width="content"
      >
        <Button
          id="abrir"
          text="Abrir"
          onClick={() => {
            own.inicio.aberto.set(!own.inicio.aberto.value);
          }}
        />
        <If when={() => own.inicio.aberto.value}>
          <TextBlock
            id="menu"
            text={() => own.inicio.busca.value}
          />
        </If>
        <FormInput
          id="campo"
          value={() => own.inicio.busca.value}
          label="Busca"
          onChange={(_run, event) => {
            own.inicio.busca.set(event.value);
          }}
        />
      </Section>
      <Section
        id="outra"
      >
        <Base
          id="b"
          show={() => own.outra.aberto.value}
        >
        </Base>
      </Section>
    </Page>
  );
}
