// @generated from designs/galeria/pages/svg-polygon.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { Svg } from "trama/runtime/elements/svg";
import { SvgPolygon } from "trama/runtime/elements/svg-polygon";

export default function SvgPolygonPage() {
  const page = usePage();
  return (
    <Page
      id="svg-polygon"
      page={page}
      title="SVG polygon"
    >
      <Section
        id="exemplos"
        tag="main"
        classes={["exemplos"]}
      >
        <h1 className="trama-text svg-polygon-tipo">
          SVG polygon
        </h1>
        <Svg
          id="desenho"
          viewBox="0 0 240 80"
          width="240px"
          ariaLabel="Três exemplos"
        >
          <SvgPolygon
            id="normal"
            points="40,10 70,65 10,65"
          />
          <SvgPolygon
            id="tracejado"
            points={() => [{ x: 120, y: 10 }, { x: 150, y: 40 }, { x: 120, y: 70 }, { x: 90, y: 40 }]}
            fill="none"
            stroke="var(--destaque)"
            strokeWidth={4}
            dashes="8 4"
          />
          <SvgPolygon
            id="claro"
            points="200,10 230,65 170,65"
            fill="var(--destaque)"
            opacity={0.5}
            transform="rotate(15 200 40)"
          />
        </Svg>
      </Section>
    </Page>
  );
}
