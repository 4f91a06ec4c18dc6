// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  handle,
  log,
  uploadFile,
  uploadFiles,
  usePage,
} from "trama/runtime";
import { FilePicker } from "trama/runtime/elements/file-picker";
import { TextBlock } from "trama/runtime/elements/text";
import * as variables from "../variables";

export default function Inicio() {
  const page = usePage();
  const elements = {
    anexos: handle(FilePicker),
    foto: handle(FilePicker),
  };
  return (
    <Page
      id="inicio"
      page={page}
      title="Início"
    >
      <Section
        id="principal"
      >
        <FilePicker
          id="foto"
          handle={elements.foto}
          label="Foto"
          accept=".png,.jpg"
          maxMb={2}
          typeError="Formato não aceito. Envie png, jpg."
          onChange={async (run, event) => {
            const envio = await uploadFile(run, {
              file: event.value,
              progress: variables.enviado,
            });
            log(run, envio.name);
          }}
          onReject={(run, event) => {
            log(run, `${event.name}: ${event.code}`);
          }}
        />
        <FilePicker
          id="anexos"
          handle={elements.anexos}
          text="Anexar"
          appearance="button"
          multiple
          onChange={async (run, event) => {
            await uploadFiles(run, {
              files: event.files,
              tag: "chat",
            });
          }}
        />
        <TextBlock
          id="nome"
          text={() => `${elements.foto.value.value?.name ?? ""} ${elements.anexos.files.value[0]?.size ?? ""} ${variables.enviado.value}`}
        />
      </Section>
    </Page>
  );
}
