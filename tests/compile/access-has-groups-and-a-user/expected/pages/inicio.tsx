// @generated from design/pages/inicio.json. Do not edit.
import {
  If,
  Page,
  type PageProps,
  Section,
  logout,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Text } from "trama/runtime/elements/text";
import { auth } from "../auth";

export default function Inicio({ page }: PageProps) {
  return (
    <Page
      id="inicio"
      page={page}
      title="Início"
    >
      <Section
        id="principal"
      >
        <If
          when={() => auth.isAuthenticated.value}
        >
          <Text
            id="quem"
            text={() => auth.user.value?.nome}
          />
        </If>
        <Button
          id="sai"
          text="sai"
          onClick={(run) => {
            logout(run);
          }}
        />
      </Section>
    </Page>
  );
}
