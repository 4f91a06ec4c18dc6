// @generated from design/pages/inicio.json. Do not edit.
import {
  If,
  Page,
  Repeat,
  Section,
  arrange,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { TextBlock } from "trama/runtime/elements/text";
import {
  sum,
} from "trama/runtime/helpers";
import { clima } from "../collections/clima";
import Resumo from "../components/resumo";
import { comTaxa } from "../formulas/com-taxa";
import * as variables from "../variables";

export default function Inicio() {
  const page = usePage();
  return (
    <Page
      id="inicio"
      page={page}
      title={() => {
        const n = variables.pessoas.value.length;
        return `${n} de ${n}`;
      }}
      collections={[
        clima,
      ]}
    >
      <Section
        id="principal"
      >
        <TextBlock
          id="total"
          show={() => {
            const total = sum(variables.valores.value);
            return total > 1 && total < 9;
          }}
          style={{
            width: () => {
              const w = variables.taxa.value * 10;
              return `${w}px`;
            },
          }}
          text={() => {
            const total = sum(variables.valores.value);
            const metade = total / 2;
            return `${total} ${metade}`;
          }}
        />
        <If
          when={() => {
            const com = comTaxa(variables.taxa.value);
            return com > 2 && com < clima.data.value.length;
          }}
        >
          <Resumo
            id="resumo"
            de={() => {
              const taxa = variables.taxa.value;
              return variables.valores.value.map((v) => {
                const pago = v * taxa;
                return pago > 3 ? pago : 3;
              });
            }}
          />
        </If>
        <Repeat
          items={() => {
            const busca = variables.nome.value.trim();
            const busca_ = variables.nome.value.toUpperCase();
            const muitos = variables.pessoas.value.length > 9;
            return arrange(variables.pessoas.value.filter((p) => p.nome.includes(busca)), {
              filter: {
                and: [
                  {
                    field: "nome",
                    operator: "contains",
                    value: busca_,
                  },
                ],
              },
              limit: muitos ? 9 : 3,
            });
          }}
          by={(item) => item.id}
        >
          {(item) => (
            <TextBlock
              id="pessoa"
              text={() => {
                const idade = item.value.idade;
                return idade
                  ? `${item.value.nome}: ${idade + 1}`
                  : item.value.nome;
              }}
            />
          )}
        </Repeat>
        <Button
          id="ir"
          states={{
            cheio: () => {
              const total = sum(variables.valores.value);
              return total > 9;
            },
            novo: () => variables.nome.value === "",
          }}
          text={() => {
            const total = sum(variables.valores.value);
            if (total > 9) {
              const total = variables.valores.value.length;
              return `${total}/${total}`;
            }
            return variables.nome.value === "" ? "Novo" : "Ir";
          }}
          link={() => {
            const nome = variables.nome.value.trim();
            return {
              url: `https://a.example/${nome}?q=${nome}`,
            };
          }}
        />
      </Section>
    </Page>
  );
}
