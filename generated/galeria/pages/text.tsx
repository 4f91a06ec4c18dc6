// @generated from designs/galeria/pages/text.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { TextBlock } from "trama/runtime/elements/text";

export default function TextPage() {
  const page = usePage();
  return (
    <Page
      id="text"
      page={page}
      title="Text"
    >
      <Section
        id="exemplos"
        tag="main"
        classes={["exemplos"]}
      >
        <h1 className="trama-text text-tipo">
          Text
        </h1>
        <p className="trama-text text-paragrafo">
          Um parágrafo.
        </p>
        <h2 className="trama-text text-destaque">
          Um título
        </h2>
        <TextBlock
          id="aviso"
          text="Um aviso"
          role="status"
        />
        <TextBlock
          id="elo"
          text="Um link"
          link={{
            url: "https://example.com/",
          }}
        />
        <blockquote className="trama-text text-ingles" lang="en" title="Em inglês">
          A quotation in English
        </blockquote>
        <p className="trama-text text-arabe" dir="rtl" lang="ar">
          نص
        </p>
        <kbd className="trama-text text-tecla">
          Ctrl
        </kbd>
      </Section>
    </Page>
  );
}
