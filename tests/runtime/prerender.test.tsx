import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { createApp, defineApp, If, Page, Repeat, Section, usePage } from "../../runtime/index.ts";

declare module "../../runtime/index.ts" {
  interface QueryParams {
    aba: string;
  }
}

/** Elements of a design are tested in the browser; this tests the page around them. */
function Contato() {
  const page = usePage<"id">();
  return (
    <Page id="contato" page={page} title={() => `Contato ${page.params.id}`}>
      <Section id="principal" tag="main" title="Quem é">
        <If when={() => page.query.aba === "tags"}>
          <Repeat items={() => ["a", "b"]} by={(item) => item}>
            {(item, index) => <i>{`${index.value}${item.value}`}</i>}
          </Repeat>
        </If>
      </Section>
    </Page>
  );
}

const app = defineApp({
  name: "teste",
  title: "Teste",
  languages: ["pt"],
  pages: { home: "contato" },
  routes: [{ path: "/contato/:id/", handle: { page: "contato" }, lazy: async () => ({ Component: Contato }) }],
});

test("a page renders to text without a document", async () => {
  expect(typeof document).toBe("undefined");
  const element = await createApp(app, { url: "/contato/7/?aba=tags" });
  expect(renderToString(element)).toBe(
    '<main class="trama-section contato-principal" id="quem-e" data-section="principal"><i>0a</i><i>1b</i></main>',
  );
});

test("an address that is no page rejects", async () => {
  await expect(createApp(app, { url: "/nada/" })).rejects.toThrow("no page for the path /nada/");
});
