// @generated from designs/vendas/pages/pg-transacoes.json. Do not edit.
import {
  If,
  Page,
  Section,
  breakpoint,
  handle,
  screenSize,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Flexbox } from "trama/runtime/elements/flexbox";
import { Icon } from "trama/runtime/elements/icon";
import { SidePanel } from "trama/runtime/elements/side-panel";
import { produtosOpcoes } from "../collections/produtos-opcoes";
import { transacoes } from "../collections/transacoes";
import AoAbrir from "../components/ao-abrir";
import CabecalhoLista from "../components/cabecalho-lista";
import Casca from "../components/casca";
import ErroCarga from "../components/erro-carga";
import ListaColunas from "../components/lista-colunas";
import PaginasLista from "../components/paginas-lista";
import TransacaoPainel from "../components/transacao-painel";
import TransacoesFiltros from "../components/transacoes-filtros";
import TransacoesGrade from "../components/transacoes-grade";
import TransacoesResumo from "../components/transacoes-resumo";
import { colunasDe } from "../formulas/colunas-de";
import { colunasOcultas } from "../formulas/colunas-ocultas";
import { colunasOrdem } from "../formulas/colunas-ordem";
import { mensagemErro } from "../formulas/mensagem-erro";
import { podeEditar } from "../formulas/pode-editar";
import { podeVer } from "../formulas/pode-ver";
import { transacaoLinha } from "../formulas/transacao-linha";
import { transacoesSoUma } from "../formulas/transacoes-so-uma";
import { formatNumber } from "../helpers/format-number";
import { arrowUpIcon } from "../icons/arrow-up";
import { downloadIcon } from "../icons/download";
import { plusIcon } from "../icons/plus";
import Avisos from "../sections/avisos";
import ConteudoSemPermissao from "../sections/conteudo-sem-permissao";
import LoaderGlobal from "../sections/loader-global";
import MenuLateral from "../sections/menu-lateral";
import * as variables from "../variables";
import { colunasEsquecer } from "../workflows/colunas-esquecer";
import { colunasGuardar } from "../workflows/colunas-guardar";
import { paginaOnload } from "../workflows/pagina-onload";
import { periodoDoEndereco } from "../workflows/periodo-do-endereco";
import { transacaoVizinha } from "../workflows/transacao-vizinha";
import { transacoesBuscar } from "../workflows/transacoes-buscar";
import { transacoesExportar } from "../workflows/transacoes-exportar";
import { transacoesFiltrar } from "../workflows/transacoes-filtrar";
import { transacoesOuvir } from "../workflows/transacoes-ouvir";
import { vendaCriar } from "../workflows/venda-criar";

