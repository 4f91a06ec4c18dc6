// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  handle,
  usePage,
} from "trama/runtime";
import { FormInput } from "trama/runtime/elements/form-input";
import Ficha from "../components/ficha";

export default function Inicio() {
  const page = usePage();
  const elements = {
    nota: handle(FormInput),
  };
  return (
    <Page
      id="inicio"
      page={page}
      title="Início"
      unsaved={() => elements.nota.value.value !== ""}
    >
      <Section
        id="principal"
      >
        <FormInput
          id="nota"
          handle={elements.nota}
          label="Nota"
        />
        <Ficha
          id="ficha"
        />
      </Section>
    </Page>
  );
}
