// @generated from designs/vendas/components/transacao-painel.json. Do not edit.
import {
  Component,
  If,
  component,
  fetchCollection,
  fetchCollections,
  log,
  responsive,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Flexbox } from "trama/runtime/elements/flexbox";
import { Icon } from "trama/runtime/elements/icon";
import { Modal } from "trama/runtime/elements/modal";
import { Tabs } from "trama/runtime/elements/tabs";
import { TextBlock } from "trama/runtime/elements/text";
import {
  contains,
  get,
  getByIndex,
  lower,
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
import type { TransacoesRow } from "../collections/transacoes";
import { transacoes } from "../collections/transacoes";
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
import { valor } from "../formulas/valor";
import { chevronDownIcon } from "../icons/chevron-down";
import { chevronUpIcon } from "../icons/chevron-up";
import { copyIcon } from "../icons/copy";
import { handshakeIcon } from "../icons/handshake";
import { lifeBuoyIcon } from "../icons/life-buoy";
import { xIcon } from "../icons/x";
import * as variables from "../variables";
import { atendimentoCriar } from "../workflows/atendimento-criar";
import { copiarTexto } from "../workflows/copiar-texto";
import { oportunidadeCriar } from "../workflows/oportunidade-criar";
import { transacaoMudarStatus } from "../workflows/transacao-mudar-status";

/** Uma transação ao lado da lista; J e K passam para a seguinte e a anterior. */
const TransacaoPainel = component("transacao-painel", {}, () => {
  const formulas = {
    /** O que a lista já sabe aparece na hora. */
    linha: (): TransacoesRow | TransacaoRow | null | undefined => transacoes.data.value.find((item) => item.id === variables.transacaoAberta.value) ?? transacao.data.value.find((item) => item.id === variables.transacaoAberta.value),
    posicao: (): number => transacoes.data.value.findIndex((item) => item.id === variables.transacaoAberta.value),
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
    /** Passa para outra transação da lista. */
    ir: workflow<{ readonly passo: number }>("ir", async (run, params) => {
      const lugar = formulas.posicao();
      const outra = getByIndex(transacoes.data.value, lugar + params.passo);
      if (!(lugar >= 0 && outra)) {
        return;
      }
      variables.transacaoAberta.set(outra.id);
      await workflows.buscar(run);
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
    }, (run) => {
      log(run, "não se ouve por onde anda o envio");
    }),
  };
  return (
    <Component
      onMount={[
        workflows.buscar,
        workflows.ouvir,
      ]}
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
      <Modal
        id="janela"
        classes={["modal", "gaveta", "base"]}
        animation="fromRight"
        position={responsive({
          default: "middleRight",
          mobile: "middle",
        })}
        zIndex={40}
        backdropColor="var(--veu)"
        replacesBelow
        onKeyDown={async (run, event) => {
          const tecla = lower(event.key);
          if (!(!event.ctrlKey && !event.metaKey && !event.altKey && contains(["j", "k"], tecla))) {
            return;
          }
          await workflows.ir(run, {
            passo: tecla === "j"
              ? 1
              : -1,
          });
        }}
      >
        <Flexbox
          id="alto"
          alignItems="center"
          columnGap="var(--e-4)"
        >
          <TextBlock
            id="titulo"
            classes={["titulo", "corta"]}
            text={() => formulas.linha()?.comprador_nome ?? "Transação"}
            tag="h2"
          />
          <Button
            id="anterior"
            classes={["botao", "discreto", "so-icone"]}
            ariaLabel="Transação anterior (K)"
            disabled={() => formulas.posicao() <= 0}
            tooltip="Transação anterior (K)"
            onClick={(run) => workflows.ir(run, {
              passo: -1,
            })}
            leftIcon={(
              <Icon
                id="iconeAnterior"
                icon={chevronUpIcon}
                size="16px"
              />
            )}
          />
          <Button
            id="seguinte"
            classes={["botao", "discreto", "so-icone"]}
            ariaLabel="Próxima transação (J)"
            disabled={() => {
              const lugar = formulas.posicao();
              return lugar < 0 || lugar >= transacoes.data.value.length - 1;
            }}
            tooltip="Próxima transação (J)"
            onClick={(run) => workflows.ir(run, {
              passo: 1,
            })}
            leftIcon={(
              <Icon
                id="iconeSeguinte"
                icon={chevronDownIcon}
                size="16px"
              />
            )}
          />
          <Button
            id="fechar"
            classes={["botao", "discreto", "so-icone"]}
            ariaLabel="Fechar painel"
            link={{
              closePopup: true,
            }}
            leftIcon={(
              <Icon
                id="xis"
                icon={xIcon}
                size="16px"
              />
            )}
          />
        </Flexbox>
        <Flexbox
          id="destaque"
          direction="column"
          rowGap="var(--e-4)"
        >
          <Flexbox
            id="numeros"
            alignItems="center"
            columnGap="var(--e-12)"
          >
            <TextBlock
              id="valor"
              classes={["soma"]}
              text={() => {
                const linha = formulas.linha();
                return valor(linha?.valor_produto_centavos, linha?.moeda);
              }}
              tag="span"
            />
            <If
              when={() => formulas.linha()}
            >
              <SeloStatus
                id="status"
                status={() => formulas.linha()?.status ?? ""}
              />
            </If>
          </Flexbox>
          <TextBlock
            id="produto"
            classes={["texto"]}
            text={() => {
              const linha = formulas.linha();
              return linha
                ? `${linha.produto_nome} · ${rotuloPlataforma(linha.plataforma)}`
                : "";
            }}
            tag="p"
          />
        </Flexbox>
        <If
          when={() => transacao.error.value}
        >
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
              display: () => podeGerir(),
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
        <Flexbox
          id="acoes"
          wrap
          justifyContent="flex-end"
          alignItems="center"
          rowGap="var(--e-8)"
          columnGap="var(--e-8)"
        >
          <Button
            id="copiar"
            classes={["botao", "secundario"]}
            text="Copiar código"
            onClick={(run) => copiarTexto(run, {
              aviso: "Código copiado.",
              texto: formulas.linha()?.transacao_codigo ?? "",
            })}
            leftIcon={(
              <Icon
                id="folhas"
                icon={copyIcon}
                size="16px"
              />
            )}
          />
          <If
            when={() => formulas.transacao()?.contato_id != null && podeEditarPagina("pg-atendimentos")}
          >
            <Button
              id="atendimento"
              classes={["botao", "secundario"]}
              text="Abrir atendimento"
              onClick={(run) => atendimentoCriar(run, {
                contatoId: formulas.transacao()?.contato_id ?? "",
                contatoNome: formulas.transacao()?.comprador_nome ?? "",
                transacaoId: formulas.transacao()?.id ?? "",
              })}
              leftIcon={(
                <Icon
                  id="boia"
                  icon={lifeBuoyIcon}
                  size="16px"
                />
              )}
            />
          </If>
          <If
            when={() => formulas.transacao()?.contato_id != null && podeEditarPagina("pg-pipelines")}
          >
            <Button
              id="oportunidade"
              classes={["botao", "secundario"]}
              text="Nova oportunidade"
              onClick={(run) => oportunidadeCriar(run, {
                contatoId: formulas.transacao()?.contato_id ?? "",
                contatoNome: formulas.transacao()?.comprador_nome ?? "",
              })}
              leftIcon={(
                <Icon
                  id="maos"
                  icon={handshakeIcon}
                  size="16px"
                />
              )}
            />
          </If>
          <If
            when={() => podeGerir()}
          >
            <Button
              id="mudar"
              classes={["botao", "primario"]}
              text="Alterar status"
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
        </Flexbox>
      </Modal>
    </Component>
  );
});

export default TransacaoPainel;
