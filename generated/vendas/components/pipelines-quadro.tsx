// @generated from designs/vendas/components/pipelines-quadro.json. Do not edit.
import {
  If,
  Repeat,
  breakpoint,
  component,
  handle,
  workflow,
} from "trama/runtime";
import { Base } from "trama/runtime/elements/base";
import { Button } from "trama/runtime/elements/button";
import { Flexbox } from "trama/runtime/elements/flexbox";
import { Icon } from "trama/runtime/elements/icon";
import { Kanban } from "trama/runtime/elements/kanban";
import { TextBlock } from "trama/runtime/elements/text";
import {
  range,
  toText,
} from "trama/runtime/helpers";
import { etapas } from "../collections/etapas";
import { oportunidadesQuadro } from "../collections/oportunidades-quadro";
import { pipelineResumo } from "../collections/pipeline-resumo";
import AvatarIniciais from "./avatar-iniciais";
import ErroCarga from "./erro-carga";
import Esqueleto from "./esqueleto";
import OportunidadeMenu from "./oportunidade-menu";
import Vazio from "./vazio";
import { diasNaEtapa } from "../formulas/dias-na-etapa";
import { dinheiro } from "../formulas/dinheiro";
import { dinheiroCurto } from "../formulas/dinheiro-curto";
import { mensagemErro } from "../formulas/mensagem-erro";
import { pipelineAtual } from "../formulas/pipeline-atual";
import { pipelineEtapas } from "../formulas/pipeline-etapas";
import { pipelineFiltros } from "../formulas/pipeline-filtros";
import { podeEditar } from "../formulas/pode-editar";
import { formatNumber } from "../helpers/format-number";
import { hourglassIcon } from "../icons/hourglass";
import { kanbanIcon } from "../icons/kanban";
import { listChecksIcon } from "../icons/list-checks";
import * as variables from "../variables";
import { oportunidadeAbrir } from "../workflows/oportunidade-abrir";
import { oportunidadeMover } from "../workflows/oportunidade-mover";
import { oportunidadeMoverPara } from "../workflows/oportunidade-mover-para";
import { pipelinesBuscar } from "../workflows/pipelines-buscar";
import { pipelinesLimpar } from "../workflows/pipelines-limpar";

