// @generated from designs/vendas/components/oportunidade-painel.json. Do not edit.
import {
  Component,
  If,
  Repeat,
  component,
  fetchCollections,
  handle,
  log,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { FormInput } from "trama/runtime/elements/form-input";
import { Icon } from "trama/runtime/elements/icon";
import { Tabs } from "trama/runtime/elements/tabs";
import { TextBlock } from "trama/runtime/elements/text";
import {
  findIndexByKey,
  round,
} from "trama/runtime/helpers";
import * as custom from "../../../designs/vendas/custom";
import { etapas } from "../collections/etapas";
import { oportunidade } from "../collections/oportunidade";
import { pipelines } from "../collections/pipelines";
import AvatarIniciais from "./avatar-iniciais";
import ErroCarga from "./erro-carga";
import Esqueleto from "./esqueleto";
import OportunidadeCampos from "./oportunidade-campos";
import OportunidadeConversas from "./oportunidade-conversas";
import OportunidadeHistorico from "./oportunidade-historico";
import OportunidadeTarefas from "./oportunidade-tarefas";
import SeloSituacao from "./selo-situacao";
import { diasNaEtapa } from "../formulas/dias-na-etapa";
import { dinheiro } from "../formulas/dinheiro";
import { erroTexto } from "../formulas/erro-texto";
import { mensagemErro } from "../formulas/mensagem-erro";
import { oportunidadeAtual } from "../formulas/oportunidade-atual";
import { oportunidadeDica } from "../formulas/oportunidade-dica";
import { oportunidadeEditavel } from "../formulas/oportunidade-editavel";
import { podeEditarPagina } from "../formulas/pode-editar-pagina";
import { podeVerPagina } from "../formulas/pode-ver-pagina";
import { telefone } from "../formulas/telefone";
import { messagesSquareIcon } from "../icons/messages-square";
import {
  currentPage,
} from "../runtime";
import * as variables from "../variables";
import { conversaCom } from "../workflows/conversa-com";
import { oportunidadeBuscar } from "../workflows/oportunidade-buscar";
import { oportunidadeGravar } from "../workflows/oportunidade-gravar";
import { oportunidadeMover } from "../workflows/oportunidade-mover";

export type OportunidadePainelShape = {
  readonly events: { readonly abrir: undefined };
};

/** Uma oportunidade ao lado do quadro: onde está, de quem é e o que fazer. */
const OportunidadePainel = component<OportunidadePainelShape>("oportunidade-painel", {}, ({ emit }) => {
  const elements = {
    titulo: handle(FormInput),
  };
  const formulas = {
    contatoTelefone: (): string => oportunidade.data.value[0]?.contato_telefone ?? "",
  };
  return (
    <Component
      onMount={{
        steps: async (run) => {
          await emit(run, "abrir");
          if (!etapas.isFetched.value) {
            await fetchCollections(run, [
              pipelines,
              etapas,
            ]);
          }
          await oportunidadeBuscar(run);
        },
        onError: (run) => {
          log(run, "a oportunidade não veio; o painel mostra o erro");
        },
      }}
    >
      <div className="trama-flexbox oportunidade-painel-tudo">
        <If when={() => oportunidade.error.value}>
          <ErroCarga
            id="falha"
            mensagem={() => mensagemErro(oportunidade.error.value)}
            titulo="Não foi possível carregar a oportunidade."
            onTentar={oportunidadeBuscar}
          />
        </If>
        <If
          when={() =>
            oportunidade.isFetched.value &&
              !oportunidade.isFetching.value &&
              !oportunidade.error.value &&
              !oportunidadeAtual()
          }
        >
          <p className="trama-text oportunidade-painel-naoHa texto">
            Registro não encontrado. Ele pode ter sido excluído.
          </p>
        </If>
        <If
          when={() =>
            !oportunidadeAtual() &&
              !oportunidade.error.value &&
              (!oportunidade.isFetched.value || oportunidade.isFetching.value)
          }
        >
          <Esqueleto
            id="aCaminho"
            altura="240px"
          />
        </If>
        <If when={oportunidadeAtual}>
          <div className="trama-flexbox oportunidade-painel-ficha">
            <FormInput
              id="titulo"
              handle={elements.titulo}
              value={() => oportunidadeAtual()?.titulo}
              ariaLabel="Título"
              hint={() => oportunidadeDica("titulo")}
              error={() => erroTexto(elements.titulo.value.value, 3, 120)}
              readonly={() => !oportunidadeEditavel()}
              onBlur={async (run) => {
                if (erroTexto(elements.titulo.value.value, 3, 120) !== "") {
                  return;
                }
                await oportunidadeGravar(run, {
                  campo: "titulo",
                  valor: elements.titulo.value.value.trim(),
                });
              }}
              onEnterKey={async (run) => {
                if (erroTexto(elements.titulo.value.value, 3, 120) !== "") {
                  return;
                }
                await oportunidadeGravar(run, {
                  campo: "titulo",
                  valor: elements.titulo.value.value.trim(),
                });
              }}
            />
            <div className="trama-flexbox oportunidade-painel-selos">
              <SeloSituacao
                id="situacao"
                valor={() => oportunidadeAtual()?.status ?? "aberta"}
              />
              <If when={() => oportunidadeAtual()?.parada}>
                <TextBlock
                  id="parada"
                  classes={["etiqueta", "tom-atencao"]}
                  text={() => `Parada há ${diasNaEtapa(oportunidadeAtual()?.dias_na_etapa ?? 0)}`}
                  tag="span"
                />
              </If>
              <TextBlock
                id="pipeline"
                classes={["dica", "corta"]}
                text={() => oportunidadeAtual()?.pipeline_nome ?? ""}
                tag="span"
              />
            </div>
            <div className="trama-flexbox oportunidade-painel-passos">
              <fieldset className="trama-flexbox oportunidade-painel-barras" aria-label="Etapas">
                <Repeat
                  items={() => etapas.data.value.filter((etapa) => etapa.pipeline_id === oportunidadeAtual()?.pipeline_id)}
                  by={(item) => item.id}
                >
                  {(item, index) => (
                    <Button
                      id="passo"
                      classes={["botao"]}
                      states={{
                        feita: () => index.value <= findIndexByKey(etapas.data.value.filter((etapa) => etapa.pipeline_id === oportunidadeAtual()?.pipeline_id), "id", oportunidadeAtual()?.etapa_id ?? ""),
                      }}
                      ariaLabel={() =>
                        item.value.id === oportunidadeAtual()?.etapa_id
                          ? `Etapa atual: ${item.value.nome}`
                          : `Mover para ${item.value.nome}`
                      }
                      disabled={() => !oportunidadeEditavel() && item.value.id !== oportunidadeAtual()?.etapa_id}
                      current={() => item.value.id === oportunidadeAtual()?.etapa_id}
                      tooltip={() => item.value.nome}
                      onClick={async (run) => {
                        const aberta = oportunidadeAtual();
                        if (!oportunidadeEditavel() || item.value.id === aberta?.etapa_id) {
                          return;
                        }
                        await oportunidadeMover(run, {
                          etapa: item.value.id,
                          id: aberta?.id ?? "",
                          versao: aberta?.versao ?? 0,
                        });
                      }}
                    />
                  )}
                </Repeat>
              </fieldset>
              <TextBlock
                id="onde"
                classes={["dica"]}
                text={() => `${oportunidadeAtual()?.etapa_nome ?? ""} · ${diasNaEtapa(oportunidadeAtual()?.dias_na_etapa ?? 0)}`}
                tag="span"
              />
            </div>
            <dl className="trama-base oportunidade-painel-numeros">
              <div className="trama-flexbox oportunidade-painel-valor">
                <dt className="trama-text oportunidade-painel-rotuloValor dica">
                  Valor
                </dt>
                <TextBlock
                  id="valorValor"
                  classes={["soma"]}
                  text={() => dinheiro(oportunidadeAtual()?.valor_centavos ?? 0, oportunidadeAtual()?.moeda ?? "BRL")}
                  tag="dd"
                />
              </div>
              <div className="trama-flexbox oportunidade-painel-ponderado">
                <dt className="trama-text oportunidade-painel-rotuloPonderado dica">
                  Ponderado
                </dt>
                <TextBlock
                  id="valorPonderado"
                  classes={["soma"]}
                  text={() => dinheiro(round((oportunidadeAtual()?.valor_centavos ?? 0) * (oportunidadeAtual()?.probabilidade ?? 0) / 100), oportunidadeAtual()?.moeda ?? "BRL")}
                  tag="dd"
                />
              </div>
              <div className="trama-flexbox oportunidade-painel-chance">
                <dt className="trama-text oportunidade-painel-rotuloChance dica">
                  Chance
                </dt>
                <TextBlock
                  id="valorChance"
                  classes={["soma"]}
                  text={() => `${oportunidadeAtual()?.probabilidade ?? 0}%`}
                  tag="dd"
                />
              </div>
            </dl>
            <div className="trama-flexbox oportunidade-painel-contato">
              <AvatarIniciais
                id="avatar"
                nome={() => oportunidadeAtual()?.contato_nome ?? ""}
              />
              <div className="trama-base oportunidade-painel-quem">
                <If when={() => podeVerPagina("pg-contato") && currentPage.value.id !== "pg-contato"}>
                  <TextBlock
                    id="nomeLigado"
                    classes={["ligacao", "corta"]}
                    text={() => oportunidadeAtual()?.contato_nome}
                    tag="span"
                    link={() => ({
                      page: "pg-contato",
                      params: {
                        contatoId: custom.uuidOuNulo(oportunidadeAtual()?.contato_id ?? ""),
                      },
                    })}
                  />
                </If>
                <If when={() => !podeVerPagina("pg-contato") || currentPage.value.id === "pg-contato"}>
                  <TextBlock
                    id="soNome"
                    classes={["forte", "corta"]}
                    text={() => oportunidadeAtual()?.contato_nome}
                    tag="span"
                  />
                </If>
                <If when={() => formulas.contatoTelefone() !== ""}>
                  <TextBlock
                    id="telefone"
                    classes={["dica"]}
                    text={() => telefone(formulas.contatoTelefone())}
                    tag="span"
                    link={() => ({
                      tel: formulas.contatoTelefone(),
                    })}
                  />
                </If>
              </div>
              <If when={() => podeEditarPagina("pg-chats")}>
                <Button
                  id="chat"
                  classes={["botao", "secundario", "so-icone"]}
                  ariaLabel="Abrir chat"
                  loading={() => variables.salvando.value === "conversaCom"}
                  tooltip="Abrir chat"
                  onClick={(run) => conversaCom(run, {
                    contato: oportunidadeAtual()?.contato_id ?? "",
                  })}
                  leftIcon={
                    <Icon
                      id="chatIcone"
                      icon={messagesSquareIcon}
                      size="16px"
                    />
                  }
                />
              </If>
            </div>
            <Tabs
              id="abas"
              tabs={[
                {
                  id: "resumo",
                  label: "Resumo",
                },
                {
                  id: "tarefas",
                  label: () => {
                    const n = oportunidadeAtual()?.tarefas_abertas ?? 0;
                    return n === 0
                      ? "Tarefas"
                      : `Tarefas (${n})`;
                  },
                },
                {
                  id: "historico",
                  label: "Histórico",
                },
                {
                  id: "conversas",
                  label: "Conversas",
                  display: () => podeVerPagina("pg-chats"),
                },
              ]}
              transition="none"
              ariaLabel="Partes da oportunidade"
              panels={{
                conversas: (
                  <OportunidadeConversas
                    id="conversas"
                  />
                ),
                historico: (
                  <OportunidadeHistorico
                    id="historico"
                  />
                ),
                resumo: (
                  <OportunidadeCampos
                    id="campos"
                  />
                ),
                tarefas: (
                  <OportunidadeTarefas
                    id="tarefas"
                  />
                ),
              }}
            />
          </div>
        </If>
      </div>
    </Component>
  );
});

export default OportunidadePainel;
