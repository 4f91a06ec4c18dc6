// @generated from designs/galeria/pages/tabs.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { Tabs } from "trama/runtime/elements/tabs";

export default function TabsPage() {
  const page = usePage();
  return (
    <Page
      id="tabs"
      page={page}
      title="Tabs"
    >
      <Section
        id="exemplos"
        tag="main"
        classes={["exemplos"]}
      >
        <h1 className="trama-text tabs-tipo">
          Tabs
        </h1>
        <Tabs
          id="normal"
          tabs={[
            {
              id: "dados",
              label: "Meus dados",
            },
            {
              id: "gostos",
              label: "Preferências",
            },
            {
              id: "fechada",
              label: "Fechada",
              disabled: true,
            },
          ]}
          ariaLabel="Perfil"
          panels={{
            dados: (
              <p className="trama-text tabs-dados">
                Os dados
              </p>
            ),
            gostos: (
              <p className="trama-text tabs-gostos">
                As preferências
              </p>
            ),
          }}
        />
        <Tabs
          id="lado"
          tabs={[
            {
              id: "a",
              label: "A",
            },
            {
              id: "b",
              label: "B",
            },
          ]}
          value={1}
          tabsPosition="left"
          ariaLabel="Ao lado"
          panels={{
            a: (
              <p className="trama-text tabs-a">
                Painel A
              </p>
            ),
            b: (
              <p className="trama-text tabs-b">
                Painel B
              </p>
            ),
          }}
        />
      </Section>
    </Page>
  );
}
