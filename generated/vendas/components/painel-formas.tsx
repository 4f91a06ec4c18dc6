// @generated from designs/vendas/components/painel-formas.json. Do not edit.
import {
  component,
  fetchCollection,
  responsive,
} from "trama/runtime";
import { PieChart } from "trama/runtime/elements/pie-chart";
import { dashFormas } from "../collections/dash-formas";
import Bloco from "./bloco";

/** As vendas do período por forma de pagamento. */
const PainelFormas = component("painel-formas", {}, () => (
  <Bloco
    id="bloco"
    carregado={() => dashFormas.isFetched.value}
    falhou={() => dashFormas.error.value != null}
    titulo="Formas de pagamento"
    onTentar={async (run) => {
      await fetchCollection(run, dashFormas);
    }}
    conteudo={(
      <PieChart
        id="pizza"
        displayType="doughnut"
        dataType="advanced"
        labels={() => dashFormas.data.value.map((item) => item.rotulo)}
        datasets={() => [{ label: "Receita", data: dashFormas.data.value.map((forma) => forma.valor_centavos / 100) }]}
        height={responsive({
          default: "220px",
          mobile: "240px",
        })}
        legendPosition="bottom"
        numberStyle="currency"
        currency="BRL"
        ariaLabel="Receita por forma de pagamento"
        labelsTitle="Forma de pagamento"
        valueTitle="Receita"
        table={responsive({
          default: "hidden",
          mobile: "toggle",
        })}
        tableText="Ver em tabela"
        isFetching={() => dashFormas.isFetching.value || !dashFormas.isFetched.value && dashFormas.error.value == null}
        emptyText="Sem dados no período."
      />
    )}
  />
));

export default PainelFormas;
