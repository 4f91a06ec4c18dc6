import { recordOf } from "../../json.ts";
import type { Facts } from "../facts.ts";
import {
  collectionRule,
  designRule,
  elementRule,
  formulaIn,
  formulaRule,
  isText,
  type Rule,
  stepRule,
  textsIn,
  variableRule,
} from "../rule.ts";
import { pastedPaths } from "../service-key.ts";

const category = "security";

const secretName = /(?:senha|password|secret|segredo|token|apikey|api_key|cpf|cartao_numero)/i;
const secretText =
  /\b(?:sk_live_\w{8,}|rk_live_\w{8,}|ghp_\w{20,}|xox[bp]-[\w-]{10,}|AKIA[0-9A-Z]{16}|sb_secret_\w{8,})|-----BEGIN [A-Z ]*PRIVATE KEY-----/;
/** What a visitor can write into an address. */
const fromVisitor = /^\s*(?:page\.query\b|page\.params\b|variables\.(\w+)\s*$)/;

/** Whether a formula is a value from the address as it is, so that a link can put any address there. */
function isFromAddress(formula: string | undefined, { variables }: Facts): boolean {
  const match = formula === undefined ? null : fromVisitor.exec(formula);
  if (!match) return false;
  if (match[1] === undefined) return true;
  return variables.some(({ name, json }) => name === match[1] && (json.type === "query" || Boolean(json.query)));
}

/** The properties of elements with the address of a file that is shown, and its entry in `origins`. */
const shownFrom: Readonly<Record<string, string>> = {
  url: "image",
  previewImage: "image",
  file: "media",
  backgroundVideo: "media",
  captions: "media",
};

const isPlain = (value: unknown): boolean => isText(value) && /^http:\/\/(?!localhost\b|127\.|\[::1\])/.test(value);

