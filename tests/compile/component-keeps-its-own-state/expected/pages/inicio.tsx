// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  handle,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import Contador from "../components/contador";

export default function Inicio() {
  const page = usePage();
  const elements = {
    conta: handle(Contador),
  };
  return (
    <Page
      id="inicio"
      page={page}
      title="Início"
    >
      <Section
        id="principal"
      >
        <Contador
          id="conta"
          handle={elements.conta}
        />
        <Button
          id="zera"
          text="zera"
          onClick={async (run) => {
            await elements.conta.actions.zerar(run);
            await elements.conta.actions.definir(run, { valor: 3 });
          }}
        />
      </Section>
    </Page>
  );
}
