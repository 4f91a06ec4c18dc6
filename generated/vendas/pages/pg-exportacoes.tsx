// @generated from designs/vendas/pages/pg-exportacoes.json. Do not edit.
import {
  If,
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Icon } from "trama/runtime/elements/icon";
import { exportacoes } from "../collections/exportacoes";
import AoAbrir from "../components/ao-abrir";
import CabecalhoLista from "../components/cabecalho-lista";
import Casca from "../components/casca";
import ErroCarga from "../components/erro-carga";
import ExportacoesGrade from "../components/exportacoes-grade";
import PaginasLista from "../components/paginas-lista";
import { mensagemErro } from "../formulas/mensagem-erro";
import { podeVer } from "../formulas/pode-ver";
import { plusIcon } from "../icons/plus";
import Avisos from "../sections/avisos";
import ConteudoSemPermissao from "../sections/conteudo-sem-permissao";
import LoaderGlobal from "../sections/loader-global";
import MenuLateral from "../sections/menu-lateral";
import { exportacaoNova } from "../workflows/exportacao-nova";
import { exportacoesBuscar } from "../workflows/exportacoes-buscar";
import { paginaOnload } from "../workflows/pagina-onload";

export default function PgExportacoes() {
  const page = usePage();
  return (
    <Page
      id="pg-exportacoes"
      page={page}
      title="Exportações"
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
                    await exportacoesBuscar(run);
                  }}
                />
                <CabecalhoLista
                  id="cabecalho"
                  contado={() => exportacoes.isFetched.value}
                  titulo="Exportações"
                  total={() => exportacoes.total.value}
                  acoes={
                    <Button
                      id="nova"
                      classes={["botao", "primario"]}
                      text="Nova exportação"
                      onClick={async (run) => {
                        const pediu = await exportacaoNova(run);
                        if (!pediu) {
                          return;
                        }
                        await exportacoesBuscar(run);
                      }}
                      leftIcon={
                        <Icon
                          id="novaIcone"
                          icon={plusIcon}
                          size="16px"
                        />
                      }
                    />
                  }
                />
                <p className="trama-text pg-exportacoes-explica dica">
                  Os arquivos ficam aqui por sete dias. Você pode sair desta página enquanto um é escrito.
                </p>
                <If when={() => exportacoes.error.value}>
                  <ErroCarga
                    id="falha"
                    mensagem={() => mensagemErro(exportacoes.error.value)}
                    titulo="Não foi possível carregar as exportações."
                    onTentar={exportacoesBuscar}
                  />
                </If>
                <If when={() => !exportacoes.error.value || exportacoes.data.value.length > 0}>
                  <ExportacoesGrade
                    id="grade"
                    onNova={async (run) => {
                      const pediu = await exportacaoNova(run);
                      if (!pediu) {
                        return;
                      }
                      await exportacoesBuscar(run);
                    }}
                  />
                </If>
                <PaginasLista
                  id="paginas"
                  total={() => exportacoes.total.value}
                  onMudar={exportacoesBuscar}
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
