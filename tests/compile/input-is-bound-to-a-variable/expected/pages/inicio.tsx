// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  maskFormat,
  usePage,
} from "trama/runtime";
import { Checkbox } from "trama/runtime/elements/checkbox";
import { DatePicker } from "trama/runtime/elements/date-picker";
import { FormInput } from "trama/runtime/elements/form-input";
import { Multiselect } from "trama/runtime/elements/multiselect";
import { SearchBar } from "trama/runtime/elements/search-bar";
import { Select } from "trama/runtime/elements/select";
import {
  trust,
} from "trama/runtime/helpers";
import Filtro from "../components/filtro";
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
        <SearchBar
          id="busca"
          value={() => variables.busca.value}
          ariaLabel="Busca"
          onChange={(_run, event) => {
            variables.busca.set(event.value);
          }}
        />
        <FormInput
          id="nota"
          type="textarea"
          value={() => variables.nota.value}
          label="Nota"
          onChange={(_run, event) => {
            variables.nota.set(event.value);
          }}
        />
        <FormInput
          id="idade"
          type="number"
          value={() => variables.idade.value}
          label="Idade"
          onChange={(_run, event) => {
            variables.idade.set(event.number ?? null);
          }}
        />
        <FormInput
          id="quantidade"
          type="number"
          value={() => variables.quantidade.value}
          label="Quantidade"
          hasDefault
          onChange={(_run, event) => {
            variables.quantidade.set(event.number ?? null);
          }}
        />
        <FormInput
          id="cep"
          value={() => variables.nota.value}
          label="CEP"
          mask={["99999-999", "\\A-999"]}
          storeLiterals
          maskFormat={maskFormat}
          onChange={(_run, event) => {
            variables.nota.set(event.value);
          }}
        />
        <FormInput
          id="codigo"
          label="Código"
          mask={() => variables.cor.value}
          maskFormat={maskFormat}
        />
        <Checkbox
          id="ativo"
          value={() => variables.ativo.value}
          label="Ativo"
          onChange={(_run, event) => {
            variables.ativo.set(event.value);
          }}
        />
        <Select
          id="cor"
          options={["azul"]}
          value={() => variables.cor.value}
          label="Cor"
          onChange={[
            (_run, event) => {
              variables.cor.set(event.value ?? null);
            },
            () => {
              variables.nota.set(variables.cor.value);
            },
          ]}
        />
        <Multiselect
          id="tags"
          options={["vip"]}
          value={() => variables.tags.value}
          label="Tags"
          onChange={(_run, event) => {
            variables.tags.set(trust(event.value));
          }}
        />
        <DatePicker
          id="dia"
          dateMode="date"
          initValueSingle={() => variables.dia.value}
          label="Dia"
          onChange={(_run, event) => {
            variables.dia.set(event.value ?? null);
          }}
        />
        <DatePicker
          id="dias"
          selectionMode="multi"
          dateMode="date"
          initValueMulti={() => variables.dias.value}
          label="Dias"
          onChange={(_run, event) => {
            variables.dias.set(event.values);
          }}
        />
        <Filtro
          id="filtro"
        />
      </Section>
    </Page>
  );
}
