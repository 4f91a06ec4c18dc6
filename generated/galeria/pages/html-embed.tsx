// @generated from designs/galeria/pages/html-embed.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { HtmlEmbed } from "trama/runtime/elements/html-embed";

export default function HtmlEmbedPage() {
  const page = usePage();
  return (
    <Page
      id="html-embed"
      page={page}
      title="HTML embed"
    >
      <Section
        id="exemplos"
        tag="main"
        classes={["exemplos"]}
      >
        <h1 className="trama-text html-embed-tipo">
          HTML embed
        </h1>
        <HtmlEmbed
          id="tabela"
          source={"<table><tr><th>Medida</th><td>12 cm</td></tr></table>"}
          ariaLabel="Medidas"
        />
        <HtmlEmbed
          id="desenho"
          source={"<svg role='img' aria-label='Quadros' width='40' height='40' viewBox='0 0 2 2' fill='currentColor'><path d='M0 0h1v1H0zM1 1h1v1H1z'/></svg>"}
        />
      </Section>
    </Page>
  );
}
