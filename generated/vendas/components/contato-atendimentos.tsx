// @generated from designs/vendas/components/contato-atendimentos.json. Do not edit.
import {
  Component,
  If,
  component,
  fetchCollections,
  localVariable,
  navigate,
  screenSize,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { DataGrid } from "trama/runtime/elements/data-grid";
import { Icon } from "trama/runtime/elements/icon";
import { TextBlock } from "trama/runtime/elements/text";
import { conta } from "../collections/conta";
import { contatoAtendimentos } from "../collections/contato-atendimentos";
import CarregarMais from "./carregar-mais";
import ErroCarga from "./erro-carga";
import SeloSituacao from "./selo-situacao";
import SlaBarra from "./sla-barra";
import Vazio from "./vazio";
import { contatoEditavel } from "../formulas/contato-editavel";
import { haQuanto } from "../formulas/ha-quanto";
import { mensagemErro } from "../formulas/mensagem-erro";
import { podeEditarPagina } from "../formulas/pode-editar-pagina";
import { podeVerPagina } from "../formulas/pode-ver-pagina";
import { formatDate } from "../helpers/format-date";
import { lifeBuoyIcon } from "../icons/life-buoy";
import { plusIcon } from "../icons/plus";
import * as variables from "../variables";
import { contatoAbrirAtendimento } from "../workflows/contato-abrir-atendimento";

/** Os atendimentos do contato aberto. */
const ContatoAtendimentos = component("contato-atendimentos", {}, () => {
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
      await fetchCollections(run, [
        conta,
        contatoAtendimentos,
      ]);
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
      <div className="trama-flexbox contato-atendimentos-tudo">
        <div className="trama-flexbox contato-atendimentos-topo">
          <If when={() => contatoEditavel() && podeEditarPagina("pg-atendimentos")}>
            <Button
              id="novo"
              classes={["botao", "secundario"]}
              text="Abrir atendimento"
              onClick={contatoAbrirAtendimento}
              leftIcon={
                <Icon
                  id="iconeNovo"
                  icon={plusIcon}
                  size="16px"
                />
              }
            />
          </If>
        </div>
        <If when={() => contatoAtendimentos.error.value}>
          <ErroCarga
            id="falha"
            mensagem={() => mensagemErro(contatoAtendimentos.error.value)}
            titulo="Não foi possível carregar os atendimentos."
            onTentar={workflows.buscar}
          />
        </If>
        <If when={() => !contatoAtendimentos.error.value || contatoAtendimentos.data.value.length > 0}>
          <DataGrid
            id="grade"
            data={() => contatoAtendimentos.data.value}
            dataIdPath="id"
            columns={[
              {
                id: "codigo",
                name: "Código",
                type: "custom",
                width: "118px",
              },
              {
                id: "assunto",
                name: "Assunto",
                type: "custom",
                width: "minmax(120px, 1fr)",
              },
              {
                id: "status",
                name: "Status",
                type: "custom",
                width: "166px",
              },
              {
                id: "sla",
                name: "SLA",
                type: "custom",
                width: "150px",
                display: () => screenSize.value.width >= 1500,
                hideOn: ["tablet"],
              },
            ]}
            ariaLabel="Atendimentos"
            rowHeight={() => variables.densidade.value === "compacta" ? "42px" : "52px"}
            isFetching={() => contatoAtendimentos.isFetching.value || !own.buscou.value}
            skeletonRows={5}
            onRowClick={async (run, event) => {
              if (!podeVerPagina("pg-atendimento")) {
                return;
              }
              await navigate(run, {
                page: "pg-atendimento",
                params: {
                  atendimentoId: event.value.codigo,
                },
              });
            }}
            card={(item) => (
              <div className="trama-flexbox contato-atendimentos-cartao">
                <div className="trama-flexbox contato-atendimentos-cartaoTopo">
                  <TextBlock
                    id="assuntoCartao"
                    classes={["forte", "corta"]}
                    text={() => item.value.assunto}
                    tag="span"
                    link={() => ({
                      path: podeVerPagina("pg-atendimento")
                        ? `/atendimentos/${item.value.codigo}/`
                        : "",
                    })}
                  />
                  <SeloSituacao
                    id="statusCartao"
                    valor={() => item.value.status}
                  />
                </div>
                <div className="trama-flexbox contato-atendimentos-cartaoFim">
                  <TextBlock
                    id="codigoCartao"
                    classes={["codigo", "junto"]}
                    text={() => item.value.codigo}
                    tag="span"
                  />
                  <TextBlock
                    id="quandoCartao"
                    classes={["dica", "junto"]}
                    rootAttributes={{
                      title: () => formatDate(item.value.atualizado_em, "DD/MM/YY HH:mm:ss"),
                    }}
                    text={() => haQuanto(item.value.atualizado_em)}
                    tag="span"
                  />
                </div>
              </div>
            )}
            empty={
              <Vazio
                id="vazio"
                texto="Nenhum atendimento ainda."
                icone={
                  <Icon
                    id="iconeVazio"
                    icon={lifeBuoyIcon}
                    size="32px"
                  />
                }
              />
            }
            cells={{
              assunto: (item) => (
                <TextBlock
                  id="assunto"
                  classes={["forte", "corta"]}
                  rootAttributes={{
                    title: () => item.value.assunto,
                  }}
                  text={() => item.value.assunto}
                  tag="span"
                />
              ),
              codigo: (item) => (
                <TextBlock
                  id="codigo"
                  classes={["codigo", "junto"]}
                  text={() => item.value.codigo}
                  tag="span"
                  link={() => ({
                    path: podeVerPagina("pg-atendimento")
                      ? `/atendimentos/${item.value.codigo}/`
                      : "",
                  })}
                />
              ),
              sla: (item) => (
                <SlaBarra
                  id="sla"
                  cumprido={() => item.value.resolvido_em != null}
                  fim={() => item.value.resolvido_em ?? item.value.pausado_em}
                  prazo={() => item.value.sla_resolucao_em}
                  rotulo={() => `Prazo de ${item.value.codigo}`}
                  total={() => item.value.sla_resolucao_minutos}
                />
              ),
              status: (item) => (
                <SeloSituacao
                  id="status"
                  valor={() => item.value.status}
                />
              ),
            }}
          />
        </If>
        <CarregarMais
          id="mais"
          buscando={() => contatoAtendimentos.isFetching.value}
          mostradas={() => contatoAtendimentos.data.value.length}
          total={() => contatoAtendimentos.total.value}
          onMais={async (run) => {
            variables.limite.set(variables.limite.value + 25);
            await workflows.buscar(run);
          }}
        />
      </div>
    </Component>
  );
});

export default ContatoAtendimentos;
