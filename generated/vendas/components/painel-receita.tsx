// @generated from designs/vendas/components/painel-receita.json. Do not edit.
import {
  component,
  fetchCollection,
  responsive,
} from "trama/runtime";
import { BarChart } from "trama/runtime/elements/bar-chart";
import {
  match,
} from "trama/runtime/helpers";
import { dashSerie } from "../collections/dash-serie";
import { plataformas } from "../collections/plataformas";
import Bloco from "./bloco";
import { dashGrao } from "../formulas/dash-grao";
import { addDays } from "../helpers/add-days";
import { addMonths } from "../helpers/add-months";
import { daysBetween } from "../helpers/days-between";
import * as variables from "../variables";
import { dashAbrirBarra } from "../workflows/dash-abrir-barra";

/** A receita do período em barras, por plataforma; uma barra abre as vendas aprovadas dela. */
const PainelReceita = component("painel-receita", {}, () => {
  const formulas = {
    /** O primeiro dia de uma barra que está no período. */
    comeco: (dia: string): string => daysBetween(variables.dataInicio.value, dia) < 0 ? variables.dataInicio.value : dia,
    /** O primeiro dia da barra seguinte. */
    depois: (dia: string): string => match(dashGrao(), [
      ["dia", () => addDays(dia, 1)],
      ["semana", () => addDays(dia, 7)],
    ], () => addMonths(dia, 1)),
    esperando: (): boolean => dashSerie.isFetching.value || (!dashSerie.isFetched.value && dashSerie.error.value == null),
    fim: (dia: string): string => {
      const seguinte = formulas.depois(dia);
      return daysBetween(seguinte, variables.dataFim.value) < 0 ? variables.dataFim.value : seguinte;
    },
    titulo: (): string => match(dashGrao(), [
      ["dia", () => "Receita por dia"],
      ["semana", () => "Receita por semana"],
    ], () => "Receita por mês"),
    vendas: (): readonly {
      readonly dia: string;
      readonly plataforma: string;
      readonly valor: number;
    }[] => dashSerie.data.value.map((linha) => ({
      dia: linha.dia,
      plataforma: plataformas.data.value.find((item) => item.value === linha.plataforma)?.label ?? linha.plataforma,
      valor: linha.valor_centavos / 100,
    })),
  };
  return (
    <Bloco
      id="bloco"
      carregado={() => dashSerie.isFetched.value}
      falhou={() => dashSerie.error.value != null}
      titulo={formulas.titulo}
      onTentar={async (run) => {
        await fetchCollection(run, dashSerie);
      }}
      conteudo={
        <BarChart
          id="barras"
          stacked
          dataType="guided"
          data={formulas.vendas}
          dataXField="dia"
          yAxis="field-summary"
          dataYField="valor"
          aggregate="sum"
          groupBy="plataforma"
          height={responsive({
            default: "300px",
            mobile: "240px",
          })}
          legendAlignment="start"
          labelFormat="DD/MM"
          numberStyle="currency"
          currency="BRL"
          ariaLabel={() => `${formulas.titulo()} e plataforma`}
          labelsTitle={() => match(dashGrao(), [
            ["dia", () => "Dia"],
            ["semana", () => "Semana de"],
          ], () => "Mês de")}
          valueTitle="Receita"
          table={responsive({
            default: "hidden",
            mobile: "toggle",
          })}
          tableText="Ver em tabela"
          isFetching={formulas.esperando}
          emptyText="Sem dados no período."
          onChartClick={(run, event) => dashAbrirBarra(run, {
            fim: formulas.fim(event.dataX),
            inicio: formulas.comeco(event.dataX),
          })}
        />
      }
    />
  );
});

export default PainelReceita;
