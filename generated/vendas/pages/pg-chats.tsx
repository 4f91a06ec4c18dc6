// @generated from designs/vendas/pages/pg-chats.json. Do not edit.
import {
  If,
  Page,
  Repeat,
  Section,
  handle,
  openPopup,
  preventDefault,
  usePage,
} from "trama/runtime";
import { Base } from "trama/runtime/elements/base";
import { Icon } from "trama/runtime/elements/icon";
import { TextBlock } from "trama/runtime/elements/text";
import {
  filter,
} from "trama/runtime/helpers";
import { contadores } from "../collections/contadores";
import { tagsOpcoes } from "../collections/tags-opcoes";
import AoAbrir from "../components/ao-abrir";
import Conversa from "../components/conversa";
import ConversaCabecalho from "../components/conversa-cabecalho";
import ConversaContexto from "../components/conversa-contexto";
import ConversaLista from "../components/conversa-lista";
import Vazio from "../components/vazio";
import { menuEstreito } from "../formulas/menu-estreito";
import { podeEditar } from "../formulas/pode-editar";
import { podeVer } from "../formulas/pode-ver";
import { messagesSquareIcon } from "../icons/messages-square";
import {
  atalhos,
} from "../popups";
import Avisos from "../sections/avisos";
import ConteudoSemPermissao from "../sections/conteudo-sem-permissao";
import LoaderGlobal from "../sections/loader-global";
import MenuLateral from "../sections/menu-lateral";
import * as variables from "../variables";
import { chatConcluir } from "../workflows/chat-concluir";
import { chatVizinho } from "../workflows/chat-vizinho";
import { chatsOuvir } from "../workflows/chats-ouvir";
import { paginaOnload } from "../workflows/pagina-onload";

export default function PgChats() {
  const page = usePage();
  const elements = {
    cabecalho: handle(ConversaCabecalho),
    conversa: handle(Conversa),
  };
  return (
    <Page
      id="pg-chats"
      page={page}
      title={() =>
        (contadores.data.value?.chats ?? 0) > 0
          ? `(${contadores.data.value?.chats ?? ""}) Chats`
          : "Chats"
      }
      collections={[
        tagsOpcoes,
      ]}
      unsaved={() => variables.anexos.value.length > 0}
      onKeydown={async (run, event) => {
        if (
          !variables.atalhosDeTecla.value ||
            event.isTyping ||
            event.isInLayer ||
            event.ctrlKey ||
            event.metaKey ||
            event.altKey ||
            !podeVer()
        ) {
          return;
        }
        switch (event.key.toLowerCase()) {
          case "j": {
            await chatVizinho(run, {
              passo: 1,
            });
            break;
          }
          case "k": {
            await chatVizinho(run, {
              passo: -1,
            });
            break;
          }
          case "e": {
            await chatConcluir(run);
            break;
          }
          case "r": {
            if (variables.chat.value !== "") {
              preventDefault(run);
              await elements.conversa.actions.focar(run);
            }
            break;
          }
          case "n": {
            if (variables.chat.value !== "") {
              preventDefault(run);
              await elements.conversa.actions.anotar(run);
            }
            break;
          }
          case "a": {
            if (variables.chat.value !== "" && podeEditar()) {
              await elements.cabecalho.actions.atribuir(run);
            }
            break;
          }
          case "z": {
            if (variables.chat.value !== "" && podeEditar()) {
              await elements.cabecalho.actions.adiar(run);
            }
            break;
          }
          case "?": {
            void openPopup(run, atalhos);
            break;
          }
        }
      }}
      onLoad={paginaOnload}
    >
      <MenuLateral
        page={page}
      />
      <ConteudoSemPermissao
        page={page}
      />
      <If when={podeVer}>
        <Section
          id="conteudo"
          tag="main"
        >
          <Base
            id="paineis"
            classes={["base"]}
            states={{
              estreito: menuEstreito,
            }}
          >
            <AoAbrir
              id="escuta"
              onAbrir={chatsOuvir}
            />
            <Repeat
              items={() => filter([variables.escrever.value], (pedido) => pedido !== "")}
              by={(item) => item}
            >
              {(item) => (
                <AoAbrir
                  id="pedidos"
                  onAbrir={async (run) => {
                    const pedido = item.value;
                    variables.escrever.set("");
                    if (pedido === "anotar") {
                      await elements.conversa.actions.anotar(run);
                    } else {
                      await elements.conversa.actions.focar(run);
                    }
                  }}
                />
              )}
            </Repeat>
            <h1 className="trama-text pg-chats-titulo so-leitor">
              Chats
            </h1>
            <TextBlock
              id="anuncio"
              classes={["so-leitor"]}
              text={() => variables.anuncio.value}
              role="status"
            />
            <Base
              id="lista"
              states={{
                comConversa: () => variables.chat.value !== "",
              }}
              tag="section"
              ariaLabel="Lista de conversas"
            >
              <ConversaLista
                id="conversas"
              />
            </Base>
            <Base
              id="centro"
              states={{
                semConversa: () => variables.chat.value === "",
              }}
              tag="section"
              ariaLabel="Conversa"
            >
              <If when={() => variables.chat.value === ""}>
                <div className="trama-flexbox pg-chats-nenhuma">
                  <Vazio
                    id="escolha"
                    texto="Escolha uma conversa."
                    icone={
                      <Icon
                        id="iconeNenhuma"
                        icon={messagesSquareIcon}
                        size="32px"
                      />
                    }
                  />
                </div>
              </If>
              <If when={() => variables.chat.value !== ""}>
                <ConversaCabecalho
                  id="cabecalho"
                  handle={elements.cabecalho}
                  chatId={() => variables.chat.value}
                />
              </If>
              <If when={() => variables.chat.value !== ""}>
                <div className="trama-base pg-chats-meio">
                  <Conversa
                    id="conversa"
                    handle={elements.conversa}
                    chatId={() => variables.chat.value}
                    editavel={podeEditar}
                    onAnterior={async (run) => {
                      variables.escreverLogo.set(true);
                      await chatVizinho(run, {
                        passo: -1,
                      });
                    }}
                    onConcluir={async (run) => {
                      variables.escreverLogo.set(true);
                      await chatConcluir(run);
                    }}
                    onSeguinte={async (run) => {
                      variables.escreverLogo.set(true);
                      await chatVizinho(run, {
                        passo: 1,
                      });
                    }}
                  />
                </div>
              </If>
            </Base>
            <If when={() => variables.chat.value !== ""}>
              <Base
                id="contexto"
                states={{
                  aberto: () => variables.contextoAberto.value,
                }}
                tag="aside"
                ariaLabel="Contexto"
              >
                <ConversaContexto
                  id="quem"
                  chatId={() => variables.chat.value}
                />
              </Base>
            </If>
          </Base>
        </Section>
      </If>
      <Avisos
        page={page}
      />
      <LoaderGlobal
        page={page}
      />
    </Page>
  );
}
