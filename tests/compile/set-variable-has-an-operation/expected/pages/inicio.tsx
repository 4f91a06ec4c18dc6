// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  batch,
  resetVariables,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { TextBlock } from "trama/runtime/elements/text";
import {
  toText,
} from "trama/runtime/helpers";
import * as variables from "../variables";

export default function Inicio() {
  const page = usePage();
  return (
    <Page
      id="inicio"
      page={page}
      title="Início"
    >
      <Section
        id="principal"
      >
        <Button
          id="muda"
          text={() => `muda ${variables.linhas.value.length}`}
          onClick={() => {
            batch(() => {
              variables.nome.set("Ana");
              variables.idade.set(variables.idade.value + 1);
              variables.nome.set(null);
              variables.pessoa.set({ nome: "Ana", tags: [] });
              variables.pessoa.setAt("nome", "Bia");
              variables.pessoa.setAt("tags[0]", variables.nome.value);
              variables.linhas.setAt("[0].quantidade", 2);
              variables.linhas.setAt(`[${variables.idade.value}].quantidade`, 3);
              variables.lista.setAt(2, "a");
              variables.lista.push("b");
              variables.lista.unshift("c");
              variables.lista.insert(1, variables.nome.value);
              variables.lista.remove(variables.idade.value);
              variables.lista.shift();
              variables.lista.pop();
              variables.nome.reset();
              resetVariables([
                variables.nome,
                variables.idade,
              ]);
            });
          }}
        />
        <TextBlock
          id="mostra"
          text={() => toText(variables.lista.value) + toText(variables.pessoa.value)}
        />
      </Section>
    </Page>
  );
}
