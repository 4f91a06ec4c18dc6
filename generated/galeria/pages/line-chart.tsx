// @generated from designs/galeria/pages/line-chart.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { LineChart } from "trama/runtime/elements/line-chart";
import { pessoas } from "../collections/pessoas";

export default function LineChartPage() {
  const page = usePage();
  return (
    <Page
      id="line-chart"
      page={page}
      title="Line chart"
    >
      <Section
        id="exemplos"
        tag="main"
        classes={["exemplos"]}
      >
        <h1 className="trama-text line-chart-tipo">
          Line chart
        </h1>
        <LineChart
          id="guiado"
          dataType="guided"
          data={() => pessoas.data.value}
          dataXField="papel"
          yAxis="field-summary"
          dataYField="valor"
          height="200px"
          ariaLabel="Valor por papel"
        />
        <LineChart
          id="avancado"
          cubicInterpolationMode="monotone"
          area
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
        <LineChart
          id="carregando"
          cubicInterpolationMode="monotone"
          area
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
        <LineChart
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
