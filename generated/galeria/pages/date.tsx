// @generated from designs/galeria/pages/date.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { DateText } from "trama/runtime/elements/date";

export default function DatePage() {
  const page = usePage();
  return (
    <Page
      id="date"
      page={page}
      title="Date"
    >
      <Section
        id="exemplos"
        tag="main"
        classes={["exemplos"]}
      >
        <h1 className="trama-text date-tipo">
          Date
        </h1>
        <DateText
          id="normal"
          date="2025-06-14T10:22:31"
          format="DD/MM/YY HH:mm:ss"
        />
        <DateText
          id="vazia"
          date={null}
          emptyText="Sem data"
        />
      </Section>
    </Page>
  );
}
