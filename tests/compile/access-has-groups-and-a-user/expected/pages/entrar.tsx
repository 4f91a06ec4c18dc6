// @generated from design/pages/entrar.json. Do not edit.
import {
  Page,
  Section,
  handle,
  loadUser,
  login,
  signup,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { FormInput } from "trama/runtime/elements/form-input";

export default function Entrar() {
  const page = usePage();
  const elements = {
    email: handle(FormInput),
  };
  return (
    <Page
      id="entrar"
      page={page}
      title="Entrar"
    >
      <Section
        id="formulario"
      >
        <FormInput
          id="email"
          handle={elements.email}
        />
        <Button
          id="entra"
          text="entra"
          onClick={async (run) => {
            await login(run, {
              email: elements.email.value.value,
              password: "x",
              keep: true,
            });
            await signup(run, {
              email: elements.email.value.value,
              nome: "Ana",
            });
            await loadUser(run);
          }}
        />
      </Section>
    </Page>
  );
}
