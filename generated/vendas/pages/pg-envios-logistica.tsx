// @generated from designs/vendas/pages/pg-envios-logistica.json. Do not edit.
import {
  If,
  Page,
  Repeat,
  Section,
  batch,
  breakpoint,
  handle,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Icon } from "trama/runtime/elements/icon";
import { SearchBar } from "trama/runtime/elements/search-bar";
import { SidePanel } from "trama/runtime/elements/side-panel";
import { Tabs } from "trama/runtime/elements/tabs";
import {
  filter,
  findIndex,
} from "trama/runtime/helpers";
import { envios } from "../collections/envios";
import { enviosLote } from "../collections/envios-lote";
import { enviosResumo } from "../collections/envios-resumo";
import AoAbrir from "../components/ao-abrir";
import CabecalhoLista from "../components/cabecalho-lista";
import Casca from "../components/casca";
import EnvioPainel from "../components/envio-painel";
import EnviosLista from "../components/envios-lista";
import EnviosLote from "../components/envios-lote";
import { podeEditarPagina } from "../formulas/pode-editar-pagina";
import { podeVerPagina } from "../formulas/pode-ver-pagina";
import { formatNumber } from "../helpers/format-number";
import { downloadIcon } from "../icons/download";
import { plusIcon } from "../icons/plus";
import Avisos from "../sections/avisos";
import ConteudoSemPermissao from "../sections/conteudo-sem-permissao";
import LoaderGlobal from "../sections/loader-global";
import MenuLateral from "../sections/menu-lateral";
import * as variables from "../variables";
import { envioAbrir } from "../workflows/envio-abrir";
import { enviosBuscar } from "../workflows/envios-buscar";
import { enviosCalar } from "../workflows/envios-calar";
import { enviosExportar } from "../workflows/envios-exportar";
import { enviosFiltrar } from "../workflows/envios-filtrar";
import { enviosLer } from "../workflows/envios-ler";
import { enviosOnload } from "../workflows/envios-onload";
import { enviosOuvir } from "../workflows/envios-ouvir";
import { painelDescartar } from "../workflows/painel-descartar";

