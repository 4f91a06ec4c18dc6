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
  "formula/not-here": error((name: string, where: string) => ({
    message: `\`${name}\` has no meaning here`,
    help: `it is known ${where}`,
  })),
  "formula/unknown-helper": error((name: string, nearest?: string) => ({
    message: `unknown helper \`${name}\``,
    help: didYouMean(nearest),
  })),
  "formula/deprecated-helper": warning((name: string, successor: string) => ({
    message: `the helper \`${name}\` is deprecated`,
    help: `use ${successor} instead`,
  })),
  "formula/not-called": error((name: string) => ({
    message: `\`${name}\` is a function`,
    help: `call it: \`${name}(…)\``,
  })),
  "formula/not-a-function": error((type: string) => ({ message: `${type} cannot be called` })),
  "formula/empty": error(() => ({
    message: "the formula is empty",
    help: 'write an expression, such as `""` or `null`',
  })),
  "formula/unexpected-end": error((expected: string) => ({
    message: "unexpected end of formula",
    help: `expected ${expected}`,
  })),
  "formula/syntax": error((expected: string, found: string) => ({ message: `expected ${expected}, found ${found}` })),
  "formula/unclosed": error((what: string) => ({ message: `${what} is not closed` })),
  "formula/bad-character": error((character: string) => ({ message: `unexpected character ${character}` })),
  "formula/bad-number": error((found: string) => ({
    message: `\`${found}\` is not a number`,
    help: "numbers are written `12`, `0.5` or `1e3`",
  })),
  "formula/bad-escape": error((found: string) => ({ message: `\`${found}\` is not a complete escape` })),
  "formula/not-allowed": error((construct: string, instead?: string) => ({
    message: `${construct} is not allowed in a formula`,
    help: instead ?? "a formula is one expression without effects",
  })),
  "formula/too-deep": error((limit: number) => ({
    message: `the formula is nested more than ${limit} deep`,
    help: "give a part of it a name in formulas.json",
  })),
  "formula/repeated-name": error((name: string) => ({ message: `\`${name}\` is given twice` })),
  "formula/unknown-member": error((name: string, owner: string, nearest?: string) => ({
    message: `\`${name}\` is not a member of ${owner}`,
    help: didYouMean(nearest),
  })),
  "formula/wrong-argument-count": error((name: string, expected: string, given: number) => ({
    message: `\`${name}\` takes ${expected}, not ${given}`,
  })),
  "formula/wrong-argument": error((name: string, param: string, expected: string, found: string, help?: string) => ({
    message: `\`${param}\` of \`${name}\` must be ${expected}, this is ${found}`,
    help,
  })),
  "formula/wrong-operand": error((operator: string, expected: string, found: string) => ({
    message: `\`${operator}\` needs ${expected}, this is ${found}`,
  })),
  "formula/mixed-operands": error((operator: string, left: string, right: string, help?: string) => ({
    message: `\`${operator}\` between ${left} and ${right}`,
    help,
  })),
  "formula/maybe-nothing": error((type: string) => ({
    message: `this may be nothing: ${type}`,
    help: "give a value for that case: `… ?? value` or `ifEmpty(…, value)`",
  })),
  "formula/never-equal": error((left: string, right: string, nearest?: string) => ({
    message: `${left} is never equal to ${right}`,
    help: nearest && `did you mean "${nearest}"?`,
  })),
  "formula/wrong-type": error((expected: string, found: string, help?: string) => ({
    message: `expected ${expected}, this is ${found}`,
    help,
  })),
} satisfies Record<string, unknown>;

export type Code = keyof typeof catalogue;
export { warning };
