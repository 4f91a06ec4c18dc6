// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  log,
  usePage,
} from "trama/runtime";
import { Flexbox } from "trama/runtime/elements/flexbox";

export default function Inicio() {
  const page = usePage();
  return (
    <Page
      id="inicio"
      page={page}
      title="Início"
    >
      <Section
        id="principal"
      >
        <div className="trama-flexbox inicio-coluna">
          <div className="trama-flexbox inicio-linha">
          </div>
        </div>
        <Flexbox
          id="empurrada"
          direction="column"
          pushLast
        >
        </Flexbox>
        <Flexbox
          id="clicavel"
          tag="section"
          columnGap={() => `${4 + 4}px`}
          onClick={(run) => {
            log(run, "clique");
          }}
        >
        </Flexbox>
      </Section>
    </Page>
  );
}
