// @generated from designs/vendas/components/conversa-linhas.json. Do not edit.
import {
  Component,
  If,
  Repeat,
  breakpoint,
  component,
  fetchCollection,
  isSelected,
  log,
  screenSize,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Flexbox } from "trama/runtime/elements/flexbox";
import { Icon } from "trama/runtime/elements/icon";
import { ScrollArea } from "trama/runtime/elements/scroll-area";
import { chats } from "../collections/chats";
import ConversaItem from "./conversa-item";
import ErroCarga from "./erro-carga";
import Esqueleto from "./esqueleto";
import Vazio from "./vazio";
import { chatsFiltros } from "../formulas/chats-filtros";
import { mensagemErro } from "../formulas/mensagem-erro";
import { inboxIcon } from "../icons/inbox";
import * as variables from "../variables";
import { chatAbrir } from "../workflows/chat-abrir";
import { chatsBuscar } from "../workflows/chats-buscar";
import { chatsFiltrar } from "../workflows/chats-filtrar";
import { chatsLimpar } from "../workflows/chats-limpar";

/** As conversas que a aba e os filtros escolhem. */
const ConversaLinhas = component("conversa-linhas", {}, () => {
  const workflows = {
    /** Quem abre uma conversa escreve nela; no celular, o teclado cobriria o que se lê. */
    escreverLogo: workflow("escreverLogo", () => {
      variables.escreverLogo.set(breakpoint.value === "default");
    }),
  };
  return (
    <Component
      onMount={chatsFiltrar}
    >
      <div className="trama-flexbox conversa-linhas-tudo">
        <If when={() => chats.error.value}>
          <ErroCarga
            id="falha"
            mensagem={() => mensagemErro(chats.error.value)}
            titulo="Não foi possível carregar as conversas."
            onTentar={chatsBuscar}
          />
        </If>
        <ScrollArea
          id="area"
          states={{
            baixa: () => screenSize.value.height < 480,
          }}
          role="region"
          ariaLabel="Conversas"
          onReachEnd={{
            steps: async (run) => {
              if (!(chats.data.value.length < chats.total.value) || chats.isFetching.value) {
                return;
              }
              variables.chatsLimite.set(variables.chatsLimite.value + 30);
              await fetchCollection(run, chats);
            },
            onError: (run) => {
              log(run, "a lista de conversas não cresceu");
            },
          }}
        >
          <If when={() => !chats.isFetched.value && !chats.error.value}>
            <div className="trama-flexbox conversa-linhas-aCaminho">
              <Esqueleto
                id="e0"
                altura="44px"
              />
              <Esqueleto
                id="e1"
                altura="44px"
              />
              <Esqueleto
                id="e2"
                altura="44px"
              />
              <Esqueleto
                id="e3"
                altura="44px"
              />
              <Esqueleto
                id="e4"
                altura="44px"
              />
              <Esqueleto
                id="e5"
                altura="44px"
              />
            </div>
          </If>
          <If when={() => chats.isFetched.value && chats.data.value.length === 0}>
            <Vazio
              id="vazio"
              texto={() => chatsFiltros() > 0 || variables.q.value.trim() !== "" ? "Nenhum resultado para os filtros escolhidos." : "Nenhuma conversa aqui."}
              acao={
                <If when={() => chatsFiltros() > 0 || variables.q.value.trim() !== ""}>
                  <Button
                    id="limpar"
                    classes={["botao", "secundario"]}
                    text="Limpar filtros"
                    onClick={chatsLimpar}
                  />
                </If>
              }
              icone={
                <Icon
                  id="iconeVazio"
                  icon={inboxIcon}
                  size="32px"
                />
              }
            />
          </If>
          <If when={() => chats.data.value.length > 0}>
            <Flexbox
              id="lista"
              tag="ul"
              direction="column"
              arrowKeys
            >
              <Repeat
                items={() => chats.data.value}
                by={(item) => item.id}
              >
                {(item) => (
                  <ConversaItem
                    id="item"
                    aberta={() => isSelected(variables.chat, item.value.id)}
                    canal={() => item.value.canal}
                    direcao={() => item.value.ultima_direcao}
                    em={() => item.value.ultima_mensagem_em}
                    naoLidas={() => item.value.nao_lidas}
                    nome={() => item.value.contato.nome}
                    previa={() => item.value.ultima_mensagem_previa}
                    status={() => item.value.status}
                    onAbrir={[
                      workflows.escreverLogo,
                      (run) => chatAbrir(run, {
                        id: item.value.id,
                      }),
                    ]}
                  />
                )}
              </Repeat>
            </Flexbox>
          </If>
        </ScrollArea>
      </div>
    </Component>
  );
});

export default ConversaLinhas;
