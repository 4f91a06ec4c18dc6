// @generated from designs/vendas/components/teste-escuta.json. Do not edit.
import {
  Component,
  If,
  batch,
  component,
  localVariable,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Icon } from "trama/runtime/elements/icon";
import {
  toText,
} from "trama/runtime/helpers";
import {
  supabaseCall,
  supabaseSubscribe,
} from "trama/runtime/plugins/supabase";
import Fato from "./fato";
import { mensagemErro } from "../formulas/mensagem-erro";
import { podeGerir } from "../formulas/pode-gerir";
import { rotuloConexao } from "../formulas/rotulo-conexao";
import { messageCirclePlusIcon } from "../icons/message-circle-plus";
import type {
  Mensagens,
} from "../tables";
import { mostrarErro } from "../workflows/mostrar-erro";

export type TesteEscutaShape = {
  readonly props: { readonly chatId: string };
};

/** O que a assinatura de uma conversa recebe, contado: desta, de outras, e o que veio duas vezes. */
const TesteEscuta = component<TesteEscutaShape>("teste-escuta", {}, ({ props }) => {
  const own = {
    duplicadas: localVariable<number>({
      id: "duplicadas",
      type: "number",
      default: 0,
    }),
    estado: localVariable<string>({
      id: "estado",
      type: "string",
      default: "closed",
    }),
    ignoradas: localVariable<number>({
      id: "ignoradas",
      type: "number",
      default: 0,
    }),
    recebidas: localVariable<number>({
      id: "recebidas",
      type: "number",
      default: 0,
    }),
    vistas: localVariable<readonly string[]>({
      id: "vistas",
      type: "array",
      default: [],
    }),
  };
  const workflows = {
    contar: workflow<{
      readonly id: string;
      readonly chat: string;
    }>("contar", (_run, params) => {
      batch(() => {
        if (params.chat !== props.chatId.value) {
          own.ignoradas.set(own.ignoradas.value + 1);
        } else if (own.vistas.value.includes(params.id)) {
          own.duplicadas.set(own.duplicadas.value + 1);
        } else {
          own.vistas.push(params.id);
          own.recebidas.set(own.recebidas.value + 1);
        }
      });
    }),
    ouvir: workflow("ouvir", async (run) => {
      await supabaseSubscribe<Mensagens, string>(run, {
        channel: `teste-chat:${props.chatId.value}`,
        table: "mensagens",
        event: "INSERT",
        since: "criado_em",
        onChange: async (run, event) => {
          await workflows.contar(run, {
            chat: event.row.chat_id,
            id: event.row.id,
          });
        },
        onStatus: (_run, event) => {
          own.estado.set(event.status);
        },
      });
    }, {
      onError: () => {
        own.estado.set("refused");
      },
    }),
    receber: workflow("receber", async (run) => {
      await supabaseCall(run, "rpc_teste_receber", {
        p_chat: props.chatId.value,
        p_conteudo: `Mensagem de teste ${own.recebidas.value + 1}`,
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
      onMount={workflows.ouvir}
    >
      <div className="trama-flexbox teste-escuta-cartao cartao">
        <h2 className="trama-text teste-escuta-titulo subtitulo">
          Assinatura
        </h2>
        <dl className="trama-base teste-escuta-fatos">
          <Fato
            id="estado"
            rotulo="Estado"
            valor={() => rotuloConexao(own.estado.value)}
          />
          <Fato
            id="recebidas"
            rotulo="Recebidas"
            valor={() => toText(own.recebidas.value)}
          />
          <Fato
            id="ignoradas"
            rotulo="Ignoradas, de outras conversas"
            valor={() => toText(own.ignoradas.value)}
          />
          <Fato
            id="duplicadas"
            rotulo="Duplicadas"
            valor={() => toText(own.duplicadas.value)}
          />
        </dl>
        <If when={podeGerir}>
          <Button
            id="receber"
            classes={["botao", "secundario"]}
            text="Receber mensagem de teste"
            onClick={workflows.receber}
            leftIcon={
              <Icon
                id="receberIcone"
                icon={messageCirclePlusIcon}
                size="16px"
              />
            }
          />
        </If>
      </div>
    </Component>
  );
});

export default TesteEscuta;
