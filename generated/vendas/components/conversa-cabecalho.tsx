// @generated from designs/vendas/components/conversa-cabecalho.json. Do not edit.
import {
  Component,
  If,
  Repeat,
  breakpoint,
  component,
  fetchCollection,
  handle,
  inStep,
  log,
  openPopup,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Dropdown } from "trama/runtime/elements/dropdown";
import { Icon } from "trama/runtime/elements/icon";
import { TextBlock } from "trama/runtime/elements/text";
import {
  currentDate,
  lookup,
  same,
  toText,
} from "trama/runtime/helpers";
import { auth } from "../auth";
import type { ChatAbertoRow } from "../collections/chat-aberto";
import { chatAberto } from "../collections/chat-aberto";
import { equipe } from "../collections/equipe";
import type { PessoasRow } from "../collections/pessoas";
import { pessoas } from "../collections/pessoas";
import { statusChat } from "../collections/status-chat";
import Presenca from "./presenca";
import { nomeDaPessoa } from "../formulas/nome-da-pessoa";
import { podeEditar } from "../formulas/pode-editar";
import { presencaDe } from "../formulas/presenca-de";
import { rotuloCanal } from "../formulas/rotulo-canal";
import { rotuloPresenca } from "../formulas/rotulo-presenca";
import { addDays } from "../helpers/add-days";
import { addHours } from "../helpers/add-hours";
import { formatDate } from "../helpers/format-date";
import { toDateISO } from "../helpers/to-date-i-s-o";
import { today } from "../helpers/today";
import { alarmClockIcon } from "../icons/alarm-clock";
import { arrowLeftIcon } from "../icons/arrow-left";
import { checkIcon } from "../icons/check";
import { ellipsisIcon } from "../icons/ellipsis";
import { mailIcon } from "../icons/mail";
import { panelRightIcon } from "../icons/panel-right";
import { rotateCcwIcon } from "../icons/rotate-ccw";
import {
  conversaAdiar,
} from "../popups";
import * as variables from "../variables";
import { chatAssumir } from "../workflows/chat-assumir";
import { chatDeixarNaoLida } from "../workflows/chat-deixar-nao-lida";
import { chatMudarStatus } from "../workflows/chat-mudar-status";
import { chatTransferir } from "../workflows/chat-transferir";

export type ConversaCabecalhoShape = {
  readonly props: { readonly chatId: string };
  readonly actions: {
    readonly adiar: () => unknown;
    readonly atribuir: () => unknown;
  };
};

