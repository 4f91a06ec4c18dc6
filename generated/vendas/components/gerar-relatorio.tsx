// @generated from designs/vendas/components/gerar-relatorio.json. Do not edit.
import {
  Component,
  If,
  batch,
  closePopup,
  component,
  fetchCollection,
  latestWorkflow,
  localVariable,
  wait,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { FormContainer } from "trama/runtime/elements/form-container";
import { Modal } from "trama/runtime/elements/modal";
import { Multiselect } from "trama/runtime/elements/multiselect";
import { Select } from "trama/runtime/elements/select";
import { TextBlock } from "trama/runtime/elements/text";
import {
  ifEmpty,
  toText,
  trust,
} from "trama/runtime/helpers";
import {
  supabaseCall,
  supabaseInvoke,
} from "trama/runtime/plugins/supabase";
import { plataformas } from "../collections/plataformas";
import { produtosOpcoes } from "../collections/produtos-opcoes";
import { situacoesRelatorio } from "../collections/situacoes-relatorio";
import { tiposRelatorio } from "../collections/tipos-relatorio";
import FiltroPeriodo from "./filtro-periodo";
import ListaColunas from "./lista-colunas";
import { mensagemErro } from "../formulas/mensagem-erro";
import { mensagemFuncao } from "../formulas/mensagem-funcao";
import { tiposQueExporta } from "../formulas/tipos-que-exporta";
import { formatNumber } from "../helpers/format-number";
import * as variables from "../variables";

export type GerarRelatorioShape = {
  readonly props: {
    readonly filtros?: { readonly [name: string]: unknown } | null | undefined;
    readonly tipo?: string;
  };
  readonly result: boolean;
};

/** Pede um relatório. De uma lista, leva o filtro dela; sem lista, o período e os filtros se escolhem aqui. O resultado diz se alguém pediu. */
const GerarRelatorio = component<GerarRelatorioShape>("gerar-relatorio", {
  filtros: null,
  tipo: "",
}, ({ props }) => {
  const own = {
    colunas: localVariable<readonly {
      readonly id: string;
      readonly nome: string;
    }[]>({
      id: "colunas",
      type: "array",
      default: [],
    }),
    daPlataforma: localVariable<string>({
      id: "daPlataforma",
      type: "string",
      default: "",
    }),
    doProduto: localVariable<string>({
      id: "doProduto",
      type: "string",
      default: "",
    }),
    erro: localVariable<string>({
      id: "erro",
      type: "string",
      default: "",
    }),
    fim: localVariable<string>({
      id: "fim",
      type: "string",
      default: "",
    }),
    inicio: localVariable<string>({
      id: "inicio",
      type: "string",
      default: "",
    }),
    /** Quantas linhas o relatório teria; -1 enquanto se contam. */
    linhas: localVariable<number>({
      id: "linhas",
      type: "number",
      default: -1,
    }),
    lugares: localVariable<readonly string[]>({
      id: "lugares",
      type: "array",
      default: [],
    }),
    ocultas: localVariable<readonly string[]>({
      id: "ocultas",
      type: "array",
      default: [],
    }),
    qual: localVariable<string>({
      id: "qual",
      type: "string",
      default: "",
    }),
    situacoes: localVariable<readonly string[]>({
      id: "situacoes",
      type: "array",
      default: [],
    }),
    tentou: localVariable<boolean>({
      id: "tentou",
      type: "boolean",
      default: false,
    }),
  };
  const formulas = {
    filtros: (): { readonly [name: string]: unknown } | {
      readonly inicio: string;
      readonly fim: string;
      readonly status: readonly string[];
      readonly produto: string;
      readonly plataforma: string;
    } => props.filtros.value ?? {
      inicio: own.inicio.value,
      fim: own.fim.value,
      status: own.situacoes.value,
      produto: own.doProduto.value,
      plataforma: own.daPlataforma.value,
    },
  };
  const workflows = {
    /** Começa pelo período e pelo tipo de onde se veio. */
    abrir: workflow("abrir", async (run) => {
      batch(() => {
        own.inicio.set(variables.dataInicio.value);
        own.fim.set(variables.dataFim.value);
      });
      const tipos = tiposQueExporta();
      own.qual.set(ifEmpty(props.tipo.value, () => tipos.length === 1 ? tipos[0]?.value ?? "" : ""));
      await fetchCollection(run, produtosOpcoes);
      await workflows.colunasBuscar(run);
      await workflows.contar(run);
    }),
    colunasBuscar: latestWorkflow("colunasBuscar", async (run) => {
      if (own.qual.value === "") {
        return;
      }
      const achadas = await supabaseCall<readonly {
        readonly coluna: string;
        readonly titulo: string;
      }[]>(run, "rpc_exportacao_colunas", {
        p_tipo: own.qual.value,
      });
      batch(() => {
        own.colunas.set(achadas.map((uma) => ({ id: uma.coluna, nome: uma.titulo })));
        own.lugares.set(achadas.map((item) => item.coluna));
        own.ocultas.set([]);
      });
    }, {
      onError: (_run, error) => {
        own.erro.set(mensagemErro(error));
      },
    }),
    /** Quantas linhas o relatório teria, um instante depois da última mudança. */
    contar: latestWorkflow("contar", async (run) => {
      if (own.qual.value === "") {
        return;
      }
      batch(() => {
        own.linhas.set(-1);
        own.erro.set("");
      });
      await wait(run, 300);
      const quantas = await supabaseCall<number>(run, "rpc_exportacao_contar", {
        p_filtros: formulas.filtros(),
        p_tipo: own.qual.value,
      });
      own.linhas.set(quantas);
    }, {
      onError: (_run, error) => {
        own.erro.set(mensagemErro(error));
      },
    }),
    gerar: workflow("gerar", async (run) => {
      if (variables.salvando.value !== "") {
        return;
      }
      own.tentou.set(true);
      if (own.qual.value === "" || own.linhas.value === 0) {
        return;
      }
      variables.salvando.set("relatorio");
      await supabaseInvoke(run, {
        function: "exportacoes",
        body: {
          tipo: own.qual.value,
          filtros: formulas.filtros(),
          colunas: own.lugares.value.filter((coluna) => !own.ocultas.value.includes(coluna)),
        },
      });
      variables.salvando.set("");
      closePopup(run, true);
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
      onMount={workflows.abrir}
    >
      <Modal
        id="janela"
        classes={["modal", "base"]}
        zIndex={60}
        backdropColor="var(--veu)"
        transition="all var(--rapido)"
      >
        <h2 className="trama-text gerar-relatorio-titulo subtitulo">
          Gerar relatório
        </h2>
        <FormContainer
          id="formulario"
          validate={false}
          ariaLabel="Gerar relatório"
          onSubmit={workflows.gerar}
        >
          <If when={() => props.filtros.value == null}>
            <Select
              id="tipo"
              options={tiposQueExporta}
              value={() => own.qual.value}
              label="O que exportar"
              error={() => own.tentou.value && own.qual.value === "" ? "Preencha este campo." : ""}
              placeholder="Escolha"
              searchable={false}
              onChange={async (run, event) => {
                batch(() => {
                  own.qual.set(toText(ifEmpty(event.value, "")));
                  own.situacoes.set([]);
                });
                await workflows.colunasBuscar(run);
                await workflows.contar(run);
              }}
            />
          </If>
          <If when={() => props.filtros.value != null}>
            <TextBlock
              id="daLista"
              classes={["texto"]}
              text={() => `${tiposRelatorio.data.value.find((item) => item.value === own.qual.value)?.label ?? ""} com os filtros da lista aberta.`}
              tag="p"
            />
          </If>
          <If when={() => props.filtros.value == null && own.qual.value !== ""}>
            <div className="trama-flexbox gerar-relatorio-filtros">
              <FiltroPeriodo
                id="periodo"
                fim={() => own.fim.value}
                inicio={() => own.inicio.value}
                rotulo="Período"
                onMudar={async (run, event) => {
                  batch(() => {
                    own.inicio.set(event.inicio);
                    own.fim.set(event.fim);
                  });
                  await workflows.contar(run);
                }}
              />
              <If
                when={() =>
                  own.qual.value !== "contatos" &&
                    own.qual.value !== "metricas" &&
                    own.qual.value !== ""
                }
              >
                <Multiselect
                  id="status"
                  options={() => situacoesRelatorio.data.value.filter((s) => s.tipo === own.qual.value)}
                  value={() => own.situacoes.value}
                  ariaLabel="Status"
                  mode="multiple"
                  multipleLabel={"Status ({count})"}
                  layoutType="free"
                  placeholder="Status"
                  clearLabel="Limpar status"
                  searchable={false}
                  clearIcon
                  onChange={async (run, event) => {
                    own.situacoes.set(trust(event.value));
                    await workflows.contar(run);
                  }}
                />
              </If>
              <If when={() => ["transacoes", "comissoes", "envios", "recuperacoes"].includes(own.qual.value)}>
                <Select
                  id="produto"
                  options={() => produtosOpcoes.data.value}
                  labelField="nome"
                  valueField="id"
                  value={() => own.doProduto.value}
                  ariaLabel="Produto"
                  placeholder="Produto"
                  noResultsText="Nada com esse nome."
                  searchPlaceholder="Buscar"
                  clearLabel="Limpar produto"
                  searchable
                  clearIcon
                  onChange={async (run, event) => {
                    own.doProduto.set(toText(ifEmpty(event.value, "")));
                    await workflows.contar(run);
                  }}
                />
              </If>
              <If when={() => ["transacoes", "comissoes"].includes(own.qual.value)}>
                <Select
                  id="plataforma"
                  options={() => plataformas.data.value}
                  value={() => own.daPlataforma.value}
                  ariaLabel="Plataforma"
                  placeholder="Plataforma"
                  clearLabel="Limpar plataforma"
                  searchable={false}
                  clearIcon
                  onChange={async (run, event) => {
                    own.daPlataforma.set(toText(ifEmpty(event.value, "")));
                    await workflows.contar(run);
                  }}
                />
              </If>
            </div>
          </If>
          <If when={() => own.colunas.value.length > 0}>
            <div className="trama-flexbox gerar-relatorio-linhaColunas">
              <ListaColunas
                id="colunas"
                colunas={() => own.colunas.value}
                ocultas={() => own.ocultas.value}
                ordem={() => own.lugares.value}
                onMudar={(_run, event) => {
                  batch(() => {
                    own.lugares.set(event.ordem);
                    own.ocultas.set(event.ocultas);
                  });
                }}
                onPadrao={() => {
                  batch(() => {
                    own.lugares.set(own.colunas.value.map((item) => item.id));
                    own.ocultas.set([]);
                  });
                }}
              />
              <TextBlock
                id="quantasColunas"
                classes={["dica"]}
                text={() => `${own.lugares.value.length - own.ocultas.value.length} de ${own.lugares.value.length} colunas · CSV (Excel)`}
                tag="span"
              />
            </div>
          </If>
          <If when={() => own.qual.value !== ""}>
            <TextBlock
              id="quantas"
              classes={["forte"]}
              text={() =>
                own.linhas.value < 0 ? "Contando as linhas…"
                  : own.linhas.value === 0 ? "Nenhuma linha para exportar."
                  : own.linhas.value > 200000 ? "Reduza o período: limite de 200.000 linhas."
                  : own.linhas.value === 1 ? "1 linha"
                  : `${formatNumber(own.linhas.value)} linhas`
              }
              tag="p"
              role="status"
            />
          </If>
          <If when={() => own.erro.value !== ""}>
            <TextBlock
              id="erroGeral"
              classes={["erro"]}
              text={() => own.erro.value}
              tag="p"
              role="alert"
            />
          </If>
          <div className="trama-flexbox gerar-relatorio-acoes">
            <Button
              id="cancelar"
              classes={["botao", "secundario"]}
              text="Cancelar"
              link={{
                closePopup: true,
              }}
            />
            <Button
              id="gerar"
              classes={["botao", "primario"]}
              text="Gerar"
              buttonType="submit"
              disabled={() => own.linhas.value === 0 || own.linhas.value > 200000}
              loading={() => variables.salvando.value === "relatorio"}
            />
          </div>
        </FormContainer>
      </Modal>
    </Component>
  );
});

export default GerarRelatorio;
