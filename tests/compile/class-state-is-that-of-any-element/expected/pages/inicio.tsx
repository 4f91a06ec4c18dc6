// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  breakpoint,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";

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
          id="a"
          classes={["opcao"]}
          states={{
            destaque: () => breakpoint.value === "default",
          }}
          text="A"
          pressed
        />
      </Section>
    </Page>
  );
}
