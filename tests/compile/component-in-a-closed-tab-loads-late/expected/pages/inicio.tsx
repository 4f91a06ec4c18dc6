// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  lateComponent,
  usePage,
} from "trama/runtime";
import { Tabs } from "trama/runtime/elements/tabs";
import Escolhido from "../components/escolhido";
import Primeiro from "../components/primeiro";

const Segundo = lateComponent("segundo", () => import("../components/segundo"));

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
              id: "um",
              label: "Um",
            },
            {
              id: "dois",
              label: () => `Dois ${1 + 1}`,
            },
          ]}
          panels={{
            dois: (
              <Segundo
                id="segundo"
              />
            ),
            um: (
              <Primeiro
                id="primeiro"
              />
            ),
          }}
        />
        <Tabs
          id="outras"
          tabs={[
            {
              id: "um",
              label: "Um",
            },
            {
              id: "dois",
              label: "Dois",
            },
          ]}
          value={1}
          panels={{
            dois: (
              <Escolhido
                id="escolhido"
              />
            ),
          }}
        />
      </Section>
    </Page>
  );
}
