// @generated from designs/vendas/components/transacoes-resumo.json. Do not edit.
import {
  If,
  component,
  fetchCollection,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Flexbox } from "trama/runtime/elements/flexbox";
import { TextBlock } from "trama/runtime/elements/text";
import { Tooltip } from "trama/runtime/elements/tooltip";
import type { TransacoesResumoRow } from "../collections/transacoes-resumo";
import { transacoesResumo } from "../collections/transacoes-resumo";
import { valor } from "../formulas/valor";
import { formatNumber } from "../helpers/format-number";
import * as variables from "../variables";

/** As somas do que os filtros escolhem, na moeda da conta. Vendas são as pagas e não devolvidas; quantas ficam de fora por outra moeda vem por último. */
const TransacoesResumo = component("transacoes-resumo", {}, () => {
  const formulas = {
    resumo: (): TransacoesResumoRow | null | undefined => transacoesResumo.data.value[0],
  };
  return (
    <Flexbox
      id="caixa"
      classes={["base"]}
      states={{
        buscando: () => transacoesResumo.isFetching.value && transacoesResumo.isFetched.value,
      }}
    >
      <dl className="trama-base transacoes-resumo-faixa resumo">
        <div className="trama-flexbox transacoes-resumo-vendas resumo-par">
          <dt className="trama-text transacoes-resumo-rotuloVendas dica">
            Vendas
          </dt>
          <TextBlock
            id="valorVendas"
            classes={["soma"]}
            text={() => {
              const resumo = formulas.resumo();
              return resumo
                ? formatNumber(resumo.vendas)
                : "—";
            }}
            tag="dd"
          />
        </div>
        <div className="trama-flexbox transacoes-resumo-bruto resumo-par">
          <dt className="trama-text transacoes-resumo-rotuloBruto dica">
            Bruto
          </dt>
          <TextBlock
            id="valorBruto"
            classes={["soma"]}
            text={() => {
              const resumo = formulas.resumo();
              return valor(resumo?.bruto_centavos, resumo?.moeda);
            }}
            tag="dd"
          />
        </div>
        <div className="trama-flexbox transacoes-resumo-liquido resumo-par">
          <dt className="trama-text transacoes-resumo-rotuloLiquido dica">
            Líquido
          </dt>
          <TextBlock
            id="valorLiquido"
            classes={["soma"]}
            text={() => {
              const resumo = formulas.resumo();
              return valor(resumo?.liquido_centavos, resumo?.moeda);
            }}
            tag="dd"
          />
        </div>
        <div className="trama-flexbox transacoes-resumo-comissao resumo-par">
          <dt className="trama-text transacoes-resumo-rotuloComissao dica">
            Minha comissão
          </dt>
          <TextBlock
            id="valorComissao"
            classes={["soma"]}
            text={() => {
              const resumo = formulas.resumo();
              return valor(resumo?.comissao_centavos, resumo?.moeda);
            }}
            tag="dd"
          />
        </div>
        <div className="trama-flexbox transacoes-resumo-reembolsado resumo-par">
          <dt className="trama-text transacoes-resumo-rotuloReembolsado dica">
            Reembolsado
          </dt>
          <TextBlock
            id="valorReembolsado"
            classes={["soma"]}
            text={() => {
              const resumo = formulas.resumo();
              return valor(resumo?.reembolsado_centavos, resumo?.moeda);
            }}
            tag="dd"
          />
        </div>
        <If when={() => (formulas.resumo()?.outras_moedas ?? 0) > 0}>
          <div className="trama-flexbox transacoes-resumo-outras resumo-par">
            <dt className="trama-text transacoes-resumo-rotuloOutras dica">
              Outras moedas
            </dt>
            <TextBlock
              id="valorOutras"
              classes={["soma"]}
              text={() => formatNumber(formulas.resumo()?.outras_moedas ?? 0)}
              tag="dd"
            />
          </div>
        </If>
      </dl>
      <Tooltip
        id="oQueConta"
        text={() => `Vendas pagas e não devolvidas, em ${formulas.resumo()?.moeda ?? "BRL"}, pela data ${variables.dataDe.value === "aprovacao" ? "da aprovação, como no Dashboard" : "do pedido"}. Bruto é o valor inteiro; Reembolsado, a parte dele que se devolveu. Líquido, sem as taxas da plataforma, e Minha comissão já vêm sem o devolvido.`}
        position="bottom"
        delay={0}
        trigger={
          <span className="trama-text transacoes-resumo-oQueContaSinal dica explica">
            O que conta
          </span>
        }
      />
      <If when={() => transacoesResumo.error.value}>
        <div className="trama-flexbox transacoes-resumo-falha">
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
              await fetchCollection(run, transacoesResumo);
            }}
          />
        </div>
      </If>
    </Flexbox>
  );
});

export default TransacoesResumo;
