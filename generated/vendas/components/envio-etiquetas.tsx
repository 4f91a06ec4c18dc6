// @generated from designs/vendas/components/envio-etiquetas.json. Do not edit.
import {
  Component,
  If,
  Repeat,
  component,
  iterate,
  localVariable,
  wait,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Modal } from "trama/runtime/elements/modal";
import { ProgressBar } from "trama/runtime/elements/progress-bar";
import { TextBlock } from "trama/runtime/elements/text";
import {
  max,
  range,
} from "trama/runtime/helpers";
import {
  supabaseCall,
  supabaseSelect,
} from "trama/runtime/plugins/supabase";
import SeloEnvio from "./selo-envio";
import SimulacaoDesligada from "./simulacao-desligada";
import { mensagemErro } from "../formulas/mensagem-erro";
import type {
  VwEnvios,
} from "../tables";
import { mostrarErro } from "../workflows/mostrar-erro";

export type EnvioEtiquetasShape = {
  readonly props: { readonly ids: readonly string[] };
};

/** As etiquetas que se emitem: quantas já se pediram, e o que saiu de cada uma. */
const EnvioEtiquetas = component<EnvioEtiquetasShape>("envio-etiquetas", {}, ({ props }) => {
  const own = {
    feitas: localVariable<number>({
      id: "feitas",
      type: "number",
      default: 0,
    }),
    /** Como está cada envio de que se pediu a etiqueta. */
    linhas: localVariable<readonly {
      readonly codigo: string;
      readonly destinatario_nome: string;
      readonly etiqueta_erro?: string | null | undefined;
      readonly etiqueta_pedida_em?: string | null | undefined;
      readonly id: string;
      readonly rastreio_codigo?: string | null | undefined;
      readonly status: string;
    }[]>({
      id: "linhas",
      type: "array",
      default: [],
    }),
  };
  const formulas = {
    erros: (): number => own.linhas.value.filter((um) => um.etiqueta_erro != null).length,
    esperam: (): number => props.ids.value.length - formulas.prontas() - formulas.erros(),
    prontas: (): number => own.linhas.value.filter((um) => um.status === "etiqueta_emitida").length,
  };
  const workflows = {
    pedir: workflow("pedir", async (run) => {
      for (const cada of iterate(props.ids.value)) {
        await supabaseCall(run, "rpc_etiquetas_emitir", {
          p_ids: [cada],
        });
        own.feitas.set(own.feitas.value + 1);
      }
      await workflows.ver(run);
      for (const _ of iterate(range(0, 90))) {
        if (formulas.esperam() > 0) {
          await wait(run, 2000);
          await workflows.ver(run);
        }
      }
    }, {
      onError: async (run, error) => {
        await workflows.ver(run);
        await mostrarErro(run, {
          mensagem: mensagemErro(error),
        });
      },
    }),
    ver: workflow("ver", async (run) => {
      const agora = await supabaseSelect<Pick<
        VwEnvios,
          | "codigo"
          | "destinatario_nome"
          | "etiqueta_erro"
          | "etiqueta_pedida_em"
          | "id"
          | "rastreio_codigo"
          | "status"
      >>(run, {
        table: "vw_envios",
        filter: {
          and: [
            {
              field: "id",
              operator: "in",
              value: props.ids.value,
            },
          ],
        },
        sort: [
          { by: "codigo" },
        ],
        columns: ["id", "codigo", "destinatario_nome", "status", "etiqueta_erro", "etiqueta_pedida_em", "rastreio_codigo"],
      });
      own.linhas.set(agora);
    }, {
      onError: () => {
        return;
      },
    }),
  };
  return (
    <Component
      onMount={workflows.pedir}
    >
      <Modal
        id="janela"
        classes={["modal", "base"]}
        zIndex={60}
        backdropColor="var(--veu)"
        replacesBelow
        transition="all var(--rapido)"
      >
        <h2 className="trama-text envio-etiquetas-titulo subtitulo">
          Etiquetas
        </h2>
        <ProgressBar
          id="barra"
          value={() => (formulas.prontas() + formulas.erros()) * 100 / (max([1, props.ids.value.length]) ?? 1)}
          label="none"
          ariaLabel="Etiquetas emitidas"
        />
        <TextBlock
          id="resumo"
          classes={["texto"]}
          text={() => `${formulas.prontas()} de ${props.ids.value.length} emitidas${formulas.erros() > 0 ? `, ${formulas.erros()} com erro` : ""}${formulas.esperam() > 0 ? ". Esperando quem emite as etiquetas…" : "."}`}
          tag="p"
        />
        <If when={() => formulas.esperam() > 0}>
          <SimulacaoDesligada
            id="semServico"
            texto="As etiquetas saem quando um serviço de etiquetas conectado responde."
          />
        </If>
        <ul className="trama-base envio-etiquetas-lista" aria-label="Resultado">
          <Repeat
            items={() => own.linhas.value}
            by={(item) => item.id}
          >
            {(item) => (
              <li className="trama-base envio-etiquetas-linha linha">
                <div className="trama-flexbox envio-etiquetas-linhaTopo">
                  <TextBlock
                    id="quem"
                    classes={["corta"]}
                    text={() => `${item.value.codigo} · ${item.value.destinatario_nome}`}
                    tag="span"
                  />
                  <SeloEnvio
                    id="situacao"
                    valor={() => item.value.status}
                  />
                </div>
                <If when={() => item.value.etiqueta_erro}>
                  <TextBlock
                    id="motivo"
                    text={() => item.value.etiqueta_erro ?? ""}
                    tag="p"
                  />
                </If>
              </li>
            )}
          </Repeat>
        </ul>
        <div className="trama-flexbox envio-etiquetas-acoes">
          <Button
            id="fechar"
            classes={["botao", "primario"]}
            text="Fechar"
            link={{
              closePopup: true,
            }}
          />
        </div>
      </Modal>
    </Component>
  );
});

export default EnvioEtiquetas;
