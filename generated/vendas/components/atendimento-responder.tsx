// @generated from designs/vendas/components/atendimento-responder.json. Do not edit.
import {
  If,
  component,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Icon } from "trama/runtime/elements/icon";
import { TextBlock } from "trama/runtime/elements/text";
import Bloco from "./bloco";
import { atendimentoAtual } from "../formulas/atendimento-atual";
import { podeEditarPagina } from "../formulas/pode-editar-pagina";
import { mailIcon } from "../icons/mail";
import { messageCircleIcon } from "../icons/message-circle";
import { phoneIcon } from "../icons/phone";
import * as variables from "../variables";
import { conversaCom } from "../workflows/conversa-com";

/** Como responder a um atendimento que não nasceu de uma conversa. */
const AtendimentoResponder = component("atendimento-responder", {}, () => (
  <Bloco
    id="cartao"
    titulo="Responder"
    conteudo={
      <div className="trama-flexbox atendimento-responder-corpo">
        <TextBlock
          id="texto"
          classes={["texto"]}
          text={() => `Este atendimento não nasceu de uma conversa. Fale com ${atendimentoAtual()?.contato_nome ?? "o contato"} por aqui.`}
          tag="p"
        />
        <div className="trama-flexbox atendimento-responder-meios">
          <If when={() => podeEditarPagina("pg-chats")}>
            <Button
              id="mensagem"
              classes={["botao", "secundario"]}
              text="Mensagem"
              loading={() => variables.salvando.value === "conversaCom"}
              onClick={(run) => conversaCom(run, {
                contato: atendimentoAtual()?.contato_id ?? "",
              })}
              leftIcon={
                <Icon
                  id="mensagemIcone"
                  icon={messageCircleIcon}
                  size="16px"
                />
              }
            />
          </If>
          <If when={() => atendimentoAtual()?.contato_email}>
            <Button
              id="email"
              classes={["botao", "secundario"]}
              text="E-mail"
              link={() => ({
                mail: atendimentoAtual()?.contato_email ?? "",
              })}
              leftIcon={
                <Icon
                  id="emailIcone"
                  icon={mailIcon}
                  size="16px"
                />
              }
            />
          </If>
          <If when={() => atendimentoAtual()?.contato_telefone}>
            <Button
              id="ligar"
              classes={["botao", "secundario"]}
              text="Ligar"
              link={() => ({
                tel: atendimentoAtual()?.contato_telefone ?? "",
              })}
              leftIcon={
                <Icon
                  id="ligarIcone"
                  icon={phoneIcon}
                  size="16px"
                />
              }
            />
          </If>
        </div>
      </div>
    }
  />
));

export default AtendimentoResponder;
