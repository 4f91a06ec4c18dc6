// @generated from designs/vendas/components/contato-compras.json. Do not edit.
import {
  Component,
  If,
  component,
  fetchCollection,
  inStep,
  localVariable,
  navigate,
  workflow,
} from "trama/runtime";
import { DataGrid } from "trama/runtime/elements/data-grid";
import { DateText } from "trama/runtime/elements/date";
import { Icon } from "trama/runtime/elements/icon";
import { TextBlock } from "trama/runtime/elements/text";
import { contatoCompras } from "../collections/contato-compras";
import CarregarMais from "./carregar-mais";
import ErroCarga from "./erro-carga";
import SeloStatus from "./selo-status";
import Vazio from "./vazio";
import { dinheiro } from "../formulas/dinheiro";
import { mensagemErro } from "../formulas/mensagem-erro";
import { podeVerPagina } from "../formulas/pode-ver-pagina";
import { formatDate } from "../helpers/format-date";
import { shoppingCartIcon } from "../icons/shopping-cart";
import * as variables from "../variables";

/** As compras do contato aberto. */
const ContatoCompras = component("contato-compras", {}, () => {
  const own = {
    /** A primeira resposta já veio. */
    buscou: localVariable<boolean>({
      id: "buscou",
      type: "boolean",
      default: false,
    }),
  };
  const workflows = {
    /** O que falha se mostra no lugar da lista. */
    buscar: workflow("buscar", async (run) => {
      await fetchCollection(run, contatoCompras);
      own.buscou.set(true);
    }, {
      onError: () => {
        own.buscou.set(true);
      },
    }),
  };
  return (
    <Component
      onMount={workflows.buscar}
    >
      <div className="trama-flexbox contato-compras-tudo">
        <If when={() => contatoCompras.error.value}>
          <ErroCarga
            id="falha"
            mensagem={() => mensagemErro(contatoCompras.error.value)}
            titulo="Não foi possível carregar as compras."
            onTentar={workflows.buscar}
          />
        </If>
        <If when={() => !contatoCompras.error.value || contatoCompras.data.value.length > 0}>
          <DataGrid
            id="grade"
            data={() => contatoCompras.data.value}
            dataIdPath="id"
            columns={[
              {
                id: "pedida",
                name: "Pedido em",
                type: "custom",
                width: "148px",
              },
              {
                id: "produto",
                name: "Produto",
                type: "custom",
                width: "minmax(120px, 1fr)",
              },
              {
                id: "situacao",
                name: "Status",
                type: "custom",
                width: "148px",
              },
              {
                id: "valor",
                name: "Valor",
                type: "custom",
                width: "104px",
                align: "end",
              },
            ]}
            ariaLabel="Compras"
            rowHeight={() => variables.densidade.value === "compacta" ? "42px" : "52px"}
            isFetching={() => contatoCompras.isFetching.value || !own.buscou.value}
            skeletonRows={5}
            onRowClick={async (run, event) => {
              if (!podeVerPagina("pg-transacoes")) {
                return;
              }
              inStep(run, "dia");
              const dia = formatDate(event.value.pedida_em, "YYYY-MM-DD");
              await navigate(run, {
                page: "pg-transacoes",
                query: {
                  ate: dia,
                  de: dia,
                  q: event.value.transacao_codigo,
                },
              });
            }}
            card={(item) => (
              <div className="trama-flexbox contato-compras-cartao">
                <div className="trama-flexbox contato-compras-cartaoTopo">
                  <TextBlock
                    id="produtoCartao"
                    classes={["forte", "corta"]}
                    text={() => item.value.produto_nome}
                    tag="span"
                  />
                  <TextBlock
                    id="valorCartao"
                    classes={["forte", "junto"]}
                    text={() => dinheiro(item.value.valor_produto_centavos, item.value.moeda)}
                    tag="span"
                  />
                </div>
                <div className="trama-flexbox contato-compras-cartaoFim">
                  <SeloStatus
                    id="situacaoCartao"
                    status={() => item.value.status}
                  />
                  <DateText
                    id="pedidaCartao"
                    classes={["dica", "junto"]}
                    date={() => item.value.pedida_em}
                    format="DD/MM/YY HH:mm"
                  />
                </div>
              </div>
            )}
            empty={
              <Vazio
                id="vazio"
                texto="Nenhuma compra ainda."
                icone={
                  <Icon
                    id="iconeVazio"
                    icon={shoppingCartIcon}
                    size="32px"
                  />
                }
              />
            }
            cells={{
              pedida: (item) => (
                <DateText
                  id="pedida"
                  classes={["junto"]}
                  date={() => item.value.pedida_em}
                  format="DD/MM/YY HH:mm"
                />
              ),
              produto: (item) => (
                <TextBlock
                  id="produto"
                  classes={["forte", "corta"]}
                  rootAttributes={{
                    title: () => item.value.produto_nome,
                  }}
                  text={() => item.value.produto_nome}
                  tag="span"
                />
              ),
              situacao: (item) => (
                <SeloStatus
                  id="situacao"
                  status={() => item.value.status}
                />
              ),
              valor: (item) => (
                <TextBlock
                  id="valor"
                  classes={["forte", "junto"]}
                  text={() => dinheiro(item.value.valor_produto_centavos, item.value.moeda)}
                  tag="span"
                />
              ),
            }}
          />
        </If>
        <CarregarMais
          id="mais"
          buscando={() => contatoCompras.isFetching.value}
          mostradas={() => contatoCompras.data.value.length}
          total={() => contatoCompras.total.value}
          onMais={async (run) => {
            variables.limite.set(variables.limite.value + 25);
            await workflows.buscar(run);
          }}
        />
      </div>
    </Component>
  );
});

export default ContatoCompras;
