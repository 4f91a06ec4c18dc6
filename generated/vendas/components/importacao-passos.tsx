// @generated from designs/vendas/components/importacao-passos.json. Do not edit.
import {
  component,
} from "trama/runtime";
import { Flexbox } from "trama/runtime/elements/flexbox";
import { TextBlock } from "trama/runtime/elements/text";
import {
  match,
} from "trama/runtime/helpers";
import { importacaoPasso } from "../formulas/importacao-passo";

/** Em que passo a importação está. */
const ImportacaoPassos = component("importacao-passos", {}, () => (
  <>
    <Flexbox
      id="passos"
      tag="ol"
      wrap
      alignItems="center"
      rowGap="var(--e-24)"
      columnGap="var(--e-24)"
    >
      <Flexbox
        id="passo1"
        tag="li"
        wrap={false}
        alignItems="center"
        rowGap="var(--e-8)"
        columnGap="var(--e-8)"
      >
        <TextBlock
          id="numero1"
          classes={["forte"]}
          states={{
            atual: () => importacaoPasso() === "arquivo",
          }}
          text="1"
          tag="span"
        />
        <TextBlock
          id="nome1"
          classes={["dica"]}
          states={{
            atual: () => importacaoPasso() === "arquivo",
          }}
          text="Arquivo"
          tag="span"
        />
      </Flexbox>
      <Flexbox
        id="passo2"
        tag="li"
        wrap={false}
        alignItems="center"
        rowGap="var(--e-8)"
        columnGap="var(--e-8)"
      >
        <TextBlock
          id="numero2"
          classes={["forte"]}
          states={{
            atual: () => importacaoPasso() === "colunas",
          }}
          text="2"
          tag="span"
        />
        <TextBlock
          id="nome2"
          classes={["dica"]}
          states={{
            atual: () => importacaoPasso() === "colunas",
          }}
          text="Colunas"
          tag="span"
        />
      </Flexbox>
      <Flexbox
        id="passo3"
        tag="li"
        wrap={false}
        alignItems="center"
        rowGap="var(--e-8)"
        columnGap="var(--e-8)"
      >
        <TextBlock
          id="numero3"
          classes={["forte"]}
          states={{
            atual: () => importacaoPasso() === "conferencia",
          }}
          text="3"
          tag="span"
        />
        <TextBlock
          id="nome3"
          classes={["dica"]}
          states={{
            atual: () => importacaoPasso() === "conferencia",
          }}
          text="Conferência"
          tag="span"
        />
      </Flexbox>
      <Flexbox
        id="passo4"
        tag="li"
        wrap={false}
        alignItems="center"
        rowGap="var(--e-8)"
        columnGap="var(--e-8)"
      >
        <TextBlock
          id="numero4"
          classes={["forte"]}
          states={{
            atual: () => importacaoPasso() === "resultado",
          }}
          text="4"
          tag="span"
        />
        <TextBlock
          id="nome4"
          classes={["dica"]}
          states={{
            atual: () => importacaoPasso() === "resultado",
          }}
          text="Resultado"
          tag="span"
        />
      </Flexbox>
    </Flexbox>
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
