// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  canInstall,
  createObjectUrl,
  downloadCsv,
  downloadFile,
  fileToBase64,
  handle,
  installApp,
  log,
  pageLoader,
  printPage,
  uploadFile,
  uploadFiles,
  usePage,
  userLocation,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { FormInput } from "trama/runtime/elements/form-input";
import {
  toText,
} from "trama/runtime/helpers";
import * as variables from "../variables";

export default function Inicio() {
  const page = usePage();
  const elements = {
    endereco: handle(FormInput),
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
        <FormInput
          id="endereco"
          handle={elements.endereco}
          ariaLabel="endereço"
        />
        <Button
          id="faz"
          text="faz"
          onClick={async (run) => {
            const texto = await fileToBase64(run, elements.endereco.value.value);
            await fileToBase64(run, texto, "base64");
            const objeto = await createObjectUrl(run, texto);
            await downloadFile(run, objeto, texto + ".pdf");
            await downloadCsv(run, {
              data: [
                { nome: "A" },
              ],
              name: "contatos",
              columns: ["nome"],
              delimiter: ";",
            });
            const foto = await uploadFile(run, {
              file: objeto,
              tag: "avatar",
            });
            const anexos = await uploadFiles(run, {
              files: [
                objeto,
              ],
              tag: foto.tag,
              progress: variables.enviado,
            });
            log(run, `${anexos[0]?.url ?? ""} ${variables.enviado.value}`);
            printPage(run);
            const lugar = await userLocation(run, {
              precise: true,
            });
            log(run, `${lugar.latitude} ${lugar.altitude ?? ""}`);
            if (!canInstall.value) {
              return;
            }
            const instalado = await installApp(run);
            log(run, toText(instalado));
            pageLoader(run, {
              show: true,
              color: "red",
            });
          }}
        />
      </Section>
    </Page>
  );
}
