// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  handle,
  usePage,
} from "trama/runtime";
import { Kanban } from "trama/runtime/elements/kanban";
import { Stack } from "trama/runtime/elements/stack";
import { TextBlock } from "trama/runtime/elements/text";
import * as variables from "../variables";

export default function Inicio() {
  const page = usePage();
  const elements = {
    fila: handle(Stack<{
      readonly id: string;
      readonly nome: string;
    }>),
    quadro: handle(Kanban<{
      readonly etapa: string;
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
        <Kanban
          id="quadro"
          handle={elements.quadro}
          items={() => variables.negocios.value}
          labelField="nome"
          stackedBy="etapa"
          stacks={["nova", "paga"]}
          ariaLabel="Negócios"
          onItemMoved={(_run, event) => {
            variables.movida.set(`${event.item.nome}: ${event.oldIndex} → ${event.newIndex} de ${event.updatedList.length}`);
          }}
          footer={(item) => (
            <TextBlock
              id="primeiro"
              text={() => item.value.items[0]?.nome}
            />
          )}
          header={(item) => (
            <TextBlock
              id="titulo"
              text={() => `${item.value.label} (${item.value.items.length})`}
              tag="h2"
            />
          )}
          item={(item) => (
            <TextBlock
              id="nome"
              text={() => item.value.nome}
            />
          )}
        />
        <Stack
          id="fila"
          handle={elements.fila}
          items={() => variables.fila.value}
          labelField="nome"
          group="tarefas"
          onItemAdded={(_run, event) => {
            variables.fila.set(event.updatedList);
          }}
          onItemRemoved={(_run, event) => {
            variables.movida.set(event.item.nome);
          }}
          header={
            <h2 className="trama-text inicio-cabeca">
              Fila
            </h2>
          }
          item={(item, index) => (
            <TextBlock
              id="tarefa"
              text={() => `${index.value + 1}. ${item.value.nome}`}
            />
          )}
        />
        <TextBlock
          id="resumo"
          text={() => `${elements.quadro.stacks.value[0]?.items[0]?.nome ?? ""} ${elements.fila.value.value.length} ${variables.movida.value}`}
        />
      </Section>
    </Page>
  );
}
