// @generated from design/pages/senha.json. Do not edit.
import {
  Page,
  Section,
  confirmPassword,
  refreshSession,
  usePage,
  verifyCode,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { TextBlock } from "trama/runtime/elements/text";
import { auth } from "../auth";

export default function Senha() {
  const page = usePage();
  return (
    <Page
      id="senha"
      page={page}
      title="Senha"
    >
      <Section
        id="principal"
      >
        <TextBlock
          id="falha"
          text={() => auth.link.value?.message ?? ""}
        />
        <Button
          id="salva"
          text="salva"
          onClick={async (run) => {
            await verifyCode(run, {
              email: "ana@correio.example",
              code: "1",
              type: "recovery",
            });
            await confirmPassword(run, {
              newPassword: "nova",
            });
            await refreshSession(run);
          }}
        />
      </Section>
    </Page>
  );
}
