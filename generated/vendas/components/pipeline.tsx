// @generated from designs/vendas/components/pipeline.json. Do not edit.
import {
  Component,
  closePopup,
  component,
  handle,
  localVariable,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Checkbox } from "trama/runtime/elements/checkbox";
import { FormContainer } from "trama/runtime/elements/form-container";
import { FormInput } from "trama/runtime/elements/form-input";
import { Modal } from "trama/runtime/elements/modal";
import { TextBlock } from "trama/runtime/elements/text";
import {
  trust,
} from "trama/runtime/helpers";
import {
  supabaseInsert,
  supabaseUpdate,
} from "trama/runtime/plugins/supabase";
import * as custom from "../../../designs/vendas/custom";
import type { PipelinesRow } from "../collections/pipelines";
import { pipelines } from "../collections/pipelines";
import { erroTexto } from "../formulas/erro-texto";
import { mensagemErro } from "../formulas/mensagem-erro";
import type {
  Pipelines,
} from "../tables";
import * as variables from "../variables";
import { mostrarErro } from "../workflows/mostrar-erro";

export type PipelineShape = {
  readonly props: { readonly pipelineId?: string };
  readonly result: string;
};

/** Um pipeline, novo ou já em uso. O resultado é o id dele quando foi gravado. */
const Pipeline = component<PipelineShape>("pipeline", {
  pipelineId: "",
}, ({ props }) => {
  const elements = {
    formulario: handle(FormContainer),
    motivo: handle(Checkbox),
    nome: handle(FormInput),
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
    erroNome: (): string => erroTexto(elements.nome.value.value, 2, 60),
    /** O pipeline aberto; nenhum para um novo. */
    pipeline: (): PipelinesRow | null | undefined => pipelines.data.value.find((uma) => uma.id === props.pipelineId.value),
  };
  const workflows = {
    salvar: workflow("salvar", async (run) => {
      own.tentou.set(true);
      if (formulas.erroNome() !== "") {
        elements.nome.actions.focus();
        return;
      }
      variables.salvando.set("pipeline");
      const nome = elements.nome.value.value.trim();
      if (props.pipelineId.value === "") {
        const novo = await supabaseInsert<Pick<Pipelines, "id">>(run, {
          table: "pipelines",
          data: {
            motivo_perda_obrigatorio: elements.motivo.value.value,
            nome,
          },
          columns: ["id"],
        });
        variables.salvando.set("");
        closePopup(run, novo?.id);
      } else {
        await supabaseUpdate(run, {
          table: "pipelines",
          match: {
            id: props.pipelineId.value,
          },
          data: {
            motivo_perda_obrigatorio: elements.motivo.value.value,
            nome,
          },
          columns: ["id"],
          single: true,
        });
        variables.salvando.set("");
        closePopup(run, props.pipelineId.value);
      }
    }, {
      onError: async (run, error) => {
        variables.salvando.set("");
        const campos = custom.errosDosCampos(error, { nome: "nome" });
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
        <TextBlock
          id="titulo"
          classes={["subtitulo"]}
          text={() => props.pipelineId.value === "" ? "Novo pipeline" : "Pipeline"}
          tag="h2"
        />
        <FormContainer
          id="formulario"
          handle={elements.formulario}
          validate={false}
          ariaLabel="Pipeline"
          onSubmit={workflows.salvar}
        >
          <FormInput
            id="nome"
            handle={elements.nome}
            value={() => formulas.pipeline()?.nome}
            label="Nome"
            error={() =>
              own.tentou.value
                ? formulas.erroNome()
                : ""
            }
          />
          <Checkbox
            id="motivo"
            handle={elements.motivo}
            value={() => formulas.pipeline()?.motivo_perda_obrigatorio ?? true}
            label="Pedir o motivo quando uma oportunidade é perdida"
          />
          <div className="trama-flexbox pipeline-acoes">
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
              loading={() => variables.salvando.value === "pipeline"}
            />
          </div>
        </FormContainer>
      </Modal>
    </Component>
  );
});

export default Pipeline;
