// @generated from designs/galeria/pages/apex-chart.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { ApexChart } from "trama/runtime/elements/apex-chart";

export default function ApexChartPage() {
  const page = usePage();
  return (
    <Page
      id="apex-chart"
      page={page}
      title="ApexCharts chart"
    >
      <Section
        id="exemplos"
        tag="main"
        classes={["exemplos"]}
      >
        <h1 className="trama-text apex-chart-tipo">
          ApexCharts chart
        </h1>
        <ApexChart
          id="radar"
          type="radar"
          series={[
            { name: "Time", data: [3, 5, 4, 2] },
          ]}
          options={{ labels: ["A", "B", "C", "D"], chart: { animations: { enabled: false } } }}
          height="240px"
          ariaLabel="Notas do time"
        />
        <ApexChart
          id="meta"
          type="line"
          series={[
            { name: "Vendas", data: [3, 5, 4, 6] },
          ]}
          options={{
            annotations: { yaxis: [{ y: 5, label: { text: "Meta" } }] },
            chart: { animations: { enabled: false } },
            markers: { size: 4 },
            xaxis: { categories: ["jan", "fev", "mar", "abr"] },
          }}
          height="200px"
          ariaLabel="Vendas e meta"
        />
        <ApexChart
          id="partes"
          type="donut"
          series={[3, 4, 5]}
          options={{ labels: ["Pix", "Cartão", "Boleto"], chart: { animations: { enabled: false } } }}
          height="200px"
          ariaLabel="Formas de pagamento"
        />
        <ApexChart
          id="caixas"
          type="boxPlot"
          series={[
            { name: "Prazo", data: [{ x: "jan", y: [1, 2, 3, 5, 6] }, { x: "fev", y: [2, 3, 4, 5, 7] }] },
          ]}
          options={{ chart: { animations: { enabled: false } } }}
          height="200px"
          ariaLabel="Prazo por mês"
        />
        <ApexChart
          id="carregando"
          type="line"
          series={[
            { name: "Time", data: [3, 5] },
          ]}
          options={{ chart: { animations: { enabled: false } } }}
          height="160px"
          ariaLabel="Carregando"
          isFetching
        />
        <ApexChart
          id="vazio"
          type="bar"
          series={[]}
          height="120px"
          ariaLabel="Vazio"
          emptyText="Nada ainda."
        />
      </Section>
    </Page>
  );
}
