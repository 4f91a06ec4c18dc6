// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { Base } from "trama/runtime/elements/base";
import { Button } from "trama/runtime/elements/button";
import { Checkbox } from "trama/runtime/elements/checkbox";
import { TextBlock } from "trama/runtime/elements/text";

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
        <Base
          id="vazia"
        >
        </Base>
        <Base
          id="cheia"
        >
          <TextBlock
            id="a"
            text="A"
          />
        </Base>
        <Button
          id="botao"
        >
          <TextBlock
            id="b"
            text="B"
          />
        </Button>
        <Checkbox
          id="marca"
          label="Sim"
        />
      </Section>
    </Page>
  );
}
