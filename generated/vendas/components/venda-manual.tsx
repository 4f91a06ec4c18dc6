// @generated from designs/vendas/components/venda-manual.json. Do not edit.
import {
  Component,
  If,
  batch,
  closePopup,
  component,
  decimalFormat,
  fetchCollection,
  handle,
  inStep,
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
  currentDate,
  ifEmpty,
  isEmail,
  round,
  toText,
  uuid,
} from "trama/runtime/helpers";
import { supabaseInsert } from "trama/runtime/plugins/supabase";
import * as custom from "../../../designs/vendas/custom";
import type { FormasPagamentoRow } from "../collections/formas-pagamento";
import { formasPagamento } from "../collections/formas-pagamento";
import { produtosDeVenda } from "../collections/produtos-de-venda";
import type { StatusTransacaoRow } from "../collections/status-transacao";
import { statusTransacao } from "../collections/status-transacao";
import { erroTelefone } from "../formulas/erro-telefone";
import { erroTexto } from "../formulas/erro-texto";
import { mensagemErro } from "../formulas/mensagem-erro";
import { temConta } from "../formulas/tem-conta";
import { compareDates } from "../helpers/compare-dates";
import { formatDate } from "../helpers/format-date";
import * as variables from "../variables";
import { mostrarErro } from "../workflows/mostrar-erro";

export type VendaManualShape = {
  readonly result: string;
};

