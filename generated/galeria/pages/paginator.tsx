// @generated from designs/galeria/pages/paginator.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { Paginator } from "trama/runtime/elements/paginator";

export default function PaginatorPage() {
  const page = usePage();
  return (
    <Page
      id="paginator"
      page={page}
      title="Paginator"
    >
      <Section
        id="exemplos"
        tag="main"
        classes={["exemplos"]}
      >
        <h1 className="trama-text paginator-tipo">
          Paginator
        </h1>
        <Paginator
          id="normal"
          total={240}
          limit={10}
          offset={60}
          ariaLabel="Páginas"
        />
        <Paginator
          id="curto"
          total={240}
          limit={10}
          offset={60}
          ariaLabel="Páginas, curtas"
          compact
        />
        <Paginator
          id="desligado"
          total={40}
          limit={10}
          offset={0}
          ariaLabel="Páginas, desligadas"
          disabled
        />
      </Section>
    </Page>
  );
}
