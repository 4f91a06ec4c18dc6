// @generated from designs/vendas/components/contato-evento.json. Do not edit.
import {
  If,
  component,
} from "trama/runtime";
import { DateText } from "trama/runtime/elements/date";
import { Icon } from "trama/runtime/elements/icon";
import { TextBlock } from "trama/runtime/elements/text";
import type { ContatoLinhaTempoRow } from "../collections/contato-linha-tempo";
import { dinheiro } from "../formulas/dinheiro";
import { rotuloStatus } from "../formulas/rotulo-status";
import { handshakeIcon } from "../icons/handshake";
import { lifeBuoyIcon } from "../icons/life-buoy";
import { listChecksIcon } from "../icons/list-checks";
import { messagesSquareIcon } from "../icons/messages-square";
import { refreshCwIcon } from "../icons/refresh-cw";
import { shoppingCartIcon } from "../icons/shopping-cart";
import { stickyNoteIcon } from "../icons/sticky-note";

export type ContatoEventoShape = {
  readonly props: { readonly evento: ContatoLinhaTempoRow };
};

/** Uma novidade na linha do tempo de um contato. */
const ContatoEvento = component<ContatoEventoShape>("contato-evento", {}, ({ props }) => {
  const formulas = {
    autor: (): string => props.evento.value.autor_nome ?? (props.evento.value.tipo === "nota" ? "Sistema" : ""),
    preco: (): string =>
      props.evento.value.valor_centavos != null
        ? dinheiro(props.evento.value.valor_centavos, props.evento.value.moeda ?? "BRL")
        : "",
    /** De uma compra ou oportunidade já se lê tudo no título. */
    texto: (): string =>
      props.evento.value.tipo === "compra" || props.evento.value.tipo === "oportunidade"
        ? ""
        : props.evento.value.texto ?? "",
    titulo: (): string => {
      const titulo = props.evento.value.titulo;
      return props.evento.value.tipo === "compra" ? `${["aprovada", "completa"].includes(props.evento.value.status ?? "") ? "Compra" : `Pedido (${rotuloStatus(props.evento.value.status ?? "").toLowerCase()})`}: ${titulo ?? ""}`
        : props.evento.value.tipo === "status" ? `${rotuloStatus(props.evento.value.status ?? "")}: ${titulo ?? ""}`
        : props.evento.value.tipo === "oportunidade" ? `Oportunidade: ${titulo ?? ""}`
        : props.evento.value.tipo === "tarefa" ? `Tarefa: ${titulo ?? ""}`
        : props.evento.value.tipo === "chat" ? `Conversa: “${titulo ?? ""}”`
        : props.evento.value.tipo === "atendimento" ? `Atendimento ${titulo ?? ""}`
        : "Nota";
    },
  };
  return (
    <div className="trama-flexbox contato-evento-linha">
      <div className="trama-flexbox contato-evento-sinal">
        <Icon
          id="icone"
          icon={() =>
            props.evento.value.tipo === "compra" ? shoppingCartIcon
              : props.evento.value.tipo === "status" ? refreshCwIcon
              : props.evento.value.tipo === "oportunidade" ? handshakeIcon
              : props.evento.value.tipo === "tarefa" ? listChecksIcon
              : props.evento.value.tipo === "chat" ? messagesSquareIcon
              : props.evento.value.tipo === "atendimento" ? lifeBuoyIcon
              : stickyNoteIcon
          }
          size="16px"
        />
      </div>
      <div className="trama-base contato-evento-corpo">
        <div className="trama-flexbox contato-evento-topo">
          <TextBlock
            id="titulo"
            classes={["forte"]}
            text={formulas.titulo}
          />
          <If when={() => formulas.preco() !== ""}>
            <TextBlock
              id="valor"
              classes={["forte", "junto"]}
              text={formulas.preco}
              tag="span"
            />
          </If>
        </div>
        <If when={() => formulas.texto() !== ""}>
          <TextBlock
            id="texto"
            classes={["texto"]}
            text={formulas.texto}
          />
        </If>
        <div className="trama-flexbox contato-evento-rodape">
          <DateText
            id="quando"
            classes={["dica"]}
            date={() => props.evento.value.em}
            format="DD/MM/YY HH:mm"
          />
          <If when={() => formulas.autor() !== ""}>
            <TextBlock
              id="autor"
              classes={["dica"]}
              text={() => `· ${formulas.autor()}`}
              tag="span"
            />
          </If>
        </div>
      </div>
    </div>
  );
});

export default ContatoEvento;
