import { randomBytes } from "node:crypto";
import { chmod, mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseJson, recordOf } from "../../json.ts";
import { readIfThere } from "../files.ts";
import { BackendProblem } from "../problem.ts";

/** The secrets of one embedded backend. Only `anonKey` may reach a browser. */
export interface BackendKeys {
  readonly anonKey: string;
  readonly serviceKey: string;
  readonly jwtSecret: string;
}

/** Create random keys, in the form of Supabase's publishable and secret keys. */
export function createKeys(): BackendKeys {
  const random = (byteCount: number): string => randomBytes(byteCount).toString("base64url");
  return {
    anonKey: `sb_publishable_${random(24)}`,
    serviceKey: `sb_secret_${random(24)}`,
    jwtSecret: random(48),
  };
}

/** Read the keys in a data folder. They are created on the first start, readable only by their owner. */
export async function readKeys(dataDir: string): Promise<BackendKeys> {
  const path = join(dataDir, "keys.json");
  const text = await readIfThere(path);
  if (text !== "") {
    return parseKeys(text, path);
  }
  const keys = createKeys();
  await mkdir(dataDir, { recursive: true });
  const staged = `${path}.${process.pid}.tmp`;
  await writeFile(staged, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
  await chmod(staged, 0o600);
  await rename(staged, path);
  return keys;
}

function parseKeys(text: string, path: string): BackendKeys {
  const { anonKey, serviceKey, jwtSecret } = recordOf(parseJson(text));
  if (isKey(anonKey) && isKey(serviceKey) && isKey(jwtSecret)) {
    return { anonKey, serviceKey, jwtSecret };
  }
  throw new BackendProblem(
    `${path} does not contain the backend's keys; delete it to create new ones (everyone must sign in again)`,
  );
}

const isKey = (value: unknown): value is string => typeof value === "string" && value.length > 20;
