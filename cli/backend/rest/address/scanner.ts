/** A text of the address that cannot be parsed; `position` counts its characters from 0. */
export class SyntaxFailure extends Error {
  readonly position: number;
  readonly expected: string;

  constructor(position: number, expected: string) {
    super(`expecting ${expected}`);
    this.position = position;
    this.expected = expected;
  }
}

// A query of the database as deep as this is still planned; much deeper ones exhaust its stack or ours.
const maxDepth = 100;

/** Reads a text from its start to its end. Parsers are functions that take one, and throw a `SyntaxFailure`. */
export class Scanner {
  readonly text: string;
  position = 0;
  #depth = 0;

  constructor(text: string) {
    this.text = text;
  }

  get isAtEnd(): boolean {
    return this.position === this.text.length;
  }

  sees(token: string): boolean {
    return this.text.startsWith(token, this.position);
  }

  /** Skip a token if it comes next; returns whether it did. */
  skips(token: string): boolean {
    if (!this.sees(token)) return false;
    this.position += token.length;
    return true;
  }

  expect(token: string): void {
    if (!this.skips(token)) this.fail(`"${token}"`);
  }

  /** Returns the text that a sticky expression matches here, and skips it. */
  match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.position;
    const found = pattern.exec(this.text)?.[0];
    this.position += found?.length ?? 0;
    return found;
  }

  skipSpaces(): void {
    while (this.sees(" ") || this.sees("\t")) this.position++;
  }

  /** Returns the result of a parser; if it fails, undefined, and the position is as before. */
  attempt<Result>(parse: (scanner: Scanner) => Result): Result | undefined {
    const start = this.position;
    try {
      return parse(this);
    } catch (error) {
      if (!(error instanceof SyntaxFailure)) throw error;
      this.position = start;
      return undefined;
    }
  }

  /** Whether a parser would succeed here. */
  foresees(parse: (scanner: Scanner) => unknown): boolean {
    const start = this.position;
    const isThere = this.attempt((scanner) => {
      parse(scanner);
      return true;
    });
    this.position = start;
    return isThere === true;
  }

  /** Returns one or more results with a separator between them. */
  separated<Result>(parse: (scanner: Scanner) => Result, separator: string): [Result, ...Result[]] {
    const results: [Result, ...Result[]] = [parse(this)];
    while (this.skips(separator)) results.push(parse(this));
    return results;
  }

  /** Run a parser one level deeper, within a pair of parentheses. */
  nested<Result>(parse: (scanner: Scanner) => Result): Result {
    if (this.#depth === maxDepth) this.fail(`at most ${maxDepth} levels of parentheses`);
    this.#depth++;
    try {
      return parse(this);
    } finally {
      this.#depth--;
    }
  }

  fail(expected: string): never {
    throw new SyntaxFailure(this.position, expected);
  }
}
