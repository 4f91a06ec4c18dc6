// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Repeat,
  Section,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { TextBlock } from "trama/runtime/elements/text";
import {
  add,
  floor,
  max,
  padStart,
  random,
  range,
  sortBy,
  toText,
  zip,
} from "trama/runtime/helpers";
import { contatos } from "../collections/contatos";
import type {
  Contatos,
} from "../tables";
import * as variables from "../variables";

export default function Inicio() {
  const page = usePage();
  return (
    <Page
      id="inicio"
      page={page}
      title="Início"
      collections={[
        contatos,
      ]}
    >
      <Section
        id="principal"
      >
        <TextBlock
          id="soma"
          text={() => toText(variables.dado.value + contatos.data.value.reduce((total, c) => total + (c.idade ?? 0), 0))}
        />
        <Repeat
          items={() => contatos.data.value.reduce<readonly Contatos[]>((maiores, c) => max(c.idade, 0) >= 18 ? add(maiores, c) : maiores, [])}
          by={(item) => item.id}
        >
          {(item) => (
            <TextBlock
              id="maiores"
              text={() => padStart(item.value.nome, 20, ".")}
            />
          )}
        </Repeat>
        <Repeat
          items={() => zip(sortBy(contatos.data.value, (c) => c.nome.toLowerCase()), range(1, 4))}
          by={(item) => item.second}
        >
          {(item) => (
            <TextBlock
              id="pares"
              text={() => `${item.value.second}. ${item.value.first.nome}`}
            />
          )}
        </Repeat>
        <Button
          id="jogar"
          onClick={() => {
            variables.dado.set(floor(random() * 6) + 1);
          }}
        />
      </Section>
    </Page>
  );
}
