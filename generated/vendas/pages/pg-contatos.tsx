// @generated from designs/vendas/pages/pg-contatos.json. Do not edit.
import {
  If,
  Page,
  Section,
  breakpoint,
  openPopup,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Icon } from "trama/runtime/elements/icon";
import { TextBlock } from "trama/runtime/elements/text";
import { contatos } from "../collections/contatos";
import { tagsOpcoes } from "../collections/tags-opcoes";
import AoAbrir from "../components/ao-abrir";
import Casca from "../components/casca";
import ContatosFiltros from "../components/contatos-filtros";
import ContatosGrade from "../components/contatos-grade";
import ErroCarga from "../components/erro-carga";
import ListaColunas from "../components/lista-colunas";
import PaginasLista from "../components/paginas-lista";
import { colunasDe } from "../formulas/colunas-de";
import { colunasOcultas } from "../formulas/colunas-ocultas";
import { colunasOrdem } from "../formulas/colunas-ordem";
import { mensagemErro } from "../formulas/mensagem-erro";
import { podeEditar } from "../formulas/pode-editar";
import { podeVer } from "../formulas/pode-ver";
import { formatNumber } from "../helpers/format-number";
import { plusIcon } from "../icons/plus";
import {
  atalhos,
} from "../popups";
import Avisos from "../sections/avisos";
import ConteudoSemPermissao from "../sections/conteudo-sem-permissao";
import LoaderGlobal from "../sections/loader-global";
import MenuLateral from "../sections/menu-lateral";
import * as variables from "../variables";
import { colunasEsquecer } from "../workflows/colunas-esquecer";
import { colunasGuardar } from "../workflows/colunas-guardar";
import { contatosBuscar } from "../workflows/contatos-buscar";
import { contatosCriar } from "../workflows/contatos-criar";
import { paginaOnload } from "../workflows/pagina-onload";

export default function PgContatos() {
  const page = usePage();
  return (
    <Page
      id="pg-contatos"
      page={page}
      title="Contatos"
      collections={[
        tagsOpcoes,
      ]}
      onKeydown={(run, event) => {
        if (
          !variables.atalhosDeTecla.value ||
            event.isTyping ||
            event.isInLayer ||
            event.ctrlKey ||
            event.metaKey ||
            event.altKey ||
            !podeVer()
        ) {
          return;
        }
        switch (event.key.toLowerCase()) {
          case "?": {
            void openPopup(run, atalhos);
            break;
          }
        }
      }}
      onLoad={paginaOnload}
    >
      <MenuLateral
        page={page}
      />
      <ConteudoSemPermissao
        page={page}
      />
      <If when={podeVer}>
        <Section
          id="conteudo"
          tag="main"
        >
          <Casca
            id="casca"
            corpo={
              <>
                <AoAbrir
                  id="carga"
                  onAbrir={contatosBuscar}
                />
                <div className="trama-flexbox pg-contatos-cabecalho">
                  <h1 className="trama-text pg-contatos-titulo titulo titulo-lista">
                    Contatos
                  </h1>
                  <If when={() => contatos.isFetched.value}>
                    <TextBlock
                      id="total"
                      classes={["dica"]}
                      text={() =>
                        breakpoint.value === "mobile"
                          ? `${formatNumber(contatos.total.value)} no total`
                          : formatNumber(contatos.total.value)
                      }
                      tag="span"
                      role="status"
                      ariaLabel={() => `${formatNumber(contatos.total.value)} no total`}
                    />
                  </If>
                  <div className="trama-flexbox pg-contatos-acoes">
                    <If when={() => breakpoint.value !== "mobile"}>
                      <ListaColunas
                        id="colunas"
                        colunas={() => colunasDe("contatos")}
                        ocultas={() => colunasOcultas("contatos")}
                        ordem={() => colunasOrdem("contatos")}
                        onMudar={(run, event) => colunasGuardar(run, {
                          lista: "contatos",
                          ocultas: event.ocultas,
                          ordem: event.ordem,
                        })}
                        onPadrao={(run) => colunasEsquecer(run, {
                          lista: "contatos",
                        })}
                      />
                    </If>
                    <If when={podeEditar}>
                      <div className="trama-flexbox pg-contatos-barraNovo barra-acoes nao-imprime">
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
                      </div>
                    </If>
                  </div>
                </div>
                <ContatosFiltros
                  id="filtros"
                />
                <If when={() => contatos.error.value}>
                  <ErroCarga
                    id="falha"
                    mensagem={() => mensagemErro(contatos.error.value)}
                    titulo="Não foi possível carregar os contatos."
                    onTentar={contatosBuscar}
                  />
                </If>
                <If when={() => !contatos.error.value || contatos.data.value.length > 0}>
                  <ContatosGrade
                    id="grade"
                  />
                </If>
                <PaginasLista
                  id="paginas"
                  total={() => contatos.total.value}
                  onMudar={contatosBuscar}
                />
              </>
            }
          />
        </Section>
      </If>
      <Avisos
        page={page}
      />
      <LoaderGlobal
        page={page}
      />
    </Page>
  );
}
