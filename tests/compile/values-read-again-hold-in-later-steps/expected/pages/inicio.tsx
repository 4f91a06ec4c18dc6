// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { TextBlock } from "trama/runtime/elements/text";
import { conta } from "../collections/conta";
import * as variables from "../variables";
import { conferir } from "../workflows/conferir";
import { escolher } from "../workflows/escolher";
import { esperar } from "../workflows/esperar";
import { repetir } from "../workflows/repetir";
import { somar } from "../workflows/somar";

export default function Inicio() {
  const page = usePage();
  return (
    <Page
      id="inicio"
      page={page}
      title="Início"
      collections={[
        conta,
      ]}
      onLoad={async (run) => {
        await esperar(run);
        await escolher(run);
        await conferir(run);
        await repetir(run, {
          limite: 1,
        });
        await somar(run);
      }}
    >
      <Section
        id="principal"
      >
        <TextBlock
          id="aba"
          text={() => `${variables.aba.value} ${variables.passo.value} ${variables.nomes.value.join(",")}`}
        />
      </Section>
    </Page>
  );
}
