// @generated from designs/vendas/pages/pg-transacoes-antigo.json. Do not edit.
import {
  If,
  Page,
  Section,
  fetchCollection,
  log,
  usePage,
} from "trama/runtime";
import { transacoesAntigo } from "../collections/transacoes-antigo";
import AoAbrir from "../components/ao-abrir";
import CabecalhoLista from "../components/cabecalho-lista";
import Casca from "../components/casca";
import TransacoesAntigoLista from "../components/transacoes-antigo-lista";
import { podeVer } from "../formulas/pode-ver";
import Avisos from "../sections/avisos";
import ConteudoSemPermissao from "../sections/conteudo-sem-permissao";
import LoaderGlobal from "../sections/loader-global";
import MenuLateral from "../sections/menu-lateral";
import { paginaOnload } from "../workflows/pagina-onload";

export default function PgTransacoesAntigo() {
  const page = usePage();
  return (
    <Page
      id="pg-transacoes-antigo"
      page={page}
      title="Transações (versão antiga)"
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
                  onAbrir={{
                    steps: async (run) => {
                      await fetchCollection(run, transacoesAntigo);
                    },
                    onError: (run) => {
                      log(run, "a lista antiga não veio; a página mostra o erro");
                    },
                  }}
                />
                <CabecalhoLista
                  id="cabecalho"
                  contado={() => transacoesAntigo.isFetched.value}
                  titulo="Transações (versão antiga)"
                  total={() => transacoesAntigo.total.value}
                />
                <TransacoesAntigoLista
                  id="lista"
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
