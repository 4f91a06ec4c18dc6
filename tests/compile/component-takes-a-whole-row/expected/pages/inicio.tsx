// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Repeat,
  Section,
  usePage,
} from "trama/runtime";
import { frutas } from "../collections/frutas";
import Fruta from "../components/fruta";

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
        <Repeat
          items={() => frutas.data.value}
          by={(item) => item.id}
        >
          {(item) => (
            <Fruta
              id="cada"
              fruta={() => item.value}
              outras={() => frutas.data.value}
            />
          )}
        </Repeat>
      </Section>
    </Page>
  );
}
