// @generated from designs/galeria/pages/svg-line.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { Svg } from "trama/runtime/elements/svg";
import { SvgLine } from "trama/runtime/elements/svg-line";

export default function SvgLinePage() {
  const page = usePage();
  return (
    <Page
      id="svg-line"
      page={page}
      title="SVG line"
    >
      <Section
        id="exemplos"
        tag="main"
        classes={["exemplos"]}
      >
        <h1 className="trama-text svg-line-tipo">
          SVG line
        </h1>
        <Svg
          id="desenho"
          viewBox="0 0 240 80"
          width="240px"
          ariaLabel="Três exemplos"
        >
          <SvgLine
            id="normal"
            x1={10}
            y1={60}
            x2={70}
            y2={20}
          />
          <SvgLine
            id="tracejado"
            x1={90}
            y1={60}
            x2={150}
            y2={20}
            stroke="var(--destaque)"
            strokeWidth={4}
            dashes="8 4"
          />
          <SvgLine
            id="claro"
            x1={170}
            y1={60}
            x2={230}
            y2={20}
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
