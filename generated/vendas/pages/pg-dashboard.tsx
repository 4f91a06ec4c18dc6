// @generated from designs/vendas/pages/pg-dashboard.json. Do not edit.
import {
  If,
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Icon } from "trama/runtime/elements/icon";
import { TextBlock } from "trama/runtime/elements/text";
import { dashKpis } from "../collections/dash-kpis";
import { produtosOpcoes } from "../collections/produtos-opcoes";
import AoAbrir from "../components/ao-abrir";
import BarraBusca from "../components/barra-busca";
import Casca from "../components/casca";
import ErroCarga from "../components/erro-carga";
import PainelAtencao from "../components/painel-atencao";
import PainelFiltros from "../components/painel-filtros";
import PainelFormas from "../components/painel-formas";
import PainelFunil from "../components/painel-funil";
import PainelMeta from "../components/painel-meta";
import PainelNumeros from "../components/painel-numeros";
import PainelPassos from "../components/painel-passos";
import PainelReceita from "../components/painel-receita";
import Vazio from "../components/vazio";
import { mensagemErro } from "../formulas/mensagem-erro";
import { periodoAnterior } from "../formulas/periodo-anterior";
import { podeEditarPagina } from "../formulas/pode-editar-pagina";
import { podeVer } from "../formulas/pode-ver";
import { semVendas } from "../formulas/sem-vendas";
import { temConta } from "../formulas/tem-conta";
import { chartColumnIcon } from "../icons/chart-column";
import { uploadIcon } from "../icons/upload";
import Avisos from "../sections/avisos";
import ConteudoSemPermissao from "../sections/conteudo-sem-permissao";
import LoaderGlobal from "../sections/loader-global";
import MenuLateral from "../sections/menu-lateral";
import * as variables from "../variables";
import { dashBuscar } from "../workflows/dash-buscar";
import { dashOuvir } from "../workflows/dash-ouvir";
import { paginaOnload } from "../workflows/pagina-onload";

export default function PgDashboard() {
  const page = usePage();
  return (
    <Page
      id="pg-dashboard"
      page={page}
      title="Dashboard"
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
                    await dashOuvir(run);
                    await dashBuscar(run);
                  }}
                />
                <div className="trama-flexbox pg-dashboard-cabecalho">
                  <div className="trama-base pg-dashboard-titulos">
                    <h1 className="trama-text pg-dashboard-titulo titulo titulo-lista">
                      Dashboard
                    </h1>
                    <TextBlock
                      id="comparado"
                      classes={["dica"]}
                      text={() => `Comparado com ${periodoAnterior()}`}
                    />
                  </div>
                  <PainelFiltros
                    id="filtros"
                  />
                </div>
                <BarraBusca
                  id="fio"
                  buscando={() => dashKpis.isFetching.value && dashKpis.isFetched.value}
                />
                <If when={() => dashKpis.error.value}>
                  <ErroCarga
                    id="falha"
                    mensagem={() => mensagemErro(dashKpis.error.value)}
                    titulo="Não foi possível carregar os números."
                    onTentar={dashBuscar}
                  />
                </If>
                <If when={() => !semVendas() && (dashKpis.isFetched.value || dashKpis.error.value == null)}>
                  <PainelNumeros
                    id="numeros"
                  />
                </If>
                <If when={() => !semVendas()}>
                  <TextBlock
                    id="oQueConta"
                    classes={["dica"]}
                    text={() => `Pela data da aprovação, em ${dashKpis.data.value?.moeda ?? "BRL"}. Receita aprovada: vendas não devolvidas, menos reembolsos parciais. Receita líquida: a soma de Minha comissão das mesmas vendas, também sem o devolvido.${variables.produto.value || variables.plataforma.value ? " O gasto com anúncios é da conta inteira: com um produto ou uma plataforma não há ROAS." : ""}`}
                  />
                </If>
                <If when={() => !semVendas()}>
                  <div className="trama-base pg-dashboard-linhaReceita">
                    <PainelReceita
                      id="receita"
                    />
                    <PainelAtencao
                      id="atencao"
                    />
                  </div>
                </If>
                <If when={() => !semVendas()}>
                  <div className="trama-base pg-dashboard-linhaMes">
                    <div className="trama-base pg-dashboard-larga">
                      <PainelFunil
                        id="funil"
                      />
                    </div>
                    <PainelMeta
                      id="meta"
                    />
                    <PainelFormas
                      id="formas"
                    />
                  </div>
                </If>
                <If when={semVendas}>
                  <Vazio
                    id="semVendas"
                    texto="Ainda não há vendas. Importe suas transações ou conecte uma plataforma."
                    acao={
                      <If when={() => podeEditarPagina("pg-importar-transacoes")}>
                        <Button
                          id="importar"
                          classes={["botao", "secundario"]}
                          text="Importar transações"
                          link={{
                            page: "pg-importar-transacoes",
                          }}
                          leftIcon={
                            <Icon
                              id="importarIcone"
                              icon={uploadIcon}
                              size="16px"
                            />
                          }
                        />
                      </If>
                    }
                    icone={
                      <Icon
                        id="iconeVazio"
                        icon={chartColumnIcon}
                        size="32px"
                      />
                    }
                  />
                </If>
                <If when={() => temConta() && !variables.passosDispensados.value}>
                  <PainelPassos
                    id="passos"
                  />
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
