/** What the `Prefer` headers of a request ask for. Of contradicting ones, the first counts. */
export interface Preferences {
  readonly resolution?: "merge-duplicates" | "ignore-duplicates";
  readonly returning?: "representation" | "minimal" | "headers-only";
  readonly count?: "exact" | "planned" | "estimated";
  readonly missing?: "default" | "null";
  readonly handling?: "strict" | "lenient";
  /** How the transaction should end, if the project lets a request choose. */
  readonly tx?: "commit" | "rollback";
  readonly timezone?: string;
  readonly maxAffected?: bigint;
  /** Those that no part of the service knows. */
  readonly unknown: readonly string[];
}

const choices = {
  resolution: ["merge-duplicates", "ignore-duplicates"],
  return: ["representation", "minimal", "headers-only"],
  count: ["exact", "planned", "estimated"],
  missing: ["default", "null"],
  handling: ["strict", "lenient"],
  tx: ["commit", "rollback"],
} as const;

/** Parse `Prefer: return=minimal, count=exact`. Source: PostgREST 12, ApiRequest/Preferences. */
export function readPreferences(header: string | null): Preferences {
  const all = (header ?? "").split(",").map((text) => text.trim());
  const chosen = <Name extends keyof typeof choices>(name: Name): (typeof choices)[Name][number] | undefined => {
    const texts = all.flatMap((text) => (text.startsWith(`${name}=`) ? [text.slice(name.length + 1)] : []));
    const known: readonly (typeof choices)[Name][number][] = choices[name];
    return texts.map((text) => known.find((value) => value === text)).find((value) => value !== undefined);
  };
  const textAfter = (name: string): string | undefined =>
    all.find((text) => text.startsWith(`${name}=`))?.slice(name.length + 1);
  const parts = {
    resolution: chosen("resolution"),
    returning: chosen("return"),
    count: chosen("count"),
    missing: chosen("missing"),
    handling: chosen("handling"),
    tx: chosen("tx"),
    timezone: textAfter("timezone"),
    maxAffected: countIn(textAfter("max-affected")),
  };
  return { ...present(parts), unknown: all.filter((text) => text !== "" && !isKnown(text)) };
}

const countIn = (text: string | undefined): bigint | undefined =>
  text !== undefined && /^-?\d+$/.test(text) ? BigInt(text) : undefined;

function isKnown(text: string): boolean {
  const [, name = "", value = ""] = /^([^=]*)=?(.*)$/s.exec(text) ?? [];
  const values: readonly string[] = Object.entries(choices).find(([choice]) => choice === name)?.[1] ?? [];
  return values.includes(value) || name === "timezone" || name === "max-affected";
}

/** A record without its undefined values. */
type Present<Parts> = { [Name in keyof Parts]?: Exclude<Parts[Name], undefined> };

function present<Parts extends object>(parts: Parts): Present<Parts> {
  const kept: Present<Parts> = {};
  for (const name in parts) {
    const value = parts[name];
    if (value !== undefined) Object.assign(kept, { [name]: value });
  }
  return kept;
}

/** Returns `Preference-Applied` for these preferences, in PostgREST's order; undefined for none. */
export function appliedPreferences(
  parts: {
    readonly [Name in keyof Preferences]?: Preferences[Name] | undefined;
  },
): string | undefined {
  const { resolution, missing, returning, count, tx, handling, timezone, maxAffected } = parts;
  const texts = [
    resolution && `resolution=${resolution}`,
    missing && `missing=${missing}`,
    returning && `return=${returning}`,
    count && `count=${count}`,
    tx && `tx=${tx}`,
    handling && `handling=${handling}`,
    timezone && `timezone=${timezone}`,
    handling === "strict" && maxAffected !== undefined && `max-affected=${maxAffected}`,
  ].filter((text) => typeof text === "string" && text !== "");
  return texts.length === 0 ? undefined : texts.join(", ");
}
