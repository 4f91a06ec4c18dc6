// @generated from designs/galeria/pages/rich-text.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { RichText } from "trama/runtime/elements/rich-text";

export default function RichTextPage() {
  const page = usePage();
  return (
    <Page
      id="rich-text"
      page={page}
      title="Rich text"
    >
      <Section
        id="exemplos"
        tag="main"
        classes={["exemplos"]}
      >
        <h1 className="trama-text rich-text-tipo">
          Rich text
        </h1>
        <RichText
          id="normal"
          value={"<h2>Proposta</h2><p>Um texto com <strong>negrito</strong> e <em>itálico</em>.</p><ul><li>Um item</li></ul>"}
          label="Normal"
          hint="Um texto de ajuda"
          minHeight="80px"
        />
        <RichText
          id="vazio"
          label="Vazio"
          placeholder="Escreva aqui"
          tools={["bold", "italic", "link"]}
          minHeight="40px"
        />
        <RichText
          id="comErro"
          value={"<p>Curto</p>"}
          label="Com erro"
          error="Corrija este campo."
          tools={["bold", "italic"]}
          minHeight="40px"
        />
        <RichText
          id="fixo"
          value={"<p>Um contrato</p>"}
          label="Somente leitura"
          tools={["bold", "italic"]}
          minHeight="40px"
          readonly
        />
        <RichText
          id="desligado"
          value={"<p>Um contrato</p>"}
          label="Desligado"
          tools={["bold", "italic"]}
          minHeight="40px"
          disabled
        />
        <RichText
          id="leitura"
          value={"<p>Só para ler, com <code>código</code>.</p><blockquote><p>Uma citação</p></blockquote>"}
          mode="read"
          ariaLabel="Para ler"
        />
      </Section>
    </Page>
  );
}
