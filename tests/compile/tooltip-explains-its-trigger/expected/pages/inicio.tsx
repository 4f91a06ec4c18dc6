// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  handle,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { TextBlock } from "trama/runtime/elements/text";
import { Tooltip } from "trama/runtime/elements/tooltip";
import * as variables from "../variables";

export default function Inicio() {
  const page = usePage();
  const elements = {
    ajuda: handle(Tooltip),
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
        <Tooltip
          id="dica"
          text={() => variables.salvo.value ? "Salvo" : "Salva o contato"}
          position="bottom"
          delay={200}
          onOpen={() => {
            variables.salvo.set(true);
          }}
          trigger={
            <Button
              id="salvar"
              text="Salvar"
            />
          }
        />
        <Tooltip
          id="ajuda"
          handle={elements.ajuda}
          content={
            <p className="trama-text inicio-texto">
              Em dias úteis
            </p>
          }
          trigger={
            <p className="trama-text inicio-prazo">
              Prazo
            </p>
          }
        />
        <TextBlock
          id="aberta"
          text={() => elements.ajuda.isOpen.value ? "Aberta" : ""}
        />
      </Section>
    </Page>
  );
}
