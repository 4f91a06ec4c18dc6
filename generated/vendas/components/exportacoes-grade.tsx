// @generated from designs/vendas/components/exportacoes-grade.json. Do not edit.
import {
  If,
  component,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { DataGrid } from "trama/runtime/elements/data-grid";
import { DateText } from "trama/runtime/elements/date";
import { Icon } from "trama/runtime/elements/icon";
import { TextBlock } from "trama/runtime/elements/text";
import {
  ifEmpty,
  round,
} from "trama/runtime/helpers";
import { exportacoes } from "../collections/exportacoes";
import { tiposRelatorio } from "../collections/tipos-relatorio";
import SeloSituacao from "./selo-situacao";
import Vazio from "./vazio";
import { exportacaoFiltros } from "../formulas/exportacao-filtros";
import { formatNumber } from "../helpers/format-number";
import { downloadIcon } from "../icons/download";
import { refreshCwIcon } from "../icons/refresh-cw";
import * as variables from "../variables";
import { exportacaoBaixar } from "../workflows/exportacao-baixar";
import { exportacaoRepetir } from "../workflows/exportacao-repetir";

export type ExportacoesGradeShape = {
  readonly events: { readonly nova: undefined };
};

/** Os relatórios pedidos e o que se pode fazer com cada um. */
const ExportacoesGrade = component<ExportacoesGradeShape>("exportacoes-grade", {}, ({ emit }) => (
  <DataGrid
    id="grade"
    classes={["com-acoes"]}
    data={() => exportacoes.data.value}
    dataIdPath="id"
    columns={[
      {
        id: "pedido",
        name: "Pedido em",
        type: "custom",
        width: "128px",
      },
      {
        id: "tipo",
        name: "Tipo",
        type: "custom",
        width: "122px",
      },
      {
        id: "filtros",
        name: "Filtros",
        type: "custom",
        width: "minmax(150px, 1fr)",
        hideOn: ["tablet"],
      },
      {
        id: "linhas",
        name: "Linhas",
        type: "custom",
        width: "76px",
        align: "end",
      },
      {
        id: "status",
        name: "Status",
        type: "custom",
        width: "minmax(130px, 1.6fr)",
      },
      {
        id: "expira",
        name: "Disponível até",
        type: "custom",
        width: "130px",
        hideOn: ["tablet"],
      },
      {
        id: "arquivo",
        name: "Ações",
        type: "custom",
        width: "148px",
        align: "end",
      },
    ]}
    ariaLabel="Exportações"
    hasStickyHeader
    rowHeight={() => variables.densidade.value === "compacta" ? "42px" : "52px"}
    isFetching={() => exportacoes.isFetching.value && !exportacoes.isFetched.value}
    skeletonRows={8}
    card={(item) => (
      <div className="trama-flexbox exportacoes-grade-cartao">
        <div className="trama-flexbox exportacoes-grade-cartaoTexto">
          <div className="trama-flexbox exportacoes-grade-cartaoTopo">
            <TextBlock
              id="tipoCartao"
              classes={["forte", "corta"]}
              text={() => tiposRelatorio.data.value.find((other) => other.value === item.value.tipo)?.label ?? item.value.tipo}
              tag="span"
            />
            <If when={() => !item.value.vencida}>
              <SeloSituacao
                id="seloCartao"
                valor={() => item.value.status}
              />
            </If>
            <If when={() => item.value.vencida}>
              <SeloSituacao
                id="venceuCartao"
                valor="expirada"
              />
            </If>
          </div>
          <TextBlock
            id="filtrosCartao"
            classes={["dica", "corta"]}
            text={() => ifEmpty(exportacaoFiltros(item.value), "Sem filtros")}
            tag="span"
          />
          <If when={() => item.value.status === "falhou" && item.value.erro != null}>
            <TextBlock
              id="porqueCartao"
              classes={["dica"]}
              text={() => item.value.erro ?? ""}
              tag="span"
            />
          </If>
        </div>
        <If when={() => item.value.status === "concluida" && !item.value.vencida}>
          <Button
            id="baixarCartao"
            classes={["botao", "secundario"]}
            text="Baixar"
            onClick={(run) => exportacaoBaixar(run, {
              caminho: item.value.caminho ?? "",
              nome: item.value.arquivo_nome ?? "",
            })}
            leftIcon={
              <Icon
                id="baixarCartaoIcone"
                icon={downloadIcon}
                size="16px"
              />
            }
          />
        </If>
        <If when={() => item.value.status === "falhou" || item.value.vencida}>
          <Button
            id="repetirCartao"
            classes={["botao", "discreto"]}
            text={() => item.value.vencida ? "Gerar de novo" : "Tentar de novo"}
            onClick={(run) => exportacaoRepetir(run, {
              id: item.value.id,
            })}
            leftIcon={
              <Icon
                id="repetirCartaoIcone"
                icon={refreshCwIcon}
                size="16px"
              />
            }
          />
        </If>
      </div>
    )}
    empty={
      <Vazio
        id="vazio"
        texto="Nenhum relatório ainda."
        acao={
          <Button
            id="primeira"
            classes={["botao", "secundario"]}
            text="Nova exportação"
            onClick={async (run) => {
              await emit(run, "nova");
            }}
          />
        }
        icone={
          <Icon
            id="iconeVazio"
            icon={downloadIcon}
            size="32px"
          />
        }
      />
    }
    cells={{
      arquivo: (item) => (
        <>
          <If when={() => item.value.status === "concluida" && !item.value.vencida}>
            <Button
              id="baixar"
              classes={["botao", "secundario", "botao-menor"]}
              text="Baixar"
              ariaLabel={() => `Baixar ${item.value.arquivo_nome ?? ""}`}
              onClick={(run) => exportacaoBaixar(run, {
                caminho: item.value.caminho ?? "",
                nome: item.value.arquivo_nome ?? "",
              })}
              leftIcon={
                <Icon
                  id="baixarIcone"
                  icon={downloadIcon}
                  size="16px"
                />
              }
            />
          </If>
          <If when={() => item.value.status === "falhou" || item.value.vencida}>
            <Button
              id="repetir"
              classes={["botao", "discreto", "botao-menor"]}
              text={() => item.value.vencida ? "Gerar de novo" : "Tentar de novo"}
              loading={() => variables.salvando.value === item.value.id}
              onClick={(run) => exportacaoRepetir(run, {
                id: item.value.id,
              })}
              leftIcon={
                <Icon
                  id="repetirIcone"
                  icon={refreshCwIcon}
                  size="16px"
                />
              }
            />
          </If>
        </>
      ),
      expira: (item) => (
        <DateText
          id="expiraEm"
          classes={["junto"]}
          states={{
            vencida: () => item.value.vencida,
          }}
          date={() => item.value.expira_em}
          format="DD/MM/YY HH:mm"
          emptyText="—"
        />
      ),
      filtros: (item) => (
        <TextBlock
          id="filtrosTexto"
          classes={["corta"]}
          rootAttributes={{
            title: () => ifEmpty(exportacaoFiltros(item.value), "Sem filtros"),
          }}
          text={() => ifEmpty(exportacaoFiltros(item.value), "Sem filtros")}
          tag="span"
        />
      ),
      linhas: (item) => (
        <TextBlock
          id="linhasNumero"
          classes={["junto"]}
          text={() => formatNumber(item.value.status === "concluida" ? item.value.linhas : item.value.linhas_total)}
          tag="span"
        />
      ),
      pedido: (item) => (
        <DateText
          id="pedidoEm"
          classes={["junto"]}
          date={() => item.value.criado_em}
          format="DD/MM/YY HH:mm"
        />
      ),
      status: (item) => (
        <div className="trama-flexbox exportacoes-grade-estado">
          <If when={() => !item.value.vencida}>
            <SeloSituacao
              id="seloStatus"
              valor={() => item.value.status}
            />
          </If>
          <If when={() => item.value.status === "processando"}>
            <TextBlock
              id="andamento"
              classes={["dica"]}
              text={() => `${formatNumber(round(item.value.linhas * 100 / (item.value.linhas_total > 0 ? item.value.linhas_total : 1)))}%`}
              tag="span"
            />
          </If>
          <If when={() => item.value.vencida}>
            <SeloSituacao
              id="venceu"
              valor="expirada"
            />
          </If>
          <If when={() => item.value.status === "falhou" && item.value.erro != null}>
            <TextBlock
              id="porque"
              classes={["dica", "corta"]}
              rootAttributes={{
                title: () => item.value.erro ?? "",
              }}
              text={() => item.value.erro ?? ""}
              tag="span"
            />
          </If>
        </div>
      ),
      tipo: (item) => (
        <TextBlock
          id="tipoNome"
          classes={["forte", "corta"]}
          rootAttributes={{
            title: () => tiposRelatorio.data.value.find((other) => other.value === item.value.tipo)?.label ?? item.value.tipo,
          }}
          text={() => tiposRelatorio.data.value.find((other) => other.value === item.value.tipo)?.label ?? item.value.tipo}
          tag="span"
        />
      ),
    }}
  />
));

export default ExportacoesGrade;
