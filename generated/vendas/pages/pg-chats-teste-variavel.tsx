// @generated from designs/vendas/pages/pg-chats-teste-variavel.json. Do not edit.
import {
  If,
  Page,
  Section,
  fetchCollection,
  handle,
  resetVariables,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Icon } from "trama/runtime/elements/icon";
import { Select } from "trama/runtime/elements/select";
import {
  ifEmpty,
  toText,
} from "trama/runtime/helpers";
import * as custom from "../../../designs/vendas/custom";
import { chatAberto } from "../collections/chat-aberto";
import { chatContexto } from "../collections/chat-contexto";
import type { ChatsOpcoesRow } from "../collections/chats-opcoes";
import { chatsOpcoes } from "../collections/chats-opcoes";
import { mensagens } from "../collections/mensagens";
import { respostasRapidas } from "../collections/respostas-rapidas";
import AoAbrir from "../components/ao-abrir";
import Casca from "../components/casca";
import Conversa from "../components/conversa";
import Fato from "../components/fato";
import Vazio from "../components/vazio";
import { mensagemErro } from "../formulas/mensagem-erro";
import { podeEditar } from "../formulas/pode-editar";
import { podeVer } from "../formulas/pode-ver";
import { messagesSquareIcon } from "../icons/messages-square";
import Avisos from "../sections/avisos";
import ConteudoSemPermissao from "../sections/conteudo-sem-permissao";
import LoaderGlobal from "../sections/loader-global";
import MenuLateral from "../sections/menu-lateral";
import * as variables from "../variables";
import { avisar } from "../workflows/avisar";
import { mostrarErro } from "../workflows/mostrar-erro";
import { paginaOnload } from "../workflows/pagina-onload";

export default function PgChatsTesteVariavel() {
  const page = usePage();
  const elements = {
    qual: handle(Select<ChatsOpcoesRow, "id">),
  };
  return (
    <Page
      id="pg-chats-teste-variavel"
      page={page}
      title="Teste de chat por variável"
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
          <Casca
            id="casca"
            corpo={
              <>
                <AoAbrir
                  id="carga"
                  onAbrir={{
                    steps: async (run) => {
                      variables.chatTesteId.set(variables.chatTestePersistido.value);
                      await fetchCollection(run, chatsOpcoes);
                    },
                    onError: async (run, error) => {
                      await mostrarErro(run, {
                        mensagem: mensagemErro(error),
                      });
                    },
                  }}
                />
                <h1 className="trama-text pg-chats-teste-variavel-titulo titulo">
                  Teste de chat por variável
                </h1>
                <div className="trama-flexbox pg-chats-teste-variavel-escolha">
                  <Select
                    id="qual"
                    handle={elements.qual}
                    options={() => chatsOpcoes.data.value}
                    labelField="contato_nome"
                    valueField="id"
                    label="Conversa"
                    placeholder="Escolha uma conversa"
                    noResultsText="Nenhuma conversa."
                    searchPlaceholder="Buscar"
                    required={false}
                  />
                  <Button
                    id="definir"
                    classes={["botao", "primario"]}
                    text="Definir"
                    onClick={() => {
                      variables.chatTesteId.set(toText(elements.qual.value.value));
                    }}
                  />
                  <Button
                    id="limpar"
                    classes={["botao", "secundario"]}
                    text="Limpar"
                    onClick={() => {
                      resetVariables([
                        variables.chatTesteId,
                        variables.chatTestePersistido,
                      ]);
                      elements.qual.actions.clear();
                    }}
                  />
                  <Button
                    id="persistir"
                    classes={["botao", "secundario"]}
                    text="Persistir na navegação"
                    disabled={() => variables.chatTesteId.value === ""}
                    onClick={async (run) => {
                      variables.chatTestePersistido.set(variables.chatTesteId.value);
                      await avisar(run, {
                        mensagem: "Guardada ao trocar de página.",
                      });
                    }}
                  />
                </div>
                <div className="trama-base pg-chats-teste-variavel-partes">
                  <div className="trama-base pg-chats-teste-variavel-palco">
                    <If when={() => variables.chatTesteId.value === ""}>
                      <Vazio
                        id="nenhuma"
                        texto="Escolha uma conversa."
                        icone={
                          <Icon
                            id="iconeNenhuma"
                            icon={messagesSquareIcon}
                            size="32px"
                          />
                        }
                      />
                    </If>
                    <If when={() => variables.chatTesteId.value !== ""}>
                      <Conversa
                        id="conversa"
                        chatId={() => variables.chatTesteId.value}
                        editavel={podeEditar}
                      />
                    </If>
                  </div>
                  <div className="trama-flexbox pg-chats-teste-variavel-valores cartao">
                    <h2 className="trama-text pg-chats-teste-variavel-valoresTitulo subtitulo">
                      Valores agora
                    </h2>
                    <dl className="trama-base pg-chats-teste-variavel-fatos">
                      <Fato
                        id="chatTesteId"
                        rotulo="chatTesteId"
                        valor={() => ifEmpty(variables.chatTesteId.value, "vazio")}
                      />
                      <Fato
                        id="persistido"
                        rotulo="chatTestePersistido"
                        valor={() => ifEmpty(variables.chatTestePersistido.value, "vazio")}
                      />
                      <Fato
                        id="pendentes"
                        rotulo="mensagensPendentes"
                        valor={() => custom.jsonLegivel(variables.mensagensPendentes.value)}
                      />
                      <Fato
                        id="rascunhos"
                        rotulo="rascunhos"
                        valor={() => custom.jsonLegivel(variables.rascunhos.value)}
                      />
                      <Fato
                        id="totais"
                        rotulo="coleções"
                        valor={() => custom.jsonLegivel({
                          chatsOpcoes: chatsOpcoes.total.value,
                          chatAberto: chatAberto.total.value,
                          mensagens: mensagens.total.value,
                          chatContexto: chatContexto.total.value,
                          respostasRapidas: respostasRapidas.total.value,
                        })}
                      />
                    </dl>
                  </div>
                </div>
              </>
            }
          />
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
