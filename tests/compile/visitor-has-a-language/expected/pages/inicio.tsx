// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  chooseLanguage,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { plural } from "../helpers/plural";

export default function Inicio() {
  const page = usePage();
  return (
    <Page
      id="inicio"
      page={page}
      title="Caso"
    >
      <Section
        id="principal"
      >
        <Button
          id="ingles"
          text={() => plural(2, { one: "One", other: "More" })}
          onClick={async (run) => {
            await chooseLanguage(run, "en");
          }}
        />
      </Section>
    </Page>
  );
}
