// @generated from designs/vendas/pages/pg-configuracoes.json. Do not edit.
import {
  If,
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { produtosOpcoes } from "../collections/produtos-opcoes";
import Ajustes from "../components/ajustes";
import Casca from "../components/casca";
import { podeVer } from "../formulas/pode-ver";
import Avisos from "../sections/avisos";
import ConteudoSemPermissao from "../sections/conteudo-sem-permissao";
import LoaderGlobal from "../sections/loader-global";
import MenuLateral from "../sections/menu-lateral";
import { paginaOnload } from "../workflows/pagina-onload";

export default function PgConfiguracoes() {
  const page = usePage();
  return (
    <Page
      id="pg-configuracoes"
      page={page}
      title="Configurações"
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
                <h1 className="trama-text pg-configuracoes-titulo titulo titulo-lista">
                  Configurações
                </h1>
                <Ajustes
                  id="ajustes"
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
