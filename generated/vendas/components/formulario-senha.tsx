// @generated from designs/vendas/components/formulario-senha.json. Do not edit.
import {
  If,
  batch,
  component,
  confirmPassword,
  fetchCollections,
  handle,
  localVariable,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { FormContainer } from "trama/runtime/elements/form-container";
import { FormInput } from "trama/runtime/elements/form-input";
import { TextBlock } from "trama/runtime/elements/text";
import * as custom from "../../../designs/vendas/custom";
import { equipe } from "../collections/equipe";
import { permissoes } from "../collections/permissoes";
import { mensagemErro } from "../formulas/mensagem-erro";
import * as variables from "../variables";
import { avisar } from "../workflows/avisar";
import { irParaDestino } from "../workflows/ir-para-destino";

/** Quem abriu o link de uma senha esquecida escolhe outra. */
const FormularioSenha = component("formulario-senha", {}, () => {
  const elements = {
    senha: handle(FormInput),
  };
  const own = {
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
    erroSenha: (): string => custom.senhaForte(elements.senha.value.value) ? "" : "A senha precisa de 8 caracteres ou mais, com letra e número.",
  };
  const workflows = {
    salvar: workflow("salvar", async (run) => {
      batch(() => {
        own.tentou.set(true);
        own.falha.set("");
      });
      if (formulas.erroSenha() !== "") {
        elements.senha.actions.focus();
        return;
      }
      variables.salvando.set("senhaNova");
      await confirmPassword(run, {
        newPassword: elements.senha.value.value,
      });
      variables.bloqueado.set(true);
      await fetchCollections(run, [
        permissoes,
        equipe,
      ]);
      await irParaDestino(run);
      variables.salvando.set("");
      await avisar(run, {
        mensagem: "Senha trocada.",
      });
    }, {
      onError: (_run, error) => {
        batch(() => {
          variables.bloqueado.set(false);
          variables.salvando.set("");
          own.falha.set(mensagemErro(error));
        });
      },
    }),
  };
  return (
    <FormContainer
      id="formulario"
      validate={false}
      ariaLabel="Nova senha"
      onSubmit={workflows.salvar}
    >
      <h2 className="trama-text formulario-senha-titulo subtitulo">
        Escolha uma senha nova
      </h2>
      <If when={() => own.falha.value !== ""}>
        <TextBlock
          id="falha"
          classes={["erro"]}
          text={() => own.falha.value}
          role="alert"
        />
      </If>
      <FormInput
        id="senha"
        handle={elements.senha}
        type="password"
        label="Senha nova"
        hint="8 caracteres ou mais, com letra e número."
        error={() =>
          own.tentou.value
            ? formulas.erroSenha()
            : ""
        }
        autocomplete="new-password"
      />
      <Button
        id="salvar"
        classes={["botao", "primario"]}
        text="Salvar e entrar"
        buttonType="submit"
        loading={() => variables.salvando.value === "senhaNova"}
      />
    </FormContainer>
  );
});

export default FormularioSenha;
