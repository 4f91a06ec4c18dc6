// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  handle,
  usePage,
} from "trama/runtime";
import { DraggableList } from "trama/runtime/elements/draggable-list";
import { TextBlock } from "trama/runtime/elements/text";
import * as variables from "../variables";

export default function Inicio() {
  const page = usePage();
  const elements = {
    lista: handle(DraggableList<{
      readonly id: string;
      readonly nome: string;
    }>),
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
        <DraggableList
          id="lista"
          handle={elements.lista}
          items={() => variables.colunas.value}
          labelField="nome"
          ariaLabel="Colunas"
          onItemMoved={(_run, event) => {
            variables.colunas.set(event.updatedList);
          }}
          item={(item) => (
            <TextBlock
              id="nome"
              text={() => item.value.nome}
            />
          )}
        />
        <TextBlock
          id="primeira"
          text={() => elements.lista.value.value[0]?.nome}
        />
      </Section>
    </Page>
  );
}
