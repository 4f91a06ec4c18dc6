import { join } from "node:path";
import { expect, test } from "vitest";
import { openApp } from "../browser/harness.ts";
import { expectTrue } from "../elements/expect-locator.ts";

const files = {
  "main.tsx": `
    import { defineApp, fetchCollection, login, start } from "trama/runtime";
    import { supabaseCollection } from "trama/runtime/plugins/supabase";
    import { createRun } from ${JSON.stringify(join(import.meta.dirname, "../../runtime/workflow/workflow.ts"))};
    const app = defineApp({
      name: "loja", title: "Loja", languages: ["pt"], pages: { home: "home" },
      auth: { login: "auth/login", me: "auth/me" },
      routes: [{ page: "home", path: "/", load: async () => ({ default: () => null }) }],
    });
    start(app);
    const run = createRun("t");
    const contatos = supabaseCollection({ id: "contatos", table: "contatos" });
    window.call = async () => {
      await login(run, { email: "a@a.example", password: "b" });
      await fetchCollection(run, contatos);
    };
  `,
};

const environment = (values: object) =>
  `<script type="application/json" id="trama-env">${JSON.stringify(values)}</script>`;

/** The headers of each call that the app makes, by path. */
async function headersWith(values: object): Promise<Record<string, Readonly<Record<string, string>>>> {
  const found: Record<string, Readonly<Record<string, string>>> = {};
  const app = await openApp({
    files,
    head: environment({ backendKey: "publica", ...values }),
    respond: (request) => {
      const { pathname } = new URL(request.url());
      if (!/\/(rest|functions)\/v1\//.test(pathname)) return undefined;
      found[pathname] = request.headers();
      return { body: pathname.endsWith("login") ? { authToken: "abc" } : pathname.endsWith("me") ? { id: 1 } : [] };
    },
  });
  await expectTrue(app.page, "window.call");
  await app.page.evaluate("window.call()");
  return found;
}

test("a backend below a path of the app's own origin is asked there", async () => {
  const found = await headersWith({ backendUrl: "/loja" });
  expect(Object.keys(found)).toEqual([
    "/loja/functions/v1/auth/login",
    "/loja/functions/v1/auth/me",
    "/loja/rest/v1/contatos",
  ]);
});

test("each call says which data source and branch the place works with, and what else the place asks for", async () => {
  const found = await headersWith({
    dataSource: "staging",
    branch: "v2",
    headers: { "X-Loja": "centro", apikey: "outra" },
  });
  expect(Object.keys(found)).toEqual(["/functions/v1/auth/login", "/functions/v1/auth/me", "/rest/v1/contatos"]);
  for (const headers of Object.values(found)) {
    expect(headers).toMatchObject({ "x-data-source": "staging", "x-branch": "v2", "x-loja": "centro" });
    expect(headers.apikey).toBe("publica");
  }
  expect(found["/functions/v1/auth/me"]?.authorization).toBe("Bearer abc");
  expect(found["/rest/v1/contatos"]?.authorization).toBe("Bearer abc");
});

test("an environment without them sends none", async () => {
  for (const headers of Object.values(await headersWith({}))) {
    expect(headers).not.toHaveProperty("x-data-source");
    expect(headers).not.toHaveProperty("x-branch");
  }
});
