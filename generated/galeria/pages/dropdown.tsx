// @generated from designs/galeria/pages/dropdown.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Dropdown } from "trama/runtime/elements/dropdown";

export default function DropdownPage() {
  const page = usePage();
  return (
    <Page
      id="dropdown"
      page={page}
      title="Dropdown"
    >
      <Section
        id="exemplos"
        tag="main"
        classes={["exemplos"]}
      >
        <h1 className="trama-text dropdown-tipo">
          Dropdown
        </h1>
        <Dropdown
          id="painel"
          ariaLabel="Filtros"
          content={
            <p className="trama-text dropdown-noPainel">
              Um painel livre
            </p>
          }
          trigger={
            <Button
              id="filtros"
              text="Filtros"
            />
          }
        />
        <Dropdown
          id="menu"
          kind="menu"
          content={
            <>
              <Button
                id="ver"
                text="Ver"
              />
              <Button
                id="excluir"
                text="Excluir"
              />
            </>
          }
          trigger={
            <Button
              id="mais"
              text="Mais"
            />
          }
        />
        <Dropdown
          id="desligado"
          disabled
          ariaLabel="Desligado"
          content={
            <p className="trama-text dropdown-nada">
              Nada
            </p>
          }
          trigger={
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
