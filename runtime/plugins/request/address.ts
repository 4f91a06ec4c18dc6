export type RequestValues = Readonly<Record<string, unknown>>;

/** Append query parameters to an address; an array adds one for each of its values. */
export function withQuery(address: string, query: RequestValues = {}): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((one) => one !== undefined && one !== null)
      .map((one): [string, string] => [name, typeof one === "object" ? JSON.stringify(one) : String(one)]),
  );
  if (pairs.length === 0) return address;
  const [beforeHash = "", hash] = address.split("#", 2);
  const added = new URLSearchParams(pairs).toString();
  const end = beforeHash.endsWith("?") || beforeHash.endsWith("&") ? "" : beforeHash.includes("?") ? "&" : "?";
  return `${beforeHash}${end}${added}${hash === undefined ? "" : `#${hash}`}`;
}
