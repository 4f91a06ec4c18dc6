// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { Tabs } from "trama/runtime/elements/tabs";

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
        <Tabs
          id="abas"
          tabs={[
            {
              id: "dados",
              label: "Dados",
            },
            {
              id: "mais",
              label: "Mais",
            },
          ]}
          ariaLabel="Abas"
          panels={{
            dados: (
              <p className="trama-text inicio-oi">
                Olá
              </p>
            ),
            mais: (
              <>
              </>
            ),
          }}
        />
      </Section>
    </Page>
  );
}
