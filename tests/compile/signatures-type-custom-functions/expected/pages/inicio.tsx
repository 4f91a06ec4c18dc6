// @generated from design/pages/inicio.json. Do not edit.
import {
  If,
  Page,
  Repeat,
  Section,
  log,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { TextBlock } from "trama/runtime/elements/text";
import {
  asText,
  get,
  numberOf,
  sum,
} from "trama/runtime/helpers";
import * as custom from "../../design/custom/index";
import { vezes } from "../collections/vezes";
import * as variables from "../variables";

export default function Inicio() {
  const page = usePage();
  return (
    <Page
      id="inicio"
      page={page}
      title="Início"
      collections={[
        vezes,
      ]}
    >
      <Section
        id="principal"
      >
        <Repeat
          items={() => vezes.data.value}
          by={(item) => item.numero}
        >
          {(item) => (
            <TextBlock
              id="vez"
              text={() => `${item.value.dia} ${item.value.nota ?? ""}`}
            />
          )}
        </Repeat>
        <TextBlock
          id="preco"
          text={() => `${variables.preco.value} ${custom.reais(custom.maior(1, variables.centavos.value) ?? 0)}`}
        />
        <If when={() => custom.deve({ centavos: variables.centavos.value })}>
          <TextBlock
            id="nota"
            text={() => asText(custom.texto(variables.centavos.value, 2))}
          />
        </If>
        <Button
          id="calcula"
          text="calcula"
          onClick={async (run) => {
            variables.preco.set(custom.reais(numberOf(get(variables.resposta.value, "total"))));
            const novas = await custom.proximas("2025-06-15", 3);
            variables.centavos.set(sum(novas.map((vez) => vez.numero)));
            const alto = await custom.maior(variables.centavos.value, 10, numberOf(get(variables.resposta.value, "total")));
            log(run, `${alto ?? 0}`);
          }}
        />
      </Section>
    </Page>
  );
}
