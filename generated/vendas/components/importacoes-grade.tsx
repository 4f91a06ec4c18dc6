// @generated from designs/vendas/components/importacoes-grade.json. Do not edit.
import {
  If,
  component,
} from "trama/runtime";
import { DataGrid } from "trama/runtime/elements/data-grid";
import { DateText } from "trama/runtime/elements/date";
import { Icon } from "trama/runtime/elements/icon";
import { TextBlock } from "trama/runtime/elements/text";
import { importacoes } from "../collections/importacoes";
import ErroCarga from "./erro-carga";
import ImportacaoMenu from "./importacao-menu";
import SeloSituacao from "./selo-situacao";
import Vazio from "./vazio";
import { mensagemErro } from "../formulas/mensagem-erro";
import { rotuloPlataforma } from "../formulas/rotulo-plataforma";
import { formatNumber } from "../helpers/format-number";
import { uploadIcon } from "../icons/upload";
import * as variables from "../variables";
import { importacaoAbrir } from "../workflows/importacao-abrir";
import { importacoesBuscar } from "../workflows/importacoes-buscar";

/** As importações anteriores. */
const ImportacoesGrade = component("importacoes-grade", {}, () => (
  <>
    <h2 className="trama-text importacoes-grade-titulo subtitulo">
      Importações anteriores
    </h2>
    <If when={() => importacoes.error.value}>
      <ErroCarga
        id="falha"
        mensagem={() => mensagemErro(importacoes.error.value)}
        titulo="Não foi possível carregar as importações."
        onTentar={importacoesBuscar}
      />
    </If>
    <If when={() => !importacoes.error.value || importacoes.data.value.length > 0}>
      <DataGrid
        id="grade"
        classes={["com-acoes"]}
        data={() => importacoes.data.value}
        dataIdPath="id"
        columns={[
          {
            id: "data",
            name: "Data",
            type: "custom",
            width: "150px",
          },
          {
            id: "arquivo",
            name: "Arquivo",
            type: "custom",
            width: "minmax(140px, 2fr)",
          },
          {
            id: "plataforma",
            name: "Plataforma",
            type: "custom",
            width: "120px",
            hideOn: ["tablet"],
          },
          {
            id: "novas",
            name: "Novas",
            type: "custom",
            width: "90px",
            align: "end",
          },
          {
            id: "atualizadas",
            name: "Atualizadas",
            type: "custom",
            width: "110px",
            align: "end",
            hideOn: ["tablet"],
          },
          {
            id: "erros",
            name: "Erros",
            type: "custom",
            width: "80px",
            align: "end",
          },
          {
            id: "status",
            name: "Status",
            type: "custom",
            width: "190px",
          },
          {
            id: "acoes",
            name: "Ações",
            type: "custom",
            width: "52px",
            align: "end",
          },
        ]}
        ariaLabel="Importações anteriores"
        hasStickyHeader
        rowHeight={() => variables.densidade.value === "compacta" ? "42px" : "52px"}
        isFetching={() => importacoes.isFetching.value && !importacoes.isFetched.value}
        skeletonRows={3}
        onRowClick={(run, event) => importacaoAbrir(run, {
          id: event.id,
        })}
        card={(item) => (
          <div className="trama-flexbox importacoes-grade-cartao">
            <div className="trama-flexbox importacoes-grade-cartaoTopo">
              <TextBlock
                id="arquivoCartao"
                classes={["forte", "corta"]}
                text={() => item.value.arquivo_nome ?? "—"}
                tag="span"
              />
              <ImportacaoMenu
                id="menuCartao"
                importacao={() => item.value}
              />
            </div>
            <div className="trama-flexbox importacoes-grade-linhaSelo">
              <SeloSituacao
                id="seloCartao"
                valor={() => item.value.status === "na_fila" ? "falta_conferir" : item.value.status}
              />
            </div>
            <div className="trama-flexbox importacoes-grade-cartaoFim">
              <DateText
                id="dataCartao"
                classes={["dica"]}
                date={() => item.value.criado_em}
                format="DD/MM/YY HH:mm"
              />
              <TextBlock
                id="numerosCartao"
                classes={["dica"]}
                text={() => `${formatNumber(item.value.linhas_novas)} novas, ${formatNumber(item.value.linhas_erro)} com erro`}
                tag="span"
              />
            </div>
          </div>
        )}
        empty={
          <Vazio
            id="vazio"
            texto="Nenhuma importação ainda."
            icone={
              <Icon
                id="iconeVazio"
                icon={uploadIcon}
                size="32px"
              />
            }
          />
        }
        cells={{
          acoes: (item) => (
            <div className="trama-flexbox importacoes-grade-acoesDaLinha acoes-linha">
              <ImportacaoMenu
                id="menu"
                importacao={() => item.value}
              />
            </div>
          ),
          arquivo: (item) => (
            <TextBlock
              id="arquivoNome"
              classes={["forte", "corta"]}
              rootAttributes={{
                title: () => item.value.arquivo_nome ?? "—",
              }}
              text={() => item.value.arquivo_nome ?? "—"}
              tag="span"
            />
          ),
          atualizadas: (item) => (
            <TextBlock
              id="atualizadasNumero"
              text={() => formatNumber(item.value.linhas_atualizadas)}
              tag="span"
            />
          ),
          data: (item) => (
            <DateText
              id="dataEm"
              classes={["junto"]}
              date={() => item.value.criado_em}
              format="DD/MM/YY HH:mm"
            />
          ),
          erros: (item) => (
            <TextBlock
              id="errosNumero"
              text={() => formatNumber(item.value.linhas_erro)}
              tag="span"
            />
          ),
          novas: (item) => (
            <TextBlock
              id="novasNumero"
              text={() => formatNumber(item.value.linhas_novas)}
              tag="span"
            />
          ),
          plataforma: (item) => (
            <TextBlock
              id="plataformaNome"
              classes={["corta"]}
              text={() =>
                item.value.plataforma_padrao == null
                  ? "—"
                  : rotuloPlataforma(item.value.plataforma_padrao)
              }
              tag="span"
            />
          ),
          status: (item) => (
            <SeloSituacao
              id="selo"
              valor={() => item.value.status === "na_fila" ? "falta_conferir" : item.value.status}
            />
          ),
        }}
      />
    </If>
  </>
));

export default ImportacoesGrade;
