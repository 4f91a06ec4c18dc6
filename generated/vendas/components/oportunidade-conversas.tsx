// @generated from designs/vendas/components/oportunidade-conversas.json. Do not edit.
import {
  Component,
  If,
  Repeat,
  component,
  fetchCollection,
  log,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Icon } from "trama/runtime/elements/icon";
import { oportunidadeConversas } from "../collections/oportunidade-conversas";
import ConversaItem from "./conversa-item";
import ErroCarga from "./erro-carga";
import { mensagemErro } from "../formulas/mensagem-erro";
import { oportunidadeAtual } from "../formulas/oportunidade-atual";
import { podeEditarPagina } from "../formulas/pode-editar-pagina";
import { messagesSquareIcon } from "../icons/messages-square";
import * as variables from "../variables";
import { conversaCom } from "../workflows/conversa-com";
import { conversaMostrar } from "../workflows/conversa-mostrar";

/** As conversas com o contato da oportunidade aberta. */
const OportunidadeConversas = component("oportunidade-conversas", {}, () => (
  <Component
    onMount={{
      steps: async (run) => {
        await fetchCollection(run, oportunidadeConversas);
      },
      onError: (run) => {
        log(run, "as conversas não vieram; a aba mostra o erro");
      },
    }}
  >
    <div className="trama-flexbox oportunidade-conversas-tudo">
      <If when={() => oportunidadeConversas.error.value}>
        <ErroCarga
          id="falha"
          mensagem={() => mensagemErro(oportunidadeConversas.error.value)}
          titulo="Não foi possível carregar as conversas."
          onTentar={async (run) => {
            await fetchCollection(run, oportunidadeConversas);
          }}
        />
      </If>
      <If
        when={() => oportunidadeConversas.isFetched.value && oportunidadeConversas.data.value.length === 0}
      >
        <p className="trama-text oportunidade-conversas-nenhuma dica">
          Nenhuma conversa ainda.
        </p>
      </If>
      <If when={() => oportunidadeConversas.data.value.length > 0}>
        <ul className="trama-flexbox oportunidade-conversas-lista">
          <Repeat
            items={() => oportunidadeConversas.data.value}
            by={(item) => item.id}
          >
            {(item) => (
              <ConversaItem
                id="item"
                canal={() => item.value.canal}
                direcao={() => item.value.ultima_direcao}
                em={() => item.value.ultima_mensagem_em}
                naoLidas={() => item.value.nao_lidas}
                nome={() => oportunidadeAtual()?.contato_nome ?? ""}
                previa={() => item.value.ultima_mensagem_previa}
                status={() => item.value.status}
                onAbrir={(run) => conversaMostrar(run, {
                  id: item.value.id,
                })}
              />
            )}
          </Repeat>
        </ul>
      </If>
      <If when={() => podeEditarPagina("pg-chats")}>
        <Button
          id="abrirChat"
          classes={["botao", "secundario"]}
          text="Abrir chat"
          loading={() => variables.salvando.value === "conversaCom"}
          onClick={(run) => conversaCom(run, {
            contato: oportunidadeAtual()?.contato_id ?? "",
          })}
          leftIcon={
            <Icon
              id="abrirChatIcone"
              icon={messagesSquareIcon}
              size="16px"
            />
          }
        />
      </If>
    </div>
  </Component>
));

export default OportunidadeConversas;
