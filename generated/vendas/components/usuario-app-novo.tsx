// @generated from designs/vendas/components/usuario-app-novo.json. Do not edit.
import {
  Component,
  closePopup,
  component,
  fetchCollection,
  handle,
  inStep,
  localVariable,
  log,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { DatePicker } from "trama/runtime/elements/date-picker";
import { FormContainer } from "trama/runtime/elements/form-container";
import { FormInput } from "trama/runtime/elements/form-input";
import { Modal } from "trama/runtime/elements/modal";
import { Select } from "trama/runtime/elements/select";
import {
  get,
  ifEmpty,
  toText,
} from "trama/runtime/helpers";
import { supabaseInsert } from "trama/runtime/plugins/supabase";
import type { ProdutosOpcoesRow } from "../collections/produtos-opcoes";
import { produtosOpcoes } from "../collections/produtos-opcoes";
import { erroEmail } from "../formulas/erro-email";
import { erroTexto } from "../formulas/erro-texto";
import { mensagemErro } from "../formulas/mensagem-erro";
import { formatDate } from "../helpers/format-date";
import { today } from "../helpers/today";
import * as variables from "../variables";
import { mostrarErro } from "../workflows/mostrar-erro";

export type UsuarioAppNovoShape = {
  readonly result: boolean;
};

/** Libera o acesso de uma pessoa a um produto. O resultado diz se liberou. */
const UsuarioAppNovo = component<UsuarioAppNovoShape>("usuario-app-novo", {}, () => {
  const elements = {
    ate: handle(DatePicker),
    email: handle(FormInput),
    formulario: handle(FormContainer),
    nome: handle(FormInput),
    produto: handle(Select<ProdutosOpcoesRow, "id">),
  };
  const own = {
    /** O que o servidor disse do e-mail. */
    recusa: localVariable<string>({
      id: "recusa",
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
  const workflows = {
    salvar: workflow("salvar", async (run) => {
      if (variables.salvando.value !== "") {
        return;
      }
      own.tentou.set(true);
      if (erroTexto(elements.nome.value.value, 2, 120) !== "") {
        elements.nome.actions.focus();
        return;
      }
      if (erroEmail(elements.email.value.value) !== "") {
        elements.email.actions.focus();
        return;
      }
      if (ifEmpty(elements.produto.value.value, "") === "") {
        elements.produto.actions.focus();
        return;
      }
      variables.salvando.set("usuarioAppNovo");
      inStep(run, "supabase.insert usuarios_app");
      await supabaseInsert(run, {
        table: "usuarios_app",
        data: {
          acesso_ate: elements.ate.value.value
            ? `${formatDate(elements.ate.value.value, "YYYY-MM-DD")}T23:59:59-03:00`
            : null,
          email: elements.email.value.value.trim().toLowerCase(),
          nome: elements.nome.value.value.trim(),
          produto_id: toText(elements.produto.value.value),
        },
        columns: ["id"],
      });
      variables.salvando.set("");
      closePopup(run, true);
    }, {
      onError: async (run, error) => {
        variables.salvando.set("");
        if (get(error.data, "code") === "23505") {
          own.recusa.set("Esta pessoa já tem acesso a este produto.");
          elements.email.actions.focus();
          return;
        }
        await mostrarErro(run, {
          mensagem: mensagemErro(error),
        });
      },
    }),
  };
  return (
    <Component
      unsaved={() => elements.formulario.isDirty.value}
      onMount={{
        steps: async (run) => {
          await fetchCollection(run, produtosOpcoes);
        },
        onError: (run) => {
          log(run, "os produtos não vieram");
        },
      }}
    >
      <Modal
        id="janela"
        classes={["modal", "base"]}
        zIndex={60}
        backdropColor="var(--veu)"
        transition="all var(--rapido)"
      >
        <h2 className="trama-text usuario-app-novo-titulo subtitulo">
          Liberar acesso
        </h2>
        <FormContainer
          id="formulario"
          handle={elements.formulario}
          validate={false}
          ariaLabel="Liberar acesso"
          onSubmit={workflows.salvar}
        >
          <FormInput
            id="nome"
            handle={elements.nome}
            label="Nome"
            error={() =>
              own.tentou.value
                ? erroTexto(elements.nome.value.value, 2, 120)
                : ""
            }
            autofocus
          />
          <FormInput
            id="email"
            handle={elements.email}
            type="email"
            label="E-mail"
            error={() =>
              own.tentou.value
                ? ifEmpty(erroEmail(elements.email.value.value), () => own.recusa.value)
                : ""
            }
            onChange={() => {
              own.recusa.set("");
            }}
          />
          <Select
            id="produto"
            handle={elements.produto}
            options={() => produtosOpcoes.data.value}
            labelField="nome"
            valueField="id"
            label="Produto"
            error={() => own.tentou.value && ifEmpty(elements.produto.value.value, "") === "" ? "Preencha este campo." : ""}
            placeholder="Escolha o produto"
            noResultsText="Nenhum produto com esse nome."
            searchPlaceholder="Buscar produto"
            required
            searchable
            onChange={() => {
              own.recusa.set("");
            }}
          />
          <DatePicker
            id="ate"
            handle={elements.ate}
            dateMode="date"
            label="Acesso até"
            hint="Vazio, o acesso é vitalício."
            placeholder="Vitalício"
            minDate={() => today()}
            autoApply
            clearIcon
          />
          <div className="trama-flexbox usuario-app-novo-acoes">
            <Button
              id="cancelar"
              classes={["botao", "secundario"]}
              text="Cancelar"
              link={{
                closePopup: true,
              }}
            />
            <Button
              id="salvar"
              classes={["botao", "primario"]}
              text="Liberar acesso"
              buttonType="submit"
              loading={() => variables.salvando.value === "usuarioAppNovo"}
            />
          </div>
        </FormContainer>
      </Modal>
    </Component>
  );
});

export default UsuarioAppNovo;
