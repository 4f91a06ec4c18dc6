// @generated from designs/vendas/pages/pg-metricas-facebook.json. Do not edit.
import {
  If,
  Page,
  Section,
  breakpoint,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Checkbox } from "trama/runtime/elements/checkbox";
import { HoverDropdown } from "trama/runtime/elements/hover-dropdown";
import { Icon } from "trama/runtime/elements/icon";
import { SearchBar } from "trama/runtime/elements/search-bar";
import { Select } from "trama/runtime/elements/select";
import { Tabs } from "trama/runtime/elements/tabs";
import { TextBlock } from "trama/runtime/elements/text";
import {
  findIndex,
  toText,
} from "trama/runtime/helpers";
import { contasAnuncio } from "../collections/contas-anuncio";
import { trafegoResumo } from "../collections/trafego-resumo";
import { trafegoSemOrigem } from "../collections/trafego-sem-origem";
import { trafegoTotal } from "../collections/trafego-total";
import AoAbrir from "../components/ao-abrir";
import CabecalhoLista from "../components/cabecalho-lista";
import Casca from "../components/casca";
import ErroCarga from "../components/erro-carga";
import FiltroPeriodo from "../components/filtro-periodo";
import PaginasLista from "../components/paginas-lista";
import SimulacaoDesligada from "../components/simulacao-desligada";
import TrafegoGrade from "../components/trafego-grade";
import TrafegoGraficos from "../components/trafego-graficos";
import TrafegoNumeros from "../components/trafego-numeros";
import { haQuanto } from "../formulas/ha-quanto";
import { mensagemErro } from "../formulas/mensagem-erro";
import { moeda } from "../formulas/moeda";
import { podeEditar } from "../formulas/pode-editar";
import { podeVer } from "../formulas/pode-ver";
import { podeVerPagina } from "../formulas/pode-ver-pagina";
import { trafegoFiltros } from "../formulas/trafego-filtros";
import { trafegoNivel } from "../formulas/trafego-nivel";
import { trafegoSync } from "../formulas/trafego-sync";
import { formatDate } from "../helpers/format-date";
import { formatNumber } from "../helpers/format-number";
import { circleAlertIcon } from "../icons/circle-alert";
import { downloadIcon } from "../icons/download";
import { refreshCwIcon } from "../icons/refresh-cw";
import Avisos from "../sections/avisos";
import ConteudoSemPermissao from "../sections/conteudo-sem-permissao";
import LoaderGlobal from "../sections/loader-global";
import MenuLateral from "../sections/menu-lateral";
import * as variables from "../variables";
import { exportacaoNova } from "../workflows/exportacao-nova";
import { paginaOnload } from "../workflows/pagina-onload";
import { periodoDoEndereco } from "../workflows/periodo-do-endereco";
import { trafegoBuscar } from "../workflows/trafego-buscar";
import { trafegoFiltrar } from "../workflows/trafego-filtrar";
import { trafegoLimpar } from "../workflows/trafego-limpar";
import { trafegoLista } from "../workflows/trafego-lista";
import { trafegoPeriodo } from "../workflows/trafego-periodo";
import { trafegoProcurar } from "../workflows/trafego-procurar";
import { trafegoSincronizar } from "../workflows/trafego-sincronizar";

