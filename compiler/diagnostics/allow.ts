import type { JsonContainer, SourceFile } from "../span.ts";
import type { Diagnostic } from "./diagnostic.ts";

/** The allowed codes of each container that allows any. */
type Allowances = ReadonlyMap<JsonContainer, ReadonlySet<unknown>>;

/** Returns the diagnostics without the warnings that the design allows at their place or around it. */
export function withoutAllowed(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const byFile = new Map<SourceFile, Allowances>();
  return diagnostics.filter(({ code, severity, place }) => {
    if (severity === "error") return true;
    let allowances = byFile.get(place.file);
    if (!allowances) {
      allowances = allowancesOf(place.file);
      byFile.set(place.file, allowances);
    }
    const named: unknown = place.key === undefined ? undefined : Reflect.get(place.owner, place.key);
    return ![place.owner, named].some((one) => isContainer(one) && allowances.get(one)?.has(code));
  });
}

function allowancesOf({ json }: SourceFile): Allowances {
  const found = new Map<JsonContainer, ReadonlySet<unknown>>();
  const pending: { readonly value: unknown; readonly outer: ReadonlySet<unknown> | undefined }[] = [
    { value: json, outer: undefined },
  ];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { value, outer } = next;
    if (!isContainer(value)) continue;
    const own = allowedIn(value);
    const codes = own.length > 0 ? new Set([...(outer ?? []), ...own]) : outer;
    if (codes) found.set(value, codes);
    for (const inner of Object.values(value)) if (isContainer(inner)) pending.push({ value: inner, outer: codes });
  }
  return found;
}

function allowedIn(container: JsonContainer): readonly unknown[] {
  const allow: unknown = Array.isArray(container) ? undefined : Reflect.get(container, "allow");
  return Array.isArray(allow) ? allow.filter(isContainer).map((entry): unknown => Reflect.get(entry, "code")) : [];
}

const isContainer = (value: unknown): value is JsonContainer => typeof value === "object" && value !== null;
