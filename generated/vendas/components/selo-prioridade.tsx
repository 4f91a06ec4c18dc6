// @generated from designs/vendas/components/selo-prioridade.json. Do not edit.
import {
  component,
} from "trama/runtime";
import { Flexbox } from "trama/runtime/elements/flexbox";
import { Icon } from "trama/runtime/elements/icon";
import { TextBlock } from "trama/runtime/elements/text";
import { prioridades } from "../collections/prioridades";
import { chevronDownIcon } from "../icons/chevron-down";
import { chevronUpIcon } from "../icons/chevron-up";
import { chevronsUpIcon } from "../icons/chevrons-up";
import { minusIcon } from "../icons/minus";

export type SeloPrioridadeShape = {
  readonly props: { readonly valor: string };
};

/** A prioridade de um atendimento ou tarefa: um sinal e a palavra. */
const SeloPrioridade = component<SeloPrioridadeShape>("selo-prioridade", {}, ({ props }) => (
  <Flexbox
    id="selo"
    states={{
      alta: () => props.valor.value === "alta",
      urgente: () => props.valor.value === "urgente",
    }}
    tag="span"
  >
    <Icon
      id="sinal"
      icon={() =>
        props.valor.value === "urgente" ? chevronsUpIcon
          : props.valor.value === "alta" ? chevronUpIcon
          : props.valor.value === "baixa" ? chevronDownIcon
          : minusIcon
      }
      size="16px"
    />
    <TextBlock
      id="palavra"
      text={() => prioridades.data.value.find((item) => item.value === props.valor.value)?.label ?? props.valor.value}
      tag="span"
    />
  </Flexbox>
));

export default SeloPrioridade;
