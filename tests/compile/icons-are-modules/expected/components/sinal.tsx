// @generated from design/components/sinal.json. Do not edit.
import {
  component,
} from "trama/runtime";
import { Icon } from "trama/runtime/elements/icon";
import { arrowLeftIcon } from "../icons/arrow-left";

const Sinal = component("sinal", {}, () => (
  <Icon
    id="i"
    icon={arrowLeftIcon}
  />
));

export default Sinal;
