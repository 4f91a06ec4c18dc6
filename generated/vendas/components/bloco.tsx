// @generated from designs/vendas/components/bloco.json. Do not edit.
import {
  If,
  Slot,
  component,
} from "trama/runtime";
import { Base } from "trama/runtime/elements/base";
import { Button } from "trama/runtime/elements/button";
import { Flexbox } from "trama/runtime/elements/flexbox";
import { Icon } from "trama/runtime/elements/icon";
import { TextBlock } from "trama/runtime/elements/text";
import Esqueleto from "./esqueleto";
import { circleAlertIcon } from "../icons/circle-alert";

export type BlocoShape = {
  readonly props: {
    readonly altura?: string;
    readonly buscando?: boolean;
    readonly carregado?: boolean;
    readonly falhou?: boolean;
    readonly titulo: string;
  };
  readonly events: { readonly tentar: undefined };
  readonly slots: "acao" | "conteudo";
};

/** Um cartão do painel: título, conteúdo, e o que se mostra enquanto ele não vem ou quando não veio. */
const Bloco = component<BlocoShape>("bloco", {
  altura: "",
  buscando: false,
  carregado: true,
  falhou: false,
}, ({ props, emit }) => (
  <Flexbox
    id="cartao"
    classes={["cartao", "compacto"]}
    tag="section"
    ariaLabel={() => props.titulo.value}
  >
    <div className="trama-flexbox bloco-topo">
      <TextBlock
        id="titulo"
        classes={["subtitulo"]}
        text={() => props.titulo.value}
        tag="h2"
      />
      <Slot
        name="acao"
      />
    </div>
    <If when={() => props.falhou.value}>
      <Flexbox
        id="falha"
        role="alert"
      >
        <Icon
          id="alerta"
          icon={circleAlertIcon}
          size="20px"
          color="var(--perigo)"
        />
        <p className="trama-text bloco-textoFalha texto">
          Não foi possível carregar.
        </p>
        <Button
          id="tentar"
          classes={["botao", "secundario"]}
          text="Tentar de novo"
          ariaLabel={() => `Tentar de novo: ${props.titulo.value}`}
          onClick={async (run) => {
            await emit(run, "tentar");
          }}
        />
      </Flexbox>
    </If>
    <If
      when={() =>
        !props.carregado.value &&
          !props.falhou.value &&
          props.altura.value !== ""
      }
    >
      <Flexbox
        id="espera"
        style={{
          height: () => props.altura.value,
        }}
      >
        <Esqueleto
          id="esperaUm"
          altura="16px"
          largura="72%"
        />
        <Esqueleto
          id="esperaDois"
          altura="16px"
          largura="100%"
        />
        <Esqueleto
          id="esperaTres"
          altura="16px"
          largura="56%"
        />
      </Flexbox>
    </If>
    <If when={() => props.carregado.value || (props.altura.value === "" && !props.falhou.value)}>
      <Base
        id="conteudo"
        states={{
          buscando: () => props.buscando.value && props.carregado.value,
        }}
      >
        <Slot
          name="conteudo"
        />
      </Base>
    </If>
  </Flexbox>
));

export default Bloco;
