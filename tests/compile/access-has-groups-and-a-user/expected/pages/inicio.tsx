// @generated from design/pages/inicio.json. Do not edit.
import {
  If,
  Page,
  Section,
  logout,
  storeToken,
  updatePassword,
  updateUser,
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
      title="Início"
    >
      <Section
        id="principal"
      >
        <If when={() => auth.isAuthenticated.value}>
          <TextBlock
            id="quem"
            text={() => auth.user.value?.nome}
          />
        </If>
        <Button
          id="sai"
          text="sai"
          onClick={async (run) => {
            await logout(run);
          }}
        />
        <Button
          id="assume"
          text="assume"
          onClick={(run) => {
            storeToken(run, {
              accessToken: page.query.token,
              refreshToken: auth.refreshToken.value,
              keep: false,
            });
          }}
        />
        <Button
          id="muda"
          text="muda"
          onClick={async (run) => {
            await updateUser(run, {
              email: "novo@correio.example",
              metadata: { cor: "verde" },
            });
            await updatePassword(run, {
              oldPassword: page.query.antiga,
              newPassword: page.query.nova,
            });
          }}
        />
      </Section>
    </Page>
  );
}
