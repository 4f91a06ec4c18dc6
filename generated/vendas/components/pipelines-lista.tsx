// @generated from designs/vendas/components/pipelines-lista.json. Do not edit.
import {
  If,
  batch,
  component,
  screenSize,
} from "trama/runtime";
import { Base } from "trama/runtime/elements/base";
import { Button } from "trama/runtime/elements/button";
import { DataGrid } from "trama/runtime/elements/data-grid";
import { DateText } from "trama/runtime/elements/date";
import { Icon } from "trama/runtime/elements/icon";
import { TextBlock } from "trama/runtime/elements/text";
import {
  ifEmpty,
} from "trama/runtime/helpers";
import { oportunidadesLista } from "../collections/oportunidades-lista";
import ErroCarga from "./erro-carga";
import OportunidadeMenu from "./oportunidade-menu";
import PaginasLista from "./paginas-lista";
import SeloSituacao from "./selo-situacao";
import Vazio from "./vazio";
import { diasNaEtapa } from "../formulas/dias-na-etapa";
import { dinheiro } from "../formulas/dinheiro";
import { mensagemErro } from "../formulas/mensagem-erro";
import { pipelineFiltros } from "../formulas/pipeline-filtros";
import { compareDates } from "../helpers/compare-dates";
import { formatDate } from "../helpers/format-date";
import { today } from "../helpers/today";
import { handshakeIcon } from "../icons/handshake";
import * as variables from "../variables";
import { oportunidadeAbrir } from "../workflows/oportunidade-abrir";
import { pipelinesBuscar } from "../workflows/pipelines-buscar";
import { pipelinesFiltrar } from "../workflows/pipelines-filtrar";
import { pipelinesLimpar } from "../workflows/pipelines-limpar";

