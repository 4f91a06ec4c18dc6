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
import { contato } from "../collections/contato";

export default function Inicio() {
  const page = usePage();
  return (
    <Page
      id="inicio"
      page={page}
      title="Início"
      collections={[
        contato,
      ]}
    >
      <Section
        id="principal"
      >
        <TextBlock
          id="onde"
          text={() => contato.data.value?.endereco.cidade}
        />
        <Repeat
          items={() => contato.data.value?.tags}
          by={(item) => item.id}
        >
          {(item) => (
            <TextBlock
              id="tag"
              text={() => item.value.nome}
            />
          )}
        </Repeat>
        <TextBlock
          id="extra"
          text={() => toText(get(contato.data.value?.extra, "nota"))}
        />
      </Section>
    </Page>
  );
}
