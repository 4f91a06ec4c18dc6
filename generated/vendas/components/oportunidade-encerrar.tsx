// @generated from designs/vendas/components/oportunidade-encerrar.json. Do not edit.
import {
  Component,
  If,
  batch,
  closePopup,
  component,
  decimalFormat,
  fetchCollections,
  handle,
  inStep,
  localVariable,
  log,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Checkbox } from "trama/runtime/elements/checkbox";
import { DatePicker } from "trama/runtime/elements/date-picker";
import { FormContainer } from "trama/runtime/elements/form-container";
import { FormInput } from "trama/runtime/elements/form-input";
import { Icon } from "trama/runtime/elements/icon";
import { Modal } from "trama/runtime/elements/modal";
import { Select } from "trama/runtime/elements/select";
import { TextBlock } from "trama/runtime/elements/text";
import {
  ifEmpty,
  lookup,
  round,
} from "trama/runtime/helpers";
import { supabaseCall } from "trama/runtime/plugins/supabase";
import type { MotivosPerdaRow } from "../collections/motivos-perda";
import { motivosPerda } from "../collections/motivos-perda";
import type { OportunidadeRow } from "../collections/oportunidade";
import { oportunidade } from "../collections/oportunidade";
import { oportunidadeCompras } from "../collections/oportunidade-compras";
import type { OportunidadesListaRow } from "../collections/oportunidades-lista";
import { oportunidadesLista } from "../collections/oportunidades-lista";
import { oportunidadesQuadro } from "../collections/oportunidades-quadro";
import { pipelines } from "../collections/pipelines";
import { mensagemErro } from "../formulas/mensagem-erro";
import { valor } from "../formulas/valor";
import { formatCurrency } from "../helpers/format-currency";
import { formatDate } from "../helpers/format-date";
import { today } from "../helpers/today";
import { circleXIcon } from "../icons/circle-x";
import { trophyIcon } from "../icons/trophy";
import type {
  VwOportunidades,
} from "../tables";
import * as variables from "../variables";
import { mostrarErro } from "../workflows/mostrar-erro";
import { oportunidadeMudou } from "../workflows/oportunidade-mudou";

export type OportunidadeEncerrarShape = {
  readonly props: {
    readonly oportunidadeId: string;
    readonly resultado?: "ganha" | "perdida";
  };
  readonly result: string;
};

