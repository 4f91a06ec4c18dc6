// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  finishLogin,
  handle,
  loginWith,
  loginWithIdToken,
  loginWithSso,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { FormInput } from "trama/runtime/elements/form-input";
import * as variables from "../variables";

export default function Inicio() {
  const page = usePage();
  const elements = {
    dominio: handle(FormInput),
  };
  return (
    <Page
      id="inicio"
      page={page}
      title="Início"
      onLoad={async (run) => {
        await finishLogin(run);
      }}
    >
      <Section
        id="principal"
      >
        <FormInput
          id="dominio"
          handle={elements.dominio}
        />
        <Button
          id="entra"
          text="entra"
          onClick={async (run) => {
            await loginWith(run, {
              provider: "google",
            });
            await loginWithIdToken(run, {
              provider: "google",
              idToken: variables.bilhete.value,
              nonce: "n",
            });
            await loginWithSso(run, {
              domain: elements.dominio.value.value,
              keep: true,
            });
            await loginWithSso(run, {
              providerId: "21648a9d-8d5a-4555-a9d1-d6375dc14e92",
            });
          }}
        />
      </Section>
    </Page>
  );
}
