// @generated from design/components/fruta.json. Do not edit.
import {
  component,
} from "trama/runtime";
import { TextBlock } from "trama/runtime/elements/text";
import {
  rollup,
} from "trama/runtime/helpers";
import type { FrutasRow } from "../collections/frutas";
import { rotulo } from "../formulas/rotulo";

export type FrutaShape = {
  readonly props: {
    readonly fruta: FrutasRow;
    readonly outras?: readonly FrutasRow[] | null | undefined;
  };
};

const Fruta = component<FrutaShape>("fruta", {}, ({ props }) => (
  <TextBlock
    id="nome"
    text={() => `${rotulo(props.fruta.value)} e mais ${rollup(props.outras.value, "nome").join(", ")}`}
  />
));

export default Fruta;
