// @generated from designs/vendas/components/avatar-iniciais.json. Do not edit.
import {
  If,
  component,
} from "trama/runtime";
import { Picture } from "trama/runtime/elements/image";
import { TextBlock } from "trama/runtime/elements/text";
import {
  ifEmpty,
  initials,
} from "trama/runtime/helpers";

export type AvatarIniciaisShape = {
  readonly props: {
    readonly cor?: string;
    readonly foto?: string;
    readonly grande?: boolean;
    readonly nome?: string;
    readonly pequeno?: boolean;
  };
};

/** A foto de uma pessoa; sem foto, as iniciais na cor da etiqueta dela. */
const AvatarIniciais = component<AvatarIniciaisShape>("avatar-iniciais", {
  cor: "#5D6675",
  foto: "",
  grande: false,
  nome: "",
  pequeno: false,
}, ({ props }) => (
  <>
    <If when={() => !props.foto.value}>
      <TextBlock
        id="iniciais"
        classes={["base"]}
        style={{
          backgroundColor: () => `color-mix(in srgb, ${ifEmpty(props.cor.value, "#5D6675")} 20%, transparent)`,
        }}
        states={{
          grande: () => props.grande.value,
          pequeno: () => props.pequeno.value,
        }}
        text={() => initials(props.nome.value)}
        tag="span"
        role="none"
      />
    </If>
    <If when={() => props.foto.value}>
      <Picture
        id="foto"
        classes={["base"]}
        states={{
          grande: () => props.grande.value,
          pequeno: () => props.pequeno.value,
        }}
        url={() => props.foto.value}
        alt=""
        objectFit="cover"
      />
    </If>
  </>
));

export default AvatarIniciais;
