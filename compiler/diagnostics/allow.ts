import type { JsonContainer, SourceFile } from "../span.ts";
import type { Diagnostic } from "./diagnostic.ts";

/** Leave out the warnings that the design allows where they stand, or around it. */
export function withoutAllowed(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics.filter((diagnostic) => diagnostic.severity === "error" || !isAllowed(diagnostic));
}

function isAllowed({ code, place }: Diagnostic): boolean {
  const named: unknown = place.key === undefined ? undefined : Reflect.get(place.owner, place.key);
  return [...pathTo(place.file, place.owner), named].some((container) => allows(container, code));
}

function allows(container: unknown, code: string): boolean {
  if (typeof container !== "object" || container === null) return false;
  const allow: unknown = Array.isArray(container) ? undefined : Reflect.get(container, "allow");
  return Array.isArray(allow) && allow.some((entry: { readonly code?: unknown }) => entry.code === code);
}

/** The containers from the root of a file down to one of them. */
function pathTo(file: SourceFile, wanted: JsonContainer): readonly JsonContainer[] {
  const path: JsonContainer[] = [];
  const search = (value: unknown): boolean => {
    if (typeof value !== "object" || value === null) return false;
    path.push(value as JsonContainer);
    if (value === wanted || Object.values(value).some(search)) return true;
    path.pop();
    return false;
  };
  search(file.json);
  return path;
}
