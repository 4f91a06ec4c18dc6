// @generated from designs/vendas/components/importacao-colunas.json. Do not edit.
import {
  Component,
  If,
  Repeat,
  batch,
  breakpoint,
  component,
  handle,
  localVariable,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { ExpandableSection } from "trama/runtime/elements/expandable-section";
import { FormContainer } from "trama/runtime/elements/form-container";
import { RadioGroup } from "trama/runtime/elements/radio-group";
import { ScrollArea } from "trama/runtime/elements/scroll-area";
import { Select } from "trama/runtime/elements/select";
import { TextBlock } from "trama/runtime/elements/text";
import {
  distinct,
  findIndex,
  getByIndex,
  ifEmpty,
  map,
  toText,
  trust,
} from "trama/runtime/helpers";
import { supabaseInvoke } from "trama/runtime/plugins/supabase";
import * as custom from "../../../designs/vendas/custom";
import type { ImportacaoColunasRow } from "../collections/importacao-colunas";
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
  const formulas = {
    /** As colunas daqui que já têm uma do arquivo. */
    comColuna: (): readonly ImportacaoColunasRow[] => importacaoColunas.data.value.filter((uma) => toText(custom.membro(own.mapa.value, uma.value)) !== ""),
    /** As colunas obrigatórias que ainda não têm de onde vir. */
    falta: (): readonly ImportacaoColunasRow[] => importacaoColunas.data.value.filter((uma) => uma.obrigatoria && toText(custom.membro(own.mapa.value, uma.value)) === ""),
    /** As colunas do arquivo que ficam de fora. */
    sobra: (): readonly string[] => {
      const usadas = importacaoColunas.data.value.map((uma) => toText(custom.membro(own.mapa.value, uma.value)));
      return distinct(importacaoAtual()?.cabecalho).filter((titulo) => !usadas.includes(titulo));
    },
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
        <div className="trama-flexbox importacao-colunas-topo">
          <div className="trama-flexbox importacao-colunas-oQueVeio">
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
          </div>
          <div className="trama-flexbox importacao-colunas-botoes">
            <Button
              id="outro"
              classes={["botao", "secundario"]}
              text="Escolher outro arquivo"
              onClick={importacaoFechar}
            />
            <Button
              id="conferir"
              classes={["botao", "primario"]}
              text="Conferir linhas"
              buttonType="submit"
              loading={() => variables.salvando.value === "importacaoAnalisar"}
            />
          </div>
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
        <div className="trama-flexbox importacao-colunas-estado">
          <If when={() => formulas.falta().length === 0}>
            <TextBlock
              id="reconhecidas"
              classes={["etiqueta", "tom-sucesso"]}
              text={() => {
                const quantas = formulas.comColuna().length;
                return `${quantas} de ${distinct(importacaoAtual()?.cabecalho).length} ${distinct(importacaoAtual()?.cabecalho).length === 1 ? "coluna reconhecida" : "colunas reconhecidas"}`;
              }}
              tag="span"
            />
          </If>
          <If when={() => formulas.falta().length > 0}>
            <TextBlock
              id="faltam"
              classes={["etiqueta", "tom-atencao"]}
              text={() => `Falta escolher: ${formulas.falta().map((uma) => uma.label).join(", ")}`}
              tag="span"
            />
          </If>
          <If when={() => formulas.sobra().length > 0}>
            <TextBlock
              id="deFora"
              classes={["dica"]}
              text={() => `Não entram: ${formulas.sobra().join(", ")}.`}
              tag="span"
            />
          </If>
        </div>
        <div className="trama-flexbox importacao-colunas-campos">
          <If when={() => breakpoint.value !== "mobile"}>
            <div className="trama-base importacao-colunas-titulosCampos linha-mapa linha-apoio">
              <span className="trama-text importacao-colunas-tituloAqui">
                No Balcão
              </span>
              <span className="trama-text importacao-colunas-tituloArquivo">
                Coluna do arquivo
              </span>
              <span className="trama-text importacao-colunas-tituloExemplo">
                Primeira linha
              </span>
            </div>
          </If>
          <ul className="trama-base importacao-colunas-listaCampos">
            <Repeat
              items={() =>
                own.todas.value
                  ? importacaoColunas.data.value
                  : importacaoColunas.data.value.filter((uma) => uma.obrigatoria || toText(custom.membro(own.mapa.value, uma.value)) !== "")
              }
              by={(item) => item.value}
            >
              {(item) => (
                <li className="trama-base importacao-colunas-linhaCampo linha linha-mapa">
                  <TextBlock
                    id="aqui"
                    classes={["forte"]}
                    text={() =>
                      item.value.obrigatoria
                        ? `${item.value.label} *`
                        : item.value.label
                    }
                    tag="span"
                  />
                  <Select
                    id="campo"
                    classes={["busca-lista"]}
                    states={{
                      falta: () => item.value.obrigatoria && toText(custom.membro(own.mapa.value, item.value.value)) === "",
                    }}
                    options={() => distinct(importacaoAtual()?.cabecalho)}
                    value={() => toText(custom.membro(own.mapa.value, item.value.value))}
                    ariaLabel={() =>
                      item.value.obrigatoria
                        ? `${item.value.label} *`
                        : item.value.label
                    }
                    placeholder={() => item.value.obrigatoria ? "Escolha a coluna" : "Não importar"}
                    noResultsText="Nada com esse nome."
                    searchPlaceholder="Buscar coluna"
                    clearLabel={() => `Limpar ${item.value.label}`}
                    searchable
                    clearIcon={() => !item.value.obrigatoria}
                    onChange={(_run, event) => {
                      own.mapa.set(trust(custom.comMembro(own.mapa.value, item.value.value, toText(ifEmpty(event.value, "")))));
                    }}
                  />
                  <If when={() => breakpoint.value !== "mobile"}>
                    <TextBlock
                      id="exemplo"
                      classes={["dica", "corta"]}
                      rootAttributes={{
                        title: () => {
                          const lugar = findIndex(importacaoAtual()?.cabecalho, toText(custom.membro(own.mapa.value, item.value.value)));
                          return toText(getByIndex(getByIndex(importacaoAtual()?.amostra, 0), lugar) ?? "");
                        },
                      }}
                      text={() => {
                        const lugar = findIndex(importacaoAtual()?.cabecalho, toText(custom.membro(own.mapa.value, item.value.value)));
                        return ifEmpty(toText(getByIndex(getByIndex(importacaoAtual()?.amostra, 0), lugar) ?? ""), "—");
                      }}
                      tag="span"
                    />
                  </If>
                </li>
              )}
            </Repeat>
          </ul>
        </div>
        <Button
          id="mais"
          classes={["botao", "discreto", "botao-menor"]}
          text={() =>
            own.todas.value
              ? "Mostrar menos colunas"
              : `Mostrar todas as ${importacaoColunas.data.value.length} colunas`
          }
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
            label="Plataforma, quando o arquivo não diz"
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
        <ExpandableSection
          id="amostra"
          text="Primeiras linhas do arquivo"
          keepMounted={false}
        >
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
        </ExpandableSection>
      </FormContainer>
    </Component>
  );
});

export default ImportacaoColunas;
