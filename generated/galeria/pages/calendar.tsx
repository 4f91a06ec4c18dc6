// @generated from designs/galeria/pages/calendar.json. Do not edit.
import {
  Page,
  Section,
  log,
  usePage,
} from "trama/runtime";
import { Calendar } from "trama/runtime/elements/calendar";
import {
  toText,
} from "trama/runtime/helpers";
import { compromissos } from "../collections/compromissos";

export default function CalendarPage() {
  const page = usePage();
  return (
    <Page
      id="calendar"
      page={page}
      title="Calendar"
    >
      <Section
        id="exemplos"
        tag="main"
        classes={["exemplos"]}
      >
        <h1 className="trama-text calendar-tipo">
          Calendar
        </h1>
        <Calendar
          id="agenda"
          items={() => compromissos.data.value}
          labelField="nome"
          startField="inicio"
          endField="fim"
          colorField="cor"
          date="2025-03-12"
          ariaLabel="Agenda"
          onItemClick={(run, event) => {
            log(run, event.item.nome);
          }}
          onItemMoved={(run, event) => {
            log(run, toText(event.start));
          }}
          onSlotSelect={(run, event) => {
            log(run, toText(event.start));
          }}
        />
        <Calendar
          id="mes"
          items={() => compromissos.data.value}
          labelField="nome"
          startField="inicio"
          endField="fim"
          colorField="cor"
          view="month"
          date="2025-03-12"
          readonly
          ariaLabel="Somente leitura"
        />
      </Section>
    </Page>
  );
}
