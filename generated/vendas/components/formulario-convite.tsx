// @generated from designs/vendas/components/formulario-convite.json. Do not edit.
import {
  Component,
  If,
  batch,
  component,
  confirmPassword,
  fetchCollections,
  handle,
  loadUser,
  localVariable,
  openPopup,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Checkbox } from "trama/runtime/elements/checkbox";
import { FormContainer } from "trama/runtime/elements/form-container";
import { FormInput } from "trama/runtime/elements/form-input";
import { TextBlock } from "trama/runtime/elements/text";
import { supabaseInvoke } from "trama/runtime/plugins/supabase";
import * as custom from "../../../designs/vendas/custom";
import { equipe } from "../collections/equipe";
import { permissoes } from "../collections/permissoes";
import { erroTexto } from "../formulas/erro-texto";
import { mensagemErro } from "../formulas/mensagem-erro";
import {
  termos,
} from "../popups";
import {
  currentPage,
} from "../runtime";
import * as variables from "../variables";
import { irParaDestino } from "../workflows/ir-para-destino";
import { sair } from "../workflows/sair";

/** Quem abriu o link de um convite escolhe nome e senha, e entra na conta que convidou. */
const FormularioConvite = component("formulario-convite", {}, () => {
  const elements = {
    nome: handle(FormInput),
    senha: handle(FormInput),
    termos: handle(Checkbox),
  };
  const own = {
    /** O nome da conta que convidou. */
    conta: localVariable<string>({
      id: "conta",
      type: "string",
      default: "",
    }),
    /** O que o servidor recusou. */
    falha: localVariable<string>({
      id: "falha",
      type: "string",
      default: "",
    }),
    /** O nome que está no convite. */
    nome: localVariable<string>({
      id: "nome",
      type: "string",
      default: "",
    }),
    /** O convite não vale. */
    recusado: localVariable<boolean>({
      id: "recusado",
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
    erroNome: (): string => erroTexto(elements.nome.value.value, 3, 80),
    erroSenha: (): string => custom.senhaForte(elements.senha.value.value) ? "" : "A senha precisa de 8 caracteres ou mais, com letra e número.",
    erroTermos: (): string => elements.termos.value.value ? "" : "Aceite os termos para continuar.",
    /** O que o link traz, e prova que veio do e-mail. */
    segredo: (): string => currentPage.value.query.convite ?? "",
  };
  const workflows = {
    abrir: workflow("abrir", async (run) => {
      const oferta = await supabaseInvoke<{
        readonly conta: string;
        readonly nome: string;
      }>(run, {
        function: "convites/ver",
        body: { convite: formulas.segredo() },
      });
      batch(() => {
        own.nome.set(oferta.nome);
        own.conta.set(oferta.conta);
      });
    }, {
      onError: (_run, error) => {
        batch(() => {
          own.recusado.set(true);
          own.falha.set(mensagemErro(error));
        });
      },
    }),
    aceitar: workflow("aceitar", async (run) => {
      batch(() => {
        own.tentou.set(true);
        own.falha.set("");
      });
      if (formulas.erroNome() !== "") {
        elements.nome.actions.focus();
        return;
      }
      if (formulas.erroSenha() !== "") {
        elements.senha.actions.focus();
        return;
      }
      if (formulas.erroTermos() !== "") {
        elements.termos.actions.focus();
        return;
      }
      variables.salvando.set("aceitarConvite");
      await confirmPassword(run, {
        newPassword: elements.senha.value.value,
      });
      await supabaseInvoke(run, {
        function: "convites/aceitar",
        body: { convite: formulas.segredo(), nome: elements.nome.value.value.trim() },
      });
      await loadUser(run);
      variables.bloqueado.set(true);
      await fetchCollections(run, [
        permissoes,
        equipe,
      ]);
      await irParaDestino(run);
      variables.salvando.set("");
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
    <Component
      onMount={workflows.abrir}
    >
      <div className="trama-flexbox formulario-convite-cartao">
        <TextBlock
          id="titulo"
          classes={["subtitulo"]}
          text={() =>
            own.conta.value === ""
              ? "Convite"
              : `Entre na conta ${own.conta.value}`
          }
          tag="h2"
        />
        <If when={() => own.falha.value !== ""}>
          <TextBlock
            id="falha"
            classes={["erro"]}
            text={() => own.falha.value}
            role="alert"
          />
        </If>
        <If when={() => own.recusado.value}>
          <Button
            id="sair"
            classes={["botao", "secundario"]}
            text="Sair"
            onClick={sair}
          />
        </If>
        <If when={() => own.conta.value !== ""}>
          <FormContainer
            id="formulario"
            validate={false}
            ariaLabel="Aceitar convite"
            onSubmit={workflows.aceitar}
          >
            <FormInput
              id="nome"
              handle={elements.nome}
              value={() => own.nome.value}
              label="Seu nome"
              error={() =>
                own.tentou.value
                  ? formulas.erroNome()
                  : ""
              }
              autocomplete="name"
            />
            <FormInput
              id="senha"
              handle={elements.senha}
              type="password"
              label="Senha"
              hint="8 caracteres ou mais, com letra e número."
              error={() =>
                own.tentou.value
                  ? formulas.erroSenha()
                  : ""
              }
              autocomplete="new-password"
            />
            <Checkbox
              id="termos"
              handle={elements.termos}
              label="Li e aceito os termos"
              error={() =>
                own.tentou.value
                  ? formulas.erroTermos()
                  : ""
              }
              required
            />
            <Button
              id="lerTermos"
              classes={["botao", "ligacao"]}
              text="Ler os termos"
              onClick={(run) => {
                void openPopup(run, termos);
              }}
            />
            <Button
              id="aceitar"
              classes={["botao", "primario"]}
              text="Aceitar convite"
              buttonType="submit"
              loading={() => variables.salvando.value === "aceitarConvite"}
            />
          </FormContainer>
        </If>
      </div>
    </Component>
  );
});

export default FormularioConvite;
