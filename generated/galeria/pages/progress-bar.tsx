// @generated from designs/galeria/pages/progress-bar.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { ProgressBar } from "trama/runtime/elements/progress-bar";

export default function ProgressBarPage() {
  const page = usePage();
  return (
    <Page
      id="progress-bar"
      page={page}
      title="Progress bar"
    >
      <Section
        id="exemplos"
        tag="main"
        classes={["exemplos"]}
      >
        <h1 className="trama-text progress-bar-tipo">
          Progress bar
        </h1>
        <ProgressBar
          id="normal"
          value={72}
          ariaLabel="Meta do mês"
        />
        <ProgressBar
          id="completa"
          value={100}
          label="progress"
          ariaLabel="Meta cumprida"
        />
        <ProgressBar
          id="zero"
          value={0}
          ariaLabel="Meta nova"
        />
      </Section>
    </Page>
  );
}
