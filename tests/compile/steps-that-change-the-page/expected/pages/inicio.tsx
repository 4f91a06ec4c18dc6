// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  navigate,
  previousPage,
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
        <Button
          id="vai"
          text="vai"
          onClick={async (run) => {
            await navigate(run, {
              page: "contato",
              params: { contatoId: "1" },
              query: { aba: "dados" },
              section: "detalhe",
            });
            await navigate(run, {
              path: "/contato/1/",
              replace: true,
            });
            await navigate(run, {
              url: "https://example.com",
              newTab: true,
            });
            await previousPage(run);
            await previousPage(run, {
              page: "inicio",
            });
          }}
        />
      </Section>
    </Page>
  );
}
