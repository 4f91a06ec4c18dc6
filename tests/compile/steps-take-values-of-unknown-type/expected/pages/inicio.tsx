// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  batch,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { FormInput } from "trama/runtime/elements/form-input";
import { TextBlock } from "trama/runtime/elements/text";
import {
  asNumber,
  get,
  numberOf,
  textOf,
  trust,
} from "trama/runtime/helpers";
import {
  supabaseInsert,
  supabaseUpsert,
} from "trama/runtime/plugins/supabase";
import type {
  Notas,
} from "../tables";
import * as variables from "../variables";

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
        <FormInput
          id="hora"
          type="time"
          label="Hora"
          timePrecision={() => asNumber(get(variables.livre.value, "precisao"))}
        />
        <TextBlock
          id="resposta"
          text={() => `${variables.resposta.value} ${variables.numeros.value.length} ${textOf(get(variables.pessoa.value, "nome"))}`}
        />
        <Button
          id="grava"
          text="Grava"
          onClick={async (run) => {
            batch(() => {
              variables.pessoa.setAt(textOf(get(variables.livre.value, "campo")), "Ana");
              variables.numeros.setAt(numberOf(get(variables.livre.value, "indice")), 1);
            });
            const livres = await supabaseInsert<Notas>(run, {
              table: "notas",
              data: trust(get(variables.livre.value, "notas")),
              columns: ["*"],
            });
            const uma = await supabaseInsert<Notas>(run, {
              table: "notas",
              data: { texto: "a" },
              columns: ["*"],
            });
            const varias = await supabaseUpsert<Notas>(run, {
              table: "notas",
              data: [{ texto: "b" }],
              columns: ["*"],
            });
            variables.resposta.set(`${textOf(get(livres, 0, "texto"))} ${uma?.texto ?? ""} ${varias[0]?.texto ?? ""}`);
          }}
        />
      </Section>
    </Page>
  );
}
