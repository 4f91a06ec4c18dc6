// @generated from designs/galeria/pages/bar-chart.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { BarChart } from "trama/runtime/elements/bar-chart";
import { pessoas } from "../collections/pessoas";

export default function BarChartPage() {
  const page = usePage();
  return (
    <Page
      id="bar-chart"
      page={page}
      title="Bar chart"
    >
      <Section
        id="exemplos"
        tag="main"
        classes={["exemplos"]}
      >
        <h1 className="trama-text bar-chart-tipo">
          Bar chart
        </h1>
        <BarChart
          id="guiado"
          dataType="guided"
          data={() => pessoas.data.value}
          dataXField="papel"
          yAxis="field-summary"
          dataYField="valor"
          height="200px"
          showValues
          ariaLabel="Valor por papel"
        />
        <BarChart
          id="avancado"
          stacked
          dataType="advanced"
          labels={["jan", "fev", "mar", "abr"]}
          datasets={[
            {
              label: "Pix",
              data: [3, 5, 4, 8],
            },
            {
              label: "Cartão",
              data: [6, 2, 3, 3],
            },
          ]}
          height="200px"
          ariaLabel="Vendas por mês"
          table="toggle"
          tableText="Ver em tabela"
        />
        <BarChart
          id="carregando"
          stacked
          dataType="advanced"
          labels={["jan", "fev", "mar", "abr"]}
          datasets={[
            {
              label: "Pix",
              data: [3, 5, 4, 8],
            },
            {
              label: "Cartão",
              data: [6, 2, 3, 3],
            },
          ]}
          height="120px"
          ariaLabel="Carregando"
          isFetching
        />
        <BarChart
          id="vazio"
          dataType="advanced"
          labels={[]}
          datasets={[]}
          height="120px"
          ariaLabel="Vazio"
          emptyText="Nada ainda."
        />
      </Section>
    </Page>
  );
}
