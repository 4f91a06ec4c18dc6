// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { Paginator } from "trama/runtime/elements/paginator";
import { contatos } from "../collections/contatos";

export default function Inicio() {
  const page = usePage();
  return (
    <Page
      id="inicio"
      page={page}
      title="Início"
      collections={[
        contatos,
      ]}
    >
      <Section
        id="principal"
      >
        <Paginator
          id="paginas"
          collection={contatos}
          ariaLabel="Páginas"
        />
      </Section>
    </Page>
  );
}