export default function PgMetricasFacebook() {
  const page = usePage();
  return (
    <Page
      id="pg-metricas-facebook"
      page={page}
      title="Métricas do Facebook"
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
                    await trafegoBuscar(run);
                  }}
                />
                <CabecalhoLista
                  id="cabecalho"
                  titulo="Métricas do Facebook"
                  acoes={
                    <>
                      <If when={() => breakpoint.value !== "mobile" && podeVerPagina("pg-exportacoes")}>
                        <Button
                          id="relatorio"
                          classes={["botao", "secundario"]}
                          text="Gerar relatório"
                          onClick={(run) => exportacaoNova(run, {
                            filtros: {
                              ...trafegoFiltros(false),
                              inicio: variables.dataInicio.value,
                              fim: variables.dataFim.value,
                            },
                            tipo: "metricas",
                          })}
                          leftIcon={
                            <Icon
                              id="relatorioIcone"
                              icon={downloadIcon}
                              size="16px"
                            />
                          }
                        />
                      </If>
                      <If
                        when={() => podeEditar() && (contasAnuncio.data.value.length > 0 || !contasAnuncio.isFetched.value)}
                      >
                        <Button
                          id="sincronizar"
                          classes={["botao", "secundario"]}
                          text="Sincronizar"
                          disabled={() => !contasAnuncio.isFetched.value}
                          loading={() => variables.salvando.value === "trafegoSincronizar"}
                          onClick={trafegoSincronizar}
                          leftIcon={
                            <Icon
                              id="sincronizarIcone"
                              icon={refreshCwIcon}
                              size="16px"
                            />
                          }
                        />
                      </If>
                    </>
                  }
                />
                <div className="trama-flexbox pg-metricas-facebook-ferramentas nao-imprime">
                  <FiltroPeriodo
                    id="periodo"
                    fim={() => variables.dataFim.value}
                    inicio={() => variables.dataInicio.value}
                    onMudar={(run, event) => trafegoPeriodo(run, {
                      fim: event.fim,
                      inicio: event.inicio,
                    })}
                  />
                  <Select
                    id="conta"
                    classes={["filtro"]}
                    options={() => contasAnuncio.data.value}
                    labelField="nome"
                    valueField="id"
                    value={() => variables.contaAnuncio.value}
                    ariaLabel="Conta de anúncio"
                    placeholder="Conta de anúncio"
                    clearLabel="Limpar conta de anúncio"
                    searchable={false}
                    clearIcon
                    onChange={[
                      (_run, event) => {
                        variables.contaAnuncio.set(event.value ?? null);
                      },
                      trafegoFiltrar,
                    ]}
                  />
                  <Checkbox
                    id="comparar"
                    value={() => variables.comparar.value}
                    label="Comparar com período anterior"
                    onChange={[
                      (_run, event) => {
                        variables.comparar.set(event.value);
                      },
                      trafegoBuscar,
                    ]}
                  />
                  <If when={() => contasAnuncio.data.value.length > 0 || !contasAnuncio.isFetched.value}>
                    <TextBlock
                      id="fresco"
                      classes={["dica"]}
                      text={() => {
                        const conta = trafegoSync();
                        return !contasAnuncio.isFetched.value ? ""
                          : conta?.erro_sincronizacao != null ? `Não foi possível sincronizar. Último dado: ${conta.sincronizada_em == null ? "nenhum" : formatDate(conta.sincronizada_em, "DD/MM/YY HH:mm")}.`
                          : `Atualizado ${conta?.sincronizada_em == null ? "nunca" : haQuanto(toText(conta.sincronizada_em))}${(conta?.sincronizacao_pedida_em ?? "") > (conta?.sincronizada_em ?? "") ? ` · Sincronização pedida ${haQuanto(toText(conta?.sincronizacao_pedida_em))}` : ""} · Fuso da conta de anúncio: ${conta?.fuso ?? ""}`;
                      }}
                      tag="span"
                    />
                  </If>
                </div>
                <If
                  when={() => {
                    const conta = trafegoSync();
                    return conta != null && (conta.sincronizacao_pedida_em ?? "") > (conta.sincronizada_em ?? "");
                  }}
                >
                  <SimulacaoDesligada
                    id="semServico"
                    texto="Os números chegam quando um serviço de anúncios conectado responde."
                  />
                </If>
                <If when={() => trafegoTotal.error.value}>
                  <ErroCarga
                    id="falha"
                    mensagem={() => mensagemErro(trafegoTotal.error.value)}
                    titulo="Não foi possível carregar as métricas."
                    onTentar={trafegoBuscar}
                  />
                </If>
                <TrafegoNumeros
                  id="numeros"
                />
                <TrafegoGraficos
                  id="graficos"
                />
                <If
                  when={() =>
                    variables.campanha.value !== "" ||
                      variables.conjunto.value !== "" ||
                      variables.contaAnuncio.value !== ""
                  }
                >
                  <div className="trama-flexbox pg-metricas-facebook-onde">
                    <span className="trama-text pg-metricas-facebook-dentro dica">
                      Só uma parte dos anúncios está na lista.
                    </span>
                    <Button
                      id="sairDaqui"
                      classes={["botao", "discreto"]}
                      text="Ver tudo"
                      onClick={trafegoLimpar}
                    />
                  </div>
                </If>
                <div className="trama-flexbox pg-metricas-facebook-barra">
                  <Tabs
                    id="niveis"
                    tabs={[
                      {
                        id: "conta",
                        label: "Conta",
                      },
                      {
                        id: "campanha",
                        label: "Campanha",
                      },
                      {
                        id: "conjunto",
                        label: "Conjunto",
                      },
                      {
                        id: "anuncio",
                        label: "Anúncio",
                      },
                    ]}
                    value={() => findIndex(["conta", "campanha", "conjunto", "anuncio"], trafegoNivel())}
                    transition="none"
                    keepMounted={false}
                    ariaLabel="Nível"
                    onChange={async (run, event) => {
                      variables.nivel.set(event.id === "campanha" ? "" : event.id);
                      await trafegoProcurar(run);
                    }}
                    panels={{
                      anuncio: (
                        <TextBlock
                          id="painelAnuncio"
                          classes={["so-leitor"]}
                          text={() => "Por anúncio"}
                          tag="p"
                        />
                      ),
                      campanha: (
                        <TextBlock
                          id="painelCampanha"
                          classes={["so-leitor"]}
                          text={() => "Por campanha"}
                          tag="p"
                        />
                      ),
                      conjunto: (
                        <TextBlock
                          id="painelConjunto"
                          classes={["so-leitor"]}
                          text={() => "Por conjunto"}
                          tag="p"
                        />
                      ),
                      conta: (
                        <TextBlock
                          id="painelConta"
                          classes={["so-leitor"]}
                          text={() => "Por conta"}
                          tag="p"
                        />
                      ),
                    }}
                  />
                  <SearchBar
                    id="busca"
                    classes={["busca-lista"]}
                    value={() => variables.q.value}
                    placeholder="Nome"
                    ariaLabel="Buscar anúncios"
                    clearLabel="Limpar busca"
                    isEmbedIcon
                    iconPosition="left"
                    inputWidth="100%"
                    shortcut={() => variables.atalhosDeTecla.value ? "/" : ""}
                    onChange={[
                      (_run, event) => {
                        variables.q.set(event.value);
                      },
                      trafegoProcurar,
                    ]}
                  />
                  <HoverDropdown
                    id="calculo"
                    trigger="mouseenter"
                    closeOnClick="outside"
                    alignment="end"
                    ariaLabel="Como se calcula"
                    content={
                      <ul className="trama-base pg-metricas-facebook-explicacao base">
                        <li className="trama-text pg-metricas-facebook-conta0 texto">
                          CTR: cliques no link ÷ impressões
                        </li>
                        <li className="trama-text pg-metricas-facebook-conta1 texto">
                          CPC: gasto ÷ cliques no link
                        </li>
                        <li className="trama-text pg-metricas-facebook-conta2 texto">
                          CPM: gasto ÷ impressões × 1.000
                        </li>
                        <li className="trama-text pg-metricas-facebook-conta3 texto">
                          Impr.: impressões
                        </li>
                        <li className="trama-text pg-metricas-facebook-conta4 texto">
                          Meta: compras que a rede conta
                        </li>
                        <li className="trama-text pg-metricas-facebook-conta5 texto">
                          CPA: gasto ÷ vendas aprovadas que o link atribui
                        </li>
                        <li className="trama-text pg-metricas-facebook-conta6 texto">
                          ROAS M.: valor das compras que a rede conta ÷ gasto
                        </li>
                        <li className="trama-text pg-metricas-facebook-conta7 texto">
                          ROAS: receita aprovada e atribuída ÷ gasto. Menos de 1 perde, de 1 a 2 empata, mais de 2 ganha
                        </li>
                        <li className="trama-text pg-metricas-facebook-conta8 texto">
                          Lucro: sua comissão − gasto − imposto sobre a receita
                        </li>
                      </ul>
                    }
                    opener={
                      <Button
                        id="comoSeCalcula"
                        classes={["botao", "discreto"]}
                        text="Como se calcula"
                        leftIcon={
                          <Icon
                            id="comoSeCalculaIcone"
                            icon={circleAlertIcon}
                            size="16px"
                          />
                        }
                      />
                    }
                  />
                </div>
                <If when={() => !trafegoResumo.error.value}>
                  <TrafegoGrade
                    id="grade"
                  />
                </If>
                <If when={() => trafegoResumo.error.value}>
                  <ErroCarga
                    id="falhaLista"
                    mensagem={() => mensagemErro(trafegoResumo.error.value)}
                    titulo="Não foi possível carregar a lista."
                    onTentar={trafegoLista}
                  />
                </If>
                <If when={() => trafegoSemOrigem.isFetched.value}>
                  <TextBlock
                    id="semOrigem"
                    classes={["dica"]}
                    text={() => {
                      const dados = trafegoSemOrigem.data.value;
                      return `Vendas sem origem: ${formatNumber(dados?.vendas ?? 0)} (${moeda(dados?.receita_centavos ?? 0)})${(dados?.por_link ?? 0) > 0 ? `, e ${formatNumber(dados?.por_link ?? 0)} por links salvos` : ""}.`;
                    }}
                    tag="p"
                  />
                </If>
                <PaginasLista
                  id="paginas"
                  total={() => trafegoResumo.data.value[0]?.linhas ?? 0}
                  onMudar={trafegoLista}
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
