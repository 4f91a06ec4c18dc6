// @generated from designs/galeria/pages/pie-chart.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { PieChart } from "trama/runtime/elements/pie-chart";
import { pessoas } from "../collections/pessoas";

export default function PieChartPage() {
  const page = usePage();
  return (
    <Page
      id="pie-chart"
      page={page}
      title="Pie chart"
    >
      <Section
        id="exemplos"
        tag="main"
        classes={["exemplos"]}
      >
        <h1 className="trama-text pie-chart-tipo">
          Pie chart
        </h1>
        <PieChart
          id="guiado"
          displayType="doughnut"
          dataType="guided"
          data={() => pessoas.data.value}
          dataXField="papel"
          yAxis="field-summary"
          dataYField="valor"
          height="200px"
          ariaLabel="Valor por papel"
        />
        <PieChart
          id="avancado"
          dataType="advanced"
          labels={["jan", "fev", "mar", "abr"]}
          datasets={[
            {
              data: [38, 62, 10, 5],
            },
          ]}
          height="200px"
          showValues
          ariaLabel="Vendas por mês"
          table="toggle"
          tableText="Ver em tabela"
        />
        <PieChart
          id="carregando"
          dataType="advanced"
          labels={["jan", "fev", "mar", "abr"]}
          datasets={[
            {
              data: [38, 62, 10, 5],
            },
          ]}
          height="120px"
          showValues
          ariaLabel="Carregando"
          isFetching
        />
        <PieChart
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
