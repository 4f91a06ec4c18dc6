// @generated from designs/galeria/pages/expandable-section.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { ExpandableSection } from "trama/runtime/elements/expandable-section";

export default function ExpandableSectionPage() {
  const page = usePage();
  return (
    <Page
      id="expandable-section"
      page={page}
      title="Expandable section"
    >
      <Section
        id="exemplos"
        tag="main"
        classes={["exemplos"]}
      >
        <h1 className="trama-text expandable-section-tipo">
          Expandable section
        </h1>
        <ExpandableSection
          id="fechada"
          text="Mais filtros"
        >
          <p className="trama-text expandable-section-dentro">
            O que estava fechado
          </p>
        </ExpandableSection>
        <ExpandableSection
          id="aberta"
          value
          text="Aberta"
        >
          <p className="trama-text expandable-section-dentro2">
            O conteúdo
          </p>
        </ExpandableSection>
        <ExpandableSection
          id="desligada"
          text="Não abre"
          disabled
        />
      </Section>
    </Page>
  );
}
