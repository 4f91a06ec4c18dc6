// @generated from designs/vendas/components/ajustes-pipelines.json. Do not edit.
import {
  Component,
  If,
  Repeat,
  batch,
  component,
  fetchCollection,
  fetchCollections,
  localVariable,
  openPopup,
  workflow,
} from "trama/runtime";
import { Base } from "trama/runtime/elements/base";
import { Button } from "trama/runtime/elements/button";
import { DraggableList } from "trama/runtime/elements/draggable-list";
import { FormContainer } from "trama/runtime/elements/form-container";
import { FormInput } from "trama/runtime/elements/form-input";
import { Icon } from "trama/runtime/elements/icon";
import { TextBlock } from "trama/runtime/elements/text";
import {
  ifEmpty,
} from "trama/runtime/helpers";
import {
  supabaseCall,
  supabaseInsert,
  supabaseUpdate,
} from "trama/runtime/plugins/supabase";
import type { EtapasRow } from "../collections/etapas";
import { etapas } from "../collections/etapas";
import { motivosPerda } from "../collections/motivos-perda";
import { pipelines } from "../collections/pipelines";
import ErroCarga from "./erro-carga";
import Esqueleto from "./esqueleto";
import { mensagemErro } from "../formulas/mensagem-erro";
import { plusIcon } from "../icons/plus";
import {
  etapa,
  pipeline,
} from "../popups";
import * as variables from "../variables";
import { mostrarErro } from "../workflows/mostrar-erro";
import { pipelineExcluir } from "../workflows/pipeline-excluir";

