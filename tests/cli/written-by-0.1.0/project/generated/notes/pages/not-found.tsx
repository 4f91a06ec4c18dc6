// @generated from designs/notes/pages/not-found.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { TextBlock } from "trama/runtime/elements/text";

export default function NotFound() {
  const page = usePage();
  return (
    <Page
      id="not-found"
      page={page}
      title="Not found"
    >
      <Section
        id="main"
        tag="main"
        classes={["page"]}
      >
        <h1 className="trama-text not-found-heading">
          Page not found
        </h1>
        <TextBlock
          id="home"
          classes={["link"]}
          text="All tasks"
          tag="span"
          link={{
            page: "tasks",
          }}
        />
      </Section>
    </Page>
  );
}
