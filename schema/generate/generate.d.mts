/** Returns everything generated from schema/: text by path. */
export function generate(): Promise<Record<string, string>>;
