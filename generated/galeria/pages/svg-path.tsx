// @generated from designs/galeria/pages/svg-path.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { Svg } from "trama/runtime/elements/svg";
import { SvgPath } from "trama/runtime/elements/svg-path";

export default function SvgPathPage() {
  const page = usePage();
  return (
    <Page
      id="svg-path"
      page={page}
      title="SVG path"
    >
      <Section
        id="exemplos"
        tag="main"
        classes={["exemplos"]}
      >
        <h1 className="trama-text svg-path-tipo">
          SVG path
        </h1>
        <Svg
          id="desenho"
          viewBox="0 0 240 80"
          width="240px"
          ariaLabel="Três exemplos"
        >
          <SvgPath
            id="normal"
            d="M10 60 Q40 0 70 60 Z"
          />
          <SvgPath
            id="tracejado"
            d="M90 60 C100 0 140 0 150 60"
            fill="none"
            stroke="var(--destaque)"
            strokeWidth={4}
            dashes="8 4"
          />
          <SvgPath
            id="claro"
            d="M170 20 h60 v40 h-60 z"
            fill="var(--destaque)"
            opacity={0.5}
            transform="rotate(15 200 40)"
          />
        </Svg>
      </Section>
    </Page>
  );
}
