// @generated from designs/vendas/components/transacao-status.json. Do not edit.
import {
  Component,
  If,
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
import { Select } from "trama/runtime/elements/select";
import { TextBlock } from "trama/runtime/elements/text";
import {
  round,
  toText,
} from "trama/runtime/helpers";
import {
  supabaseCall,
  supabaseSelect,
} from "trama/runtime/plugins/supabase";
import type { StatusTransacaoRow } from "../collections/status-transacao";
import { statusTransacao } from "../collections/status-transacao";
import ErroCarga from "./erro-carga";
import SeloStatus from "./selo-status";
import { dinheiro } from "../formulas/dinheiro";
import { erroTexto } from "../formulas/erro-texto";
import { mensagemErro } from "../formulas/mensagem-erro";
import { rotuloStatus } from "../formulas/rotulo-status";
import type {
  VwTransacoes,
} from "../tables";
import * as variables from "../variables";
import { mostrarErro } from "../workflows/mostrar-erro";

export type TransacaoStatusShape = {
  readonly props: { readonly transacaoId: string };
  readonly result: boolean;
};

/** Muda o status de uma transação à mão, para um dos que as regras permitem, com o motivo. O resultado diz se mudou. */
const TransacaoStatus = component<TransacaoStatusShape>("transacao-status", {}, ({ props }) => {
  const elements = {
    formulario: handle(FormContainer),
    motivo: handle(FormInput),
    novo: handle(Select<StatusTransacaoRow>),
    valor: handle(FormInput),
  };
  const own = {
    /** Por que ela não pôde ser lida. */
    erro: localVariable<string>({
      id: "erro",
      type: "string",
      default: "",
    }),
    /** A transação como está agora no banco. */
    linha: localVariable<{
      readonly comprador_nome: string;
      readonly moeda: string;
      readonly proximos_status: readonly string[];
      readonly status: string;
      readonly valor_produto_centavos: number;
      readonly valor_reembolsado_centavos: number;
      readonly versao: number;
    } | null>({
      id: "linha",
      type: "object",
      default: null,
    }),
    /** Os erros aparecem depois da primeira tentativa. */
    tentou: localVariable<boolean>({
      id: "tentou",
      type: "boolean",
      default: false,
    }),
  };
  const formulas = {
    /** Quanto se devolve agora. */
    centavos: (): number => round((elements.valor.number.value ?? 0) * 100),
    /** Para onde as regras deixam ir. */
    destinos: (): readonly StatusTransacaoRow[] => statusTransacao.data.value.filter((um) => (own.linha.value?.proximos_status ?? []).includes(um.value) && (um.value !== "reembolsada_parcial" || formulas.resta() > 0)),
    /** Centavos na moeda da transação. */
    dinheiroDela: (centavos: number): string => dinheiro(centavos, own.linha.value?.moeda ?? "BRL"),
    erroMotivo: (): string => erroTexto(elements.motivo.value.value, 5, 500),
    erroNovo: (): string => elements.novo.value.value ? "" : "Preencha este campo.",
    erroValor: (): string => {
      const resto = formulas.resta();
      const valor = formulas.centavos();
      return !formulas.parcial() ? ""
        : elements.valor.number.value == null ? "Preencha este campo."
        : valor <= 0 ? "Valor inválido."
        : valor > resto ? `Devolva até ${formulas.dinheiroDela(resto)}.`
        : "";
    },
    /** Só um reembolso parcial pede um valor. */
    parcial: (): boolean => elements.novo.value.value === "reembolsada_parcial",
    /** Quanto ainda se pode devolver. */
    resta: (): number => (own.linha.value?.valor_produto_centavos ?? 0) - (own.linha.value?.valor_reembolsado_centavos ?? 0),
  };
  const workflows = {
    carregar: workflow("carregar", async (run) => {
      own.erro.set("");
      const atual = await supabaseSelect<Pick<
        VwTransacoes,
          | "comprador_nome"
          | "moeda"
          | "proximos_status"
          | "status"
          | "valor_produto_centavos"
          | "valor_reembolsado_centavos"
          | "versao"
      >>(run, {
        table: "vw_transacoes",
        match: {
          id: props.transacaoId.value,
        },
        columns: ["status", "versao", "proximos_status", "comprador_nome", "moeda", "valor_produto_centavos", "valor_reembolsado_centavos"],
        single: true,
      });
      own.linha.set(atual ?? null);
    }, {
      onError: (_run, error) => {
        own.erro.set(mensagemErro(error));
      },
    }),
    salvar: workflow("salvar", async (run) => {
      if (variables.salvando.value !== "" || formulas.destinos().length === 0) {
        return;
      }
      own.tentou.set(true);
      if (formulas.erroNovo() !== "") {
        elements.novo.actions.focus();
        return;
      }
      if (formulas.erroValor() !== "") {
        elements.valor.actions.focus();
        return;
      }
      if (formulas.erroMotivo() !== "") {
        elements.motivo.actions.focus();
        return;
      }
      variables.salvando.set("transacaoStatus");
      await supabaseCall(run, "rpc_transacao_mudar_status", {
        p_id: props.transacaoId.value,
        p_motivo: elements.motivo.value.value.trim(),
        p_status: toText(elements.novo.value.value),
        p_valor_centavos: formulas.parcial()
          ? formulas.centavos()
          : null,
        p_versao: own.linha.value?.versao ?? 0,
      });
      variables.salvando.set("");
      closePopup(run, true);
    }, {
      onError: async (run, error) => {
        variables.salvando.set("");
        if (error.message === "conflito_versao") {
          await workflows.carregar(run);
        }
        await mostrarErro(run, {
          mensagem: mensagemErro(error),
        });
      },
    }),
  };
  return (
    <Component
      unsaved={() => elements.formulario.isDirty.value}
      onMount={workflows.carregar}
    >
      <Modal
        id="janela"
        classes={["modal", "base"]}
        zIndex={60}
        backdropColor="var(--veu)"
        replacesBelow
        transition="all var(--rapido)"
      >
        <h2 className="trama-text transacao-status-titulo subtitulo">
          Alterar status
        </h2>
        <If when={() => own.erro.value !== ""}>
          <ErroCarga
            id="falha"
            mensagem={() => own.erro.value}
            titulo="Não foi possível carregar a transação."
            onTentar={workflows.carregar}
          />
        </If>
        <If when={() => own.linha.value}>
          <div className="trama-flexbox transacao-status-atual">
            <TextBlock
              id="quem"
              classes={["corta"]}
              text={() => own.linha.value?.comprador_nome ?? ""}
              tag="span"
            />
            <SeloStatus
              id="selo"
              status={() => own.linha.value?.status ?? ""}
            />
          </div>
        </If>
        <If when={() => own.linha.value && formulas.destinos().length === 0}>
          <TextBlock
            id="final"
            classes={["texto"]}
            text={() => `${rotuloStatus(own.linha.value?.status ?? "")} é um status final: não há para onde mudar.`}
            tag="p"
          />
        </If>
        <If when={() => formulas.destinos().length > 0}>
          <FormContainer
            id="formulario"
            handle={elements.formulario}
            validate={false}
            ariaLabel="Alterar status"
            onSubmit={workflows.salvar}
          >
            <Select
              id="novo"
              handle={elements.novo}
              options={formulas.destinos}
              label="Novo status"
              error={() =>
                own.tentou.value
                  ? formulas.erroNovo()
                  : ""
              }
              layoutType="free"
              placeholder="Escolha o status"
              required
              searchable={false}
              option={(item) => (
                <SeloStatus
                  id="seloOpcao"
                  status={() => item.value.value}
                />
              )}
              selected={(item) => (
                <SeloStatus
                  id="seloEscolhido"
                  status={() => item.value.value}
                />
              )}
            />
            <If when={formulas.parcial}>
              <FormInput
                id="valor"
                handle={elements.valor}
                type="decimal"
                label={() => `Valor devolvido (${own.linha.value?.moeda === "BRL" ? "R$" : own.linha.value?.moeda ?? ""})`}
                hint={() => {
                  const reembolsado = own.linha.value?.valor_reembolsado_centavos ?? 0;
                  const texto = formulas.dinheiroDela(formulas.resta());
                  return reembolsado > 0
                    ? `${formulas.dinheiroDela(reembolsado)} já devolvidos; restam ${texto}.`
                    : `Até ${texto}.`;
                }}
                error={() =>
                  own.tentou.value
                    ? formulas.erroValor()
                    : ""
                }
                precision="0.01"
                max={99999999.99}
                format={decimalFormat}
              />
            </If>
            <FormInput
              id="motivo"
              handle={elements.motivo}
              type="textarea"
              label="Motivo"
              hint="Fica no histórico da transação."
              error={() =>
                own.tentou.value
                  ? formulas.erroMotivo()
                  : ""
              }
              rows={3}
              maxLength={500}
            />
            <div className="trama-flexbox transacao-status-acoes">
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
                text="Alterar status"
                buttonType="submit"
                loading={() => variables.salvando.value === "transacaoStatus"}
              />
            </div>
          </FormContainer>
        </If>
        <If when={() => own.linha.value && formulas.destinos().length === 0}>
          <div className="trama-flexbox transacao-status-fim">
            <Button
              id="entendi"
              classes={["botao", "primario"]}
              text="Entendi"
              link={{
                closePopup: true,
              }}
            />
          </div>
        </If>
      </Modal>
    </Component>
  );
});

export default TransacaoStatus;
