// @generated from designs/vendas/components/aviso-corrigir.json. Do not edit.
import {
  Component,
  If,
  Repeat,
  closePopup,
  component,
  fetchCollection,
  localVariable,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Modal } from "trama/runtime/elements/modal";
import { TextBlock } from "trama/runtime/elements/text";
import {
  max,
  min,
} from "trama/runtime/helpers";
import * as custom from "../../../designs/vendas/custom";
import type { WebhooksAvisosRow } from "../collections/webhooks-avisos";
import { webhooksAvisos } from "../collections/webhooks-avisos";
import AvisoFormulario from "./aviso-formulario";
import Esqueleto from "./esqueleto";
import { mensagemErro } from "../formulas/mensagem-erro";
import { rotuloPlataforma } from "../formulas/rotulo-plataforma";
import * as variables from "../variables";
import { mostrarErro } from "../workflows/mostrar-erro";

export type AvisoCorrigirShape = {
  readonly props: {
    readonly erro: string;
    readonly plataforma: string;
  };
};

/** Os avisos de uma plataforma que têm o mesmo problema, um de cada vez. */
const AvisoCorrigir = component<AvisoCorrigirShape>("aviso-corrigir", {}, ({ props }) => {
  const own = {
    /** O aviso que se vê, a partir de 0. */
    lugar: localVariable<number>({
      id: "lugar",
      type: "number",
      default: 0,
    }),
  };
  const formulas = {
    /** O aviso que se vê; nenhum enquanto não chegam. */
    atual: (): readonly WebhooksAvisosRow[] => webhooksAvisos.data.value.slice(own.lugar.value, own.lugar.value + 1),
  };
  const workflows = {
    /** O corrigido sai da lista; sem nenhum, a janela fecha. */
    feito: workflow("feito", async (run) => {
      await fetchCollection(run, webhooksAvisos);
      const ficaram = webhooksAvisos.data.value.length;
      own.lugar.set(max([0, min([own.lugar.value, ficaram - 1])]) ?? null);
      if (ficaram === 0) {
        closePopup(run);
      }
    }, {
      onError: (run) => {
        closePopup(run);
      },
    }),
  };
  return (
    <Component
      onMount={{
        steps: async (run) => {
          variables.avisoPlataforma.set(props.plataforma.value);
          variables.avisoErro.set(props.erro.value);
          await fetchCollection(run, webhooksAvisos);
        },
        onError: async (run, error) => {
          closePopup(run);
          await mostrarErro(run, {
            mensagem: mensagemErro(error),
          });
        },
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
          text={() => `Aviso da ${rotuloPlataforma(props.plataforma.value)}`}
          tag="h2"
        />
        <TextBlock
          id="problema"
          classes={["texto"]}
          text={() => `${props.erro.value}.`}
          tag="p"
        />
        <If when={() => webhooksAvisos.data.value.length > 1}>
          <div className="trama-flexbox aviso-corrigir-passos">
            <Button
              id="antes"
              classes={["botao", "secundario", "botao-menor"]}
              text="Anterior"
              disabled={() => own.lugar.value === 0}
              onClick={() => {
                own.lugar.set(own.lugar.value - 1);
              }}
            />
            <TextBlock
              id="qual"
              classes={["dica"]}
              text={() => `${own.lugar.value + 1} de ${webhooksAvisos.data.value.length}`}
              tag="span"
              role="status"
            />
            <Button
              id="depois"
              classes={["botao", "secundario", "botao-menor"]}
              text="Próximo"
              disabled={() => own.lugar.value >= webhooksAvisos.data.value.length - 1}
              onClick={() => {
                own.lugar.set(own.lugar.value + 1);
              }}
            />
          </div>
        </If>
        <If when={() => !webhooksAvisos.isFetched.value}>
          <Esqueleto
            id="esperando"
          />
        </If>
        <Repeat
          items={formulas.atual}
          by={(item) => item.id}
        >
          {(item) => (
            <div className="trama-base aviso-corrigir-um">
              <AvisoFormulario
                id="formulario"
                avisoId={() => item.value.id}
                codigo={() => item.value.codigo ?? ""}
                corpo={() => item.value.corpo}
                email={() => item.value.email ?? ""}
                faltas={() => item.value.faltas ?? ""}
                moeda={() => item.value.moeda ?? ""}
                nome={() => item.value.nome ?? ""}
                produto={() => item.value.produto_nome ?? ""}
                recebidoEm={() => item.value.recebido_em}
                reembolsado={() =>
                  item.value.reembolsado_centavos == null
                    ? ""
                    : custom.reais(item.value.reembolsado_centavos)
                }
                status={() => item.value.status ?? ""}
                telefone={() => item.value.telefone ?? ""}
                valor={() =>
                  item.value.valor_centavos == null
                    ? ""
                    : custom.reais(item.value.valor_centavos)
                }
                onFeito={workflows.feito}
              />
            </div>
          )}
        </Repeat>
      </Modal>
    </Component>
  );
});

export default AvisoCorrigir;
