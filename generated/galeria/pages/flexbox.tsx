// @generated from designs/galeria/pages/flexbox.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";

export default function FlexboxPage() {
  const page = usePage();
  return (
    <Page
      id="flexbox"
      page={page}
      title="Flexbox container"
    >
      <Section
        id="exemplos"
        tag="main"
        classes={["exemplos"]}
      >
        <h1 className="trama-text flexbox-tipo">
          Flexbox container
        </h1>
        <div className="trama-flexbox flexbox-linha">
          <p className="trama-text flexbox-l1">
            Um
          </p>
          <p className="trama-text flexbox-l2">
            Dois
          </p>
          <p className="trama-text flexbox-l3">
            Três
          </p>
        </div>
        <div className="trama-flexbox flexbox-coluna">
          <p className="trama-text flexbox-v1">
            Um
          </p>
          <p className="trama-text flexbox-v2">
            Dois
          </p>
        </div>
        <div className="trama-flexbox flexbox-responsiva">
          <p className="trama-text flexbox-r1">
            Em linha
          </p>
          <p className="trama-text flexbox-r2">
            Em coluna no celular
          </p>
        </div>
      </Section>
    </Page>
  );
}
