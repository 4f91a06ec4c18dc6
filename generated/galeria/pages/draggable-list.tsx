// @generated from designs/galeria/pages/draggable-list.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { DraggableList } from "trama/runtime/elements/draggable-list";
import { TextBlock } from "trama/runtime/elements/text";
import { pessoas } from "../collections/pessoas";

export default function DraggableListPage() {
  const page = usePage();
  return (
    <Page
      id="draggable-list"
      page={page}
      title="Draggable list"
    >
      <Section
        id="exemplos"
        tag="main"
        classes={["exemplos"]}
      >
        <h1 className="trama-text draggable-list-tipo">
          Draggable list
        </h1>
        <DraggableList
          id="normal"
          items={() => pessoas.data.value}
          labelField="nome"
          ariaLabel="Pessoas"
          item={(item) => (
            <TextBlock
              id="nome"
              text={() => item.value.nome}
            />
          )}
        />
        <DraggableList
          id="desligada"
          items={() => pessoas.data.value}
          labelField="nome"
          ariaLabel="Desligada"
          disabled
          item={(item) => (
            <TextBlock
              id="nome2"
              text={() => item.value.nome}
            />
          )}
        />
        <DraggableList
          id="vazia"
          items={[]}
          ariaLabel="Vazia"
          item={() => (
            <p className="trama-text draggable-list-nome3">
              x
            </p>
          )}
        />
      </Section>
    </Page>
  );
}
