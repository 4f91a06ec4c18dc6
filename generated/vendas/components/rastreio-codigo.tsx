// @generated from designs/vendas/components/rastreio-codigo.json. Do not edit.
import {
  Component,
  closePopup,
  component,
  handle,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { FormContainer } from "trama/runtime/elements/form-container";
import { FormInput } from "trama/runtime/elements/form-input";
import { Modal } from "trama/runtime/elements/modal";
import {
  trust,
} from "trama/runtime/helpers";
import { supabaseCall } from "trama/runtime/plugins/supabase";
import * as custom from "../../../designs/vendas/custom";
import { mensagemErro } from "../formulas/mensagem-erro";
import * as variables from "../variables";
import { mostrarErro } from "../workflows/mostrar-erro";

export type RastreioCodigoShape = {
  readonly props: {
    readonly codigo: string;
    readonly rastreioId: string;
  };
  readonly result: string;
};

/** Outro código para um objeto. O resultado é o código que ficou. */
const RastreioCodigo = component<RastreioCodigoShape>("rastreio-codigo", {}, ({ props }) => {
  const elements = {
    codigo: handle(FormInput),
    formulario: handle(FormContainer),
  };
  const workflows = {
    salvar: workflow("salvar", async (run) => {
      if (variables.salvando.value !== "") {
        return;
      }
      variables.salvando.set("rastreioCodigo");
      const novo = await supabaseCall<string>(run, "rpc_rastreio_trocar_codigo", {
        p_codigo: elements.codigo.value.value,
        p_id: props.rastreioId.value,
      });
      variables.salvando.set("");
      closePopup(run, novo);
    }, {
      onError: async (run, error) => {
        variables.salvando.set("");
        const campos = custom.errosDosCampos(error, { codigo: "codigo" });
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
      onMount={() => {
        elements.codigo.actions.focus();
      }}
    >
      <Modal
        id="janela"
        classes={["modal", "base"]}
        zIndex={60}
        backdropColor="var(--veu)"
        replacesBelow
        transition="all var(--rapido)"
      >
        <h2 className="trama-text rastreio-codigo-titulo subtitulo">
          Trocar código
        </h2>
        <FormContainer
          id="formulario"
          handle={elements.formulario}
          validate={false}
          ariaLabel="Trocar código"
          onSubmit={workflows.salvar}
        >
          <p className="trama-text rastreio-codigo-aviso texto">
            O código de agora fica guardado na auditoria.
          </p>
          <FormInput
            id="codigo"
            handle={elements.codigo}
            value={() => props.codigo.value}
            label="Código de rastreio"
            maxLength={40}
          />
          <div className="trama-flexbox rastreio-codigo-acoes">
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
              text="Trocar código"
              buttonType="submit"
              loading={() => variables.salvando.value === "rastreioCodigo"}
            />
          </div>
        </FormContainer>
      </Modal>
    </Component>
  );
});

export default RastreioCodigo;
