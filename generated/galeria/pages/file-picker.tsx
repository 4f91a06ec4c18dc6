// @generated from designs/galeria/pages/file-picker.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { FilePicker } from "trama/runtime/elements/file-picker";

export default function FilePickerPage() {
  const page = usePage();
  return (
    <Page
      id="file-picker"
      page={page}
      title="File picker"
    >
      <Section
        id="exemplos"
        tag="main"
        classes={["exemplos"]}
      >
        <h1 className="trama-text file-picker-tipo">
          File picker
        </h1>
        <FilePicker
          id="normal"
          label="Foto"
          hint="PNG ou JPG, até 2 MB"
          accept=".png,.jpg"
          maxMb={2}
        />
        <FilePicker
          id="botao"
          label="Anexo"
          text="Anexar"
          appearance="button"
          multiple
        />
        <FilePicker
          id="comErro"
          label="Com erro"
          error="Arquivo maior que 16 MB."
        />
        <FilePicker
          id="desligado"
          label="Desligado"
          disabled
        />
      </Section>
    </Page>
  );
}
