// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Repeat,
  Section,
  handle,
  log,
  usePage,
} from "trama/runtime";
import { TextBlock } from "trama/runtime/elements/text";
import { Estrelas } from "../elements/Estrelas";
import {
  inLanguage,
  theme,
} from "../runtime";
import * as variables from "../variables";

export default function Inicio() {
  const page = usePage();
  const elements = {
    geral: handle(Estrelas),
  };
  return (
    <Page
      id="inicio"
      page={page}
      title="Caso"
    >
      <Section
        id="principal"
      >
        <Estrelas
          id="geral"
          handle={elements.geral}
          show={() => variables.nota.value >= 0}
          style={{
            color: () => variables.nota.value > 3 ? "green" : "red",
          }}
          states={{
            boa: () => variables.nota.value > 3,
          }}
          cores={() => [
            "azul",
            theme.value,
          ]}
          destaque={() => variables.nota.value > 3 ? "boa" : null}
          titulo={() => variables.nota.value > 3 ? "Nota boa" : inLanguage({ pt: "Nota", en: "Rating" })}
          value={() => variables.nota.value}
          onChange={(_run, event) => {
            variables.nota.set(event.value);
          }}
          onMouseEnter={(run) => {
            log(run, "aqui");
          }}
          onPasso={(run, event) => {
            log(run, `${event.de} → ${event.para}`);
          }}
        >
          <TextBlock
            id="dica"
            text={() => `${elements.geral.value.value ?? ""}`}
          />
        </Estrelas>
        <Repeat
          items={() => variables.itens.value}
          by={(item) => item.id}
        >
          {(item) => {
            const row = {
              linha: handle(Estrelas),
            };
            return (
              <Estrelas
                id="linha"
                handle={row.linha}
                destaque={null}
                titulo={() => `${item.value.id}`}
                value={1}
                onChange={(run, event) => {
                  log(run, `${event.value + (row.linha.value.value ?? 0)}`);
                  row.linha.actions.reset();
                }}
              >
              </Estrelas>
            );
          }}
        </Repeat>
      </Section>
    </Page>
  );
}
