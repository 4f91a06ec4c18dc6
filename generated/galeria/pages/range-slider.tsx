// @generated from designs/galeria/pages/range-slider.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { RangeSlider } from "trama/runtime/elements/range-slider";

export default function RangeSliderPage() {
  const page = usePage();
  return (
    <Page
      id="range-slider"
      page={page}
      title="Range slider"
    >
      <Section
        id="exemplos"
        tag="main"
        classes={["exemplos"]}
      >
        <h1 className="trama-text range-slider-tipo">
          Range slider
        </h1>
        <RangeSlider
          id="normal"
          value={40}
          label="Normal"
          hint="Um texto de ajuda"
        />
        <RangeSlider
          id="faixa"
          range
          start={200}
          end={700}
          max={1000}
          step={50}
          numberStyle="currency"
          currency="BRL"
          label="Faixa de preço"
        />
        <RangeSlider
          id="marcas"
          value={2}
          max={4}
          marks={() => [{ value: 0, label: "Nunca" }, { value: 2, label: "Às vezes" }, { value: 4, label: "Sempre" }]}
          color="var(--destaque)"
          label="Com marcas"
        />
        <RangeSlider
          id="vertical"
          value={60}
          orientation="vertical"
          length="96px"
          label="Vertical"
        />
        <RangeSlider
          id="comErro"
          value={10}
          label="Com erro"
          error="Corrija este campo."
        />
        <RangeSlider
          id="fixo"
          value={70}
          label="Somente leitura"
          readonly
        />
        <RangeSlider
          id="desligado"
          value={70}
          label="Desligado"
          disabled
        />
      </Section>
    </Page>
  );
}
