// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  handle,
  log,
  usePage,
} from "trama/runtime";
import { Accordion } from "trama/runtime/elements/accordion";
import { ExpandableSection } from "trama/runtime/elements/expandable-section";
import { Multiselect } from "trama/runtime/elements/multiselect";
import { NumberDisplay } from "trama/runtime/elements/number-display";
import { ProgressBar } from "trama/runtime/elements/progress-bar";
import { TextBlock } from "trama/runtime/elements/text";
import { TextInput } from "trama/runtime/elements/text-input";
import {
  toText,
} from "trama/runtime/helpers";
import * as variables from "../variables";

export default function Inicio() {
  const page = usePage();
  const elements = {
    etiquetas: handle(Multiselect),
    mais: handle(ExpandableSection),
    nota: handle(TextInput),
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
        <NumberDisplay
          id="total"
          value={() => variables.pessoas.value.length}
          currency="BRL"
        />
        <ProgressBar
          id="meta"
          value={40}
          label="element"
          ariaLabel="Meta"
          progressLabel={
            <p className="trama-text inicio-metaTexto">
              2 de 5
            </p>
          }
        />
        <ExpandableSection
          id="mais"
          handle={elements.mais}
          text="Mais filtros"
        >
          <Multiselect
            id="etiquetas"
            handle={elements.etiquetas}
            options={() => variables.pessoas.value}
            labelField="nome"
            valueField="nome"
            label="Pessoas"
            onCreate={(run, event) => {
              log(run, event.value);
            }}
            tag={(item) => (
              <TextBlock
                id="etiqueta"
                text={() => item.value.nome}
              />
            )}
          />
        </ExpandableSection>
        <Accordion
          id="perguntas"
          items={[
            {
              id: "prazo",
              label: "Prazo",
            },
          ]}
          value={["prazo"]}
          panels={{
            prazo: (
              <TextInput
                id="nota"
                handle={elements.nota}
                placeholder="Nota"
              />
            ),
          }}
        />
        <TextBlock
          id="eco"
          text={() =>
            elements.mais.value.value
              ? elements.nota.value.value
              : toText(elements.etiquetas.value.value.length)
          }
        />
      </Section>
    </Page>
  );
}
