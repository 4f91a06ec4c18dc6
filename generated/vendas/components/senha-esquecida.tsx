// @generated from designs/vendas/components/senha-esquecida.json. Do not edit.
import {
  If,
  batch,
  component,
  handle,
  localVariable,
  resetPassword,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { FormContainer } from "trama/runtime/elements/form-container";
import { FormInput } from "trama/runtime/elements/form-input";
import { Modal } from "trama/runtime/elements/modal";
import { TextBlock } from "trama/runtime/elements/text";
import { erroEmail } from "../formulas/erro-email";
import { mensagemErro } from "../formulas/mensagem-erro";
import * as variables from "../variables";

export type SenhaEsquecidaShape = {
  readonly props: { readonly email?: string };
};

/** Manda por e-mail o link de uma senha nova. */
const SenhaEsquecida = component<SenhaEsquecidaShape>("senha-esquecida", {
  email: "",
}, ({ props }) => {
  const elements = {
    email: handle(FormInput),
  };
  const own = {
    enviado: localVariable<boolean>({
      id: "enviado",
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
    erroDoEmail: (): string => erroEmail(elements.email.value.value),
  };
  const workflows = {
    enviar: workflow("enviar", async (run) => {
      batch(() => {
        own.tentou.set(true);
        own.falha.set("");
      });
      if (formulas.erroDoEmail() !== "") {
        elements.email.actions.focus();
        return;
      }
      variables.salvando.set("senhaEsquecida");
      await resetPassword(run, {
        email: elements.email.value.value.trim().toLowerCase(),
        page: "pg-login",
      });
      batch(() => {
        own.enviado.set(true);
        variables.salvando.set("");
      });
    }, {
      onError: (_run, error) => {
        batch(() => {
          variables.salvando.set("");
          own.falha.set(mensagemErro(error));
        });
      },
    }),
  };
  return (
    <Modal
      id="janela"
      classes={["modal", "base"]}
      zIndex={60}
      backdropColor="var(--veu)"
      replacesBelow
      transition="all var(--rapido)"
    >
      <h2 className="trama-text senha-esquecida-titulo subtitulo">
        Esqueci minha senha
      </h2>
      <TextBlock
        id="explica"
        classes={["texto"]}
        text={() => own.enviado.value ? "Se este e-mail tem uma conta, o link para escolher outra senha chega em instantes. Veja também a caixa de spam." : "Mandamos por e-mail um link para escolher outra senha."}
        role="status"
      />
      <If when={() => own.falha.value !== ""}>
        <TextBlock
          id="falha"
          classes={["erro"]}
          text={() => own.falha.value}
          role="alert"
        />
      </If>
      <If when={() => !own.enviado.value}>
        <FormContainer
          id="formulario"
          validate={false}
          ariaLabel="Esqueci minha senha"
          onSubmit={workflows.enviar}
        >
          <FormInput
            id="email"
            handle={elements.email}
            type="email"
            value={() => props.email.value}
            label="E-mail"
            error={() =>
              own.tentou.value
                ? formulas.erroDoEmail()
                : ""
            }
            autocomplete="username"
          />
          <div className="trama-flexbox senha-esquecida-acoes">
            <Button
              id="cancelar"
              classes={["botao", "secundario"]}
              text="Cancelar"
              link={{
                closePopup: true,
              }}
            />
            <Button
              id="enviar"
              classes={["botao", "primario"]}
              text="Enviar link"
              buttonType="submit"
              loading={() => variables.salvando.value === "senhaEsquecida"}
            />
          </div>
        </FormContainer>
      </If>
      <If when={() => own.enviado.value}>
        <div className="trama-flexbox senha-esquecida-fim">
          <Button
            id="fechar"
            classes={["botao", "primario"]}
            text="Fechar"
            link={{
              closePopup: true,
            }}
          />
        </div>
      </If>
    </Modal>
  );
});

export default SenhaEsquecida;
