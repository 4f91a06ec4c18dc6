import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";
import { refuseUpgrade } from "../../serve/visitors.ts";
import { hashOf } from "../../site/policy-hash.ts";
import { escapeHtml } from "../../site/shell.ts";
import { listen } from "../http/listen.ts";

/** An e-mail that a project would have sent. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The address of the link in the e-mail; absent when it only has a code. */
  readonly link?: string;
  readonly code?: string;
  /** ISO 8601. */
  readonly sentAt: string;
}

/** Keeps e-mails in memory, the latest first. */
export interface Mailbox {
  readonly mails: () => readonly Mail[];
  /** Called by the auth service to send an e-mail. Its links lead where `sendingFrom` says. */
  send(message: Message): Promise<void>;
}

interface Message {
  readonly to: string;
  readonly subject: string;
  readonly text?: string;
  readonly html?: string;
}

/** Where links of an e-mail lead: through the backend at `site`, and from there `back` to the app. */
export interface LinkPlace {
  readonly site: string;
  readonly back: string;
}

const keptCount = 100;
const place = new AsyncLocalStorage<LinkPlace>();

/** Run work that may send e-mails. The service knows at most one address of the app; this backend has several. */
export const sendingFrom = <T>(from: LinkPlace, work: () => Promise<T>): Promise<T> => place.run(from, work);

/** Create a mailbox for all e-mails of the backend: none leaves this machine. */
export function createMailbox(): Mailbox {
  const kept: Mail[] = [];
  return {
    mails: () => [...kept],
    async send({ to, subject, ...content }) {
      const text = textOf(content);
      const [plain] = /https?:\/\/\S+/.exec(text) ?? [];
      const link = plain === undefined ? undefined : linkThrough(plain, place.getStore());
      const [code] = /\b\d{6,10}\b/.exec(text.replace(plain ?? "", "")) ?? [];
      kept.unshift({
        to,
        subject,
        text: plain === undefined || link === undefined ? text : text.replace(plain, () => link),
        ...(link !== undefined && { link }),
        ...(code !== undefined && { code }),
        sentAt: new Date().toISOString(),
      });
      kept.length = Math.min(kept.length, keptCount);
    },
  };
}

/**
 * Returns the text of an e-mail. One with a template of the project has only HTML; the service's own has its text in a
 * frame of tables.
 */
function textOf({ text = "", html = "" }: Pick<Message, "text" | "html">): string {
  if (html === "" || html.includes('class="email-wrapper"')) return text;
  return withoutEntities(
    html
      .replace(/<a\b[^>]*\bhref="([^"]*)"[^>]*>(.*?)<\/a>/gis, "$2: $1")
      .replace(/<(style|title)\b.*?<\/\1>/gis, "")
      .replace(/<[^>]*>/g, "")
      .replace(/[ \t]*\n\s*/g, "\n\n")
      .trim(),
  );
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: " " };

const withoutEntities = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (entity, name: string) => entities[name] ?? entity);

function linkThrough(plain: string, to: LinkPlace | undefined): string {
  if (to === undefined) {
    return plain;
  }
  const { pathname, search } = new URL(plain);
  const link = new URL(pathname + search, to.site);
  link.searchParams.set("redirect_to", to.back);
  return link.href;
}

/** A running page that shows a mailbox. */
export interface MailboxPage {
  /** Ends with a slash; `mails.json` after it returns the same as JSON. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Show a mailbox to the person who started the backend: its e-mails let people sign in.
 *
 * It listens on 127.0.0.1 on a separate port, which no proxy of the app forwards to and which pages of the app cannot
 * read. Its path is secret, so other users of this machine do not know it.
 */
export async function openMailbox({ mails }: Mailbox): Promise<MailboxPage> {
  const path = `/${randomBytes(16).toString("base64url")}/`;
  const server = await listen(
    async (request) => answer(request, path, mails()),
    (_, socket) => refuseUpgrade(socket, 404, "no sockets here"),
    0,
  );
  return { url: server.url + path, close: server.close };
}

function answer(request: Request, path: string, mails: readonly Mail[]): Response {
  const { pathname, origin } = new URL(request.url);
  const asking = request.headers.get("origin");
  if (asking !== null && asking !== origin) {
    return new Response("this page is private\n", { status: 403, headers });
  }
  if (request.method !== "GET" || !pathname.startsWith(path)) {
    return new Response("not found\n", { status: 404, headers });
  }
  switch (pathname.slice(path.length)) {
    case "":
      return new Response(page(mails), { headers: { ...headers, "content-type": "text/html; charset=utf-8" } });
    case "mails.json":
      return Response.json(mails, { headers });
    default:
      return new Response("not found\n", { status: 404, headers });
  }
}

const style =
  "body{font:1rem/1.5 system-ui,sans-serif;max-width:45rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}" +
  "article{border-top:1px solid;padding:1rem 0}h2{font-size:1rem;margin:0}pre{white-space:pre-wrap;overflow-wrap:anywhere}";

const headers = {
  "cache-control": "no-store",
  "content-security-policy": `default-src 'none'; style-src ${hashOf(style)}; frame-ancestors 'none'`,
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "cross-origin-resource-policy": "same-origin",
};

const page = (mails: readonly Mail[]): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="5">
<title>Mail</title>
<style>${style}</style>
<h1>Mail</h1>
${mails.length === 0 ? "<p>No e-mails sent since the start.</p>" : mails.map(article).join("\n")}
</html>
`;

const article = ({ to, subject, text, link, sentAt }: Mail): string => `<article>
<h2>${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(to)}, <time>${escapeHtml(sentAt)}</time></p>
<pre>${escapeHtml(text)}</pre>
${link === undefined ? "" : `<p><a href="${escapeHtml(link)}" target="_blank" rel="noreferrer">Follow the link</a></p>`}
</article>`;
