// @generated from designs/vendas/components/avatar-iniciais.json. Do not edit.
import {
  component,
} from "trama/runtime";
import { Text } from "trama/runtime/elements/text";
import {
  ifEmpty,
  initials,
} from "trama/runtime/helpers";

export type AvatarIniciaisShape = {
  readonly props: { readonly cor?: string; readonly nome?: string; readonly pequeno?: boolean };
};

/** As iniciais de uma pessoa, na cor da etiqueta dela. */
const AvatarIniciais = component<AvatarIniciaisShape>("avatar-iniciais", {
  cor: "#5D6675",
  nome: "",
  pequeno: false,
}, ({ props }) => (
  <Text
    id="iniciais"
    classes={["base"]}
    style={{
      backgroundColor: () => `color-mix(in srgb, ${ifEmpty(props.cor.value, "#5D6675")} 20%, transparent)`,
    }}
    states={{
      pequeno: () => props.pequeno.value,
    }}
    text={() => initials(props.nome.value)}
    tag="span"
    role="none"
  />
));

export default AvatarIniciais;