/** As oportunidades do pipeline em linhas: as abertas, ou as que se fecharam no período. */
const PipelinesLista = component("pipelines-lista", {}, () => (
  <div className="trama-flexbox pipelines-lista-corpo">
    <If when={() => oportunidadesLista.error.value}>
      <ErroCarga
        id="falha"
        mensagem={() => mensagemErro(oportunidadesLista.error.value)}
        titulo="Não foi possível carregar as oportunidades."
        onTentar={pipelinesBuscar}
      />
    </If>
    <If when={() => !oportunidadesLista.error.value || oportunidadesLista.data.value.length > 0}>
      <DataGrid
        id="grade"
        data={() => oportunidadesLista.data.value}
        dataIdPath="id"
        columns={[
          {
            id: "titulo",
            name: "Título",
            type: "custom",
            width: "minmax(150px, 1.4fr)",
            sortable: true,
          },
          {
            id: "contato",
            name: "Contato",
            type: "custom",
            width: "minmax(110px, 1fr)",
            display: () => screenSize.value.width >= 1200 && (variables.oportunidade.value === "" || screenSize.value.width >= 1700),
            sortable: true,
          },
          {
            id: "etapa",
            name: "Etapa",
            type: "custom",
            width: "minmax(110px, 0.9fr)",
            sortable: true,
          },
          {
            id: "situacao",
            name: "Situação",
            type: "custom",
            width: "112px",
            sortable: true,
          },
          {
            id: "motivo",
            name: "Motivo",
            type: "custom",
            width: "minmax(100px, 0.8fr)",
            display: () => variables.oportunidade.value === "" || screenSize.value.width >= 1700,
            sortable: true,
          },
          {
            id: "responsavel",
            name: "Responsável",
            type: "custom",
            width: "minmax(100px, 0.8fr)",
            display: () => variables.oportunidade.value === "" || screenSize.value.width >= 1700,
            sortable: true,
            hideOn: ["tablet"],
          },
          {
            id: "dias",
            name: "Na etapa",
            type: "custom",
            width: "92px",
            sortable: true,
          },
          {
            id: "previsao",
            name: "Previsão",
            type: "custom",
            width: "100px",
            display: () => variables.oportunidade.value === "" || screenSize.value.width >= 1700,
            sortable: true,
            hideOn: ["tablet"],
          },
          {
            id: "encerrada",
            name: "Encerrada em",
            type: "custom",
            width: "144px",
            sortable: true,
          },
          {
            id: "valor",
            name: "Valor",
            type: "custom",
            width: "124px",
            sortable: true,
            align: "end",
          },
          {
            id: "menu",
            name: "Ações",
            type: "custom",
            width: "60px",
          },
        ]}
        visibleColumns={() =>
          variables.visao.value === "fechadas"
            ? ["titulo", "contato", "situacao", "motivo", "responsavel", "encerrada", "valor", "menu"]
            : ["titulo", "contato", "etapa", "responsavel", "dias", "previsao", "valor", "menu"]
        }
        ariaLabel="Oportunidades"
        hasStickyHeader
        rowHeight={() => variables.densidade.value === "compacta" ? "42px" : "52px"}
        sortName={() => variables.ordem.value}
        sortOrder={() => variables.direcao.value === "desc" ? "DESC" : "ASC"}
        isFetching={() => oportunidadesLista.isFetching.value && !variables.listaQuieta.value}
        skeletonRows={10}
        currentId={() => variables.oportunidade.value}
        onRowClick={(run, event) => oportunidadeAbrir(run, {
          id: event.id,
        })}
        onSort={async (run, event) => {
          batch(() => {
            variables.ordem.set(event.name);
            variables.direcao.set(event.order === "DESC" ? "desc" : "asc");
          });
          await pipelinesFiltrar(run);
        }}
        card={(item) => (
          <div className="trama-flexbox pipelines-lista-cartao">
            <div className="trama-flexbox pipelines-lista-cartaoTopo">
              <TextBlock
                id="tituloCartao"
                classes={["forte", "corta"]}
                text={() => item.value.titulo}
                tag="span"
                link={() => ({
                  page: "pg-pipelines",
                  query: {
                    oportunidade: item.value.id,
                    pipeline: variables.pipeline.value,
                  },
                })}
              />
              <TextBlock
                id="valorCartao"
                classes={["forte", "junto"]}
                text={() => dinheiro(item.value.valor_centavos, item.value.moeda)}
                tag="span"
              />
            </div>
            <TextBlock
              id="contatoCartao"
              classes={["texto", "corta"]}
              text={() => item.value.contato_nome}
              tag="span"
            />
            <div className="trama-flexbox pipelines-lista-cartaoFim">
              <If when={() => item.value.status === "aberta"}>
                <TextBlock
                  id="etapaCartao"
                  classes={["dica", "corta"]}
                  text={() => item.value.etapa_nome}
                  tag="span"
                />
              </If>
              <If when={() => item.value.status !== "aberta"}>
                <SeloSituacao
                  id="situacaoCartao"
                  valor={() => item.value.status}
                />
              </If>
              <TextBlock
                id="quandoCartao"
                classes={["dica", "junto"]}
                text={() =>
                  item.value.status === "aberta"
                    ? diasNaEtapa(item.value.dias_na_etapa)
                    : formatDate(item.value.encerrada_em, "DD/MM/YY")
                }
                tag="span"
              />
              <OportunidadeMenu
                id="menuCartao"
                aberta={() => item.value.status === "aberta"}
                contato={() => item.value.contato_id}
                contatoNome={() => item.value.contato_nome}
                etapa={() => item.value.etapa_id}
                pipeline={() => item.value.pipeline_id}
                qual={() => item.value.id}
                titulo={() => item.value.titulo}
                versao={() => item.value.versao}
              />
            </div>
          </div>
        )}
        empty={
          <Vazio
            id="vazio"
            texto={() =>
              pipelineFiltros() > 0 || variables.q.value.trim() !== "" ? "Nenhum resultado para os filtros escolhidos."
                : variables.visao.value === "fechadas" ? "Nenhuma oportunidade fechada no período."
                : "Nenhuma oportunidade aberta."
            }
            acao={
              <If when={() => pipelineFiltros() > 0 || variables.q.value.trim() !== ""}>
                <Button
                  id="limpar"
                  classes={["botao", "secundario"]}
                  text="Limpar filtros"
                  onClick={pipelinesLimpar}
                />
              </If>
            }
            icone={
              <Icon
                id="iconeVazio"
                icon={handshakeIcon}
                size="32px"
              />
            }
          />
        }
        cells={{
          contato: (item) => (
            <TextBlock
              id="contato"
              classes={["corta"]}
              rootAttributes={{
                title: () => item.value.contato_nome,
              }}
              text={() => item.value.contato_nome}
              tag="span"
            />
          ),
          dias: (item) => (
            <TextBlock
              id="dias"
              classes={["junto"]}
              states={{
                parada: () => item.value.parada,
              }}
              text={() => diasNaEtapa(item.value.dias_na_etapa)}
              tag="span"
            />
          ),
          encerrada: (item) => (
            <DateText
              id="encerrada"
              classes={["junto"]}
              date={() => item.value.encerrada_em}
              format="DD/MM/YY HH:mm"
            />
          ),
          etapa: (item) => (
            <div className="trama-flexbox pipelines-lista-etapa">
              <Base
                id="cor"
                style={{
                  backgroundColor: () => item.value.etapa_cor,
                }}
                tag="span"
              >
              </Base>
              <TextBlock
                id="nomeEtapa"
                classes={["corta"]}
                rootAttributes={{
                  title: () => item.value.etapa_nome,
                }}
                text={() => item.value.etapa_nome}
                tag="span"
              />
            </div>
          ),
          menu: (item) => (
            <OportunidadeMenu
              id="acoes"
              aberta={() => item.value.status === "aberta"}
              contato={() => item.value.contato_id}
              contatoNome={() => item.value.contato_nome}
              etapa={() => item.value.etapa_id}
              pipeline={() => item.value.pipeline_id}
              qual={() => item.value.id}
              titulo={() => item.value.titulo}
              versao={() => item.value.versao}
            />
          ),
          motivo: (item) => (
            <TextBlock
              id="motivo"
              classes={["corta"]}
              rootAttributes={{
                title: () => ifEmpty(item.value.motivo_nome, "—"),
              }}
              text={() => ifEmpty(item.value.motivo_nome, "—")}
              tag="span"
            />
          ),
          previsao: (item) => (
            <TextBlock
              id="previsao"
              classes={["junto"]}
              states={{
                passou: () =>
                  item.value.previsao_em != null &&
                    item.value.status === "aberta" &&
                    compareDates(item.value.previsao_em, today()) < 0,
              }}
              text={() =>
                item.value.previsao_em
                  ? formatDate(item.value.previsao_em, "DD/MM/YY")
                  : "—"
              }
              tag="span"
            />
          ),
          responsavel: (item) => (
            <TextBlock
              id="responsavel"
              classes={["corta"]}
              rootAttributes={{
                title: () => ifEmpty(item.value.responsavel_nome, "—"),
              }}
              text={() => ifEmpty(item.value.responsavel_nome, "—")}
              tag="span"
            />
          ),
          situacao: (item) => (
            <SeloSituacao
              id="situacao"
              valor={() => item.value.status}
            />
          ),
          titulo: (item) => (
            <TextBlock
              id="titulo"
              classes={["forte", "corta"]}
              rootAttributes={{
                title: () => item.value.titulo,
              }}
              text={() => item.value.titulo}
              tag="span"
              link={() => ({
                page: "pg-pipelines",
                query: {
                  oportunidade: item.value.id,
                  pipeline: variables.pipeline.value,
                },
              })}
            />
          ),
          valor: (item) => (
            <TextBlock
              id="valor"
              classes={["forte", "junto"]}
              text={() => dinheiro(item.value.valor_centavos, item.value.moeda)}
              tag="span"
            />
          ),
        }}
      />
    </If>
    <PaginasLista
      id="paginas"
      total={() => oportunidadesLista.total.value}
      onMudar={pipelinesBuscar}
    />
  </div>
));

export default PipelinesLista;
