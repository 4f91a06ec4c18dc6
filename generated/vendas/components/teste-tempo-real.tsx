// @generated from designs/vendas/components/teste-tempo-real.json. Do not edit.
import {
  Component,
  If,
  Repeat,
  batch,
  caughtError,
  component,
  inStep,
  localVariable,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { DataGrid } from "trama/runtime/elements/data-grid";
import { NumberDisplay } from "trama/runtime/elements/number-display";
import { TextBlock } from "trama/runtime/elements/text";
import {
  currentDate,
  distinct,
  get,
  getByIndex,
  ifEmpty,
  round,
  sort,
  toText,
  uuid,
} from "trama/runtime/helpers";
import {
  supabaseBroadcast,
  supabaseCall,
  supabaseSelect,
  supabaseSetPresence,
  supabaseSubscribe,
  supabaseUnsubscribe,
} from "trama/runtime/plugins/supabase";
import { auth } from "../auth";
import { mensagemErro } from "../formulas/mensagem-erro";
import { podeEditar } from "../formulas/pode-editar";
import { rotuloConexao } from "../formulas/rotulo-conexao";
import { formatDate } from "../helpers/format-date";
import { toDateISO } from "../helpers/to-date-i-s-o";
import { toTimestamp } from "../helpers/to-timestamp";
import {
  connection,
} from "../runtime";
import type {
  VwChats,
} from "../tables";
import { mostrarErro } from "../workflows/mostrar-erro";

/** Assina as tabelas do tempo real e uma sala, e registra o que chega com o atraso. */
const TesteTempoReal = component("teste-tempo-real", {}, () => {
  const own = {
    /** Os canais que estão ao vivo. */
    abertas: localVariable<readonly string[]>({
      id: "abertas",
      type: "array",
      default: [],
    }),
    erro: localVariable<string>({
      id: "erro",
      type: "string",
      default: "",
    }),
    presentes: localVariable<readonly string[]>({
      id: "presentes",
      type: "array",
      default: [],
    }),
    registros: localVariable<readonly {
      readonly atraso: number;
      readonly evento: string;
      readonly hora: string;
      readonly id: string;
      readonly registro: string;
      readonly tabela: string;
    }[]>({
      id: "registros",
      type: "array",
      default: [],
    }),
  };
  const formulas = {
    percentil: (parte: number): number | null | undefined => getByIndex(sort(own.registros.value.map((um) => um.atraso)), round(parte * (own.registros.value.length - 1), 0)),
    /** Só quem é da conta entra nela. */
    sala: (): string => `teste:sala:${auth.user.value?.conta_id ?? ""}`,
  };
  const workflows = {
    assinar: workflow<{ readonly tabela: string }>("assinar", async (run, params) => {
      own.erro.set("");
      const canal = `teste:${params.tabela}`;
      try {
        await supabaseSubscribe(run, {
          channel: canal,
          table: params.tabela,
          wait: true,
          onChange: async (run, event) => {
            const o = event.type === "INSERT" ? "inserida"
              : event.type === "UPDATE" ? "alterada"
              : "excluída";
            await workflows.registrar(run, {
              evento: event.isMissed
                ? `${o} (recuperada)`
                : o,
              inicio: ifEmpty(event.type === "INSERT" ? toText(get(event.row, "criado_em")) : "", () => toText(event.committedAt)),
              registro: toText(event.key),
              tabela: event.table,
            });
          },
          onStatus: async (run, event) => {
            await workflows.marcar(run, {
              canal: event.channel,
              vivo: event.status === "live",
            });
          },
        });
      } catch (cause) {
        caughtError(cause);
        own.erro.set("Tabela fora do tempo real.");
        await supabaseUnsubscribe(run, {
          channel: canal,
        });
      }
    }),
    /** Não lida e lida de novo: uma das duas muda a conversa, como quer que esteja. */
    atualizar: workflow("atualizar", async (run) => {
      const chat = await supabaseSelect<Pick<VwChats, "id">>(run, {
        table: "vw_chats",
        columns: ["id"],
        limit: 1,
        single: true,
      });
      const chatId = toText(chat?.id);
      await supabaseCall(run, "rpc_chat_marcar_nao_lido", {
        p_chat: chatId,
      });
      await supabaseCall(run, "rpc_chat_marcar_lido", {
        p_chat: chatId,
      });
    }, {
      onError: async (run, error) => {
        await mostrarErro(run, {
          mensagem: mensagemErro(error),
        });
      },
    }),
    cancelar: workflow<{ readonly canal: string }>("cancelar", async (run, params) => {
      own.erro.set("");
      await supabaseUnsubscribe(run, {
        channel: params.canal,
      });
    }, {
      onError: (_run, error) => {
        own.erro.set(error.message);
      },
    }),
    entrar: workflow("entrar", async (run) => {
      const canal = formulas.sala();
      await supabaseSubscribe(run, {
        channel: canal,
        private: true,
        self: true,
        presence: auth.user.value?.id,
        wait: true,
        onBroadcast: async (run, event) => {
          await workflows.registrar(run, {
            evento: event.event,
            inicio: toText(get(event.payload, "em")),
            registro: toText(get(event.payload, "de")),
            tabela: event.channel,
          });
        },
        onPresence: (_run, event) => {
          own.presentes.set(sort(distinct(event.present.map((um) => toText(get(um.state, "nome"))))));
        },
      });
      await supabaseSetPresence(run, {
        channel: canal,
        state: {
          nome: auth.user.value?.nome,
        },
      });
    }, {
      onError: async (run, error) => {
        await mostrarErro(run, {
          mensagem: mensagemErro(error),
        });
      },
    }),
    inserir: workflow("inserir", async (run) => {
      const chat = await supabaseSelect<Pick<VwChats, "id">>(run, {
        table: "vw_chats",
        columns: ["id"],
        limit: 1,
        single: true,
      });
      await supabaseCall(run, "rpc_chat_enviar", {
        p_chat: toText(chat?.id),
        p_cliente_ref: uuid(),
        p_conteudo: "Mensagem de teste",
        p_nota: true,
      });
    }, {
      onError: async (run, error) => {
        await mostrarErro(run, {
          mensagem: mensagemErro(error),
        });
      },
    }),
    marcar: workflow<{
      readonly canal: string;
      readonly vivo: boolean;
    }>("marcar", (_run, params) => {
      batch(() => {
        own.abertas.set(own.abertas.value.filter((um) => um !== params.canal));
        if (params.vivo) {
          own.abertas.push(params.canal);
        }
      });
    }),
    registrar: workflow<{
      readonly tabela: string;
      readonly evento: string;
      readonly registro: string;
      readonly inicio: string;
    }>("registrar", (run, params) => {
      const agora = currentDate();
      inStep(run, "setVariable registros");
      own.registros.insert(0, {
        atraso: round(toTimestamp(agora) - toTimestamp(params.inicio), 0),
        evento: params.evento,
        hora: formatDate(agora, "HH:mm:ss"),
        id: uuid(),
        registro: params.registro,
        tabela: params.tabela,
      });
    }),
    transmitir: workflow("transmitir", async (run) => {
      await supabaseBroadcast(run, {
        channel: formulas.sala(),
        event: "oi",
        payload: {
          de: auth.user.value?.nome,
          em: toDateISO(currentDate()),
        },
      });
    }, {
      onError: async (run, error) => {
        await mostrarErro(run, {
          mensagem: mensagemErro(error),
        });
      },
    }),
  };
  return (
    <Component
      onMount={workflows.entrar}
    >
      <div className="trama-flexbox teste-tempo-real-partes">
        <TextBlock
          id="conexao"
          classes={["codigo"]}
          text={() => `Conexão: ${rotuloConexao(connection.status.value)}`}
          tag="p"
        />
        <ul className="trama-base teste-tempo-real-canais cartao">
          <Repeat
            items={["chats", "usuarios", "mensagens", "atendimentos", "contatos"]}
            by={(item) => item}
          >
            {(item) => (
              <li className="trama-base teste-tempo-real-canal">
                <TextBlock
                  id="nome"
                  text={() => `${item.value} ${own.abertas.value.includes(`teste:${item.value}`) ? "· ao vivo" : ""}`}
                  tag="span"
                />
                <Button
                  id="assinar"
                  classes={["botao", "secundario"]}
                  text="Assinar"
                  onClick={(run) => workflows.assinar(run, {
                    tabela: item.value,
                  })}
                />
                <Button
                  id="cancelar"
                  classes={["botao", "secundario"]}
                  text="Cancelar"
                  onClick={(run) => workflows.cancelar(run, {
                    canal: `teste:${item.value}`,
                  })}
                />
              </li>
            )}
          </Repeat>
        </ul>
        <If when={() => own.erro.value !== ""}>
          <TextBlock
            id="erro"
            classes={["erro"]}
            text={() => own.erro.value}
            tag="p"
            role="alert"
          />
        </If>
        <div className="trama-flexbox teste-tempo-real-acoes">
          <If when={podeEditar}>
            <Button
              id="inserir"
              classes={["botao", "primario"]}
              text="Inserir mensagem de teste"
              onClick={workflows.inserir}
            />
          </If>
          <If when={podeEditar}>
            <Button
              id="atualizar"
              classes={["botao", "secundario"]}
              text="Atualizar"
              onClick={workflows.atualizar}
            />
          </If>
          <Button
            id="transmitir"
            classes={["botao", "secundario"]}
            text="Transmitir a todos"
            onClick={workflows.transmitir}
          />
          <Button
            id="limpar"
            classes={["botao", "discreto"]}
            text="Limpar"
            onClick={() => {
              own.registros.reset();
            }}
          />
        </div>
        <TextBlock
          id="presentes"
          text={() => `Presentes: ${own.presentes.value.join(", ")}`}
          tag="p"
        />
        <div className="trama-flexbox teste-tempo-real-medidas">
          <div className="trama-flexbox teste-tempo-real-p50">
            <span className="trama-text teste-tempo-real-p50Rotulo dica">
              Metade em até
            </span>
            <NumberDisplay
              id="p50Valor"
              value={() => formulas.percentil(0.5)}
              numberStyle="unit"
              unit="millisecond"
              fractionDigits={0}
              emptyText="—"
            />
          </div>
          <div className="trama-flexbox teste-tempo-real-p95">
            <span className="trama-text teste-tempo-real-p95Rotulo dica">
              95% em até
            </span>
            <NumberDisplay
              id="p95Valor"
              value={() => formulas.percentil(0.95)}
              numberStyle="unit"
              unit="millisecond"
              fractionDigits={0}
              emptyText="—"
            />
          </div>
        </div>
        <DataGrid
          id="grade"
          data={() => own.registros.value}
          dataIdPath="id"
          columns={[
            {
              id: "hora",
              name: "Hora",
              path: "hora",
              width: "84px",
            },
            {
              id: "tabela",
              name: "Tabela",
              path: "tabela",
              width: "minmax(0, 1fr)",
            },
            {
              id: "evento",
              name: "Evento",
              path: "evento",
              width: "minmax(0, 1fr)",
            },
            {
              id: "registro",
              name: "Id",
              path: "registro",
              width: "minmax(0, 2fr)",
              hideOn: ["mobile"],
            },
            {
              id: "atraso",
              name: "Atraso (ms)",
              path: "atraso",
              width: "100px",
              align: "end",
            },
          ]}
          ariaLabel="Eventos recebidos"
          emptyText="Nada recebido ainda."
        />
      </div>
    </Component>
  );
});

export default TesteTempoReal;
