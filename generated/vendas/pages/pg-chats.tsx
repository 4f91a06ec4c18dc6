// @generated from designs/vendas/pages/pg-chats.json. Do not edit.
import {
  If,
  Page,
  Section,
  handle,
  preventDefault,
  usePage,
} from "trama/runtime";
import { Base } from "trama/runtime/elements/base";
import { Icon } from "trama/runtime/elements/icon";
import { TextBlock } from "trama/runtime/elements/text";
import {
  lower,
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
import Avisos from "../sections/avisos";
import ConteudoSemPermissao from "../sections/conteudo-sem-permissao";
import LoaderGlobal from "../sections/loader-global";
import MenuLateral from "../sections/menu-lateral";
import * as variables from "../variables";
import { chatMudarStatus } from "../workflows/chat-mudar-status";
import { chatVizinho } from "../workflows/chat-vizinho";
import { chatsOuvir } from "../workflows/chats-ouvir";
import { paginaOnload } from "../workflows/pagina-onload";

export default function PgChats() {
  const page = usePage();
  const elements = {
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
        if (!(!event.isTyping && !event.isInLayer && !event.ctrlKey && !event.metaKey && !event.altKey && podeVer())) {
          return;
        }
        switch (lower(event.key)) {
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
          case "r": {
            preventDefault(run);
            await elements.conversa.actions.focar(run);
            break;
          }
          case "n": {
            preventDefault(run);
            await elements.conversa.actions.anotar(run);
            break;
          }
          case "e": {
            if (
              variables.chat.value !== "" &&
                podeEditar() &&
                variables.salvando.value === ""
            ) {
              await chatMudarStatus(run, {
                aviso: "Conversa resolvida.",
                id: variables.chat.value,
                status: "resolvido",
              });
            }
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
      <If
        when={() => podeVer()}
      >
        <Section
          id="conteudo"
          tag="main"
        >
          <Base
            id="paineis"
            classes={["base"]}
            states={{
              estreito: () => menuEstreito(),
            }}
          >
            <AoAbrir
              id="escuta"
              onAbrir={chatsOuvir}
            />
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
              <If
                when={() => variables.chat.value === ""}
              >
                <div className="trama-flexbox pg-chats-nenhuma">
                  <Vazio
                    id="escolha"
                    texto="Escolha uma conversa."
                    icone={(
                      <Icon
                        id="iconeNenhuma"
                        icon={messagesSquareIcon}
                        size="32px"
                      />
                    )}
                  />
                </div>
              </If>
              <If
                when={() => variables.chat.value !== ""}
              >
                <ConversaCabecalho
                  id="cabecalho"
                  chatId={() => variables.chat.value}
                />
              </If>
              <If
                when={() => variables.chat.value !== ""}
              >
                <div className="trama-base pg-chats-meio">
                  <Conversa
                    id="conversa"
                    handle={elements.conversa}
                    chatId={() => variables.chat.value}
                    editavel={() => podeEditar()}
                  />
                </div>
              </If>
            </Base>
            <If
              when={() => variables.chat.value !== ""}
            >
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
