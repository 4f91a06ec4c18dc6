// @generated from designs/vendas/components/meta-mes.json. Do not edit.
import {
  Component,
  closePopup,
  component,
  decimalFormat,
  handle,
  localVariable,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { FormContainer } from "trama/runtime/elements/form-container";
import { FormInput } from "trama/runtime/elements/form-input";
import { Modal } from "trama/runtime/elements/modal";
import {
  round,
} from "trama/runtime/helpers";
import { supabaseUpdate } from "trama/runtime/plugins/supabase";
import { mensagemErro } from "../formulas/mensagem-erro";
import * as variables from "../variables";
import { mostrarErro } from "../workflows/mostrar-erro";

export type MetaMesShape = {
  readonly props: { readonly centavos?: number };
  readonly result: boolean;
};

/** A meta do mês da conta, em reais. O resultado é verdadeiro quando foi gravada. */
const MetaMes = component<MetaMesShape>("meta-mes", {
  centavos: 0,
}, ({ props }) => {
  const elements = {
    formulario: handle(FormContainer),
    valor: handle(FormInput),
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
    erro: (): string => {
      const valor = formulas.reais();
      return valor > 0 && valor <= 99999999.99 ? "" : "Valor inválido.";
    },
    reais: (): number => elements.valor.number.value ?? 0,
  };
  const workflows = {
    salvar: workflow("salvar", async (run) => {
      own.tentou.set(true);
      if (formulas.erro() !== "") {
        elements.valor.actions.focus();
        return;
      }
      variables.salvando.set("metaMes");
      await supabaseUpdate(run, {
        table: "contas",
        filter: { and: [{ field: "id", operator: "isNotNull" }] },
        data: {
          meta_mensal_centavos: round(formulas.reais() * 100),
        },
        columns: ["id"],
        single: true,
      });
      variables.salvando.set("");
      closePopup(run, true);
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
      <Modal
        id="janela"
        classes={["modal", "base"]}
        zIndex={60}
        backdropColor="var(--veu)"
        replacesBelow
        transition="all var(--rapido)"
      >
        <h2 className="trama-text meta-mes-titulo subtitulo">
          Meta do mês
        </h2>
        <FormContainer
          id="formulario"
          handle={elements.formulario}
          validate={false}
          ariaLabel="Meta do mês"
          onSubmit={workflows.salvar}
        >
          <FormInput
            id="valor"
            handle={elements.valor}
            type="decimal"
            value={() =>
              props.centavos.value > 0
                ? props.centavos.value / 100
                : null
            }
            label="Quanto vender por mês, em reais"
            error={() =>
              own.tentou.value
                ? formulas.erro()
                : ""
            }
            precision="0.01"
            max={99999999.99}
            format={decimalFormat}
          />
          <div className="trama-flexbox meta-mes-acoes">
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
              text="Salvar"
              buttonType="submit"
              loading={() => variables.salvando.value === "metaMes"}
            />
          </div>
        </FormContainer>
      </Modal>
    </Component>
  );
});

export default MetaMes;
