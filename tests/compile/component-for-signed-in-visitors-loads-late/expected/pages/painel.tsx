// @generated from design/pages/painel.json. Do not edit.
import {
  If,
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { auth } from "../auth";
import Nome from "../components/nome";

export default function Painel() {
  const page = usePage();
  return (
    <Page
      id="painel"
      page={page}
      title="Painel"
    >
      <Section
        id="principal"
      >
        <If when={() => auth.isAuthenticated.value}>
          <Nome
            id="nome"
          />
        </If>
      </Section>
    </Page>
  );
}
