// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";

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
        <div className="trama-base inicio-caixa">
          <p className="trama-text inicio-dentro">
            a
          </p>
        </div>
        <Button
          id="b"
          text="b"
          disabled
        />
      </Section>
    </Page>
  );
}
