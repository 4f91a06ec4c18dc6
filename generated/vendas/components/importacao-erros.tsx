// @generated from designs/vendas/components/importacao-erros.json. Do not edit.
import {
  If,
  component,
} from "trama/runtime";
import { DataGrid } from "trama/runtime/elements/data-grid";
import { TextBlock } from "trama/runtime/elements/text";
import {
  ifEmpty,
  lookup,
} from "trama/runtime/helpers";
import { importacaoColunas } from "../collections/importacao-colunas";
import { importacaoErros } from "../collections/importacao-erros";
import { formatNumber } from "../helpers/format-number";
import * as variables from "../variables";

/** As primeiras cem linhas com erro da importação aberta. */
const ImportacaoErros = component("importacao-erros", {}, () => (
  <If when={() => importacaoErros.data.value.length > 0}>
    <div className="trama-flexbox importacao-erros-caixa">
      <TextBlock
        id="titulo"
        classes={["forte"]}
        text={() =>
          importacaoErros.total.value === 1
            ? "1 linha para ver"
            : `${formatNumber(importacaoErros.total.value)} avisos em linhas do arquivo`
        }
        tag="h3"
      />
      <DataGrid
        id="grade"
        data={() => importacaoErros.data.value}
        dataIdPath="id"
        columns={[
          {
            id: "linha",
            name: "Linha",
            type: "custom",
            width: "80px",
            align: "end",
          },
          {
            id: "coluna",
            name: "Coluna",
            type: "custom",
            width: "minmax(120px, 1fr)",
          },
          {
            id: "mensagem",
            name: "O que há",
            type: "custom",
            width: "minmax(160px, 2fr)",
          },
          {
            id: "valor",
            name: "Valor",
            type: "custom",
            width: "minmax(120px, 1fr)",
          },
        ]}
        ariaLabel="Linhas com erro"
        hasStickyHeader
        rowHeight={() => variables.densidade.value === "compacta" ? "42px" : "52px"}
        isFetching={() => importacaoErros.isFetching.value && !importacaoErros.isFetched.value}
        skeletonRows={8}
        card={(item) => (
          <div className="trama-flexbox importacao-erros-cartao">
            <TextBlock
              id="linhaCartao"
              classes={["forte"]}
              text={() => `Linha ${formatNumber(item.value.linha)}: ${item.value.mensagem}`}
              tag="span"
            />
            <TextBlock
              id="valorCartao"
              classes={["dica"]}
              text={() => `${lookup(item.value.coluna ?? "", importacaoColunas.data.value, "value")?.label ?? ""} ${item.value.valor ?? ""}`}
              tag="span"
            />
          </div>
        )}
        cells={{
          coluna: (item) => (
            <TextBlock
              id="colunaTexto"
              classes={["corta"]}
              text={() => lookup(item.value.coluna ?? "", importacaoColunas.data.value, "value")?.label ?? "—"}
              tag="span"
            />
          ),
          linha: (item) => (
            <TextBlock
              id="linhaTexto"
              classes={["codigo"]}
              text={() => formatNumber(item.value.linha)}
              tag="span"
            />
          ),
          mensagem: (item) => (
            <TextBlock
              id="mensagemTexto"
              classes={["corta"]}
              text={() => `${item.value.mensagem} (${item.value.codigo})`}
              tag="span"
            />
          ),
          valor: (item) => (
            <TextBlock
              id="valorTexto"
              classes={["corta"]}
              text={() => ifEmpty(item.value.valor, "—")}
              tag="span"
            />
          ),
        }}
      />
      <If when={() => importacaoErros.total.value > 100}>
        <p className="trama-text importacao-erros-mais dica">
          São as primeiras cem. O arquivo de erros tem todas.
        </p>
      </If>
    </div>
  </If>
));

export default ImportacaoErros;
