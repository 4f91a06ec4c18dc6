// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import {
  localized,
} from "../runtime";

export default function Inicio() {
  const page = usePage();
  return (
    <Page
      id="inicio"
      page={page}
      title={localized({
        pt: "Início",
        en: "Home",
      })}
    >
      <Section
        id="principal"
      >
        <Button
          id="vai"
          text="vai"
          link={{
            page: "sobre",
          }}
        />
      </Section>
    </Page>
  );
}
