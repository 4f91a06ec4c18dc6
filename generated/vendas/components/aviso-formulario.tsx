// @generated from designs/vendas/components/aviso-formulario.json. Do not edit.
import {
  If,
  batch,
  component,
  decimalFormat,
  handle,
  localVariable,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { ExpandableSection } from "trama/runtime/elements/expandable-section";
import { FormContainer } from "trama/runtime/elements/form-container";
import { FormInput } from "trama/runtime/elements/form-input";
import { Select } from "trama/runtime/elements/select";
import { TextBlock } from "trama/runtime/elements/text";
import {
  ifEmpty,
  round,
  toNumber,
  trust,
} from "trama/runtime/helpers";
import { supabaseCall } from "trama/runtime/plugins/supabase";
import * as custom from "../../../designs/vendas/custom";
import type { StatusTransacaoRow } from "../collections/status-transacao";
import { statusTransacao } from "../collections/status-transacao";
import { mensagemErro } from "../formulas/mensagem-erro";
import { formatDate } from "../helpers/format-date";
import * as variables from "../variables";
import { avisar } from "../workflows/avisar";
import { mostrarErro } from "../workflows/mostrar-erro";

export type AvisoFormularioShape = {
  readonly props: {
    readonly avisoId: string;
    readonly codigo?: string;
    readonly corpo?: string;
    readonly email?: string;
    readonly faltas?: string;
    readonly moeda?: string;
    readonly nome?: string;
    readonly produto?: string;
    readonly recebidoEm?: string;
    readonly reembolsado?: string;
    readonly status?: string;
    readonly telefone?: string;
    readonly valor?: string;
  };
  readonly events: { readonly feito: undefined };
};

/** O que se entendeu de um aviso de venda, para que se corrija e se tente de novo. */
const AvisoFormulario = component<AvisoFormularioShape>("aviso-formulario", {
  codigo: "",
  corpo: "",
  email: "",
  faltas: "",
  moeda: "",
  nome: "",
  produto: "",
  recebidoEm: "",
  reembolsado: "",
  status: "",
  telefone: "",
  valor: "",
}, ({ props, emit }) => {
  const elements = {
    codigo: handle(FormInput),
    email: handle(FormInput),
    formulario: handle(FormContainer),
    moeda: handle(FormInput),
    nome: handle(FormInput),
    produto: handle(FormInput),
    reembolsado: handle(FormInput),
    status: handle(Select<StatusTransacaoRow>),
    telefone: handle(FormInput),
    valor: handle(FormInput),
  };
  const own = {
    /** O que ainda falta depois de tentar. */
    falta: localVariable<string>({
      id: "falta",
      type: "string",
      default: "",
    }),
  };
  const formulas = {
    /** Vazio quando nada se escreveu. */
    emCentavos: (reais: unknown): string =>
      reais == null
        ? ""
        : `${round(toNumber(reais) * 100)}`,
  };
  const workflows = {
    /** Corrige o aviso e o aplica de novo; o que ainda falta fica na tela. */
    tentar: workflow("tentar", async (run) => {
      if (variables.salvando.value !== "") {
        return;
      }
      variables.salvando.set(`aviso-${props.avisoId.value}`);
      const resta = await supabaseCall<string | null>(run, "rpc_webhook_corrigir", {
        p_dados: {
          codigo: elements.codigo.value.value.trim(),
          status: ifEmpty(elements.status.value.value, ""),
          produto_nome: elements.produto.value.value.trim(),
          nome: elements.nome.value.value.trim(),
          email: elements.email.value.value.trim(),
          telefone: elements.telefone.value.value.trim(),
          valor: formulas.emCentavos(elements.valor.number.value),
          moeda: elements.moeda.value.value.trim(),
          reembolsado: formulas.emCentavos(elements.reembolsado.number.value),
        },
        p_id: props.avisoId.value,
      });
      batch(() => {
        variables.salvando.set("");
        own.falta.set(resta ?? "");
      });
      if (own.falta.value !== "") {
        return;
      }
      await avisar(run, {
        mensagem: "Venda registrada.",
      });
      await emit(run, "feito");
    }, {
      onError: async (run, error) => {
        variables.salvando.set("");
        const campos = custom.errosDosCampos(error, {
          codigo: "codigo",
          status: "status",
          produto_nome: "produto",
          nome: "nome",
          email: "email",
          telefone: "telefone",
          valor: "valor",
          moeda: "moeda",
          reembolsado: "reembolsado",
        });
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
    <FormContainer
      id="formulario"
      handle={elements.formulario}
      validate={false}
      ariaLabel="Corrigir o aviso"
      onSubmit={workflows.tentar}
    >
      <TextBlock
        id="recebido"
        classes={["dica"]}
        text={() => `Recebido em ${formatDate(props.recebidoEm.value, "DD/MM/YY HH:mm:ss")}`}
        tag="p"
      />
      <If when={() => props.faltas.value !== ""}>
        <TextBlock
          id="motivo"
          classes={["texto"]}
          text={() => `Não foi entendido: ${props.faltas.value}.`}
          tag="p"
        />
      </If>
      <div className="trama-flexbox aviso-formulario-par1">
        <FormInput
          id="nome"
          handle={elements.nome}
          value={() => props.nome.value}
          label="Comprador"
          required={false}
        />
        <FormInput
          id="email"
          handle={elements.email}
          type="email"
          value={() => props.email.value}
          label="E-mail"
          required={false}
        />
      </div>
      <div className="trama-flexbox aviso-formulario-par2">
        <FormInput
          id="telefone"
          handle={elements.telefone}
          type="tel"
          value={() => props.telefone.value}
          label="Telefone"
          required={false}
        />
        <FormInput
          id="produto"
          handle={elements.produto}
          value={() => props.produto.value}
          label="Produto"
          required={false}
        />
      </div>
      <div className="trama-flexbox aviso-formulario-par3">
        <FormInput
          id="codigo"
          handle={elements.codigo}
          value={() => props.codigo.value}
          label="Código da venda"
          required={false}
        />
        <Select
          id="status"
          handle={elements.status}
          options={() => statusTransacao.data.value}
          value={() => props.status.value}
          label="Status"
          placeholder="Escolha o status"
          required={false}
          searchable={false}
        />
      </div>
      <div className="trama-flexbox aviso-formulario-par4">
        <FormInput
          id="valor"
          handle={elements.valor}
          type="decimal"
          value={() => props.valor.value}
          label="Valor"
          required={false}
          precision="0.01"
          max={99999999.99}
          hideArrows
          format={decimalFormat}
        />
        <FormInput
          id="moeda"
          handle={elements.moeda}
          value={() => props.moeda.value}
          label="Moeda"
          required={false}
        />
        <FormInput
          id="reembolsado"
          handle={elements.reembolsado}
          type="decimal"
          value={() => props.reembolsado.value}
          label="Valor devolvido"
          required={false}
          precision="0.01"
          max={99999999.99}
          hideArrows
          format={decimalFormat}
        />
      </div>
      <If when={() => own.falta.value !== ""}>
        <TextBlock
          id="resta"
          classes={["erro"]}
          text={() => own.falta.value}
          tag="p"
          role="alert"
        />
      </If>
      <ExpandableSection
        id="chegou"
        text="Ver o aviso como chegou"
      >
        <TextBlock
          id="json"
          classes={["codigo"]}
          text={() => props.corpo.value}
          tag="pre"
        />
      </ExpandableSection>
      <div className="trama-flexbox aviso-formulario-acoes">
        <Button
          id="cancelar"
          classes={["botao", "secundario"]}
          text="Fechar"
          link={{
            closePopup: true,
          }}
        />
        <Button
          id="tentar"
          classes={["botao", "primario"]}
          text="Tentar de novo"
          buttonType="submit"
          loading={() => variables.salvando.value === `aviso-${props.avisoId.value}`}
        />
      </div>
    </FormContainer>
  );
});

export default AvisoFormulario;
