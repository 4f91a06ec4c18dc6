// @generated from designs/vendas/components/comissoes-saldos.json. Do not edit.
import {
  If,
  Repeat,
  component,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { ExpandableSection } from "trama/runtime/elements/expandable-section";
import { TextBlock } from "trama/runtime/elements/text";
import { comissoesFechamento } from "../collections/comissoes-fechamento";
import { comissoesSaldos } from "../collections/comissoes-saldos";
import Bloco from "./bloco";
import { comissoesFimDoMes } from "../formulas/comissoes-fim-do-mes";
import { podeGerir } from "../formulas/pode-gerir";
import { valor } from "../formulas/valor";
import { formatDate } from "../helpers/format-date";
import { formatNumber } from "../helpers/format-number";
import * as variables from "../variables";
import { comissoesBuscar } from "../workflows/comissoes-buscar";
import { comissoesFechar } from "../workflows/comissoes-fechar";

/** O que pagar ou descontar de cada pessoa agora, de todas as vendas, e o fechamento do período. */
const ComissoesSaldos = component("comissoes-saldos", {}, () => (
  <Bloco
    id="bloco"
    buscando={() => comissoesSaldos.isFetching.value}
    falhou={() => comissoesSaldos.error.value != null}
    titulo="Saldo por pessoa"
    onTentar={comissoesBuscar}
    acao={
      <div className="trama-flexbox comissoes-saldos-fechamento">
        <If when={() => comissoesFechamento.data.value?.fechado_ate != null}>
          <TextBlock
            id="fechado"
            classes={["dica"]}
            text={() => `Fechado até ${formatDate(comissoesFechamento.data.value?.fechado_ate, "DD/MM/YY")}`}
            tag="span"
          />
        </If>
        <If when={() => podeGerir() && comissoesFechamento.data.value?.a_fechar != null}>
          <Button
            id="fechar"
            classes={["botao", "secundario", "botao-menor"]}
            text="Fechar período"
            loading={() => variables.salvando.value === "comissoesFechar"}
            tooltip={() => `Fechar até ${comissoesFimDoMes()}`}
            onClick={comissoesFechar}
          />
        </If>
      </div>
    }
    conteudo={
      <ExpandableSection
        id="quem"
        text={() => {
          const saldos = comissoesSaldos.data.value;
          const pagar = saldos.filter((saldo) => saldo.saldo_centavos > 0).length;
          const descontar = saldos.filter((saldo) => saldo.saldo_centavos < 0).length;
          return !comissoesSaldos.isFetched.value ? "Somando…"
            : saldos.length === 0 ? "Nada a pagar nem a descontar."
            : `${pagar === 1 ? "1 pessoa a receber agora" : `${formatNumber(pagar)} pessoas a receber agora`}${descontar > 0 ? `, ${formatNumber(descontar)} a descontar` : ""}`;
        }}
      >
        <If when={() => comissoesSaldos.data.value.length > 0}>
          <ul className="trama-base comissoes-saldos-lista" aria-label="Saldo por pessoa">
            <Repeat
              items={() => comissoesSaldos.data.value}
              by={(item) => item.id}
            >
              {(item) => (
                <li className="trama-flexbox comissoes-saldos-pessoa">
                  <div className="trama-flexbox comissoes-saldos-topo">
                    <TextBlock
                      id="nome"
                      classes={["corta"]}
                      text={() => item.value.beneficiario_nome}
                      tag="span"
                    />
                    <TextBlock
                      id="estado"
                      classes={["forte", "junto"]}
                      states={{
                        negativo: () => item.value.saldo_centavos < 0,
                      }}
                      text={() =>
                        item.value.saldo_centavos > 0 ? `A pagar ${valor(item.value.saldo_centavos, item.value.moeda)}`
                          : item.value.saldo_centavos < 0 ? `A descontar ${valor(-item.value.saldo_centavos, item.value.moeda)}`
                          : "Nada agora"
                      }
                      tag="span"
                    />
                  </div>
                  <If when={() => item.value.em_disputa_centavos !== 0 || item.value.prevista_centavos !== 0}>
                    <TextBlock
                      id="depois"
                      classes={["dica", "corta"]}
                      text={() => {
                        const partes = [item.value.em_disputa_centavos !== 0 ? `${valor(item.value.em_disputa_centavos, item.value.moeda)} em disputa` : "", item.value.prevista_centavos !== 0 ? `${valor(item.value.prevista_centavos, item.value.moeda)} previstos` : ""];
                        return partes.filter((parte) => parte !== "").join(" · ");
                      }}
                      tag="span"
                    />
                  </If>
                </li>
              )}
            </Repeat>
          </ul>
        </If>
      </ExpandableSection>
    }
  />
));

export default ComissoesSaldos;
