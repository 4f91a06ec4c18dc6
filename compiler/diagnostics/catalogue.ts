/** What a diagnostic says: one line that stands alone, and a suggestion where there is one. */
export interface Words {
  readonly message: string;
  readonly help?: string | undefined;
}

interface Entry<A extends readonly never[]> {
  readonly severity: "error" | "warning";
  readonly words: (...values: A) => Words;
}

const error = <A extends readonly never[]>(words: (...values: A) => Words): Entry<A> => ({ severity: "error", words });
const warning = <A extends readonly never[]>(words: (...values: A) => Words): Entry<A> => ({ severity: "warning", words });

const didYouMean = (nearest: string | undefined) => nearest && `did you mean \`${nearest}\`?`;

/** Every code, by subject, with its words. Codes are public: never renamed, never reused. */
export const catalogue = {
  "formula/unknown-name": error((name: string, nearest?: string) => ({
    message: `unknown name \`${name}\``,
    help: didYouMean(nearest),
  })),
} satisfies Record<string, unknown>;

export type Code = keyof typeof catalogue;
export { warning };
