// @generated from designs/vendas/components/transacoes-filtros.json. Do not edit.
import {
  Component,
  component,
  decimalFormat,
  handle,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Checkbox } from "trama/runtime/elements/checkbox";
import { Dropdown } from "trama/runtime/elements/dropdown";
import { FormInput } from "trama/runtime/elements/form-input";
import { Multiselect } from "trama/runtime/elements/multiselect";
import { Select } from "trama/runtime/elements/select";
import { TextBlock } from "trama/runtime/elements/text";
import {
  join,
  lookup,
} from "trama/runtime/helpers";
import { datasTransacao } from "../collections/datas-transacao";
import { formasPagamento } from "../collections/formas-pagamento";
import { plataformas } from "../collections/plataformas";
import { produtosOpcoes } from "../collections/produtos-opcoes";
import { statusTransacao } from "../collections/status-transacao";
import FiltroPeriodo from "./filtro-periodo";
import FiltrosLista from "./filtros-lista";
import SeloStatus from "./selo-status";
import { statusEscolhidos } from "../formulas/status-escolhidos";
import { transacoesFiltros } from "../formulas/transacoes-filtros";
import { transacoesMaisFiltros } from "../formulas/transacoes-mais-filtros";
import { transacoesSemPeriodo } from "../formulas/transacoes-sem-periodo";
import * as variables from "../variables";
import { transacoesFiltrar } from "../workflows/transacoes-filtrar";
import { transacoesLimpar } from "../workflows/transacoes-limpar";
import { transacoesPeriodo } from "../workflows/transacoes-periodo";

export type TransacoesFiltrosShape = {
  readonly actions: { readonly mudarPeriodo: () => unknown };
};

