// @generated from designs/vendas/components/rastreios-grade.json. Do not edit.
import {
  Component,
  If,
  batch,
  breakpoint,
  component,
  detach,
  handle,
  iterate,
  localVariable,
  screenSize,
  stopPropagation,
  watch,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { DataGrid } from "trama/runtime/elements/data-grid";
import { Icon } from "trama/runtime/elements/icon";
import { ProgressBar } from "trama/runtime/elements/progress-bar";
import { TextBlock } from "trama/runtime/elements/text";
import {
  ceil,
  min,
  range,
} from "trama/runtime/helpers";
import { supabaseCall } from "trama/runtime/plugins/supabase";
import type { RastreiosRow } from "../collections/rastreios";
import { rastreios } from "../collections/rastreios";
import { rastreiosResumo } from "../collections/rastreios-resumo";
import RastreioMenu from "./rastreio-menu";
import SeloEnvio from "./selo-envio";
import Vazio from "./vazio";
import { mensagemErro } from "../formulas/mensagem-erro";
import { podeEditar } from "../formulas/pode-editar";
import { rastreiosFiltros } from "../formulas/rastreios-filtros";
import { formatDate } from "../helpers/format-date";
import { copyIcon } from "../icons/copy";
import { refreshCwIcon } from "../icons/refresh-cw";
import { triangleAlertIcon } from "../icons/triangle-alert";
import { truckIcon } from "../icons/truck";
import { xIcon } from "../icons/x";
import * as variables from "../variables";
import { avisar } from "../workflows/avisar";
import { copiarTexto } from "../workflows/copiar-texto";
import { correiosPerguntar } from "../workflows/correios-perguntar";
import { mostrarErro } from "../workflows/mostrar-erro";
import { rastreioAbrir } from "../workflows/rastreio-abrir";
import { rastreiosFiltrar } from "../workflows/rastreios-filtrar";
import { rastreiosLimpar } from "../workflows/rastreios-limpar";

export type RastreiosGradeShape = {
  readonly props: { readonly aba?: string };
};

/** A lista de objetos: tabela em telas grandes, cartões nas pequenas. */
const RastreiosGrade = component<RastreiosGradeShape>("rastreios-grade", {
  aba: "",
}, ({ props }) => {
  const elements = {
    grade: handle(DataGrid<RastreiosRow>),
  };
  const own = {
    /** De quantos se pediu a consulta. */
    aCaminho: localVariable<number>({
      id: "aCaminho",
      type: "number",
      default: 0,
    }),
    /** Quantos dos selecionados já se mandou consultar. */
    feitos: localVariable<number>({
      id: "feitos",
      type: "number",
      default: 0,
    }),
    /** Quantos objetos se manda consultar; 0 quando nada corre. */
    pedidos: localVariable<number>({
      id: "pedidos",
      type: "number",
      default: 0,
    }),
  };
  const workflows = {
    /** Manda consultar os selecionados, dez por vez; a resposta da transportadora aparece na lista quando vem. */
    atualizar: workflow("atualizar", async (run) => {
      if (variables.salvando.value !== "") {
        return;
      }
      const ids = elements.grade.selectedRows.value.map((item) => item.id);
      const quantos = ids.length;
      if (quantos > 50) {
        await mostrarErro(run, {
          mensagem: "Escolha até 50 objetos por vez.",
        });
        return;
      }
      batch(() => {
        variables.salvando.set("rastreiosAtualizar");
        own.feitos.set(0);
        own.pedidos.set(quantos);
        own.aCaminho.set(0);
      });
      for (const lote of iterate(range(0, ceil(quantos / 10)))) {
        const inicio = lote * 10;
        const fim = inicio + 10;
        const respondidos = await supabaseCall<number>(run, "rpc_rastreio_atualizar", {
          p_ids: ids.slice(inicio, fim),
        });
        detach(run, correiosPerguntar(run));
        batch(() => {
          own.aCaminho.set(own.aCaminho.value + respondidos);
          own.feitos.set(min([own.pedidos.value, fim]) ?? null);
        });
      }
      batch(() => {
        variables.salvando.set("");
        own.pedidos.set(0);
      });
      elements.grade.actions.clearSelection();
      const nenhum = own.aCaminho.value === 0;
      await avisar(run, {
        mensagem: nenhum ? "Nada a consultar: esses objetos já chegaram ao fim, ou foram consultados há menos de 10 minutos."
          : own.aCaminho.value === 1 ? "Consulta de 1 objeto pedida."
          : `Consulta de ${own.aCaminho.value} objetos pedida.`,
        tipo: nenhum ? "info" : "sucesso",
      });
    }, {
      onError: async (run, error) => {
        batch(() => {
          own.pedidos.set(0);
          variables.salvando.set("");
        });
        await mostrarErro(run, {
          mensagem: mensagemErro(error),
        });
      },
    }),
  };
  return (
    <Component
      onPropertyChange={{
        aba: watch(props.aba, () => {
          elements.grade.actions.clearSelection();
        }),
      }}
    >
      <DataGrid
        id="grade"
        handle={elements.grade}
        classes={["com-acoes"]}
        data={() => rastreios.data.value}
        dataIdPath="id"
        columns={[
          {
            id: "codigo",
            name: "Código",
            type: "custom",
            width: "150px",
            sortable: true,
          },
          {
            id: "destinatario",
            name: "Destinatário",
            type: "custom",
            width: "minmax(150px, 1fr)",
            sortable: true,
          },
          {
            id: "evento",
            name: "Último evento",
            type: "custom",
            width: "minmax(180px, 2.2fr)",
            display: () => variables.rastreio.value === "" || screenSize.value.width >= 1800,
            sortable: true,
          },
          {
            id: "ha",
            name: "Há",
            type: "custom",
            width: "76px",
            display: () => variables.rastreio.value === "" || screenSize.value.width >= 1300,
            sortable: true,
          },
          {
            id: "previsto",
            name: "Previsto",
            type: "custom",
            width: "104px",
            display: () => screenSize.value.width >= 860 && (variables.rastreio.value === "" || screenSize.value.width >= 1800),
            sortable: true,
          },
          {
            id: "status",
            name: "Status",
            type: "custom",
            width: "196px",
            sortable: true,
          },
          {
            id: "menu",
            name: "Ações",
            type: "custom",
            width: "52px",
            display: () => variables.rastreio.value === "" || screenSize.value.width >= 1500,
            align: "end",
          },
        ]}
        ariaLabel="Rastreios"
        selectable={podeEditar}
        keepSelection
        selectAllLabel="Selecionar todos"
        selectRowLabel="Selecionar objeto"
        hasStickyHeader
        rowHeight={() => variables.densidade.value === "compacta" ? "42px" : "52px"}
        sortName={() => variables.ordem.value}
        sortOrder={() => variables.direcao.value === "desc" ? "DESC" : "ASC"}
        isFetching={() => rastreios.isFetching.value && !variables.listaQuieta.value}
        skeletonRows={10}
        currentId={() => variables.rastreio.value}
        onRowClick={async (run, event) => {
          await rastreioAbrir(run, {
            id: event.id,
          });
        }}
        onSort={async (run, event) => {
          batch(() => {
            variables.ordem.set(event.name);
            variables.direcao.set(event.order === "DESC" ? "desc" : "asc");
          });
          await rastreiosFiltrar(run);
        }}
        card={(item) => (
          <div className="trama-flexbox rastreios-grade-cartao">
            <div className="trama-flexbox rastreios-grade-cartaoTexto">
              <div className="trama-flexbox rastreios-grade-cartaoTopo">
                <TextBlock
                  id="nomeCartao"
                  classes={["forte", "corta"]}
                  text={() => item.value.destinatario_nome}
                  tag="span"
                  link={() => ({
                    page: "pg-rastreios-envios",
                    query: {
                      aba: variables.aba.value,
                      rastreio: item.value.id,
                    },
                  })}
                />
                <SeloEnvio
                  id="statusCartao"
                  objeto
                  valor={() => item.value.status}
                />
              </div>
              <div className="trama-flexbox rastreios-grade-cartaoMeio">
                <TextBlock
                  id="codigoCartao"
                  classes={["codigo", "junto"]}
                  text={() => item.value.codigo}
                  tag="span"
                />
                <TextBlock
                  id="haCartao"
                  classes={["dica", "junto"]}
                  text={() => {
                    const dias = item.value.dias_sem_evento;
                    return dias == null ? ""
                      : dias === 0 ? "hoje"
                      : dias === 1 ? "há 1 dia"
                      : `há ${dias} dias`;
                  }}
                  tag="span"
                />
              </div>
            </div>
            <div className="trama-base rastreios-grade-cartaoMenu">
              <RastreioMenu
                id="menuCartao"
                rastreio={() => item.value}
              />
            </div>
          </div>
        )}
        empty={
          <Vazio
            id="vazio"
            texto={() =>
              rastreiosFiltros() > 0 || variables.q.value.trim() !== "" ? "Nenhum resultado para os filtros escolhidos."
                : rastreiosResumo.data.value?.todos === 0 ? "Nenhum objeto postado ainda."
                : variables.aba.value === "" ? "Nenhum objeto precisa de atenção."
                : variables.aba.value === "transito" ? "Nenhum objeto em trânsito."
                : variables.aba.value === "retirada" ? "Nenhum objeto aguarda retirada."
                : variables.aba.value === "entregues" ? "Nenhum objeto entregue."
                : variables.aba.value === "devolvidos" ? "Nenhum objeto devolvido."
                : "Nenhum objeto postado ainda."
            }
            acao={
              <If when={() => rastreiosFiltros() > 0 || variables.q.value.trim() !== ""}>
                <Button
                  id="limpar"
                  classes={["botao", "secundario"]}
                  text="Limpar filtros"
                  onClick={rastreiosLimpar}
                />
              </If>
            }
            icone={
              <Icon
                id="iconeVazio"
                icon={truckIcon}
                size="32px"
              />
            }
          />
        }
        cells={{
          codigo: (item) => (
            <div className="trama-flexbox rastreios-grade-codigoLinha">
              <TextBlock
                id="codigo"
                classes={["codigo", "junto"]}
                text={() => item.value.codigo}
                tag="span"
                link={() => ({
                  page: "pg-rastreios-envios",
                  query: {
                    aba: variables.aba.value,
                    rastreio: item.value.id,
                  },
                })}
              />
              <Button
                id="copiar"
                classes={["botao", "discreto", "so-icone"]}
                ariaLabel={() => `Copiar ${item.value.codigo}`}
                onClick={async (run) => {
                  stopPropagation(run);
                  await copiarTexto(run, {
                    aviso: "Código copiado.",
                    texto: item.value.codigo,
                  });
                }}
                leftIcon={
                  <Icon
                    id="copiarIcone"
                    icon={copyIcon}
                    size="16px"
                  />
                }
              />
            </div>
          ),
          destinatario: (item) => (
            <div className="trama-flexbox rastreios-grade-quem linha-dupla">
              <TextBlock
                id="destinatario"
                classes={["nome", "corta"]}
                rootAttributes={{
                  title: () => item.value.destinatario_nome,
                }}
                text={() => item.value.destinatario_nome}
                tag="span"
              />
              <TextBlock
                id="produto"
                classes={["linha-apoio"]}
                rootAttributes={{
                  title: () => item.value.produto_nome ?? "—",
                }}
                text={() => item.value.produto_nome ?? "—"}
                tag="span"
              />
            </div>
          ),
          evento: (item) => (
            <TextBlock
              id="evento"
              classes={["corta"]}
              rootAttributes={{
                title: () => item.value.ultimo_evento_texto ?? "Sem movimento",
              }}
              text={() => item.value.ultimo_evento_texto ?? "Sem movimento"}
              tag="span"
            />
          ),
          ha: (item) => (
            <TextBlock
              id="ha"
              classes={["junto"]}
              text={() => {
                const dias = item.value.dias_sem_evento;
                return dias == null ? "—"
                  : dias === 0 ? "hoje"
                  : dias === 1 ? "1 dia"
                  : `${dias} dias`;
              }}
              tag="span"
            />
          ),
          menu: (item) => (
            <div className="trama-flexbox rastreios-grade-acoesDaLinha acoes-linha">
              <RastreioMenu
                id="menu"
                rastreio={() => item.value}
              />
            </div>
          ),
          previsto: (item) => (
            <TextBlock
              id="previsto"
              classes={["junto"]}
              states={{
                atrasado: () => item.value.atrasado,
              }}
              text={() =>
                item.value.previsto_em
                  ? formatDate(item.value.previsto_em, "DD/MM/YY")
                  : "—"
              }
              tag="span"
            />
          ),
          status: (item) => (
            <div className="trama-flexbox rastreios-grade-statusLinha">
              <SeloEnvio
                id="status"
                objeto
                valor={() => item.value.status}
              />
              <If when={() => item.value.precisa_atencao}>
                <Icon
                  id="atencao"
                  icon={triangleAlertIcon}
                  size="16px"
                  color="var(--atencao)"
                  ariaLabel="Precisa de atenção"
                />
              </If>
            </div>
          ),
        }}
      />
      <If when={() => elements.grade.selectedRows.value.length > 0 || own.pedidos.value > 0}>
        <div className="trama-flexbox rastreios-grade-massa barra-selecao" role="toolbar" aria-label="Objetos selecionados">
          <If when={() => own.pedidos.value === 0}>
            <TextBlock
              id="selecionados"
              classes={["forte", "corta"]}
              text={() => {
                const quantos = elements.grade.selectedRows.value.length;
                return quantos === 1
                  ? "1 selecionado"
                  : `${quantos} selecionados`;
              }}
              tag="span"
            />
          </If>
          <If when={() => own.pedidos.value > 0}>
            <ProgressBar
              id="progresso"
              value={() =>
                own.pedidos.value === 0
                  ? 0
                  : own.feitos.value * 100 / own.pedidos.value
              }
              label="none"
              ariaLabel="Consultas pedidas"
            />
          </If>
          <If when={() => own.pedidos.value > 0}>
            <TextBlock
              id="quantosFeitos"
              classes={["dica", "junto"]}
              text={() => `${own.feitos.value} de ${own.pedidos.value}`}
              tag="span"
            />
          </If>
          <Button
            id="atualizar"
            classes={["botao", "secundario"]}
            classesWhen={{
              "so-icone": () => breakpoint.value === "mobile",
            }}
            text={() => breakpoint.value === "mobile" ? "" : "Atualizar rastreios"}
            ariaLabel={() => breakpoint.value === "mobile" ? "Atualizar rastreios" : ""}
            loading={() => variables.salvando.value === "rastreiosAtualizar"}
            onClick={workflows.atualizar}
            leftIcon={
              <Icon
                id="atualizarIcone"
                icon={refreshCwIcon}
                size="16px"
              />
            }
          />
          <If when={() => own.pedidos.value === 0}>
            <Button
              id="desmarcar"
              classes={["botao", "discreto"]}
              classesWhen={{
                "so-icone": () => breakpoint.value === "mobile",
              }}
              text={() => breakpoint.value === "mobile" ? "" : "Desmarcar"}
              ariaLabel={() => breakpoint.value === "mobile" ? "Desmarcar" : ""}
              onClick={() => {
                elements.grade.actions.clearSelection();
              }}
              leftIcon={
                <If when={() => breakpoint.value === "mobile"}>
                  <Icon
                    id="desmarcarIcone"
                    icon={xIcon}
                    size="16px"
                  />
                </If>
              }
            />
          </If>
        </div>
      </If>
    </Component>
  );
});

export default RastreiosGrade;
