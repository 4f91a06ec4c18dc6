// @generated from designs/vendas/pages/pg-atendimentos.json. Do not edit.
import {
  If,
  Page,
  Section,
  breakpoint,
  handle,
  openPopup,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Icon } from "trama/runtime/elements/icon";
import { Tabs } from "trama/runtime/elements/tabs";
import {
  findIndex,
} from "trama/runtime/helpers";
import { atendimentos } from "../collections/atendimentos";
import AoAbrir from "../components/ao-abrir";
import AtendimentosFiltros from "../components/atendimentos-filtros";
import AtendimentosLista from "../components/atendimentos-lista";
import CabecalhoLista from "../components/cabecalho-lista";
import Casca from "../components/casca";
import ListaColunas from "../components/lista-colunas";
import { colunasDe } from "../formulas/colunas-de";
import { colunasOcultas } from "../formulas/colunas-ocultas";
import { colunasOrdem } from "../formulas/colunas-ordem";
import { podeEditar } from "../formulas/pode-editar";
import { podeVer } from "../formulas/pode-ver";
import { plusIcon } from "../icons/plus";
import {
  atalhos,
} from "../popups";
import Avisos from "../sections/avisos";
import ConteudoSemPermissao from "../sections/conteudo-sem-permissao";
import LoaderGlobal from "../sections/loader-global";
import MenuLateral from "../sections/menu-lateral";
import * as variables from "../variables";
import { atendimentosBuscar } from "../workflows/atendimentos-buscar";
import { atendimentosCriar } from "../workflows/atendimentos-criar";
import { atendimentosFiltrar } from "../workflows/atendimentos-filtrar";
import { atendimentosOuvir } from "../workflows/atendimentos-ouvir";
import { colunasEsquecer } from "../workflows/colunas-esquecer";
import { colunasGuardar } from "../workflows/colunas-guardar";
import { paginaOnload } from "../workflows/pagina-onload";

export default function PgAtendimentos() {
  const page = usePage();
  const elements = {
    abas: handle(Tabs),
  };
  return (
    <Page
      id="pg-atendimentos"
      page={page}
      title="Atendimentos"
      onKeydown={(run, event) => {
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
              <>
                <AoAbrir
                  id="carga"
                  onAbrir={async (run) => {
                    await atendimentosOuvir(run);
                    await atendimentosBuscar(run);
                  }}
                />
                <CabecalhoLista
                  id="cabecalho"
                  contado={() => atendimentos.isFetched.value}
                  titulo="Atendimentos"
                  total={() => atendimentos.total.value}
                  acoes={
                    <>
                      <If when={() => breakpoint.value !== "mobile"}>
                        <ListaColunas
                          id="colunas"
                          colunas={() => colunasDe("atendimentos")}
                          ocultas={() => colunasOcultas("atendimentos")}
                          ordem={() => colunasOrdem("atendimentos")}
                          onMudar={(run, event) => colunasGuardar(run, {
                            lista: "atendimentos",
                            ocultas: event.ocultas,
                            ordem: event.ordem,
                          })}
                          onPadrao={(run) => colunasEsquecer(run, {
                            lista: "atendimentos",
                          })}
                        />
                      </If>
                      <If when={podeEditar}>
                        <div className="trama-flexbox pg-atendimentos-barraNovo barra-acoes nao-imprime">
                          <Button
                            id="novo"
                            classes={["botao", "primario"]}
                            text="Novo atendimento"
                            onClick={atendimentosCriar}
                            leftIcon={
                              <Icon
                                id="maisNovo"
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
                <AtendimentosFiltros
                  id="filtros"
                />
                <Tabs
                  id="abas"
                  handle={elements.abas}
                  tabs={[
                    {
                      id: "abertos",
                      label: "Abertos",
                    },
                    {
                      id: "meus",
                      label: "Meus",
                    },
                    {
                      id: "soltos",
                      label: "Não atribuídos",
                    },
                    {
                      id: "resolvidos",
                      label: "Resolvidos",
                    },
                  ]}
                  value={() => findIndex(["", "meus", "soltos", "resolvidos"], variables.aba.value)}
                  ariaLabel="Quais atendimentos"
                  onChange={async (run, event) => {
                    variables.aba.set(event.id === "abertos" ? "" : event.id);
                    await atendimentosFiltrar(run);
                  }}
                  panels={{
                    abertos: (
                      <If when={() => elements.abas.currentTab.value === "abertos"}>
                        <AtendimentosLista
                          id="listaAbertos"
                        />
                      </If>
                    ),
                    meus: (
                      <If when={() => elements.abas.currentTab.value === "meus"}>
                        <AtendimentosLista
                          id="listaMeus"
                        />
                      </If>
                    ),
                    resolvidos: (
                      <If when={() => elements.abas.currentTab.value === "resolvidos"}>
                        <AtendimentosLista
                          id="listaResolvidos"
                        />
                      </If>
                    ),
                    soltos: (
                      <If when={() => elements.abas.currentTab.value === "soltos"}>
                        <AtendimentosLista
                          id="listaSoltos"
                        />
                      </If>
                    ),
                  }}
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