/** Uma venda que não veio de plataforma nenhuma. O resultado é o id dela. */
const VendaManual = component<VendaManualShape>("venda-manual", {}, () => {
  const elements = {
    data: handle(FormInput),
    documento: handle(FormInput),
    email: handle(FormInput),
    forma: handle(Select<FormasPagamentoRow>),
    formulario: handle(FormContainer),
    nome: handle(FormInput),
    produto: handle(Select),
    status: handle(Select<StatusTransacaoRow>),
    telefone: handle(FormInput),
    valor: handle(FormInput),
  };
  const own = {
    /** Quando a janela abriu, que é a data sugerida. */
    agora: localVariable<string>({
      id: "agora",
      type: "string",
      default: "",
    }),
    /** O preço do produto escolhido, em reais, como se escreve. */
    preco: localVariable<string>({
      id: "preco",
      type: "string",
      default: "",
    }),
    produtoEscolhido: localVariable<string>({
      id: "produtoEscolhido",
      type: "string",
      default: "",
    }),
    /** O id da venda, dado aqui: se a resposta se perde, a venda vai de novo e continua uma só. */
    referencia: localVariable<string>({
      id: "referencia",
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
    centavos: (): number => round((elements.valor.number.value ?? 0) * 100),
    email: (): string | null | undefined => {
      const digitado = elements.email.value.value.trim();
      return digitado === ""
        ? null
        : digitado.toLowerCase();
    },
    erroData: (): string =>
      elements.data.value.value === "" ? "Preencha este campo."
        : compareDates(custom.instanteLocal(elements.data.value.value), currentDate()) > 0 ? "A data não pode ficar no futuro."
        : "",
    erroDoDocumento: (): string => {
      const digitado = elements.documento.value.value.trim();
      return digitado === "" || custom.documento(digitado) !== "" ? "" : "CPF ou CNPJ inválido.";
    },
    erroDoEmail: (): string => {
      const digitado = elements.email.value.value.trim();
      return digitado === "" || isEmail(digitado) ? "" : "E-mail inválido.";
    },
    erroDoTelefone: (): string => erroTelefone(elements.telefone.value.value),
    erroNome: (): string => erroTexto(elements.nome.value.value, 2, 200),
    erroProduto: (): string => own.produtoEscolhido.value === "" ? "Preencha este campo." : "",
    erroValor: (): string =>
      (elements.valor.number.value ?? 0) > 0 ? ""
        : toText(elements.valor.value.value).trim() === "" ? "Preencha este campo."
        : "Valor inválido.",
  };
  const workflows = {
    /** O preço do produto é o valor sugerido. */
    escolherProduto: workflow<{ readonly id: string }>("escolherProduto", (_run, params) => {
      batch(() => {
        own.produtoEscolhido.set(params.id);
        own.preco.set(custom.reais(produtosDeVenda.data.value.find((item) => item.id === params.id)?.preco_centavos ?? 0));
      });
    }),
    salvar: workflow("salvar", async (run) => {
      if (variables.salvando.value !== "") {
        return;
      }
      own.tentou.set(true);
      if (formulas.erroProduto() !== "") {
        elements.produto.actions.focus();
        return;
      }
      if (formulas.erroNome() !== "") {
        elements.nome.actions.focus();
        return;
      }
      if (formulas.erroDoEmail() !== "") {
        elements.email.actions.focus();
        return;
      }
      if (formulas.erroDoTelefone() !== "") {
        elements.telefone.actions.focus();
        return;
      }
      if (formulas.erroDoDocumento() !== "") {
        elements.documento.actions.focus();
        return;
      }
      if (formulas.erroValor() !== "") {
        elements.valor.actions.focus();
        return;
      }
      if (formulas.erroData() !== "") {
        elements.data.actions.focus();
        return;
      }
      variables.salvando.set("vendaManual");
      const cobrado = formulas.centavos();
      await supabaseInsert(run, {
        table: "transacoes",
        data: {
          comprador_documento: ifEmpty(custom.documento(elements.documento.value.value), null),
          comprador_email: formulas.email() ?? null,
          comprador_nome: elements.nome.value.value.trim(),
          comprador_telefone: ifEmpty(custom.telefoneE164(elements.telefone.value.value), null),
          forma_pagamento: elements.forma.value.value,
          id: own.referencia.value,
          pedida_em: custom.instanteLocal(elements.data.value.value),
          produto_id: own.produtoEscolhido.value,
          produto_nome: produtosDeVenda.data.value.find((item) => item.id === own.produtoEscolhido.value)?.nome ?? "",
          status: elements.status.value.value,
          valor_cobrado_centavos: cobrado,
          valor_produto_centavos: cobrado,
        },
        resend: true,
      });
      variables.salvando.set("");
      closePopup(run, own.referencia.value);
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
      onMount={async (run) => {
        batch(() => {
          own.referencia.set(uuid());
          inStep(run, "setVariable agora");
          own.agora.set(formatDate(currentDate(), "YYYY-MM-DD[T]HH:mm", "pt-BR", "America/Sao_Paulo"));
        });
        await fetchCollection(run, produtosDeVenda);
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
        <h2 className="trama-text venda-manual-titulo subtitulo">
          Nova venda manual
        </h2>
        <FormContainer
          id="formulario"
          handle={elements.formulario}
          validate={false}
          ariaLabel="Nova venda manual"
          onSubmit={workflows.salvar}
        >
          <If
            when={() =>
              produtosDeVenda.isFetched.value &&
                produtosDeVenda.data.value.length === 0 &&
                temConta()
            }
          >
            <TextBlock
              id="semProdutos"
              classes={["ligacao"]}
              text="Ainda não há produtos. Cadastre o primeiro em Configurações › Produtos."
              link={{
                page: "pg-configuracoes",
                query: { aba: "produtos" },
              }}
            />
          </If>
          <Select
            id="produto"
            handle={elements.produto}
            options={() => produtosDeVenda.data.value}
            labelField="nome"
            valueField="id"
            label="Produto"
            error={() =>
              own.tentou.value
                ? formulas.erroProduto()
                : ""
            }
            placeholder="Escolha o produto"
            noResultsText="Nenhum produto com esse nome."
            searchPlaceholder="Buscar produto"
            required
            onChange={async (run, event) => {
              await workflows.escolherProduto(run, {
                id: toText(event.value),
              });
            }}
          />
          <FormInput
            id="nome"
            handle={elements.nome}
            label="Comprador"
            error={() =>
              own.tentou.value
                ? formulas.erroNome()
                : ""
            }
          />
          <FormInput
            id="email"
            handle={elements.email}
            type="email"
            label="E-mail"
            hint="Liga a venda ao contato que tem este e-mail."
            error={() =>
              own.tentou.value
                ? formulas.erroDoEmail()
                : ""
            }
            required={false}
          />
          <div className="trama-flexbox venda-manual-quem">
            <FormInput
              id="telefone"
              handle={elements.telefone}
              type="tel"
              label="Telefone"
              error={() =>
                own.tentou.value
                  ? formulas.erroDoTelefone()
                  : ""
              }
              placeholder="(11) 90123-4567"
              required={false}
            />
            <FormInput
              id="documento"
              handle={elements.documento}
              label="CPF ou CNPJ"
              error={() =>
                own.tentou.value
                  ? formulas.erroDoDocumento()
                  : ""
              }
              required={false}
            />
          </div>
          <div className="trama-flexbox venda-manual-par1">
            <FormInput
              id="valor"
              handle={elements.valor}
              type="decimal"
              value={() => own.preco.value}
              label="Valor (R$)"
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
            <Select
              id="forma"
              handle={elements.forma}
              options={() => formasPagamento.data.value}
              value="pix"
              label="Forma de pagamento"
              required
              searchable={false}
            />
          </div>
          <div className="trama-flexbox venda-manual-par2">
            <Select
              id="status"
              handle={elements.status}
              options={() => statusTransacao.data.value.filter((um) => um.value !== "reembolsada_parcial")}
              value="aprovada"
              label="Status"
              required
              searchable={false}
            />
            <FormInput
              id="data"
              handle={elements.data}
              type="datetime-local"
              value={() => own.agora.value}
              label="Data"
              error={() =>
                own.tentou.value
                  ? formulas.erroData()
                  : ""
              }
            />
          </div>
          <div className="trama-flexbox venda-manual-acoes">
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
              text="Registrar venda"
              buttonType="submit"
              loading={() => variables.salvando.value === "vendaManual"}
            />
          </div>
        </FormContainer>
      </Modal>
    </Component>
  );
});

export default VendaManual;
