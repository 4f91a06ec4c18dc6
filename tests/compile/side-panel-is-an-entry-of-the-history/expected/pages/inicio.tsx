// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  handle,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { SidePanel } from "trama/runtime/elements/side-panel";
import { TextBlock } from "trama/runtime/elements/text";
import * as variables from "../variables";

export default function Inicio() {
  const page = usePage();
  const elements = {
    painel: handle(SidePanel),
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
        <div className="trama-flexbox inicio-linha">
          <Button
            id="abrir"
            text="Abrir"
            onClick={() => {
              elements.painel.actions.openPanel();
            }}
          />
          <SidePanel
            id="painel"
            handle={elements.painel}
            value={() => variables.painel.value}
            minWidth={300}
            title="Detalhes"
            onChange={(_run, event) => {
              variables.painel.set(event.value);
            }}
            onResize={(_run, event) => {
              variables.largura.set(event.width);
            }}
            footer={
              <Button
                id="fechar"
                text="Fechar"
                onClick={() => {
                  elements.painel.actions.closePanel();
                }}
              />
            }
          >
            <TextBlock
              id="texto"
              text={() => `${variables.largura.value} ${elements.painel.width.value}`}
            />
          </SidePanel>
        </div>
      </Section>
    </Page>
  );
}
