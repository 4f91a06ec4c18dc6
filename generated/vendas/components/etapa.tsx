// @generated from designs/vendas/components/etapa.json. Do not edit.
import {
  Component,
  If,
  closePopup,
  component,
  handle,
  localVariable,
  openPopup,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { FormContainer } from "trama/runtime/elements/form-container";
import { FormInput } from "trama/runtime/elements/form-input";
import { Modal } from "trama/runtime/elements/modal";
import { TextBlock } from "trama/runtime/elements/text";
import {
  ifEmpty,
  round,
} from "trama/runtime/helpers";
import {
  supabaseCall,
  supabaseInsert,
  supabaseUpdate,
} from "trama/runtime/plugins/supabase";
import type { EtapasRow } from "../collections/etapas";
import { etapas } from "../collections/etapas";
import { erroTexto } from "../formulas/erro-texto";
import { mensagemErro } from "../formulas/mensagem-erro";
import { formatNumber } from "../helpers/format-number";
import {
  confirmacao,
  oportunidadeDestino,
} from "../popups";
import * as variables from "../variables";
import { mostrarErro } from "../workflows/mostrar-erro";

export type EtapaShape = {
  readonly props: {
    readonly etapaId?: string;
    readonly pipelineId: string;
  };
  readonly result: boolean;
};

/** Uma etapa de um pipeline, nova ou já em uso. O resultado é verdadeiro quando foi gravada ou excluída. */
const Etapa = component<EtapaShape>("etapa", {
  etapaId: "",
}, ({ props }) => {
  const elements = {
    cor: handle(FormInput),
    dias: handle(FormInput),
    formulario: handle(FormContainer),
    limite: handle(FormInput),
    nome: handle(FormInput),
    probabilidade: handle(FormInput),
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
    erroDias: (): string => {
      const dias = elements.dias.number.value;
      return dias == null || (dias >= 1 && dias <= 365 && dias === round(dias)) ? "" : "Use um número de 1 a 365, ou deixe vazio.";
    },
    erroLimite: (): string => {
      const limite = elements.limite.number.value;
      return limite == null || (limite >= 1 && limite <= 999 && limite === round(limite)) ? "" : "Use um número de 1 a 999, ou deixe vazio.";
    },
    erroNome: (): string => erroTexto(elements.nome.value.value, 2, 40),
    erroProbabilidade: (): string => {
      const chance = elements.probabilidade.number.value ?? -1;
      return chance >= 0 && chance <= 100 && chance === round(chance) ? "" : "Use um número de 0 a 100.";
    },
    /** A etapa aberta; nenhuma para uma nova. */
    etapa: (): EtapasRow | null | undefined => etapas.data.value.find((uma) => uma.id === props.etapaId.value),
    /** Para onde as oportunidades da etapa podem ir. */
    outras: (): readonly EtapasRow[] => etapas.data.value.filter((uma) => uma.pipeline_id === props.pipelineId.value && uma.id !== props.etapaId.value),
  };
  const workflows = {
    /** Com oportunidades, pergunta logo para onde elas vão; sem nenhuma, só se a etapa sai. */
    excluir: workflow("excluir", async (run) => {
      const quantas = await supabaseCall<number>(run, "rpc_etapa_oportunidades", {
        p_id: props.etapaId.value,
      });
      const nome = formulas.etapa()?.nome ?? "";
      if (quantas > 0 && formulas.outras().length > 0) {
        const destino = await openPopup(run, oportunidadeDestino, {
          etapa: props.etapaId.value,
          mensagem: quantas === 1
            ? "A oportunidade que está nela vai para outra etapa."
            : `As ${formatNumber(quantas)} oportunidades que estão nela vão para outra etapa.`,
          pipeline: props.pipelineId.value,
          soEste: true,
          textoMover: "Mover e excluir",
          titulo: `Excluir a etapa “${nome}”`,
        });
        if (ifEmpty(destino, "") === "") {
          return;
        }
        await workflows.excluirPara(run, {
          destino: destino ?? "",
        });
      } else {
        const certeza = await openPopup(run, confirmacao, {
          perigo: true,
          textoConfirmar: "Excluir",
          titulo: `Excluir a etapa “${nome}”?`,
        }, {
          onResult: async (run) => {
            await workflows.excluirPara(run, {
              destino: "",
            });
          },
        });
        if (!certeza) {
          return;
        }
      }
      closePopup(run, true);
    }, {
      onError: async (run, error) => {
        await mostrarErro(run, {
          mensagem: mensagemErro(error),
        });
      },
    }),
    /** Exclui a etapa, depois de levar o que está nela para o destino, se há um; se não der, a pergunta continua na tela. */
    excluirPara: workflow<{ readonly destino: string }>("excluirPara", async (run, params) => {
      variables.salvando.set("excluir");
      await supabaseCall(run, "rpc_etapa_excluir", {
        p_destino: params.destino === "" ? null : params.destino,
        p_id: props.etapaId.value,
      });
      variables.salvando.set("");
    }, {
      onError: async (run, error) => {
        variables.salvando.set("");
        await mostrarErro(run, {
          mensagem: mensagemErro(error),
        });
      },
    }),
    salvar: workflow("salvar", async (run) => {
      own.tentou.set(true);
      if (formulas.erroNome() !== "") {
        elements.nome.actions.focus();
        return;
      }
      if (formulas.erroProbabilidade() !== "") {
        elements.probabilidade.actions.focus();
        return;
      }
      if (formulas.erroDias() !== "") {
        elements.dias.actions.focus();
        return;
      }
      if (formulas.erroLimite() !== "") {
        elements.limite.actions.focus();
        return;
      }
      variables.salvando.set("etapa");
      const nome = elements.nome.value.value.trim();
      const probabilidade = elements.probabilidade.number.value ?? 0;
      if (props.etapaId.value === "") {
        await supabaseInsert(run, {
          table: "etapas",
          data: {
            cor: elements.cor.value.value,
            dias_parada: elements.dias.number.value,
            limite: elements.limite.number.value,
            nome,
            pipeline_id: props.pipelineId.value,
            probabilidade,
          },
          columns: ["id"],
        });
      } else {
        await supabaseUpdate(run, {
          table: "etapas",
          match: {
            id: props.etapaId.value,
          },
          data: {
            cor: elements.cor.value.value,
            dias_parada: elements.dias.number.value,
            limite: elements.limite.number.value,
            nome,
            probabilidade,
          },
          columns: ["id"],
          single: true,
        });
      }
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
        <TextBlock
          id="titulo"
          classes={["subtitulo"]}
          text={() => props.etapaId.value === "" ? "Nova etapa" : "Etapa"}
          tag="h2"
        />
        <FormContainer
          id="formulario"
          handle={elements.formulario}
          validate={false}
          ariaLabel="Etapa"
          onSubmit={workflows.salvar}
        >
          <FormInput
            id="nome"
            handle={elements.nome}
            value={() => formulas.etapa()?.nome}
            label="Nome"
            error={() =>
              own.tentou.value
                ? formulas.erroNome()
                : ""
            }
          />
          <div className="trama-flexbox etapa-par1">
            <FormInput
              id="probabilidade"
              handle={elements.probabilidade}
              type="number"
              value={() => formulas.etapa()?.probabilidade ?? 50}
              label="Chance de ganhar, em %"
              error={() =>
                own.tentou.value
                  ? formulas.erroProbabilidade()
                  : ""
              }
              hideArrows
            />
            <FormInput
              id="dias"
              handle={elements.dias}
              type="number"
              value={() => formulas.etapa()?.dias_parada}
              label="Parada depois de, em dias"
              error={() =>
                own.tentou.value
                  ? formulas.erroDias()
                  : ""
              }
              required={false}
              hideArrows
            />
          </div>
          <div className="trama-flexbox etapa-par2">
            <FormInput
              id="cor"
              handle={elements.cor}
              type="color"
              value={() => formulas.etapa()?.cor ?? "#1D5BD6"}
              label="Cor"
              required={false}
            />
            <FormInput
              id="limite"
              handle={elements.limite}
              type="number"
              value={() => formulas.etapa()?.limite}
              label="Avisar com mais de"
              error={() =>
                own.tentou.value
                  ? formulas.erroLimite()
                  : ""
              }
              required={false}
              hideArrows
            />
          </div>
          <div className="trama-flexbox etapa-acoes">
            <If when={() => props.etapaId.value !== ""}>
              <Button
                id="excluir"
                classes={["botao", "perigo"]}
                text="Excluir"
                onClick={workflows.excluir}
              />
            </If>
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
              loading={() => variables.salvando.value === "etapa"}
            />
          </div>
        </FormContainer>
      </Modal>
    </Component>
  );
});

export default Etapa;
