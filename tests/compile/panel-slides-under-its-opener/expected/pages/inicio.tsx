// @generated from design/pages/inicio.json. Do not edit.
import {
  If,
  Page,
  type PageProps,
  Section,
  handle,
  log,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { HoverDropdown } from "trama/runtime/elements/hover-dropdown";
import { TextBlock } from "trama/runtime/elements/text";

export default function Inicio({ page }: PageProps) {
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
          content={(
            <TextBlock
              id="texto"
              text="Escreva para nós."
            />
          )}
          opener={(
            <Button
              id="abrir"
              text="Ajuda"
            />
          )}
        />
        <If
          when={() => elements.ajuda.isOpen.value}
        >
          <TextBlock
            id="aberto"
            text="Aberto"
          />
        </If>
      </Section>
    </Page>
  );
}
