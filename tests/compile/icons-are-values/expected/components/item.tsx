// @generated from design/components/item.json. Do not edit.
import {
  If,
  component,
} from "trama/runtime";
import { Icon } from "trama/runtime/elements/icon";
import type { IconDrawing } from "trama/runtime/elements/props";

export type ItemShape = {
  readonly props: {
    readonly fim?: IconDrawing | null | undefined;
    readonly icone: IconDrawing;
  };
};

const Item = component<ItemShape>("item", {}, ({ props }) => (
  <>
    <Icon
      id="i"
      icon={() => props.icone.value}
    />
    <If when={() => props.fim.value}>
      <Icon
        id="f"
        icon={() => props.fim.value}
      />
    </If>
  </>
));

export default Item;
