// @generated from designs/vendas/pages/pg-recuperacao.json. Do not edit.
import {
  If,
  Page,
  Repeat,
  Section,
  handle,
  openPopup,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Icon } from "trama/runtime/elements/icon";
import { SidePanel } from "trama/runtime/elements/side-panel";
import { Tabs } from "trama/runtime/elements/tabs";
import { TextBlock } from "trama/runtime/elements/text";
import {
  filter,
  findIndex,
} from "trama/runtime/helpers";
import { produtosOpcoes } from "../collections/produtos-opcoes";
import { recuperacao } from "../collections/recuperacao";
import { recuperacaoAbas } from "../collections/recuperacao-abas";
import { recuperacoes } from "../collections/recuperacoes";
import AoAbrir from "../components/ao-abrir";
import CabecalhoLista from "../components/cabecalho-lista";
import Casca from "../components/casca";
import RecuperacaoFiltros from "../components/recuperacao-filtros";
import RecuperacaoLista from "../components/recuperacao-lista";
import RecuperacaoPainel from "../components/recuperacao-painel";
import RecuperacaoResumo from "../components/recuperacao-resumo";
import { podeEditar } from "../formulas/pode-editar";
import { podeVer } from "../formulas/pode-ver";
import { playIcon } from "../icons/play";
import {
  atalhos,
} from "../popups";
import Avisos from "../sections/avisos";
import ConteudoSemPermissao from "../sections/conteudo-sem-permissao";
import LoaderGlobal from "../sections/loader-global";
import MenuLateral from "../sections/menu-lateral";
import * as variables from "../variables";
import { paginaOnload } from "../workflows/pagina-onload";
import { painelDescartar } from "../workflows/painel-descartar";
import { recuperacaoAtenderProxima } from "../workflows/recuperacao-atender-proxima";
import { recuperacaoFechar } from "../workflows/recuperacao-fechar";
import { recuperacaoVizinha } from "../workflows/recuperacao-vizinha";
import { recuperacoesBuscar } from "../workflows/recuperacoes-buscar";
import { recuperacoesFiltrar } from "../workflows/recuperacoes-filtrar";
import { recuperacoesOuvir } from "../workflows/recuperacoes-ouvir";

