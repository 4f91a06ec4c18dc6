// @generated from designs/vendas/pages/pg-rastreios-envios.json. Do not edit.
import {
  If,
  Page,
  Repeat,
  Section,
  breakpoint,
  handle,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Icon } from "trama/runtime/elements/icon";
import { SidePanel } from "trama/runtime/elements/side-panel";
import { Tabs } from "trama/runtime/elements/tabs";
import {
  filter,
  findIndex,
} from "trama/runtime/helpers";
import { rastreios } from "../collections/rastreios";
import { rastreiosResumo } from "../collections/rastreios-resumo";
import AoAbrir from "../components/ao-abrir";
import CabecalhoLista from "../components/cabecalho-lista";
import Casca from "../components/casca";
import RastreioPainel from "../components/rastreio-painel";
import RastreiosFiltros from "../components/rastreios-filtros";
import RastreiosLista from "../components/rastreios-lista";
import { podeVer } from "../formulas/pode-ver";
import { formatNumber } from "../helpers/format-number";
import { downloadIcon } from "../icons/download";
import Avisos from "../sections/avisos";
import ConteudoSemPermissao from "../sections/conteudo-sem-permissao";
import LoaderGlobal from "../sections/loader-global";
import MenuLateral from "../sections/menu-lateral";
import * as variables from "../variables";
import { enviosCalar } from "../workflows/envios-calar";
import { paginaOnload } from "../workflows/pagina-onload";
import { rastreioVizinho } from "../workflows/rastreio-vizinho";
import { rastreiosBuscar } from "../workflows/rastreios-buscar";
import { rastreiosExportar } from "../workflows/rastreios-exportar";
import { rastreiosFiltrar } from "../workflows/rastreios-filtrar";
import { rastreiosOuvir } from "../workflows/rastreios-ouvir";

export default function PgRastreiosEnvios() {
  const page = usePage();
  const elements = {
    abas: handle(Tabs),
    painel: handle(SidePanel),
  };
  return (
    <Page
      id="pg-rastreios-envios"
      page={page}
      title="Rastreios de envios"
      onKeydown={async (run, event) => {
        if (
          !variables.atalhosDeTecla.value ||
            variables.rastreio.value === "" ||
            event.isTyping ||
            event.isInLayer ||
            event.ctrlKey ||
            event.metaKey ||
            event.altKey
        ) {
          return;
        }
        switch (event.key.toLowerCase()) {
          case "j": {
            await rastreioVizinho(run, {
              passo: 1,
            });
            break;
          }
          case "k": {
            await rastreioVizinho(run, {
              passo: -1,
            });
            break;
          }
        }
      }}
      onLoad={paginaOnload}
      onUnload={enviosCalar}
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
              <div className="trama-flexbox pg-rastreios-envios-lado">
                <div className="trama-flexbox pg-rastreios-envios-coluna">
                  <AoAbrir
                    id="carga"
                    onAbrir={async (run) => {
                      await rastreiosOuvir(run);
                      await rastreiosBuscar(run);
                    }}
                  />
                  <CabecalhoLista
                    id="cabecalho"
                    contado={() => rastreios.isFetched.value}
                    titulo="Rastreios de envios"
                    total={() => rastreios.total.value}
                    acoes={
                      <Button
                        id="exportar"
                        classes={["botao", "secundario"]}
                        text={() => breakpoint.value === "mobile" ? "" : "Exportar"}
                        ariaLabel={() => breakpoint.value === "mobile" ? "Exportar" : ""}
                        loading={() => variables.salvando.value === "rastreiosExportar"}
                        onClick={rastreiosExportar}
                        leftIcon={
                          <Icon
                            id="exportarIcone"
                            icon={downloadIcon}
                            size="16px"
                          />
                        }
                      />
                    }
                  />
                  <RastreiosFiltros
                    id="filtros"
                  />
                  <Tabs
                    id="abas"
                    handle={elements.abas}
                    tabs={[
                      {
                        id: "atencao",
                        label: () => {
                          const quantos = rastreiosResumo.data.value?.atencao;
                          return quantos == null
                            ? "Precisa de atenção"
                            : `Precisa de atenção (${formatNumber(quantos)})`;
                        },
                      },
                      {
                        id: "transito",
                        label: () => {
                          const quantos = rastreiosResumo.data.value?.transito;
                          return quantos == null
                            ? "Em trânsito"
                            : `Em trânsito (${formatNumber(quantos)})`;
                        },
                      },
                      {
                        id: "retirada",
                        label: () => {
                          const quantos = rastreiosResumo.data.value?.retirada;
                          return quantos == null
                            ? "Aguardando retirada"
                            : `Aguardando retirada (${formatNumber(quantos)})`;
                        },
                      },
                      {
                        id: "entregues",
                        label: () => {
                          const quantos = rastreiosResumo.data.value?.entregues;
                          return quantos == null
                            ? "Entregues"
                            : `Entregues (${formatNumber(quantos)})`;
                        },
                      },
                      {
                        id: "devolvidos",
                        label: () => {
                          const quantos = rastreiosResumo.data.value?.devolvidos;
                          return quantos == null
                            ? "Devolvidos"
                            : `Devolvidos (${formatNumber(quantos)})`;
                        },
                      },
                      {
                        id: "todos",
                        label: () => {
                          const quantos = rastreiosResumo.data.value?.todos;
                          return quantos == null
                            ? "Todos"
                            : `Todos (${formatNumber(quantos)})`;
                        },
                      },
                    ]}
                    value={() => findIndex(["", "transito", "retirada", "entregues", "devolvidos", "todos"], variables.aba.value)}
                    transition="none"
                    ariaLabel="Quais objetos"
                    onChange={async (run, event) => {
                      variables.aba.set(event.id === "atencao" ? "" : event.id);
                      await rastreiosFiltrar(run);
                    }}
                    panels={{
                      atencao: (
                        <If when={() => elements.abas.currentTab.value === "atencao"}>
                          <RastreiosLista
                            id="listaAtencao"
                          />
                        </If>
                      ),
                      devolvidos: (
                        <If when={() => elements.abas.currentTab.value === "devolvidos"}>
                          <RastreiosLista
                            id="listaDevolvidos"
                          />
                        </If>
                      ),
                      entregues: (
                        <If when={() => elements.abas.currentTab.value === "entregues"}>
                          <RastreiosLista
                            id="listaEntregues"
                          />
                        </If>
                      ),
                      retirada: (
                        <If when={() => elements.abas.currentTab.value === "retirada"}>
                          <RastreiosLista
                            id="listaRetirada"
                          />
                        </If>
                      ),
                      todos: (
                        <If when={() => elements.abas.currentTab.value === "todos"}>
                          <RastreiosLista
                            id="listaTodos"
                          />
                        </If>
                      ),
                      transito: (
                        <If when={() => elements.abas.currentTab.value === "transito"}>
                          <RastreiosLista
                            id="listaTransito"
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
                  value={() => variables.rastreio.value !== ""}
                  width={440}
                  minWidth={360}
                  maxWidth={640}
                  title="Rastreio"
                  closeLabel="Fechar painel"
                  onChange={(_run, event) => {
                    if (!event.value) {
                      variables.rastreio.set("");
                    }
                  }}
                >
                  <Repeat
                    items={() => filter([variables.rastreio.value], (um) => um !== "")}
                    by={(item) => item}
                  >
                    {() => (
                      <div className="trama-base pg-rastreios-envios-conteudoPainel">
                        <RastreioPainel
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
