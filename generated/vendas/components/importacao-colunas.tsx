// @generated from designs/vendas/components/importacao-colunas.json. Do not edit.
import {
  Component,
  If,
  Repeat,
  batch,
  component,
  handle,
  localVariable,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { FormContainer } from "trama/runtime/elements/form-container";
import { RadioGroup } from "trama/runtime/elements/radio-group";
import { ScrollArea } from "trama/runtime/elements/scroll-area";
import { Select } from "trama/runtime/elements/select";
import { TextBlock } from "trama/runtime/elements/text";
import {
  distinct,
  ifEmpty,
  map,
  toText,
  trust,
} from "trama/runtime/helpers";
import { supabaseInvoke } from "trama/runtime/plugins/supabase";
import * as custom from "../../../designs/vendas/custom";
import { importacaoColunas } from "../collections/importacao-colunas";
import type { ImportacaoModosRow } from "../collections/importacao-modos";
import { importacaoModos } from "../collections/importacao-modos";
import type { PlataformasRow } from "../collections/plataformas";
import { plataformas } from "../collections/plataformas";
import { importacaoAtual } from "../formulas/importacao-atual";
import { mensagemFuncao } from "../formulas/mensagem-funcao";
import { formatNumber } from "../helpers/format-number";
import * as variables from "../variables";
import { importacaoAcompanhar } from "../workflows/importacao-acompanhar";
import { importacaoFechar } from "../workflows/importacao-fechar";

/** O segundo passo: de que coluna do arquivo vem cada coluna daqui. */
const ImportacaoColunas = component("importacao-colunas", {}, () => {
  const elements = {
    modo: handle(RadioGroup<ImportacaoModosRow>),
    plataforma: handle(Select<PlataformasRow>),
  };
  const own = {
    erro: localVariable<string>({
      id: "erro",
      type: "string",
      default: "",
    }),
    mapa: localVariable<{ readonly [name: string]: unknown }>({
      id: "mapa",
      type: "object",
      default: {},
    }),
    todas: localVariable<boolean>({
      id: "todas",
      type: "boolean",
      default: false,
    }),
  };
  const workflows = {
    conferir: workflow("conferir", async (run) => {
      if (variables.salvando.value !== "") {
        return;
      }
      batch(() => {
        own.erro.set("");
        variables.salvando.set("importacaoAnalisar");
      });
      await supabaseInvoke(run, {
        function: "importacoes/analisar",
        body: {
          id: variables.importacaoAberta.value,
          mapeamento: own.mapa.value,
          plataforma: toText(ifEmpty(elements.plataforma.value.value, "")),
          modo: toText(ifEmpty(elements.modo.value.value, "")),
        },
      });
      variables.salvando.set("");
      await importacaoAcompanhar(run);
    }, {
      onError: (_run, error) => {
        batch(() => {
          variables.salvando.set("");
          own.erro.set(mensagemFuncao(error));
        });
      },
    }),
  };
  return (
    <Component
      onMount={() => {
        own.mapa.setUnknown(importacaoAtual()?.mapeamento);
      }}
    >
      <FormContainer
        id="cartao"
        classes={["cartao", "base"]}
        validate={false}
        ariaLabel="Colunas do arquivo"
        onSubmit={workflows.conferir}
      >
        <h2 className="trama-text importacao-colunas-titulo subtitulo">
          Confira as colunas
        </h2>
        <TextBlock
          id="lido"
          classes={["dica"]}
          text={() => {
            const i = importacaoAtual();
            return `${i?.arquivo_nome ?? ""}: ${formatNumber(i?.linhas_total ?? 0)} ${i?.linhas_total === 1 ? "linha, separada" : "linhas, separadas"} por ${i?.separador === ";" ? "ponto e vírgula" : i?.separador === "," ? "vírgula" : "tabulação"}, ${i?.codificacao === "utf-8" ? "UTF-8" : "Windows-1252"}.`;
          }}
          tag="p"
        />
        <ScrollArea
          id="tabela"
          ariaLabel="Primeiras linhas do arquivo"
        >
          <table className="trama-base importacao-colunas-tabelaAmostra">
            <thead className="trama-base importacao-colunas-cabeca">
              <tr className="trama-base importacao-colunas-titulos">
                <Repeat
                  items={() => map(importacaoAtual()?.cabecalho, (texto, lugar) => ({ lugar, texto }))}
                  by={(item) => item.lugar}
                >
                  {(item) => (
                    <TextBlock
                      id="tituloColuna"
                      classes={["junto", "forte"]}
                      text={() => item.value.texto}
                      tag="th"
                    />
                  )}
                </Repeat>
              </tr>
            </thead>
            <tbody className="trama-base importacao-colunas-linhas">
              <Repeat
                items={() => map(importacaoAtual()?.amostra, (celulas, lugar) => ({ lugar, celulas }))}
                by={(item) => item.lugar}
              >
                {(item) => (
                  <tr className="trama-base importacao-colunas-linhaAmostra">
                    <Repeat
                      items={() => item.value.celulas.map((texto, lugar) => ({ lugar, texto }))}
                      by={(item) => item.lugar}
                    >
                      {(celulaItem) => (
                        <TextBlock
                          id="celula"
                          classes={["junto"]}
                          text={() => celulaItem.value.texto}
                          tag="td"
                        />
                      )}
                    </Repeat>
                  </tr>
                )}
              </Repeat>
            </tbody>
          </table>
        </ScrollArea>
        <div className="trama-base importacao-colunas-campos">
          <Repeat
            items={() =>
              own.todas.value
                ? importacaoColunas.data.value
                : importacaoColunas.data.value.filter((uma) => uma.obrigatoria || toText(custom.membro(own.mapa.value, uma.value)) !== "")
            }
            by={(item) => item.value}
          >
            {(item) => (
              <Select
                id="campo"
                options={() => distinct(importacaoAtual()?.cabecalho)}
                value={() => toText(custom.membro(own.mapa.value, item.value.value))}
                label={() =>
                  item.value.obrigatoria
                    ? `${item.value.label} *`
                    : item.value.label
                }
                placeholder="Não importar"
                noResultsText="Nada com esse nome."
                searchPlaceholder="Buscar coluna"
                clearLabel={() => `Limpar ${item.value.label}`}
                searchable
                clearIcon
                onChange={(_run, event) => {
                  own.mapa.set(trust(custom.comMembro(own.mapa.value, item.value.value, toText(ifEmpty(event.value, "")))));
                }}
              />
            )}
          </Repeat>
        </div>
        <Button
          id="mais"
          classes={["botao", "discreto"]}
          text={() => own.todas.value ? "Mostrar menos colunas" : "Mostrar todas as colunas"}
          onClick={() => {
            own.todas.set(!own.todas.value);
          }}
        />
        <div className="trama-flexbox importacao-colunas-opcoes">
          <Select
            id="plataforma"
            handle={elements.plataforma}
            options={() => plataformas.data.value}
            value={() => importacaoAtual()?.plataforma_padrao ?? ""}
            label="Plataforma das linhas que não dizem"
            ariaLabel="Plataforma"
            placeholder="O arquivo diz"
            clearLabel="Limpar plataforma"
            searchable={false}
            clearIcon
          />
          <RadioGroup
            id="modo"
            handle={elements.modo}
            options={() => importacaoModos.data.value}
            value={() => importacaoAtual()?.modo ?? "novas_e_atualizar"}
            label="O que importar"
          />
        </div>
        <If when={() => ifEmpty(own.erro.value, () => importacaoAtual()?.erro ?? "") !== ""}>
          <TextBlock
            id="erro"
            classes={["erro"]}
            text={() => ifEmpty(own.erro.value, () => importacaoAtual()?.erro ?? "")}
            tag="p"
            role="alert"
          />
        </If>
        <div className="trama-flexbox importacao-colunas-botoes">
          <Button
            id="conferir"
            classes={["botao", "primario"]}
            text="Conferir linhas"
            buttonType="submit"
            loading={() => variables.salvando.value === "importacaoAnalisar"}
          />
          <Button
            id="outro"
            classes={["botao", "secundario"]}
            text="Escolher outro arquivo"
            onClick={importacaoFechar}
          />
        </div>
      </FormContainer>
    </Component>
  );
});

export default ImportacaoColunas;
