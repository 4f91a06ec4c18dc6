// @generated from designs/vendas/components/contato-tarefas.json. Do not edit.
import {
  Component,
  If,
  Repeat,
  component,
  fetchCollection,
  localVariable,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Checkbox } from "trama/runtime/elements/checkbox";
import { Icon } from "trama/runtime/elements/icon";
import { TextBlock } from "trama/runtime/elements/text";
import {
  currentDate,
} from "trama/runtime/helpers";
import { auth } from "../auth";
import { contatoTarefas } from "../collections/contato-tarefas";
import { prioridades } from "../collections/prioridades";
import CarregarMais from "./carregar-mais";
import ErroCarga from "./erro-carga";
import Esqueleto from "./esqueleto";
import SeloSituacao from "./selo-situacao";
import Vazio from "./vazio";
import { contatoAtual } from "../formulas/contato-atual";
import { contatoEditavel } from "../formulas/contato-editavel";
import { mensagemErro } from "../formulas/mensagem-erro";
import { compareDates } from "../helpers/compare-dates";
import { formatDate } from "../helpers/format-date";
import { listChecksIcon } from "../icons/list-checks";
import { plusIcon } from "../icons/plus";
import * as variables from "../variables";
import { contatoBuscarTudo } from "../workflows/contato-buscar-tudo";
import { tarefaAbrir } from "../workflows/tarefa-abrir";
import { tarefaMudarStatus } from "../workflows/tarefa-mudar-status";

/** As tarefas do contato aberto. */
const ContatoTarefas = component("contato-tarefas", {}, () => {
  const own = {
    /** A primeira resposta já veio. */
    buscou: localVariable<boolean>({
      id: "buscou",
      type: "boolean",
      default: false,
    }),
  };
  const formulas = {
    podeMudar: (responsavel: string, criador: string): boolean => responsavel === auth.user.value?.id || criador === auth.user.value?.id,
  };
  const workflows = {
    abrir: workflow<{ readonly id: string }>("abrir", async (run, params) => {
      const mudou = await tarefaAbrir(run, {
        contatoId: variables.contatoAberto.value,
        contatoNome: contatoAtual()?.nome ?? "",
        tarefaId: params.id,
      });
      if (!mudou) {
        return;
      }
      await contatoBuscarTudo(run);
    }),
    /** O que falha se mostra no lugar da lista. */
    buscar: workflow("buscar", async (run) => {
      await fetchCollection(run, contatoTarefas);
      own.buscou.set(true);
    }, {
      onError: () => {
        own.buscou.set(true);
      },
    }),
  };
  return (
    <Component
      onMount={workflows.buscar}
    >
      <div className="trama-flexbox contato-tarefas-tudo">
        <div className="trama-flexbox contato-tarefas-topo">
          <If when={contatoEditavel}>
            <Button
              id="nova"
              classes={["botao", "secundario"]}
              text="Nova tarefa"
              onClick={(run) => workflows.abrir(run, {
                id: "",
              })}
              leftIcon={
                <Icon
                  id="iconeNova"
                  icon={plusIcon}
                  size="16px"
                />
              }
            />
          </If>
        </div>
        <If when={() => contatoTarefas.error.value}>
          <ErroCarga
            id="falha"
            mensagem={() => mensagemErro(contatoTarefas.error.value)}
            titulo="Não foi possível carregar as tarefas."
            onTentar={workflows.buscar}
          />
        </If>
        <If
          when={() =>
            own.buscou.value &&
              !contatoTarefas.error.value &&
              contatoTarefas.data.value.length === 0
          }
        >
          <Vazio
            id="vazio"
            texto="Nenhuma tarefa ainda."
            icone={
              <Icon
                id="iconeVazio"
                icon={listChecksIcon}
                size="32px"
              />
            }
          />
        </If>
        <If when={() => !own.buscou.value && contatoTarefas.data.value.length === 0}>
          <div className="trama-flexbox contato-tarefas-aCaminho">
            <Esqueleto
              id="esqueletoA"
              altura="44px"
            />
            <Esqueleto
              id="esqueletoB"
              altura="44px"
            />
            <Esqueleto
              id="esqueletoC"
              altura="44px"
            />
          </div>
        </If>
        <If when={() => contatoTarefas.data.value.length > 0}>
          <ul className="trama-flexbox contato-tarefas-lista cartao lista">
            <Repeat
              items={() => contatoTarefas.data.value}
              by={(item) => item.id}
            >
              {(item) => (
                <li className="trama-flexbox contato-tarefas-tarefa linha">
                  <Checkbox
                    id="feita"
                    value={() => item.value.status === "concluida"}
                    ariaLabel={() => `Concluir ${item.value.titulo}`}
                    disabled={() => !formulas.podeMudar(item.value.responsavel_id, item.value.criado_por)}
                    onChange={(run, event) => tarefaMudarStatus(run, {
                      antes: item.value.status,
                      id: item.value.id,
                      status: event.value ? "concluida" : "a_fazer",
                    })}
                  />
                  <div className="trama-base contato-tarefas-oQue">
                    <Button
                      id="titulo"
                      classes={["titulo-linha"]}
                      states={{
                        feita: () => item.value.status === "concluida" || item.value.status === "cancelada",
                      }}
                      text={() => item.value.titulo}
                      onClick={(run) => workflows.abrir(run, {
                        id: item.value.id,
                      })}
                    />
                    <div className="trama-flexbox contato-tarefas-quando">
                      <TextBlock
                        id="vencimento"
                        classes={["dica"]}
                        states={{
                          atrasada: () =>
                            item.value.vence_em != null &&
                              item.value.concluida_em == null &&
                              item.value.status !== "cancelada" &&
                              compareDates(item.value.vence_em, currentDate()) < 0,
                        }}
                        text={() =>
                          item.value.vence_em
                            ? `Vence em ${formatDate(item.value.vence_em, "DD/MM/YY HH:mm")}`
                            : "Sem vencimento"
                        }
                        tag="span"
                      />
                      <TextBlock
                        id="quem"
                        classes={["dica", "corta"]}
                        text={() => `· ${item.value.responsavel_nome ?? ""}`}
                        tag="span"
                      />
                    </div>
                  </div>
                  <If when={() => item.value.prioridade === "alta" || item.value.prioridade === "urgente"}>
                    <TextBlock
                      id="prioridade"
                      classes={["etiqueta", "tom-atencao"]}
                      text={() => prioridades.data.value.find((other) => other.value === item.value.prioridade)?.label}
                      tag="span"
                    />
                  </If>
                  <SeloSituacao
                    id="situacao"
                    valor={() => item.value.status}
                  />
                </li>
              )}
            </Repeat>
          </ul>
        </If>
        <CarregarMais
          id="mais"
          buscando={() => contatoTarefas.isFetching.value}
          mostradas={() => contatoTarefas.data.value.length}
          total={() => contatoTarefas.total.value}
          onMais={async (run) => {
            variables.limite.set(variables.limite.value + 25);
            await workflows.buscar(run);
          }}
        />
      </div>
    </Component>
  );
});

export default ContatoTarefas;
