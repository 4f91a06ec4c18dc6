import { join } from "node:path";
import { parseEnv } from "node:util";
import { parseJson, recordOf } from "../../json.ts";
import { readIfThere } from "../files.ts";
import type { CmsSets } from "./cms.ts";
import type { Service } from "./rest-proxy.ts";

/** The plugin settings of a design that only the server gets. */
export interface PluginSettings {
  readonly services: ReadonlyMap<string, Service>;
  readonly sets: CmsSets;
}

/** Read the server part of a design: `plugins.rest.server`, and the data of CMS sets. */
export async function readPluginSettings(designDir: string): Promise<PluginSettings> {
  // The compiler reports files that are not JSON.
  const read = async (name: string) => recordOf(parseJson(await readIfThere(join(designDir, name))));
  const [design, collections] = await Promise.all([read("design.json"), read("collections.json")]);
  const { server } = recordOf(recordOf(design.plugins).rest);
  const services = Object.entries(recordOf(server)).flatMap(([origin, service]) =>
    URL.canParse(origin) ? [[new URL(origin).origin, recordOf(service)] as const] : [],
  );
  const sets = Object.entries(recordOf(collections.collections)).flatMap(([id, collection]) => {
    const { source, data } = recordOf(collection);
    return source === "cms" ? [[id, Array.isArray(data) ? data : [data]] as const] : [];
  });
  return { services: new Map(services), sets: new Map(sets) };
}

/** Reads the secrets of functions from the file that Supabase's CLI uses too: `supabase/functions/.env`. */
export async function readSecrets(supabaseDir: string): Promise<Readonly<Record<string, string>>> {
  const values = parseEnv(await readIfThere(join(supabaseDir, "functions", ".env")));
  return Object.fromEntries(Object.entries(values).map(([name, value = ""]) => [name, value]));
}
