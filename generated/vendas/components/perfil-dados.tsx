// @generated from designs/vendas/components/perfil-dados.json. Do not edit.
import {
  Component,
  component,
  handle,
  localVariable,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { FormContainer } from "trama/runtime/elements/form-container";
import { FormInput } from "trama/runtime/elements/form-input";
import {
  ifEmpty,
} from "trama/runtime/helpers";
import { supabaseUpdate } from "trama/runtime/plugins/supabase";
import * as custom from "../../../designs/vendas/custom";
import type { UsuarioRow } from "../collections/usuario";
import { usuario } from "../collections/usuario";
import { erroTelefone } from "../formulas/erro-telefone";
import { erroTexto } from "../formulas/erro-texto";
import { mensagemErro } from "../formulas/mensagem-erro";
import { telefone } from "../formulas/telefone";
import {
  currentPage,
} from "../runtime";
import * as variables from "../variables";
import { avisar } from "../workflows/avisar";
import { mostrarErro } from "../workflows/mostrar-erro";
import { perfilAtualizar } from "../workflows/perfil-atualizar";

/** Os dados de uma pessoa, para ela mesma ou para quem administra a conta. */
const PerfilDados = component("perfil-dados", {}, () => {
  const elements = {
    cor: handle(FormInput),
    formulario: handle(FormContainer),
    nome: handle(FormInput),
    telefone: handle(FormInput),
  };
  const own = {
    /** Os erros aparecem depois da primeira tentativa. */
    tentou: localVariable<boolean>({
      id: "tentou",
      type: "boolean",
      default: false,
    }),
  };
  const formulas = {
    erroDoTelefone: (): string => erroTelefone(elements.telefone.value.value),
    erroNome: (): string => erroTexto(elements.nome.value.value, 2, 80),
    pessoa: (): UsuarioRow | null | undefined => usuario.data.value[0],
  };
  const workflows = {
    salvar: workflow("salvar", async (run) => {
      own.tentou.set(true);
      if (formulas.erroNome() !== "") {
        elements.nome.actions.focus();
        return;
      }
      if (formulas.erroDoTelefone() !== "") {
        elements.telefone.actions.focus();
        return;
      }
      variables.salvando.set("perfil");
      await supabaseUpdate(run, {
        table: "usuarios",
        match: {
          id: currentPage.value.params.usuarioId,
        },
        data: {
          cor: elements.cor.value.value,
          nome: elements.nome.value.value.trim(),
          telefone: elements.telefone.value.value.trim() === ""
            ? null
            : custom.telefoneE164(elements.telefone.value.value),
        },
        columns: ["id"],
        single: true,
      });
      await perfilAtualizar(run);
      variables.salvando.set("");
      await avisar(run, {
        mensagem: "Dados salvos.",
      });
    }, {
      onError: async (run, error) => {
        variables.salvando.set("");
        await mostrarErro(run, {
          mensagem: mensagemErro(error),
        });
      },
    }),
  };
  return (
    <Component
      unsaved={() => elements.formulario.isDirty.value}
    >
      <FormContainer
        id="formulario"
        handle={elements.formulario}
        classes={["cartao"]}
        validate={false}
        ariaLabel="Meus dados"
        onSubmit={workflows.salvar}
      >
        <FormInput
          id="nome"
          handle={elements.nome}
          value={() => formulas.pessoa()?.nome}
          label="Nome"
          error={() =>
            own.tentou.value
              ? formulas.erroNome()
              : ""
          }
          autocomplete="name"
        />
        <FormInput
          id="email"
          type="email"
          value={() => formulas.pessoa()?.email}
          label="E-mail"
          hint="O e-mail é o seu login e não pode ser mudado aqui."
          readonly
          required={false}
        />
        <FormInput
          id="telefone"
          handle={elements.telefone}
          type="tel"
          value={() => telefone(ifEmpty(formulas.pessoa()?.telefone, ""))}
          label="Telefone"
          error={() =>
            own.tentou.value
              ? formulas.erroDoTelefone()
              : ""
          }
          placeholder="(11) 90123-4567"
          required={false}
          autocomplete="tel"
        />
        <FormInput
          id="cor"
          handle={elements.cor}
          type="color"
          value={() => formulas.pessoa()?.cor}
          label="Cor da etiqueta"
          hint="A cor das suas iniciais nas listas."
          required={false}
        />
        <Button
          id="salvar"
          classes={["botao", "primario"]}
          text="Salvar"
          buttonType="submit"
          loading={() => variables.salvando.value === "perfil"}
        />
      </FormContainer>
    </Component>
  );
});

export default PerfilDados;
