// @generated from designs/vendas/components/atendimento-lateral.json. Do not edit.
import {
  If,
  Repeat,
  component,
  fetchCollection,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Checkbox } from "trama/runtime/elements/checkbox";
import { Icon } from "trama/runtime/elements/icon";
import { TextBlock } from "trama/runtime/elements/text";
import * as custom from "../../../designs/vendas/custom";
import { auth } from "../auth";
import { atendimentoCompra } from "../collections/atendimento-compra";
import { atendimentoEnvio } from "../collections/atendimento-envio";
import { atendimentoTarefas } from "../collections/atendimento-tarefas";
import AvatarIniciais from "./avatar-iniciais";
import Bloco from "./bloco";
import SeloEnvio from "./selo-envio";
import SeloStatus from "./selo-status";
import { atendimentoAtual } from "../formulas/atendimento-atual";
import { atendimentoEditavel } from "../formulas/atendimento-editavel";
import { corDoNome } from "../formulas/cor-do-nome";
import { podeVerPagina } from "../formulas/pode-ver-pagina";
import { telefone } from "../formulas/telefone";
import { valor } from "../formulas/valor";
import { formatDate } from "../helpers/format-date";
import { plusIcon } from "../icons/plus";
import { tarefaAbrir } from "../workflows/tarefa-abrir";
import { tarefaMudarStatus } from "../workflows/tarefa-mudar-status";

