// @generated from designs/vendas/components/oportunidade-destino.json. Do not edit.
import {
  If,
  closePopup,
  component,
  handle,
  localVariable,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { FormContainer } from "trama/runtime/elements/form-container";
import { Modal } from "trama/runtime/elements/modal";
import { Select } from "trama/runtime/elements/select";
import { TextBlock } from "trama/runtime/elements/text";
import {
  ifEmpty,
  toText,
} from "trama/runtime/helpers";
import type { EtapasRow } from "../collections/etapas";
import { etapas } from "../collections/etapas";
import type { PipelinesRow } from "../collections/pipelines";
import { pipelines } from "../collections/pipelines";

export type OportunidadeDestinoShape = {
  readonly props: {
    readonly etapa: string;
    readonly mensagem?: string;
    readonly pipeline: string;
    readonly soEste?: boolean;
    readonly textoMover?: string;
    readonly titulo: string;
  };
  readonly result: string;
};

/** Pergunta para qual etapa uma oportunidade vai. O resultado é o id dela. */
const OportunidadeDestino = component<OportunidadeDestinoShape>("oportunidade-destino", {
  mensagem: "",
  soEste: false,
  textoMover: "Mover",
}, ({ props }) => {
  const elements = {
    etapa: handle(Select<EtapasRow, "id">),
    pipeline: handle(Select<PipelinesRow, "id">),
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
    destinos: (): readonly EtapasRow[] => {
      const qual = ifEmpty(elements.pipeline.value.value, () => props.pipeline.value);
      return etapas.data.value.filter((etapa) => etapa.pipeline_id === qual && etapa.id !== props.etapa.value);
    },
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
      <TextBlock
        id="titulo"
        classes={["subtitulo"]}
        text={() => props.titulo.value}
        tag="h2"
      />
      <If when={() => props.mensagem.value !== ""}>
        <TextBlock
          id="mensagem"
          classes={["texto"]}
          text={() => props.mensagem.value}
          tag="p"
        />
      </If>
      <FormContainer
        id="formulario"
        validate={false}
        ariaLabel={() => props.titulo.value}
        onSubmit={(run) => {
          own.tentou.set(true);
          if (ifEmpty(elements.etapa.value.value, "") === "") {
            elements.etapa.actions.focus();
            return;
          }
          closePopup(run, toText(elements.etapa.value.value));
        }}
      >
        <If when={() => pipelines.data.value.length > 1 && !props.soEste.value}>
          <Select
            id="pipeline"
            handle={elements.pipeline}
            options={() => pipelines.data.value}
            labelField="nome"
            valueField="id"
            value={() => props.pipeline.value}
            label="Pipeline"
            searchable={false}
          />
        </If>
        <Select
          id="etapa"
          handle={elements.etapa}
          options={formulas.destinos}
          labelField="nome"
          valueField="id"
          label="Etapa"
          error={() => own.tentou.value && ifEmpty(elements.etapa.value.value, "") === "" ? "Preencha este campo." : ""}
          placeholder="Escolha a etapa"
          searchable={false}
        />
        <div className="trama-flexbox oportunidade-destino-acoes">
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
            text={() => props.textoMover.value}
            buttonType="submit"
          />
        </div>
      </FormContainer>
    </Modal>
  );
});

export default OportunidadeDestino;
