// @generated from designs/vendas/components/envios-grade.json. Do not edit.
import {
  Component,
  If,
  batch,
  breakpoint,
  component,
  handle,
  screenSize,
  watch,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { DataGrid } from "trama/runtime/elements/data-grid";
import { DateText } from "trama/runtime/elements/date";
import { Icon } from "trama/runtime/elements/icon";
import { TextBlock } from "trama/runtime/elements/text";
import {
  filter,
  ifEmpty,
} from "trama/runtime/helpers";
import * as custom from "../../../designs/vendas/custom";
import type { EnviosRow } from "../collections/envios";
import { envios } from "../collections/envios";
import EnvioMenu from "./envio-menu";
import SeloEnvio from "./selo-envio";
import Vazio from "./vazio";
import { enviosDirecao } from "../formulas/envios-direcao";
import { peso } from "../formulas/peso";
import { podeEditarPagina } from "../formulas/pode-editar-pagina";
import { packageIcon } from "../icons/package";
import { packagePlusIcon } from "../icons/package-plus";
import { printerIcon } from "../icons/printer";
import { triangleAlertIcon } from "../icons/triangle-alert";
import { truckIcon } from "../icons/truck";
import { xIcon } from "../icons/x";
import * as variables from "../variables";
import { envioAbrir } from "../workflows/envio-abrir";
import { enviosFiltrar } from "../workflows/envios-filtrar";
import { enviosLotear } from "../workflows/envios-lotear";
import { enviosPostar } from "../workflows/envios-postar";

export type EnviosGradeShape = {
  readonly props: { readonly aba?: string };
};

/** Os envios da fila, com etiqueta ou postados: tabela em telas grandes, cartões nas pequenas. */
const EnviosGrade = component<EnviosGradeShape>("envios-grade", {
  aba: "",
}, ({ props }) => {
  const elements = {
    grade: handle(DataGrid<EnviosRow>),
  };
  const workflows = {
    lotear: workflow("lotear", async (run) => {
      const mudou = await enviosLotear(run, {
        ids: elements.grade.selectedRows.value.map((item) => item.id),
      });
      if (!mudou) {
        return;
      }
      elements.grade.actions.clearSelection();
    }),
    postar: workflow("postar", async (run) => {
      const mudou = await enviosPostar(run, {
        ids: elements.grade.selectedRows.value.map((item) => item.id),
      });
      if (!mudou) {
        return;
      }
      elements.grade.actions.clearSelection();
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
        data={() => envios.data.value}
        dataIdPath="id"
        columns={[
          {
            id: "codigo",
            name: "Código",
            type: "custom",
            width: "110px",
            sortable: true,
          },
          {
            id: "destinatario",
            name: "Destinatário",
            type: "custom",
            width: "minmax(120px, 1.1fr)",
            sortable: true,
          },
          {
            id: "produto",
            name: "Produto",
            type: "custom",
            width: "minmax(110px, 1fr)",
            display: () => screenSize.value.width >= 1200 && (variables.envioAberto.value === "" || screenSize.value.width >= 1800),
            sortable: true,
            hideOn: ["tablet"],
          },
          {
            id: "cidade",
            name: "Cidade",
            type: "custom",
            width: "minmax(150px, 1fr)",
            display: () => screenSize.value.width >= 860 && (variables.envioAberto.value === "" || screenSize.value.width >= 1800),
          },
          {
            id: "peso",
            name: "Peso",
            type: "custom",
            width: "84px",
            display: () =>
              variables.aba.value === "" &&
                screenSize.value.width >= 1000 &&
                (variables.envioAberto.value === "" || screenSize.value.width >= 1800),
            align: "end",
          },
          {
            id: "rastreio",
            name: "Rastreio",
            type: "custom",
            width: "136px",
            display: () =>
              variables.aba.value !== "" &&
                screenSize.value.width >= 1000 &&
                (variables.envioAberto.value === "" || screenSize.value.width >= 1800),
            sortable: true,
          },
          {
            id: "criado",
            name: "Criado em",
            type: "custom",
            width: "124px",
            display: () =>
              variables.aba.value !== "postados" &&
                screenSize.value.width >= 1000 &&
                (variables.envioAberto.value === "" || screenSize.value.width >= 1800),
            sortable: true,
          },
          {
            id: "postado",
            name: "Postado em",
            type: "custom",
            width: "124px",
            display: () => variables.aba.value === "postados" && (variables.envioAberto.value === "" || screenSize.value.width >= 1800),
            sortable: true,
          },
          {
            id: "status",
            name: "Status",
            type: "custom",
            width: "190px",
            sortable: true,
          },
          {
            id: "menu",
            name: "Ações",
            type: "custom",
            width: "52px",
            display: () => variables.envioAberto.value === "" || screenSize.value.width >= 1500,
            align: "end",
          },
        ]}
        ariaLabel="Envios"
        selectable={() => podeEditarPagina("pg-envios-logistica") && variables.aba.value !== "postados"}
        keepSelection
        selectAllLabel="Selecionar todos"
        selectRowLabel="Selecionar envio"
        hasStickyHeader
        rowHeight={() => variables.densidade.value === "compacta" ? "42px" : "52px"}
        sortName={() => ifEmpty(variables.ordem.value, () => variables.aba.value === "postados" ? "postado" : "criado")}
        sortOrder={() => enviosDirecao() === "desc" ? "DESC" : "ASC"}
        isFetching={() => envios.isFetching.value && !variables.listaQuieta.value}
        skeletonRows={10}
        currentId={() => variables.envioAberto.value}
        onRowClick={async (run, event) => {
          await envioAbrir(run, {
            id: event.id,
          });
        }}
        onSort={async (run, event) => {
          batch(() => {
            variables.ordem.set(event.name);
            variables.direcao.set(event.order === "DESC" ? "desc" : "asc");
          });
          await enviosFiltrar(run);
        }}
        card={(item) => (
          <div className="trama-flexbox envios-grade-cartao">
            <div className="trama-flexbox envios-grade-cartaoTexto">
              <div className="trama-flexbox envios-grade-cartaoTopo">
                <TextBlock
                  id="nomeCartao"
                  classes={["forte", "corta"]}
                  text={() => item.value.destinatario_nome}
                  tag="span"
                  link={() => ({
                    page: "pg-envios-logistica",
                    query: {
                      aba: variables.aba.value,
                      envio: item.value.id,
                    },
                  })}
                />
                <SeloEnvio
                  id="statusCartao"
                  valor={() => item.value.status}
                />
              </div>
              <div className="trama-flexbox envios-grade-cartaoMeio">
                <TextBlock
                  id="codigoCartao"
                  classes={["codigo", "junto"]}
                  text={() => item.value.rastreio_codigo ?? item.value.codigo}
                  tag="span"
                />
                <TextBlock
                  id="produtoCartao"
                  classes={["dica", "corta"]}
                  text={() => `${item.value.produto_nome ?? "Sem produto"} · ${peso(item.value.peso_g)}`}
                  tag="span"
                />
              </div>
            </div>
            <div className="trama-base envios-grade-cartaoMenu">
              <EnvioMenu
                id="menuCartao"
                envio={() => item.value}
              />
            </div>
          </div>
        )}
        empty={
          <Vazio
            id="vazio"
            texto={() =>
              variables.q.value.trim() !== "" ? "Nenhum resultado para os filtros escolhidos."
                : variables.aba.value === "etiquetas" ? "Nenhuma etiqueta por postar."
                : variables.aba.value === "postados" ? "Nada postado ainda."
                : "Nada para enviar agora."
            }
            acao={
              <If when={() => variables.q.value.trim() !== ""}>
                <Button
                  id="limpar"
                  classes={["botao", "secundario"]}
                  text="Limpar busca"
                  onClick={async (run) => {
                    variables.q.set("");
                    await enviosFiltrar(run);
                  }}
                />
              </If>
            }
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
          cidade: (item) => (
            <TextBlock
              id="cidade"
              classes={["corta"]}
              rootAttributes={{
                title: () => filter([item.value.cidade ?? "", item.value.uf ?? ""], (parte) => parte !== "").join(" – "),
              }}
              text={() => filter([item.value.cidade ?? "", item.value.uf ?? ""], (parte) => parte !== "").join(" – ")}
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
                page: "pg-envios-logistica",
                query: {
                  aba: variables.aba.value,
                  envio: item.value.id,
                },
              })}
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
          destinatario: (item) => (
            <TextBlock
              id="destinatario"
              classes={["forte", "corta"]}
              rootAttributes={{
                title: () => item.value.destinatario_nome,
              }}
              text={() => item.value.destinatario_nome}
              tag="span"
            />
          ),
          menu: (item) => (
            <div className="trama-flexbox envios-grade-acoesDaLinha acoes-linha">
              <EnvioMenu
                id="menu"
                envio={() => item.value}
              />
            </div>
          ),
          peso: (item) => (
            <TextBlock
              id="peso"
              classes={["junto"]}
              text={() => peso(item.value.peso_g)}
              tag="span"
            />
          ),
          postado: (item) => (
            <DateText
              id="postado"
              classes={["junto"]}
              date={() => item.value.postado_em}
              format="DD/MM/YY HH:mm"
            />
          ),
          produto: (item) => (
            <TextBlock
              id="produto"
              classes={["corta"]}
              rootAttributes={{
                title: () => item.value.produto_nome ?? "—",
              }}
              text={() => item.value.produto_nome ?? "—"}
              tag="span"
            />
          ),
          rastreio: (item) => (
            <TextBlock
              id="rastreio"
              classes={["codigo", "junto"]}
              text={() => item.value.rastreio_codigo ?? "—"}
              tag="span"
            />
          ),
          status: (item) => (
            <div className="trama-flexbox envios-grade-statusLinha">
              <SeloEnvio
                id="status"
                valor={() => item.value.status}
              />
              <If when={() => item.value.reembolsado_em}>
                <Icon
                  id="devolvido"
                  icon={triangleAlertIcon}
                  size="16px"
                  color="var(--atencao)"
                  ariaLabel="Reembolsado após postagem"
                />
              </If>
            </div>
          ),
        }}
      />
      <If when={() => elements.grade.selectedRows.value.length > 0}>
        <div className="trama-flexbox envios-grade-massa barra-selecao" role="toolbar" aria-label="Envios selecionados">
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
          <If when={() => variables.aba.value === ""}>
            <Button
              id="lotear"
              classes={["botao", "secundario"]}
              classesWhen={{
                "so-icone": () => breakpoint.value === "mobile",
              }}
              text={() => breakpoint.value === "mobile" ? "" : "Adicionar ao lote"}
              ariaLabel={() => breakpoint.value === "mobile" ? "Adicionar ao lote" : ""}
              loading={() => variables.salvando.value === "enviosLote"}
              onClick={workflows.lotear}
              leftIcon={
                <Icon
                  id="lotearIcone"
                  icon={packagePlusIcon}
                  size="16px"
                />
              }
            />
          </If>
          <If when={() => variables.aba.value === "etiquetas"}>
            <Button
              id="imprimir"
              classes={["botao", "secundario"]}
              classesWhen={{
                "so-icone": () => breakpoint.value === "mobile",
              }}
              text={() => breakpoint.value === "mobile" ? "" : "Imprimir"}
              ariaLabel={() => breakpoint.value === "mobile" ? "Imprimir" : ""}
              onClick={async () => {
                await custom.imprimirEtiquetas(elements.grade.selectedRows.value.map((um) => um.value));
              }}
              leftIcon={
                <Icon
                  id="imprimirIcone"
                  icon={printerIcon}
                  size="16px"
                />
              }
            />
          </If>
          <If when={() => variables.aba.value === "etiquetas"}>
            <Button
              id="postar"
              classes={["botao", "secundario"]}
              classesWhen={{
                "so-icone": () => breakpoint.value === "mobile",
              }}
              text={() => breakpoint.value === "mobile" ? "" : "Marcar como postado"}
              ariaLabel={() => breakpoint.value === "mobile" ? "Marcar como postado" : ""}
              onClick={workflows.postar}
              leftIcon={
                <Icon
                  id="postarIcone"
                  icon={truckIcon}
                  size="16px"
                />
              }
            />
          </If>
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
        </div>
      </If>
    </Component>
  );
});

export default EnviosGrade;
