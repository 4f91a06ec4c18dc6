// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  type PageProps,
  Section,
  screen,
  wait,
} from "trama/runtime";
import * as variables from "../variables";
import { abrir } from "../workflows/abrir";

export default function Inicio({ page }: PageProps) {
  return (
    <Page
      id="inicio"
      page={page}
      title="Início"
      onBeforeFetch={() => {
        variables.idade.set(1);
      }}
      onKeydown={(run, event) => {
        variables.nome.set(event.key);
      }}
      onLoad={[
        abrir,
        async (run) => {
          await wait(run, 1);
        },
      ]}
      onResize={() => {
        variables.idade.set(screen.value.width);
      }}
      onUnload={() => {
        variables.idade.set(2);
      }}
    >
      <Section
        id="principal"
      >
      </Section>
    </Page>
  );
}
