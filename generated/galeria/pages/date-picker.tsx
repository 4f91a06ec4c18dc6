// @generated from designs/galeria/pages/date-picker.json. Do not edit.
import {
  Page,
  Section,
  TypedDate,
  usePage,
} from "trama/runtime";
import { DatePicker } from "trama/runtime/elements/date-picker";

export default function DatePickerPage() {
  const page = usePage();
  return (
    <Page
      id="date-picker"
      page={page}
      title="Date picker"
    >
      <Section
        id="exemplos"
        tag="main"
        classes={["exemplos"]}
      >
        <h1 className="trama-text date-picker-tipo">
          Date picker
        </h1>
        <DatePicker
          id="normal"
          initValueSingle="2025-06-14"
          label="Normal"
          hint="Um texto de ajuda"
        />
        <DatePicker
          id="vazio"
          label="Vazio"
        />
        <DatePicker
          id="digitado"
          dateMode="date"
          initValueSingle="2025-06-14"
          label="Digitado"
          hint="25122026, 25.12.26 ou 25 dez"
          textInput
          typing={TypedDate}
        />
        <DatePicker
          id="obrigatorio"
          label="Obrigatório"
          required
        />
        <DatePicker
          id="comErro"
          initValueSingle="2025-06-14"
          label="Com erro"
          error="Corrija este campo."
        />
        <DatePicker
          id="fixo"
          initValueSingle="2025-06-14"
          label="Somente leitura"
          readonly
        />
        <DatePicker
          id="desligado"
          initValueSingle="2025-06-14"
          label="Desligado"
          disabled
        />
        <DatePicker
          id="periodo"
          selectionMode="range"
          initValueRangeStart="2025-05-16"
          initValueRangeEnd="2025-06-15"
          label="Período"
          clearIcon
        />
        <DatePicker
          id="hora"
          dateMode="datetime"
          label="Dia e hora"
        />
      </Section>
    </Page>
  );
}
