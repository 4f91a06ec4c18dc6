// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  batch,
  handle,
  log,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Calendar } from "trama/runtime/elements/calendar";
import { TextBlock } from "trama/runtime/elements/text";
import {
  toText,
} from "trama/runtime/helpers";
import { agenda } from "../collections/agenda";
import { addMonths } from "../helpers/add-months";
import * as variables from "../variables";

export default function Inicio() {
  const page = usePage();
  const elements = {
    agenda: handle(Calendar),
  };
  return (
    <Page
      id="inicio"
      page={page}
      title="Início"
    >
      <Section
        id="principal"
        tag="main"
      >
        <Calendar
          id="agenda"
          handle={elements.agenda}
          items={() => agenda.data.value}
          labelField="quem"
          startField="inicio"
          endField="fim"
          views={["week", "month"]}
          onItemMoved={(run, event) => {
            log(run, `${event.item.quem}: ${event.start} – ${event.end}`);
            elements.agenda.actions.reset();
          }}
          onRangeChange={(_run, event) => {
            batch(() => {
              variables.desde.set(event.start);
              variables.visao.set(event.view);
            });
          }}
          onSlotSelect={(run, event) => {
            log(run, event.allDay
              ? "dia"
              : toText(event.start));
          }}
          item={(item) => (
            <TextBlock
              id="nome"
              text={() => item.value.quem}
            />
          )}
        />
        <Button
          id="mes"
          text={() => `${elements.agenda.view.value} ${variables.visao.value} ${variables.desde.value}`}
          onClick={() => {
            elements.agenda.actions.setView({ view: "month" });
            elements.agenda.actions.showDate({
              date: addMonths(elements.agenda.date.value, 1),
            });
          }}
        />
      </Section>
    </Page>
  );
}
