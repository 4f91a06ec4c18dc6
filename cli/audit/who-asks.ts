import type { DatabaseRules } from "../backend/index.ts";

const asking = /\bauth\.(?:uid|jwt|role|email)\(|\bcurrent_setting\(|\bprivate\.\w/i;

/**
 * Returns a test whether code asks who the caller is: by itself, or by a function that it calls, through any number of
 * functions.
 */
export function whoAsks(database: DatabaseRules | undefined): (code: string) => boolean {
  const sources = new Map<string, string>();
  for (const [signature, { source }] of Object.entries(database?.functions ?? {})) {
    const name = signature.slice(0, signature.indexOf("("));
    // A call may leave out the schema. Functions of the same name are taken as one.
    for (const each of new Set([name, `public.${name}`, name.slice(name.indexOf(".") + 1)]))
      sources.set(each.toLowerCase(), `${sources.get(each.toLowerCase()) ?? ""}\n${source}`);
  }
  const known = new Map<string, boolean>();
  const asks = (code: string): boolean => asking.test(code) || calledIn(code).some(functionAsks);
  const functionAsks = (name: string): boolean => {
    const source = sources.get(name);
    if (source === undefined) return false;
    const answer = known.get(name);
    if (answer !== undefined) return answer;
    // One that calls itself asks only if something else in it does.
    known.set(name, false);
    const found = asks(source);
    known.set(name, found);
    return found;
  };
  return asks;
}

const calledIn = (code: string): readonly string[] =>
  Array.from(code.matchAll(/((?:\w+\.)?\w+)\s*\(/g), ([, name = ""]) => name.toLowerCase());
