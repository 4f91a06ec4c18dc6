// @generated from designs/galeria/pages/svg-polyline.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { Svg } from "trama/runtime/elements/svg";
import { SvgPolyline } from "trama/runtime/elements/svg-polyline";

export default function SvgPolylinePage() {
  const page = usePage();
  return (
    <Page
      id="svg-polyline"
      page={page}
      title="SVG polyline"
    >
      <Section
        id="exemplos"
        tag="main"
        classes={["exemplos"]}
      >
        <h1 className="trama-text svg-polyline-tipo">
          SVG polyline
        </h1>
        <Svg
          id="desenho"
          viewBox="0 0 240 80"
          width="240px"
          ariaLabel="Três exemplos"
        >
          <SvgPolyline
            id="normal"
            points="10,60 30,20 50,60 70,20"
          />
          <SvgPolyline
            id="tracejado"
            points={() => [{ x: 90, y: 60 }, { x: 110, y: 20 }, { x: 130, y: 60 }, { x: 150, y: 20 }]}
            stroke="var(--destaque)"
            strokeWidth={4}
            dashes="8 4"
          />
          <SvgPolyline
            id="claro"
            points="170,60 190,20 210,60 230,20"
            stroke="var(--destaque)"
            strokeWidth={8}
            lineCap="round"
            lineJoin="round"
            opacity={0.5}
            transform="rotate(15 200 40)"
          />
        </Svg>
      </Section>
    </Page>
  );
}
