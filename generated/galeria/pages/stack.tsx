// @generated from designs/galeria/pages/stack.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { Stack } from "trama/runtime/elements/stack";
import { TextBlock } from "trama/runtime/elements/text";
import { pessoas } from "../collections/pessoas";

export default function StackPage() {
  const page = usePage();
  return (
    <Page
      id="stack"
      page={page}
      title="Stack"
    >
      <Section
        id="exemplos"
        tag="main"
        classes={["exemplos"]}
      >
        <h1 className="trama-text stack-tipo">
          Stack
        </h1>
        <Stack
          id="fila"
          items={() => pessoas.data.value}
          labelField="nome"
          ariaLabel="Fila"
          header={
            <h2 className="trama-text stack-tituloFila">
              Fila
            </h2>
          }
          item={(item) => (
            <TextBlock
              id="cartao"
              text={() => item.value.nome}
            />
          )}
        />
        <Stack
          id="fixa"
          items={() => pessoas.data.value}
          labelField="nome"
          readonly
          ariaLabel="Somente leitura"
          item={(item) => (
            <TextBlock
              id="cartao2"
              text={() => item.value.nome}
            />
          )}
        />
        <Stack
          id="vazia"
          items={[]}
          ariaLabel="Vazia"
          item={() => (
            <p className="trama-text stack-cartao3">
              x
            </p>
          )}
        />
      </Section>
    </Page>
  );
}
