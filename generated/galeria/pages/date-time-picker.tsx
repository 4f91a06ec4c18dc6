// @generated from designs/galeria/pages/date-time-picker.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { DateTimePicker } from "trama/runtime/elements/date-time-picker";

export default function DateTimePickerPage() {
  const page = usePage();
  return (
    <Page
      id="date-time-picker"
      page={page}
      title="Date time picker"
    >
      <Section
        id="exemplos"
        tag="main"
        classes={["exemplos"]}
      >
        <h1 className="trama-text date-time-picker-tipo">
          Date time picker
        </h1>
        <DateTimePicker
          id="normal"
          initValue="2025-06-14"
          showOn="click"
          label="Normal"
          hint="Um texto de ajuda"
        />
        <DateTimePicker
          id="vazio"
          showOn="click"
          label="Vazio"
          placeholder="Escolha um dia"
        />
        <DateTimePicker
          id="comErro"
          initValue="2025-06-14"
          showOn="click"
          label="Com erro"
          error="Corrija este campo."
        />
        <DateTimePicker
          id="fixo"
          initValue="2025-06-14"
          label="Somente leitura"
          readonly
        />
        <DateTimePicker
          id="periodo"
          isRange
          initValueStart="2025-05-16"
          initValueEnd="2025-06-15"
          showOn="click"
          label="Período"
        />
        <DateTimePicker
          id="visivel"
          initValue="2025-06-14"
          showOn="alwaysVisible"
          label="Sempre visível"
          color="teal"
          trimWeeks
          attributes={[
            {
              key: "entrega",
              dates: ["2025-06-18"],
              dot: true,
            },
          ]}
        />
      </Section>
    </Page>
  );
}
