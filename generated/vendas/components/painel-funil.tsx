// @generated from designs/vendas/components/painel-funil.json. Do not edit.
import {
  If,
  Repeat,
  component,
  fetchCollection,
} from "trama/runtime";
import { Base } from "trama/runtime/elements/base";
import { TextBlock } from "trama/runtime/elements/text";
import {
  capitalize,
  max,
  sqrt,
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
    /** A largura de uma etapa, em por cento: a raiz da parte da primeira que chegou a ela, para que as últimas se vejam. */
    largura: (etapa: number): number => {
      const primeira = formulas.etapas()[0];
      const esta = formulas.etapas()[etapa];
      return esta == null || primeira == null || primeira.qtd === 0
        ? 0
        : max(8, sqrt(esta.qtd / primeira.qtd) * 100);
    },
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
      conteudo={
        <>
          <If when={() => formulas.etapas().length > 0}>
            <ol className="trama-flexbox painel-funil-etapas" aria-label="Funil do período">
              <Repeat
                items={formulas.etapas}
                by={(item) => item.etapa}
              >
                {(item, index) => (
                  <li className="trama-flexbox painel-funil-etapa">
                    <div className="trama-flexbox painel-funil-nomeEtapa">
                      <TextBlock
                        id="nomeDaEtapa"
                        classes={["valor"]}
                        text={() => capitalize(item.value.etapa)}
                        tag="span"
                      />
                      <If when={() => item.value.taxa != null}>
                        <TextBlock
                          id="taxaDaEtapa"
                          classes={["linha-apoio"]}
                          rootAttributes={{
                            title: () => `${formatNumber(item.value.taxa ?? 0, { style: "percent" })} da etapa anterior`,
                          }}
                          text={() => formatNumber(item.value.taxa ?? 0, { style: "percent" })}
                          tag="span"
                        />
                      </If>
                    </div>
                    <div className="trama-flexbox painel-funil-areaEtapa">
                      <Base
                        id="faixaEtapa"
                        style={{
                          clipPath: () => {
                            const parte: number = index.value + 1 >= formulas.etapas().length
                              ? 1
                              : formulas.largura(index.value + 1) / formulas.largura(index.value);
                            return `polygon(0 0, 100% 0, ${50 + 50 * parte}% 100%, ${50 - 50 * parte}% 100%)`;
                          },
                          opacity: () => 1 - index.value * 0.14,
                          width: () => `${formulas.largura(index.value)}%`,
                        }}
                      >
                      </Base>
                    </div>
                    <TextBlock
                      id="quantosEtapa"
                      classes={["soma"]}
                      text={() => formatNumber(item.value.qtd)}
                      tag="span"
                    />
                  </li>
                )}
              </Repeat>
            </ol>
          </If>
          <If when={() => dashFunil.isFetched.value && formulas.etapas().length === 0}>
            <p className="trama-text painel-funil-semDados texto">
              Sem dados no período.
            </p>
          </If>
        </>
      }
    />
  );
});

export default PainelFunil;
