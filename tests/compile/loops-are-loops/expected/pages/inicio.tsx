// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  batch,
  iterate,
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
          id="anda"
          text="anda"
          onClick={() => {
            for (const [pessoaIndex, pessoa] of iterate(variables.pessoas.value).entries()) {
              if (pessoa.nome === "") {
                continue;
              }
              batch(() => {
                for (const filho of iterate(pessoa.filhos)) {
                  variables.lista.push(`${pessoaIndex} ${filho.nome}`);
                }
              });
            }
            batch(() => {
              for (const _ of iterate(variables.lista.value)) {
                variables.idade.set(variables.idade.value + 1);
              }
            });
            while (variables.idade.value < 9) {
              variables.idade.set(variables.idade.value + 1);
              if (variables.idade.value === 7) {
                break;
              }
            }
          }}
        />
        <TextBlock
          id="mostra"
          text={() => toText(variables.pessoa.value)}
        />
      </Section>
    </Page>
  );
}
