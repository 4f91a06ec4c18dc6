// @generated from designs/vendas/components/envio-cancelar.json. Do not edit.
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
import { TextBlock } from "trama/runtime/elements/text";
import { erroTexto } from "../formulas/erro-texto";
import * as variables from "../variables";

export type EnvioCancelarShape = {
  readonly props: { readonly codigo: string };
  readonly result: string;
};

/** Por que um envio se cancela. O resultado é o motivo. */
const EnvioCancelar = component<EnvioCancelarShape>("envio-cancelar", {}, ({ props }) => {
  const elements = {
    formulario: handle(FormContainer),
    motivo: handle(FormInput),
  };
  const own = {
    /** Os erros aparecem depois da primeira tentativa. */
    tentou: localVariable<boolean>({
      id: "tentou",
      type: "boolean",
      default: false,
    }),
  };
  const workflows = {
    salvar: workflow("salvar", (run) => {
      own.tentou.set(true);
      if (erroTexto(elements.motivo.value.value, 3, 300) !== "") {
        elements.motivo.actions.focus();
        return;
      }
      closePopup(run, elements.motivo.value.value.trim());
    }),
  };
  return (
    <Component
      unsaved={() => elements.formulario.isDirty.value}
      onMount={() => {
        elements.motivo.actions.focus();
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
        <TextBlock
          id="titulo"
          classes={["subtitulo"]}
          text={() => `Cancelar ${props.codigo.value}?`}
          tag="h2"
        />
        <FormContainer
          id="formulario"
          handle={elements.formulario}
          validate={false}
          ariaLabel="Envio"
          onSubmit={workflows.salvar}
        >
          <FormInput
            id="motivo"
            handle={elements.motivo}
            label="Motivo"
            error={() =>
              own.tentou.value
                ? erroTexto(elements.motivo.value.value, 3, 300)
                : ""
            }
            maxLength={300}
          />
          <div className="trama-flexbox envio-cancelar-acoes">
            <Button
              id="cancelar"
              classes={["botao", "secundario"]}
              text="Voltar"
              link={{
                closePopup: true,
              }}
            />
            <Button
              id="salvar"
              classes={["botao", "primario"]}
              text="Cancelar envio"
              buttonType="submit"
              loading={() => variables.salvando.value === "-"}
            />
          </div>
        </FormContainer>
      </Modal>
    </Component>
  );
});

export default EnvioCancelar;