/** Os pipelines da conta, as etapas de cada um em ordem, e os motivos de perda. */
const AjustesPipelines = component("ajustes-pipelines", {}, () => {
  const own = {
    /** O motivo que está sendo escrito. */
    motivoNovo: localVariable<string>({
      id: "motivoNovo",
      type: "string",
      default: "",
    }),
  };
  const formulas = {
    etapasDe: (pipelineId: string): readonly EtapasRow[] => etapas.data.value.filter((uma) => uma.pipeline_id === pipelineId),
  };
  const workflows = {
    abrirEtapa: workflow<{
      readonly etapaId: string;
      readonly pipelineId: string;
    }>("abrirEtapa", async (run, params) => {
      const gravou = await openPopup(run, etapa, {
        etapaId: params.etapaId,
        pipelineId: params.pipelineId,
      });
      if (!gravou) {
        return;
      }
      await fetchCollection(run, etapas);
    }),
    abrirPipeline: workflow<{ readonly id: string }>("abrirPipeline", async (run, params) => {
      const gravou = await openPopup(run, pipeline, {
        pipelineId: params.id,
      });
      if (ifEmpty(gravou, "") === "") {
        return;
      }
      await fetchCollections(run, [
        pipelines,
        etapas,
      ]);
    }),
    /** O que falha se mostra no lugar da lista. */
    buscar: workflow("buscar", async (run) => {
      await fetchCollections(run, [
        pipelines,
        etapas,
        motivosPerda,
      ]);
    }, {
      onError: () => {
        return;
      },
    }),
    criarMotivo: workflow("criarMotivo", async (run) => {
      const nome = own.motivoNovo.value.trim();
      if (nome === "") {
        return;
      }
      variables.salvando.set("motivo");
      await supabaseInsert(run, {
        table: "motivos_perda",
        data: {
          nome,
        },
        columns: ["id"],
      });
      batch(() => {
        own.motivoNovo.set("");
        variables.salvando.set("");
      });
      await fetchCollection(run, motivosPerda);
    }, {
      onError: async (run, error) => {
        variables.salvando.set("");
        await mostrarErro(run, {
          mensagem: mensagemErro(error),
        });
      },
    }),
    excluirPipeline: workflow<{
      readonly id: string;
      readonly nome: string;
    }>("excluirPipeline", async (run, params) => {
      const saiu = await pipelineExcluir(run, {
        id: params.id,
        nome: params.nome,
      });
      if (!saiu) {
        return;
      }
      await fetchCollections(run, [
        pipelines,
        etapas,
      ]);
    }),
    ordenar: workflow<{
      readonly pipelineId: string;
      readonly ids: readonly string[];
    }>("ordenar", async (run, params) => {
      await supabaseCall(run, "rpc_etapas_ordenar", {
        p_ids: params.ids,
        p_pipeline: params.pipelineId,
      });
      await fetchCollection(run, etapas);
    }, {
      onError: async (run, error) => {
        await fetchCollection(run, etapas);
        await mostrarErro(run, {
          mensagem: mensagemErro(error),
        });
      },
    }),
    tirarMotivo: workflow<{ readonly id: string }>("tirarMotivo", async (run, params) => {
      await supabaseUpdate(run, {
        table: "motivos_perda",
        match: {
          id: params.id,
        },
        data: { ativo: false },
        columns: ["id"],
        single: true,
      });
      await fetchCollection(run, motivosPerda);
    }, {
      onError: async (run, error) => {
        await mostrarErro(run, {
          mensagem: mensagemErro(error),
        });
      },
    }),
  };
  return (
    <Component
      onMount={workflows.buscar}
    >
      <div className="trama-flexbox ajustes-pipelines-tudo">
        <div className="trama-flexbox ajustes-pipelines-topoPipelines">
          <h2 className="trama-text ajustes-pipelines-tituloPipelines subtitulo">
            Pipelines
          </h2>
          <Button
            id="novoPipelines"
            classes={["botao", "secundario"]}
            text="Novo pipeline"
            onClick={(run) => workflows.abrirPipeline(run, {
              id: "",
            })}
            leftIcon={(
              <Icon
                id="iconePipelines"
                icon={plusIcon}
                size="16px"
              />
            )}
          />
        </div>
        <If when={() => pipelines.error.value || etapas.error.value}>
          <ErroCarga
            id="falha"
            mensagem={() => mensagemErro(pipelines.error.value ?? etapas.error.value)}
            titulo="Não foi possível carregar os pipelines."
            onTentar={workflows.buscar}
          />
        </If>
        <If when={() => !pipelines.error.value && !pipelines.isFetched.value}>
          <Esqueleto
            id="aCaminho"
            altura="160px"
          />
        </If>
        <Repeat
          items={() => pipelines.data.value}
          by={(item) => item.id}
        >
          {(item) => (
            <div className="trama-base ajustes-pipelines-pipeline cartao">
              <div className="trama-flexbox ajustes-pipelines-cabeca">
                <TextBlock
                  id="nomePipeline"
                  classes={["forte", "corta"]}
                  text={() => item.value.nome}
                  tag="h3"
                />
                <div className="trama-flexbox ajustes-pipelines-acoesPipeline">
                  <Button
                    id="editarPipeline"
                    classes={["botao", "secundario", "botao-menor"]}
                    text="Editar"
                    ariaLabel={() => `Editar o pipeline ${item.value.nome}`}
                    onClick={(run) => workflows.abrirPipeline(run, {
                      id: item.value.id,
                    })}
                  />
                  <Button
                    id="excluirPipeline"
                    classes={["botao", "secundario", "botao-menor"]}
                    text="Excluir"
                    ariaLabel={() => `Excluir o pipeline ${item.value.nome}`}
                    onClick={(run) => workflows.excluirPipeline(run, {
                      id: item.value.id,
                      nome: item.value.nome,
                    })}
                  />
                </div>
              </div>
              <DraggableList
                id="etapas"
                items={() => formulas.etapasDe(item.value.id)}
                labelField="nome"
                ariaLabel={() => `Etapas de ${item.value.nome}`}
                onItemMoved={(run, event) => workflows.ordenar(run, {
                  ids: event.updatedList.map((uma) => uma.id),
                  pipelineId: item.value.id,
                })}
                item={(etapasItem) => (
                  <div className="trama-flexbox ajustes-pipelines-etapa">
                    <Base
                      id="ponto"
                      style={{
                        backgroundColor: () => etapasItem.value.cor,
                      }}
                      tag="span"
                    >
                    </Base>
                    <Button
                      id="nomeEtapa"
                      classes={["botao", "ligacao"]}
                      text={() => etapasItem.value.nome}
                      ariaLabel={() => `Editar a etapa ${etapasItem.value.nome}`}
                      onClick={(run) => workflows.abrirEtapa(run, {
                        etapaId: etapasItem.value.id,
                        pipelineId: etapasItem.value.pipeline_id,
                      })}
                    />
                    <TextBlock
                      id="chance"
                      classes={["dica"]}
                      text={() => `${etapasItem.value.probabilidade}%`}
                      tag="span"
                    />
                  </div>
                )}
              />
              <Button
                id="novaEtapa"
                classes={["botao", "discreto"]}
                text="Nova etapa"
                ariaLabel={() => `Nova etapa em ${item.value.nome}`}
                onClick={(run) => workflows.abrirEtapa(run, {
                  etapaId: "",
                  pipelineId: item.value.id,
                })}
              />
            </div>
          )}
        </Repeat>
        <h2 className="trama-text ajustes-pipelines-tituloMotivos subtitulo">
          Motivos de perda
        </h2>
        <If when={() => motivosPerda.data.value.length > 0}>
          <ul className="trama-flexbox ajustes-pipelines-motivos cartao lista" aria-label="Motivos de perda">
            <Repeat
              items={() => motivosPerda.data.value}
              by={(item) => item.id}
            >
              {(item) => (
                <li className="trama-flexbox ajustes-pipelines-motivo linha">
                  <TextBlock
                    id="nomeMotivo"
                    classes={["corta"]}
                    text={() => item.value.nome}
                    tag="span"
                  />
                  <Button
                    id="tirar"
                    classes={["botao", "secundario", "botao-menor"]}
                    text="Tirar"
                    ariaLabel={() => `Tirar o motivo ${item.value.nome}`}
                    onClick={(run) => workflows.tirarMotivo(run, {
                      id: item.value.id,
                    })}
                  />
                </li>
              )}
            </Repeat>
          </ul>
        </If>
        <FormContainer
          id="formularioMotivo"
          validate={false}
          ariaLabel="Novo motivo de perda"
          onSubmit={workflows.criarMotivo}
        >
          <FormInput
            id="nomeNovo"
            value={() => own.motivoNovo.value}
            label="Novo motivo"
            required={false}
            maxLength={80}
            onChange={(_run, event) => {
              own.motivoNovo.set(event.value);
            }}
          />
          <Button
            id="criar"
            classes={["botao", "secundario"]}
            text="Adicionar"
            buttonType="submit"
            loading={() => variables.salvando.value === "motivo"}
          />
        </FormContainer>
      </div>
    </Component>
  );
});

export default AjustesPipelines;
