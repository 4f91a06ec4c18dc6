// @generated from designs/vendas/components/momento.json. Do not edit.
import {
  component,
} from "trama/runtime";
import { TextBlock } from "trama/runtime/elements/text";
import { haQuanto } from "../formulas/ha-quanto";
import { formatDate } from "../helpers/format-date";

export type MomentoShape = {
  readonly props: { readonly em?: string };
};

/** Quando algo aconteceu: em palavras de hoje, com a data inteira à mão; um traço para o que não aconteceu. */
const Momento = component<MomentoShape>("momento", {
  em: "",
}, ({ props }) => (
  <TextBlock
    id="quando"
    classes={["junto"]}
    rootAttributes={{
      title: () =>
        props.em.value === ""
          ? ""
          : formatDate(props.em.value, "DD/MM/YY HH:mm:ss"),
    }}
    text={() =>
      props.em.value === ""
        ? "—"
        : haQuanto(props.em.value)
    }
    tag="span"
  />
));

export default Momento;
