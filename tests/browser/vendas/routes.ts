import { join, resolve } from "node:path";
import { readSite } from "../../../cli/commands/serve.ts";
import type { SiteRoute } from "../../../cli/site/shell.ts";
import { people, type Site } from "./site.ts";

const root = resolve(import.meta.dirname, "../../..");

/** Returns all pages of the app; the parameters of their paths name rows of the demo. */
export async function demoRoutes(site: Site): Promise<readonly SiteRoute[]> {
  const idOf = async (path: string): Promise<string> => {
    const answer = await fetch(`${site.url}/rest/v1/${path}`, { headers: await site.headers("owner") });
    const [row]: readonly { readonly id: string }[] = await answer.json();
    if (row === undefined) throw new Error(`no row of ${path}`);
    return row.id;
  };
  const params: Readonly<Record<string, string>> = {
    atendimentoId: "AT-2501-00001",
    contatoId: await idOf("vw_contatos?select=id&order=id&limit=1"),
    usuarioId: await idOf(`usuarios?select=id&email=eq.${people.owner}`),
    chat: await idOf("vw_chats?select=id&order=id&limit=1"),
  };
  const { routes } = readSite(join(root, "dist/vendas"), "designs/vendas").info;
  return routes.map((route) => ({
    ...route,
    path: route.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? ""),
  }));
}
