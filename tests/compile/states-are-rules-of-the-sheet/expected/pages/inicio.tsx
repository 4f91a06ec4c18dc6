// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { Base } from "trama/runtime/elements/base";
import { Button } from "trama/runtime/elements/button";
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
          id="caixa"
        >
          <TextBlock
            id="dentro"
            text="a"
          />
        </Base>
        <Button
          id="b"
          text="b"
          disabled
        />
      </Section>
    </Page>
  );
}
