// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { Icon } from "trama/runtime/elements/icon";
import Sinal from "../components/sinal";
import { arrowLeftIcon } from "../icons/arrow-left";
import { plusIcon } from "../icons/plus";

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
          icon={arrowLeftIcon}
          size="20px"
        />
        <Icon
          id="b"
          icon={plusIcon}
          ariaLabel="Mais"
        />
        <Sinal
          id="c"
        />
      </Section>
    </Page>
  );
}
