// @generated from designs/vendas/components/usuarios-app-grade.json. Do not edit.
import {
  If,
  batch,
  breakpoint,
  component,
  handle,
  screenSize,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { DataGrid } from "trama/runtime/elements/data-grid";
import { Icon } from "trama/runtime/elements/icon";
import { ProgressBar } from "trama/runtime/elements/progress-bar";
import { TextBlock } from "trama/runtime/elements/text";
import {
  subText,
} from "trama/runtime/helpers";
import { statusAcesso } from "../collections/status-acesso";
import { usuariosApp } from "../collections/usuarios-app";
import Momento from "./momento";
import SeloSituacao from "./selo-situacao";
import UsuarioAppMenu from "./usuario-app-menu";
import Vazio from "./vazio";
import { podeEditar } from "../formulas/pode-editar";
import { usuariosAppFiltros } from "../formulas/usuarios-app-filtros";
import { formatDate } from "../helpers/format-date";
import { smartphoneIcon } from "../icons/smartphone";
import * as variables from "../variables";
import { usuarioAppGravar } from "../workflows/usuario-app-gravar";
import { usuariosAppFiltrar } from "../workflows/usuarios-app-filtrar";
import { usuariosAppLimpar } from "../workflows/usuarios-app-limpar";

export type UsuariosAppGradeShape = {
  readonly events: { readonly liberar: undefined };
};

/** Os acessos: tabela em que se edita uma linha por vez, cartões em telas pequenas. */
const UsuariosAppGrade = component<UsuariosAppGradeShape>("usuarios-app-grade", {}, ({ emit }) => {
  const elements = {
    grade: handle(DataGrid),
  };
  const formulas = {
    /** Um acesso vale até o fim do dia que se escolhe; o que não mudou fica como está. */
    fimDoDia: (dia: string | null | undefined, antes: string | null | undefined): string | null | undefined => {
      const texto = dia ?? "";
      return texto === "" ? null
        : antes != null && formatDate(antes, "YYYY-MM-DD", "pt-BR", "America/Sao_Paulo") === subText(texto, 0, 10) ? antes
        : `${subText(texto, 0, 10)}T23:59:59-03:00`;
    },
  };
  return (
    <DataGrid
      id="grade"
      handle={elements.grade}
      classes={["com-acoes"]}
      classesWhen={{
        "com-edicao": () => podeEditar() && breakpoint.value !== "mobile",
      }}
      data={() => usuariosApp.data.value}
      dataIdPath="id"
      columns={[
        {
          id: "nome",
          name: "Nome",
          type: "value",
          path: "nome",
          sortKey: "nome",
          width: "minmax(200px, 1.6fr)",
          sortable: true,
          editable: true,
          editableType: "text",
          required: true,
        },
        {
          id: "produto",
          name: "Produto",
          type: "custom",
          width: "minmax(140px, 1fr)",
          sortable: true,
          hideOn: ["tablet"],
        },
        {
          id: "status",
          name: "Status",
          type: "select",
          path: "status",
          sortKey: "status",
          width: "136px",
          sortable: true,
          editable: true,
          editableType: "select",
          required: true,
          options: () => statusAcesso.data.value,
        },
        {
          id: "ate",
          name: "Acesso até",
          type: "date",
          path: "acesso_ate",
          sortKey: "ate",
          width: "140px",
          sortable: true,
          editable: true,
          editableType: "date",
        },
        {
          id: "progresso",
          name: "Progresso",
          type: "custom",
          width: "120px",
          display: () => screenSize.value.width >= 1300,
          sortable: true,
          hideOn: ["tablet"],
        },
        {
          id: "ultimo",
          name: "Último acesso",
          type: "custom",
          width: "124px",
          sortable: true,
        },
        {
          id: "menu",
          name: "Ações",
          type: "custom",
          width: "60px",
          align: "end",
        },
      ]}
      ariaLabel="Usuários do app"
      inlineEditing={() => podeEditar() && breakpoint.value !== "mobile"}
      actionsLabel="Edição"
      editLabel="Editar"
      saveLabel="Validar"
      cancelLabel="Cancelar"
      hasStickyHeader
      rowHeight={() => variables.densidade.value === "compacta" ? "42px" : "52px"}
      sortName={() => variables.ordem.value}
      sortOrder={() => variables.direcao.value === "desc" ? "DESC" : "ASC"}
      isFetching={() => usuariosApp.isFetching.value}
      skeletonRows={10}
      onSort={async (run, event) => {
        batch(() => {
          variables.ordem.set(event.name);
          variables.direcao.set(event.order === "DESC" ? "desc" : "asc");
        });
        await usuariosAppFiltrar(run);
      }}
      onUpdateRow={{
        steps: async (run, event) => {
          await usuarioAppGravar(run, {
            ate: formulas.fimDoDia(event.value.acesso_ate, usuariosApp.data.value.find((item) => item.id === event.id)?.acesso_ate),
            nome: event.value.nome,
            qual: event.id,
            status: event.value.status,
          });
        },
        onError: (_run, _error, event) => {
          elements.grade.actions.cancelUpdate({
            cancel: event.cancel,
          });
        },
      }}
      card={(item) => (
        <div className="trama-flexbox usuarios-app-grade-cartao">
          <div className="trama-flexbox usuarios-app-grade-cartaoTexto">
            <div className="trama-flexbox usuarios-app-grade-cartaoTopo">
              <TextBlock
                id="nomeCartao"
                classes={["forte", "corta"]}
                text={() => item.value.nome}
                tag="span"
              />
              <SeloSituacao
                id="seloCartao"
                valor={() => item.value.status}
              />
            </div>
            <div className="trama-flexbox usuarios-app-grade-cartaoMeio">
              <TextBlock
                id="produtoCartao"
                classes={["dica", "corta"]}
                text={() => item.value.produto_nome}
                tag="span"
              />
              <TextBlock
                id="ateCartao"
                classes={["dica", "junto"]}
                text={() =>
                  item.value.acesso_ate
                    ? `Até ${formatDate(item.value.acesso_ate, "DD/MM/YY", "pt-BR", "America/Sao_Paulo")}`
                    : "Vitalício"
                }
                tag="span"
              />
            </div>
          </div>
          <div className="trama-base usuarios-app-grade-cartaoMenu">
            <UsuarioAppMenu
              id="menuCartao"
              contato={() => item.value.contato_id ?? ""}
              email={() => item.value.email}
              nome={() => item.value.nome}
              produto={() => item.value.produto_nome}
              qual={() => item.value.id}
              status={() => item.value.status}
              temFim={() => item.value.acesso_ate != null}
            />
          </div>
        </div>
      )}
      empty={
        <Vazio
          id="vazio"
          texto={() => usuariosAppFiltros() > 0 || variables.q.value.trim() !== "" ? "Nenhum resultado para os filtros escolhidos." : "Ninguém com acesso ainda."}
          acao={
            <>
              <If when={() => usuariosAppFiltros() > 0 || variables.q.value.trim() !== ""}>
                <Button
                  id="limpar"
                  classes={["botao", "secundario"]}
                  text="Limpar filtros"
                  onClick={usuariosAppLimpar}
                />
              </If>
              <If
                when={() =>
                  usuariosAppFiltros() === 0 &&
                    variables.q.value.trim() === "" &&
                    podeEditar()
                }
              >
                <Button
                  id="liberarVazio"
                  classes={["botao", "primario"]}
                  text="Liberar acesso"
                  onClick={async (run) => {
                    await emit(run, "liberar");
                  }}
                />
              </If>
            </>
          }
          icone={
            <Icon
              id="iconeVazio"
              icon={smartphoneIcon}
              size="32px"
            />
          }
        />
      }
      cells={{
        ate: (item) => (
          <TextBlock
            id="ate"
            classes={["junto"]}
            text={() =>
              item.value.acesso_ate
                ? formatDate(item.value.acesso_ate, "DD/MM/YY", "pt-BR", "America/Sao_Paulo")
                : "Vitalício"
            }
            tag="span"
          />
        ),
        menu: (item) => (
          <div className="trama-flexbox usuarios-app-grade-acoesDaLinha acoes-linha">
            <UsuarioAppMenu
              id="acoes"
              contato={() => item.value.contato_id ?? ""}
              email={() => item.value.email}
              nome={() => item.value.nome}
              produto={() => item.value.produto_nome}
              qual={() => item.value.id}
              status={() => item.value.status}
              temFim={() => item.value.acesso_ate != null}
            />
          </div>
        ),
        nome: (item) => (
          <div className="trama-flexbox usuarios-app-grade-quem linha-dupla">
            <TextBlock
              id="nomeDoAcesso"
              classes={["nome", "corta"]}
              rootAttributes={{
                title: () => item.value.nome,
              }}
              text={() => item.value.nome}
              tag="span"
            />
            <TextBlock
              id="email"
              classes={["linha-apoio"]}
              rootAttributes={{
                title: () => item.value.email,
              }}
              text={() => item.value.email}
              tag="span"
            />
          </div>
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
        progresso: (item) => (
          <div className="trama-flexbox usuarios-app-grade-progresso">
            <ProgressBar
              id="barra"
              value={() => item.value.progresso_pct}
              label="none"
              ariaLabel={() => `${item.value.progresso_pct}% do conteúdo`}
            />
            <TextBlock
              id="quantoDoCurso"
              classes={["dica", "junto"]}
              text={() => `${item.value.progresso_pct}%`}
              tag="span"
            />
          </div>
        ),
        status: (item) => (
          <SeloSituacao
            id="selo"
            valor={() => item.value.status}
          />
        ),
        ultimo: (item) => (
          <>
            <If when={() => item.value.ultimo_acesso_em}>
              <Momento
                id="quando"
                em={() => item.value.ultimo_acesso_em ?? ""}
              />
            </If>
            <If when={() => !item.value.ultimo_acesso_em}>
              <span className="trama-text usuarios-app-grade-nunca dica">
                Nunca
              </span>
            </If>
          </>
        ),
      }}
    />
  );
});

export default UsuariosAppGrade;
