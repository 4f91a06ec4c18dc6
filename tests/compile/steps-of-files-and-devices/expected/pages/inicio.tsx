// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  type PageProps,
  Section,
  createObjectUrl,
  downloadCsv,
  downloadFile,
  fileToBase64,
  handle,
  log,
  pageLoader,
  print,
  userLocation,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { FormInput } from "trama/runtime/elements/form-input";

export default function Inicio({ page }: PageProps) {
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
            print(run);
            const lugar = await userLocation(run, {
              precise: true,
            });
            log(run, `${lugar.latitude} ${lugar.altitude ?? ""}`);
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
