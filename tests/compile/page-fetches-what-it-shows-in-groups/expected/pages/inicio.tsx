// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { TextBlock } from "trama/runtime/elements/text";
import { contas } from "../collections/contas";
import { contatos } from "../collections/contatos";
import { pedidos } from "../collections/pedidos";

export default function Inicio() {
  const page = usePage();
  return (
    <Page
      id="inicio"
      page={page}
      title="Início"
      collections={[
        [
          pedidos,
        ],
        [
          contatos,
        ],
      ]}
    >
      <Section
        id="principal"
      >
        <TextBlock
          id="n"
          text={() => `${contatos.data.value.length} ${contas.data.value.length}`}
        />
      </Section>
    </Page>
  );
}
