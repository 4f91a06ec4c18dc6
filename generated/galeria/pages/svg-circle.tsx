// @generated from designs/galeria/pages/svg-circle.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { Svg } from "trama/runtime/elements/svg";
import { SvgCircle } from "trama/runtime/elements/svg-circle";

export default function SvgCirclePage() {
  const page = usePage();
  return (
    <Page
      id="svg-circle"
      page={page}
      title="SVG circle"
    >
      <Section
        id="exemplos"
        tag="main"
        classes={["exemplos"]}
      >
        <h1 className="trama-text svg-circle-tipo">
          SVG circle
        </h1>
        <Svg
          id="desenho"
          viewBox="0 0 240 80"
          width="240px"
          ariaLabel="Três exemplos"
        >
          <SvgCircle
            id="normal"
            cx={40}
            cy={40}
            r={30}
          />
          <SvgCircle
            id="tracejado"
            cx={120}
            cy={40}
            r={30}
            fill="none"
            stroke="var(--destaque)"
            strokeWidth={4}
            dashes="8 4"
          />
          <SvgCircle
            id="claro"
            cx={200}
            cy={40}
            r={30}
            fill="var(--destaque)"
            opacity={0.5}
            transform="rotate(15 200 40)"
          />
        </Svg>
      </Section>
    </Page>
  );
}
