// @generated from designs/vendas/components/transacao-painel.json. Do not edit.
import {
  Component,
  If,
  Repeat,
  component,
  fetchCollection,
  fetchCollections,
  log,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Icon } from "trama/runtime/elements/icon";
import { Tabs } from "trama/runtime/elements/tabs";
import { TextBlock } from "trama/runtime/elements/text";
import {
  filter,
  get,
} from "trama/runtime/helpers";
import {
  supabaseSubscribe,
  supabaseUnsubscribe,
} from "trama/runtime/plugins/supabase";
import { auth } from "../auth";
import type { TransacaoRow } from "../collections/transacao";
import { transacao } from "../collections/transacao";
import { transacaoComissoes } from "../collections/transacao-comissoes";
import { transacaoEnvios } from "../collections/transacao-envios";
import { transacaoEventos } from "../collections/transacao-eventos";
import { transacoes } from "../collections/transacoes";
import AoAbrir from "./ao-abrir";
import ErroCarga from "./erro-carga";
import SeloStatus from "./selo-status";
import TransacaoBrutos from "./transacao-brutos";
import TransacaoHistorico from "./transacao-historico";
import TransacaoOrigem from "./transacao-origem";
import TransacaoResumo from "./transacao-resumo";
import { mensagemErro } from "../formulas/mensagem-erro";
import { podeEditarPagina } from "../formulas/pode-editar-pagina";
import { podeGerir } from "../formulas/pode-gerir";
import { rotuloPlataforma } from "../formulas/rotulo-plataforma";
import { transacaoLinha } from "../formulas/transacao-linha";
import { transacaoPosicao } from "../formulas/transacao-posicao";
import { valor } from "../formulas/valor";
import { chevronDownIcon } from "../icons/chevron-down";
import { chevronUpIcon } from "../icons/chevron-up";
import { copyIcon } from "../icons/copy";
import * as variables from "../variables";
import { atendimentoCriar } from "../workflows/atendimento-criar";
import { copiarTexto } from "../workflows/copiar-texto";
import { oportunidadeCriar } from "../workflows/oportunidade-criar";
import { transacaoMudarStatus } from "../workflows/transacao-mudar-status";
import { transacaoVizinha } from "../workflows/transacao-vizinha";

export type TransacaoPainelShape = {
  readonly events: { readonly abrir: undefined };
};

