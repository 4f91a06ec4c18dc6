// @generated from designs/vendas/components/pipelines-resumo.json. Do not edit.
import {
  If,
  component,
  fetchCollection,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Flexbox } from "trama/runtime/elements/flexbox";
import { TextBlock } from "trama/runtime/elements/text";
import type { PipelineResumoRow } from "../collections/pipeline-resumo";
import { pipelineResumo } from "../collections/pipeline-resumo";
import { moeda } from "../formulas/moeda";
import { percentual } from "../formulas/percentual";
import { formatNumber } from "../helpers/format-number";
import * as variables from "../variables";

/** O que está aberto no pipeline, e quanto se ganhou no período. */
const PipelinesResumo = component("pipelines-resumo", {}, () => {
  const formulas = {
    resumo: (): PipelineResumoRow | null | undefined => pipelineResumo.data.value,
  };
  return (
    <Flexbox
      id="caixa"
      classes={["base"]}
      states={{
        buscando: () =>
          pipelineResumo.isFetching.value &&
            pipelineResumo.isFetched.value &&
            !variables.listaQuieta.value,
      }}
    >
      <dl className="trama-base pipelines-resumo-faixa resumo">
        <div className="trama-flexbox pipelines-resumo-abertas resumo-par">
          <dt className="trama-text pipelines-resumo-rotuloAbertas dica">
            Abertas
          </dt>
          <TextBlock
            id="valorAbertas"
            classes={["soma"]}
            text={() => {
              const r = formulas.resumo();
              return r
                ? formatNumber(r.abertas)
                : "—";
            }}
            tag="dd"
          />
          <TextBlock
            id="dicaAbertas"
            classes={["dica"]}
            text={() => {
              const r = formulas.resumo();
              const n = r?.paradas ?? 0;
              return n === 0 ? "nenhuma parada"
                : n === 1 ? "1 parada"
                : `${formatNumber(n)} paradas`;
            }}
            tag="dd"
          />
        </div>
        <div className="trama-flexbox pipelines-resumo-valor resumo-par">
          <dt className="trama-text pipelines-resumo-rotuloValor dica">
            Valor
          </dt>
          <TextBlock
            id="valorValor"
            classes={["soma"]}
            text={() => {
              const r = formulas.resumo();
              return r
                ? moeda(r.valor_centavos)
                : "—";
            }}
            tag="dd"
          />
          <If when={() => (formulas.resumo()?.outras_moedas ?? 0) > 0}>
            <TextBlock
              id="dicaValor"
              classes={["dica"]}
              text={() => {
                const n = formulas.resumo()?.outras_moedas ?? 0;
                return n === 1
                  ? "e 1 em outra moeda"
                  : `e ${formatNumber(n)} em outras moedas`;
              }}
              tag="dd"
            />
          </If>
        </div>
        <div className="trama-flexbox pipelines-resumo-ponderado resumo-par">
          <dt className="trama-text pipelines-resumo-rotuloPonderado dica">
            Ponderado
          </dt>
          <TextBlock
            id="valorPonderado"
            classes={["soma"]}
            text={() => {
              const r = formulas.resumo();
              return r
                ? moeda(r.ponderado_centavos)
                : "—";
            }}
            tag="dd"
          />
          <TextBlock
            id="dicaPonderado"
            classes={["dica"]}
            text={() => "pela chance da etapa"}
            tag="dd"
          />
        </div>
        <div className="trama-flexbox pipelines-resumo-taxa resumo-par">
          <dt className="trama-text pipelines-resumo-rotuloTaxa dica">
            Taxa de ganho no período
          </dt>
          <TextBlock
            id="valorTaxa"
            classes={["soma"]}
            text={() => {
              const r = formulas.resumo();
              return r?.taxa == null
                ? "—"
                : percentual(r.taxa);
            }}
            tag="dd"
          />
          <TextBlock
            id="dicaTaxa"
            classes={["dica"]}
            text={() => {
              const r = formulas.resumo();
              return r
                ? `${formatNumber(r.ganhas)} ganhas, ${formatNumber(r.perdidas)} perdidas`
                : "";
            }}
            tag="dd"
          />
        </div>
      </dl>
      <If when={() => pipelineResumo.error.value}>
        <div className="trama-flexbox pipelines-resumo-falha">
          <TextBlock
            id="texto"
            classes={["dica"]}
            text="Não foi possível carregar as somas."
            tag="span"
            role="alert"
          />
          <Button
            id="tentar"
            classes={["botao", "discreto"]}
            text="Tentar de novo"
            onClick={async (run) => {
              await fetchCollection(run, pipelineResumo);
            }}
          />
        </div>
      </If>
    </Flexbox>
  );
});

export default PipelinesResumo;
