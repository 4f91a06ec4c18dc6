// @generated from designs/vendas/components/conversa.json. Do not edit.
import {
  Component,
  If,
  Repeat,
  batch,
  clock,
  component,
  fetchCollection,
  fetchCollections,
  handle,
  inStep,
  isWindowFocused,
  localVariable,
  log,
  screenSize,
  updateCollection,
  wait,
  watch,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Flexbox } from "trama/runtime/elements/flexbox";
import { Icon } from "trama/runtime/elements/icon";
import { ScrollArea } from "trama/runtime/elements/scroll-area";
import { TextBlock } from "trama/runtime/elements/text";
import {
  currentDate,
  getByIndex,
  reverse,
  toNumber,
  toText,
} from "trama/runtime/helpers";
import {
  supabaseBroadcast,
  supabaseCall,
  supabaseSubscribe,
  supabaseUnsubscribe,
} from "trama/runtime/plugins/supabase";
import * as custom from "../../../designs/vendas/custom";
import { auth } from "../auth";
import type { ChatAbertoRow } from "../collections/chat-aberto";
import { chatAberto } from "../collections/chat-aberto";
import type { MensagensRow } from "../collections/mensagens";
import { mensagens } from "../collections/mensagens";
import { mensagensAntigas } from "../collections/mensagens-antigas";
import AoAbrir from "./ao-abrir";
import ConversaCompositor from "./conversa-compositor";
import ConversaMensagem from "./conversa-mensagem";
import ErroCarga from "./erro-carga";
import Esqueleto from "./esqueleto";
import Vazio from "./vazio";
import { mensagemErro } from "../formulas/mensagem-erro";
import { nomeDaPessoa } from "../formulas/nome-da-pessoa";
import { addSeconds } from "../helpers/add-seconds";
import { compareDates } from "../helpers/compare-dates";
import { formatDate } from "../helpers/format-date";
import { arrowDownIcon } from "../icons/arrow-down";
import { messageCircleOffIcon } from "../icons/message-circle-off";
import { wifiOffIcon } from "../icons/wifi-off";
import {
  connection,
} from "../runtime";
import * as variables from "../variables";
import { conversaRetomar } from "../workflows/conversa-retomar";
import { conversaTirarPendente } from "../workflows/conversa-tirar-pendente";
import { conversaTransmitir } from "../workflows/conversa-transmitir";

export type ConversaShape = {
  readonly props: {
    readonly chatId: string;
    readonly editavel?: boolean;
  };
  readonly events: {
    readonly anterior: undefined;
    readonly concluir: undefined;
    readonly seguinte: undefined;
  };
  readonly actions: {
    readonly anotar: () => unknown;
    readonly focar: () => unknown;
  };
};

