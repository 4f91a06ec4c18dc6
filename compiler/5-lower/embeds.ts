/** The HTML of a trusted embed; absent if it is known only in the browser. */
export interface EmbedSource {
  readonly html: string | undefined;
}

/** Returns the trusted HTML in values of a design, such as its pages. */
export const embedsIn = (values: readonly unknown[]): readonly EmbedSource[] => values.flatMap(trustedIn);

function trustedIn(value: unknown): readonly EmbedSource[] {
  if (Array.isArray(value)) return value.flatMap(trustedIn);
  if (typeof value !== "object" || value === null) return [];
  const own = "type" in value && value.type === "html-embed" ? sourcesOf(value) : [];
  return [...own, ...Object.values(value).flatMap(trustedIn)];
}

/** The HTML of an embed in each state and language, if it is trusted in one of them. */
function sourcesOf(embed: object): readonly EmbedSource[] {
  const { props, states } = membersOf(embed);
  const all = [props, ...Object.values(membersOf(states)).map((state) => membersOf(state).props)].map(membersOf);
  if (!all.some(({ trusted }) => trusted === true)) return [];
  return all
    .flatMap(({ source }) => {
      if (source === undefined) return [];
      const byLanguage = typeof source === "object" && source !== null && !Object.hasOwn(source, "formula");
      return byLanguage ? Object.values(source) : [source];
    })
    .map((source: unknown) => ({ html: typeof source === "string" ? source : undefined }));
}

const membersOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? { ...value } : {};
