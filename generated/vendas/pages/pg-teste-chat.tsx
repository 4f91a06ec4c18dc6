// @generated from designs/vendas/pages/pg-teste-chat.json. Do not edit.
import {
  If,
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { Icon } from "trama/runtime/elements/icon";
import { TextBlock } from "trama/runtime/elements/text";
import AoAbrir from "../components/ao-abrir";
import Casca from "../components/casca";
import Conversa from "../components/conversa";
import TesteEscuta from "../components/teste-escuta";
import Vazio from "../components/vazio";
import { podeEditar } from "../formulas/pode-editar";
import { podeVer } from "../formulas/pode-ver";
import { messageCircleOffIcon } from "../icons/message-circle-off";
import Avisos from "../sections/avisos";
import ConteudoSemPermissao from "../sections/conteudo-sem-permissao";
import LoaderGlobal from "../sections/loader-global";
import MenuLateral from "../sections/menu-lateral";
import * as variables from "../variables";
import { paginaOnload } from "../workflows/pagina-onload";
import { testeChatAbrir } from "../workflows/teste-chat-abrir";

export default function PgTesteChat() {
  const page = usePage<"chat">();
  return (
    <Page
      id="pg-teste-chat"
      page={page}
      title="Teste de chat"
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
                  onAbrir={(run) => testeChatAbrir(run, {
                    chat: page.params.chat,
                  })}
                />
                <h1 className="trama-text pg-teste-chat-titulo titulo">
                  Teste de chat
                </h1>
                <TextBlock
                  id="parametro"
                  classes={["codigo"]}
                  text={() => `Parâmetro: ${page.params.chat}`}
                />
                <If when={() => variables.chatTesteId.value === "nenhuma"}>
                  <Vazio
                    id="naoAchou"
                    texto="Conversa não encontrada."
                    icone={
                      <Icon
                        id="iconeNaoAchou"
                        icon={messageCircleOffIcon}
                        size="32px"
                      />
                    }
                  />
                </If>
                <If when={() => variables.chatTesteId.value !== "" && variables.chatTesteId.value !== "nenhuma"}>
                  <div className="trama-base pg-teste-chat-partes">
                    <div className="trama-base pg-teste-chat-palco">
                      <Conversa
                        id="conversa"
                        chatId={() => variables.chatTesteId.value}
                        editavel={podeEditar}
                      />
                    </div>
                    <TesteEscuta
                      id="escuta"
                      chatId={() => variables.chatTesteId.value}
                    />
                  </div>
                </If>
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