export default function PgTransacoes() {
  const page = usePage();
  const elements = {
    filtros: handle(TransacoesFiltros),
    grade: handle(TransacoesGrade),
    painel: handle(SidePanel),
  };
  return (
    <Page
      id="pg-transacoes"
      page={page}
      title="Transações"
      collections={[
        produtosOpcoes,
      ]}
      onKeydown={async (run, event) => {
        const tecla = event.key.toLowerCase();
        if (
          !variables.atalhosDeTecla.value ||
            variables.transacaoAberta.value === "" ||
            event.isTyping ||
            event.isInLayer ||
            event.ctrlKey ||
            event.metaKey ||
            event.altKey ||
            !["j", "k"].includes(tecla)
        ) {
          return;
        }
        await transacaoVizinha(run, {
          passo: tecla === "j"
            ? 1
            : -1,
        });
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
              <div className="trama-flexbox pg-transacoes-lado">
                <div className="trama-flexbox pg-transacoes-coluna">
                  <AoAbrir
                    id="carga"
                    onAbrir={async (run) => {
                      await transacoesOuvir(run);
                      await periodoDoEndereco(run);
                      await transacoesBuscar(run);
                    }}
                  />
                  <CabecalhoLista
                    id="cabecalho"
                    contado={() => transacoes.isFetched.value}
                    titulo="Transações"
                    total={() => transacoes.total.value}
                    acoes={
                      <>
                        <If
                          when={() => breakpoint.value !== "mobile" && (variables.transacaoAberta.value === "" || screenSize.value.width >= 1200)}
                        >
                          <ListaColunas
                            id="colunas"
                            colunas={() => colunasDe("transacoes")}
                            ocultas={() => colunasOcultas("transacoes")}
                            ordem={() => colunasOrdem("transacoes")}
                            onMudar={(run, event) => colunasGuardar(run, {
                              lista: "transacoes",
                              ocultas: event.ocultas,
                              ordem: event.ordem,
                            })}
                            onPadrao={(run) => colunasEsquecer(run, {
                              lista: "transacoes",
                            })}
                          />
                        </If>
                        <If when={() => variables.transacaoAberta.value === "" || screenSize.value.width >= 1200}>
                          <Button
                            id="exportar"
                            classes={["botao", "secundario"]}
                            text="Exportar"
                            loading={() => variables.salvando.value === "transacoesExportar"}
                            onClick={transacoesExportar}
                            leftIcon={
                              <Icon
                                id="baixar"
                                icon={downloadIcon}
                                size="16px"
                              />
                            }
                          />
                        </If>
                        <If when={podeEditar}>
                          <div className="trama-flexbox pg-transacoes-barraNova barra-acoes nao-imprime">
                            <Button
                              id="nova"
                              classes={["botao", "primario"]}
                              text="Nova venda manual"
                              onClick={vendaCriar}
                              leftIcon={
                                <Icon
                                  id="maisNova"
                                  icon={plusIcon}
                                  size="16px"
                                />
                              }
                            />
                          </div>
                        </If>
                      </>
                    }
                  />
                  <TransacoesFiltros
                    id="filtros"
                    handle={elements.filtros}
                  />
                  <If when={transacoesSoUma}>
                    <div className="trama-flexbox pg-transacoes-soUma">
                      <span className="trama-text pg-transacoes-soUmaTexto texto">
                        A lista mostra só a venda encontrada.
                      </span>
                      <Button
                        id="verTodas"
                        classes={["botao", "secundario", "botao-menor"]}
                        text="Ver todas"
                        onClick={transacoesFiltrar}
                      />
                    </div>
                  </If>
                  <TransacoesResumo
                    id="resumo"
                  />
                  <If when={() => transacoes.error.value}>
                    <ErroCarga
                      id="falha"
                      mensagem={() => mensagemErro(transacoes.error.value)}
                      titulo="Não foi possível carregar as transações."
                      onTentar={transacoesBuscar}
                    />
                  </If>
                  <Flexbox
                    id="novas"
                    role="status"
                  >
                    <If when={() => variables.vendasNovas.value > 0}>
                      <Button
                        id="novasBotao"
                        classes={["botao", "primario"]}
                        text={() =>
                          variables.vendasNovas.value === 1
                            ? "1 venda nova"
                            : `${formatNumber(variables.vendasNovas.value)} vendas novas`
                        }
                        onClick={transacoesBuscar}
                        leftIcon={
                          <Icon
                            id="novasSeta"
                            icon={arrowUpIcon}
                            size="16px"
                          />
                        }
                      />
                    </If>
                  </Flexbox>
                  <If when={() => !transacoes.error.value || transacoes.data.value.length > 0}>
                    <TransacoesGrade
                      id="grade"
                      handle={elements.grade}
                      onMudarPeriodo={async (run) => {
                        await elements.filtros.actions.mudarPeriodo(run);
                      }}
                    />
                  </If>
                  <PaginasLista
                    id="paginas"
                    total={() => transacoes.total.value}
                    onMudar={transacoesBuscar}
                  />
                </div>
                <SidePanel
                  id="painel"
                  handle={elements.painel}
                  classes={["base", "gaveta", "nao-imprime"]}
                  value={() => variables.transacaoAberta.value !== ""}
                  width={440}
                  minWidth={380}
                  maxWidth={640}
                  title={() => transacaoLinha()?.comprador_nome ?? "Transação"}
                  closeLabel="Fechar painel"
                  onChange={async (run, event) => {
                    if (!event.value) {
                      const ultima = variables.transacaoAberta.value;
                      variables.transacaoAberta.set("");
                      await elements.grade.actions.focar(run, {
                        id: ultima,
                      });
                    }
                  }}
                >
                  <If when={() => variables.transacaoAberta.value !== ""}>
                    <TransacaoPainel
                      id="ficha"
                      onAbrir={() => {
                        elements.painel.actions.focus();
                      }}
                    />
                  </If>
                </SidePanel>
              </div>
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
