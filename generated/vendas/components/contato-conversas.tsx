// @generated from designs/vendas/components/contato-conversas.json. Do not edit.
import {
  Component,
  If,
  Repeat,
  component,
  fetchCollection,
  localVariable,
  workflow,
} from "trama/runtime";
import { Flexbox } from "trama/runtime/elements/flexbox";
import { Icon } from "trama/runtime/elements/icon";
import { contatoConversas } from "../collections/contato-conversas";
import CarregarMais from "./carregar-mais";
import ConversaItem from "./conversa-item";
import ErroCarga from "./erro-carga";
import Esqueleto from "./esqueleto";
import Vazio from "./vazio";
import { contatoAtual } from "../formulas/contato-atual";
import { mensagemErro } from "../formulas/mensagem-erro";
import { messagesSquareIcon } from "../icons/messages-square";
import * as variables from "../variables";
import { conversaMostrar } from "../workflows/conversa-mostrar";

/** As conversas com o contato aberto. */
const ContatoConversas = component("contato-conversas", {}, () => {
  const own = {
    /** A primeira resposta já veio. */
    buscou: localVariable<boolean>({
      id: "buscou",
      type: "boolean",
      default: false,
    }),
  };
  const workflows = {
    /** O que falha se mostra no lugar da lista. */
    buscar: workflow("buscar", async (run) => {
      await fetchCollection(run, contatoConversas);
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
      <div className="trama-flexbox contato-conversas-tudo">
        <If when={() => contatoConversas.error.value}>
          <ErroCarga
            id="falha"
            mensagem={() => mensagemErro(contatoConversas.error.value)}
            titulo="Não foi possível carregar as conversas."
            onTentar={workflows.buscar}
          />
        </If>
        <If when={() => !own.buscou.value}>
          <Esqueleto
            id="aCaminho"
            altura="64px"
          />
        </If>
        <If
          when={() =>
            own.buscou.value &&
              !contatoConversas.error.value &&
              contatoConversas.data.value.length === 0
          }
        >
          <Vazio
            id="vazio"
            texto="Nenhuma conversa ainda."
            icone={
              <Icon
                id="iconeVazio"
                icon={messagesSquareIcon}
                size="32px"
              />
            }
          />
        </If>
        <If when={() => contatoConversas.data.value.length > 0}>
          <Flexbox
            id="lista"
            tag="ul"
            direction="column"
            arrowKeys
          >
            <Repeat
              items={() => contatoConversas.data.value}
              by={(item) => item.id}
            >
              {(item) => (
                <ConversaItem
                  id="item"
                  canal={() => item.value.canal}
                  direcao={() => item.value.ultima_direcao}
                  em={() => item.value.ultima_mensagem_em}
                  naoLidas={() => item.value.nao_lidas}
                  nome={() => contatoAtual()?.nome ?? ""}
                  previa={() => item.value.ultima_mensagem_previa}
                  status={() => item.value.status}
                  onAbrir={(run) => conversaMostrar(run, {
                    id: item.value.id,
                  })}
                />
              )}
            </Repeat>
          </Flexbox>
        </If>
        <CarregarMais
          id="mais"
          buscando={() => contatoConversas.isFetching.value}
          mostradas={() => contatoConversas.data.value.length}
          total={() => contatoConversas.total.value}
          onMais={async (run) => {
            variables.limite.set(variables.limite.value + 25);
            await workflows.buscar(run);
          }}
        />
      </div>
    </Component>
  );
});

export default ContatoConversas;
