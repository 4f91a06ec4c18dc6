import type { Locator, Page } from "playwright-core";
import { demoEnd, type OpenSite, type Person, type Site } from "./site.ts";

export const path = "/vendas/pipelines/";

export const card = (page: Page, title: string): Locator => page.locator(".trama-card", { hasText: title });

/** The panel of a card: a region beside the board, a dialog on phones. */
export const panel = (page: Page): Locator =>
  page
    .getByRole("region", { name: "Oportunidade", exact: true })
    .or(page.getByRole("dialog", { name: "Oportunidade", exact: true }));

interface Deal {
  readonly id: string;
  readonly status: string;
  readonly etapa_nome: string;
  readonly versao: number;
}

/** The page Pipelines, and the cards behind it. */
export interface Pipelines {
  /** Open the page as the account owner, with a query. */
  open(search?: string, options?: OpenSite): Promise<Page>;
  /** Ask the REST interface as somebody. */
  rest<T>(query: string, as?: Person, init?: RequestInit): Promise<T>;
  rpc<T>(name: string, args: object): Promise<T>;
  /** Create a card at the top of the first stage of the default pipeline; returns its id. */
  create(titulo: string, values?: object): Promise<string>;
  read(id: string): Promise<Deal | undefined>;
}

export function pipelinesOf(site: Site): Pipelines {
  const rest = async <T>(query: string, as: Person = "owner", init: RequestInit = {}): Promise<T> => {
    const headers = {
      ...(await site.headers(as)),
      "content-type": "application/json",
      prefer: "return=representation",
    };
    const response = await fetch(`${site.url}/rest/v1/${query}`, { ...init, headers });
    const text = await response.text();
    if (!response.ok) throw new Error(text);
    return text === "" ? (undefined as T) : JSON.parse(text);
  };
  return {
    open: (search = "", options = {}) => site.open(path + search, { as: "owner", now: demoEnd, ...options }),
    rest,
    rpc: (name, args) => rest(`rpc/${name}`, "owner", { method: "POST", body: JSON.stringify(args) }),
    async create(titulo, values = {}) {
      const [pipeline] = await rest<{ id: string; etapas: { id: string; ordem: number }[] }[]>(
        "pipelines?select=id,etapas!etapas_conta_id_pipeline_id_fkey(id,ordem)&padrao=is.true",
      );
      const stages = (pipeline?.etapas ?? []).toSorted((a, b) => a.ordem - b.ordem);
      const [contact] = await rest<{ id: string }[]>("vw_contatos?select=id&order=criado_em&limit=1");
      const [made] = await rest<{ id: string }[]>("oportunidades?select=id", "owner", {
        method: "POST",
        body: JSON.stringify({
          titulo,
          pipeline_id: pipeline?.id,
          etapa_id: stages[0]?.id,
          contato_id: contact?.id,
          ...values,
        }),
      });
      return made?.id ?? "";
    },
    read: async (id) => (await rest<Deal[]>(`vw_oportunidades?select=id,status,etapa_nome,versao&id=eq.${id}`))[0],
  };
}
