import type { Locator, Page } from "playwright-core";
import { expectVisible } from "../../elements/expect-locator.ts";
import { demoEnd, type OpenSite, password, people, type Site } from "./site.ts";

/** Conversations in a channel of this app that are open, as a filter of `vw_chats`. */
export const openChats = "canal=neq.whatsapp&status=eq.aberto";

/** A row of `vw_chats`. */
export interface Chat {
  readonly id: string;
  readonly contato_nome: string;
  readonly nao_lidas: number;
}

/** Changes conversations behind the open pages, as the account owner. */
export interface ChatBackend {
  /** Returns rows of a table or view, by a query of its REST address. */
  rows<Row>(query: string): Promise<readonly Row[]>;
  /** Returns the first conversation that matches a filter. */
  chat(filter: string): Promise<Chat>;
  /** Deliver a customer's message. */
  receive(chat: Chat, text: string): Promise<void>;
  /** Open a conversation again that was resolved. */
  reopen(id: string): Promise<void>;
  /** Change the data of a person. */
  change(person: string, columns: object): Promise<void>;
}

/** Open the database of a site as the owner of its account, which is switched to test mode. */
export async function chatBackend(site: Site): Promise<ChatBackend> {
  const [, apikey = ""] = /"backendKey":"([^"]+)"/.exec(await (await fetch(site.url)).text()) ?? [];
  const signedIn = await fetch(`${site.url}/functions/v1/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: people.owner, password }),
  });
  const { authToken }: { authToken: string } = await signedIn.json();
  const headers = { apikey, authorization: `Bearer ${authToken}`, "content-type": "application/json" };
  const ask = async (method: string, path: string, body?: object): Promise<Response> => {
    const answer = await fetch(`${site.url}/rest/v1/${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  await ask("PATCH", "contas?id=not.is.null", { modo_teste: true });
  const rows = async <Row>(query: string): Promise<readonly Row[]> => (await ask("GET", query)).json();
  return {
    rows,
    async chat(filter) {
      const [first] = await rows<Chat>(
        `vw_chats?select=id,contato_nome,nao_lidas&order=ultima_mensagem_em.desc,id&limit=1&${filter}`,
      );
      if (!first) throw new Error(`no conversation with ${filter}`);
      return first;
    },
    async receive({ id }, text) {
      await ask("POST", "rpc/rpc_teste_receber", { p_chat: id, p_conteudo: text });
    },
    async reopen(id) {
      await ask("POST", "rpc/rpc_chat_status", { p_chat: id, p_status: "aberto" });
    },
    async change(person, columns) {
      await ask("PATCH", `usuarios?id=eq.${person}`, columns);
    },
  };
}

/** Open a conversation, and wait for its messages and until the page receives new ones. */
export async function openChat(site: Site, { id }: Pick<Chat, "id">, options: OpenSite = {}): Promise<Page> {
  let hearing: Promise<unknown> | undefined;
  const prepare = async (page: Page): Promise<void> => {
    // The channel fetches existing messages once; everything after that is new.
    hearing = page.waitForResponse((response) => /\/mensagens\?.*limit=200/.test(response.url()));
    await options.prepare?.(page);
  };
  const page = await site.open(`/chats/?aba=todas&chat=${id}`, { as: "owner", now: demoEnd, ...options, prepare });
  await expectVisible(bubbles(page).first());
  await hearing;
  return page;
}

/** The messages on the page, from the oldest to the newest. */
export const bubbles = (page: Page): Locator => page.locator(".conversa-mensagem-bolha");

/** Messages with a text. */
export const saying = (page: Page, text: string): Locator => bubbles(page).filter({ hasText: text });

export const composer = (page: Page): Locator => page.getByRole("textbox", { name: /^Mensagem para|^Nota interna/ });

/** The row of a conversation in the list. */
export const rowOf = (page: Page, { contato_nome }: Chat): Locator =>
  page.locator(".conversa-item-abrir").filter({ hasText: contato_nome });

/** Makes the page believe from the start that the visitor looks at another window; `lookAt` ends that. */
export function lookAway(): void {
  document.hasFocus = () => false;
}

export const lookAt = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.hasFocus = () => true;
    window.dispatchEvent(new Event("focus"));
  });

/** True if a problem only reports the missing network, as other requests and style sheets of the page do meanwhile. */
export const isOfNetwork = (problem: string): boolean =>
  /net::ERR_|Failed to fetch|CSS_CHUNK_LOAD_FAILED|: Sem conexão\. Tente de novo\.$/.test(problem);
