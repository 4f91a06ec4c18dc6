// @generated from designs/vendas/components/importacao-passos.json. Do not edit.
import {
  If,
  breakpoint,
  component,
} from "trama/runtime";
import { TextBlock } from "trama/runtime/elements/text";
import {
  findIndex,
  match,
} from "trama/runtime/helpers";
import { importacaoPasso } from "../formulas/importacao-passo";

/** Em que passo a importação está. */
const ImportacaoPassos = component("importacao-passos", {}, () => (
  <>
    <ol className="trama-flexbox importacao-passos-passos">
      <li className="trama-flexbox importacao-passos-passo1">
        <TextBlock
          id="numero1"
          classes={["forte"]}
          states={{
            atual: () => importacaoPasso() === "arquivo",
            feito: () => findIndex(["arquivo", "colunas", "conferencia", "resultado"], importacaoPasso()) > 0,
          }}
          text="1"
          tag="span"
        />
        <If when={() => breakpoint.value !== "mobile" || importacaoPasso() === "arquivo"}>
          <TextBlock
            id="nome1"
            classes={["dica"]}
            states={{
              atual: () => importacaoPasso() === "arquivo",
            }}
            text="Arquivo"
            tag="span"
          />
        </If>
      </li>
      <li className="trama-flexbox importacao-passos-passo2">
        <TextBlock
          id="numero2"
          classes={["forte"]}
          states={{
            atual: () => importacaoPasso() === "colunas",
            feito: () => findIndex(["arquivo", "colunas", "conferencia", "resultado"], importacaoPasso()) > 1,
          }}
          text="2"
          tag="span"
        />
        <If when={() => breakpoint.value !== "mobile" || importacaoPasso() === "colunas"}>
          <TextBlock
            id="nome2"
            classes={["dica"]}
            states={{
              atual: () => importacaoPasso() === "colunas",
            }}
            text="Colunas"
            tag="span"
          />
        </If>
      </li>
      <li className="trama-flexbox importacao-passos-passo3">
        <TextBlock
          id="numero3"
          classes={["forte"]}
          states={{
            atual: () => importacaoPasso() === "conferencia",
            feito: () => findIndex(["arquivo", "colunas", "conferencia", "resultado"], importacaoPasso()) > 2,
          }}
          text="3"
          tag="span"
        />
        <If when={() => breakpoint.value !== "mobile" || importacaoPasso() === "conferencia"}>
          <TextBlock
            id="nome3"
            classes={["dica"]}
            states={{
              atual: () => importacaoPasso() === "conferencia",
            }}
            text="Conferência"
            tag="span"
          />
        </If>
      </li>
      <li className="trama-flexbox importacao-passos-passo4">
        <TextBlock
          id="numero4"
          classes={["forte"]}
          states={{
            atual: () => importacaoPasso() === "resultado",
          }}
          text="4"
          tag="span"
        />
        <If when={() => breakpoint.value !== "mobile" || importacaoPasso() === "resultado"}>
          <TextBlock
            id="nome4"
            classes={["dica"]}
            states={{
              atual: () => importacaoPasso() === "resultado",
            }}
            text="Resultado"
            tag="span"
          />
        </If>
      </li>
    </ol>
    <TextBlock
      id="agora"
      classes={["so-leitor"]}
      text={() => `Passo ${match(importacaoPasso(), [
        ["arquivo", () => "1 de 4, Arquivo"],
        ["colunas", () => "2 de 4, Colunas"],
        ["conferencia", () => "3 de 4, Conferência"],
      ], () => "4 de 4, Resultado")}`}
      tag="p"
      role="status"
    />
  </>
));

export default ImportacaoPassos;
