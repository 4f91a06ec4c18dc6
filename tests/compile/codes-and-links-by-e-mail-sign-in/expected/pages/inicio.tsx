// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  handle,
  resendCode,
  resetPassword,
  sendCode,
  usePage,
  verifyCode,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { FormInput } from "trama/runtime/elements/form-input";

export default function Inicio() {
  const page = usePage();
  const elements = {
    email: handle(FormInput),
  };
  return (
    <Page
      id="inicio"
      page={page}
      title="Início"
    >
      <Section
        id="principal"
      >
        <FormInput
          id="email"
          handle={elements.email}
        />
        <Button
          id="pede"
          text="pede"
          onClick={async (run) => {
            await sendCode(run, {
              email: elements.email.value.value,
              signup: false,
            });
            await verifyCode(run, {
              email: "ana@correio.example",
              code: "123456",
              keep: true,
            });
            await resendCode(run, {
              phone: "+5511900000000",
              type: "change",
            });
            await resetPassword(run, {
              email: elements.email.value.value,
              page: "senha",
            });
          }}
        />
      </Section>
    </Page>
  );
}
