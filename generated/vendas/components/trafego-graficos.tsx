// @generated from designs/vendas/components/trafego-graficos.json. Do not edit.
import {
  component,
  fetchCollection,
  responsive,
} from "trama/runtime";
import { ApexChart } from "trama/runtime/elements/apex-chart";
import { BarChart } from "trama/runtime/elements/bar-chart";
import { ExpandableSection } from "trama/runtime/elements/expandable-section";
import { LineChart } from "trama/runtime/elements/line-chart";
import {
  round,
  toNumber,
} from "trama/runtime/helpers";
import { trafegoCampanhas } from "../collections/trafego-campanhas";
import { trafegoSerie } from "../collections/trafego-serie";
import Bloco from "./bloco";
import { formatNumber } from "../helpers/format-number";

/** O gasto e a receita por dia, o que cada campanha paga por venda, e os dias de perto. */
const TrafegoGraficos = component("trafego-graficos", {}, () => (
  <>
    <div className="trama-base trafego-graficos-grade">
      <Bloco
        id="linhas"
        carregado={() => trafegoSerie.isFetched.value}
        falhou={() => trafegoSerie.error.value != null}
        titulo="Gasto e receita por dia"
        onTentar={async (run) => {
          await fetchCollection(run, trafegoSerie);
        }}
        conteudo={
          <LineChart
            id="grafico"
            dataType="advanced"
            labels={() => trafegoSerie.data.value.map((item) => item.dia)}
            datasets={() => [{ label: "Receita", data: trafegoSerie.data.value.map((dia) => dia.receita_centavos / 100) }, { label: "Gasto", data: trafegoSerie.data.value.map((dia) => dia.gasto_centavos / 100) }]}
            colors={["var(--primaria)", "var(--texto-3)"]}
            height={responsive({
              default: "280px",
              mobile: "240px",
            })}
            legendAlignment="start"
            labelFormat="DD/MM"
            numberStyle="currency"
            currency="BRL"
            ariaLabel="Gasto e receita por dia"
            labelsTitle="Dia"
            valueTitle="Valor"
            table={responsive({
              default: "hidden",
              mobile: "toggle",
            })}
            tableText="Ver em tabela"
            isFetching={() => trafegoSerie.isFetching.value}
            emptyText="Sem dados no período."
          />
        }
      />
      <Bloco
        id="barras"
        carregado={() => trafegoCampanhas.isFetched.value}
        falhou={() => trafegoCampanhas.error.value != null}
        titulo="CPA real por campanha"
        onTentar={async (run) => {
          await fetchCollection(run, trafegoCampanhas);
        }}
        conteudo={
          <BarChart
            id="graficoBarras"
            axis="y"
            dataType="guided"
            data={() => trafegoCampanhas.data.value.filter((uma) => uma.cpa_real_centavos != null).map((uma) => ({ nome: uma.nome, cpa: (uma.cpa_real_centavos ?? 0) / 100 }))}
            dataXField="nome"
            yAxis="field-summary"
            dataYField="cpa"
            aggregate="value"
            colors={["var(--primaria)"]}
            height={responsive({
              default: "280px",
              mobile: "240px",
            })}
            isLegend={false}
            showValues
            numberStyle="currency"
            currency="BRL"
            ariaLabel="CPA real por campanha"
            labelsTitle="Campanha"
            valueTitle="CPA real"
            table={responsive({
              default: "hidden",
              mobile: "toggle",
            })}
            tableText="Ver em tabela"
            isFetching={() => trafegoCampanhas.isFetching.value}
            emptyText="Nenhuma venda de campanhas no período."
          />
        }
      />
    </div>
    <ExpandableSection
      id="dobra"
      text="Vendas e ROAS de perto, com zoom"
      heading="h2"
      keepMounted={false}
    >
      <ApexChart
        id="zoom"
        type="area"
        series={() => [{ name: "ROAS real", data: trafegoSerie.data.value.map((dia) => ({ x: `${dia.dia}`, y: dia.roas_real == null ? null : round(dia.roas_real, 2) })) }]}
        options={{
          chart: {
            zoom: { enabled: true, type: "x" },
            toolbar: { show: true, tools: { download: false } },
            animations: { enabled: false },
          },
          xaxis: { type: "datetime" },
          dataLabels: { enabled: false },
          stroke: { width: 2, curve: "straight" },
          fill: { type: "solid", opacity: 0.12 },
        }}
        yAxisText={(item) => formatNumber(toNumber(item.value.value), { minimumFractionDigits: 2, maximumFractionDigits: 2 })}
        height="300px"
        ariaLabel="ROAS real por dia"
        isFetching={() => trafegoSerie.isFetching.value}
        emptyText="Sem dados no período."
      />
    </ExpandableSection>
  </>
));

export default TrafegoGraficos;
