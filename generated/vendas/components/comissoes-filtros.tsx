// @generated from designs/vendas/components/comissoes-filtros.json. Do not edit.
import {
  Component,
  component,
  handle,
  workflow,
} from "trama/runtime";
import { Select } from "trama/runtime/elements/select";
import { TextBlock } from "trama/runtime/elements/text";
import {
  distinct,
  sortBy,
} from "trama/runtime/helpers";
import { comissoesResumo } from "../collections/comissoes-resumo";
import { papeisComissao } from "../collections/papeis-comissao";
import { produtosOpcoes } from "../collections/produtos-opcoes";
import FiltroPeriodo from "./filtro-periodo";
import FiltrosLista from "./filtros-lista";
import { comissoesFiltros } from "../formulas/comissoes-filtros";
import * as variables from "../variables";
import { comissoesFiltrar } from "../workflows/comissoes-filtrar";
import { comissoesLimpar } from "../workflows/comissoes-limpar";
import { comissoesPeriodo } from "../workflows/comissoes-periodo";

export type ComissoesFiltrosShape = {
  readonly actions: { readonly mudarPeriodo: () => unknown };
};

/** A busca, o período e os filtros de Comissões. A lista de beneficiários vem do resumo do período. */
const ComissoesFiltros = component<ComissoesFiltrosShape>("comissoes-filtros", {}, () => {
  const elements = {
    lista: handle(FiltrosLista),
    periodo: handle(FiltroPeriodo),
  };
  const formulas = {
    /** Quem tem comissões no período; com um escolhido, só ele, até limpar o filtro. */
    pessoas: (): readonly {
      readonly email: string;
      readonly nome: string;
    }[] => sortBy(distinct(comissoesResumo.data.value.map((um) => ({ email: um.beneficiario_email, nome: um.beneficiario_nome }))), "nome"),
  };
  return (
    <Component
      actions={{
        mudarPeriodo: workflow("mudarPeriodo", async (run) => {
          await elements.lista.actions.abrir(run);
          await elements.periodo.actions.abrir(run);
        }),
      }}
    >
      <FiltrosLista
        id="lista"
        handle={elements.lista}
        dica="Beneficiário, comprador ou código"
        quantos={comissoesFiltros}
        rotulo="Buscar comissões"
        temPeriodo
        onLimpar={comissoesLimpar}
        onMudar={comissoesFiltrar}
        filtros={
          <>
            <Select
              id="beneficiario"
              classes={["filtro"]}
              options={formulas.pessoas}
              labelField="nome"
              valueField="email"
              value={() => variables.beneficiario.value}
              ariaLabel="Beneficiário"
              placeholder="Beneficiário"
              noResultsText="Ninguém com esse nome."
              searchPlaceholder="Buscar pessoa"
              clearLabel="Limpar beneficiário"
              searchable
              clearIcon
              onChange={[
                (_run, event) => {
                  variables.beneficiario.set(event.value ?? null);
                },
                comissoesFiltrar,
              ]}
              selected={(item) => (
                <TextBlock
                  id="beneficiarioEscolhido"
                  classes={["corta"]}
                  text={() => `Beneficiário: ${item.value.nome}`}
                  tag="span"
                />
              )}
            />
            <Select
              id="papel"
              classes={["filtro"]}
              options={() => papeisComissao.data.value}
              value={() => variables.papel.value}
              ariaLabel="Papel"
              placeholder="Papel"
              clearLabel="Limpar papel"
              searchable={false}
              clearIcon
              onChange={[
                (_run, event) => {
                  variables.papel.set(event.value ?? null);
                },
                comissoesFiltrar,
              ]}
              selected={(item) => (
                <TextBlock
                  id="papelEscolhido"
                  classes={["corta"]}
                  text={() => `Papel: ${item.value.label}`}
                  tag="span"
                />
              )}
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
                comissoesFiltrar,
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
          </>
        }
        periodo={
          <FiltroPeriodo
            id="periodo"
            handle={elements.periodo}
            fim={() => variables.dataFim.value}
            inicio={() => variables.dataInicio.value}
            rotulo="Aprovadas em"
            onMudar={(run, event) => comissoesPeriodo(run, {
              fim: event.fim,
              inicio: event.inicio,
            })}
          />
        }
      />
    </Component>
  );
}, ["mudarPeriodo"]);

export default ComissoesFiltros;
