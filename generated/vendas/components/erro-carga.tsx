// @generated from designs/vendas/components/erro-carga.json. Do not edit.
import {
  component,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Flexbox } from "trama/runtime/elements/flexbox";
import { Icon } from "trama/runtime/elements/icon";
import { TextBlock } from "trama/runtime/elements/text";
import { circleAlertIcon } from "../icons/circle-alert";

export type ErroCargaShape = {
  readonly props: {
    readonly mensagem?: string;
    readonly titulo: string;
  };
  readonly events: { readonly tentar: undefined };
};

/** O cartão de uma busca que falhou; quem o usa busca de novo. */
const ErroCarga = component<ErroCargaShape>("erro-carga", {
  mensagem: "",
}, ({ props, emit }) => (
  <Flexbox
    id="cartao"
    classes={["cartao", "base"]}
    role="alert"
  >
    <Icon
      id="icone"
      icon={circleAlertIcon}
      size="20px"
      color="var(--perigo)"
    />
    <div className="trama-base erro-carga-textos">
      <TextBlock
        id="titulo"
        classes={["forte"]}
        text={() => props.titulo.value}
      />
      <TextBlock
        id="mensagem"
        classes={["dica"]}
        text={() => props.mensagem.value}
      />
    </div>
    <Button
      id="tentar"
      classes={["botao", "secundario"]}
      text="Tentar de novo"
      onClick={async (run) => {
        await emit(run, "tentar");
      }}
    />
  </Flexbox>
));

export default ErroCarga;
