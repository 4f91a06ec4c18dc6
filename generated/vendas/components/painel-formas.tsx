// @generated from designs/vendas/components/painel-formas.json. Do not edit.
import {
  component,
  fetchCollection,
  responsive,
} from "trama/runtime";
import { PieChart } from "trama/runtime/elements/pie-chart";
import { Select } from "trama/runtime/elements/select";
import { dashFormas } from "../collections/dash-formas";
import Bloco from "./bloco";
import * as variables from "../variables";

/** A receita do período por forma de pagamento, produto, plataforma ou estado. */
const PainelFormas = component("painel-formas", {}, () => {
  const formulas = {
    /** Por que a receita é dividida, como se lê. */
    divisao: (): string =>
      variables.receitaPor.value === "produto" ? "Produto"
        : variables.receitaPor.value === "plataforma" ? "Plataforma"
        : variables.receitaPor.value === "uf" ? "Estado"
        : "Forma de pagamento",
  };
  return (
    <Bloco
      id="bloco"
      carregado={() => dashFormas.isFetched.value}
      falhou={() => dashFormas.error.value != null}
      titulo="Receita por"
      onTentar={async (run) => {
        await fetchCollection(run, dashFormas);
      }}
      acao={
        <Select
          id="divisao"
          classes={["filtro", "filtro-sempre"]}
          options={[
            { value: "forma_pagamento", label: "Forma de pagamento" },
            { value: "produto", label: "Produto" },
            { value: "plataforma", label: "Plataforma" },
            { value: "uf", label: "Estado" },
          ]}
          value={() => variables.receitaPor.value}
          ariaLabel="Dividir a receita por"
          searchable={false}
          onChange={async (run, event) => {
            variables.receitaPor.set(event.value ?? "forma_pagamento");
            await fetchCollection(run, dashFormas);
          }}
        />
      }
      conteudo={
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
          ariaLabel={() => `Receita por ${formulas.divisao().toLowerCase()}`}
          labelsTitle={formulas.divisao}
          valueTitle="Receita"
          table={responsive({
            default: "hidden",
            mobile: "toggle",
          })}
          tableText="Ver em tabela"
          isFetching={() => dashFormas.isFetching.value || (!dashFormas.isFetched.value && dashFormas.error.value == null)}
          emptyText="Sem dados no período."
        />
      }
    />
  );
});

export default PainelFormas;
