// @generated from designs/vendas/components/recuperacao-resumo.json. Do not edit.
import {
  If,
  component,
  fetchCollection,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Flexbox } from "trama/runtime/elements/flexbox";
import { TextBlock } from "trama/runtime/elements/text";
import { Tooltip } from "trama/runtime/elements/tooltip";
import {
  floor,
} from "trama/runtime/helpers";
import type { RecuperacaoResumoRow } from "../collections/recuperacao-resumo";
import { recuperacaoResumo } from "../collections/recuperacao-resumo";
import { moeda } from "../formulas/moeda";
import { percentual } from "../formulas/percentual";
import { formatDate } from "../helpers/format-date";
import { formatNumber } from "../helpers/format-number";
import { today } from "../helpers/today";

/** O que está em aberto e o que se recuperou no período. */
const RecuperacaoResumo = component("recuperacao-resumo", {}, () => {
  const formulas = {
    resumo: (): RecuperacaoResumoRow | null | undefined => recuperacaoResumo.data.value,
  };
  return (
    <Flexbox
      id="caixa"
      classes={["base"]}
      states={{
        buscando: () => recuperacaoResumo.isFetching.value && recuperacaoResumo.isFetched.value,
      }}
    >
      <dl className="trama-base recuperacao-resumo-faixa resumo">
        <div className="trama-flexbox recuperacao-resumo-aberto resumo-par">
          <dt className="trama-text recuperacao-resumo-rotuloAberto dica">
            Valor em aberto
          </dt>
          <TextBlock
            id="valorAberto"
            classes={["soma"]}
            text={() => {
              const r = formulas.resumo();
              return r
                ? moeda(r.aberto_centavos)
                : "—";
            }}
            tag="dd"
          />
          <If when={() => (formulas.resumo()?.outras_moedas ?? 0) > 0}>
            <TextBlock
              id="dicaAberto"
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
          <If when={() => (formulas.resumo()?.esperando ?? 0) > 0}>
            <TextBlock
              id="esperando"
              classes={["dica"]}
              text={() => {
                const r = formulas.resumo();
                const ate = r?.esperando_ate ?? "";
                return `${moeda(r?.esperando_centavos ?? 0)} ${r?.esperando === 1 ? "entra" : "entram"} na fila até ${formatDate(ate, "YYYY-MM-DD") === today() ? formatDate(ate, "HH:mm") : formatDate(ate, "DD/MM HH:mm")}`;
              }}
              tag="dd"
            />
          </If>
        </div>
        <div className="trama-flexbox recuperacao-resumo-recuperado resumo-par">
          <dt className="trama-text recuperacao-resumo-rotuloRecuperado dica">
            Recuperado no período
          </dt>
          <TextBlock
            id="valorRecuperado"
            classes={["soma"]}
            text={() => {
              const r = formulas.resumo();
              return r
                ? moeda(r.recuperado_centavos)
                : "—";
            }}
            tag="dd"
          />
        </div>
        <div className="trama-flexbox recuperacao-resumo-taxa resumo-par">
          <dt className="trama-text recuperacao-resumo-rotuloTaxa dica">
            Taxa de recuperação
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
        </div>
        <div className="trama-flexbox recuperacao-resumo-tempo resumo-par">
          <dt className="trama-text recuperacao-resumo-rotuloTempo dica">
            Tempo até o 1º contato
          </dt>
          <TextBlock
            id="valorTempo"
            classes={["soma"]}
            text={() => {
              const r = formulas.resumo();
              const m = r?.minutos_ate_contato ?? 0;
              return r?.minutos_ate_contato == null ? "—"
                : m < 60 ? `${m} min`
                : `${floor(m / 60)} h ${m % 60} min`;
            }}
            tag="dd"
          />
        </div>
      </dl>
      <Tooltip
        id="oQueConta"
        text="Recuperada é a venda paga até 7 dias depois de um contato, sem o que se devolveu. A taxa é de recuperadas entre recuperadas, perdidas e expiradas do período."
        position="bottom"
        delay={0}
        trigger={
          <span className="trama-text recuperacao-resumo-oQueContaSinal dica explica">
            O que conta
          </span>
        }
      />
      <If when={() => recuperacaoResumo.error.value}>
        <div className="trama-flexbox recuperacao-resumo-falha">
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
              await fetchCollection(run, recuperacaoResumo);
            }}
          />
        </div>
      </If>
    </Flexbox>
  );
});

export default RecuperacaoResumo;
