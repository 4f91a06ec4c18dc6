// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Checkbox } from "trama/runtime/elements/checkbox";

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
        <div className="trama-base inicio-vazia">
        </div>
        <div className="trama-base inicio-cheia">
          <p className="trama-text inicio-a">
            A
          </p>
        </div>
        <Button
          id="botao"
        >
          <p className="trama-text inicio-b">
            B
          </p>
        </Button>
        <Checkbox
          id="marca"
          label="Sim"
        />
      </Section>
    </Page>
  );
}