export default function PgEnviosLogistica() {
  const page = usePage();
  const elements = {
    abas: handle(Tabs),
    busca: handle(SearchBar),
    painel: handle(SidePanel),
  };
  return (
    <Page
      id="pg-envios-logistica"
      page={page}
      title="Envios"
      onLoad={enviosOnload}
      onUnload={enviosCalar}
    >
      <MenuLateral
        page={page}
      />
      <ConteudoSemPermissao
        page={page}
      />
      <If when={() => podeVerPagina("pg-envios-logistica")}>
        <Section
          id="conteudo"
          tag="main"
        >
          <Casca
            id="casca"
            corpo={
              <div className="trama-flexbox pg-envios-logistica-lado">
                <div className="trama-flexbox pg-envios-logistica-coluna">
                  <AoAbrir
                    id="carga"
                    onAbrir={async (run) => {
                      if (breakpoint.value === "default" && variables.envioAberto.value === "") {
                        elements.busca.actions.focus();
                      }
                      await enviosOuvir(run);
                      await enviosBuscar(run);
                    }}
                  />
                  <CabecalhoLista
                    id="cabecalho"
                    contado={() => enviosResumo.isFetched.value}
                    titulo="Envios"
                    total={() => variables.aba.value === "lote" ? enviosLote.data.value.length : envios.total.value}
                    acoes={
                      <>
                        <If when={() => variables.aba.value !== "lote"}>
                          <Button
                            id="exportar"
                            classes={["botao", "secundario"]}
                            text={() => breakpoint.value === "mobile" ? "" : "Exportar"}
                            ariaLabel={() => breakpoint.value === "mobile" ? "Exportar" : ""}
                            loading={() => variables.salvando.value === "enviosExportar"}
                            onClick={enviosExportar}
                            leftIcon={
                              <Icon
                                id="exportarIcone"
                                icon={downloadIcon}
                                size="16px"
                              />
                            }
                          />
                        </If>
                        <If when={() => podeEditarPagina("pg-envios-logistica")}>
                          <div className="trama-flexbox pg-envios-logistica-barraNovo barra-acoes nao-imprime">
                            <Button
                              id="novo"
                              classes={["botao", "primario"]}
                              text="Novo envio"
                              onClick={(run) => envioAbrir(run, {
                                id: "novo",
                              })}
                              leftIcon={
                                <Icon
                                  id="novoIcone"
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
                  <SearchBar
                    id="busca"
                    handle={elements.busca}
                    classes={["nao-imprime"]}
                    value={() => variables.q.value}
                    placeholder={() => breakpoint.value === "mobile" ? "Código, nome ou produto" : "Leia ou escreva um código, nome ou produto"}
                    ariaLabel="Buscar envios"
                    clearLabel="Limpar busca"
                    isEmbedIcon
                    iconPosition="left"
                    inputWidth="100%"
                    shortcut={() => variables.atalhosDeTecla.value ? "/" : ""}
                    onChange={[
                      (_run, event) => {
                        variables.q.set(event.value);
                      },
                      enviosFiltrar,
                    ]}
                    onSubmit={async (run) => {
                      await enviosLer(run, {
                        texto: variables.q.value,
                      });
                      elements.busca.actions.focus();
                    }}
                  />
                  <Tabs
                    id="abas"
                    handle={elements.abas}
                    tabs={[
                      {
                        id: "fila",
                        label: () => {
                          const quantos = enviosResumo.data.value?.fila;
                          return quantos == null
                            ? "Fila"
                            : `Fila (${formatNumber(quantos)})`;
                        },
                      },
                      {
                        id: "lote",
                        label: () => {
                          const quantos = enviosResumo.data.value?.lote;
                          return quantos == null
                            ? "Lote de hoje"
                            : `Lote de hoje (${formatNumber(quantos)})`;
                        },
                      },
                      {
                        id: "etiquetas",
                        label: () => {
                          const quantos = enviosResumo.data.value?.etiquetas;
                          return quantos == null
                            ? "Etiquetas"
                            : `Etiquetas (${formatNumber(quantos)})`;
                        },
                      },
                      {
                        id: "postados",
                        label: () => {
                          const quantos = enviosResumo.data.value?.postados;
                          return quantos == null
                            ? "Postados"
                            : `Postados (${formatNumber(quantos)})`;
                        },
                      },
                    ]}
                    value={() => findIndex(["", "lote", "etiquetas", "postados"], variables.aba.value)}
                    transition="none"
                    ariaLabel="Quais envios"
                    onChange={async (run, event) => {
                      batch(() => {
                        variables.aba.set(event.id === "fila" ? "" : event.id);
                        variables.ordem.set("");
                      });
                      await enviosFiltrar(run);
                    }}
                    panels={{
                      etiquetas: (
                        <If when={() => elements.abas.currentTab.value === "etiquetas"}>
                          <EnviosLista
                            id="abaEtiquetas"
                          />
                        </If>
                      ),
                      fila: (
                        <If when={() => elements.abas.currentTab.value === "fila"}>
                          <EnviosLista
                            id="abaFila"
                          />
                        </If>
                      ),
                      lote: (
                        <If when={() => elements.abas.currentTab.value === "lote"}>
                          <EnviosLote
                            id="abaLote"
                          />
                        </If>
                      ),
                      postados: (
                        <If when={() => elements.abas.currentTab.value === "postados"}>
                          <EnviosLista
                            id="abaPostados"
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
                  value={() => variables.envioAberto.value !== ""}
                  width={460}
                  minWidth={380}
                  maxWidth={680}
                  title={() => variables.envioAberto.value === "novo" ? "Novo envio" : "Envio"}
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
                    variables.envioAberto.set("");
                  }}
                >
                  <Repeat
                    items={() => filter([variables.envioAberto.value], (um) => um !== "")}
                    by={(item) => item}
                  >
                    {() => (
                      <div className="trama-base pg-envios-logistica-conteudoPainel">
                        <EnvioPainel
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
