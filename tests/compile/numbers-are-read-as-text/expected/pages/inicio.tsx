// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Repeat,
  Section,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { TextBlock } from "trama/runtime/elements/text";
import {
  toText,
} from "trama/runtime/helpers";
import { supabaseUpdate } from "trama/runtime/plugins/supabase";
import { extrato } from "../collections/extrato";
import { lancamentos } from "../collections/lancamentos";

export default function Inicio() {
  const page = usePage();
  return (
    <Page
      id="inicio"
      page={page}
      title="Início"
      collections={[
        extrato,
        lancamentos,
      ]}
    >
      <Section
        id="principal"
        tag="main"
      >
        <Repeat
          items={() => lancamentos.data.value}
          by={(item) => item.id}
        >
          {(item) => (
            <div className="trama-flexbox inicio-linhas">
              <TextBlock
                id="texto"
                text={() => `${item.value.id}: ${item.value["taxa exata"] ?? "–"} de ${item.value.conta?.saldo ?? "–"}`}
              />
              <Button
                id="dobra"
                text={() => `Dobrar ${toText(item.value.valor * 2)}`}
                onClick={async (run) => {
                  await supabaseUpdate(run, {
                    table: "lançamentos",
                    match: {
                      id: item.value.id,
                    },
                    data: {
                      "taxa exata": item.value["taxa exata"] ?? null,
                      valor: item.value.valor * 2,
                    },
                  });
                }}
              />
            </div>
          )}
        </Repeat>
        <TextBlock
          id="totais"
          text={() => extrato.data.value.map((dia) => dia.total).join(", ")}
        />
      </Section>
    </Page>
  );
}
