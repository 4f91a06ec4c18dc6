// @generated from designs/galeria/pages/hover-dropdown.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { HoverDropdown } from "trama/runtime/elements/hover-dropdown";

export default function HoverDropdownPage() {
  const page = usePage();
  return (
    <Page
      id="hover-dropdown"
      page={page}
      title="Hover dropdown"
    >
      <Section
        id="exemplos"
        tag="main"
        classes={["exemplos"]}
      >
        <h1 className="trama-text hover-dropdown-tipo">
          Hover dropdown
        </h1>
        <HoverDropdown
          id="normal"
          appearAnimation="fade"
          content={
            <p className="trama-text hover-dropdown-ajuda">
              Um painel que aparece
            </p>
          }
          opener={
            <Button
              id="ajudar"
              text="Ajuda"
            />
          }
        />
        <HoverDropdown
          id="desligado"
          disabled
          content={
            <p className="trama-text hover-dropdown-nada">
              Nada
            </p>
          }
          opener={
            <Button
              id="fechado"
              text="Desligado"
            />
          }
        />
      </Section>
    </Page>
  );
}
