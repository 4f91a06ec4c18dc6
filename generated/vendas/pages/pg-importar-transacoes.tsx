// @generated from designs/vendas/pages/pg-importar-transacoes.json. Do not edit.
import {
  If,
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Icon } from "trama/runtime/elements/icon";
import { Paginator } from "trama/runtime/elements/paginator";
import { importacao } from "../collections/importacao";
import { importacoes } from "../collections/importacoes";
import AoAbrir from "../components/ao-abrir";
import CabecalhoLista from "../components/cabecalho-lista";
import Casca from "../components/casca";
import ErroCarga from "../components/erro-carga";
import Esqueleto from "../components/esqueleto";
import ImportacaoArquivo from "../components/importacao-arquivo";
import ImportacaoColunas from "../components/importacao-colunas";
import ImportacaoConferencia from "../components/importacao-conferencia";
import ImportacaoPassos from "../components/importacao-passos";
import ImportacaoResultado from "../components/importacao-resultado";
import ImportacoesGrade from "../components/importacoes-grade";
import Vazio from "../components/vazio";
import { importacaoPasso } from "../formulas/importacao-passo";
import { mensagemErro } from "../formulas/mensagem-erro";
import { podeEditar } from "../formulas/pode-editar";
import { podeVer } from "../formulas/pode-ver";
import { fileIcon } from "../icons/file";
import Avisos from "../sections/avisos";
import ConteudoSemPermissao from "../sections/conteudo-sem-permissao";
import LoaderGlobal from "../sections/loader-global";
import MenuLateral from "../sections/menu-lateral";
import * as variables from "../variables";
import { importacaoAcompanhar } from "../workflows/importacao-acompanhar";
import { importacaoFechar } from "../workflows/importacao-fechar";
import { importacoesBuscar } from "../workflows/importacoes-buscar";
import { paginaOnload } from "../workflows/pagina-onload";

export default function PgImportarTransacoes() {
  const page = usePage();
  return (
    <Page
      id="pg-importar-transacoes"
      page={page}
      title="Importar transações"
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
                    await importacoesBuscar(run);
                    await importacaoAcompanhar(run);
                  }}
                />
                <CabecalhoLista
                  id="cabecalho"
                  titulo="Importar transações"
                />
                <ImportacaoPassos
                  id="passos"
                />
                <If when={() => variables.importacaoAberta.value === "" && podeEditar()}>
                  <ImportacaoArquivo
                    id="arquivo"
                  />
                </If>
                <If when={() => variables.importacaoAberta.value === "" && !podeEditar()}>
                  <p className="trama-text pg-importar-transacoes-soVer texto">
                    Você vê as importações, mas não pode fazer uma.
                  </p>
                </If>
                <If
                  when={() =>
                    variables.importacaoAberta.value !== "" &&
                      !importacao.isFetched.value &&
                      !importacao.error.value
                  }
                >
                  <div className="trama-flexbox pg-importar-transacoes-espera">
                    <Esqueleto
                      id="esqueletoA"
                      altura="180px"
                    />
                  </div>
                </If>
                <If when={() => importacao.error.value}>
                  <ErroCarga
                    id="falhaUma"
                    mensagem={() => mensagemErro(importacao.error.value)}
                    titulo="Não foi possível carregar a importação."
                    onTentar={importacaoAcompanhar}
                  />
                </If>
                <If
                  when={() =>
                    variables.importacaoAberta.value !== "" &&
                      importacao.isFetched.value &&
                      !importacao.isFetching.value &&
                      !importacao.error.value &&
                      importacao.data.value.length === 0
                  }
                >
                  <Vazio
                    id="semImportacao"
                    texto="Importação não encontrada."
                    acao={
                      <Button
                        id="voltar"
                        classes={["botao", "secundario"]}
                        text="Importar um arquivo"
                        onClick={importacaoFechar}
                      />
                    }
                    icone={
                      <Icon
                        id="iconeVazio"
                        icon={fileIcon}
                        size="32px"
                      />
                    }
                  />
                </If>
                <If
                  when={() => importacao.data.value.length > 0 && (importacaoPasso() === "colunas" || (variables.importacaoColunas.value && importacaoPasso() === "conferencia"))}
                >
                  <ImportacaoColunas
                    id="colunas"
                  />
                </If>
                <If
                  when={() =>
                    importacao.data.value.length > 0 &&
                      importacaoPasso() === "conferencia" &&
                      !variables.importacaoColunas.value
                  }
                >
                  <ImportacaoConferencia
                    id="conferencia"
                    onColunas={() => {
                      variables.importacaoColunas.set(true);
                    }}
                  />
                </If>
                <If when={() => importacao.data.value.length > 0 && importacaoPasso() === "resultado"}>
                  <ImportacaoResultado
                    id="resultado"
                  />
                </If>
                <ImportacoesGrade
                  id="anteriores"
                />
                <If when={() => importacoes.total.value > 10}>
                  <div className="trama-flexbox pg-importar-transacoes-paginas">
                    <Paginator
                      id="paginador"
                      total={() => importacoes.total.value}
                      limit={10}
                      offset={() => (variables.pagina.value - 1) * 10}
                      ariaLabel="Páginas de importações"
                      previousLabel="Página anterior"
                      nextLabel="Próxima página"
                      pageLabel={"Página {page}"}
                      onChange={async (run, event) => {
                        variables.pagina.set(event.page);
                        await importacoesBuscar(run);
                      }}
                    />
                  </div>
                </If>
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