/** As mensagens de uma conversa e onde se escreve a próxima. Quem a usa diz qual conversa é. */
const Conversa = component<ConversaShape>("conversa", {
  editavel: true,
}, ({ props, emit }) => {
  const elements = {
    area: handle(ScrollArea),
    compositor: handle(ConversaCompositor),
  };
  const own = {
    /** Não há mensagens mais antigas. */
    acabou: localVariable<boolean>({
      id: "acabou",
      type: "boolean",
      default: false,
    }),
    buscandoAntigas: localVariable<boolean>({
      id: "buscandoAntigas",
      type: "boolean",
      default: false,
    }),
    /** A primeira resposta da conversa na tela já veio. */
    buscou: localVariable<boolean>({
      id: "buscou",
      type: "boolean",
      default: false,
    }),
    /** Quem mais da equipe escreve agora. */
    digitando: localVariable<string>({
      id: "digitando",
      type: "string",
      default: "",
    }),
    digitandoAte: localVariable<string>({
      id: "digitandoAte",
      type: "string",
      default: "",
    }),
    /** Até quando se tinha visto ao rolar para cima; o que veio depois é novo. */
    vistoAte: localVariable<string>({
      id: "vistoAte",
      type: "string",
      default: "",
    }),
  };
  const formulas = {
    chat: (): ChatAbertoRow | null | undefined => chatAberto.data.value?.id === props.chatId.value ? chatAberto.data.value : null,
    janelaFechada: (): boolean => {
      const conversa = formulas.chat();
      const ate = conversa?.janela_ate;
      return conversa?.canal === "whatsapp" && (ate == null || compareDates(ate, clock.value) <= 0);
    },
    /** Da mais antiga à mais nova. */
    lista: (): readonly MensagensRow[] => reverse(mensagens.data.value.filter((uma) => uma.chat_id === props.chatId.value)),
    naoAchou: (): boolean =>
      own.buscou.value &&
        !mensagens.error.value &&
        formulas.chat() == null &&
        !chatAberto.isFetching.value,
    /** Quantas chegaram desde que se rolou para cima. */
    novas: (): number =>
      elements.area.isAtEnd.value || own.vistoAte.value === ""
        ? 0
        : formulas.lista().filter((uma) => uma.direcao === "entrada" && compareDates(uma.criado_em, own.vistoAte.value) > 0).length,
    /** O que se escreveu e o banco ainda não mostrou. */
    pendentes: (): readonly {
      readonly arquivo_id: string;
      readonly arquivo_nome: string;
      readonly chat_id: string;
      readonly cliente_ref: string;
      readonly conteudo: string;
      readonly criado_em: string;
      readonly erro: string;
      readonly nota: boolean;
      readonly status: string;
      readonly tipo:
        | "texto"
        | "imagem"
        | "audio"
        | "video"
        | "documento"
        | "modelo";
    }[] => variables.mensagensPendentes.value.filter((uma) => uma.chat_id === props.chatId.value && !mensagens.data.value.some((outra) => outra.cliente_ref === uma.cliente_ref)),
    /** A última mensagem saiu, e dois minutos depois o canal não disse nada dela. */
    semResposta: (): boolean => {
      const ultima = mensagens.data.value.filter((uma) => uma.chat_id === props.chatId.value && ["entrada", "saida"].includes(uma.direcao))[0];
      return ultima?.direcao === "saida" &&
        ultima.status === "enviada" &&
        toNumber(custom.minutosDesde(ultima.criado_em, clock.value)) >= 2;
    },
  };
  const workflows = {
    /** O que falha se mostra no lugar das mensagens. */
    abrir: workflow("abrir", async (run) => {
      batch(() => {
        variables.chatAtual.set(props.chatId.value);
        own.acabou.set(false);
        own.buscou.set(false);
        own.vistoAte.set("");
      });
      if (props.chatId.value === "") {
        return;
      }
      await fetchCollections(run, [
        chatAberto,
        mensagens,
      ]);
      batch(() => {
        own.acabou.set(mensagens.data.value.length < 30);
        own.buscou.set(true);
      });
      elements.area.actions.scrollToEnd();
    }, {
      onError: () => {
        own.buscou.set(true);
      },
    }),
    /** As 30 antes da mais antiga que se vê; a posição da leitura fica. */
    buscarAntigas: workflow("buscarAntigas", async (run) => {
      if (
        !own.buscou.value ||
          own.acabou.value ||
          own.buscandoAntigas.value ||
          formulas.lista().length === 0
      ) {
        return;
      }
      own.buscandoAntigas.set(true);
      await fetchCollection(run, mensagensAntigas);
      batch(() => {
        updateCollection(run, mensagens, {
          operation: "replace",
          data: [...mensagens.data.value, ...mensagensAntigas.data.value.filter((uma) => uma.chat_id === props.chatId.value && !mensagens.data.value.some((outra) => outra.id === uma.id))],
        });
        own.acabou.set(mensagensAntigas.data.value.length < 30);
        own.buscandoAntigas.set(false);
      });
    }, {
      onError: () => {
        own.buscandoAntigas.set(false);
      },
    }),
    calarDigitacao: workflow<{ readonly chat: string }>("calarDigitacao", async (run, params) => {
      if (params.chat === "") {
        return;
      }
      own.digitando.set("");
      await supabaseUnsubscribe(run, {
        channel: `digitando:${params.chat}`,
      });
    }, {
      onError: (run) => {
        log(run, "o canal de quem digita já não estava aberto");
      },
    }),
    dizerQueDigita: workflow("dizerQueDigita", async (run) => {
      await supabaseBroadcast(run, {
        channel: `digitando:${props.chatId.value}`,
        event: "digitando",
        payload: auth.user.value?.nome ?? "",
      });
    }, {
      onError: (run) => {
        log(run, "ninguém soube que se digita");
      },
    }),
    irAoFim: workflow("irAoFim", () => {
      elements.area.actions.scrollToEnd();
    }),
    /** Quem não consegue marcar marca na próxima mensagem. */
    marcarLido: workflow("marcarLido", async (run) => {
      await supabaseCall(run, "rpc_chat_marcar_lido", {
        p_chat: props.chatId.value,
      });
    }, {
      onError: (run) => {
        log(run, "a conversa não foi marcada como lida");
      },
    }),
    ouvirDigitacao: workflow("ouvirDigitacao", async (run) => {
      if (props.chatId.value === "") {
        return;
      }
      await supabaseSubscribe(run, {
        channel: `digitando:${props.chatId.value}`,
        private: true,
        onBroadcast: async (run, event) => {
          batch(() => {
            own.digitando.set(toText(event.payload));
            own.digitandoAte.set(addSeconds(currentDate(), 4));
          });
          await wait(run, 4000);
          inStep(run, "stopUnless");
          if (!(compareDates(own.digitandoAte.value, currentDate()) <= 0)) {
            return;
          }
          own.digitando.set("");
        },
      });
    }, {
      onError: (run) => {
        log(run, "não se ouve quem digita");
      },
    }),
    /** Quem enviou já não escreve. */
    pararDeDigitar: workflow("pararDeDigitar", async (run) => {
      await supabaseBroadcast(run, {
        channel: `digitando:${props.chatId.value}`,
        event: "digitando",
        payload: "",
      });
    }, {
      onError: (run) => {
        log(run, "ninguém soube que já não se digita");
      },
    }),
  };
  return (
    <Component
      onMount={[
        conversaRetomar,
        workflows.abrir,
        workflows.ouvirDigitacao,
      ]}
      onUnmount={(run) => workflows.calarDigitacao(run, {
        chat: props.chatId.value,
      })}
      onPropertyChange={{
        chatId: watch(props.chatId, [
          (run, event) => workflows.calarDigitacao(run, {
            chat: event.oldValue,
          }),
          workflows.ouvirDigitacao,
          workflows.abrir,
          async (run) => {
            await elements.compositor.actions.escreverLogo(run);
          },
        ]),
      }}
      actions={{
        anotar: workflow("anotar", async (run) => {
          await elements.compositor.actions.anotar(run);
        }),
        focar: workflow("focar", async (run) => {
          await elements.compositor.actions.focar(run);
        }),
      }}
    >
      <div className="trama-flexbox conversa-tudo">
        <If
          when={() =>
            props.editavel.value &&
              isWindowFocused.value &&
              elements.area.isAtEnd.value &&
              (formulas.chat()?.nao_lidas ?? 0) > 0
          }
        >
          <AoAbrir
            id="vistaNova"
            onAbrir={workflows.marcarLido}
          />
        </If>
        <If when={() => !elements.area.isAtEnd.value}>
          <AoAbrir
            id="rolou"
            onAbrir={() => {
              own.vistoAte.set(mensagens.data.value[0]?.criado_em ?? "");
            }}
          />
        </If>
        <If when={() => connection.status.value === "reconnecting"}>
          <Flexbox
            id="semConexao"
            role="status"
          >
            <Icon
              id="iconeSemConexao"
              icon={wifiOffIcon}
              size="14px"
            />
            <span className="trama-text conversa-textoSemConexao">
              Reconectando…
            </span>
          </Flexbox>
        </If>
        <If when={() => mensagens.error.value || chatAberto.error.value}>
          <ErroCarga
            id="falha"
            mensagem={() => mensagemErro(mensagens.error.value ?? chatAberto.error.value)}
            titulo="Não foi possível carregar as mensagens."
            onTentar={workflows.abrir}
          />
        </If>
        <div className="trama-base conversa-palco">
          <ScrollArea
            id="area"
            handle={elements.area}
            states={{
              baixa: () => screenSize.value.height < 480,
            }}
            role="log"
            ariaLabel={() => `Mensagens de ${formulas.chat()?.contato?.nome ?? "uma conversa"}`}
            stickToEnd
            onReachStart={workflows.buscarAntigas}
          >
            <If when={() => !own.buscou.value && formulas.lista().length === 0}>
              <div className="trama-flexbox conversa-aCaminho">
                <Esqueleto
                  id="esqueletoA"
                  altura="44px"
                />
                <Esqueleto
                  id="esqueletoB"
                  altura="64px"
                />
                <Esqueleto
                  id="esqueletoC"
                  altura="44px"
                />
              </div>
            </If>
            <If when={formulas.naoAchou}>
              <Vazio
                id="semNada"
                texto="Conversa não encontrada."
                icone={
                  <Icon
                    id="iconeSemNada"
                    icon={messageCircleOffIcon}
                    size="32px"
                  />
                }
              />
            </If>
            <If when={() => own.buscandoAntigas.value}>
              <TextBlock
                id="antigas"
                classes={["dica"]}
                text="Buscando mensagens mais antigas…"
                role="status"
              />
            </If>
            <ul className="trama-flexbox conversa-mensagens">
              <Repeat
                items={formulas.lista}
                by={(item) => item.id}
              >
                {(item, index) => (
                  <ConversaMensagem
                    id="mensagem"
                    arquivoNome={() => item.value.arquivo?.nome ?? ""}
                    arquivoTamanho={() => item.value.arquivo?.tamanho ?? 0}
                    arquivoUrl={() => item.value.arquivo?.url ?? ""}
                    autor={() =>
                      item.value.autor_id == null || item.value.autor_id === auth.user.value?.id
                        ? ""
                        : nomeDaPessoa(item.value.autor_id)
                    }
                    conteudo={() => item.value.conteudo ?? ""}
                    criadoEm={() => item.value.criado_em}
                    direcao={() => item.value.direcao}
                    erro={() => item.value.erro_texto ?? ""}
                    mostraDia={() => index.value === 0 || formatDate(item.value.criado_em, "YYYY-MM-DD") !== formatDate(getByIndex(mensagens.data.value, mensagens.data.value.length - index.value)?.criado_em ?? item.value.criado_em, "YYYY-MM-DD")}
                    status={() => item.value.status}
                    tipo={() => item.value.tipo}
                  />
                )}
              </Repeat>
              <Repeat
                items={formulas.pendentes}
                by={(item) => item.cliente_ref}
              >
                {(item) => (
                  <ConversaMensagem
                    id="pendente"
                    arquivoNome={() => item.value.arquivo_nome}
                    conteudo={() => item.value.conteudo}
                    criadoEm={() => item.value.criado_em}
                    direcao={() => item.value.nota ? "nota" : "saida"}
                    erro={() => item.value.erro}
                    local
                    status={() =>
                      item.value.status === "falhou" ? "falhou"
                        : item.value.status === "enviada" ? "enviada"
                        : "na_fila"
                    }
                    tipo={() => item.value.tipo}
                    onDescartar={(run) => conversaTirarPendente(run, {
                      ref: item.value.cliente_ref,
                    })}
                    onEditar={async (run) => {
                      variables.rascunhos.setAt(props.chatId.value, item.value.conteudo);
                      await conversaTirarPendente(run, {
                        ref: item.value.cliente_ref,
                      });
                      await elements.compositor.actions.focar(run);
                    }}
                    onTentar={(run) => conversaTransmitir(run, {
                      ref: item.value.cliente_ref,
                    })}
                  />
                )}
              </Repeat>
            </ul>
          </ScrollArea>
          <If when={() => !elements.area.isAtEnd.value}>
            <Button
              id="descer"
              classes={["botao", "secundario"]}
              text={() => {
                const quantas = formulas.novas();
                return quantas === 0 ? ""
                  : quantas === 1 ? "1 nova"
                  : `${quantas} novas`;
              }}
              ariaLabel={() => formulas.novas() === 0 ? "Ir para a última mensagem" : ""}
              onClick={async (run) => {
                await workflows.irAoFim(run);
              }}
              leftIcon={
                <Icon
                  id="descerIcone"
                  icon={arrowDownIcon}
                  size="16px"
                />
              }
            />
          </If>
        </div>
        <If when={() => own.digitando.value !== ""}>
          <TextBlock
            id="quemDigita"
            classes={["dica"]}
            text={() => `${own.digitando.value} está digitando…`}
          />
        </If>
        <If when={formulas.semResposta}>
          <AoAbrir
            id="semServico"
            onAbrir={() => {
              variables.canalCalado.set(true);
            }}
          />
        </If>
        <If when={() => props.editavel.value && !formulas.naoAchou()}>
          <div className="trama-base conversa-rodape">
            <ConversaCompositor
              id="compositor"
              handle={elements.compositor}
              canal={() => formulas.chat()?.canal ?? ""}
              chatId={() => props.chatId.value}
              contatoNome={() => formulas.chat()?.contato?.nome ?? ""}
              janelaFechada={formulas.janelaFechada}
              nuncaAbriu={() => formulas.chat()?.janela_ate == null}
              telefone={() =>
                formulas.chat()?.canal === "whatsapp"
                  ? formulas.chat()?.canal_ref ?? ""
                  : ""
              }
              onAnterior={async (run) => {
                await emit(run, "anterior");
              }}
              onConcluir={async (run) => {
                await emit(run, "concluir");
              }}
              onDigitar={workflows.dizerQueDigita}
              onEnviada={[
                workflows.irAoFim,
                workflows.pararDeDigitar,
              ]}
              onSair={() => {
                elements.area.actions.focus();
              }}
              onSeguinte={async (run) => {
                await emit(run, "seguinte");
              }}
            />
          </div>
        </If>
      </div>
    </Component>
  );
}, ["anotar", "focar"]);

export default Conversa;
