// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  screenSize,
  usePage,
  wait,
} from "trama/runtime";
import { TextBlock } from "trama/runtime/elements/text";
import {
  toText,
} from "trama/runtime/helpers";
import * as variables from "../variables";
import { abrir } from "../workflows/abrir";

export default function Inicio() {
  const page = usePage();
  return (
    <Page
      id="inicio"
      page={page}
      title="Início"
      onBeforeFetch={() => {
        variables.idade.set(1);
      }}
      onKeydown={(_run, event) => {
        variables.nome.set(event.key);
      }}
      onLoad={[
        abrir,
        async (run) => {
          await wait(run, 1);
        },
      ]}
      onResize={() => {
        variables.idade.set(screenSize.value.width);
      }}
      onUnload={() => {
        variables.idade.set(2);
      }}
    >
      <Section
        id="principal"
      >
        <TextBlock
          id="mostra"
          text={() => toText(variables.nome.value) + toText(variables.idade.value)}
        />
      </Section>
    </Page>
  );
}
