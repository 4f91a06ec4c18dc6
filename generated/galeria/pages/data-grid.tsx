// @generated from designs/galeria/pages/data-grid.json. Do not edit.
import {
  Page,
  Section,
  handle,
  usePage,
} from "trama/runtime";
import { DataGrid } from "trama/runtime/elements/data-grid";
import {
  sortBy,
} from "trama/runtime/helpers";
import { pessoas } from "../collections/pessoas";

export default function DataGridPage() {
  const page = usePage();
  const elements = {
    normal: handle(DataGrid),
  };
  return (
    <Page
      id="data-grid"
      page={page}
      title="Data grid"
    >
      <Section
        id="exemplos"
        tag="main"
        classes={["exemplos"]}
      >
        <h1 className="trama-text data-grid-tipo">
          Data grid
        </h1>
        <DataGrid
          id="normal"
          handle={elements.normal}
          data={() => sortBy(pessoas.data.value, "nome", elements.normal.sort.value.order === "DESC" ? "desc" : "asc")}
          dataIdPath="id"
          columns={[
            {
              id: "nome",
              name: "Nome",
              path: "nome",
              sortable: true,
            },
            {
              id: "papel",
              name: "Papel",
              path: "papel",
              hideOn: ["mobile"],
            },
            {
              id: "valor",
              name: "Valor",
              path: "valor",
              align: "end",
            },
          ]}
          ariaLabel="Pessoas"
          selectable
          sortName="nome"
          sortOrder="ASC"
        />
        <DataGrid
          id="editavel"
          data={() => pessoas.data.value}
          dataIdPath="id"
          columns={[
            {
              id: "nome",
              name: "Nome",
              path: "nome",
              editable: true,
            },
            {
              id: "desde",
              name: "Desde",
              path: "desde",
              editable: true,
              editableType: "date",
            },
          ]}
          ariaLabel="Acessos"
          inlineEditing
        />
        <DataGrid
          id="carregando"
          data={[]}
          columns={[
            {
              id: "nome",
              name: "Nome",
            },
          ]}
          ariaLabel="Carregando"
          isFetching
          skeletonRows={2}
        />
        <DataGrid
          id="atualizando"
          data={() => pessoas.data.value}
          dataIdPath="id"
          columns={[
            {
              id: "nome",
              name: "Nome",
              path: "nome",
            },
          ]}
          ariaLabel="Atualizando"
          isFetching
        />
        <DataGrid
          id="vazia"
          data={[]}
          columns={[
            {
              id: "nome",
              name: "Nome",
            },
          ]}
          ariaLabel="Vazia"
          emptyText="Nada aqui."
        />
      </Section>
    </Page>
  );
}
