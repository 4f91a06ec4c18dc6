// @generated from designs/vendas/components/contato-envios.json. Do not edit.
import {
  Component,
  If,
  component,
  fetchCollection,
  localVariable,
  navigate,
  screenSize,
  workflow,
} from "trama/runtime";
import { DataGrid } from "trama/runtime/elements/data-grid";
import { DateText } from "trama/runtime/elements/date";
import { Icon } from "trama/runtime/elements/icon";
import { TextBlock } from "trama/runtime/elements/text";
import { contatoEnvios } from "../collections/contato-envios";
import ErroCarga from "./erro-carga";
import SeloEnvio from "./selo-envio";
import Vazio from "./vazio";
import { mensagemErro } from "../formulas/mensagem-erro";
import { podeVerPagina } from "../formulas/pode-ver-pagina";
import { packageIcon } from "../icons/package";
import * as variables from "../variables";

/** Os envios do contato aberto e onde está cada um. */
const ContatoEnvios = component("contato-envios", {}, () => {
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
      await fetchCollection(run, contatoEnvios);
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
      <div className="trama-flexbox contato-envios-tudo">
        <If when={() => contatoEnvios.error.value}>
          <ErroCarga
            id="falha"
            mensagem={() => mensagemErro(contatoEnvios.error.value)}
            titulo="Não foi possível carregar os envios."
            onTentar={workflows.buscar}
          />
        </If>
        <If when={() => !contatoEnvios.error.value || contatoEnvios.data.value.length > 0}>
          <DataGrid
            id="grade"
            data={() => contatoEnvios.data.value}
            dataIdPath="id"
            columns={[
              {
                id: "codigo",
                name: "Código",
                type: "custom",
                width: "110px",
              },
              {
                id: "produto",
                name: "Produto",
                type: "custom",
                width: "minmax(100px, 1fr)",
              },
              {
                id: "criado",
                name: "Criado em",
                type: "custom",
                width: "152px",
                display: () => screenSize.value.width >= 1500,
                hideOn: ["tablet"],
              },
              {
                id: "status",
                name: "Status",
                type: "custom",
                width: "184px",
              },
            ]}
            ariaLabel="Envios"
            rowHeight={() => variables.densidade.value === "compacta" ? "42px" : "52px"}
            isFetching={() => contatoEnvios.isFetching.value || !own.buscou.value}
            skeletonRows={5}
            onRowClick={async (run, event) => {
              const onde = podeVerPagina("pg-rastreios-envios") && event.value.rastreio_id != null ? `/vendas/rastreios-envios/?aba=todos&rastreio=${event.value.rastreio_id}`
                : podeVerPagina("pg-envios-logistica") ? `/envios-logistica/?envio=${event.value.id}`
                : "";
              if (onde === "") {
                return;
              }
              await navigate(run, {
                path: onde,
              });
            }}
            card={(item) => (
              <div className="trama-flexbox contato-envios-cartao">
                <div className="trama-flexbox contato-envios-cartaoTopo">
                  <TextBlock
                    id="produtoCartao"
                    classes={["forte", "corta"]}
                    text={() => item.value.produto_nome ?? "Sem produto"}
                    tag="span"
                  />
                  <SeloEnvio
                    id="statusCartao"
                    objeto={() => item.value.rastreio_status != null && item.value.status === "postado"}
                    valor={() =>
                      item.value.status === "postado"
                        ? item.value.rastreio_status ?? item.value.status
                        : item.value.status
                    }
                  />
                </div>
                <div className="trama-flexbox contato-envios-cartaoFim">
                  <TextBlock
                    id="codigoCartao"
                    classes={["codigo", "junto"]}
                    text={() => item.value.rastreio_codigo ?? item.value.codigo}
                    tag="span"
                  />
                  <DateText
                    id="criadoCartao"
                    classes={["dica", "junto"]}
                    date={() => item.value.criado_em}
                    format="DD/MM/YY HH:mm"
                  />
                </div>
              </div>
            )}
            empty={
              <Vazio
                id="vazio"
                texto="Nenhum envio ainda."
                icone={
                  <Icon
                    id="iconeVazio"
                    icon={packageIcon}
                    size="32px"
                  />
                }
              />
            }
            cells={{
              codigo: (item) => (
                <TextBlock
                  id="codigo"
                  classes={["codigo", "junto"]}
                  text={() => item.value.codigo}
                  tag="span"
                />
              ),
              criado: (item) => (
                <DateText
                  id="criado"
                  classes={["junto"]}
                  date={() => item.value.criado_em}
                  format="DD/MM/YY HH:mm"
                />
              ),
              produto: (item) => (
                <TextBlock
                  id="produto"
                  classes={["forte", "corta"]}
                  rootAttributes={{
                    title: () => item.value.produto_nome ?? "Sem produto",
                  }}
                  text={() => item.value.produto_nome ?? "Sem produto"}
                  tag="span"
                />
              ),
              status: (item) => (
                <SeloEnvio
                  id="status"
                  objeto={() => item.value.rastreio_status != null && item.value.status === "postado"}
                  valor={() =>
                    item.value.status === "postado"
                      ? item.value.rastreio_status ?? item.value.status
                      : item.value.status
                  }
                />
              ),
            }}
          />
        </If>
      </div>
    </Component>
  );
});

export default ContatoEnvios;
