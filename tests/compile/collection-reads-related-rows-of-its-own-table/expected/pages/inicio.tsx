// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Repeat,
  Section,
  usePage,
} from "trama/runtime";
import { TextBlock } from "trama/runtime/elements/text";
import { mensagens } from "../collections/mensagens";
import { pessoas } from "../collections/pessoas";

export default function Inicio() {
  const page = usePage();
  return (
    <Page
      id="inicio"
      page={page}
      title="Início"
      collections={[
        mensagens,
        pessoas,
      ]}
    >
      <Section
        id="principal"
      >
        <Repeat
          items={() => pessoas.data.value}
          by={(item) => item.id}
        >
          {(item) => (
            <TextBlock
              id="pessoa"
              text={() => `${item.value.nome} ${item.value.chefe.nome} ${item.value.empresa?.nome ?? ""} ${item.value.equipe.length} ${mensagens.data.value.length}`}
            />
          )}
        </Repeat>
      </Section>
    </Page>
  );
}
