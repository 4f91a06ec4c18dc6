// @generated from designs/vendas/components/formulario-entrar.json. Do not edit.
import {
  If,
  batch,
  component,
  fetchCollections,
  handle,
  localVariable,
  login,
  loginWith,
  openPopup,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Checkbox } from "trama/runtime/elements/checkbox";
import { FormContainer } from "trama/runtime/elements/form-container";
import { FormInput } from "trama/runtime/elements/form-input";
import { Icon } from "trama/runtime/elements/icon";
import { TextBlock } from "trama/runtime/elements/text";
import { auth } from "../auth";
import { equipe } from "../collections/equipe";
import { permissoes } from "../collections/permissoes";
import { erroEmail } from "../formulas/erro-email";
import { mensagemErro } from "../formulas/mensagem-erro";
import { sessaoTerminou } from "../formulas/sessao-terminou";
import { eyeIcon } from "../icons/eye";
import { googleIcon } from "../icons/google";
import {
  senhaEsquecida,
} from "../popups";
import {
  currentPage,
} from "../runtime";
import * as variables from "../variables";
import { irParaDestino } from "../workflows/ir-para-destino";

/** E-mail e senha de quem já tem conta. */
const FormularioEntrar = component("formulario-entrar", {}, () => {
  const elements = {
    email: handle(FormInput),
    manter: handle(Checkbox),
    senha: handle(FormInput),
  };
  const own = {
    /** O que o servidor recusou. */
    falha: localVariable<string>({
      id: "falha",
      type: "string",
      default: "",
    }),
    mostrarSenha: localVariable<boolean>({
      id: "mostrarSenha",
      type: "boolean",
      default: false,
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
      if (erroEmail(elements.email.value.value) !== "") {
        elements.email.actions.focus();
        return;
      }
      if (formulas.erroSenha() !== "") {
        elements.senha.actions.focus();
        return;
      }
      variables.salvando.set("entrar");
      await login(run, {
        email: elements.email.value.value.trim().toLowerCase(),
        password: elements.senha.value.value,
        keep: elements.manter.value.value,
      });
      variables.bloqueado.set(true);
      await fetchCollections(run, [
        permissoes,
        equipe,
      ]);
      await irParaDestino(run);
    }, {
      onError: (_run, error) => {
        batch(() => {
          variables.bloqueado.set(false);
          own.tentou.set(false);
          variables.salvando.set("");
          own.falha.set(mensagemErro(error));
        });
        elements.senha.actions.reset();
        elements.senha.actions.focus();
      },
    }),
  };
  return (
    <FormContainer
      id="formulario"
      validate={false}
      ariaLabel="Entrar"
      onSubmit={workflows.entrar}
    >
      <If when={() => auth.hasExpired.value && own.falha.value === ""}>
        <TextBlock
          id="terminou"
          classes={["forte"]}
          text={sessaoTerminou}
          role="status"
        />
      </If>
      <If
        when={() =>
          auth.link.value != null &&
            auth.link.value.code != null &&
            own.falha.value === ""
        }
      >
        <TextBlock
          id="linkVencido"
          classes={["forte"]}
          text={() => currentPage.value.query.convite ? "Este convite venceu ou já foi usado. Peça outro a quem convidou você." : "Este link venceu ou já foi usado. Peça outro em “Esqueci minha senha”."}
          role="alert"
        />
      </If>
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
        handle={elements.email}
        type="email"
        label="E-mail"
        error={() =>
          own.tentou.value
            ? erroEmail(elements.email.value.value)
            : ""
        }
        autocomplete="username"
        autofocus
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
        displayPassword={() => own.mostrarSenha.value}
        autocomplete="current-password"
        trailing={
          <Button
            id="olho"
            classes={["botao", "discreto", "so-icone"]}
            ariaLabel="Mostrar senha"
            pressed={() => own.mostrarSenha.value}
            onClick={() => {
              own.mostrarSenha.set(!own.mostrarSenha.value);
            }}
            leftIcon={
              <Icon
                id="iconeOlho"
                icon={eyeIcon}
                size="16px"
              />
            }
          />
        }
      />
      <Checkbox
        id="manter"
        handle={elements.manter}
        value
        label="Manter conectado"
      />
      <Button
        id="entrar"
        classes={["botao", "primario"]}
        text="Entrar"
        buttonType="submit"
        loading={() => variables.salvando.value === "entrar"}
      />
      <Button
        id="google"
        classes={["botao", "secundario"]}
        text="Entrar com Google"
        loading={() => variables.salvando.value === "google"}
        onClick={{
          steps: async (run) => {
            batch(() => {
              own.falha.set("");
              variables.salvando.set("google");
            });
            await loginWith(run, {
              provider: "google",
              type: "continue",
              keep: elements.manter.value.value,
            });
          },
          onError: (_run, error) => {
            batch(() => {
              variables.salvando.set("");
              own.falha.set(mensagemErro(error));
            });
          },
        }}
        leftIcon={
          <Icon
            id="marcaGoogle"
            icon={googleIcon}
            size="16px"
          />
        }
      />
      <Button
        id="esqueci"
        classes={["botao", "discreto"]}
        text="Esqueci minha senha"
        onClick={(run) => {
          void openPopup(run, senhaEsquecida, {
            email: elements.email.value.value.trim(),
          });
        }}
      />
    </FormContainer>
  );
});

export default FormularioEntrar;
