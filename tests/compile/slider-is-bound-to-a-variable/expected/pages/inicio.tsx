// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  batch,
  handle,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { RangeSlider } from "trama/runtime/elements/range-slider";
import { TextBlock } from "trama/runtime/elements/text";
import * as variables from "../variables";

export default function Inicio() {
  const page = usePage();
  const elements = {
    desconto: handle(RangeSlider),
    preco: handle(RangeSlider),
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
        <RangeSlider
          id="desconto"
          handle={elements.desconto}
          value={() => variables.desconto.value}
          max={() => variables.limite.value}
          step={0.5}
          numberStyle="percent"
          label="Desconto"
          onChange={(_run, event) => {
            variables.desconto.set(event.value);
          }}
        />
        <RangeSlider
          id="preco"
          handle={elements.preco}
          range
          start={() => variables.de.value}
          end={() => variables.ate.value}
          marks={[0, 50]}
          debounce
          onChange={(_run, event) => {
            batch(() => {
              variables.de.set(event.start);
              variables.ate.set(event.end);
            });
          }}
        />
        <TextBlock
          id="valor"
          text={() => `${elements.preco.start.value} a ${elements.preco.end.value}: ${elements.desconto.value.value}`}
        />
        <Button
          id="limpar"
          text="Limpar"
          onClick={() => {
            elements.preco.actions.setValue({ end: 100, start: 0 });
          }}
        />
      </Section>
    </Page>
  );
}
