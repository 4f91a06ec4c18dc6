// @generated from designs/vendas/pages/pg-transformador-link.json. Do not edit.
import {
  If,
  Page,
  Section,
  fetchCollection,
  usePage,
} from "trama/runtime";
import { Select } from "trama/runtime/elements/select";
import { TextBlock } from "trama/runtime/elements/text";
import { conta } from "../collections/conta";
import { links } from "../collections/links";
import { plataformas } from "../collections/plataformas";
import { produtosOpcoes } from "../collections/produtos-opcoes";
import AoAbrir from "../components/ao-abrir";
import CabecalhoLista from "../components/cabecalho-lista";
import Casca from "../components/casca";
import ErroCarga from "../components/erro-carga";
import FiltrosLista from "../components/filtros-lista";
import LinksGrade from "../components/links-grade";
import LinksTransformador from "../components/links-transformador";
import PaginasLista from "../components/paginas-lista";
import { mensagemErro } from "../formulas/mensagem-erro";
import { podeVer } from "../formulas/pode-ver";
import Avisos from "../sections/avisos";
import ConteudoSemPermissao from "../sections/conteudo-sem-permissao";
import LoaderGlobal from "../sections/loader-global";
import MenuLateral from "../sections/menu-lateral";
import * as variables from "../variables";
import { linksBuscar } from "../workflows/links-buscar";
import { linksFiltrar } from "../workflows/links-filtrar";
import { linksLimpar } from "../workflows/links-limpar";
import { paginaOnload } from "../workflows/pagina-onload";

export default function PgTransformadorLink() {
  const page = usePage();
  return (
    <Page
      id="pg-transformador-link"
      page={page}
      title="Transformador de link"
      collections={[
        produtosOpcoes,
      ]}
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
                  onAbrir={async (run) => {
                    await fetchCollection(run, conta);
                    await linksBuscar(run);
                  }}
                />
                <CabecalhoLista
                  id="cabecalho"
                  titulo="Transformador de link"
                />
                <LinksTransformador
                  id="transformador"
                />
                <h2 className="trama-text pg-transformador-link-salvos subtitulo">
                  Links salvos
                </h2>
                <FiltrosLista
                  id="filtros"
                  dica="Nome ou código"
                  quantos={() => variables.plataforma.value === "" ? 0 : 1}
                  rotulo="Buscar links"
                  onLimpar={linksLimpar}
                  onMudar={linksFiltrar}
                  filtros={
                    <Select
                      id="plataforma"
                      classes={["filtro"]}
                      options={() => plataformas.data.value}
                      value={() => variables.plataforma.value}
                      ariaLabel="Plataforma"
                      placeholder="Plataforma"
                      clearLabel="Limpar plataforma"
                      searchable={false}
                      clearIcon
                      onChange={[
                        (_run, event) => {
                          variables.plataforma.set(event.value ?? null);
                        },
                        linksFiltrar,
                      ]}
                      selected={(item) => (
                        <TextBlock
                          id="plataformaEscolhida"
                          classes={["corta"]}
                          text={() => `Plataforma: ${item.value.label}`}
                          tag="span"
                        />
                      )}
                    />
                  }
                />
                <If when={() => links.error.value}>
                  <ErroCarga
                    id="falha"
                    mensagem={() => mensagemErro(links.error.value)}
                    titulo="Não foi possível carregar os links."
                    onTentar={linksBuscar}
                  />
                </If>
                <If when={() => !links.error.value || links.data.value.length > 0}>
                  <LinksGrade
                    id="grade"
                  />
                </If>
                <PaginasLista
                  id="paginas"
                  total={() => links.total.value}
                  onMudar={linksBuscar}
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
