// @generated from designs/vendas/pages/pg-pipelines.json. Do not edit.
import {
  If,
  Page,
  Section,
  batch,
  breakpoint,
  handle,
  resetVariables,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Dropdown } from "trama/runtime/elements/dropdown";
import { Icon } from "trama/runtime/elements/icon";
import { Select } from "trama/runtime/elements/select";
import { SidePanel } from "trama/runtime/elements/side-panel";
import { Tabs } from "trama/runtime/elements/tabs";
import { TextBlock } from "trama/runtime/elements/text";
import {
  findIndex,
  toText,
} from "trama/runtime/helpers";
import { etapas } from "../collections/etapas";
import { pipelineResumo } from "../collections/pipeline-resumo";
import { pipelines } from "../collections/pipelines";
import { produtosOpcoes } from "../collections/produtos-opcoes";
import { tagsOpcoes } from "../collections/tags-opcoes";
import AoAbrir from "../components/ao-abrir";
import CabecalhoLista from "../components/cabecalho-lista";
import Casca from "../components/casca";
import ErroCarga from "../components/erro-carga";
import OportunidadeGaveta from "../components/oportunidade-gaveta";
import PipelineAjustes from "../components/pipeline-ajustes";
import PipelinesFiltros from "../components/pipelines-filtros";
import PipelinesLista from "../components/pipelines-lista";
import PipelinesQuadro from "../components/pipelines-quadro";
import PipelinesResumo from "../components/pipelines-resumo";
import Vazio from "../components/vazio";
import { mensagemErro } from "../formulas/mensagem-erro";
import { pipelineAtual } from "../formulas/pipeline-atual";
import { podeEditar } from "../formulas/pode-editar";
import { podeGerir } from "../formulas/pode-gerir";
import { podeVer } from "../formulas/pode-ver";
import { kanbanIcon } from "../icons/kanban";
import { plusIcon } from "../icons/plus";
import { settings2Icon } from "../icons/settings-2";
import { slidersHorizontalIcon } from "../icons/sliders-horizontal";
import Avisos from "../sections/avisos";
import ConteudoSemPermissao from "../sections/conteudo-sem-permissao";
import LoaderGlobal from "../sections/loader-global";
import MenuLateral from "../sections/menu-lateral";
import * as variables from "../variables";
import { oportunidadeCriar } from "../workflows/oportunidade-criar";
import { paginaOnload } from "../workflows/pagina-onload";
import { pipelineCriar } from "../workflows/pipeline-criar";
import { pipelinesAbrir } from "../workflows/pipelines-abrir";
import { pipelinesBuscar } from "../workflows/pipelines-buscar";
import { pipelinesCalar } from "../workflows/pipelines-calar";
import { pipelinesFiltrar } from "../workflows/pipelines-filtrar";
import { pipelinesMudaram } from "../workflows/pipelines-mudaram";
import { pipelinesOuvir } from "../workflows/pipelines-ouvir";

