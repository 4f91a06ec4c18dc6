// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  handle,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Select } from "trama/runtime/elements/select";
import { TextBlock } from "trama/runtime/elements/text";
import {
  ifEmpty,
} from "trama/runtime/helpers";
import type { PrazosRow } from "../collections/prazos";
import { prazos } from "../collections/prazos";
import type { TamanhosRow } from "../collections/tamanhos";
import { tamanhos } from "../collections/tamanhos";
import * as variables from "../variables";

export default function Inicio() {
  const page = usePage();
  const elements = {
    cor: handle(Select<"azul">),
    limpo: handle(Select),
    prazo: handle(Select<PrazosRow>),
    tamanho: handle(Select<TamanhosRow, "id">),
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
        <TextBlock
          id="resumo"
          text={() => `${elements.prazo.value.value ?? ""} ${(elements.tamanho.value.value ?? 0) + 1} ${elements.cor.value.value ?? ""} ${variables.prazo.value} ${variables.tamanho.value}`}
        />
        <Select
          id="prazo"
          handle={elements.prazo}
          options={() => prazos.data.value}
          onChange={(_run, event) => {
            variables.prazo.set(event.value ?? null);
          }}
        />
        <Select
          id="tamanho"
          handle={elements.tamanho}
          options={() => tamanhos.data.value.filter((um) => elements.prazo.value.value === "hoje" || um.id > 1)}
          valueField="id"
          onChange={(_run, event) => {
            variables.tamanho.set(ifEmpty(event.value, 1));
          }}
        />
        <Select
          id="cor"
          handle={elements.cor}
          options={["azul"]}
        />
        <Button
          id="limpa"
          text="Limpa"
          onClick={() => {
            elements.limpo.actions.clear();
          }}
        />
        <Select
          id="limpo"
          handle={elements.limpo}
          options={() => prazos.data.value}
        />
      </Section>
    </Page>
  );
}
