// @generated from designs/galeria/pages/search-bar.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { SearchBar } from "trama/runtime/elements/search-bar";

export default function SearchBarPage() {
  const page = usePage();
  return (
    <Page
      id="search-bar"
      page={page}
      title="Search bar"
    >
      <Section
        id="exemplos"
        tag="main"
        classes={["exemplos"]}
      >
        <h1 className="trama-text search-bar-tipo">
          Search bar
        </h1>
        <SearchBar
          id="normal"
          placeholder="Buscar contato"
        />
        <SearchBar
          id="comBotao"
          value="Bia"
          placeholder="Buscar contato"
          useSubmitButton
          submitText="Buscar"
          isEmbedIcon
          iconPosition="left"
          inputWidth="100%"
        />
        <SearchBar
          id="desligada"
          placeholder="Desligada"
          disabled
        />
      </Section>
    </Page>
  );
}
