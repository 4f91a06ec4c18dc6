// @generated from designs/vendas/components/comissao-pagamento.json. Do not edit.
import {
  Component,
  closePopup,
  component,
  handle,
  inStep,
  localVariable,
  openPopup,
  uploadFile,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { FilePicker } from "trama/runtime/elements/file-picker";
import { FormContainer } from "trama/runtime/elements/form-container";
import { FormInput } from "trama/runtime/elements/form-input";
import { Modal } from "trama/runtime/elements/modal";
import { TextBlock } from "trama/runtime/elements/text";
import {
  join,
  replace,
  toText,
  values,
} from "trama/runtime/helpers";
import {
  supabaseCall,
  supabaseInsert,
} from "trama/runtime/plugins/supabase";
import * as custom from "../../../designs/vendas/custom";
import { mensagemErro } from "../formulas/mensagem-erro";
import { compareDates } from "../helpers/compare-dates";
import { formatDate } from "../helpers/format-date";
import { today } from "../helpers/today";
import {
  confirmacao,
} from "../popups";
import type {
  Arquivos,
} from "../tables";
import * as variables from "../variables";
import { mostrarErro } from "../workflows/mostrar-erro";

export type ComissaoPagamentoShape = {
  readonly props: {
    readonly ids: readonly string[];
    readonly nome: string;
    readonly total: string;
  };
  readonly result: boolean;
};

/** Marca como pagas comissões liberadas de uma pessoa. O resultado diz se marcou. */
const ComissaoPagamento = component<ComissaoPagamentoShape>("comissao-pagamento", {}, ({ props }) => {
  const elements = {
    arquivo: handle(FilePicker),
    data: handle(FormInput),
    formulario: handle(FormContainer),
    referencia: handle(FormInput),
  };
  const own = {
    /** Id do arquivo, depois de enviado. */
    comprovante: localVariable<string>({
      id: "comprovante",
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
    erroData: (): string => {
      const dia = elements.data.value.value;
      return !dia ? "Preencha este campo."
        : compareDates(dia, today()) > 0 ? "A data não pode ser futura."
        : "";
    },
    erroReferencia: (): string => elements.referencia.value.value.trim().length > 120 ? "Use até 120 caracteres." : "",
    resumo: (): string => {
      const quantas = props.ids.value.length;
      return `${props.total.value} a ${props.nome.value}, em ${quantas === 1 ? "1 comissão" : `${quantas} comissões`}.`;
    },
  };
  const workflows = {
    /** Leva o comprovante, uma vez só. */
    enviar: workflow("enviar", async (run) => {
      const enviado = await uploadFile(run, {
        file: elements.arquivo.value.value,
        tag: "comprovante",
      });
      const gravado = await supabaseInsert<Pick<Arquivos, "id">>(run, {
        table: "arquivos",
        data: {
          entidade: "comissao",
          ext: enviado.ext,
          mime: enviado.ext === "pdf"
            ? "application/pdf"
            : `image/${replace(enviado.ext, "jpg", "jpeg")}`,
          nome: enviado.name,
          tag: "comprovante",
          tamanho: enviado.size,
          url: enviado.url,
        },
        columns: ["id"],
      });
      own.comprovante.set(gravado?.id ?? null);
    }),
    /** Marca como pagas; se não der, a pergunta continua na tela. */
    pagar: workflow("pagar", async (run) => {
      variables.salvando.set("comissoesPagar");
      if (elements.arquivo.value.value && own.comprovante.value === "") {
        await workflows.enviar(run);
      }
      await supabaseCall(run, "rpc_comissoes_pagar", {
        p_arquivo: own.comprovante.value === "" ? null : own.comprovante.value,
        p_data: toText(elements.data.value.value),
        p_ids: props.ids.value,
        p_ref: elements.referencia.value.value.trim(),
      });
      variables.salvando.set("");
    }, {
      onError: async (run, error) => {
        variables.salvando.set("");
        const frases = custom.errosDosCampos(error, { data: "data", ids: "ids" });
        await mostrarErro(run, {
          mensagem: frases != null
            ? join(values(frases), " ")
            : mensagemErro(error),
        });
      },
    }),
    salvar: workflow("salvar", async (run) => {
      if (variables.salvando.value !== "") {
        return;
      }
      own.tentou.set(true);
      if (formulas.erroData() !== "") {
        elements.data.actions.focus();
        return;
      }
      if (formulas.erroReferencia() !== "") {
        elements.referencia.actions.focus();
        return;
      }
      inStep(run, "certeza");
      const certeza = await openPopup(run, confirmacao, {
        mensagem: `${formulas.resumo()} Data do pagamento: ${formatDate(elements.data.value.value, "DD/MM/YY")}. O que já foi pago não muda mais.`,
        perigo: true,
        textoConfirmar: "Marcar como pagas",
        titulo: `Marcar ${props.total.value} como pagos?`,
      }, {
        onResult: async (run) => {
          await workflows.pagar(run);
        },
      });
      if (!certeza) {
        return;
      }
      closePopup(run, true);
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
        <h2 className="trama-text comissao-pagamento-titulo subtitulo">
          Marcar como pagas
        </h2>
        <TextBlock
          id="resumo"
          classes={["texto"]}
          text={formulas.resumo}
          tag="p"
        />
        <FormContainer
          id="formulario"
          handle={elements.formulario}
          validate={false}
          ariaLabel="Marcar como pagas"
          onSubmit={workflows.salvar}
        >
          <FormInput
            id="data"
            handle={elements.data}
            type="date"
            value={() => today()}
            label="Data do pagamento"
            error={() =>
              own.tentou.value
                ? formulas.erroData()
                : ""
            }
          />
          <FormInput
            id="referencia"
            handle={elements.referencia}
            label="Referência"
            hint="Como o pagamento aparece no extrato, por exemplo."
            error={() =>
              own.tentou.value
                ? formulas.erroReferencia()
                : ""
            }
            required={false}
          />
          <FilePicker
            id="arquivo"
            handle={elements.arquivo}
            label="Comprovante"
            text="Escolher arquivo"
            accept=".pdf,.png,.jpg,.jpeg"
            maxMb={5}
            required={false}
            onChange={() => {
              own.comprovante.set("");
            }}
          />
          <div className="trama-flexbox comissao-pagamento-acoes">
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
              text="Marcar como pagas"
              buttonType="submit"
              loading={() => variables.salvando.value === "comissoesPagar"}
            />
          </div>
        </FormContainer>
      </Modal>
    </Component>
  );
});

export default ComissaoPagamento;
