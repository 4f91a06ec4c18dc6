// @generated from designs/galeria/pages/kanban.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { Kanban } from "trama/runtime/elements/kanban";
import { TextBlock } from "trama/runtime/elements/text";
import { pessoas } from "../collections/pessoas";

export default function KanbanPage() {
  const page = usePage();
  return (
    <Page
      id="kanban"
      page={page}
      title="Kanban"
    >
      <Section
        id="exemplos"
        tag="main"
        classes={["exemplos"]}
      >
        <h1 className="trama-text kanban-tipo">
          Kanban
        </h1>
        <Kanban
          id="quadro"
          items={() => pessoas.data.value}
          labelField="nome"
          stackedBy="papel"
          stacks={[
            { label: "Vendas", value: "vendedora" },
            { label: "Gestão", value: "gestora" },
          ]}
          uncategorizedStack
          ariaLabel="Acessos"
          item={(item) => (
            <TextBlock
              id="cartao"
              text={() => item.value.nome}
            />
          )}
        />
        <Kanban
          id="fixo"
          items={() => pessoas.data.value}
          labelField="nome"
          stackedBy="papel"
          stacks={[
            { label: "Vendas", value: "vendedora" },
          ]}
          readonly
          ariaLabel="Somente leitura"
          item={(item) => (
            <TextBlock
              id="cartao2"
              text={() => item.value.nome}
            />
          )}
        />
      </Section>
    </Page>
  );
}
