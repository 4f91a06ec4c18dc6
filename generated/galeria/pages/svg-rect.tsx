// @generated from designs/galeria/pages/svg-rect.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { Svg } from "trama/runtime/elements/svg";
import { SvgRect } from "trama/runtime/elements/svg-rect";

export default function SvgRectPage() {
  const page = usePage();
  return (
    <Page
      id="svg-rect"
      page={page}
      title="SVG rect"
    >
      <Section
        id="exemplos"
        tag="main"
        classes={["exemplos"]}
      >
        <h1 className="trama-text svg-rect-tipo">
          SVG rect
        </h1>
        <Svg
          id="desenho"
          viewBox="0 0 240 80"
          width="240px"
          ariaLabel="Três exemplos"
        >
          <SvgRect
            id="normal"
            x={10}
            y={15}
            width={60}
            height={50}
          />
          <SvgRect
            id="tracejado"
            x={90}
            y={15}
            width={60}
            height={50}
            rx={10}
            fill="none"
            stroke="var(--destaque)"
            strokeWidth={4}
            dashes="8 4"
          />
          <SvgRect
            id="claro"
            x={170}
            y={15}
            width={60}
            height={50}
            fill="var(--destaque)"
            opacity={0.5}
            transform="rotate(15 200 40)"
          />
        </Svg>
      </Section>
    </Page>
  );
}
