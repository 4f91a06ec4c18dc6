// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  handle,
  log,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { RadioGroup } from "trama/runtime/elements/radio-group";
import { Select } from "trama/runtime/elements/select";
import * as variables from "../variables";

export default function Inicio() {
  const page = usePage();
  const elements = {
    tamanho: handle(Select<"p" | "m">),
    urgencia: handle(RadioGroup<"baixa" | "normal" | "alta">),
  };
  return (
    <Page
      id="inicio"
      page={page}
      title="Início"
    >
      <Section
        id="principal"
      >
        <RadioGroup
          id="urgencia"
          handle={elements.urgencia}
          options={[
            { value: "baixa", label: "Baixa" },
            {
              value: "normal",
              label: () => `Normal, como ${variables.urgencia.value}`,
            },
            { value: "alta", label: "Alta" },
          ]}
          label="Urgência"
        />
        <Select
          id="tamanho"
          handle={elements.tamanho}
          options={["p", "m"]}
          value={() => variables.tamanho.value}
          label="Tamanho"
          onChange={(_run, event) => {
            variables.tamanho.set(event.value ?? null);
          }}
        />
        <Button
          id="salva"
          text="Salva"
          onClick={(run) => {
            variables.urgencia.set(elements.urgencia.value.value ?? "normal");
            log(run, elements.tamanho.value.value === "m" ? "médio" : "pequeno");
          }}
        />
      </Section>
    </Page>
  );
}
