// @generated from designs/vendas/components/envio-postar.json. Do not edit.
import {
  Component,
  If,
  batch,
  caughtError,
  closePopup,
  component,
  handle,
  inStep,
  iterate,
  localVariable,
  userLocation,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Checkbox } from "trama/runtime/elements/checkbox";
import { FormContainer } from "trama/runtime/elements/form-container";
import { FormInput } from "trama/runtime/elements/form-input";
import { Modal } from "trama/runtime/elements/modal";
import { TextBlock } from "trama/runtime/elements/text";
import {
  currentDate,
  ifEmpty,
  trust,
} from "trama/runtime/helpers";
import { supabaseCall } from "trama/runtime/plugins/supabase";
import * as custom from "../../../designs/vendas/custom";
import { mensagemErro } from "../formulas/mensagem-erro";
import { formatDate } from "../helpers/format-date";
import * as variables from "../variables";
import { avisar } from "../workflows/avisar";
import { mostrarErro } from "../workflows/mostrar-erro";

export type EnvioPostarShape = {
  readonly props: {
    readonly codigo?: string;
    readonly ids: readonly string[];
  };
  readonly result: number;
};

/** Quando e de onde se postaram envios com etiqueta. O resultado é quantos. */
const EnvioPostar = component<EnvioPostarShape>("envio-postar", {
  codigo: "",
}, ({ props }) => {
  const elements = {
    codigo: handle(FormInput),
    em: handle(FormInput),
    formulario: handle(FormContainer),
    lugar: handle(Checkbox),
  };
  const own = {
    /** Quando a janela abriu, que é a data sugerida. */
    agora: localVariable<string>({
      id: "agora",
      type: "string",
      default: "",
    }),
    lat: localVariable<number>({
      id: "lat",
      type: "number",
      default: 0,
    }),
    lng: localVariable<number>({
      id: "lng",
      type: "number",
      default: 0,
    }),
    postados: localVariable<number>({
      id: "postados",
      type: "number",
      default: 0,
    }),
    /** O navegador disse onde se está. */
    temLugar: localVariable<boolean>({
      id: "temLugar",
      type: "boolean",
      default: false,
    }),
  };
  const workflows = {
    /** Onde se está; sem resposta do navegador, a postagem continua sem o lugar. */
    localizar: workflow("localizar", async (run) => {
      try {
        const onde = await userLocation(run);
        batch(() => {
          own.lat.set(onde.latitude);
          own.lng.set(onde.longitude);
          own.temLugar.set(true);
        });
      } catch (cause) {
        caughtError(cause);
        await avisar(run, {
          mensagem: "Não foi possível obter a localização.",
          tipo: "atencao",
        });
      }
    }),
    salvar: workflow("salvar", async (run) => {
      if (variables.salvando.value !== "") {
        return;
      }
      batch(() => {
        variables.salvando.set("envioPostar");
        own.postados.set(0);
      });
      if (elements.lugar.value.value && !own.temLugar.value) {
        await workflows.localizar(run);
      }
      for (const cada of iterate(props.ids.value)) {
        await supabaseCall(run, "rpc_envio_postar", {
          p_codigo: props.ids.value.length === 1
            ? ifEmpty(elements.codigo.value.value.trim(), null)
            : null,
          p_em: custom.instanteLocal(elements.em.value.value),
          p_id: cada,
          p_lat: own.temLugar.value ? own.lat.value : null,
          p_lng: own.temLugar.value ? own.lng.value : null,
        });
        own.postados.set(own.postados.value + 1);
      }
      variables.salvando.set("");
      closePopup(run, own.postados.value);
    }, {
      onError: async (run, error) => {
        variables.salvando.set("");
        const campos = custom.errosDosCampos(error, { codigo: "codigo", em: "em" });
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
        <TextBlock
          id="titulo"
          classes={["subtitulo"]}
          text={() =>
            props.ids.value.length === 1
              ? "Marcar como postado"
              : `Marcar ${props.ids.value.length} como postados`
          }
          tag="h2"
        />
        <FormContainer
          id="formulario"
          handle={elements.formulario}
          validate={false}
          ariaLabel="Envio"
          onSubmit={workflows.salvar}
        >
          <If when={() => props.ids.value.length === 1}>
            <FormInput
              id="codigo"
              handle={elements.codigo}
              value={() => props.codigo.value}
              label="Código de rastreio"
              hint="O da etiqueta, se não for outro."
              required={false}
              maxLength={40}
            />
          </If>
          <FormInput
            id="em"
            handle={elements.em}
            type="datetime-local"
            value={() => own.agora.value}
            label="Postado em"
          />
          <Checkbox
            id="lugar"
            handle={elements.lugar}
            label="Usar minha localização"
          />
          <div className="trama-flexbox envio-postar-acoes">
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
              text="Marcar como postado"
              buttonType="submit"
              loading={() => variables.salvando.value === "envioPostar"}
            />
          </div>
        </FormContainer>
      </Modal>
    </Component>
  );
});

export default EnvioPostar;