export default function PgRecuperacao() {
  const page = usePage();
  const elements = {
    abas: handle(Tabs),
    painel: handle(SidePanel),
  };
  return (
    <Page
      id="pg-recuperacao"
      page={page}
      title="Recuperação"
      collections={[
        produtosOpcoes,
      ]}
      onFocus={async (run) => {
        if (
          !podeVer() ||
            !recuperacoes.isFetched.value ||
            variables.recuperacaoAberta.value !== ""
        ) {
          return;
        }
        await recuperacoesBuscar(run);
      }}
      onKeydown={async (run, event) => {
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
          case "j": {
            await recuperacaoVizinha(run, {
              passo: 1,
            });
            break;
          }
          case "k": {
            await recuperacaoVizinha(run, {
              passo: -1,
            });
            break;
          }
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
              <div className="trama-flexbox pg-recuperacao-lado">
                <div className="trama-flexbox pg-recuperacao-coluna">
                  <AoAbrir
                    id="carga"
                    onAbrir={async (run) => {
                      await recuperacoesOuvir(run);
                      await recuperacoesBuscar(run);
                    }}
                  />
                  <CabecalhoLista
                    id="cabecalho"
                    contado={() => recuperacoes.isFetched.value}
                    titulo="Recuperação"
                    total={() => recuperacoes.total.value}
                    acoes={
                      <If when={podeEditar}>
                        <div className="trama-flexbox pg-recuperacao-barraProxima barra-acoes nao-imprime">
                          <Button
                            id="proxima"
                            classes={["botao", "primario"]}
                            text="Atender próxima"
                            loading={() => variables.salvando.value === "recuperacaoProxima"}
                            onClick={recuperacaoAtenderProxima}
                            leftIcon={
                              <Icon
                                id="proximaIcone"
                                icon={playIcon}
                                size="16px"
                              />
                            }
                          />
                        </div>
                      </If>
                    }
                  />
                  <RecuperacaoFiltros
                    id="filtros"
                  />
                  <RecuperacaoResumo
                    id="resumo"
                  />
                  <Tabs
                    id="abas"
                    handle={elements.abas}
                    tabs={[
                      {
                        id: "fila",
                        label: () => {
                          const quantas = recuperacaoAbas.data.value?.fila;
                          return quantas == null
                            ? "Fila"
                            : `Fila (${quantas})`;
                        },
                      },
                      {
                        id: "emContato",
                        label: () => {
                          const quantas = recuperacaoAbas.data.value?.em_contato;
                          return quantas == null
                            ? "Em contato"
                            : `Em contato (${quantas})`;
                        },
                      },
                      {
                        id: "recuperadas",
                        label: () => {
                          const quantas = recuperacaoAbas.data.value?.recuperadas;
                          return quantas == null
                            ? "Recuperadas"
                            : `Recuperadas (${quantas})`;
                        },
                      },
                      {
                        id: "encerradas",
                        label: () => {
                          const quantas = recuperacaoAbas.data.value?.encerradas;
                          return quantas == null
                            ? "Encerradas"
                            : `Encerradas (${quantas})`;
                        },
                      },
                    ]}
                    value={() => findIndex(["", "em_contato", "recuperadas", "encerradas"], variables.aba.value)}
                    ariaLabel="Quais recuperações"
                    onChange={async (run, event) => {
                      variables.aba.set(event.id === "fila" ? ""
                        : event.id === "emContato" ? "em_contato"
                        : event.id);
                      await recuperacoesFiltrar(run);
                    }}
                    panels={{
                      emContato: (
                        <If when={() => elements.abas.currentTab.value === "emContato"}>
                          <RecuperacaoLista
                            id="listaEmContato"
                          />
                        </If>
                      ),
                      encerradas: (
                        <If when={() => elements.abas.currentTab.value === "encerradas"}>
                          <RecuperacaoLista
                            id="listaEncerradas"
                          />
                        </If>
                      ),
                      fila: (
                        <If when={() => elements.abas.currentTab.value === "fila"}>
                          <RecuperacaoLista
                            id="listaFila"
                          />
                        </If>
                      ),
                      recuperadas: (
                        <If when={() => elements.abas.currentTab.value === "recuperadas"}>
                          <RecuperacaoLista
                            id="listaRecuperadas"
                          />
                        </If>
                      ),
                    }}
                  />
                </div>
                <SidePanel
                  id="painel"
                  handle={elements.painel}
                  classes={["base", "gaveta", "nao-imprime"]}
                  value={() => variables.recuperacaoAberta.value !== ""}
                  width={440}
                  minWidth={380}
                  maxWidth={640}
                  ariaLabel="Recuperação"
                  closeLabel="Fechar painel"
                  onChange={async (run, event) => {
                    if (event.value) {
                      return;
                    }
                    if (variables.painelMudado.value) {
                      elements.painel.actions.openPanel();
                      const livre = await painelDescartar(run);
                      if (!livre) {
                        return;
                      }
                    }
                    await recuperacaoFechar(run);
                  }}
                  header={
                    <TextBlock
                      id="nomePainel"
                      classes={["titulo", "corta"]}
                      text={() =>
                        recuperacoes.data.value.find((item) => item.id === variables.recuperacaoAberta.value)?.contato_nome ??
                          recuperacao.data.value.find((item) => item.id === variables.recuperacaoAberta.value)?.contato_nome ??
                          "Recuperação"
                      }
                      tag="h2"
                    />
                  }
                >
                  <Repeat
                    items={() => filter([variables.recuperacaoAberta.value], (um) => um !== "")}
                    by={(item) => item}
                  >
                    {() => (
                      <div className="trama-base pg-recuperacao-conteudoPainel">
                        <RecuperacaoPainel
                          id="ficha"
                          onAbrir={() => {
                            elements.painel.actions.focus();
                          }}
                        />
                      </div>
                    )}
                  </Repeat>
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