/** A busca e os filtros da lista de transações. */
const TransacoesFiltros = component<TransacoesFiltrosShape>("transacoes-filtros", {}, () => {
  const elements = {
    lista: handle(FiltrosLista),
    periodo: handle(FiltroPeriodo),
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
        dica="Comprador, e-mail, CPF/CNPJ ou código"
        quantos={transacoesFiltros}
        rotulo="Buscar transações"
        temPeriodo
        onLimpar={transacoesLimpar}
        onMudar={transacoesFiltrar}
        filtros={
          <>
            <Multiselect
              id="status"
              classes={["filtro"]}
              options={() => statusTransacao.data.value}
              value={statusEscolhidos}
              ariaLabel="Status"
              mode="multiple"
              multipleLabel={() => {
                const escolhidos = statusEscolhidos();
                return escolhidos.length === 1
                  ? `Status: ${lookup(escolhidos[0], statusTransacao.data.value, "value")?.label ?? ""}`
                  : "Status: {count}";
              }}
              layoutType="free"
              placeholder="Status"
              clearLabel="Limpar status"
              searchable={false}
              clearIcon
              maxHeight="420px"
              onChange={async (run, event) => {
                variables.status.set(join(event.value, ","));
                await transacoesFiltrar(run);
              }}
              option={(item) => (
                <SeloStatus
                  id="selo"
                  status={() => item.value.value}
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
                transacoesFiltrar,
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
              id="plataforma"
              classes={["filtro"]}
              options={() => plataformas.data.value}
              value={() => variables.plataforma.value}
              ariaLabel="Plataforma"
              placeholder="Plataforma"
              clearLabel="Limpar plataforma"
              searchable={false}
              clearIcon
              onChange={[
                (_run, event) => {
                  variables.plataforma.set(event.value ?? null);
                },
                transacoesFiltrar,
              ]}
              selected={(item) => (
                <TextBlock
                  id="plataformaEscolhido"
                  classes={["corta"]}
                  text={() => `Plataforma: ${item.value.label}`}
                  tag="span"
                />
              )}
            />
            <Select
              id="forma"
              classes={["filtro"]}
              options={() => formasPagamento.data.value}
              value={() => variables.forma.value}
              ariaLabel="Forma de pagamento"
              placeholder="Forma"
              clearLabel="Limpar forma de pagamento"
              searchable={false}
              clearIcon
              onChange={[
                (_run, event) => {
                  variables.forma.set(event.value ?? null);
                },
                transacoesFiltrar,
              ]}
              selected={(item) => (
                <TextBlock
                  id="formaEscolhido"
                  classes={["corta"]}
                  text={() => `Forma: ${item.value.label}`}
                  tag="span"
                />
              )}
            />
            <Dropdown
              id="mais"
              closeOnClick={false}
              ariaLabel="Mais filtros"
              content={
                <div className="trama-flexbox transacoes-filtros-maisLinha base">
                  <FormInput
                    id="afiliado"
                    value={() => variables.afiliado.value}
                    label="Afiliado"
                    required={false}
                    debounce
                    onChange={[
                      (_run, event) => {
                        variables.afiliado.set(event.value);
                      },
                      async (run) => {
                        await transacoesFiltrar(run);
                      },
                    ]}
                  />
                  <FormInput
                    id="cupom"
                    value={() => variables.cupom.value}
                    label="Cupom"
                    required={false}
                    debounce
                    onChange={[
                      (_run, event) => {
                        variables.cupom.set(event.value);
                      },
                      async (run) => {
                        await transacoesFiltrar(run);
                      },
                    ]}
                  />
                  <FormInput
                    id="utmSource"
                    value={() => variables.utmSource.value}
                    label="Origem (utm_source)"
                    required={false}
                    debounce
                    onChange={[
                      (_run, event) => {
                        variables.utmSource.set(event.value);
                      },
                      async (run) => {
                        await transacoesFiltrar(run);
                      },
                    ]}
                  />
                  <FormInput
                    id="valorMin"
                    type="decimal"
                    value={() => variables.valorMin.value > 0 ? variables.valorMin.value : null}
                    label="Valor mínimo (R$)"
                    placeholder="0,00"
                    required={false}
                    precision="0.01"
                    max={99999999.99}
                    hideArrows
                    debounce
                    format={decimalFormat}
                    onChange={async (run, event) => {
                      variables.valorMin.set(event.number ?? 0);
                      await transacoesFiltrar(run);
                    }}
                  />
                  <FormInput
                    id="valorMax"
                    type="decimal"
                    value={() => variables.valorMax.value > 0 ? variables.valorMax.value : null}
                    label="Valor máximo (R$)"
                    placeholder="0,00"
                    required={false}
                    precision="0.01"
                    max={99999999.99}
                    hideArrows
                    debounce
                    format={decimalFormat}
                    onChange={async (run, event) => {
                      variables.valorMax.set(event.number ?? 0);
                      await transacoesFiltrar(run);
                    }}
                  />
                  <Checkbox
                    id="venceHoje"
                    value={() => variables.venceHoje.value}
                    label="Vence hoje"
                    onChange={[
                      (_run, event) => {
                        variables.venceHoje.set(event.value);
                      },
                      transacoesFiltrar,
                    ]}
                  />
                </div>
              }
              trigger={
                <Button
                  id="maisBotao"
                  classes={["botao", "chip-botao"]}
                  classesWhen={{
                    "chip-usado": () => transacoesMaisFiltros() > 0,
                  }}
                  text={() => {
                    const quantos = transacoesMaisFiltros();
                    return quantos > 0
                      ? `Mais filtros (${quantos})`
                      : "Mais filtros";
                  }}
                />
              }
            />
          </>
        }
        periodo={
          <>
            <FiltroPeriodo
              id="periodo"
              handle={elements.periodo}
              fim={() => transacoesSemPeriodo() ? "" : variables.dataFim.value}
              inicio={() => transacoesSemPeriodo() ? "" : variables.dataInicio.value}
              rotulo={() => transacoesSemPeriodo() ? "Todo o período" : "Período"}
              onMudar={(run, event) => transacoesPeriodo(run, {
                fim: event.fim,
                inicio: event.inicio,
              })}
            />
            <Select
              id="dataDe"
              classes={["filtro", "filtro-sempre"]}
              options={() => datasTransacao.data.value}
              value={() => variables.dataDe.value}
              ariaLabel="Data de"
              searchable={false}
              onChange={[
                (_run, event) => {
                  variables.dataDe.set(event.value ?? null);
                },
                transacoesFiltrar,
              ]}
            />
          </>
        }
      />
    </Component>
  );
}, ["mudarPeriodo"]);

export default TransacoesFiltros;