/** O contato, a compra e as tarefas do atendimento aberto. */
const AtendimentoLateral = component("atendimento-lateral", {}, () => {
  const workflows = {
    tarefa: workflow<{ readonly id: string }>("tarefa", async (run, params) => {
      const atual = atendimentoAtual();
      const mudou = await tarefaAbrir(run, {
        atendimentoId: atual?.id ?? "",
        contatoId: atual?.contato_id ?? "",
        contatoNome: atual?.contato_nome ?? "",
        tarefaId: params.id,
      });
      if (!mudou) {
        return;
      }
      await fetchCollection(run, atendimentoTarefas);
    }),
  };
  return (
    <div className="trama-flexbox atendimento-lateral-pilha">
      <Bloco
        id="contato"
        titulo="Contato"
        conteudo={
          <div className="trama-flexbox atendimento-lateral-pessoa">
            <AvatarIniciais
              id="avatar"
              cor={() => corDoNome(atendimentoAtual()?.contato_nome ?? "")}
              nome={() => atendimentoAtual()?.contato_nome}
            />
            <div className="trama-base atendimento-lateral-quem">
              <If when={() => podeVerPagina("pg-contato")}>
                <TextBlock
                  id="nome"
                  classes={["ligacao", "corta"]}
                  text={() => atendimentoAtual()?.contato_nome}
                  tag="span"
                  link={() => ({
                    page: "pg-contato",
                    params: {
                      contatoId: custom.uuidOuNulo(atendimentoAtual()?.contato_id ?? ""),
                    },
                  })}
                />
              </If>
              <If when={() => !podeVerPagina("pg-contato")}>
                <TextBlock
                  id="soNome"
                  classes={["forte", "corta"]}
                  text={() => atendimentoAtual()?.contato_nome}
                  tag="span"
                />
              </If>
              <If when={() => atendimentoAtual()?.contato_email}>
                <TextBlock
                  id="email"
                  classes={["dica", "corta"]}
                  text={() => atendimentoAtual()?.contato_email}
                  tag="p"
                />
              </If>
              <If when={() => atendimentoAtual()?.contato_telefone}>
                <TextBlock
                  id="telefone"
                  classes={["dica"]}
                  text={() => telefone(atendimentoAtual()?.contato_telefone ?? "")}
                  tag="span"
                  link={() => ({
                    tel: atendimentoAtual()?.contato_telefone,
                  })}
                />
              </If>
            </div>
          </div>
        }
      />
      <If when={() => atendimentoCompra.data.value.length > 0}>
        <Bloco
          id="compra"
          titulo="Compra"
          conteudo={
            <Repeat
              items={() => atendimentoCompra.data.value}
              by={(item) => item.id}
            >
              {(item) => (
                <div className="trama-flexbox atendimento-lateral-umaCompra">
                  <div className="trama-flexbox atendimento-lateral-produtoValor">
                    <TextBlock
                      id="produto"
                      classes={["forte", "corta"]}
                      text={() => item.value.produto_nome}
                      tag="span"
                    />
                    <TextBlock
                      id="valor"
                      classes={["forte", "junto"]}
                      text={() => valor(item.value.valor_produto_centavos, item.value.moeda)}
                      tag="span"
                    />
                  </div>
                  <div className="trama-flexbox atendimento-lateral-statusCodigo">
                    <SeloStatus
                      id="statusCompra"
                      status={() => item.value.status}
                    />
                    <If when={() => podeVerPagina("pg-transacoes")}>
                      <TextBlock
                        id="codigoCompra"
                        classes={["codigo", "ligacao", "corta"]}
                        text={() => item.value.transacao_codigo}
                        tag="span"
                        link={() => {
                          const dia = formatDate(item.value.pedida_em, "YYYY-MM-DD");
                          return {
                            path: `/vendas/transacoes/?q=${item.value.transacao_codigo}&de=${dia}&ate=${dia}`,
                          };
                        }}
                      />
                    </If>
                  </div>
                  <If when={() => item.value.garantia_ate}>
                    <TextBlock
                      id="garantia"
                      classes={["dica"]}
                      text={() => `Garantia até ${formatDate(item.value.garantia_ate ?? "", "DD/MM/YY")}`}
                      tag="span"
                    />
                  </If>
                </div>
              )}
            </Repeat>
          }
        />
      </If>
      <If when={() => atendimentoEnvio.data.value.length > 0}>
        <Bloco
          id="envio"
          titulo="Envio"
          conteudo={
            <Repeat
              items={() => atendimentoEnvio.data.value}
              by={(item) => item.id}
            >
              {(item) => (
                <div className="trama-flexbox atendimento-lateral-umEnvio">
                  <If
                    when={() => (podeVerPagina("pg-rastreios-envios") && item.value.rastreio_id != null ? `/vendas/rastreios-envios/?aba=todos&rastreio=${item.value.rastreio_id}` : podeVerPagina("pg-envios-logistica") ? `/envios-logistica/?envio=${item.value.id}` : "") === ""}
                  >
                    <TextBlock
                      id="codigoEnvio"
                      classes={["codigo", "junto"]}
                      text={() => item.value.codigo}
                      tag="span"
                    />
                  </If>
                  <If
                    when={() => (podeVerPagina("pg-rastreios-envios") && item.value.rastreio_id != null ? `/vendas/rastreios-envios/?aba=todos&rastreio=${item.value.rastreio_id}` : podeVerPagina("pg-envios-logistica") ? `/envios-logistica/?envio=${item.value.id}` : "") !== ""}
                  >
                    <TextBlock
                      id="ligacaoEnvio"
                      classes={["codigo", "ligacao", "junto"]}
                      text={() => item.value.codigo}
                      tag="span"
                      link={() => ({
                        path: podeVerPagina("pg-rastreios-envios") && item.value.rastreio_id != null ? `/vendas/rastreios-envios/?aba=todos&rastreio=${item.value.rastreio_id}`
                          : podeVerPagina("pg-envios-logistica") ? `/envios-logistica/?envio=${item.value.id}`
                          : "",
                      })}
                    />
                  </If>
                  <SeloEnvio
                    id="statusEnvio"
                    valor={() => item.value.status}
                  />
                </div>
              )}
            </Repeat>
          }
        />
      </If>
      <Bloco
        id="tarefas"
        titulo="Tarefas"
        acao={
          <If when={atendimentoEditavel}>
            <Button
              id="novaTarefa"
              classes={["botao", "discreto", "so-icone", "botao-menor"]}
              ariaLabel="Nova tarefa"
              tooltip="Nova tarefa"
              onClick={(run) => workflows.tarefa(run, {
                id: "",
              })}
              leftIcon={
                <Icon
                  id="maisTarefa"
                  icon={plusIcon}
                  size="16px"
                />
              }
            />
          </If>
        }
        conteudo={
          <>
            <If when={() => atendimentoTarefas.data.value.length === 0}>
              <p className="trama-text atendimento-lateral-semTarefas dica">
                Nenhuma tarefa.
              </p>
            </If>
            <If when={() => atendimentoTarefas.data.value.length > 0}>
              <ul className="trama-flexbox atendimento-lateral-lista">
                <Repeat
                  items={() => atendimentoTarefas.data.value}
                  by={(item) => item.id}
                >
                  {(item) => (
                    <li className="trama-flexbox atendimento-lateral-tarefa">
                      <Checkbox
                        id="feita"
                        value={() => item.value.status === "concluida"}
                        ariaLabel={() => `Concluir ${item.value.titulo}`}
                        disabled={() => item.value.responsavel_id !== auth.user.value?.id && item.value.criado_por !== auth.user.value?.id}
                        onChange={(run, event) => tarefaMudarStatus(run, {
                          antes: item.value.status,
                          id: item.value.id,
                          status: event.value ? "concluida" : "a_fazer",
                        })}
                      />
                      <Button
                        id="titulo"
                        classes={["titulo-linha"]}
                        states={{
                          feita: () => item.value.status === "concluida" || item.value.status === "cancelada",
                        }}
                        text={() => item.value.titulo}
                        onClick={(run) => workflows.tarefa(run, {
                          id: item.value.id,
                        })}
                      />
                    </li>
                  )}
                </Repeat>
              </ul>
            </If>
          </>
        }
      />
    </div>
  );
});

export default AtendimentoLateral;
