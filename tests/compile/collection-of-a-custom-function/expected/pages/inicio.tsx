// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Repeat,
  Section,
  usePage,
} from "trama/runtime";
import { TextBlock } from "trama/runtime/elements/text";
import {
  get,
  toText,
} from "trama/runtime/helpers";
import { navegador } from "../collections/navegador";
import { vezes } from "../collections/vezes";

export default function Inicio() {
  const page = usePage();
  return (
    <Page
      id="inicio"
      page={page}
      title="Início"
      collections={[
        vezes,
      ]}
    >
      <Section
        id="principal"
      >
        <Repeat
          items={() => vezes.data.value}
          by={(item) => item.numero}
        >
          {(item) => (
            <TextBlock
              id="vez"
              text={() => `${item.value.dia} ${item.value.numero + 1}`}
            />
          )}
        </Repeat>
        <TextBlock
          id="idioma"
          text={() => toText(get(navegador.data.value, "idioma"))}
        />
      </Section>
    </Page>
  );
}
