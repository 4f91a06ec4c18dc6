// @generated from design/components/cartao.json. Do not edit.
import {
  component,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import {
  get,
  toText,
  trust,
} from "trama/runtime/helpers";
import * as custom from "../../design/custom/index";

export type CartaoShape = {
  readonly props: { readonly dados?: { readonly [name: string]: unknown } | null | undefined };
  readonly events: { readonly escolher: { readonly [name: string]: unknown } };
};

const Cartao = component<CartaoShape>("cartao", {}, ({ props, emit }) => (
  <Button
    id="botao"
    text={() => toText(get(props.dados.value, "nome"))}
    onClick={async (run) => {
      await emit(run, "escolher", trust(custom.contato()));
    }}
  />
));

export default Cartao;
