// @generated from designs/galeria/pages/svg.json. Do not edit.
import {
  Page,
  Section,
  log,
  usePage,
} from "trama/runtime";
import { Svg } from "trama/runtime/elements/svg";
import { SvgCircle } from "trama/runtime/elements/svg-circle";
import { SvgRect } from "trama/runtime/elements/svg-rect";

export default function SvgPage() {
  const page = usePage();
  return (
    <Page
      id="svg"
      page={page}
      title="SVG"
    >
      <Section
        id="exemplos"
        tag="main"
        classes={["exemplos"]}
      >
        <h1 className="trama-text svg-tipo">
          SVG
        </h1>
        <Svg
          id="formas"
          viewBox="0 0 160 60"
          width="160px"
          ariaLabel="Um círculo e um retângulo"
        >
          <SvgCircle
            id="circulo"
            cx={30}
            cy={30}
            r={20}
            fill="var(--destaque)"
          />
          <SvgRect
            id="retangulo"
            x={70}
            y={15}
            width={70}
            height={30}
          />
        </Svg>
        <Svg
          id="cortado"
          viewBox="0 0 100 100"
          width="160px"
          height="40px"
          preserveAspectRatio="slice"
          ariaLabel="Cortado"
        >
          <SvgCircle
            id="discoCortado"
            cx={50}
            cy={50}
            r={50}
            fill="var(--destaque)"
          />
        </Svg>
        <Svg
          id="esticado"
          viewBox="0 0 100 100"
          width="160px"
          height="40px"
          preserveAspectRatio="stretch"
          ariaLabel="Esticado"
        >
          <SvgCircle
            id="discoEsticado"
            cx={50}
            cy={50}
            r={50}
            fill="var(--destaque)"
          />
        </Svg>
        <Svg
          id="grupo"
          viewBox="0 0 160 40"
          width="160px"
          ariaLabel="Dois passos"
          role="group"
        >
          <SvgRect
            id="primeiro"
            width={70}
            height={40}
            fill="var(--destaque)"
            title="Primeiro passo"
            onClick={(run) => {
              log(run, "clique");
            }}
          />
          <SvgRect
            id="segundo"
            x={80}
            width={70}
            height={40}
            title="Segundo passo"
            onClick={(run) => {
              log(run, "clique");
            }}
          />
        </Svg>
      </Section>
    </Page>
  );
}
