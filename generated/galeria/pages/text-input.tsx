// @generated from designs/galeria/pages/text-input.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { TextInput } from "trama/runtime/elements/text-input";

export default function TextInputPage() {
  const page = usePage();
  return (
    <Page
      id="text-input"
      page={page}
      title="Text input"
    >
      <Section
        id="exemplos"
        tag="main"
        classes={["exemplos"]}
      >
        <h1 className="trama-text text-input-tipo">
          Text input
        </h1>
        <TextInput
          id="normal"
          value="Uma nota"
          ariaLabel="Nota"
        />
        <TextInput
          id="vazia"
          placeholder="Escreva uma nota"
        />
        <TextInput
          id="area"
          type="textarea"
          value={"Duas\nlinhas"}
          ariaLabel="Texto longo"
        />
        <TextInput
          id="fixa"
          value="Vendas"
          ariaLabel="Somente leitura"
          readonly
        />
        <TextInput
          id="desligada"
          value="Vendas"
          ariaLabel="Desligada"
          disabled
        />
      </Section>
    </Page>
  );
}
