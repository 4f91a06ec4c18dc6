// @generated from designs/vendas/components/conversa-adiar.json. Do not edit.
import {
  closePopup,
  component,
  handle,
  localVariable,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { FormContainer } from "trama/runtime/elements/form-container";
import { FormInput } from "trama/runtime/elements/form-input";
import { Modal } from "trama/runtime/elements/modal";
import {
  currentDate,
} from "trama/runtime/helpers";
import * as custom from "../../../designs/vendas/custom";
import { compareDates } from "../helpers/compare-dates";

export type ConversaAdiarShape = {
  readonly result: string;
};

/** Até quando uma conversa fica adiada. O resultado é o instante. */
const ConversaAdiar = component<ConversaAdiarShape>("conversa-adiar", {}, () => {
  const elements = {
    quando: handle(FormInput),
  };
  const own = {
    tentou: localVariable<boolean>({
      id: "tentou",
      type: "boolean",
      default: false,
    }),
  };
  const formulas = {
    erro: (): string => {
      const quando = formulas.instante();
      return quando === "" ? "Preencha este campo."
        : compareDates(quando, currentDate()) <= 0 ? "Escolha uma hora no futuro."
        : "";
    },
    instante: (): string => custom.instanteLocal(elements.quando.value.value),
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
      <h2 className="trama-text conversa-adiar-titulo subtitulo">
        Adiar até
      </h2>
      <FormContainer
        id="formulario"
        validate={false}
        ariaLabel="Adiar até"
        onSubmit={(run) => {
          own.tentou.set(true);
          if (formulas.erro() !== "") {
            return;
          }
          closePopup(run, formulas.instante());
        }}
      >
        <FormInput
          id="quando"
          handle={elements.quando}
          type="datetime-local"
          label="Dia e hora"
          error={() =>
            own.tentou.value
              ? formulas.erro()
              : ""
          }
          timePrecision={60}
          autofocus
        />
        <div className="trama-flexbox conversa-adiar-botoes">
          <Button
            id="cancelar"
            classes={["botao", "secundario"]}
            text="Cancelar"
            link={{
              closePopup: true,
            }}
          />
          <Button
            id="adiar"
            classes={["botao", "primario"]}
            text="Adiar"
            buttonType="submit"
          />
        </div>
      </FormContainer>
    </Modal>
  );
});

export default ConversaAdiar;
