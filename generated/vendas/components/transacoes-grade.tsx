// @generated from designs/vendas/components/transacoes-grade.json. Do not edit.
import {
  Component,
  If,
  batch,
  component,
  handle,
  screenSize,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { DataGrid } from "trama/runtime/elements/data-grid";
import { DateText } from "trama/runtime/elements/date";
import { Icon } from "trama/runtime/elements/icon";
import { TextBlock } from "trama/runtime/elements/text";
import {
  add,
  ifEmpty,
} from "trama/runtime/helpers";
import { transacoes } from "../collections/transacoes";
import FormaPagamento from "./forma-pagamento";
import SeloStatus from "./selo-status";
import TransacaoMenu from "./transacao-menu";
import Vazio from "./vazio";
import { colunasMostradas } from "../formulas/colunas-mostradas";
import { podeEditarPagina } from "../formulas/pode-editar-pagina";
import { rotuloPlataforma } from "../formulas/rotulo-plataforma";
import { transacoesDirecao } from "../formulas/transacoes-direcao";
import { transacoesFiltros } from "../formulas/transacoes-filtros";
import { valor } from "../formulas/valor";
import { receiptIcon } from "../icons/receipt";
import { uploadIcon } from "../icons/upload";
import * as variables from "../variables";
import { transacaoAbrir } from "../workflows/transacao-abrir";
import { transacoesFiltrar } from "../workflows/transacoes-filtrar";
import { transacoesLimpar } from "../workflows/transacoes-limpar";

export type TransacoesGradeShape = {
  readonly events: { readonly mudarPeriodo: undefined };
  readonly actions: { readonly focar: (params: { readonly id: string }) => unknown };
};

/** A lista de transações: tabela em telas grandes, cartões nas pequenas. */
const TransacoesGrade = component<TransacoesGradeShape>("transacoes-grade", {}, ({ emit }) => {
  const elements = {
    grade: handle(DataGrid),
  };
  return (
    <Component
      actions={{
        focar: workflow<{ readonly id: string }>("focar", (_run, params) => {
          elements.grade.actions.focusRow({
            id: params.id,
          });
        }),
      }}
    >
      <DataGrid
        id="grade"
        handle={elements.grade}
        classes={["com-acoes"]}
        data={() => transacoes.data.value}
        dataIdPath="id"
        columns={[
          {
            id: "pedido",
            name: "Pedido em",
            type: "custom",
            width: "104px",
            sortable: true,
          },
          {
            id: "comprador",
            name: "Comprador",
            type: "custom",
            width: "minmax(150px, 1.5fr)",
            sortable: true,
          },
          {
            id: "produto",
            name: "Produto",
            type: "custom",
            width: "minmax(130px, 1.2fr)",
            sortable: true,
          },
          {
            id: "plataforma",
            name: "Plataforma",
            type: "custom",
            width: "106px",
            sortable: true,
            hideOn: ["tablet"],
          },
          {
            id: "forma",
            name: "Forma",
            type: "custom",
            width: "112px",
            sortable: true,
          },
          {
            id: "status",
            name: "Status",
            type: "custom",
            width: "152px",
            sortable: true,
          },
          {
            id: "valor",
            name: "Valor",
            type: "custom",
            width: "120px",
            sortable: true,
            align: "end",
          },
          {
            id: "liquido",
            name: "Líquido",
            type: "custom",
            width: "120px",
            sortable: true,
            align: "end",
            hideOn: ["tablet"],
          },
          {
            id: "comissao",
            name: "Minha comissão",
            type: "custom",
            width: "146px",
            sortable: true,
            align: "end",
            hideOn: ["tablet"],
          },
          {
            id: "codigo",
            name: "Código",
            type: "custom",
            width: "150px",
            sortable: true,
            hideOn: ["tablet"],
          },
          {
            id: "menu",
            name: "Ações",
            type: "custom",
            width: "52px",
            align: "end",
          },
        ]}
        visibleColumns={() => {
          const mostradas = add(colunasMostradas("transacoes"), "menu");
          const cabem = screenSize.value.width >= 1200
            ? ["comprador", "produto", "status", "valor", "menu"]
            : ["comprador", "valor", "menu"];
          return variables.transacaoAberta.value === "" || screenSize.value.width >= 1800
            ? mostradas
            : mostradas.filter((coluna) => cabem.includes(coluna));
        }}
        ariaLabel="Transações"
        hasStickyHeader
        rowHeight={() => variables.densidade.value === "compacta" ? "42px" : "52px"}
        sortName={() => ifEmpty(variables.ordem.value, "pedido")}
        sortOrder={() => transacoesDirecao() === "desc" ? "DESC" : "ASC"}
        isFetching={() => transacoes.isFetching.value && !variables.listaQuieta.value}
        skeletonRows={10}
        currentId={() => variables.transacaoAberta.value}
        onRowClick={(run, event) => transacaoAbrir(run, {
          id: event.id,
        })}
        onSort={async (run, event) => {
          batch(() => {
            variables.ordem.set(event.name);
            variables.direcao.set(event.order === "DESC" ? "desc" : "asc");
          });
          await transacoesFiltrar(run);
        }}
        card={(item) => (
          <div className="trama-flexbox transacoes-grade-cartao">
            <div className="trama-flexbox transacoes-grade-cartaoTexto">
              <div className="trama-flexbox transacoes-grade-cartaoTopo">
                <TextBlock
                  id="compradorCartao"
                  classes={["forte", "corta"]}
                  text={() => item.value.comprador_nome}
                  tag="span"
                  link={() => ({
                    page: "pg-transacoes",
                    query: {
                      transacao: item.value.id,
                    },
                  })}
                />
                <TextBlock
                  id="valorCartao"
                  classes={["forte", "junto"]}
                  text={() => valor(item.value.valor_produto_centavos, item.value.moeda)}
                  tag="span"
                />
              </div>
              <div className="trama-flexbox transacoes-grade-cartaoMeio">
                <TextBlock
                  id="produtoCartao"
                  classes={["dica", "corta"]}
                  text={() => item.value.produto_nome}
                  tag="span"
                />
                <DateText
                  id="pedidoCartao"
                  classes={["dica", "junto"]}
                  date={() => item.value.pedida_em}
                  format="custom"
                  customFormat="DD/MM HH:mm"
                />
                <SeloStatus
                  id="statusCartao"
                  status={() => item.value.status}
                />
              </div>
            </div>
            <div className="trama-base transacoes-grade-cartaoMenu">
              <TransacaoMenu
                id="menuCartao"
                transacao={() => item.value}
              />
            </div>
          </div>
        )}
        empty={
          <Vazio
            id="vazio"
            texto={() => transacoesFiltros() > 0 || variables.q.value.trim() !== "" ? "Nenhum resultado para os filtros escolhidos." : "Nenhuma transação no período."}
            acao={
              <>
                <If when={() => transacoesFiltros() > 0 || variables.q.value.trim() !== ""}>
                  <Button
                    id="limpar"
                    classes={["botao", "secundario"]}
                    text="Limpar filtros"
                    onClick={transacoesLimpar}
                  />
                </If>
                <If when={() => transacoesFiltros() === 0 && variables.q.value.trim() === ""}>
                  <Button
                    id="periodo"
                    classes={["botao", "secundario"]}
                    text="Mudar período"
                    onClick={async (run) => {
                      await emit(run, "mudarPeriodo");
                    }}
                  />
                </If>
                <If
                  when={() =>
                    transacoesFiltros() === 0 &&
                      variables.q.value.trim() === "" &&
                      podeEditarPagina("pg-importar-transacoes")
                  }
                >
                  <Button
                    id="importar"
                    classes={["botao", "secundario"]}
                    text="Importar transações"
                    link={{
                      page: "pg-importar-transacoes",
                    }}
                    leftIcon={
                      <Icon
                        id="importarIcone"
                        icon={uploadIcon}
                        size="16px"
                      />
                    }
                  />
                </If>
              </>
            }
            icone={
              <Icon
                id="iconeVazio"
                icon={receiptIcon}
                size="32px"
              />
            }
          />
        }
        cells={{
          codigo: (item) => (
            <TextBlock
              id="codigo"
              classes={["codigo", "corta"]}
              rootAttributes={{
                title: () => item.value.transacao_codigo,
              }}
              text={() => item.value.transacao_codigo}
              tag="span"
            />
          ),
          comissao: (item) => (
            <TextBlock
              id="comissao"
              classes={["junto"]}
              text={() => valor(item.value.minha_comissao_centavos, item.value.moeda)}
              tag="span"
            />
          ),
          comprador: (item) => (
            <div className="trama-flexbox transacoes-grade-quem linha-dupla">
              <TextBlock
                id="comprador"
                classes={["corta", "nome"]}
                rootAttributes={{
                  title: () => item.value.comprador_nome,
                }}
                text={() => item.value.comprador_nome}
                tag="span"
                link={() => ({
                  page: "pg-transacoes",
                  query: {
                    transacao: item.value.id,
                  },
                })}
              />
              <If when={() => item.value.comprador_email}>
                <TextBlock
                  id="compradorEmail"
                  classes={["linha-apoio"]}
                  rootAttributes={{
                    title: () => item.value.comprador_email ?? "",
                  }}
                  text={() => item.value.comprador_email ?? ""}
                  tag="span"
                />
              </If>
            </div>
          ),
          forma: (item) => (
            <FormaPagamento
              id="forma"
              forma={() => item.value.forma_pagamento}
            />
          ),
          liquido: (item) => (
            <TextBlock
              id="liquido"
              classes={["junto"]}
              text={() => valor(item.value.valor_liquido_centavos, item.value.moeda)}
              tag="span"
            />
          ),
          menu: (item) => (
            <div className="trama-flexbox transacoes-grade-acoesDaLinha acoes-linha">
              <TransacaoMenu
                id="menu"
                transacao={() => item.value}
              />
            </div>
          ),
          pedido: (item) => (
            <div className="trama-flexbox transacoes-grade-pedido linha-dupla">
              <DateText
                id="pedidoDia"
                classes={["junto"]}
                date={() => item.value.pedida_em}
                format="DD/MM/YY"
              />
              <DateText
                id="pedidoHora"
                classes={["linha-apoio"]}
                date={() => item.value.pedida_em}
                format="custom"
                customFormat="HH:mm"
              />
            </div>
          ),
          plataforma: (item) => (
            <TextBlock
              id="plataforma"
              classes={["corta"]}
              rootAttributes={{
                title: () => rotuloPlataforma(item.value.plataforma),
              }}
              text={() => rotuloPlataforma(item.value.plataforma)}
              tag="span"
            />
          ),
          produto: (item) => (
            <div className="trama-flexbox transacoes-grade-oQue linha-dupla">
              <TextBlock
                id="produto"
                classes={["corta"]}
                rootAttributes={{
                  title: () => item.value.produto_nome,
                }}
                text={() => item.value.produto_nome}
                tag="span"
              />
              <TextBlock
                id="produtoPlataforma"
                classes={["linha-apoio"]}
                text={() => rotuloPlataforma(item.value.plataforma)}
                tag="span"
              />
            </div>
          ),
          status: (item) => (
            <SeloStatus
              id="status"
              status={() => item.value.status}
            />
          ),
          valor: (item) => (
            <TextBlock
              id="valor"
              classes={["forte", "junto"]}
              text={() => valor(item.value.valor_produto_centavos, item.value.moeda)}
              tag="span"
            />
          ),
        }}
      />
    </Component>
  );
}, ["focar"]);

export default TransacoesGrade;