/** Diz como uma oportunidade acabou. O resultado é o que se diz dela depois. */
const OportunidadeEncerrar = component<OportunidadeEncerrarShape>("oportunidade-encerrar", {
  resultado: "ganha",
}, ({ props }) => {
  const elements = {
    concluir: handle(Checkbox),
    data: handle(DatePicker),
    detalhe: handle(FormInput),
    formulario: handle(FormContainer),
    motivo: handle(Select<MotivosPerdaRow, "id">),
    transacao: handle(Select<string>),
    valor: handle(FormInput),
  };
  const own = {
    /** `ganha` ou `perdida`. */
    resultado: localVariable<string>({
      id: "resultado",
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
    atual: (): OportunidadeRow | VwOportunidades | OportunidadesListaRow | null | undefined => {
      const id = props.oportunidadeId.value;
      return oportunidade.data.value.find((item) => item.id === id) ??
        oportunidadesQuadro.data.value.find((item) => item.id === id) ??
        oportunidadesLista.data.value.find((item) => item.id === id);
    },
    erroDetalhe: (): string => {
      const texto = elements.detalhe.value.value.trim();
      return formulas.outro() && texto.length < 5 ? "Use pelo menos 5 caracteres."
        : texto.length > 500 ? "Use até 500 caracteres."
        : "";
    },
    erroMotivo: (): string => formulas.motivoObrigatorio() && ifEmpty(elements.motivo.value.value, "") === "" ? "Escolha o motivo da perda." : "",
    erroValor: (): string => (elements.valor.number.value ?? 0) > 0 ? "" : "Informe o valor fechado.",
    motivoObrigatorio: (): boolean => lookup(formulas.atual()?.pipeline_id, pipelines.data.value, "id")?.motivo_perda_obrigatorio ?? true,
    outro: (): boolean => lookup(elements.motivo.value.value, motivosPerda.data.value, "id")?.nome === "Outro",
  };
  const workflows = {
    salvar: workflow("salvar", async (run) => {
      if (variables.salvando.value !== "") {
        return;
      }
      own.tentou.set(true);
      const ganha = own.resultado.value === "ganha";
      const perdida = own.resultado.value === "perdida";
      if (ganha && formulas.erroValor() !== "") {
        elements.valor.actions.focus();
        return;
      }
      if (perdida && formulas.erroMotivo() !== "") {
        elements.motivo.actions.focus();
        return;
      }
      if (perdida && formulas.erroDetalhe() !== "") {
        elements.detalhe.actions.focus();
        return;
      }
      variables.salvando.set("oportunidadeEncerrar");
      const atual = formulas.atual();
      const concluir = (atual?.tarefas_abertas ?? 0) > 0 && elements.concluir.value.value;
      if (ganha) {
        const quanto = elements.valor.number.value ?? 0;
        inStep(run, "supabase.call rpc_oportunidade_encerrar");
        await supabaseCall(run, "rpc_oportunidade_encerrar", {
          p_concluir_tarefas: concluir,
          p_data: elements.data.value.value
            ? formatDate(elements.data.value.value, "YYYY-MM-DD")
            : null,
          p_id: props.oportunidadeId.value,
          p_resultado: "ganha",
          p_transacao: ifEmpty(elements.transacao.value.value, null),
          p_valor: round(quanto * 100),
          p_versao: atual?.versao,
        });
        variables.salvando.set("");
        closePopup(run, `Oportunidade ganha. ${formatCurrency(quanto, "BRL")}`);
      } else {
        await supabaseCall(run, "rpc_oportunidade_encerrar", {
          p_concluir_tarefas: concluir,
          p_detalhe: ifEmpty(elements.detalhe.value.value.trim(), null),
          p_id: props.oportunidadeId.value,
          p_motivo: ifEmpty(elements.motivo.value.value, null),
          p_resultado: "perdida",
          p_versao: atual?.versao,
        });
        variables.salvando.set("");
        closePopup(run, "Oportunidade perdida.");
      }
    }, {
      onError: async (run, error) => {
        variables.salvando.set("");
        if (error.message === "conflito_versao") {
          await oportunidadeMudou(run);
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
      onMount={{
        steps: async (run) => {
          own.resultado.set(props.resultado.value);
          await fetchCollections(run, [
            motivosPerda,
            oportunidadeCompras,
            pipelines,
          ]);
        },
        onError: (run) => {
          log(run, "as escolhas da janela não vieram");
        },
      }}
    >
      <Modal
        id="janela"
        classes={["modal", "base"]}
        zIndex={60}
        backdropColor="var(--veu)"
        transition="all var(--rapido)"
      >
        <h2 className="trama-text oportunidade-encerrar-titulo subtitulo">
          Encerrar oportunidade
        </h2>
        <TextBlock
          id="qual"
          classes={["texto", "corta"]}
          text={() => formulas.atual()?.titulo ?? ""}
          tag="p"
        />
        <FormContainer
          id="formulario"
          handle={elements.formulario}
          validate={false}
          ariaLabel="Encerrar oportunidade"
          onSubmit={workflows.salvar}
        >
          <fieldset className="trama-flexbox oportunidade-encerrar-resultado segmentos" aria-label="Resultado">
            <Button
              id="ganha"
              classes={["botao", "segmento"]}
              text="Ganha"
              pressed={() => own.resultado.value === "ganha"}
              onClick={() => {
                batch(() => {
                  own.resultado.set("ganha");
                  own.tentou.set(false);
                });
              }}
              leftIcon={
                <Icon
                  id="ganhaIcone"
                  icon={trophyIcon}
                  size="16px"
                />
              }
            />
            <Button
              id="perdida"
              classes={["botao", "segmento"]}
              text="Perdida"
              pressed={() => own.resultado.value === "perdida"}
              onClick={() => {
                batch(() => {
                  own.resultado.set("perdida");
                  own.tentou.set(false);
                });
              }}
              leftIcon={
                <Icon
                  id="perdidaIcone"
                  icon={circleXIcon}
                  size="16px"
                />
              }
            />
          </fieldset>
          <If when={() => own.resultado.value === "ganha"}>
            <div className="trama-flexbox oportunidade-encerrar-par1">
              <FormInput
                id="valor"
                handle={elements.valor}
                type="decimal"
                value={() =>
                  formulas.atual()?.valor_centavos
                    ? `${(formulas.atual()?.valor_centavos ?? 0) / 100}`
                    : ""
                }
                label="Valor final (R$)"
                error={() =>
                  own.tentou.value
                    ? formulas.erroValor()
                    : ""
                }
                precision="0.01"
                max={99999999.99}
                hideArrows
                format={decimalFormat}
              />
              <DatePicker
                id="data"
                handle={elements.data}
                dateMode="date"
                initValueSingle={() => today()}
                label="Data"
                maxDate={() => today()}
                autoApply
              />
            </div>
          </If>
          <If when={() => own.resultado.value === "ganha"}>
            <Select
              id="transacao"
              handle={elements.transacao}
              options={() => oportunidadeCompras.data.value.map((compra) => ({ id: compra.id, rotulo: `${compra.produto_nome} · ${valor(compra.valor_produto_centavos, compra.moeda)} · ${formatDate(compra.pedida_em, "DD/MM/YY")}` }))}
              labelField="rotulo"
              valueField="id"
              label="Compra"
              placeholder="Nenhuma"
              noOptionsText="O contato não tem compra aprovada."
              clearLabel="Nenhuma compra"
              required={false}
              clearIcon
            />
          </If>
          <If when={() => own.resultado.value === "perdida"}>
            <Select
              id="motivo"
              handle={elements.motivo}
              options={() => motivosPerda.data.value}
              labelField="nome"
              valueField="id"
              label={() => formulas.motivoObrigatorio() ? "Motivo" : "Motivo (opcional)"}
              error={() =>
                own.tentou.value
                  ? formulas.erroMotivo()
                  : ""
              }
              placeholder="Escolha o motivo"
              noOptionsText="Nenhum motivo ainda."
              searchable={false}
            />
          </If>
          <If when={() => own.resultado.value === "perdida"}>
            <FormInput
              id="detalhe"
              handle={elements.detalhe}
              type="textarea"
              label={() => formulas.outro() ? "Detalhe" : "Detalhe (opcional)"}
              error={() =>
                own.tentou.value
                  ? formulas.erroDetalhe()
                  : ""
              }
              required={false}
              rows={3}
            />
          </If>
          <If when={() => (formulas.atual()?.tarefas_abertas ?? 0) > 0}>
            <Checkbox
              id="concluir"
              handle={elements.concluir}
              value
              label={() => {
                const n = formulas.atual()?.tarefas_abertas ?? 0;
                return n === 1
                  ? "Concluir 1 tarefa aberta"
                  : `Concluir ${n} tarefas abertas`;
              }}
            />
          </If>
          <div className="trama-flexbox oportunidade-encerrar-acoes">
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
              text="Encerrar"
              buttonType="submit"
              loading={() => variables.salvando.value === "oportunidadeEncerrar"}
            />
          </div>
        </FormContainer>
      </Modal>
    </Component>
  );
});

export default OportunidadeEncerrar;