/** Com quem é a conversa da tela, em que pé está e o que se pode fazer com ela. */
const ConversaCabecalho = component<ConversaCabecalhoShape>("conversa-cabecalho", {}, ({ props }) => {
  const elements = {
    adiar: handle(Dropdown),
    mais: handle(Dropdown),
  };
  const formulas = {
    amanha: (): string => `${addDays(today(), 1)}T09:00:00-03:00`,
    canal: (): string => rotuloCanal(formulas.chat()?.canal ?? ""),
    chat: (): ChatAbertoRow | null | undefined => chatAberto.data.value?.id === props.chatId.value ? chatAberto.data.value : null,
    minha: (): boolean => same(formulas.chat()?.responsavel_id, auth.user.value?.id),
    resolvida: (): boolean => formulas.chat()?.status === "resolvido",
    /** Também quem não entra mais, e como está agora: a lista das pessoas acompanha o que muda. */
    responsavel: (): PessoasRow | null | undefined => lookup(formulas.chat()?.responsavel_id ?? "", pessoas.data.value, "id"),
  };
  const workflows = {
    adiarAte: workflow<{ readonly ate: string }>("adiarAte", async (run, params) => {
      inStep(run, "runWorkflow chatMudarStatus");
      await chatMudarStatus(run, {
        ate: params.ate,
        aviso: `Adiada até ${formatDate(params.ate, "DD/MM HH:mm")}.`,
        id: props.chatId.value,
        status: "adiado",
      });
    }),
    buscarPessoas: workflow("buscarPessoas", async (run) => {
      await fetchCollection(run, pessoas);
    }, {
      onError: (run) => {
        log(run, "não se sabe quem da equipe está aqui");
      },
    }),
  };
  return (
    <Component
      onMount={workflows.buscarPessoas}
      actions={{
        adiar: workflow("adiar", () => {
          if (formulas.chat() && !formulas.resolvida()) {
            elements.adiar.actions.openDropdown();
          }
        }),
        atribuir: workflow("atribuir", async (run) => {
          if (!formulas.chat() || variables.salvando.value !== "") {
            return;
          }
          if (formulas.chat()?.responsavel_id == null) {
            await chatAssumir(run, {
              id: props.chatId.value,
            });
          } else {
            elements.mais.actions.openDropdown();
          }
        }),
      }}
    >
      <div className="trama-flexbox conversa-cabecalho-barra">
        <Button
          id="voltar"
          classes={["botao", "discreto", "so-icone"]}
          ariaLabel="Voltar às conversas"
          onClick={() => {
            variables.chat.set("");
          }}
          leftIcon={
            <Icon
              id="voltarIcone"
              icon={arrowLeftIcon}
              size="16px"
            />
          }
        />
        <If when={formulas.chat}>
          <div className="trama-base conversa-cabecalho-quem">
            <div className="trama-flexbox conversa-cabecalho-nomeLinha">
              <TextBlock
                id="nome"
                classes={["subtitulo", "corta"]}
                text={() => formulas.chat()?.contato?.nome ?? ""}
                tag="h2"
              />
              <If when={() => breakpoint.value !== "mobile"}>
                <TextBlock
                  id="porOnde"
                  classes={["dica", "junto"]}
                  text={() => `· ${formulas.canal()}`}
                  tag="span"
                />
              </If>
              <If when={() => formulas.chat()?.status !== "aberto"}>
                <TextBlock
                  id="situacao"
                  classes={["etiqueta"]}
                  text={() => lookup(formulas.chat()?.status ?? "", statusChat.data.value, "value")?.label ?? ""}
                  tag="span"
                />
              </If>
            </div>
            <div className="trama-flexbox conversa-cabecalho-detalhe dica">
              <TextBlock
                id="comQuem"
                classes={["corta"]}
                text={() => {
                  const responsavel = formulas.chat()?.responsavel_id;
                  return `${breakpoint.value === "mobile" ? `${formulas.canal()} · ` : ""}${responsavel == null ? "Sem responsável" : formulas.minha() ? "Com você" : `Com ${formulas.responsavel()?.nome ?? nomeDaPessoa(responsavel)}`}`;
                }}
                tag="span"
              />
              <If when={formulas.responsavel}>
                <span className="trama-base conversa-cabecalho-presencaDele">
                  <Presenca
                    id="presencaAgora"
                    presenca={() => {
                      const pessoa = formulas.responsavel();
                      return presencaDe(pessoa?.presenca ?? "", pessoa?.visto_em);
                    }}
                  />
                </span>
              </If>
              <If when={() => formulas.chat()?.adiado_ate != null}>
                <TextBlock
                  id="adiadaAte"
                  classes={["junto"]}
                  text={() => `· Até ${formatDate(formulas.chat()?.adiado_ate ?? "", "DD/MM HH:mm")}`}
                  tag="span"
                />
              </If>
            </div>
          </div>
        </If>
        <Button
          id="contexto"
          classes={["botao", "discreto", "so-icone"]}
          ariaLabel="Contexto da conversa"
          pressed={() => variables.contextoAberto.value}
          onClick={() => {
            variables.contextoAberto.set(!variables.contextoAberto.value);
          }}
          leftIcon={
            <Icon
              id="contextoIcone"
              icon={panelRightIcon}
              size="16px"
            />
          }
        />
        <If when={() => formulas.chat() && podeEditar()}>
          <div className="trama-flexbox conversa-cabecalho-acoes">
            <If when={() => formulas.chat()?.responsavel_id == null}>
              <Button
                id="assumir"
                classes={["botao", "secundario", "botao-menor"]}
                text="Assumir"
                loading={() => variables.salvando.value === "chatAssumir"}
                onClick={(run) => chatAssumir(run, {
                  id: props.chatId.value,
                })}
              />
            </If>
            <If when={() => !formulas.resolvida()}>
              <Button
                id="resolver"
                classes={["botao", "secundario", "botao-menor"]}
                text={() => breakpoint.value === "mobile" ? "" : "Resolver"}
                ariaLabel={() => breakpoint.value === "mobile" ? "Resolver" : ""}
                loading={() => variables.salvando.value === "chatStatus"}
                onClick={(run) => chatMudarStatus(run, {
                  aviso: "Conversa resolvida.",
                  id: props.chatId.value,
                  status: "resolvido",
                })}
                leftIcon={
                  <Icon
                    id="resolverIcone"
                    icon={checkIcon}
                    size="16px"
                  />
                }
              />
            </If>
            <If when={formulas.resolvida}>
              <Button
                id="reabrir"
                classes={["botao", "secundario", "botao-menor"]}
                text={() => breakpoint.value === "mobile" ? "" : "Reabrir"}
                ariaLabel={() => breakpoint.value === "mobile" ? "Reabrir" : ""}
                loading={() => variables.salvando.value === "chatStatus"}
                onClick={(run) => chatMudarStatus(run, {
                  aviso: "Conversa reaberta.",
                  id: props.chatId.value,
                  status: "aberto",
                })}
                leftIcon={
                  <Icon
                    id="reabrirIcone"
                    icon={rotateCcwIcon}
                    size="16px"
                  />
                }
              />
            </If>
            <If when={() => !formulas.resolvida()}>
              <Dropdown
                id="adiar"
                handle={elements.adiar}
                kind="menu"
                alignment="end"
                ariaLabel="Adiar até"
                history="push"
                content={
                  <div className="trama-base conversa-cabecalho-painelAdiar base">
                    <Button
                      id="umaHora"
                      classes={["botao", "discreto", "item"]}
                      text="Por 1 hora"
                      onClick={(run) => workflows.adiarAte(run, {
                        ate: toDateISO(addHours(currentDate(), 1)),
                      })}
                    />
                    <Button
                      id="amanha"
                      classes={["botao", "discreto", "item"]}
                      text="Até amanhã às 9 h"
                      onClick={(run) => workflows.adiarAte(run, {
                        ate: formulas.amanha(),
                      })}
                    />
                    <Button
                      id="escolher"
                      classes={["botao", "discreto", "item"]}
                      text="Escolher…"
                      onClick={async (run) => {
                        const quando = await openPopup(run, conversaAdiar);
                        if (!quando) {
                          return;
                        }
                        await workflows.adiarAte(run, {
                          ate: toText(quando),
                        });
                      }}
                    />
                    <If when={() => formulas.chat()?.status === "adiado"}>
                      <Button
                        id="acordar"
                        classes={["botao", "discreto", "item"]}
                        text="Reabrir agora"
                        onClick={(run) => chatMudarStatus(run, {
                          aviso: "Conversa reaberta.",
                          id: props.chatId.value,
                          status: "aberto",
                        })}
                      />
                    </If>
                  </div>
                }
                trigger={
                  <Button
                    id="abrirAdiar"
                    classes={["botao", "discreto", "so-icone"]}
                    ariaLabel="Adiar"
                    leftIcon={
                      <Icon
                        id="abrirAdiarIcone"
                        icon={alarmClockIcon}
                        size="16px"
                      />
                    }
                  />
                }
              />
            </If>
            <Dropdown
              id="mais"
              handle={elements.mais}
              kind="menu"
              alignment="end"
              ariaLabel="Mais ações da conversa"
              history="push"
              onOpen={async (run) => {
                await fetchCollection(run, equipe);
              }}
              content={
                <div className="trama-base conversa-cabecalho-painelMais base">
                  <Button
                    id="naoLida"
                    classes={["botao", "discreto", "item"]}
                    text="Marcar como não lida"
                    onClick={(run) => chatDeixarNaoLida(run, {
                      id: props.chatId.value,
                    })}
                    leftIcon={
                      <Icon
                        id="naoLidaIcone"
                        icon={mailIcon}
                        size="16px"
                      />
                    }
                  />
                  <span className="trama-text conversa-cabecalho-transferirPara dica">
                    Transferir para
                  </span>
                  <Repeat
                    items={() => equipe.data.value.filter((pessoa) => pessoa.id !== formulas.chat()?.responsavel_id)}
                    by={(item) => item.id}
                  >
                    {(item) => (
                      <Button
                        id="pessoa"
                        classes={["botao", "discreto", "item"]}
                        text={() => item.value.nome}
                        ariaLabel={() => `${item.value.nome}, ${rotuloPresenca(presencaDe(item.value.presenca, item.value.vistoEm)) ?? ""}`}
                        onClick={(run) => chatTransferir(run, {
                          id: props.chatId.value,
                          responsavel: item.value.id,
                        })}
                        leftIcon={
                          <Presenca
                            id="presenca"
                            presenca={() => presencaDe(item.value.presenca, item.value.vistoEm)}
                            soPonto
                          />
                        }
                      />
                    )}
                  </Repeat>
                  <If when={() => formulas.chat()?.responsavel_id != null}>
                    <Button
                      id="ninguem"
                      classes={["botao", "discreto", "item"]}
                      text="Ninguém"
                      onClick={(run) => chatTransferir(run, {
                        id: props.chatId.value,
                        responsavel: "",
                      })}
                    />
                  </If>
                </div>
              }
              trigger={
                <Button
                  id="abrirMais"
                  classes={["botao", "discreto", "so-icone"]}
                  ariaLabel="Mais ações da conversa"
                  leftIcon={
                    <Icon
                      id="abrirMaisIcone"
                      icon={ellipsisIcon}
                      size="16px"
                    />
                  }
                />
              }
            />
          </div>
        </If>
      </div>
    </Component>
  );
}, ["adiar", "atribuir"]);

export default ConversaCabecalho;
