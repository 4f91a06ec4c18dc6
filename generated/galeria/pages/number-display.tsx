// @generated from designs/galeria/pages/number-display.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { NumberDisplay } from "trama/runtime/elements/number-display";

export default function NumberDisplayPage() {
  const page = usePage();
  return (
    <Page
      id="number-display"
      page={page}
      title="Number display"
    >
      <Section
        id="exemplos"
        tag="main"
        classes={["exemplos"]}
      >
        <h1 className="trama-text number-display-tipo">
          Number display
        </h1>
        <NumberDisplay
          id="normal"
          value={1234.5}
        />
        <NumberDisplay
          id="moeda"
          value={1234.5}
          numberStyle="currency"
          currency="BRL"
        />
        <NumberDisplay
          id="parte"
          value={0.425}
          numberStyle="percent"
        />
        <NumberDisplay
          id="vazio"
          value={null}
          emptyText="Sem valor"
        />
      </Section>
    </Page>
  );
}
