// @generated from designs/vendas/components/atendimentos-grade.json. Do not edit.
import {
  Component,
  If,
  Repeat,
  batch,
  breakpoint,
  component,
  handle,
  navigate,
  watch,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { DataGrid } from "trama/runtime/elements/data-grid";
import { Dropdown } from "trama/runtime/elements/dropdown";
import { Icon } from "trama/runtime/elements/icon";
import { TextBlock } from "trama/runtime/elements/text";
import {
  ifEmpty,
} from "trama/runtime/helpers";
import { supabaseCall } from "trama/runtime/plugins/supabase";
import type { AtendimentosRow } from "../collections/atendimentos";
import { atendimentos } from "../collections/atendimentos";
import { categoriasAtendimento } from "../collections/categorias-atendimento";
import { equipe } from "../collections/equipe";
import { prioridades } from "../collections/prioridades";
import AvatarIniciais from "./avatar-iniciais";
import SeloPrioridade from "./selo-prioridade";
import SeloSituacao from "./selo-situacao";
import SlaBarra from "./sla-barra";
import Vazio from "./vazio";
import { atendimentosDirecao } from "../formulas/atendimentos-direcao";
import { atendimentosFiltros } from "../formulas/atendimentos-filtros";
import { colunasMostradas } from "../formulas/colunas-mostradas";
import { haQuanto } from "../formulas/ha-quanto";
import { mensagemErro } from "../formulas/mensagem-erro";
import { podeEditar } from "../formulas/pode-editar";
import { podeGerir } from "../formulas/pode-gerir";
import { formatDate } from "../helpers/format-date";
import { chevronDownIcon } from "../icons/chevron-down";
import { chevronUpIcon } from "../icons/chevron-up";
import { chevronsUpIcon } from "../icons/chevrons-up";
import { lifeBuoyIcon } from "../icons/life-buoy";
import { minusIcon } from "../icons/minus";
import { plusIcon } from "../icons/plus";
import { signalHighIcon } from "../icons/signal-high";
import { userCheckIcon } from "../icons/user-check";
import { xIcon } from "../icons/x";
import * as variables from "../variables";
import { atendimentosBuscar } from "../workflows/atendimentos-buscar";
import { atendimentosCriar } from "../workflows/atendimentos-criar";
import { atendimentosFiltrar } from "../workflows/atendimentos-filtrar";
import { atendimentosLimpar } from "../workflows/atendimentos-limpar";
import { avisar } from "../workflows/avisar";
import { mostrarErro } from "../workflows/mostrar-erro";

export type AtendimentosGradeShape = {
  readonly props: { readonly aba?: string };
};

/** A lista de atendimentos: tabela em telas grandes, cartões nas pequenas. */
const AtendimentosGrade = component<AtendimentosGradeShape>("atendimentos-grade", {
  aba: "",
}, ({ props }) => {
  const elements = {
    grade: handle(DataGrid<AtendimentosRow>),
  };
  const formulas = {
    quantos: (n: number): string =>
      n === 1
        ? "1 atendimento"
        : `${n} atendimentos`,
  };
  const workflows = {
    atribuir: workflow<{ readonly pessoa: string }>("atribuir", async (run, params) => {
      variables.salvando.set("atribuir");
      const mudados = await supabaseCall<readonly string[]>(run, "rpc_atendimentos_mudar", {
        p_dados: { responsavel_id: params.pessoa },
        p_ids: elements.grade.selectedRows.value.map((item) => item.id),
      });
      await workflows.pronto(run, {
        mensagem: `${formulas.quantos(mudados.length)} com ${equipe.data.value.find((item) => item.id === params.pessoa)?.nome ?? ""}.`,
      });
    }, {
      onError: async (run, error) => {
        variables.salvando.set("");
        await mostrarErro(run, {
          mensagem: mensagemErro(error),
        });
      },
    }),
    priorizar: workflow<{ readonly prioridade: string }>("priorizar", async (run, params) => {
      variables.salvando.set("priorizar");
      const mudados = await supabaseCall<readonly string[]>(run, "rpc_atendimentos_mudar", {
        p_dados: { prioridade: params.prioridade },
        p_ids: elements.grade.selectedRows.value.map((item) => item.id),
      });
      await workflows.pronto(run, {
        mensagem: `${formulas.quantos(mudados.length)} com prioridade ${(prioridades.data.value.find((item) => item.value === params.prioridade)?.label ?? "").toLowerCase()}.`,
      });
    }, {
      onError: async (run, error) => {
        variables.salvando.set("");
        await mostrarErro(run, {
          mensagem: mensagemErro(error),
        });
      },
    }),
    pronto: workflow<{ readonly mensagem: string }>("pronto", async (run, params) => {
      variables.salvando.set("");
      elements.grade.actions.clearSelection();
      await atendimentosBuscar(run);
      await avisar(run, {
        mensagem: params.mensagem,
      });
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
        data={() => atendimentos.data.value}
        dataIdPath="id"
        columns={[
          {
            id: "codigo",
            name: "Código",
            type: "custom",
            width: "112px",
            sortable: true,
          },
          {
            id: "assunto",
            name: "Assunto",
            type: "custom",
            width: "minmax(120px, 2fr)",
            sortable: true,
          },
          {
            id: "contato",
            name: "Contato",
            type: "custom",
            width: "minmax(92px, 1fr)",
            sortable: true,
          },
          {
            id: "categoria",
            name: "Categoria",
            type: "custom",
            width: "108px",
          },
          {
            id: "prioridade",
            name: "Prioridade",
            type: "custom",
            width: "98px",
          },
          {
            id: "status",
            name: "Status",
            type: "custom",
            width: "164px",
          },
          {
            id: "sla",
            name: "SLA",
            type: "custom",
            width: "156px",
            sortable: true,
          },
          {
            id: "responsavel",
            name: "Responsável",
            type: "custom",
            width: "148px",
            sortable: true,
          },
          {
            id: "atualizado",
            name: "Atualizado",
            type: "custom",
            width: "104px",
            sortable: true,
          },
        ]}
        visibleColumns={() => colunasMostradas("atendimentos")}
        ariaLabel="Atendimentos"
        selectable={podeGerir}
        keepSelection
        selectAllLabel="Selecionar todos"
        selectRowLabel="Selecionar atendimento"
        hasStickyHeader
        rowHeight={() => variables.densidade.value === "compacta" ? "42px" : "52px"}
        sortName={() => ifEmpty(variables.ordem.value, "sla")}
        sortOrder={() => atendimentosDirecao() === "desc" ? "DESC" : "ASC"}
        isFetching={() => atendimentos.isFetching.value && !variables.atendimentosQuietos.value}
        skeletonRows={10}
        nextRowKey={() => variables.atalhosDeTecla.value ? "j" : ""}
        previousRowKey={() => variables.atalhosDeTecla.value ? "k" : ""}
        onRowClick={async (run, event) => {
          await navigate(run, {
            page: "pg-atendimento",
            params: {
              atendimentoId: event.value.codigo,
            },
          });
        }}
        onSort={async (run, event) => {
          batch(() => {
            variables.ordem.set(event.name);
            variables.direcao.set(event.order === "DESC" ? "desc" : "asc");
          });
          await atendimentosFiltrar(run);
        }}
        card={(item) => (
          <div className="trama-flexbox atendimentos-grade-cartao">
            <div className="trama-flexbox atendimentos-grade-cartaoTopo">
              <TextBlock
                id="assuntoCartao"
                classes={["forte", "corta"]}
                text={() => item.value.assunto}
                tag="span"
                link={() => ({
                  page: "pg-atendimento",
                  params: {
                    atendimentoId: item.value.codigo,
                  },
                })}
              />
              <SeloPrioridade
                id="prioridadeCartao"
                valor={() => item.value.prioridade}
              />
            </div>
            <div className="trama-flexbox atendimentos-grade-cartaoMeio">
              <TextBlock
                id="contatoCartao"
                classes={["corta"]}
                text={() => item.value.contato_nome}
                tag="span"
              />
              <SeloSituacao
                id="statusCartao"
                valor={() => item.value.status}
              />
            </div>
            <div className="trama-flexbox atendimentos-grade-cartaoFim">
              <TextBlock
                id="codigoCartao"
                classes={["codigo", "junto"]}
                text={() => item.value.codigo}
                tag="span"
              />
              <div className="trama-base atendimentos-grade-slaCartao">
                <SlaBarra
                  id="slaBarra"
                  cumprido={() => item.value.resolvido_em != null}
                  fim={() => item.value.resolvido_em ?? item.value.pausado_em}
                  prazo={() => item.value.sla_resolucao_em}
                  rotulo={() => `Prazo de ${item.value.codigo}`}
                  total={() => item.value.sla_resolucao_minutos}
                />
              </div>
            </div>
          </div>
        )}
        empty={
          <Vazio
            id="vazio"
            texto={() =>
              atendimentosFiltros() > 0 || variables.q.value.trim() !== "" ? "Nenhum resultado para os filtros escolhidos."
                : variables.aba.value === "meus" ? "Nenhum atendimento seu em aberto."
                : variables.aba.value === "soltos" ? "Todo atendimento aberto tem responsável."
                : variables.aba.value === "resolvidos" ? "Nenhum atendimento resolvido."
                : "Nenhum atendimento aberto."
            }
            acao={
              <>
                <If when={() => atendimentosFiltros() > 0 || variables.q.value.trim() !== ""}>
                  <Button
                    id="limpar"
                    classes={["botao", "secundario"]}
                    text="Limpar filtros"
                    onClick={atendimentosLimpar}
                  />
                </If>
                <If
                  when={() =>
                    podeEditar() &&
                      atendimentosFiltros() === 0 &&
                      variables.q.value.trim() === ""
                  }
                >
                  <Button
                    id="novo"
                    classes={["botao", "primario"]}
                    text="Novo atendimento"
                    onClick={atendimentosCriar}
                    leftIcon={
                      <Icon
                        id="maisNovo"
                        icon={plusIcon}
                        size="16px"
                      />
                    }
                  />
                </If>
              </>
            }
            icone={
              <Icon
                id="iconeVazio"
                icon={lifeBuoyIcon}
                size="32px"
              />
            }
          />
        }
        cells={{
          assunto: (item) => (
            <TextBlock
              id="assunto"
              classes={["forte", "corta"]}
              rootAttributes={{
                title: () => item.value.assunto,
              }}
              text={() => item.value.assunto}
              tag="span"
            />
          ),
          atualizado: (item) => (
            <TextBlock
              id="atualizado"
              classes={["dica", "junto"]}
              rootAttributes={{
                title: () => formatDate(item.value.atualizado_em, "DD/MM/YY HH:mm:ss"),
              }}
              text={() => haQuanto(item.value.atualizado_em)}
              tag="span"
            />
          ),
          categoria: (item) => (
            <TextBlock
              id="categoria"
              classes={["corta"]}
              rootAttributes={{
                title: () => categoriasAtendimento.data.value.find((other) => other.value === item.value.categoria)?.label,
              }}
              text={() => categoriasAtendimento.data.value.find((other) => other.value === item.value.categoria)?.label}
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
                page: "pg-atendimento",
                params: {
                  atendimentoId: item.value.codigo,
                },
              })}
            />
          ),
          contato: (item) => (
            <TextBlock
              id="contato"
              classes={["corta"]}
              rootAttributes={{
                title: () => item.value.contato_nome,
              }}
              text={() => item.value.contato_nome}
              tag="span"
            />
          ),
          prioridade: (item) => (
            <SeloPrioridade
              id="prioridade"
              valor={() => item.value.prioridade}
            />
          ),
          responsavel: (item) => (
            <TextBlock
              id="responsavel"
              classes={["corta"]}
              rootAttributes={{
                title: () => item.value.responsavel_nome ?? "—",
              }}
              text={() => item.value.responsavel_nome ?? "—"}
              tag="span"
            />
          ),
          sla: (item) => (
            <SlaBarra
              id="sla"
              cumprido={() => item.value.resolvido_em != null}
              fim={() => item.value.resolvido_em ?? item.value.pausado_em}
              prazo={() => item.value.sla_resolucao_em}
              rotulo={() => `Prazo de ${item.value.codigo}`}
              total={() => item.value.sla_resolucao_minutos}
            />
          ),
          status: (item) => (
            <SeloSituacao
              id="status"
              valor={() => item.value.status}
            />
          ),
        }}
      />
      <If when={() => elements.grade.selectedRows.value.length > 0}>
        <div className="trama-flexbox atendimentos-grade-massa barra-selecao" role="toolbar" aria-label="Atendimentos selecionados">
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
          <Dropdown
            id="atribuir"
            kind="menu"
            ariaLabel="Atribuir"
            history="push"
            content={
              <div className="trama-base atendimentos-grade-atribuirPainel base">
                <Repeat
                  items={() => equipe.data.value}
                  by={(item) => item.id}
                >
                  {(item) => (
                    <Button
                      id="pessoa"
                      classes={["botao", "discreto", "item"]}
                      text={() => item.value.nome}
                      onClick={(run) => workflows.atribuir(run, {
                        pessoa: item.value.id,
                      })}
                      leftIcon={
                        <AvatarIniciais
                          id="avatarPessoa"
                          cor={() => item.value.cor}
                          nome={() => item.value.nome}
                          pequeno
                        />
                      }
                    />
                  )}
                </Repeat>
              </div>
            }
            trigger={
              <Button
                id="atribuirAbrir"
                classes={["botao", "secundario"]}
                classesWhen={{
                  "so-icone": () => breakpoint.value === "mobile",
                }}
                text={() => breakpoint.value === "mobile" ? "" : "Atribuir"}
                ariaLabel={() => breakpoint.value === "mobile" ? "Atribuir" : ""}
                loading={() => variables.salvando.value === "atribuir"}
                leftIcon={
                  <Icon
                    id="atribuirIcone"
                    icon={userCheckIcon}
                    size="16px"
                  />
                }
              />
            }
          />
          <Dropdown
            id="priorizar"
            kind="menu"
            ariaLabel="Mudar prioridade"
            history="push"
            content={
              <div className="trama-base atendimentos-grade-priorizarPainel base">
                <Repeat
                  items={() => prioridades.data.value}
                  by={(item) => item.value}
                >
                  {(item) => (
                    <Button
                      id="umaPrioridade"
                      classes={["botao", "discreto", "item"]}
                      text={() => item.value.label}
                      onClick={(run) => workflows.priorizar(run, {
                        prioridade: item.value.value,
                      })}
                      leftIcon={
                        <Icon
                          id="sinalPrioridade"
                          icon={() =>
                            item.value.value === "urgente" ? chevronsUpIcon
                              : item.value.value === "alta" ? chevronUpIcon
                              : item.value.value === "baixa" ? chevronDownIcon
                              : minusIcon
                          }
                          size="16px"
                        />
                      }
                    />
                  )}
                </Repeat>
              </div>
            }
            trigger={
              <Button
                id="priorizarAbrir"
                classes={["botao", "secundario"]}
                classesWhen={{
                  "so-icone": () => breakpoint.value === "mobile",
                }}
                text={() => breakpoint.value === "mobile" ? "" : "Mudar prioridade"}
                ariaLabel={() => breakpoint.value === "mobile" ? "Mudar prioridade" : ""}
                loading={() => variables.salvando.value === "priorizar"}
                leftIcon={
                  <Icon
                    id="priorizarIcone"
                    icon={signalHighIcon}
                    size="16px"
                  />
                }
              />
            }
          />
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

export default AtendimentosGrade;