/** Uma transação ao lado da lista. */
const TransacaoPainel = component<TransacaoPainelShape>("transacao-painel", {}, ({ emit }) => {
  const formulas = {
    /** A transação aberta, inteira, quando já veio. */
    transacao: (): TransacaoRow | null | undefined => transacao.data.value.find((transacao_) => transacao_.id === variables.transacaoAberta.value),
  };
  const workflows = {
    buscar: workflow("buscar", async (run) => {
      await fetchCollections(run, [
        transacao,
        transacaoEventos,
        transacaoComissoes,
        transacaoEnvios,
      ]);
    }),
    /** O envio aberto anda enquanto se olha. */
    ouvir: workflow("ouvir", async (run) => {
      await supabaseSubscribe(run, {
        channel: `envios:${auth.user.value?.conta_id ?? ""}`,
        private: true,
        onBroadcast: async (run, event) => {
          if (get(event.payload, "transacao") !== variables.transacaoAberta.value) {
            return;
          }
          await fetchCollection(run, transacaoEnvios);
        },
      });
    }, {
      onError: (run) => {
        log(run, "não se ouve por onde anda o envio");
      },
    }),
  };
  return (
    <Component
      onMount={workflows.ouvir}
      onUnmount={{
        steps: async (run) => {
          await supabaseUnsubscribe(run, {
            channel: `envios:${auth.user.value?.conta_id ?? ""}`,
          });
        },
        onError: (run) => {
          log(run, "o canal dos envios já não estava aberto");
        },
      }}
    >
      <div className="trama-flexbox transacao-painel-tudo">
        <Repeat
          items={() => filter([variables.transacaoAberta.value], (uma) => uma !== "")}
          by={(item) => item}
        >
          {() => (
            <div className="trama-base transacao-painel-aoTrocar">
              <AoAbrir
                id="busca"
                onAbrir={async (run) => {
                  await emit(run, "abrir");
                  await workflows.buscar(run);
                }}
              />
            </div>
          )}
        </Repeat>
        <div className="trama-flexbox transacao-painel-destaque">
          <div className="trama-flexbox transacao-painel-numeros">
            <TextBlock
              id="valor"
              classes={["soma"]}
              text={() => {
                const linha = transacaoLinha();
                return valor(linha?.valor_produto_centavos, linha?.moeda);
              }}
              tag="span"
            />
            <If when={transacaoLinha}>
              <SeloStatus
                id="status"
                status={() => transacaoLinha()?.status ?? ""}
              />
            </If>
            <If when={() => transacaoPosicao() >= 0}>
              <div className="trama-flexbox transacao-painel-setas">
                <Button
                  id="anterior"
                  classes={["botao", "discreto", "so-icone"]}
                  ariaLabel="Transação anterior (K)"
                  disabled={() => transacaoPosicao() <= 0}
                  tooltip="Transação anterior (K)"
                  onClick={(run) => transacaoVizinha(run, {
                    passo: -1,
                  })}
                  leftIcon={
                    <Icon
                      id="iconeAnterior"
                      icon={chevronUpIcon}
                      size="16px"
                    />
                  }
                />
                <Button
                  id="seguinte"
                  classes={["botao", "discreto", "so-icone"]}
                  ariaLabel="Próxima transação (J)"
                  disabled={() => {
                    const lugar = transacaoPosicao();
                    return lugar < 0 || lugar >= transacoes.data.value.length - 1;
                  }}
                  tooltip="Próxima transação (J)"
                  onClick={(run) => transacaoVizinha(run, {
                    passo: 1,
                  })}
                  leftIcon={
                    <Icon
                      id="iconeSeguinte"
                      icon={chevronDownIcon}
                      size="16px"
                    />
                  }
                />
              </div>
            </If>
          </div>
          <TextBlock
            id="produto"
            classes={["texto"]}
            text={() => {
              const linha = transacaoLinha();
              return linha
                ? `${linha.produto_nome} · ${rotuloPlataforma(linha.plataforma)}`
                : "";
            }}
            tag="p"
          />
        </div>
        <If when={() => transacao.error.value}>
          <ErroCarga
            id="falha"
            mensagem={() => mensagemErro(transacao.error.value)}
            titulo="Não foi possível carregar a transação."
            onTentar={workflows.buscar}
          />
        </If>
        <Tabs
          id="abas"
          tabs={[
            {
              id: "resumo",
              label: "Resumo",
            },
            {
              id: "historico",
              label: "Histórico",
            },
            {
              id: "origem",
              label: "Origem",
            },
            {
              id: "brutos",
              label: "Dados brutos",
              display: podeGerir,
            },
          ]}
          transition="none"
          ariaLabel="Partes da transação"
          panels={{
            brutos: (
              <TransacaoBrutos
                id="brutos"
              />
            ),
            historico: (
              <TransacaoHistorico
                id="historico"
              />
            ),
            origem: (
              <TransacaoOrigem
                id="origem"
              />
            ),
            resumo: (
              <TransacaoResumo
                id="resumo"
              />
            ),
          }}
        />
        <div className="trama-flexbox transacao-painel-acoes">
          <Button
            id="copiar"
            classes={["botao", "discreto", "so-icone"]}
            ariaLabel="Copiar código"
            tooltip="Copiar código"
            onClick={(run) => copiarTexto(run, {
              aviso: "Código copiado.",
              texto: transacaoLinha()?.transacao_codigo ?? "",
            })}
            leftIcon={
              <Icon
                id="folhas"
                icon={copyIcon}
                size="16px"
              />
            }
          />
          <If when={() => formulas.transacao()?.contato_id != null && podeEditarPagina("pg-atendimentos")}>
            <Button
              id="atendimento"
              classes={["botao", "secundario", "botao-menor"]}
              text="Atendimento"
              ariaLabel="Abrir atendimento"
              onClick={(run) => atendimentoCriar(run, {
                contatoId: formulas.transacao()?.contato_id ?? "",
                contatoNome: formulas.transacao()?.comprador_nome ?? "",
                transacaoId: formulas.transacao()?.id ?? "",
              })}
            />
          </If>
          <If when={() => formulas.transacao()?.contato_id != null && podeEditarPagina("pg-pipelines")}>
            <Button
              id="oportunidade"
              classes={["botao", "secundario", "botao-menor"]}
              text="Oportunidade"
              ariaLabel="Nova oportunidade"
              onClick={(run) => oportunidadeCriar(run, {
                contatoId: formulas.transacao()?.contato_id ?? "",
                contatoNome: formulas.transacao()?.comprador_nome ?? "",
              })}
            />
          </If>
          <If when={podeGerir}>
            <Button
              id="mudar"
              classes={["botao", "secundario", "botao-menor"]}
              text="Status"
              ariaLabel="Alterar status"
              onClick={async (run) => {
                const mudou = await transacaoMudarStatus(run, {
                  id: variables.transacaoAberta.value,
                });
                if (!mudou) {
                  return;
                }
                await workflows.buscar(run);
              }}
            />
          </If>
        </div>
      </div>
    </Component>
  );
});

export default TransacaoPainel;
