// @generated from designs/idiomas/pages/sobre.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { TextBlock } from "trama/runtime/elements/text";
import {
  localized,
} from "../runtime";

export default function Sobre() {
  const page = usePage();
  return (
    <Page
      id="sobre"
      page={page}
      title={localized({
        pt: "Sobre",
        en: "About",
      })}
    >
      <Section
        id="principal"
        tag="main"
        classes={["pagina"]}
      >
        <TextBlock
          id="titulo"
          text={localized({
            pt: "Sobre",
            en: "About",
          })}
          tag="h1"
        />
        <TextBlock
          id="texto"
          text={localized({
            pt: "Cada idioma tem o seu caminho; o tema segue o aparelho até você escolher.",
            en: "Each language has a path of its own; the theme follows the device until you choose.",
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
