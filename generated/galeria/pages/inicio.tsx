// @generated from designs/galeria/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";

export default function Inicio() {
  const page = usePage();
  return (
    <Page
      id="inicio"
      page={page}
      title="Galeria"
    >
      <Section
        id="exemplos"
        tag="main"
        classes={["exemplos"]}
      >
        <h1 className="trama-text inicio-titulo">
          Galeria
        </h1>
        <p className="trama-text inicio-sobre">
          Cada tipo de elemento tem uma página com o nome do tipo.
        </p>
      </Section>
    </Page>
  );
}
