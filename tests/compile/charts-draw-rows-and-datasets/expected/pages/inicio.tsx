// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  log,
  responsive,
  usePage,
} from "trama/runtime";
import { ApexChart } from "trama/runtime/elements/apex-chart";
import { BarChart } from "trama/runtime/elements/bar-chart";
import { LineChart } from "trama/runtime/elements/line-chart";
import { PieChart } from "trama/runtime/elements/pie-chart";
import * as variables from "../variables";

export default function Inicio() {
  const page = usePage();
  return (
    <Page
      id="inicio"
      page={page}
      title="Início"
    >
      <Section
        id="principal"
      >
        <BarChart
          id="porDia"
          stacked
          dataType="guided"
          data={() => variables.vendas.value}
          dataXField="dia"
          yAxis="field-summary"
          dataYField="total"
          aggregate="sum"
          groupBy="loja"
          colors={["var(--azul)", "var(--verde)"]}
          height={responsive({
            default: "320px",
            mobile: "240px",
          })}
          labelFormat="DD/MM"
          numberStyle="currency"
          currency="BRL"
          ariaLabel={() => `Receita por dia ${variables.dia.value}`}
          table={responsive({
            default: "hidden",
            mobile: "toggle",
          })}
          tableText="Ver em tabela"
          onChartClick={(run, event) => {
            variables.dia.set(event.dataX);
            log(run, event.points[0]?.label);
          }}
        />
        <PieChart
          id="formas"
          displayType="doughnut"
          labels={() => variables.vendas.value.map((venda) => venda.loja)}
          datasets={() => [{ label: "Vendas", data: variables.vendas.value.map((venda) => venda.total) }, { label: "Metas", data: variables.vendas.value.map((venda) => venda.meta) }]}
          options={{
            cutout: "60%",
            plugins: {
              legend: {
                position: "right",
              },
            },
          }}
        />
        <PieChart
          id="porLoja"
          dataType="guided"
          data={() => variables.vendas.value}
          dataXField="loja"
          yAxis="field-summary"
          dataYField="total"
          aggregate="average"
        />
        <ApexChart
          id="velas"
          type="candlestick"
          series={() => [{ name: "Cotação", data: [{ x: variables.dia.value, y: [1, 4, 0, 3] }] }]}
          options={{
            yaxis: {
              title: {
                text: () => variables.dia.value,
              },
            },
          }}
          ariaLabel="Cotação"
          onChartClick={(_run, event) => {
            variables.dia.set(event.label);
          }}
        />
        <LineChart
          id="linhas"
          cubicInterpolationMode="monotone"
          stacked
          area={() => variables.dia.value !== ""}
          spanGaps
          labels={["seg", "ter"]}
          datasets={[
            {
              label: "Vendas",
              data: [10, null],
              borderColor: "var(--azul)",
              fill: true,
            },
            {
              label: "Metas",
              data: [8, 12],
              backgroundColor: "var(--verde)",
            },
          ]}
          options={{
            scales: {
              y: {
                title: {
                  text: "Reais",
                },
                min: 0,
              },
            },
          }}
          onChartClick={(_run, event) => {
            variables.dia.set(event.dataX);
          }}
        />
      </Section>
    </Page>
  );
}
