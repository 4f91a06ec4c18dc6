// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { supabaseInsert } from "trama/runtime/plugins/supabase";

export default function Inicio() {
  const page = usePage();
  return (
    <Page
      id="inicio"
      page={page}
      title="Caso"
      onLoad={async (run) => {
        await supabaseInsert(run, {
          table: "bicicletas",
          data: { id: "1" },
        });
      }}
    >
      <Section
        id="principal"
      >
      </Section>
    </Page>
  );
}
