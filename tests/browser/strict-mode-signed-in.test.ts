import { join } from "node:path";
import type { Request as PageRequest } from "playwright-core";
import { expect, test } from "vitest";
import type { Backend } from "../../cli/backend/backend.ts";
import { startBackend } from "../backend/start.ts";
import { some } from "../depth.ts";
import type { Answer } from "./harness.ts";
import { compareModes, errorsOf, root } from "./strict-modes.ts";
import { password, people } from "./vendas/site.ts";

test("pages of vendas are the same in React's StrictMode for a person who is signed in, and report nothing", async () => {
  const backend = await startBackend({ designDir: join(root, "designs/vendas"), memory: true, port: 0 });
  const token = await signedIn(backend);
  const idOf = async (path: string): Promise<string> => {
    const headers = { apikey: backend.anonKey, authorization: `Bearer ${token}` };
    const answer = await backend.fetch(new Request(`${backend.url}/rest/v1/${path}`, { headers }));
    const [row]: readonly { readonly id: string }[] = await answer.json();
    if (row === undefined) throw new Error(`no row of ${path}`);
    return row.id;
  };
  const environment = JSON.stringify({ backendUrl: "", backendKey: backend.anonKey });
  const modes = await compareModes("vendas", {
    head: `<script type="application/json" id="trama-env">${environment}</script>`,
    isSignedIn: true,
    choose: (paths) => some(paths, 4, 1),
    params: {
      atendimentoId: "AT-2501-00001",
      contatoId: await idOf("vw_contatos?select=id&order=id&limit=1"),
      usuarioId: await idOf(`usuarios?select=id&email=eq.${people.owner}`),
      chat: await idOf("vw_chats?select=id&order=id&limit=1"),
    },
    answer: (request) => answerOf(backend, request),
    prepare: async (page, url) => {
      await page.context().addCookies([{ name: "trama-token", value: token, url }]);
      await page.addInitScript(useRealtimeOf, new URL(backend.url).host);
    },
  });
  for (const { page } of modes) expect(await page.locator(".menu-lateral-barra").count()).toBe(1);
  // The test has no style sheets of pages.
  const problems = modes.map((mode) => errorsOf(mode).filter((error) => !error.includes("404")));
  expect(problems).toEqual([[], []]);
});

async function signedIn(backend: Backend): Promise<string> {
  const answer = await backend.fetch(
    new Request(`${backend.url}/functions/v1/auth/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: people.owner, password }),
    }),
  );
  const { authToken }: { readonly authToken: string } = await answer.json();
  return authToken;
}

/** Runs in the page: its realtime connections lead to the backend at this host. */
function useRealtimeOf(host: string): void {
  window.WebSocket = class extends WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(String(url).replace(location.host, host), protocols);
    }
  };
}

/** Returns the answer of the backend to a request of a page. */
async function answerOf(backend: Backend, request: PageRequest): Promise<Answer> {
  const { pathname, search } = new URL(request.url());
  const body = request.postData();
  const { "content-length": _, ...headers } = await request.allHeaders();
  const answer = await backend.fetch(
    new Request(backend.url + pathname + search, {
      method: request.method(),
      headers,
      ...(body === null ? {} : { body }),
    }),
  );
  return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() };
}
