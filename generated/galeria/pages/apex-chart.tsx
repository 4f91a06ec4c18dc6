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
