// @generated from designs/vendas/components/recuperacao-filtros.json. Do not edit.
import {
  batch,
  component,
  decimalFormat,
} from "trama/runtime";
import { FormInput } from "trama/runtime/elements/form-input";
import { Multiselect } from "trama/runtime/elements/multiselect";
import { Select } from "trama/runtime/elements/select";
import { TextBlock } from "trama/runtime/elements/text";
import {
  join,
} from "trama/runtime/helpers";
import { equipe } from "../collections/equipe";
import { produtosOpcoes } from "../collections/produtos-opcoes";
import { tiposRecuperacao } from "../collections/tipos-recuperacao";
import FiltroPeriodo from "./filtro-periodo";
import FiltrosLista from "./filtros-lista";
import { recuperacaoTipos } from "../formulas/recuperacao-tipos";
import { recuperacoesFiltros } from "../formulas/recuperacoes-filtros";
import * as variables from "../variables";
import { recuperacoesFiltrar } from "../workflows/recuperacoes-filtrar";
import { recuperacoesLimpar } from "../workflows/recuperacoes-limpar";

/** A busca e os filtros da fila de recuperação. */
const RecuperacaoFiltros = component("recuperacao-filtros", {}, () => (
  <FiltrosLista
    id="lista"
    dica="Nome, e-mail ou telefone"
    quantos={recuperacoesFiltros}
    rotulo="Buscar recuperações"
    temPeriodo
    onLimpar={recuperacoesLimpar}
    onMudar={recuperacoesFiltrar}
    filtros={
      <>
        <Multiselect
          id="tipo"
          classes={["filtro"]}
          options={() => tiposRecuperacao.data.value}
          value={recuperacaoTipos}
          ariaLabel="Tipo"
          mode="multiple"
          multipleLabel={"Tipo ({count})"}
          placeholder="Tipo"
          clearLabel="Limpar tipo"
          searchable={false}
          clearIcon
          maxHeight="420px"
          onChange={async (run, event) => {
            variables.tipo.set(join(event.value, ","));
            await recuperacoesFiltrar(run);
          }}
        />
        <Select
          id="produto"
          classes={["filtro"]}
          options={() => produtosOpcoes.data.value}
          labelField="nome"
          valueField="id"
          value={() => variables.produto.value}
          ariaLabel="Produto"
          placeholder="Produto"
          noResultsText="Nenhum produto com esse nome."
          searchPlaceholder="Buscar produto"
          clearLabel="Limpar produto"
          searchable
          clearIcon
          onChange={[
            (_run, event) => {
              variables.produto.set(event.value ?? null);
            },
            recuperacoesFiltrar,
          ]}
          selected={(item) => (
            <TextBlock
              id="produtoEscolhido"
              classes={["corta"]}
              text={() => `Produto: ${item.value.nome}`}
              tag="span"
            />
          )}
        />
        <Select
          id="responsavel"
          classes={["filtro"]}
          options={() => equipe.data.value}
          labelField="nome"
          valueField="id"
          value={() => variables.responsavel.value}
          ariaLabel="Responsável"
          placeholder="Responsável"
          noResultsText="Ninguém com esse nome."
          searchPlaceholder="Buscar pessoa"
          clearLabel="Limpar responsável"
          searchable
          clearIcon
          onChange={[
            (_run, event) => {
              variables.responsavel.set(event.value ?? null);
            },
            recuperacoesFiltrar,
          ]}
          selected={(item) => (
            <TextBlock
              id="responsavelEscolhido"
              classes={["corta"]}
              text={() => `Responsável: ${item.value.nome}`}
              tag="span"
            />
          )}
        />
        <FormInput
          id="valorMin"
          classes={["busca-lista"]}
          type="decimal"
          value={() => variables.valorMin.value > 0 ? variables.valorMin.value : null}
          ariaLabel="Valor mínimo em reais"
          placeholder="Valor mínimo"
          required={false}
          precision="0.01"
          max={99999999.99}
          hideArrows
          debounce
          format={decimalFormat}
          onChange={async (run, event) => {
            variables.valorMin.set(event.number ?? 0);
            await recuperacoesFiltrar(run);
          }}
        />
      </>
    }
    periodo={
      <FiltroPeriodo
        id="periodo"
        fim={() => variables.dataFim.value}
        inicio={() => variables.dataInicio.value}
        onMudar={async (run, event) => {
          batch(() => {
            variables.dataInicio.set(event.inicio);
            variables.dataFim.set(event.fim);
          });
          await recuperacoesFiltrar(run);
        }}
      />
    }
  />
));

export default RecuperacaoFiltros;
