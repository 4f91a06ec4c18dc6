// @generated from designs/galeria/pages/flexbox.json. Do not edit.
import {
  Page,
  Section,
  responsive,
  usePage,
} from "trama/runtime";
import { Flexbox } from "trama/runtime/elements/flexbox";

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
        <Flexbox
          id="linha"
          alignItems="center"
          columnGap="8px"
        >
          <p className="trama-text flexbox-l1">
            Um
          </p>
          <p className="trama-text flexbox-l2">
            Dois
          </p>
          <p className="trama-text flexbox-l3">
            Três
          </p>
        </Flexbox>
        <Flexbox
          id="coluna"
          direction="column"
          rowGap="8px"
        >
          <p className="trama-text flexbox-v1">
            Um
          </p>
          <p className="trama-text flexbox-v2">
            Dois
          </p>
        </Flexbox>
        <Flexbox
          id="responsiva"
          direction={responsive({
            default: "row",
            mobile: "column",
          })}
          justifyContent="space-between"
          columnGap="8px"
        >
          <p className="trama-text flexbox-r1">
            Em linha
          </p>
          <p className="trama-text flexbox-r2">
            Em coluna no celular
          </p>
        </Flexbox>
      </Section>
    </Page>
  );
}
