// @generated from designs/galeria/pages/base.json. Do not edit.
import {
  Page,
  Section,
  log,
  usePage,
} from "trama/runtime";
import { Base } from "trama/runtime/elements/base";

export default function BasePage() {
  const page = usePage();
  return (
    <Page
      id="base"
      page={page}
      title="Base"
    >
      <Section
        id="exemplos"
        tag="main"
        classes={["exemplos"]}
      >
        <h1 className="trama-text base-tipo">
          Base
        </h1>
        <div className="trama-base base-caixa">
          <p className="trama-text base-dentro">
            Uma caixa
          </p>
        </div>
        <article className="trama-base base-artigo">
          <p className="trama-text base-noArtigo">
            Um artigo
          </p>
        </article>
        <Base
          id="clicavel"
          onClick={(run) => {
            log(run, "clique");
          }}
        >
          <p className="trama-text base-noClicavel">
            Uma caixa que se clica
          </p>
        </Base>
      </Section>
    </Page>
  );
}
