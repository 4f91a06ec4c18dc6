// @generated from designs/vendas/components/painel-meta.json. Do not edit.
import {
  If,
  component,
  fetchCollection,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { NumberDisplay } from "trama/runtime/elements/number-display";
import { ProgressBar } from "trama/runtime/elements/progress-bar";
import { TextBlock } from "trama/runtime/elements/text";
import { dashKpis } from "../collections/dash-kpis";
import Bloco from "./bloco";
import { moeda } from "../formulas/moeda";
import { temConta } from "../formulas/tem-conta";
import { addMonths } from "../helpers/add-months";
import { daysBetween } from "../helpers/days-between";
import { formatDate } from "../helpers/format-date";
import { setDays } from "../helpers/set-days";
import { today } from "../helpers/today";
import { metaDefinir } from "../workflows/meta-definir";

/** Quanto da meta do mês já foi vendido; quem cuida da conta a define aqui. */
const PainelMeta = component("painel-meta", {}, () => {
  const formulas = {
    /** Os dias do mês que ainda faltam, com hoje. */
    dias: (): number => {
      const hoje = today();
      return daysBetween(hoje, addMonths(setDays(hoje, 1), 1));
    },
    meta: (): number => dashKpis.data.value?.meta_centavos ?? 0,
    parte: (): number => {
      const meta = formulas.meta();
      return meta > 0
        ? formulas.vendido() / meta
        : 0;
    },
    vendido: (): number => dashKpis.data.value?.receita_mes_centavos ?? 0,
  };
  return (
    <Bloco
      id="bloco"
      altura="118px"
      buscando={() => dashKpis.isFetching.value}
      carregado={() => dashKpis.isFetched.value}
      falhou={() => dashKpis.error.value != null}
      titulo="Meta do mês"
      onTentar={async (run) => {
        await fetchCollection(run, dashKpis);
      }}
      acao={
        <If when={() => temConta() && dashKpis.isFetched.value}>
          <Button
            id="mudar"
            classes={["botao", "discreto"]}
            text={() => formulas.meta() > 0 ? "Mudar" : "Definir"}
            ariaLabel={() => formulas.meta() > 0 ? "Mudar a meta" : "Definir a meta"}
            onClick={metaDefinir}
          />
        </If>
      }
      conteudo={
        <>
          <If when={() => formulas.meta() > 0}>
            <div className="trama-flexbox painel-meta-com">
              <NumberDisplay
                id="vendido"
                classes={["numero"]}
                value={() => formulas.vendido() / 100}
                locale="pt-BR"
                currency="BRL"
              />
              <ProgressBar
                id="barra"
                value={() => {
                  const feito = formulas.parte();
                  return feito > 1
                    ? 100
                    : feito * 100;
                }}
                label="element"
                ariaLabel="Parte da meta do mês"
                progressLabel={
                  <NumberDisplay
                    id="parte"
                    classes={["forte"]}
                    value={formulas.parte}
                    locale="pt-BR"
                    numberStyle="percent"
                    fractionDigits={0}
                  />
                }
              />
              <TextBlock
                id="de"
                classes={["dica"]}
                text={() => `de ${moeda(formulas.meta())} em ${formatDate(today(), "MMMM")}`}
              />
              <TextBlock
                id="falta"
                classes={["dica"]}
                text={() => {
                  const restantes = formulas.dias();
                  return formulas.parte() >= 1
                    ? "Meta batida."
                    : `Faltam ${moeda(formulas.meta() - formulas.vendido())}, com ${restantes} ${restantes === 1 ? "dia" : "dias"} pela frente.`;
                }}
              />
            </div>
          </If>
          <If when={() => formulas.meta() === 0}>
            <p className="trama-text painel-meta-sem texto">
              Nenhuma meta definida.
            </p>
          </If>
        </>
      }
    />
  );
});

export default PainelMeta;
