// @generated from designs/galeria/pages/svg-ellipse.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { Svg } from "trama/runtime/elements/svg";
import { SvgEllipse } from "trama/runtime/elements/svg-ellipse";

export default function SvgEllipsePage() {
  const page = usePage();
  return (
    <Page
      id="svg-ellipse"
      page={page}
      title="SVG ellipse"
    >
      <Section
        id="exemplos"
        tag="main"
        classes={["exemplos"]}
      >
        <h1 className="trama-text svg-ellipse-tipo">
          SVG ellipse
        </h1>
        <Svg
          id="desenho"
          viewBox="0 0 240 80"
          width="240px"
          ariaLabel="Três exemplos"
        >
          <SvgEllipse
            id="normal"
            cx={40}
            cy={40}
            rx={34}
            ry={20}
          />
          <SvgEllipse
            id="tracejado"
            cx={120}
            cy={40}
            rx={34}
            ry={20}
            fill="none"
            stroke="var(--destaque)"
            strokeWidth={4}
            dashes="8 4"
          />
          <SvgEllipse
            id="claro"
            cx={200}
            cy={40}
            rx={34}
            ry={20}
            fill="var(--destaque)"
            opacity={0.5}
            transform="rotate(15 200 40)"
          />
        </Svg>
      </Section>
    </Page>
  );
}