/** As oportunidades abertas do pipeline, uma coluna por etapa; em telas pequenas, uma etapa por vez. */
const PipelinesQuadro = component("pipelines-quadro", {}, () => {
  const elements = {
    quadro: handle(Kanban),
  };
  const formulas = {
    /** A etapa que se vê em telas pequenas. */
    etapaAberta: (): string => {
      const etapas = pipelineEtapas();
      return etapas.find((um) => um.id === variables.etapa.value)?.id ??
        etapas[0]?.id ??
        "";
    },
  };
  const workflows = {
    mais: workflow<{
      readonly etapa: string;
      readonly quantas: number;
    }>("mais", async (run, params) => {
      variables.quadroLimites.setAt(params.etapa, params.quantas + 50);
      await pipelinesBuscar(run);
    }),
    /** O cartão já está onde se soltou; o que o banco recusa volta ao lugar. */
    mover: workflow<{
      readonly id: string;
      readonly etapa: string;
      readonly abaixoDe?: string | null | undefined;
      readonly versao: number;
    }>("mover", async (run, params) => {
      await oportunidadeMover(run, {
        abaixoDe: params.abaixoDe,
        etapa: params.etapa,
        id: params.id,
        versao: params.versao,
      });
    }, {
      onError: () => {
        elements.quadro.actions.reset();
      },
    }),
  };
  return (
    <>
      <If when={() => oportunidadesQuadro.error.value}>
        <ErroCarga
          id="falha"
          mensagem={() => mensagemErro(oportunidadesQuadro.error.value)}
          titulo="Não foi possível carregar o quadro."
          onTentar={pipelinesBuscar}
        />
      </If>
      <If when={() => !oportunidadesQuadro.isFetched.value && !oportunidadesQuadro.error.value}>
        <div className="trama-flexbox pipelines-quadro-aCaminho">
          <Repeat
            items={() => range(0, breakpoint.value === "mobile" ? 1 : 4)}
            by={(item) => item}
          >
            {() => (
              <Esqueleto
                id="esqueletoColuna"
                altura="420px"
              />
            )}
          </Repeat>
        </div>
      </If>
      <If
        when={() =>
          oportunidadesQuadro.isFetched.value &&
            oportunidadesQuadro.data.value.length === 0 &&
            (pipelineFiltros() > 0 || variables.q.value.trim() !== "")
        }
      >
        <Vazio
          id="semResultado"
          texto="Nenhum resultado para os filtros escolhidos."
          acao={
            <Button
              id="limpar"
              classes={["botao", "secundario"]}
              text="Limpar filtros"
              onClick={pipelinesLimpar}
            />
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
      <If
        when={() => oportunidadesQuadro.isFetched.value && (oportunidadesQuadro.data.value.length > 0 || (pipelineFiltros() === 0 && variables.q.value.trim() === ""))}
      >
        <Flexbox
          id="quadroInteiro"
          states={{
            buscando: () =>
              oportunidadesQuadro.isFetching.value &&
                !variables.listaQuieta.value &&
                variables.salvando.value === "",
          }}
        >
          <If when={() => breakpoint.value === "mobile"}>
            <fieldset className="trama-flexbox pipelines-quadro-etapas" aria-label="Etapas">
              <Repeat
                items={pipelineEtapas}
                by={(item) => item.id}
              >
                {(item) => (
                  <Button
                    id="etapa"
                    classes={["botao", "secundario", "junto"]}
                    text={() => `${item.value.nome} ${(pipelineResumo.data.value?.etapas ?? []).find((uma) => uma.id === item.value.id)?.qtd ?? ""}`}
                    pressed={() => item.value.id === formulas.etapaAberta()}
                    onClick={() => {
                      variables.etapa.set(item.value.id);
                    }}
                  />
                )}
              </Repeat>
            </fieldset>
          </If>
          <Kanban
            id="quadro"
            handle={elements.quadro}
            items={() => oportunidadesQuadro.data.value}
            labelField="titulo"
            stackedBy="etapa_id"
            stacks={() => pipelineEtapas().filter((etapa) => breakpoint.value !== "mobile" || etapa.id === formulas.etapaAberta())}
            stackLabel="nome"
            stackValue="id"
            sortedBy="posicao"
            readonly={() => !podeEditar() || breakpoint.value === "mobile"}
            wrapStacks={false}
            ariaLabel={() => `Quadro ${pipelineAtual()?.nome ?? ""}`}
            handleLabel={"Mover {item}"}
            instructionsText="Espaço pega o cartão, as setas movem, espaço solta e Esc desiste."
            liftedText={"{item}: pega, em {stack}, posição {position} de {count}."}
            movedText={"{item} em {stack}, posição {position} de {count}."}
            droppedText={"Movida para {stack}, posição {position} de {count}."}
            canceledText={"{item} continua em {stack}, posição {position} de {count}."}
            onItemMoved={(run, event) => workflows.mover(run, {
              abaixoDe: event.newIndex === 0
                ? null
                : event.updatedList[event.newIndex - 1]?.id,
              etapa: toText(event.to),
              id: event.item.id,
              versao: event.item.versao,
            })}
            footer={(item) => (
              <div className="trama-flexbox pipelines-quadro-peEtapa">
                <If
                  when={() => {
                    const soma = (pipelineResumo.data.value?.etapas ?? []).find((uma) => uma.id === item.value.value);
                    return item.value.items.length < (soma?.qtd ?? 0);
                  }}
                >
                  <Button
                    id="mais"
                    classes={["botao", "discreto"]}
                    text="Carregar mais"
                    onClick={(run) => workflows.mais(run, {
                      etapa: toText(item.value.value),
                      quantas: item.value.items.length,
                    })}
                  />
                </If>
                <If when={() => item.value.items.length === 0 && oportunidadesQuadro.isFetched.value}>
                  <TextBlock
                    id="vaziaEtapa"
                    classes={["dica"]}
                    text={() => podeEditar() && breakpoint.value !== "mobile" ? "Arraste uma oportunidade para cá." : "Nenhuma oportunidade nesta etapa."}
                    tag="p"
                  />
                </If>
              </div>
            )}
            header={(item) => (
              <div className="trama-flexbox pipelines-quadro-cabecaEtapa">
                <div className="trama-flexbox pipelines-quadro-nomeDaEtapa">
                  <Base
                    id="cor"
                    style={{
                      backgroundColor: () => etapas.data.value.find((etapa) => etapa.id === item.value.value)?.cor ?? "transparent",
                    }}
                    tag="span"
                  >
                  </Base>
                  <TextBlock
                    id="nome"
                    classes={["forte", "corta"]}
                    rootAttributes={{
                      title: () => item.value.label,
                    }}
                    text={() => item.value.label}
                    tag="h2"
                  />
                  <TextBlock
                    id="quantas"
                    classes={["dica", "junto"]}
                    text={() => {
                      const soma = (pipelineResumo.data.value?.etapas ?? []).find((uma) => uma.id === item.value.value);
                      return formatNumber(soma?.qtd ?? item.value.items.length);
                    }}
                    tag="span"
                  />
                </div>
                <div className="trama-flexbox pipelines-quadro-somaDaEtapa">
                  <TextBlock
                    id="soma"
                    classes={["dica", "junto"]}
                    text={() => {
                      const soma = (pipelineResumo.data.value?.etapas ?? []).find((uma) => uma.id === item.value.value);
                      return dinheiroCurto(soma?.valor_centavos ?? 0);
                    }}
                    tag="span"
                  />
                  <If
                    when={() => {
                      const soma = (pipelineResumo.data.value?.etapas ?? []).find((uma) => uma.id === item.value.value);
                      return (soma?.paradas ?? 0) > 0;
                    }}
                  >
                    <TextBlock
                      id="paradas"
                      classes={["dica", "junto"]}
                      text={() => {
                        const soma = (pipelineResumo.data.value?.etapas ?? []).find((uma) => uma.id === item.value.value);
                        return (soma?.paradas ?? 0) === 1
                          ? "1 parada"
                          : `${soma?.paradas ?? 0} paradas`;
                      }}
                      tag="span"
                    />
                  </If>
                  <If
                    when={() => {
                      const soma = (pipelineResumo.data.value?.etapas ?? []).find((uma) => uma.id === item.value.value);
                      const limite = etapas.data.value.find((etapa) => etapa.id === item.value.value)?.limite;
                      return limite != null && (soma?.qtd ?? 0) > limite;
                    }}
                  >
                    <TextBlock
                      id="acima"
                      classes={["dica", "junto"]}
                      text={() => `Mais de ${etapas.data.value.find((etapa) => etapa.id === item.value.value)?.limite ?? 0}`}
                      tag="span"
                    />
                  </If>
                </div>
              </div>
            )}
            item={(item) => (
              <Flexbox
                id="cartao"
                states={{
                  aberta: () => item.value.id === variables.oportunidade.value,
                }}
                role="none"
                onClick={(run) => oportunidadeAbrir(run, {
                  id: item.value.id,
                })}
                onContextMenu={async (run) => {
                  if (breakpoint.value !== "mobile" || !podeEditar()) {
                    return;
                  }
                  await oportunidadeMoverPara(run, {
                    etapa: item.value.etapa_id,
                    id: item.value.id,
                    pipeline: item.value.pipeline_id,
                    titulo: item.value.titulo,
                    versao: item.value.versao,
                  });
                }}
                onKeyDown={async (run, event) => {
                  if (
                    event.key.toLowerCase() !== "m" ||
                      event.ctrlKey ||
                      event.metaKey ||
                      event.altKey ||
                      !podeEditar()
                  ) {
                    return;
                  }
                  await oportunidadeMoverPara(run, {
                    etapa: item.value.etapa_id,
                    id: item.value.id,
                    pipeline: item.value.pipeline_id,
                    titulo: item.value.titulo,
                    versao: item.value.versao,
                  });
                }}
              >
                <Button
                  id="abrir"
                  classes={["titulo-linha"]}
                  text={() => item.value.titulo}
                  onClick={(run) => oportunidadeAbrir(run, {
                    id: item.value.id,
                  })}
                />
                <div className="trama-flexbox pipelines-quadro-linhaContato">
                  <TextBlock
                    id="contato"
                    classes={["dica", "corta"]}
                    rootAttributes={{
                      title: () => item.value.contato_nome,
                    }}
                    text={() => item.value.contato_nome}
                    tag="span"
                  />
                  <div className="trama-flexbox pipelines-quadro-tempo dica">
                    <If when={() => item.value.parada}>
                      <Icon
                        id="relogio"
                        icon={hourglassIcon}
                        size="12px"
                      />
                    </If>
                    <TextBlock
                      id="dias"
                      classes={["dica", "junto"]}
                      states={{
                        parada: () => item.value.parada && item.value.dias_na_etapa >= 30,
                      }}
                      rootAttributes={{
                        title: () =>
                          item.value.parada
                            ? `Parada há ${diasNaEtapa(item.value.dias_na_etapa)}`
                            : `${diasNaEtapa(item.value.dias_na_etapa)} na etapa`,
                      }}
                      text={() => `${item.value.dias_na_etapa} d`}
                      tag="span"
                      role="note"
                      ariaLabel={() =>
                        item.value.parada
                          ? `Parada há ${diasNaEtapa(item.value.dias_na_etapa)}`
                          : `${diasNaEtapa(item.value.dias_na_etapa)} na etapa`
                      }
                    />
                  </div>
                </div>
                <div className="trama-flexbox pipelines-quadro-linhaValor">
                  <TextBlock
                    id="valor"
                    classes={["forte", "junto"]}
                    text={() => dinheiro(item.value.valor_centavos, item.value.moeda)}
                    tag="span"
                  />
                  <div className="trama-flexbox pipelines-quadro-quem">
                    <If when={() => item.value.tarefas_abertas > 0}>
                      <div className="trama-flexbox pipelines-quadro-tarefas dica">
                        <Icon
                          id="iconeTarefas"
                          icon={listChecksIcon}
                          size="14px"
                          ariaLabel="Tarefas abertas"
                        />
                        <TextBlock
                          id="quantasTarefas"
                          text={() => `${item.value.tarefas_abertas}`}
                          tag="span"
                        />
                      </div>
                    </If>
                    <div className="trama-flexbox pipelines-quadro-acoesDoCartao acoes-linha">
                      <OportunidadeMenu
                        id="menu"
                        aberta={() => item.value.status === "aberta"}
                        contato={() => item.value.contato_id}
                        contatoNome={() => item.value.contato_nome}
                        etapa={() => item.value.etapa_id}
                        pipeline={() => item.value.pipeline_id}
                        qual={() => item.value.id}
                        titulo={() => item.value.titulo}
                        versao={() => item.value.versao}
                      />
                    </div>
                    <TextBlock
                      id="nomeDeQuem"
                      classes={["so-leitor"]}
                      text={() =>
                        item.value.responsavel_id
                          ? `Com ${item.value.responsavel_nome ?? ""}`
                          : "Sem responsável"
                      }
                      tag="span"
                    />
                    <If when={() => item.value.responsavel_id}>
                      <AvatarIniciais
                        id="avatar"
                        cor={() => item.value.responsavel_cor ?? ""}
                        foto={() => item.value.responsavel_avatar ?? ""}
                        nome={() => item.value.responsavel_nome ?? ""}
                        pequeno
                      />
                    </If>
                  </div>
                </div>
              </Flexbox>
            )}
          />
        </Flexbox>
      </If>
    </>
  );
});

export default PipelinesQuadro;
