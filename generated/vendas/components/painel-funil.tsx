// @generated from designs/vendas/components/painel-funil.json. Do not edit.
import {
  component,
  fetchCollection,
  responsive,
} from "trama/runtime";
import { BarChart } from "trama/runtime/elements/bar-chart";
import {
  capitalize,
} from "trama/runtime/helpers";
import type { DashFunilRow } from "../collections/dash-funil";
import { dashFunil } from "../collections/dash-funil";
import Bloco from "./bloco";
import { formatNumber } from "../helpers/format-number";

/** Do clique ao pedido aprovado; cada etapa com a parte da anterior que chegou a ela. */
const PainelFunil = component("painel-funil", {}, () => {
  const formulas = {
    /** Um funil só de zeros é um período sem dados. */
    etapas: (): readonly DashFunilRow[] =>
      dashFunil.data.value.some((etapa) => etapa.qtd > 0)
        ? dashFunil.data.value
        : [],
  };
  return (
    <Bloco
      id="bloco"
      carregado={() => dashFunil.isFetched.value}
      falhou={() => dashFunil.error.value != null}
      titulo="Funil"
      onTentar={async (run) => {
        await fetchCollection(run, dashFunil);
      }}
      conteudo={(
        <BarChart
          id="barras"
          axis="y"
          dataType="advanced"
          labels={() => formulas.etapas().map((etapa) => {
            const nome = capitalize(etapa.etapa);
            return etapa.taxa == null
              ? nome
              : `${nome} · ${formatNumber(etapa.taxa, { style: "percent" })}`;
          })}
          datasets={() => [{ label: "Quantidade", data: formulas.etapas().map((etapa) => etapa.qtd) }]}
          height={responsive({
            default: "220px",
            mobile: "240px",
          })}
          isLegend={false}
          showValues
          fractionDigits={0}
          ariaLabel="Funil do período"
          labelsTitle="Etapa"
          valueTitle="Quantidade"
          table={responsive({
            default: "hidden",
            mobile: "toggle",
          })}
          tableText="Ver em tabela"
          isFetching={() => dashFunil.isFetching.value || !dashFunil.isFetched.value && dashFunil.error.value == null}
          emptyText="Sem dados no período."
        />
      )}
    />
  );
});

export default PainelFunil;