export default function PgPipelines() {
  const page = usePage();
  const elements = {
    abas: handle(Tabs),
  };
  return (
    <Page
      id="pg-pipelines"
      page={page}
      title="Pipelines"
      collections={[
        produtosOpcoes,
        tagsOpcoes,
      ]}
      onFocus={async (run) => {
        if (!podeVer() || !pipelineResumo.isFetched.value) {
          return;
        }
        await pipelinesMudaram(run);
      }}
      onLoad={paginaOnload}
      onUnload={pipelinesCalar}
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
              <div className="trama-flexbox pg-pipelines-lado">
                <div className="trama-flexbox pg-pipelines-coluna">
                  <AoAbrir
                    id="carga"
                    onAbrir={async (run) => {
                      await pipelinesOuvir(run);
                      await pipelinesAbrir(run);
                    }}
                  />
                  <CabecalhoLista
                    id="cabecalho"
                    contado={() => pipelineResumo.isFetched.value && variables.visao.value !== "fechadas"}
                    titulo="Pipelines"
                    total={() => pipelineResumo.data.value?.abertas ?? 0}
                    acoes={
                      <>
                        <If when={podeGerir}>
                          <Dropdown
                            id="ajustar"
                            kind="menu"
                            alignment="end"
                            ariaLabel="Configurar"
                            history="push"
                            content={
                              <div className="trama-base pg-pipelines-menuAjustes base">
                                <If when={pipelineAtual}>
                                  <Button
                                    id="esteAjuste"
                                    classes={["botao", "discreto", "item"]}
                                    text="Este pipeline"
                                    onClick={() => {
                                      variables.ajustes.set(true);
                                    }}
                                    leftIcon={
                                      <Icon
                                        id="esteAjusteIcone"
                                        icon={slidersHorizontalIcon}
                                        size="16px"
                                      />
                                    }
                                  />
                                </If>
                                <Button
                                  id="novoPipeline"
                                  classes={["botao", "discreto", "item"]}
                                  text="Novo pipeline"
                                  onClick={pipelineCriar}
                                  leftIcon={
                                    <Icon
                                      id="novoPipelineIcone"
                                      icon={plusIcon}
                                      size="16px"
                                    />
                                  }
                                />
                              </div>
                            }
                            trigger={
                              <Button
                                id="abrirAjustes"
                                classes={["botao", "secundario"]}
                                text={() => breakpoint.value === "mobile" ? "" : "Configurar"}
                                ariaLabel={() => breakpoint.value === "mobile" ? "Configurar" : ""}
                                leftIcon={
                                  <Icon
                                    id="abrirAjustesIcone"
                                    icon={settings2Icon}
                                    size="16px"
                                  />
                                }
                              />
                            }
                          />
                        </If>
                        <If when={() => podeEditar() && pipelineAtual()}>
                          <div className="trama-flexbox pg-pipelines-barraNova barra-acoes nao-imprime">
                            <Button
                              id="nova"
                              classes={["botao", "primario"]}
                              text="Nova oportunidade"
                              onClick={async (run) => {
                                const criou = await oportunidadeCriar(run, {
                                  contatoId: "",
                                  contatoNome: "",
                                  pipelineId: pipelineAtual()?.id ?? "",
                                });
                                if (!criou) {
                                  return;
                                }
                                await pipelinesBuscar(run);
                              }}
                              leftIcon={
                                <Icon
                                  id="novaIcone"
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
                  <If when={() => pipelines.error.value || etapas.error.value}>
                    <ErroCarga
                      id="falha"
                      mensagem={() => mensagemErro(pipelines.error.value ?? etapas.error.value)}
                      titulo="Não foi possível carregar os pipelines."
                      onTentar={pipelinesAbrir}
                    />
                  </If>
                  <If
                    when={() =>
                      pipelines.isFetched.value &&
                        !pipelines.error.value &&
                        pipelines.data.value.length === 0
                    }
                  >
                    <Vazio
                      id="semPipeline"
                      texto="Crie seu primeiro pipeline."
                      acao={
                        <If when={podeGerir}>
                          <Button
                            id="criarPrimeiro"
                            classes={["botao", "primario"]}
                            text="Novo pipeline"
                            onClick={pipelineCriar}
                          />
                        </If>
                      }
                      icone={
                        <Icon
                          id="iconeSem"
                          icon={kanbanIcon}
                          size="32px"
                        />
                      }
                    />
                  </If>
                  <If when={pipelineAtual}>
                    <div className="trama-flexbox pg-pipelines-partes">
                      <div className="trama-flexbox pg-pipelines-alto">
                        <If when={() => pipelines.data.value.length === 1}>
                          <TextBlock
                            id="unico"
                            classes={["subtitulo", "titulo-lista"]}
                            text={() => pipelineAtual()?.nome ?? ""}
                            tag="h2"
                          />
                        </If>
                        <If when={() => pipelines.data.value.length > 1}>
                          <Select
                            id="qual"
                            classes={["filtro", "filtro-sempre", "filtro-titulo"]}
                            options={() => pipelines.data.value}
                            labelField="nome"
                            valueField="id"
                            value={() => pipelineAtual()?.id}
                            ariaLabel="Pipeline"
                            searchable={false}
                            onChange={async (run, event) => {
                              batch(() => {
                                variables.pipeline.set(toText(event.value ?? ""));
                                variables.etapa.set("");
                              });
                              await pipelinesFiltrar(run);
                            }}
                          />
                        </If>
                        <div className="trama-base pg-pipelines-filtrosDoQuadro">
                          <PipelinesFiltros
                            id="filtros"
                          />
                        </div>
                      </div>
                      <PipelinesResumo
                        id="resumo"
                      />
                      <Tabs
                        id="abas"
                        handle={elements.abas}
                        tabs={[
                          {
                            id: "quadro",
                            label: "Quadro",
                          },
                          {
                            id: "lista",
                            label: "Lista",
                          },
                          {
                            id: "fechadas",
                            label: "Fechadas",
                          },
                        ]}
                        value={() => findIndex(["", "lista", "fechadas"], variables.visao.value)}
                        transition="none"
                        ariaLabel="Como mostrar"
                        onChange={async (run, event) => {
                          batch(() => {
                            variables.visao.set(event.id === "quadro" ? "" : event.id);
                            resetVariables([
                              variables.ordem,
                              variables.direcao,
                            ]);
                          });
                          await pipelinesFiltrar(run);
                        }}
                        panels={{
                          fechadas: (
                            <If when={() => elements.abas.currentTab.value === "fechadas"}>
                              <PipelinesLista
                                id="fechadas"
                              />
                            </If>
                          ),
                          lista: (
                            <If when={() => elements.abas.currentTab.value === "lista"}>
                              <PipelinesLista
                                id="abertas"
                              />
                            </If>
                          ),
                          quadro: (
                            <If when={() => elements.abas.currentTab.value === "quadro"}>
                              <PipelinesQuadro
                                id="quadro"
                              />
                            </If>
                          ),
                        }}
                      />
                    </div>
                  </If>
                </div>
                <If when={() => !variables.ajustes.value}>
                  <OportunidadeGaveta
                    id="gaveta"
                  />
                </If>
                <If
                  when={() =>
                    variables.ajustes.value &&
                      podeGerir() &&
                      pipelineAtual()
                  }
                >
                  <SidePanel
                    id="painelAjustes"
                    classes={["base", "gaveta", "nao-imprime"]}
                    value={() => variables.ajustes.value}
                    width={400}
                    minWidth={340}
                    maxWidth={560}
                    title="Configurar pipeline"
                    closeLabel="Fechar painel"
                    onChange={(_run, event) => {
                      if (!event.value) {
                        variables.ajustes.set(false);
                      }
                    }}
                  >
                    <PipelineAjustes
                      id="ajustes"
                    />
                  </SidePanel>
                </If>
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
