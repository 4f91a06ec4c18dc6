// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { Tabs } from "trama/runtime/elements/tabs";
import { TextBlock } from "trama/runtime/elements/text";

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
              <TextBlock
                id="oi"
                text="Olá"
              />
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
