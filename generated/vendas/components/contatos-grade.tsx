// @generated from designs/vendas/components/contatos-grade.json. Do not edit.
import {
  If,
  Repeat,
  batch,
  breakpoint,
  component,
  handle,
  localVariable,
  navigate,
  readCollection,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { DataGrid } from "trama/runtime/elements/data-grid";
import { Icon } from "trama/runtime/elements/icon";
import { TextBlock } from "trama/runtime/elements/text";
import {
  add,
  ifEmpty,
  min,
} from "trama/runtime/helpers";
import type { ContatosRow } from "../collections/contatos";
import { contatos } from "../collections/contatos";
import AvatarIniciais from "./avatar-iniciais";
import ContatoMenu from "./contato-menu";
import EtiquetaTag from "./etiqueta-tag";
import Momento from "./momento";
import Vazio from "./vazio";
import { colunasMostradas } from "../formulas/colunas-mostradas";
import { contatosDirecao } from "../formulas/contatos-direcao";
import { contatosFiltros } from "../formulas/contatos-filtros";
import { corDoNome } from "../formulas/cor-do-nome";
import { mensagemErro } from "../formulas/mensagem-erro";
import { moeda } from "../formulas/moeda";
import { podeEditar } from "../formulas/pode-editar";
import { podeGerir } from "../formulas/pode-gerir";
import { podeVerPagina } from "../formulas/pode-ver-pagina";
import { telefone } from "../formulas/telefone";
import { formatNumber } from "../helpers/format-number";
import { downloadIcon } from "../icons/download";
import { listChecksIcon } from "../icons/list-checks";
import { plusIcon } from "../icons/plus";
import { tagIcon } from "../icons/tag";
import { trash2Icon } from "../icons/trash-2";
import { usersIcon } from "../icons/users";
import { xIcon } from "../icons/x";
import * as variables from "../variables";
import { contatosBuscar } from "../workflows/contatos-buscar";
import { contatosCriar } from "../workflows/contatos-criar";
import { contatosExcluir } from "../workflows/contatos-excluir";
import { contatosFiltrar } from "../workflows/contatos-filtrar";
import { contatosLimpar } from "../workflows/contatos-limpar";
import { exportacaoNova } from "../workflows/exportacao-nova";
import { mostrarErro } from "../workflows/mostrar-erro";
import { tagsAbrir } from "../workflows/tags-abrir";

/** A lista de contatos: tabela em telas grandes, cartões nas pequenas. */
const ContatosGrade = component("contatos-grade", {}, () => {
  const elements = {
    grade: handle(DataGrid<ContatosRow>),
  };
  const own = {
    /** Os contatos de todas as páginas estão vindo. */
    escolhendo: localVariable<boolean>({
      id: "escolhendo",
      type: "boolean",
      default: false,
    }),
  };
  const formulas = {
    /** Quantas tags se leem inteiras na coluna delas. */
    tagsQueCabem: (nomes: readonly string[], teste: boolean): number => nomes.slice(0, 2).join("").length <= (teste ? 10 : 20) ? 2 : 1,
  };
  return (
    <>
      <DataGrid
        id="grade"
        handle={elements.grade}
        classes={["com-acoes"]}
        data={() => contatos.data.value}
        dataIdPath="id"
        columns={[
          {
            id: "nome",
            name: "Nome",
            type: "custom",
            width: "minmax(200px, 1.5fr)",
            sortable: true,
          },
          {
            id: "email",
            name: "E-mail",
            type: "custom",
            width: "minmax(96px, 1fr)",
            sortable: true,
          },
          {
            id: "telefone",
            name: "Telefone",
            type: "custom",
            width: "130px",
          },
          {
            id: "tags",
            name: "Tags",
            type: "custom",
            width: "minmax(244px, 1.3fr)",
          },
          {
            id: "compras",
            name: "Compras",
            path: "qtd_compras",
            width: "84px",
            sortable: true,
            align: "end",
          },
          {
            id: "total",
            name: "Total comprado",
            type: "custom",
            width: "142px",
            sortable: true,
            align: "end",
          },
          {
            id: "ultimaCompra",
            name: "Última compra",
            type: "custom",
            width: "124px",
            sortable: true,
            align: "end",
          },
          {
            id: "responsavel",
            name: "Responsável",
            type: "custom",
            width: "130px",
            sortable: true,
          },
          {
            id: "menu",
            name: "Ações",
            type: "custom",
            width: "52px",
            align: "end",
          },
        ]}
        visibleColumns={() => add(colunasMostradas("contatos"), "menu")}
        ariaLabel="Contatos"
        selectable={podeEditar}
        keepSelection
        selectAllLabel="Selecionar todos"
        selectRowLabel="Selecionar contato"
        hasStickyHeader
        rowHeight={() => variables.densidade.value === "compacta" ? "42px" : "52px"}
        sortName={() => ifEmpty(variables.ordem.value, "ultimaCompra")}
        sortOrder={() => contatosDirecao() === "desc" ? "DESC" : "ASC"}
        isFetching={() => contatos.isFetching.value}
        skeletonRows={10}
        nextRowKey={() => variables.atalhosDeTecla.value ? "j" : ""}
        previousRowKey={() => variables.atalhosDeTecla.value ? "k" : ""}
        onRowClick={async (run, event) => {
          await navigate(run, {
            page: "pg-contato",
            params: {
              contatoId: event.id,
            },
          });
        }}
        onSort={async (run, event) => {
          batch(() => {
            variables.ordem.set(event.name);
            variables.direcao.set(event.order === "DESC" ? "desc" : "asc");
          });
          await contatosFiltrar(run);
        }}
        card={(item) => (
          <div className="trama-flexbox contatos-grade-cartao">
            <div className="trama-flexbox contatos-grade-cartaoTexto">
              <div className="trama-flexbox contatos-grade-cartaoTopo">
                <TextBlock
                  id="nomeCartao"
                  classes={["forte", "corta"]}
                  text={() => item.value.nome}
                  tag="span"
                  link={() => ({
                    page: "pg-contato",
                    params: {
                      contatoId: item.value.id,
                    },
                  })}
                />
                <TextBlock
                  id="totalCartao"
                  classes={["forte", "junto"]}
                  text={() => moeda(item.value.total_compras_centavos)}
                  tag="span"
                />
              </div>
              <div className="trama-flexbox contatos-grade-cartaoMeio">
                <TextBlock
                  id="telefoneCartao"
                  classes={["dica", "corta"]}
                  text={() => ifEmpty(telefone(item.value.telefone ?? ""), () => ifEmpty(item.value.email ?? "", "Sem telefone nem e-mail"))}
                  tag="span"
                />
                <div className="trama-base contatos-grade-ultimaCartao dica junto">
                  <Momento
                    id="ultimaCompraCartao"
                    em={() => item.value.ultima_compra_em ?? ""}
                  />
                </div>
              </div>
            </div>
            <div className="trama-base contatos-grade-cartaoMenu">
              <ContatoMenu
                id="menuCartao"
                contatoId={() => item.value.id}
                nome={() => item.value.nome}
              />
            </div>
          </div>
        )}
        empty={
          <Vazio
            id="vazio"
            texto={() => contatosFiltros() > 0 || variables.q.value.trim() !== "" ? "Nenhum resultado para os filtros escolhidos." : "Nenhum contato ainda."}
            acao={
              <>
                <If when={() => contatosFiltros() > 0 || variables.q.value.trim() !== ""}>
                  <Button
                    id="limpar"
                    classes={["botao", "secundario"]}
                    text="Limpar filtros"
                    onClick={contatosLimpar}
                  />
                </If>
                <If
                  when={() =>
                    podeEditar() &&
                      contatosFiltros() === 0 &&
                      variables.q.value.trim() === ""
                  }
                >
                  <Button
                    id="novo"
                    classes={["botao", "primario"]}
                    text="Novo contato"
                    onClick={contatosCriar}
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
                icon={usersIcon}
                size="32px"
              />
            }
          />
        }
        cells={{
          email: (item) => (
            <TextBlock
              id="email"
              classes={["corta"]}
              rootAttributes={{
                title: () => item.value.email ?? "",
              }}
              text={() => ifEmpty(item.value.email, "—")}
              tag="span"
            />
          ),
          menu: (item) => (
            <div className="trama-flexbox contatos-grade-acoesDaLinha acoes-linha">
              <ContatoMenu
                id="menu"
                contatoId={() => item.value.id}
                nome={() => item.value.nome}
              />
            </div>
          ),
          nome: (item) => (
            <div className="trama-flexbox contatos-grade-pessoa">
              <AvatarIniciais
                id="avatar"
                cor={() => corDoNome(item.value.nome)}
                nome={() => item.value.nome}
                pequeno={() => variables.densidade.value === "compacta"}
              />
              <div className="trama-flexbox contatos-grade-quem linha-dupla">
                <TextBlock
                  id="nome"
                  classes={["corta", "nome"]}
                  rootAttributes={{
                    title: () => item.value.nome,
                  }}
                  text={() => item.value.nome}
                  tag="span"
                  link={() => ({
                    page: "pg-contato",
                    params: {
                      contatoId: item.value.id,
                    },
                  })}
                />
                <If when={() => !colunasMostradas("contatos").includes("email")}>
                  <TextBlock
                    id="emailDoNome"
                    classes={["linha-apoio"]}
                    rootAttributes={{
                      title: () => item.value.email ?? "",
                    }}
                    text={() => ifEmpty(item.value.email, "sem e-mail")}
                    tag="span"
                  />
                </If>
              </div>
            </div>
          ),
          responsavel: (item) => (
            <TextBlock
              id="responsavel"
              classes={["corta"]}
              rootAttributes={{
                title: () => ifEmpty(item.value.responsavel_nome, "—"),
              }}
              text={() => ifEmpty(item.value.responsavel_nome, "—")}
              tag="span"
            />
          ),
          tags: (item) => (
            <div className="trama-flexbox contatos-grade-tags">
              <Repeat
                items={() => item.value.tags.slice(0, formulas.tagsQueCabem(item.value.tags.map((other) => other.nome), item.value.dados_teste))}
                by={(item) => item.id}
              >
                {(tagItem) => (
                  <EtiquetaTag
                    id="tag"
                    cor={() => tagItem.value.cor}
                    nome={() => tagItem.value.nome}
                  />
                )}
              </Repeat>
              <If
                when={() => item.value.tags.length > formulas.tagsQueCabem(item.value.tags.map((other) => other.nome), item.value.dados_teste)}
              >
                <TextBlock
                  id="maisTags"
                  classes={["etiqueta"]}
                  rootAttributes={{
                    title: () => item.value.tags.slice(formulas.tagsQueCabem(item.value.tags.map((other) => other.nome), item.value.dados_teste)).map((other) => other.nome).join(", "),
                  }}
                  text={() => `+${item.value.tags.length - formulas.tagsQueCabem(item.value.tags.map((other) => other.nome), item.value.dados_teste)}`}
                  tag="span"
                  role="note"
                  ariaLabel={() => `Mais: ${item.value.tags.slice(formulas.tagsQueCabem(item.value.tags.map((other) => other.nome), item.value.dados_teste)).map((other) => other.nome).join(", ")}`}
                />
              </If>
              <If when={() => item.value.dados_teste}>
                <span className="trama-text contatos-grade-teste etiqueta">
                  Teste
                </span>
              </If>
            </div>
          ),
          telefone: (item) => (
            <If when={() => item.value.telefone}>
              <TextBlock
                id="telefone"
                classes={["ligacao-quieta", "junto"]}
                text={() => telefone(item.value.telefone ?? "")}
                tag="span"
                link={() => ({
                  tel: item.value.telefone,
                })}
              />
            </If>
          ),
          total: (item) => (
            <TextBlock
              id="total"
              classes={["forte", "junto"]}
              text={() => moeda(item.value.total_compras_centavos)}
              tag="span"
            />
          ),
          ultimaCompra: (item) => (
            <Momento
              id="ultimaCompra"
              em={() => item.value.ultima_compra_em ?? ""}
            />
          ),
        }}
      />
      <If when={() => elements.grade.selectedRows.value.length > 0}>
        <div className="trama-flexbox contatos-grade-massa barra-selecao" role="toolbar" aria-label="Contatos selecionados">
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
          <If
            when={() => elements.grade.selectedRows.value.length >= contatos.data.value.length && elements.grade.selectedRows.value.length < min(contatos.total.value, 1000)}
          >
            <Button
              id="todos"
              classes={["botao", "discreto"]}
              classesWhen={{
                "so-icone": () => breakpoint.value === "mobile",
              }}
              text={() =>
                breakpoint.value === "mobile"
                  ? ""
                  : `Selecionar ${contatos.total.value > 1000 ? "os primeiros 1.000" : `os ${formatNumber(contatos.total.value)}`}`
              }
              ariaLabel={() =>
                breakpoint.value === "mobile"
                  ? `Selecionar ${contatos.total.value > 1000 ? "os primeiros 1.000" : `os ${formatNumber(contatos.total.value)}`}`
                  : ""
              }
              loading={() => own.escolhendo.value}
              onClick={{
                steps: async (run) => {
                  own.escolhendo.set(true);
                  const linhas = await readCollection(run, contatos, {
                    limit: 1000,
                  });
                  elements.grade.actions.selectAll({
                    rows: linhas,
                  });
                  own.escolhendo.set(false);
                },
                onError: async (run, error) => {
                  own.escolhendo.set(false);
                  await mostrarErro(run, {
                    mensagem: mensagemErro(error),
                  });
                },
              }}
              leftIcon={
                <If when={() => breakpoint.value === "mobile"}>
                  <Icon
                    id="todosIcone"
                    icon={listChecksIcon}
                    size="16px"
                  />
                </If>
              }
            />
          </If>
          <Button
            id="mudarTags"
            classes={["botao", "secundario"]}
            classesWhen={{
              "so-icone": () => breakpoint.value === "mobile",
            }}
            text={() => breakpoint.value === "mobile" ? "" : "Tags"}
            ariaLabel="Adicionar ou remover tags"
            onClick={async (run) => {
              const mudou = await tagsAbrir(run, {
                contatos: elements.grade.selectedRows.value.map((row) => ({ id: row.id, tags: row.value.tags.map((item) => item.id) })),
                massa: true,
              });
              if (!mudou) {
                return;
              }
              elements.grade.actions.clearSelection();
              await contatosBuscar(run);
            }}
            leftIcon={
              <Icon
                id="iconeMudarTags"
                icon={tagIcon}
                size="16px"
              />
            }
          />
          <If when={() => podeVerPagina("pg-exportacoes")}>
            <Button
              id="exportar"
              classes={["botao", "secundario"]}
              classesWhen={{
                "so-icone": () => breakpoint.value === "mobile",
              }}
              text={() => breakpoint.value === "mobile" ? "" : "Exportar"}
              ariaLabel={() => breakpoint.value === "mobile" ? "Exportar" : ""}
              onClick={(run) => exportacaoNova(run, {
                filtros: { ids: elements.grade.selectedRows.value.map((item) => item.id) },
                tipo: "contatos",
              })}
              leftIcon={
                <Icon
                  id="exportarIcone"
                  icon={downloadIcon}
                  size="16px"
                />
              }
            />
          </If>
          <If when={podeGerir}>
            <Button
              id="excluir"
              classes={["botao", "perigo"]}
              classesWhen={{
                "so-icone": () => breakpoint.value === "mobile",
              }}
              text={() => breakpoint.value === "mobile" ? "" : "Excluir"}
              ariaLabel={() => breakpoint.value === "mobile" ? "Excluir" : ""}
              loading={() => variables.salvando.value === "contatosExcluir"}
              onClick={async (run) => {
                const excluiu = await contatosExcluir(run, {
                  ids: elements.grade.selectedRows.value.map((item) => item.id),
                });
                if (!excluiu) {
                  return;
                }
                elements.grade.actions.clearSelection();
                await contatosBuscar(run);
              }}
              leftIcon={
                <If when={() => breakpoint.value === "mobile"}>
                  <Icon
                    id="excluirIcone"
                    icon={trash2Icon}
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
    </>
  );
});

export default ContatosGrade;
