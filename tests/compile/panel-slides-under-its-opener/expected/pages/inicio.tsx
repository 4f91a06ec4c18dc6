// @generated from design/pages/inicio.json. Do not edit.
import {
  If,
  Page,
  Section,
  handle,
  log,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { HoverDropdown } from "trama/runtime/elements/hover-dropdown";

export default function Inicio() {
  const page = usePage();
  const elements = {
    ajuda: handle(HoverDropdown),
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
        <HoverDropdown
          id="ajuda"
          handle={elements.ajuda}
          trigger="mouseenter"
          closeOnClick="outside"
          appearAnimation="slideY"
          slideOrigin={-40}
          alignment="start"
          onOpen={(run) => {
            log(run, "abriu");
          }}
          content={
            <p className="trama-text inicio-texto">
              Escreva para nós.
            </p>
          }
          opener={
            <Button
              id="abrir"
              text="Ajuda"
            />
          }
        />
        <If when={() => elements.ajuda.isOpen.value}>
          <p className="trama-text inicio-aberto">
            Aberto
          </p>
        </If>
      </Section>
    </Page>
  );
}
