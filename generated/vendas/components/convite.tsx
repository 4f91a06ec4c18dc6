// @generated from designs/vendas/components/convite.json. Do not edit.
import {
  Component,
  closePopup,
  component,
  handle,
  localVariable,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { FormContainer } from "trama/runtime/elements/form-container";
import { FormInput } from "trama/runtime/elements/form-input";
import { Modal } from "trama/runtime/elements/modal";
import { Select } from "trama/runtime/elements/select";
import {
  toText,
  trust,
} from "trama/runtime/helpers";
import { supabaseInvoke } from "trama/runtime/plugins/supabase";
import * as custom from "../../../designs/vendas/custom";
import type { PerfisRow } from "../collections/perfis";
import { perfis } from "../collections/perfis";
import { erroEmail } from "../formulas/erro-email";
import { erroTexto } from "../formulas/erro-texto";
import { mensagemErro } from "../formulas/mensagem-erro";
import * as variables from "../variables";
import { mostrarErro } from "../workflows/mostrar-erro";

export type ConviteShape = {
  readonly result: boolean;
};

/** Um convite para a conta. O resultado é verdadeiro quando foi feito. */
const Convite = component<ConviteShape>("convite", {}, () => {
  const elements = {
    email: handle(FormInput),
    formulario: handle(FormContainer),
    nome: handle(FormInput),
    perfil: handle(Select<PerfisRow>),
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
    erroDoEmail: (): string => erroEmail(elements.email.value.value),
    erroNome: (): string => erroTexto(elements.nome.value.value, 2, 80),
  };
  const workflows = {
    salvar: workflow("salvar", async (run) => {
      own.tentou.set(true);
      if (formulas.erroNome() !== "") {
        elements.nome.actions.focus();
        return;
      }
      if (formulas.erroDoEmail() !== "") {
        elements.email.actions.focus();
        return;
      }
      variables.salvando.set("convite");
      await supabaseInvoke(run, {
        function: "convites/enviar",
        body: {
          email: elements.email.value.value.trim(),
          nome: elements.nome.value.value.trim(),
          perfil: toText(elements.perfil.value.value),
        },
      });
      variables.salvando.set("");
      closePopup(run, true);
    }, {
      onError: async (run, error) => {
        variables.salvando.set("");
        const campos = custom.errosDosCampos(error, {
          nome: "nome",
          email: "email",
          perfil: "perfil",
        });
        if (campos != null) {
          elements.formulario.actions.showErrors({
            errors: trust(campos),
          });
        } else {
          await mostrarErro(run, {
            mensagem: mensagemErro(error),
          });
        }
      },
    }),
  };
  return (
    <Component
      unsaved={() => elements.formulario.isDirty.value}
    >
      <Modal
        id="janela"
        classes={["modal", "base"]}
        zIndex={60}
        backdropColor="var(--veu)"
        replacesBelow
        transition="all var(--rapido)"
      >
        <h2 className="trama-text convite-titulo subtitulo">
          Convidar pessoa
        </h2>
        <p className="trama-text convite-explica texto">
          O link do convite vai só para este e-mail, e vale por 7 dias.
        </p>
        <FormContainer
          id="formulario"
          handle={elements.formulario}
          validate={false}
          ariaLabel="Convidar pessoa"
          onSubmit={workflows.salvar}
        >
          <FormInput
            id="nome"
            handle={elements.nome}
            label="Nome"
            error={() =>
              own.tentou.value
                ? formulas.erroNome()
                : ""
            }
          />
          <FormInput
            id="email"
            handle={elements.email}
            type="email"
            label="E-mail"
            error={() =>
              own.tentou.value
                ? formulas.erroDoEmail()
                : ""
            }
          />
          <Select
            id="perfil"
            handle={elements.perfil}
            options={() => perfis.data.value}
            value="comercial"
            label="Perfil"
            searchable={false}
          />
          <div className="trama-flexbox convite-acoes">
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
              text="Convidar"
              buttonType="submit"
              loading={() => variables.salvando.value === "convite"}
            />
          </div>
        </FormContainer>
      </Modal>
    </Component>
  );
});

export default Convite;
