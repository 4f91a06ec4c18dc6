// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { TextBlock } from "trama/runtime/elements/text";
import {
  entry,
  toText,
} from "trama/runtime/helpers";
import * as variables from "../variables";
import { escolher } from "../workflows/escolher";
import { mudar } from "../workflows/mudar";
import { procurar } from "../workflows/procurar";
import { somar } from "../workflows/somar";

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
        <Button
          id="somar"
          text="Somar"
          onClick={[
            somar,
            procurar,
            mudar,
            escolher,
          ]}
        />
        <TextBlock
          id="caneta"
          text={() => {
            const caneta = entry(variables.precos.value, "caneta");
            return caneta
              ? toText(caneta + 1)
              : "sem preço";
          }}
        />
      </Section>
    </Page>
  );
}
