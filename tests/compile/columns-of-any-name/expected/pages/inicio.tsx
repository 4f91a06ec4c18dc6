// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import {
  toText,
} from "trama/runtime/helpers";
import { supabaseDelete } from "trama/runtime/plugins/supabase";
import { precos } from "../collections/precos";
import type {
  PreOs,
} from "../tables";
import * as variables from "../variables";

export default function Inicio() {
  const page = usePage();
  return (
    <Page
      id="inicio"
      page={page}
      title="Início"
      collections={[
        precos,
      ]}
    >
      <Section
        id="principal"
        tag="main"
      >
        <Button
          id="apaga"
          text={() => `Apagar ${toText(precos.data.value.length)}`}
          onClick={async (run) => {
            const apagados = await supabaseDelete<Pick<PreOs, "v1.0">>(run, {
              table: "preços",
              match: {
                limit: 10,
                "v1.0": variables.nome.value,
              },
              filter: { and: [{ field: "\"v1.0\"", operator: "isNotNull" }] },
              columns: ["v1.0"],
            });
            variables.nome.set(apagados[0]?.["v1.0"] ?? null);
          }}
        />
      </Section>
    </Page>
  );
}
