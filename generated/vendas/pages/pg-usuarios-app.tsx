// @generated from designs/vendas/pages/pg-usuarios-app.json. Do not edit.
import {
  If,
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Icon } from "trama/runtime/elements/icon";
import { produtosOpcoes } from "../collections/produtos-opcoes";
import { usuariosApp } from "../collections/usuarios-app";
import AoAbrir from "../components/ao-abrir";
import CabecalhoLista from "../components/cabecalho-lista";
import Casca from "../components/casca";
import ErroCarga from "../components/erro-carga";
import PaginasLista from "../components/paginas-lista";
import UsuariosAppFiltros from "../components/usuarios-app-filtros";
import UsuariosAppGrade from "../components/usuarios-app-grade";
import UsuariosAppResumo from "../components/usuarios-app-resumo";
import { mensagemErro } from "../formulas/mensagem-erro";
import { podeEditar } from "../formulas/pode-editar";
import { podeVer } from "../formulas/pode-ver";
import { plusIcon } from "../icons/plus";
import Avisos from "../sections/avisos";
import ConteudoSemPermissao from "../sections/conteudo-sem-permissao";
import LoaderGlobal from "../sections/loader-global";
import MenuLateral from "../sections/menu-lateral";
import { paginaOnload } from "../workflows/pagina-onload";
import { usuarioAppLiberar } from "../workflows/usuario-app-liberar";
import { usuariosAppBuscar } from "../workflows/usuarios-app-buscar";

export default function PgUsuariosApp() {
  const page = usePage();
  return (
    <Page
      id="pg-usuarios-app"
      page={page}
      title="Usuários do app"
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
                  onAbrir={usuariosAppBuscar}
                />
                <CabecalhoLista
                  id="cabecalho"
                  contado={() => usuariosApp.isFetched.value}
                  titulo="Usuários do app"
                  total={() => usuariosApp.total.value}
                  acoes={
                    <If when={podeEditar}>
                      <div className="trama-flexbox pg-usuarios-app-barraLiberar barra-acoes nao-imprime">
                        <Button
                          id="liberar"
                          classes={["botao", "primario"]}
                          text="Liberar acesso"
                          onClick={usuarioAppLiberar}
                          leftIcon={
                            <Icon
                              id="liberarIcone"
                              icon={plusIcon}
                              size="16px"
                            />
                          }
                        />
                      </div>
                    </If>
                  }
                />
                <UsuariosAppFiltros
                  id="filtros"
                />
                <UsuariosAppResumo
                  id="resumo"
                />
                <If when={() => usuariosApp.error.value}>
                  <ErroCarga
                    id="falha"
                    mensagem={() => mensagemErro(usuariosApp.error.value)}
                    titulo="Não foi possível carregar os usuários do app."
                    onTentar={usuariosAppBuscar}
                  />
                </If>
                <If when={() => !usuariosApp.error.value || usuariosApp.data.value.length > 0}>
                  <UsuariosAppGrade
                    id="grade"
                    onLiberar={usuarioAppLiberar}
                  />
                </If>
                <PaginasLista
                  id="paginas"
                  total={() => usuariosApp.total.value}
                  onMudar={usuariosAppBuscar}
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
