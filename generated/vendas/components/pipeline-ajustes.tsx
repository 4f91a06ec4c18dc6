// @generated from designs/vendas/components/pipeline-ajustes.json. Do not edit.
import {
  batch,
  caughtError,
  component,
  fetchCollection,
  handle,
  openPopup,
  resetVariables,
  workflow,
} from "trama/runtime";
import { Base } from "trama/runtime/elements/base";
import { Button } from "trama/runtime/elements/button";
import { Checkbox } from "trama/runtime/elements/checkbox";
import { DraggableList } from "trama/runtime/elements/draggable-list";
import { Icon } from "trama/runtime/elements/icon";
import { TextBlock } from "trama/runtime/elements/text";
import { TextInput } from "trama/runtime/elements/text-input";
import {
  filter,
} from "trama/runtime/helpers";
import {
  supabaseCall,
  supabaseUpdate,
} from "trama/runtime/plugins/supabase";
import { etapas } from "../collections/etapas";
import { pipelines } from "../collections/pipelines";
import { diasNaEtapa } from "../formulas/dias-na-etapa";
import { mensagemErro } from "../formulas/mensagem-erro";
import { pipelineAtual } from "../formulas/pipeline-atual";
import { pipelineEtapas } from "../formulas/pipeline-etapas";
import { plusIcon } from "../icons/plus";
import {
  etapa,
} from "../popups";
import * as variables from "../variables";
import { avisar } from "../workflows/avisar";
import { mostrarErro } from "../workflows/mostrar-erro";
import { pipelineExcluir } from "../workflows/pipeline-excluir";
import { pipelinesAbrir } from "../workflows/pipelines-abrir";
import { pipelinesBuscar } from "../workflows/pipelines-buscar";

/** O nome, as etapas e as regras do pipeline aberto. */
const PipelineAjustes = component("pipeline-ajustes", {}, () => {
  const elements = {
    etapas: handle(DraggableList),
    nome: handle(TextInput),
  };
  const workflows = {
    abrirEtapa: workflow<{ readonly etapa: string }>("abrirEtapa", async (run, params) => {
      const gravou = await openPopup(run, etapa, {
        etapaId: params.etapa,
        pipelineId: pipelineAtual()?.id ?? "",
      });
      if (!gravou) {
        return;
      }
      await fetchCollection(run, etapas);
      await pipelinesBuscar(run);
    }),
    excluir: workflow("excluir", async (run) => {
      const atual = pipelineAtual();
      const saiu = await pipelineExcluir(run, {
        id: atual?.id ?? "",
        nome: atual?.nome ?? "",
      });
      if (!saiu) {
        return;
      }
      batch(() => {
        variables.ajustes.set(false);
        resetVariables([
          variables.pipeline,
          variables.etapa,
          variables.quadroLimites,
        ]);
      });
      await pipelinesAbrir(run);
    }),
    gravar: workflow<{ readonly motivo: boolean }>("gravar", async (run, params) => {
      await supabaseUpdate(run, {
        table: "pipelines",
        match: {
          id: pipelineAtual()?.id ?? "",
        },
        data: {
          motivo_perda_obrigatorio: params.motivo,
        },
        columns: ["id"],
        single: true,
      });
      await fetchCollection(run, pipelines);
    }, {
      onError: async (run, error) => {
        try {
          await fetchCollection(run, pipelines);
        } catch (cause) {
          caughtError(cause);
        }
        await mostrarErro(run, {
          mensagem: mensagemErro(error),
        });
      },
    }),
    ordenar: workflow<{ readonly ids: readonly string[] }>("ordenar", async (run, params) => {
      await supabaseCall(run, "rpc_etapas_ordenar", {
        p_ids: params.ids,
        p_pipeline: pipelineAtual()?.id ?? "",
      });
      await fetchCollection(run, etapas);
      await pipelinesBuscar(run);
    }, {
      onError: async (run, error) => {
        elements.etapas.actions.reset();
        await mostrarErro(run, {
          mensagem: mensagemErro(error),
        });
      },
    }),
    renomear: workflow("renomear", async (run) => {
      const nome = elements.nome.value.value.trim();
      const atual = pipelineAtual();
      if (nome === (atual?.nome ?? "")) {
        return;
      }
      if (nome.length < 2) {
        elements.nome.actions.reset();
        return;
      }
      await supabaseUpdate(run, {
        table: "pipelines",
        match: {
          id: atual?.id ?? "",
        },
        data: {
          nome,
        },
        columns: ["id"],
        single: true,
      });
      await fetchCollection(run, pipelines);
      await avisar(run, {
        mensagem: "Pipeline renomeado.",
      });
    }, {
      onError: async (run, error) => {
        elements.nome.actions.reset();
        await mostrarErro(run, {
          mensagem: mensagemErro(error),
        });
      },
    }),
  };
  return (
    <div className="trama-flexbox pipeline-ajustes-tudo">
      <TextInput
        id="nome"
        handle={elements.nome}
        value={() => pipelineAtual()?.nome}
        ariaLabel="Nome do pipeline"
        maxLength={60}
        onBlur={workflows.renomear}
        onEnterKey={workflows.renomear}
      />
      <Checkbox
        id="motivo"
        value={() => pipelineAtual()?.motivo_perda_obrigatorio ?? true}
        label="Pedir o motivo quando uma oportunidade é perdida"
        onChange={(run, event) => workflows.gravar(run, {
          motivo: event.value,
        })}
      />
      <h3 className="trama-text pipeline-ajustes-tituloEtapas subtitulo">
        Etapas
      </h3>
      <DraggableList
        id="etapas"
        handle={elements.etapas}
        items={pipelineEtapas}
        labelField="nome"
        ariaLabel="Etapas"
        onItemMoved={(run, event) => workflows.ordenar(run, {
          ids: event.updatedList.map((uma) => uma.id),
        })}
        item={(item) => (
          <div className="trama-flexbox pipeline-ajustes-etapa">
            <Base
              id="ponto"
              style={{
                backgroundColor: () => item.value.cor,
              }}
              tag="span"
            >
            </Base>
            <Button
              id="nomeEtapa"
              classes={["titulo-linha"]}
              text={() => item.value.nome}
              ariaLabel={() => `Editar a etapa ${item.value.nome}`}
              onClick={(run) => workflows.abrirEtapa(run, {
                etapa: item.value.id,
              })}
            />
            <TextBlock
              id="chance"
              classes={["dica", "junto"]}
              text={() => filter([`${item.value.probabilidade}%`, item.value.dias_parada == null ? "" : diasNaEtapa(item.value.dias_parada), item.value.limite == null ? "" : `até ${item.value.limite}`], (parte) => parte !== "").join(" · ")}
              tag="span"
            />
          </div>
        )}
      />
      <Button
        id="nova"
        classes={["botao", "secundario"]}
        text="Nova etapa"
        onClick={(run) => workflows.abrirEtapa(run, {
          etapa: "",
        })}
        leftIcon={
          <Icon
            id="novaIcone"
            icon={plusIcon}
            size="16px"
          />
        }
      />
      <Button
        id="excluir"
        classes={["botao", "perigo"]}
        text="Excluir pipeline"
        onClick={workflows.excluir}
      />
    </div>
  );
});

export default PipelineAjustes;
