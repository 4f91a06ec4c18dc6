// @generated from designs/vendas/pages/pg-comissoes.json. Do not edit.
import {
  If,
  Page,
  Section,
  breakpoint,
  handle,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Icon } from "trama/runtime/elements/icon";
import { Tabs } from "trama/runtime/elements/tabs";
import {
  findIndex,
  sum,
} from "trama/runtime/helpers";
import * as custom from "../../../designs/vendas/custom";
import { comissoes } from "../collections/comissoes";
import { comissoesResumo } from "../collections/comissoes-resumo";
import { produtosOpcoes } from "../collections/produtos-opcoes";
import AoAbrir from "../components/ao-abrir";
import CabecalhoLista from "../components/cabecalho-lista";
import Casca from "../components/casca";
import ComissoesFiltros from "../components/comissoes-filtros";
import ComissoesLista from "../components/comissoes-lista";
import ComissoesPessoas from "../components/comissoes-pessoas";
import ComissoesResumo from "../components/comissoes-resumo";
import ComissoesSaldos from "../components/comissoes-saldos";
import { comissoesSoma } from "../formulas/comissoes-soma";
import { comissoesStatus } from "../formulas/comissoes-status";
import { moeda } from "../formulas/moeda";
import { podeGerir } from "../formulas/pode-gerir";
import { podeVer } from "../formulas/pode-ver";
import { podeVerPagina } from "../formulas/pode-ver-pagina";
import { downloadIcon } from "../icons/download";
import { refreshCwIcon } from "../icons/refresh-cw";
import Avisos from "../sections/avisos";
import ConteudoSemPermissao from "../sections/conteudo-sem-permissao";
import LoaderGlobal from "../sections/loader-global";
import MenuLateral from "../sections/menu-lateral";
import * as variables from "../variables";
import { comissoesBuscar } from "../workflows/comissoes-buscar";
import { comissoesFiltrar } from "../workflows/comissoes-filtrar";
import { comissoesRecalcular } from "../workflows/comissoes-recalcular";
import { exportacaoNova } from "../workflows/exportacao-nova";
import { paginaOnload } from "../workflows/pagina-onload";
import { periodoDoEndereco } from "../workflows/periodo-do-endereco";

