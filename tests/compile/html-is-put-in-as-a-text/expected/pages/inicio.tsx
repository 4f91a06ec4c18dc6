// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { HtmlEmbed } from "trama/runtime/elements/html-embed";
import {
  localized,
} from "../runtime";
import * as variables from "../variables";

export default function Inicio() {
  const page = usePage();
  return (
    <Page
      id="inicio"
      page={page}
      title="Início"
    >
      <Section
        id="principal"
      >
        <HtmlEmbed
          id="codigo"
          source={() => variables.qr.value}
          ariaLabel="Código Pix"
        />
        <HtmlEmbed
          id="aviso"
          source={localized({
            pt: "<p>Fechado</p>",
            en: "<p>Closed</p>",
          })}
          refreshOnResize={false}
        />
        <HtmlEmbed
          id="balao"
          source={"<script src=\"https://chat.example/a.js\">\u003c/script>\n<script>abrir(`${1}`)\u003c/script>"}
          trusted
        />
        <HtmlEmbed
          id="duvida"
          states={{
            sim: () => variables.qr.value !== "",
          }}
          source={() => variables.qr.value !== "" ? "<i>b</i>" : "<b>a</b>"}
        />
      </Section>
    </Page>
  );
}
