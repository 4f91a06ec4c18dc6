// @generated from designs/vendas/components/conversa-contexto.json. Do not edit.
import {
  Component,
  If,
  Repeat,
  component,
  fetchCollection,
  localVariable,
  openPopup,
  watch,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { DateText } from "trama/runtime/elements/date";
import { Icon } from "trama/runtime/elements/icon";
import { ScrollArea } from "trama/runtime/elements/scroll-area";
import { TextBlock } from "trama/runtime/elements/text";
import type { ChatContextoRow } from "../collections/chat-contexto";
import { chatContexto } from "../collections/chat-contexto";
import AvatarIniciais from "./avatar-iniciais";
import ErroCarga from "./erro-carga";
import Esqueleto from "./esqueleto";
import EtiquetaTag from "./etiqueta-tag";
import SeloSituacao from "./selo-situacao";
import SeloStatus from "./selo-status";
import { corDoNome } from "../formulas/cor-do-nome";
import { mensagemErro } from "../formulas/mensagem-erro";
import { moeda } from "../formulas/moeda";
import { podeEditar } from "../formulas/pode-editar";
import { podeEditarPagina } from "../formulas/pode-editar-pagina";
import { podeVerPagina } from "../formulas/pode-ver-pagina";
import { telefone } from "../formulas/telefone";
import { valor } from "../formulas/valor";
import { formatDate } from "../helpers/format-date";
import { formatNumber } from "../helpers/format-number";
import { handshakeIcon } from "../icons/handshake";
import { lifeBuoyIcon } from "../icons/life-buoy";
import { listPlusIcon } from "../icons/list-plus";
import { xIcon } from "../icons/x";
import {
  atendimentoDetalhe,
  irAtendimentos,
} from "../popups";
import * as variables from "../variables";
import { oportunidadeCriar } from "../workflows/oportunidade-criar";
import { tarefaAbrir } from "../workflows/tarefa-abrir";

export type ConversaContextoShape = {
  readonly props: { readonly chatId: string };
};

/** Quem é a pessoa da conversa da tela: contato, tags, compras, oportunidade e atendimentos. */
const ConversaContexto = component<ConversaContextoShape>("conversa-contexto", {}, ({ props }) => {
  const own = {
    buscou: localVariable<boolean>({
      id: "buscou",
      type: "boolean",
      default: false,
    }),
  };
  const formulas = {
    contato: (): {
      readonly cidade?: string | null | undefined;
      readonly criado_em: string;
      readonly dados_teste: boolean;
      readonly documento_mascara?: string | null | undefined;
      readonly email?: string | null | undefined;
      readonly id: string;
      readonly nome: string;
      readonly qtd_compras: number;
      readonly telefone?: string | null | undefined;
      readonly total_compras_centavos: number;
      readonly uf?: string | null | undefined;
    } | null | undefined => chatContexto.data.value?.contato,
    contexto: (): ChatContextoRow | null | undefined => chatContexto.data.value,
  };
  const workflows = {
    /** O que falha se mostra no lugar. */
    buscar: workflow("buscar", async (run) => {
      if (props.chatId.value === "") {
        return;
      }
      await fetchCollection(run, chatContexto);
      own.buscou.set(true);
    }, {
      onError: () => {
        own.buscou.set(true);
      },
    }),
  };
  return (
    <Component
      onMount={workflows.buscar}
      onPropertyChange={{
        chatId: watch(props.chatId, workflows.buscar),
      }}
    >
      <div className="trama-flexbox conversa-contexto-tudo">
        <div className="trama-flexbox conversa-contexto-topo">
          <h2 className="trama-text conversa-contexto-titulo subtitulo">
            Contexto
          </h2>
          <Button
            id="fechar"
            classes={["botao", "discreto", "so-icone"]}
            ariaLabel="Fechar o contexto"
            onClick={() => {
              variables.contextoAberto.set(false);
            }}
            leftIcon={
              <Icon
                id="fecharIcone"
                icon={xIcon}
                size="16px"
              />
            }
          />
        </div>
        <ScrollArea
          id="rolagem"
          role="region"
          ariaLabel="Contexto da conversa"
        >
          <div className="trama-flexbox conversa-contexto-corpo">
            <If when={() => chatContexto.error.value}>
              <ErroCarga
                id="falha"
                mensagem={() => mensagemErro(chatContexto.error.value)}
                titulo="Não foi possível carregar o contexto."
                onTentar={workflows.buscar}
              />
            </If>
            <If when={() => !own.buscou.value && formulas.contato() == null}>
              <div className="trama-flexbox conversa-contexto-aCaminho">
                <Esqueleto
                  id="esqueletoA"
                  altura="64px"
                />
                <Esqueleto
                  id="esqueletoB"
                  altura="120px"
                />
              </div>
            </If>
            <If when={formulas.contato}>
              <div className="trama-flexbox conversa-contexto-cartao">
                <div className="trama-flexbox conversa-contexto-pessoa">
                  <AvatarIniciais
                    id="avatar"
                    cor={() => corDoNome(formulas.contato()?.nome ?? "")}
                    grande
                    nome={() => formulas.contato()?.nome ?? ""}
                  />
                  <div className="trama-base conversa-contexto-nomes">
                    <TextBlock
                      id="nome"
                      classes={["forte", "ligacao"]}
                      text={() => formulas.contato()?.nome ?? ""}
                      tag="p"
                      link={() => ({
                        page: "pg-contato",
                        params: {
                          contatoId: formulas.contato()?.id ?? "",
                        },
                      })}
                    />
                    <TextBlock
                      id="total"
                      classes={["dica"]}
                      text={() => {
                        const cliente = formulas.contato();
                        const compras = cliente?.qtd_compras;
                        return `${formatNumber(compras ?? 0)} ${compras === 1 ? "compra" : "compras"} · ${moeda(cliente?.total_compras_centavos ?? 0)}`;
                      }}
                    />
                  </div>
                </div>
                <If when={() => formulas.contato()?.email}>
                  <TextBlock
                    id="email"
                    classes={["dica", "corta"]}
                    text={() => formulas.contato()?.email ?? ""}
                    link={() => ({
                      mail: formulas.contato()?.email ?? "",
                    })}
                  />
                </If>
                <If when={() => formulas.contato()?.telefone}>
                  <TextBlock
                    id="telefone"
                    classes={["dica"]}
                    text={() => telefone(formulas.contato()?.telefone ?? "")}
                    link={() => ({
                      tel: formulas.contato()?.telefone ?? "",
                    })}
                  />
                </If>
                <If when={() => (formulas.contexto()?.tags ?? []).length > 0}>
                  <div className="trama-flexbox conversa-contexto-tags">
                    <Repeat
                      items={() => formulas.contexto()?.tags ?? []}
                      by={(item) => item.id}
                    >
                      {(item) => (
                        <EtiquetaTag
                          id="tag"
                          cor={() => item.value.cor}
                          nome={() => item.value.nome}
                        />
                      )}
                    </Repeat>
                  </div>
                </If>
              </div>
            </If>
            <If when={() => formulas.contato() && podeEditar()}>
              <div className="trama-flexbox conversa-contexto-botoes">
                <If when={() => podeVerPagina("pg-atendimentos")}>
                  <Button
                    id="irAtendimentos"
                    classes={["botao", "secundario"]}
                    text="Ir para atendimentos"
                    onClick={async (run) => {
                      const cliente = formulas.contato();
                      await openPopup(run, irAtendimentos, {
                        chatId: props.chatId.value,
                        contatoId: cliente?.id ?? "",
                        contatoNome: cliente?.nome ?? "",
                      });
                      await workflows.buscar(run);
                    }}
                    leftIcon={
                      <Icon
                        id="irAtendimentosIcone"
                        icon={lifeBuoyIcon}
                        size="16px"
                      />
                    }
                  />
                </If>
                <If when={() => podeEditarPagina("pg-pipelines")}>
                  <Button
                    id="novaOportunidade"
                    classes={["botao", "secundario"]}
                    text="Nova oportunidade"
                    onClick={async (run) => {
                      const cliente = formulas.contato();
                      const criou = await oportunidadeCriar(run, {
                        contatoId: cliente?.id ?? "",
                        contatoNome: cliente?.nome ?? "",
                        origem: "chat",
                      });
                      if (!criou) {
                        return;
                      }
                      await workflows.buscar(run);
                    }}
                    leftIcon={
                      <Icon
                        id="novaOportunidadeIcone"
                        icon={handshakeIcon}
                        size="16px"
                      />
                    }
                  />
                </If>
                <Button
                  id="novaTarefa"
                  classes={["botao", "secundario"]}
                  text="Nova tarefa"
                  onClick={(run) => tarefaAbrir(run, {
                    contatoId: formulas.contato()?.id ?? "",
                    contatoNome: formulas.contato()?.nome ?? "",
                  })}
                  leftIcon={
                    <Icon
                      id="novaTarefaIcone"
                      icon={listPlusIcon}
                      size="16px"
                    />
                  }
                />
              </div>
            </If>
            <If when={() => formulas.contexto()?.compras != null}>
              <div className="trama-flexbox conversa-contexto-compras">
                <h3 className="trama-text conversa-contexto-comprasTitulo dica">
                  Últimas compras
                </h3>
                <If when={() => (formulas.contexto()?.compras ?? []).length === 0}>
                  <p className="trama-text conversa-contexto-semCompras dica">
                    Nenhuma compra.
                  </p>
                </If>
                <If when={() => (formulas.contexto()?.compras ?? []).length > 0}>
                  <ul className="trama-flexbox conversa-contexto-listaCompras">
                    <Repeat
                      items={() => formulas.contexto()?.compras ?? []}
                      by={(item) => item.id}
                    >
                      {(item) => (
                        <li className="trama-base conversa-contexto-compra">
                          <div className="trama-flexbox conversa-contexto-compraTopo">
                            <If when={() => podeVerPagina("pg-transacoes")}>
                              <TextBlock
                                id="produto"
                                classes={["ligacao", "corta"]}
                                text={() => item.value.produto_nome}
                                tag="span"
                                link={() => {
                                  const dia = formatDate(item.value.pedida_em, "YYYY-MM-DD");
                                  return {
                                    path: `/vendas/transacoes/?q=${item.value.transacao_codigo}&de=${dia}&ate=${dia}`,
                                  };
                                }}
                              />
                            </If>
                            <If when={() => !podeVerPagina("pg-transacoes")}>
                              <TextBlock
                                id="produtoSo"
                                classes={["corta"]}
                                text={() => item.value.produto_nome}
                                tag="span"
                              />
                            </If>
                            <TextBlock
                              id="valor"
                              classes={["junto"]}
                              text={() => valor(item.value.valor_produto_centavos, item.value.moeda)}
                              tag="span"
                            />
                          </div>
                          <div className="trama-flexbox conversa-contexto-compraPe">
                            <SeloStatus
                              id="selo"
                              status={() => item.value.status}
                            />
                            <DateText
                              id="quando"
                              classes={["dica"]}
                              date={() => item.value.pedida_em}
                              format="DD/MM/YY"
                            />
                          </div>
                        </li>
                      )}
                    </Repeat>
                  </ul>
                </If>
              </div>
            </If>
            <If when={() => formulas.contexto()?.oportunidade != null}>
              <div className="trama-flexbox conversa-contexto-oportunidade">
                <h3 className="trama-text conversa-contexto-oportunidadeTitulo dica">
                  Oportunidade aberta
                </h3>
                <TextBlock
                  id="oportunidadeNome"
                  classes={["forte"]}
                  text={() => formulas.contexto()?.oportunidade?.titulo ?? ""}
                />
                <TextBlock
                  id="oportunidadeDetalhe"
                  classes={["dica"]}
                  text={() => {
                    const oportunidade = formulas.contexto()?.oportunidade;
                    return `${oportunidade?.etapa_nome ?? ""} · ${valor(oportunidade?.valor_centavos, oportunidade?.moeda)}`;
                  }}
                />
              </div>
            </If>
            <If when={() => formulas.contexto()?.atendimentos != null}>
              <div className="trama-flexbox conversa-contexto-atendimentos">
                <h3 className="trama-text conversa-contexto-atendimentosTitulo dica">
                  Atendimentos
                </h3>
                <If when={() => (formulas.contexto()?.atendimentos ?? []).length === 0}>
                  <p className="trama-text conversa-contexto-semAtendimentos dica">
                    Nenhum atendimento.
                  </p>
                </If>
                <If when={() => (formulas.contexto()?.atendimentos ?? []).length > 0}>
                  <ul className="trama-flexbox conversa-contexto-listaAtendimentos">
                    <Repeat
                      items={() => (formulas.contexto()?.atendimentos ?? []).slice(0, 5)}
                      by={(item) => item.id}
                    >
                      {(item) => (
                        <li className="trama-base conversa-contexto-atendimento">
                          <div className="trama-flexbox conversa-contexto-atendimentoTopo">
                            <Button
                              id="codigo"
                              classes={["codigo", "ligacao"]}
                              text={() => item.value.codigo}
                              ariaLabel={() => `Ver ${item.value.codigo}`}
                              onClick={(run) => {
                                void openPopup(run, atendimentoDetalhe, {
                                  codigo: item.value.codigo,
                                });
                              }}
                            />
                            <SeloSituacao
                              id="situacao"
                              valor={() => item.value.status}
                            />
                          </div>
                          <TextBlock
                            id="assunto"
                            classes={["corta"]}
                            text={() => item.value.assunto}
                          />
                        </li>
                      )}
                    </Repeat>
                  </ul>
                </If>
              </div>
            </If>
          </div>
        </ScrollArea>
      </div>
    </Component>
  );
});

export default ConversaContexto;