export default function PgComissoes() {
  const page = usePage();
  const elements = {
    filtros: handle(ComissoesFiltros),
    visoes: handle(Tabs),
  };
  return (
    <Page
      id="pg-comissoes"
      page={page}
      title="Comissões"
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
                  onAbrir={async (run) => {
                    await periodoDoEndereco(run);
                    await comissoesBuscar(run);
                  }}
                />
                <CabecalhoLista
                  id="cabecalho"
                  contado={() => variables.visao.value === "" ? comissoesResumo.isFetched.value : comissoes.isFetched.value}
                  titulo="Comissões"
                  total={() =>
                    variables.visao.value === ""
                      ? sum(comissoesResumo.data.value.map((item) => item.qtd))
                      : comissoes.total.value
                  }
                  acoes={
                    <>
                      <If when={() => breakpoint.value !== "mobile" && podeVerPagina("pg-exportacoes")}>
                        <Button
                          id="exportar"
                          classes={["botao", "secundario"]}
                          text="Exportar"
                          onClick={(run) => exportacaoNova(run, {
                            filtros: {
                              inicio: variables.dataInicio.value,
                              fim: variables.dataFim.value,
                              papel: variables.papel.value,
                              produto: variables.produto.value,
                              beneficiario: variables.beneficiario.value,
                              q: custom.termoDeBusca(variables.q.value),
                              status: variables.visao.value === "" ? [] : [comissoesStatus()],
                            },
                            tipo: "comissoes",
                          })}
                          leftIcon={
                            <Icon
                              id="exportarIcone"
                              icon={downloadIcon}
                              size="16px"
                            />
                          }
                        />
                      </If>
                      <If when={() => podeGerir() && (breakpoint.value !== "mobile" || variables.produto.value !== "")}>
                        <Button
                          id="recalcular"
                          classes={["botao", "secundario"]}
                          text="Recalcular período"
                          disabled={() => variables.produto.value === ""}
                          loading={() => variables.salvando.value === "comissoesRecalcular"}
                          tooltip={() => variables.produto.value === "" ? "Escolha um produto no filtro." : ""}
                          onClick={comissoesRecalcular}
                          leftIcon={
                            <Icon
                              id="girar"
                              icon={refreshCwIcon}
                              size="16px"
                            />
                          }
                        />
                      </If>
                    </>
                  }
                />
                <ComissoesFiltros
                  id="filtros"
                  handle={elements.filtros}
                />
                <ComissoesResumo
                  id="resumo"
                />
                <ComissoesSaldos
                  id="saldos"
                />
                <Tabs
                  id="visoes"
                  handle={elements.visoes}
                  tabs={[
                    {
                      id: "pessoas",
                      label: "Por pessoa",
                    },
                    {
                      id: "previstas",
                      label: () =>
                        breakpoint.value === "mobile" || !comissoesResumo.isFetched.value
                          ? "Previstas"
                          : `Previstas ${moeda(comissoesSoma("prevista"))}`,
                    },
                    {
                      id: "liberadas",
                      label: () =>
                        breakpoint.value === "mobile" || !comissoesResumo.isFetched.value
                          ? "Liberadas"
                          : `Liberadas ${moeda(comissoesSoma("liberada"))}`,
                    },
                    {
                      id: "pagas",
                      label: () =>
                        breakpoint.value === "mobile" || !comissoesResumo.isFetched.value
                          ? "Pagas"
                          : `Pagas ${moeda(comissoesSoma("paga"))}`,
                    },
                    {
                      id: "canceladas",
                      label: () =>
                        breakpoint.value === "mobile" || !comissoesResumo.isFetched.value
                          ? "Canceladas"
                          : `Canceladas ${moeda(comissoesSoma("cancelada"))}`,
                    },
                  ]}
                  value={() =>
                    variables.visao.value === ""
                      ? 0
                      : findIndex(["", "liberadas", "pagas", "canceladas"], variables.aba.value) + 1
                  }
                  transition="none"
                  keepMounted={false}
                  ariaLabel="Comissões por pessoa ou por status"
                  onChange={async (run, event) => {
                    variables.visao.set(event.id === "pessoas" ? "" : "transacoes");
                    if (event.id !== "pessoas") {
                      variables.aba.set(event.id === "previstas" ? "" : event.id);
                      await comissoesFiltrar(run);
                    }
                  }}
                  panels={{
                    canceladas: (
                      <If when={() => elements.visoes.currentTab.value === "canceladas"}>
                        <ComissoesLista
                          id="listaCanceladas"
                          onMudarPeriodo={async (run) => {
                            await elements.filtros.actions.mudarPeriodo(run);
                          }}
                        />
                      </If>
                    ),
                    liberadas: (
                      <If when={() => elements.visoes.currentTab.value === "liberadas"}>
                        <ComissoesLista
                          id="listaLiberadas"
                          onMudarPeriodo={async (run) => {
                            await elements.filtros.actions.mudarPeriodo(run);
                          }}
                        />
                      </If>
                    ),
                    pagas: (
                      <If when={() => elements.visoes.currentTab.value === "pagas"}>
                        <ComissoesLista
                          id="listaPagas"
                          onMudarPeriodo={async (run) => {
                            await elements.filtros.actions.mudarPeriodo(run);
                          }}
                        />
                      </If>
                    ),
                    pessoas: (
                      <If when={() => !comissoesResumo.error.value}>
                        <ComissoesPessoas
                          id="pessoas"
                          onMudarPeriodo={async (run) => {
                            await elements.filtros.actions.mudarPeriodo(run);
                          }}
                        />
                      </If>
                    ),
                    previstas: (
                      <If when={() => elements.visoes.currentTab.value === "previstas"}>
                        <ComissoesLista
                          id="listaPrevistas"
                          onMudarPeriodo={async (run) => {
                            await elements.filtros.actions.mudarPeriodo(run);
                          }}
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
