// @generated from designs/idiomas/pages/lugar.json. Do not edit.
import {
  Page,
  Section,
  recordPage,
  usePage,
} from "trama/runtime";
import { TextBlock } from "trama/runtime/elements/text";
import { lugares } from "../collections/lugares";
import {
  localized,
} from "../runtime";

export default function Lugar() {
  const page = recordPage(usePage<"lugar">(), lugares, "nome");
  return (
    <Page
      id="lugar"
      page={page}
      title={() => page.record.nome}
      description={localized({
        pt: () => page.record.pt,
        en: () => page.record.en,
      })}
    >
      <Section
        id="principal"
        tag="main"
        classes={["pagina"]}
      >
        <TextBlock
          id="titulo"
          text={() => page.record.nome}
          tag="h1"
        />
        <TextBlock
          id="texto"
          text={localized({
            pt: () => page.record.pt,
            en: () => page.record.en,
          })}
        />
        <TextBlock
          id="voltar"
          text={localized({
            pt: "Voltar",
            en: "Back",
          })}
          link={{
            page: "inicio",
          }}
        />
      </Section>
    </Page>
  );
}
