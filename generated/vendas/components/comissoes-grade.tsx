// @generated from designs/vendas/components/comissoes-grade.json. Do not edit.
import {
  Component,
  If,
  batch,
  breakpoint,
  component,
  handle,
  watch,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { DataGrid } from "trama/runtime/elements/data-grid";
import { DateText } from "trama/runtime/elements/date";
import { Icon } from "trama/runtime/elements/icon";
import { TextBlock } from "trama/runtime/elements/text";
import {
  distinct,
  ifEmpty,
  sum,
} from "trama/runtime/helpers";
import type { ComissoesRow } from "../collections/comissoes";
import { comissoes } from "../collections/comissoes";
import Vazio from "./vazio";
import { comissoesDirecao } from "../formulas/comissoes-direcao";
import { comissoesFiltros } from "../formulas/comissoes-filtros";
import { comissoesStatus } from "../formulas/comissoes-status";
import { podeGerir } from "../formulas/pode-gerir";
import { rotuloPapel } from "../formulas/rotulo-papel";
import { valor } from "../formulas/valor";
import { circleCheckIcon } from "../icons/circle-check";
import { percentIcon } from "../icons/percent";
import { xIcon } from "../icons/x";
import * as variables from "../variables";
import { comissoesFiltrar } from "../workflows/comissoes-filtrar";
import { comissoesLimpar } from "../workflows/comissoes-limpar";
import { comissoesPagar } from "../workflows/comissoes-pagar";

export type ComissoesGradeShape = {
  readonly props: { readonly aba?: string };
  readonly events: { readonly mudarPeriodo: undefined };
};

/** As comissões uma a uma. Quem gere marca como pagas as liberadas de uma pessoa. */
const ComissoesGrade = component<ComissoesGradeShape>("comissoes-grade", {
  aba: "",
}, ({ props, emit }) => {
  const elements = {
    grade: handle(DataGrid<ComissoesRow>),
  };
  const formulas = {
    escolhidas: (): readonly ComissoesRow[] => elements.grade.selectedRows.value.map((row) => row.value),
    /** Paga-se uma pessoa por vez, em uma só moeda. */
    paga: (): boolean => {
      const linhas = formulas.escolhidas();
      return distinct(linhas.map((item) => item.beneficiario_email)).length === 1 && distinct(linhas.map((item) => item.moeda)).length === 1;
    },
    total: (): string => {
      const linhas = formulas.escolhidas();
      return valor(sum(linhas.map((item) => item.valor_centavos)), linhas[0]?.moeda);
    },
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
        data={() => comissoes.data.value}
        dataIdPath="id"
        columns={[
          {
            id: "aprovada",
            name: "Aprovada em",
            type: "custom",
            width: "144px",
            sortable: true,
          },
          {
            id: "beneficiario",
            name: "Beneficiário",
            type: "custom",
            width: "minmax(140px, 1.2fr)",
            sortable: true,
          },
          {
            id: "papel",
            name: "Papel",
            type: "custom",
            width: "128px",
            hideOn: ["tablet"],
          },
          {
            id: "produto",
            name: "Produto",
            type: "custom",
            width: "minmax(130px, 1.2fr)",
            sortable: true,
          },
          {
            id: "codigo",
            name: "Código",
            type: "custom",
            width: "150px",
            hideOn: ["tablet"],
          },
          {
            id: "prevista",
            name: () => comissoesStatus() === "paga" ? "Paga em" : "Prevista para",
            type: "custom",
            width: "124px",
            sortable: true,
          },
          {
            id: "valor",
            name: "Valor",
            type: "custom",
            width: "132px",
            sortable: true,
            align: "end",
          },
        ]}
        ariaLabel="Comissões"
        selectable={() => podeGerir() && comissoesStatus() === "liberada"}
        keepSelection
        selectAllLabel="Selecionar todas"
        selectRowLabel="Selecionar comissão"
        hasStickyHeader
        rowHeight={() => variables.densidade.value === "compacta" ? "42px" : "52px"}
        sortName={() => ifEmpty(variables.ordem.value, "prevista")}
        sortOrder={() => comissoesDirecao() === "desc" ? "DESC" : "ASC"}
        isFetching={() => comissoes.isFetching.value}
        skeletonRows={10}
        onSort={async (run, event) => {
          batch(() => {
            variables.ordem.set(event.name);
            variables.direcao.set(event.order === "DESC" ? "desc" : "asc");
          });
          await comissoesFiltrar(run);
        }}
        card={(item) => (
          <div className="trama-flexbox comissoes-grade-cartao">
            <div className="trama-flexbox comissoes-grade-cartaoTopo">
              <TextBlock
                id="nomeCartao"
                classes={["forte", "corta"]}
                text={() => item.value.beneficiario_nome}
                tag="span"
              />
              <TextBlock
                id="valorCartao"
                classes={["forte", "junto"]}
                states={{
                  negativo: () => item.value.valor_centavos < 0,
                }}
                text={() => valor(item.value.valor_centavos, item.value.moeda)}
                tag="span"
              />
            </div>
            <div className="trama-flexbox comissoes-grade-cartaoMeio">
              <TextBlock
                id="produtoCartao"
                classes={["corta"]}
                text={() => item.value.produto_nome}
                tag="span"
              />
              <TextBlock
                id="papelCartao"
                classes={["dica", "junto"]}
                text={() => rotuloPapel(item.value.papel)}
                tag="span"
              />
            </div>
            <div className="trama-flexbox comissoes-grade-cartaoFim">
              <TextBlock
                id="codigoCartao"
                classes={["dica", "corta"]}
                text={() =>
                  item.value.tipo === "estorno"
                    ? `Estorno de ${item.value.transacao_codigo}`
                    : item.value.transacao_codigo
                }
                tag="span"
              />
              <DateText
                id="previstaCartao"
                classes={["dica"]}
                date={() => item.value.paga_em ?? item.value.prevista_para}
                format="DD/MM/YY"
                emptyText="—"
              />
            </div>
          </div>
        )}
        empty={
          <Vazio
            id="vazio"
            texto={() => comissoesFiltros() > 0 || variables.q.value.trim() !== "" ? "Nenhum resultado para os filtros escolhidos." : "Nenhuma comissão no período."}
            acao={
              <>
                <If when={() => comissoesFiltros() > 0 || variables.q.value.trim() !== ""}>
                  <Button
                    id="limpar"
                    classes={["botao", "secundario"]}
                    text="Limpar filtros"
                    onClick={comissoesLimpar}
                  />
                </If>
                <If when={() => comissoesFiltros() === 0 && variables.q.value.trim() === ""}>
                  <Button
                    id="periodo"
                    classes={["botao", "secundario"]}
                    text="Mudar período"
                    onClick={async (run) => {
                      await emit(run, "mudarPeriodo");
                    }}
                  />
                </If>
              </>
            }
            icone={
              <Icon
                id="iconeVazio"
                icon={percentIcon}
                size="32px"
              />
            }
          />
        }
        cells={{
          aprovada: (item) => (
            <DateText
              id="aprovada"
              classes={["junto"]}
              date={() => item.value.aprovada_em}
              format="DD/MM/YY HH:mm"
            />
          ),
          beneficiario: (item) => (
            <TextBlock
              id="beneficiario"
              classes={["forte", "corta"]}
              rootAttributes={{
                title: () => item.value.beneficiario_nome,
              }}
              text={() => item.value.beneficiario_nome}
              tag="span"
            />
          ),
          codigo: (item) => (
            <TextBlock
              id="codigo"
              classes={["codigo", "corta"]}
              states={{
                negativo: () => item.value.valor_centavos < 0,
              }}
              rootAttributes={{
                title: () =>
                  item.value.tipo === "estorno"
                    ? `Estorno de ${item.value.transacao_codigo}`
                    : item.value.transacao_codigo,
              }}
              text={() =>
                item.value.tipo === "estorno"
                  ? `Estorno de ${item.value.transacao_codigo}`
                  : item.value.transacao_codigo
              }
              tag="span"
            />
          ),
          papel: (item) => (
            <TextBlock
              id="papel"
              classes={["corta"]}
              rootAttributes={{
                title: () => rotuloPapel(item.value.papel),
              }}
              text={() => rotuloPapel(item.value.papel)}
              tag="span"
            />
          ),
          prevista: (item) => (
            <DateText
              id="prevista"
              classes={["junto"]}
              date={() => item.value.paga_em ?? item.value.prevista_para}
              format="DD/MM/YY"
              emptyText="—"
            />
          ),
          produto: (item) => (
            <TextBlock
              id="produto"
              classes={["corta"]}
              rootAttributes={{
                title: () => item.value.produto_nome,
              }}
              text={() => item.value.produto_nome}
              tag="span"
            />
          ),
          valor: (item) => (
            <TextBlock
              id="valor"
              classes={["forte", "junto"]}
              states={{
                negativo: () => item.value.valor_centavos < 0,
              }}
              text={() => valor(item.value.valor_centavos, item.value.moeda)}
              tag="span"
            />
          ),
        }}
      />
      <If when={() => elements.grade.selectedRows.value.length > 0}>
        <div className="trama-flexbox comissoes-grade-massa barra-selecao" role="toolbar" aria-label="Comissões selecionadas">
          <TextBlock
            id="selecionadas"
            classes={["forte", "corta"]}
            text={() => {
              const quantas = elements.grade.selectedRows.value.length;
              return quantas === 1
                ? "1 selecionada"
                : `${quantas} selecionadas`;
            }}
            tag="span"
          />
          <If when={formulas.paga}>
            <TextBlock
              id="soma"
              classes={["junto"]}
              text={formulas.total}
              tag="span"
            />
          </If>
          <If when={() => !formulas.paga()}>
            <span className="trama-text comissoes-grade-dicaUma dica">
              Escolha comissões de um só beneficiário e uma só moeda.
            </span>
          </If>
          <If when={formulas.paga}>
            <Button
              id="pagar"
              classes={["botao", "primario"]}
              classesWhen={{
                "so-icone": () => breakpoint.value === "mobile",
              }}
              text={() => breakpoint.value === "mobile" ? "" : "Marcar como pagas"}
              ariaLabel={() => breakpoint.value === "mobile" ? "Marcar como pagas" : ""}
              onClick={async (run) => {
                const linhas = formulas.escolhidas();
                const pagou = await comissoesPagar(run, {
                  ids: linhas.map((item) => item.id),
                  nome: linhas[0]?.beneficiario_nome ?? "",
                  total: formulas.total(),
                });
                if (!pagou) {
                  return;
                }
                elements.grade.actions.clearSelection();
              }}
              leftIcon={
                <If when={() => breakpoint.value === "mobile"}>
                  <Icon
                    id="pagarIcone"
                    icon={circleCheckIcon}
                    size="16px"
                  />
                </If>
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

export default ComissoesGrade;
