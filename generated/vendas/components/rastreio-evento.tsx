// @generated from designs/vendas/components/rastreio-evento.json. Do not edit.
import {
  Component,
  closePopup,
  component,
  handle,
  inStep,
  localVariable,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { FormContainer } from "trama/runtime/elements/form-container";
import { FormInput } from "trama/runtime/elements/form-input";
import { Modal } from "trama/runtime/elements/modal";
import { Select } from "trama/runtime/elements/select";
import {
  currentDate,
  ifEmpty,
  toText,
  trust,
} from "trama/runtime/helpers";
import { supabaseCall } from "trama/runtime/plugins/supabase";
import * as custom from "../../../designs/vendas/custom";
import type { StatusRastreioRow } from "../collections/status-rastreio";
import { statusRastreio } from "../collections/status-rastreio";
import { erroTexto } from "../formulas/erro-texto";
import { mensagemErro } from "../formulas/mensagem-erro";
import { compareDates } from "../helpers/compare-dates";
import { formatDate } from "../helpers/format-date";
import * as variables from "../variables";
import { mostrarErro } from "../workflows/mostrar-erro";

export type RastreioEventoShape = {
  readonly props: { readonly rastreioId: string };
  readonly result: string;
};

/** Um evento que a transportadora não contou. O resultado é o status em que o objeto fica. */
const RastreioEvento = component<RastreioEventoShape>("rastreio-evento", {}, ({ props }) => {
  const elements = {
    em: handle(FormInput),
    formulario: handle(FormContainer),
    status: handle(Select<StatusRastreioRow>),
    texto: handle(FormInput),
  };
  const own = {
    /** Quando a janela abriu, que é a data sugerida. */
    agora: localVariable<string>({
      id: "agora",
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
    erroData: (): string =>
      elements.em.value.value === "" ? "Preencha este campo."
        : compareDates(custom.instanteLocal(elements.em.value.value), currentDate()) > 0 ? "A data não pode ficar no futuro."
        : "",
    erroStatus: (): string => ifEmpty(elements.status.value.value, "") === "" ? "Preencha este campo." : "",
    erroTextoEvento: (): string => erroTexto(elements.texto.value.value, 3, 200),
  };
  const workflows = {
    salvar: workflow("salvar", async (run) => {
      if (variables.salvando.value !== "") {
        return;
      }
      own.tentou.set(true);
      if (formulas.erroStatus() !== "") {
        elements.status.actions.focus();
        return;
      }
      if (formulas.erroData() !== "") {
        elements.em.actions.focus();
        return;
      }
      if (formulas.erroTextoEvento() !== "") {
        elements.texto.actions.focus();
        return;
      }
      variables.salvando.set("rastreioEvento");
      const fica = await supabaseCall<string>(run, "rpc_rastreio_evento", {
        p_em: custom.instanteLocal(elements.em.value.value),
        p_id: props.rastreioId.value,
        p_status: toText(elements.status.value.value),
        p_texto: elements.texto.value.value.trim(),
      });
      variables.salvando.set("");
      closePopup(run, fica);
    }, {
      onError: async (run, error) => {
        variables.salvando.set("");
        const campos = custom.errosDosCampos(error, {
          status: "status",
          em: "em",
          texto: "texto",
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
      onMount={(run) => {
        inStep(run, "setVariable agora");
        own.agora.set(formatDate(currentDate(), "YYYY-MM-DD[T]HH:mm", "pt-BR", "America/Sao_Paulo"));
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
        <h2 className="trama-text rastreio-evento-titulo subtitulo">
          Registrar evento manual
        </h2>
        <FormContainer
          id="formulario"
          handle={elements.formulario}
          validate={false}
          ariaLabel="Registrar evento manual"
          onSubmit={workflows.salvar}
        >
          <Select
            id="status"
            handle={elements.status}
            options={() => statusRastreio.data.value.filter((um) => um.value !== "aguardando_postagem")}
            label="O que aconteceu"
            error={() =>
              own.tentou.value
                ? formulas.erroStatus()
                : ""
            }
            placeholder="Escolha"
            required
            searchable={false}
          />
          <FormInput
            id="em"
            handle={elements.em}
            type="datetime-local"
            value={() => own.agora.value}
            label="Quando"
            error={() =>
              own.tentou.value
                ? formulas.erroData()
                : ""
            }
          />
          <FormInput
            id="texto"
            handle={elements.texto}
            label="Texto"
            hint="Como a linha aparece na história do objeto."
            error={() =>
              own.tentou.value
                ? formulas.erroTextoEvento()
                : ""
            }
            maxLength={200}
          />
          <div className="trama-flexbox rastreio-evento-acoes">
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
              text="Registrar"
              buttonType="submit"
              loading={() => variables.salvando.value === "rastreioEvento"}
            />
          </div>
        </FormContainer>
      </Modal>
    </Component>
  );
});

export default RastreioEvento;
