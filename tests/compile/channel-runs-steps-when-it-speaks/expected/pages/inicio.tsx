// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { TextBlock } from "trama/runtime/elements/text";
import * as variables from "../variables";
import { ouvir } from "../workflows/ouvir";
import { sala } from "../workflows/sala";
import { tudo } from "../workflows/tudo";

export default function Inicio() {
  const page = usePage();
  return (
    <Page
      id="inicio"
      page={page}
      title="Início"
      onLoad={[
        (run) => ouvir(run, {
          chat: "1",
        }),
        sala,
        tudo,
      ]}
    >
      <Section
        id="principal"
        tag="main"
      >
        <TextBlock
          id="ultima"
          text={() => `${variables.ultima.value} ${variables.presentes.value}`}
        />
      </Section>
    </Page>
  );
}
