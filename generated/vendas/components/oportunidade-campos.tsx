// @generated from designs/vendas/components/oportunidade-campos.json. Do not edit.
import {
  Component,
  If,
  component,
  decimalFormat,
  fetchCollection,
  handle,
  log,
} from "trama/runtime";
import { DatePicker } from "trama/runtime/elements/date-picker";
import { FormInput } from "trama/runtime/elements/form-input";
import { Select } from "trama/runtime/elements/select";
import {
  ifEmpty,
  round,
  toText,
  trust,
} from "trama/runtime/helpers";
import { equipe } from "../collections/equipe";
import { oportunidade } from "../collections/oportunidade";
import { permissoes } from "../collections/permissoes";
import type { ProdutosOpcoesRow } from "../collections/produtos-opcoes";
import { produtosOpcoes } from "../collections/produtos-opcoes";
import Fato from "./fato";
import { oportunidadeAtual } from "../formulas/oportunidade-atual";
import { oportunidadeDica } from "../formulas/oportunidade-dica";
import { oportunidadeEditavel } from "../formulas/oportunidade-editavel";
import { formatDate } from "../helpers/format-date";
import { today } from "../helpers/today";
import { oportunidadeGravar } from "../workflows/oportunidade-gravar";

/** Os campos da oportunidade aberta; cada um se grava ao sair dele. */
const OportunidadeCampos = component("oportunidade-campos", {}, () => {
  const elements = {
    observacao: handle(FormInput),
    valor: handle(FormInput),
  };
  const formulas = {
    oportunidadeCompra: (): string => oportunidade.data.value[0]?.transacao_codigo ?? "",
    /** Os produtos à venda, e o da oportunidade, mesmo que não esteja mais. */
    produtos: (): readonly (ProdutosOpcoesRow | {
      readonly id: string;
      readonly nome: string;
      readonly preco_centavos: number;
    })[] | readonly ProdutosOpcoesRow[] => {
      const atual = oportunidadeAtual();
      const produto_id = atual?.produto_id;
      const todos = produtosOpcoes.data.value;
      const fora: boolean = produto_id != null && !todos.some((um) => um.id === produto_id);
      return fora
        ? [...todos, {
          id: produto_id ?? "",
          nome: atual?.produto_nome ?? "",
          preco_centavos: 0,
        }]
        : todos;
    },
  };
  return (
    <Component
      onMount={{
        steps: async (run) => {
          if (!produtosOpcoes.isFetched.value) {
            await fetchCollection(run, produtosOpcoes);
          }
        },
        onError: (run) => {
          log(run, "os produtos não vieram");
        },
      }}
    >
      <div className="trama-flexbox oportunidade-campos-campos">
        <Select
          id="produto"
          options={formulas.produtos}
          labelField="nome"
          valueField="id"
          value={() => oportunidadeAtual()?.produto_id}
          label="Produto"
          hint={() => oportunidadeDica("produto_id")}
          placeholder="Nenhum"
          noResultsText="Nenhum produto com esse nome."
          searchPlaceholder="Buscar produto"
          clearLabel="Nenhum produto"
          readonly={() => !oportunidadeEditavel()}
          searchable
          clearIcon
          onChange={(run, event) => oportunidadeGravar(run, {
            campo: "produto_id",
            valor: trust(ifEmpty(event.value, null)),
          })}
        />
        <FormInput
          id="valor"
          handle={elements.valor}
          type="decimal"
          value={() => `${(oportunidadeAtual()?.valor_centavos ?? 0) / 100}`}
          label="Valor (R$)"
          hint={() => oportunidadeDica("valor_centavos")}
          error={() => (elements.valor.number.value ?? 0) < 0 ? "Valor inválido." : ""}
          readonly={() => !oportunidadeEditavel()}
          required={false}
          precision="0.01"
          max={99999999.99}
          hideArrows
          format={decimalFormat}
          onBlur={async (run) => {
            const reais = elements.valor.number.value ?? 0;
            if (!(reais >= 0)) {
              return;
            }
            await oportunidadeGravar(run, {
              campo: "valor_centavos",
              valor: round(reais * 100),
            });
          }}
        />
        <Select
          id="responsavel"
          options={() => equipe.data.value}
          labelField="nome"
          valueField="id"
          value={() => oportunidadeAtual()?.responsavel_id}
          label="Responsável"
          hint={() => oportunidadeDica("responsavel_id")}
          placeholder="Ninguém ainda"
          noResultsText="Ninguém com esse nome."
          searchPlaceholder="Buscar pessoa"
          clearLabel="Ninguém"
          readonly={() => !oportunidadeEditavel() || permissoes.data.value.find((item) => item.paginaId === "pg-pipelines")?.escopo === "proprios"}
          searchable
          clearIcon
          onChange={(run, event) => oportunidadeGravar(run, {
            campo: "responsavel_id",
            valor: trust(ifEmpty(event.value, null)),
          })}
        />
        <DatePicker
          id="previsao"
          dateMode="date"
          initValueSingle={() => oportunidadeAtual()?.previsao_em}
          label="Previsão"
          hint={() => oportunidadeDica("previsao_em")}
          placeholder="Sem previsão"
          minDate={() => today()}
          autoApply
          readonly={() => !oportunidadeEditavel()}
          clearIcon
          onChange={(run, event) => oportunidadeGravar(run, {
            campo: "previsao_em",
            valor: event.value
              ? toText(event.value)
              : null,
          })}
        />
        <FormInput
          id="observacao"
          handle={elements.observacao}
          type="textarea"
          value={() => oportunidadeAtual()?.observacao}
          label="Observação"
          hint={() => oportunidadeDica("observacao")}
          error={() => elements.observacao.value.value.length > 2000 ? "Use até 2000 caracteres." : ""}
          readonly={() => !oportunidadeEditavel()}
          required={false}
          rows={3}
          autoGrow
          maxRows={10}
          onBlur={async (run) => {
            if (elements.observacao.value.value.length > 2000) {
              return;
            }
            await oportunidadeGravar(run, {
              campo: "observacao",
              valor: ifEmpty(elements.observacao.value.value.trim(), null),
            });
          }}
        />
        <If when={() => oportunidadeAtual()?.status !== "aberta"}>
          <dl className="trama-flexbox oportunidade-campos-acabou">
            <Fato
              id="quando"
              rotulo="Encerrada em"
              valor={() => formatDate(oportunidadeAtual()?.encerrada_em, "DD/MM/YY HH:mm:ss", "pt-BR", "America/Sao_Paulo")}
            />
            <Fato
              id="porQuem"
              rotulo="Por"
              valor={() => ifEmpty(oportunidadeAtual()?.encerrada_por_nome, "Automático")}
            />
            <If when={() => oportunidadeAtual()?.status === "perdida"}>
              <Fato
                id="motivo"
                rotulo="Motivo"
                valor={() => oportunidadeAtual()?.motivo_nome ?? ""}
              />
            </If>
            <If when={() => oportunidadeAtual()?.motivo_detalhe}>
              <Fato
                id="detalhe"
                rotulo="Detalhe"
                valor={() => oportunidadeAtual()?.motivo_detalhe ?? ""}
              />
            </If>
            <If when={() => formulas.oportunidadeCompra() !== ""}>
              <Fato
                id="compra"
                rotulo="Compra"
                valor={formulas.oportunidadeCompra}
              />
            </If>
          </dl>
        </If>
      </div>
    </Component>
  );
});

export default OportunidadeCampos;