export const security: readonly Rule[] = [
  elementRule({
    category,
    code: "audit/open-redirect",
    message: "the link leads wherever the address of this page says",
    help: "compare the value with known addresses, or link to a page",
    why: "Somebody sends a link to your app with the address of a copy of it. People see your domain and type their password there.",
    wrong: `{ "id": "go", "type": "text", "props": { "text": "Continue" }, "link": { "url": { "formula": "page.query.back" } } }`,
    right: `{ "id": "go", "type": "text", "props": { "text": "Continue" }, "link": { "page": "start" } }`,
    test: ({ json }, facts) => isFromAddress(formulaIn(recordOf(json.link).url), facts) && "link.url",
  }),
  stepRule({
    category,
    code: "audit/open-redirect-step",
    message: "the step leads wherever the address of this page says",
    help: "compare the value with known addresses, or navigate to a page",
    why: "Somebody sends a link to your app with the address of a copy of it, and after signing in people are there.",
    wrong: `{ "action": "navigate", "url": { "formula": "page.query.back" } }`,
    right: `{ "action": "navigate", "page": "start" }`,
    test: ({ json }, facts) => json.action === "navigate" && isFromAddress(formulaIn(json.url), facts) && "url",
  }),
  stepRule({
    category,
    code: "audit/request-to-any-address",
    message: "the request goes wherever the address of this page says",
    help: "write the origin, and take only its path or query from the page",
    why: "The request carries what the app sends to a server that a link chose.",
    wrong: `{ "action": "rest.request", "method": "POST", "url": { "formula": "page.query.target" } }`,
    right: `{ "action": "rest.request", "method": "POST", "url": "https://api.weather.example/orders" }`,
    test: ({ json }, facts) => json.action === "rest.request" && isFromAddress(formulaIn(json.url), facts) && "url",
  }),
  elementRule({
    category,
    code: "audit/plain-http-link",
    message: "the link is not encrypted: {}",
    help: "write `https://`",
    why: "Everybody on the way can read and change the page behind the link.",
    wrong: `{ "id": "go", "type": "text", "props": { "text": "Blog" }, "link": { "url": "http://blog.shop.example" } }`,
    right: `{ "id": "go", "type": "text", "props": { "text": "Blog" }, "link": { "url": "https://blog.shop.example" } }`,
    test: ({ json }) => {
      const { url } = recordOf(json.link);
      return isPlain(url) && { at: "link.url", word: `\`${String(url)}\`` };
    },
  }),
  stepRule({
    category,
    code: "audit/plain-http-request",
    message: "the request is not encrypted: {}",
    help: "write `https://`",
    why: "Everybody on the way can read and change what the app sends. Browsers block it on encrypted pages.",
    wrong: `{ "action": "rest.request", "method": "GET", "url": "http://api.weather.example/today" }`,
    right: `{ "action": "rest.request", "method": "GET", "url": "https://api.weather.example/today" }`,
    test: ({ json }) =>
      json.action === "rest.request" && isPlain(json.url) && { at: "url", word: `\`${String(json.url)}\`` },
  }),
  elementRule({
    category,
    code: "audit/plain-http-picture",
    message: "the file is loaded without encryption",
    help: "write `https://`, or put the file into `assets/`",
    why: "Browsers block it on encrypted pages, so the picture is missing.",
    wrong: `{ "id": "photo", "type": "image", "props": { "url": "http://photos.shop.example/a.png", "alt": "A shop" } }`,
    right: `{ "id": "photo", "type": "image", "props": { "url": "https://photos.shop.example/a.png", "alt": "A shop" } }`,
    test: ({ props }) =>
      ["url", "file", "previewImage"].find((name) => isPlain(props[name])) !== undefined &&
      `props.${["url", "file", "previewImage"].find((name) => isPlain(props[name]))}`,
  }),
  elementRule({
    category,
    code: "audit/unlisted-origin",
    message: "only files of the app and of its backend are shown here: {}",
    help: "list the other origins in `origins` of design.json, or an empty list if there are none",
    why: "The content policy blocks pictures, videos and frames of other origins: their addresses could carry data away. An address from data has an origin that the design does not name.",
    wrong: `pages/start.json: { "sections": [{ "id": "main", "children": [{ "id": "photo", "type": "image", "props": { "url": { "formula": "collections.rows.data[0].title" }, "alt": "A room" } }] }] }`,
    right: `design.json: { "origins": { "image": ["https://photos.shop.example"] } }
pages/start.json: { "sections": [{ "id": "main", "children": [{ "id": "photo", "type": "image", "props": { "url": { "formula": "collections.rows.data[0].title" }, "alt": "A room" } }] }] }`,
    test: ({ props }, { design }) => {
      const listed = recordOf(design.design?.json.origins);
      const name = Object.keys(shownFrom).find((each) => {
        const formula = formulaIn(props[each]);
        return formula !== undefined && !formula.includes("https://") && !((shownFrom[each] ?? "") in listed);
      });
      return name !== undefined && { at: `props.${name}`, word: `\`${name}\`` };
    },
  }),
  stepRule({
    category,
    code: "audit/unlisted-sound",
    message: "only sounds of the app and of its backend are loaded here",
    help: "list the other origins in `origins.media` of design.json, or an empty list if there are none",
    why: "The content policy blocks sounds of other origins. An address from data has an origin that the design does not name.",
    wrong: `{ "action": "sound.load", "sound": "ring", "src": { "formula": "variables.name" } }`,
    right: `{ "action": "sound.load", "sound": "ring", "src": "assets/ring.mp3" }`,
    test: ({ json }, { design }) => {
      const formula = json.action === "sound.load" ? formulaIn(json.src) : undefined;
      const isListed = "media" in recordOf(design.design?.json.origins);
      return formula !== undefined && !formula.includes("https://") && !isListed && "src";
    },
  }),
  elementRule({
    category,
    code: "audit/secret-in-text",
    message: "a secret key is in the design",
    help: "revoke it, and keep the new one in the environment of the server",
    why: "Everything in a design is in the script that each visitor loads, and in the history of the repository.",
    wrong: `{ "id": "a", "type": "text", "props": { "text": "sk_live_51Habcdefgh" } }`,
    right: `{ "id": "a", "type": "text", "props": { "text": "Paid" } }`,
    test: ({ props }) => {
      const name = Object.keys(props).find((each) => textsIn(props[each]).some((text) => secretText.test(text)));
      return name !== undefined && `props.${name}`;
    },
  }),
  stepRule({
    category,
    code: "audit/secret-in-step",
    message: "a secret key is in the design",
    help: "revoke it, and let the server add it: `plugins.rest.server`",
    why: "Everything in a design is in the script that each visitor loads, and in the history of the repository.",
    wrong: `{ "action": "rest.request", "method": "GET", "url": "https://api.weather.example/a", "headers": { "authorization": "Bearer sk_live_51Habcdefgh" } }`,
    right: `{ "action": "rest.request", "method": "GET", "url": "https://api.freight.example/a", "throughServer": true }`,
    test: ({ json }) =>
      json.action === "rest.request" &&
      secretText.test(JSON.stringify([json.headers, json.query, json.url, json.body])),
  }),
  formulaRule({
    category,
    code: "audit/secret-in-formula",
    message: "a secret key is in the design",
    help: "revoke it, and keep the new one in the environment of the server",
    why: "A formula is code that each visitor loads.",
    wrong: `{ "formula": "'sk_live_51Habcdefgh'" }`,
    right: `{ "formula": "variables.name" }`,
    test: ({ formula }) => secretText.test(formula) && "formula",
  }),
  variableRule({
    category,
    code: "audit/stored-secret",
    message: "`{}` is kept in the browser's storage",
    help: "remove `local`; keep it only while the page is open",
    why: "Everybody who uses this browser later can read it, and so can each script of the page.",
    wrong: `{ "variables": { "typedPassword": { "type": "string", "default": "", "local": true } } }`,
    right: `{ "variables": { "typedPassword": { "type": "string", "default": "" } } }`,
    test: ({ name, json }) => json.local === true && secretName.test(name) && { at: "local", word: name },
  }),
  variableRule({
    category,
    code: "audit/secret-in-address",
    message: "`{}` is kept in the address",
    help: "remove `query`",
    why: "Addresses are in the history, in logs of servers, and in every link that people copy.",
    wrong: `{ "variables": { "accessToken": { "type": "query", "default": "" } } }`,
    right: `{ "variables": { "accessToken": { "type": "string", "default": "" } } }`,
    test: ({ name, json }) => (json.type === "query" || Boolean(json.query)) && secretName.test(name) && { word: name },
  }),
  designRule({
    category,
    code: "audit/open-server-origin",
    message: "visitors may send any request to {} through your server",
    help: "set `paths` and `methods`, or remove `open`",
    why: "The server adds its key to the request. Without a list of paths, everybody can do everything that the key can.",
    wrong: `{ "formatVersion": 1, "plugins": { "rest": { "server": { "https://api.freight.example": { "headers": { "authorization": "Bearer {FREIGHT_TOKEN}" }, "open": true } } } } }`,
    right: `{ "formatVersion": 1, "plugins": { "rest": { "server": { "https://api.freight.example": { "headers": { "authorization": "Bearer {FREIGHT_TOKEN}" }, "open": true, "paths": ["/quote"] } } } } }`,
    test: ({ json }) => {
      const server = recordOf(recordOf(recordOf(json.plugins).rest).server);
      const origin = Object.keys(server).find(
        (name) => recordOf(server[name]).open === true && !("paths" in recordOf(server[name])),
      );
      return origin !== undefined && { at: "plugins.rest.server", word: `\`${origin}\`` };
    },
  }),
  elementRule({
    category,
    code: "audit/any-file",
    message: "people can choose any file, of any size",
    help: "set `accept` to the kinds that are needed, and `maxMb`",
    why: "A page or a program that was uploaded as a picture is served from your domain.",
    wrong: `{ "id": "photo", "type": "file-picker", "props": { "label": "Photo" } }`,
    right: `{ "id": "photo", "type": "file-picker", "props": { "label": "Photo", "maxMb": 5, "accept": "image/png,image/jpeg" } }`,
    test: ({ type, props }) => type === "file-picker" && !("accept" in props) && !("maxMb" in props),
  }),
  stepRule({
    category,
    code: "audit/logged-secret",
    message: "a secret is written to the log",
    help: "log that it is there, not what it is",
    why: "Logs are read by more people than the database, and kept for longer.",
    wrong: `{ "action": "log", "message": { "formula": "\`password: \${variables.name}\`" } }`,
    right: `{ "action": "log", "message": "password changed" }`,
    test: ({ json }) => {
      const formula = json.action === "log" ? formulaIn(json.message) : undefined;
      return (
        formula !== undefined &&
        /(?:senha|password|token|secret)\b[^`'"]*\$\{|\b(?:variables|elements|params)\.\w*(?:senha|password|token|secret)/i.test(
          formula,
        ) &&
        "message"
      );
    },
  }),
  collectionRule({
    category,
    code: "audit/secret-column",
    message: "the column `{}` is fetched to the browser",
    help: "remove it from `columns`, and from the grants of the role",
    why: "The browser of the visitor shows every value that a collection fetches, whether or not the page does.",
    wrong: `{ "collections": { "contacts": { "source": "supabase", "table": "contacts", "columns": ["id", "password_hash"], "limit": 10 } } }`,
    right: `{ "collections": { "contacts": { "source": "supabase", "table": "contacts", "columns": ["id", "name"], "limit": 10 } } }`,
    test: ({ json }) => {
      const columns = Array.isArray(json.columns) ? json.columns.filter(isText) : [];
      const secret = columns.find((name) => /(?:senha|password|secret|token)(?:_|$)|_hash$/i.test(name));
      return secret !== undefined && { at: "columns", word: secret };
    },
  }),
  {
    category,
    code: "audit/service-key-path",
    message: "a function with the service key puts a text into an address as it is: `{}`",
    help: "refuse `..`, pass each part of the path through `encodeURIComponent`, and read with the header of the caller",
    why: "`fetch` resolves `..`, so who chooses the text also reads or erases other files, tables and users. The key passes every policy.",
    wrong: `// supabase/functions/report/index.ts
const url = Deno.env.get("SUPABASE_URL");
const key = Deno.env.get("SUPABASE_SERVICE_ROLE_KEY");
Deno.serve(async (request) => {
  const { path } = await request.json();
  return fetch(\`\${url}/storage/v1/object/reports/\${path}\`, { headers: { authorization: \`Bearer \${key}\` } });
});`,
    right: `// supabase/functions/report/index.ts
const url = Deno.env.get("SUPABASE_URL");
Deno.serve(async (request) => {
  const { path } = await request.json();
  const parts = path.split("/");
  if (parts.some((part) => /^\\.*$/.test(part))) return new Response(null, { status: 404 });
  const encoded = parts.map(encodeURIComponent).join("/");
  const authorization = request.headers.get("authorization") ?? "";
  return fetch(\`\${url}/storage/v1/object/authenticated/reports/\${encoded}\`, { headers: { authorization } });
});`,
    find: ({ design: { design }, functions }) =>
      design ? pastedPaths(functions).map((word) => ({ file: design.file, owner: design.json, word })) : [],
  },
];
