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
          columnGap={responsive({
            default: "8px",
            mobile: () => `${variables.idade.value}px`,
          })}
        >
        </Flexbox>
        <div className="trama-flexbox inicio-g">
        </div>
      </Section>
    </Page>
  );
}
