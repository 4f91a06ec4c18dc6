// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Repeat,
  Section,
  usePage,
} from "trama/runtime";
import { TextBlock } from "trama/runtime/elements/text";
import {
  sum,
} from "trama/runtime/helpers";
import { contatos } from "../collections/contatos";

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
        <Repeat
          items={() => contatos.data.value}
          by={(item) => item.id}
        >
          {(item) => (
            <TextBlock
              id="contato"
              text={() => `${item.value.nome} ${item.value.conta.nome} ${sum(item.value.pedidos.map((other) => other.total))}`}
            />
          )}
        </Repeat>
      </Section>
    </Page>
  );
}
