// @generated from design/components/resumo.json. Do not edit.
import {
  component,
} from "trama/runtime";
import { TextBlock } from "trama/runtime/elements/text";
import {
  sum,
} from "trama/runtime/helpers";

export type ResumoShape = {
  readonly props: { readonly de: readonly unknown[] };
};

const Resumo = component<ResumoShape>("resumo", {}, ({ props }) => {
  const formulas = {
    media: (): number => {
      const soma = sum(props.de.value);
      const n = props.de.value.length;
      return n === 0
        ? 0
        : soma / n;
    },
  };
  return (
    <TextBlock
      id="texto"
      text={() => {
        const m = formulas.media();
        return `${m} ${m}`;
      }}
    />
  );
});

export default Resumo;
