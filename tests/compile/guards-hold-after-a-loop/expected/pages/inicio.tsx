// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { ateMudar } from "../workflows/ate-mudar";
import { ateSair } from "../workflows/ate-sair";
import { comNome } from "../workflows/com-nome";

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
        <Button
          id="vai"
          text="Vai"
          onClick={async (run) => {
            await ateSair(run);
            await ateMudar(run);
            await comNome(run);
          }}
        />
      </Section>
    </Page>
  );
}
