// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  confirmPassword,
  createAccount,
  login,
  logout,
  resetPassword,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { TextBlock } from "trama/runtime/elements/text";
import { auth } from "../auth";

export default function Inicio() {
  const page = usePage();
  return (
    <Page
      id="inicio"
      page={page}
      title="Start"
    >
      <Section
        id="main"
      >
        <Button
          id="go"
          text="Go"
          onClick={async (run) => {
            await createAccount(run, {
              email: "a@b.example",
              password: "x",
              metadata: { name: "Ana" },
              page: "inicio",
            });
            await login(run, {
              email: "a@b.example",
              password: "x",
              keep: true,
            });
            await resetPassword(run, {
              email: "a@b.example",
            });
            await confirmPassword(run, {
              newPassword: "y",
            });
            await logout(run);
          }}
        />
        <TextBlock
          id="hello"
          text={() =>
            auth.user.value == null
              ? ""
              : `${auth.user.value.name} ${auth.user.value.email ?? ""} ${auth.user.value.bio ?? ""}`
          }
        />
      </Section>
    </Page>
  );
}
