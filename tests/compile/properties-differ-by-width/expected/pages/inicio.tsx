// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  responsive,
  usePage,
} from "trama/runtime";
import { Flexbox } from "trama/runtime/elements/flexbox";
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
        <Flexbox
          id="f"
          direction={responsive({
            default: "row",
            tablet: "column",
            mobile: "column",
          })}
          columnGap={responsive({
            default: "8px",
            mobile: () => `${variables.idade.value}px`,
          })}
        >
        </Flexbox>
        <Flexbox
          id="g"
          wrap={responsive({
            default: false,
            mobile: true,
          })}
        >
        </Flexbox>
      </Section>
    </Page>
  );
}
