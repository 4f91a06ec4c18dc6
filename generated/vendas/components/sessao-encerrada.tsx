// @generated from designs/vendas/components/sessao-encerrada.json. Do not edit.
import {
  If,
  batch,
  closePopup,
  component,
  handle,
  localVariable,
  login,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { FormContainer } from "trama/runtime/elements/form-container";
import { FormInput } from "trama/runtime/elements/form-input";
import { Modal } from "trama/runtime/elements/modal";
import { TextBlock } from "trama/runtime/elements/text";
import { auth } from "../auth";
import { mensagemErro } from "../formulas/mensagem-erro";
import { sessaoTerminou } from "../formulas/sessao-terminou";

/** Pede a senha de novo por cima da página, quando a sessão termina no meio do trabalho: o que se escreveu fica onde está. */
const SessaoEncerrada = component("sessao-encerrada", {}, () => {
  const elements = {
    senha: handle(FormInput),
  };
  const own = {
    entrando: localVariable<boolean>({
      id: "entrando",
      type: "boolean",
      default: false,
    }),
    /** O que o servidor recusou. */
    falha: localVariable<string>({
      id: "falha",
      type: "string",
      default: "",
    }),
    /** Os erros aparecem depois da primeira tentativa. */
    tentou: localVariable<boolean>({
      id: "tentou",
      type: "boolean",
      default: false,
    }),
  };
  const formulas = {
    erroSenha: (): string => elements.senha.value.value === "" ? "Informe a senha." : "",
  };
  const workflows = {
    entrar: workflow("entrar", async (run) => {
      batch(() => {
        own.tentou.set(true);
        own.falha.set("");
      });
      if (formulas.erroSenha() !== "") {
        elements.senha.actions.focus();
        return;
      }
      own.entrando.set(true);
      await login(run, {
        email: auth.user.value?.email,
        password: elements.senha.value.value,
      });
      closePopup(run);
    }, {
      onError: (_run, error) => {
        batch(() => {
          own.tentou.set(false);
          own.entrando.set(false);
          own.falha.set(mensagemErro(error));
        });
        elements.senha.actions.reset();
        elements.senha.actions.focus();
      },
    }),
  };
  return (
    <Modal
      id="janela"
      classes={["modal", "base"]}
      zIndex={95}
      backdropColor="var(--veu)"
      replacesBelow
      transition="all var(--rapido)"
      closeOnBackdrop={false}
      closeOnEscape={false}
    >
      <h2 className="trama-text sessao-encerrada-titulo subtitulo">
        Sessão encerrada
      </h2>
      <TextBlock
        id="explica"
        classes={["texto"]}
        text={() => `${sessaoTerminou()} O que você escreveu continua aqui.`}
      />
      <FormContainer
        id="formulario"
        validate={false}
        ariaLabel="Entrar de novo"
        onSubmit={workflows.entrar}
      >
        <If when={() => own.falha.value !== ""}>
          <TextBlock
            id="falha"
            classes={["erro"]}
            text={() => own.falha.value}
            role="alert"
          />
        </If>
        <FormInput
          id="email"
          type="email"
          value={() => auth.user.value?.email}
          label="E-mail"
          readonly
          required={false}
          autocomplete="username"
        />
        <FormInput
          id="senha"
          handle={elements.senha}
          type="password"
          label="Senha"
          error={() =>
            own.tentou.value
              ? formulas.erroSenha()
              : ""
          }
          autocomplete="current-password"
          autofocus
        />
        <div className="trama-flexbox sessao-encerrada-acoes">
          <Button
            id="sair"
            classes={["botao", "discreto"]}
            text="Sair"
            link={{
              closePopup: true,
            }}
          />
          <Button
            id="outra"
            classes={["botao", "secundario"]}
            text="Entrar de outra forma"
            link={{
              page: "pg-login",
              newTab: true,
            }}
          />
          <Button
            id="entrar"
            classes={["botao", "primario"]}
            text="Entrar"
            buttonType="submit"
            loading={() => own.entrando.value}
          />
        </div>
      </FormContainer>
    </Modal>
  );
});

export default SessaoEncerrada;
