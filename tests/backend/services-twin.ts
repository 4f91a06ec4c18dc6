import { createHmac } from "node:crypto";
import { onTestFinished, vi } from "vitest";

// Twins of the services that the seller app connects. They answer as the vendors document: Meta's Graph API v23.0 and
// its errors, Instagram's API with its own login, and the APIs of Correios for tokens and tracking.

export const keys = {
  whatsapp: { id: "106540352242922", token: "EAAG-whatsapp-token-1", proof: "segredo-do-app" },
  instagram: { id: "17841400000000000", token: "IGAA-instagram-token-2", proof: "segredo-do-insta" },
  ads: { id: "act_1234567890", token: "EAAG-anuncios-token-3", proof: null },
  correios: { id: "lojaaurora", token: "codigo-de-acesso-4", proof: "0067599079" },
} as const;

export interface Twin {
  /** What the app asked for, oldest first: method, host and path, and the body. */
  readonly asked: { readonly method: string; readonly path: string; readonly body: unknown }[];
  /** Answers the next requests to a path with this instead. */
  fail(path: RegExp, status: number, body: unknown): void;
}

const metaError = (code: number, message: string) => ({ error: { message, type: "OAuthException", code } });

const insights = (page: string | null) => ({
  data: [
    {
      date_start: "2025-06-14",
      date_stop: "2025-06-14",
      campaign_id: "c1",
      campaign_name: "Lançamento",
      adset_id: "s1",
      adset_name: "Público frio",
      ad_id: page === null ? "twin-1" : "twin-2",
      ad_name: "Vídeo",
      spend: "123.45",
      impressions: "1000",
      reach: "900",
      clicks: "50",
      inline_link_clicks: "40",
      actions: [{ action_type: "purchase", value: "3" }],
      action_values: [{ action_type: "purchase", value: "591.00" }],
    },
  ],
  paging:
    page === null ? { cursors: { after: "2" }, next: "https://graph.facebook.com/next" } : { cursors: { after: "3" } },
});

function answer(request: Request, url: URL, body: unknown): Response {
  const token = request.headers.get("authorization")?.replace("Bearer ", "");
  const [, version, id, edge] = url.pathname.split("/");
  if (url.host === "api.correios.com.br") {
    if (url.pathname === "/token/v1/autentica/cartaopostagem") {
      const basic = Buffer.from(`${keys.correios.id}:${keys.correios.token}`).toString("base64");
      const card = typeof body === "object" && body !== null && "numero" in body ? body.numero : undefined;
      return request.headers.get("authorization") === `Basic ${basic}` && card === keys.correios.proof
        ? Response.json({ ambiente: "PRODUCAO", token: "token-de-um-dia", expiraEm: "2025-06-16T15:00:00" })
        : Response.json({ msgs: ["USR-001: Usuário não autorizado"] }, { status: 401 });
    }
    if (token !== "token-de-um-dia") return new Response(null, { status: 403 });
    const code = url.pathname.split("/").at(-1);
    const place = { endereco: { cidade: "SAO PAULO", uf: "SP" } };
    return Response.json({
      objetos: [
        {
          codObjeto: code,
          dtPrevista: "2025-06-20T23:59:59",
          eventos: [
            { codigo: "OEC", tipo: "01", dtHrCriado: "2025-06-15T09:10:11", descricao: "Saiu", unidade: place },
            { codigo: "PO", tipo: "01", dtHrCriado: "2025-06-12T17:00:00", descricao: "Postado", unidade: place },
          ],
        },
      ],
    });
  }
  const known = Object.values(keys).find((key) => key.token === token);
  if (version !== "v23.0" || known === undefined)
    return Response.json(metaError(190, "Error validating access token"), { status: 401 });
  if (id !== known.id) return Response.json(metaError(100, "Unsupported get request."), { status: 400 });
  if (edge === "insights") return Response.json(insights(url.searchParams.get("after")));
  if (edge === "messages")
    return Response.json(
      url.host === "graph.instagram.com"
        ? { recipient_id: "1", message_id: `mid.${sequence++}` }
        : { messaging_product: "whatsapp", messages: [{ id: `wamid.${sequence++}` }] },
    );
  return Response.json(
    known === keys.whatsapp
      ? { verified_name: "Escola Aurora", display_phone_number: "+55 11 90000-0000", id }
      : known === keys.instagram
        ? { username: "escola.aurora", name: "Aurora", id }
        : { name: "Aurora BM", currency: "BRL", timezone_name: "America/Sao_Paulo", id },
  );
}

let sequence = 1;
const hosts = new Set(["graph.facebook.com", "graph.instagram.com", "api.correios.com.br"]);

/** Puts the twins in the place of the services, until the test ends. Other requests go where they always go. */
export function startTwin(): Twin {
  const asked: Twin["asked"] = [];
  const failures: { readonly path: RegExp; readonly status: number; readonly body: unknown }[] = [];
  const real = globalThis.fetch;
  const spy = vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    if (!hosts.has(url.host)) return real(input, init);
    const text = await request.text();
    const body: unknown = text === "" ? undefined : JSON.parse(text);
    asked.push({ method: request.method, path: url.host + url.pathname, body });
    const failure = failures.find(({ path }) => path.test(url.pathname));
    return failure ? Response.json(failure.body, { status: failure.status }) : answer(request, url, body);
  });
  onTestFinished(() => spy.mockRestore());
  return { asked, fail: (path, status, body) => failures.push({ path, status, body }) };
}

/** The signature that Meta puts on a notice. */
export const signed = (body: string, proof: string): string =>
  `sha256=${createHmac("sha256", proof).update(body).digest("hex")}`;
