// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { Icon } from "trama/runtime/elements/icon";
import Item from "../components/item";
import { sinalDe } from "../formulas/sinal-de";
import { arrowLeftIcon } from "../icons/arrow-left";
import { checkIcon } from "../icons/check";
import { circleIcon } from "../icons/circle";
import { circleCheckIcon } from "../icons/circle-check";
import { plusIcon } from "../icons/plus";
import * as variables from "../variables";

export default function Inicio() {
  const page = usePage();
  return (
    <Page
      id="inicio"
      page={page}
      title="Início"
    >
      <Section
        id="principal"
      >
        <Icon
          id="a"
          icon={() => variables.feito.value ? circleCheckIcon : circleIcon}
        />
        <Icon
          id="b"
          icon={() => sinalDe("bom")}
        />
        <Item
          id="c"
          icone={plusIcon}
        />
        <Item
          id="d"
          fim={arrowLeftIcon}
          icone={() => variables.feito.value ? checkIcon : plusIcon}
        />
      </Section>
    </Page>
  );
}
