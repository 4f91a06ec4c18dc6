/** Why a text is not valid JSON, and where. `opened` is the offset of the unmatched bracket. */
export interface SyntaxProblem {
  readonly code:
    | "file/empty"
    | "file/syntax"
    | "file/missing-comma"
    | "file/trailing-comma"
    | "file/single-quotes"
    | "file/unquoted-key"
    | "file/comment"
    | "file/unopened"
    | "file/unclosed"
    | "file/unescaped-quote"
    | "file/unfinished-text"
    | "file/bad-escape"
    | "file/control-character"
    | "file/bad-number"
    | "file/extra-text";
  readonly start: number;
  readonly end: number;
  /** The expected token for `file/syntax`; the missing bracket for `file/unclosed` and `file/unopened`. */
  readonly expected?: string;
  readonly found?: string;
  readonly opened?: number;
}

/**
 * Finds the first error in a text that `JSON.parse` rejected.
 *
 * Recognises the common mistakes in JSON. Iterative, so deep nesting cannot overflow the stack. Returns undefined only
 * if the text is valid after all.
 */
export function explainSyntax(text: string): SyntaxProblem | undefined {
  const reader = new Reader(text);
  return reader.read();
}

interface Open {
  readonly bracket: "{" | "[";
  readonly at: number;
  hasMembers: boolean;
  /** Where the value of its last property begins. */
  valueAt: number;
}

class Reader {
  private at = 0;
  private stringAt = 0;
  private readonly open: Open[] = [];
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  read(): SyntaxProblem | undefined {
    const blank = this.skip();
    if (blank) return blank;
    if (this.at === this.text.length) return { code: "file/empty", start: 0, end: this.text.length };
    let problem = this.value();
    while (problem === undefined && this.open.length > 0) problem = this.member();
    if (problem) return problem;
    const rest = this.skip();
    if (rest) return rest;
    if (this.isAfterKey()) return this.unopenedObject();
    return this.at < this.text.length ? { code: "file/extra-text", ...this.word() } : undefined;
  }

  /** Reads one value; of an object or array, only its opening bracket. */
  private value(): SyntaxProblem | undefined {
    const start = this.at;
    const char = this.text[start];
    if (char === "{" || char === "[") {
      this.open.push({ bracket: char, at: start, hasMembers: false, valueAt: start });
      this.at++;
      return undefined;
    }
    if (char === '"') return this.string();
    if (char === "'") return this.singleQuoted();
    if (char !== undefined && /[-+.\d]/.test(char)) return this.number();
    const word = /[A-Za-z_$][\w$]*/y;
    word.lastIndex = start;
    const found = word.exec(this.text)?.[0];
    if (found === "true" || found === "false" || found === "null") {
      this.at += found.length;
      return undefined;
    }
    return this.unexpected("a value");
  }

  /** Reads the next member of the innermost open bracket, or its closing bracket. */
  private member(): SyntaxProblem | undefined {
    const open = this.open[this.open.length - 1];
    if (open === undefined) return undefined;
    const blank = this.skip();
    if (blank) return blank;
    const closing = open.bracket === "{" ? "}" : "]";
    if (this.text[this.at] === closing) return this.close();
    if (open.hasMembers) {
      if (this.text[this.at] !== ",") return this.noComma(open, closing);
      const commaAt = this.at++;
      const after = this.skip();
      if (after) return after;
      if (this.text[this.at] === closing) return { code: "file/trailing-comma", start: commaAt, end: commaAt + 1 };
    }
    if (this.at >= this.text.length) return this.unclosed(open);
    open.hasMembers = true;
    return open.bracket === "{" ? this.property(open) : this.value();
  }

  private property(open: Open): SyntaxProblem | undefined {
    const start = this.at;
    const char = this.text[start];
    if (char === "'") return this.singleQuoted();
    // Several values after one name: a list without its bracket.
    if (char === "{" && open.valueAt > open.at)
      return { code: "file/unopened", start: open.valueAt, end: open.valueAt + 1, expected: "[", found: "a list" };
    if (char !== '"') {
      const name = /[A-Za-z_$][\w$-]*/y;
      name.lastIndex = start;
      const found = name.exec(this.text)?.[0];
      if (found !== undefined) return { code: "file/unquoted-key", start, end: start + found.length, found };
      return this.unexpected("a property name in quotes");
    }
    const problem = this.string() ?? this.skip();
    if (problem) return problem;
    if (this.text[this.at] !== ":") return this.unexpected("`:` after the property name");
    this.at++;
    const blank = this.skip();
    open.valueAt = this.at;
    return blank ?? this.value();
  }

  private close(): undefined {
    this.open.pop();
    this.at++;
  }

  private noComma(open: Open, closing: string): SyntaxProblem {
    const char = this.text[this.at];
    if (char === undefined) return this.unclosed(open);
    // A closing bracket of the other kind: the innermost one is not closed.
    if (char === "}" || char === "]") return this.unclosed(open);
    if (this.isAfterKey()) return this.unopenedObject();
    // The string ends right before other text, so its closing quote was probably meant as part of the string.
    if (this.text[this.at - 1] === '"' && char !== '"')
      return { code: "file/unescaped-quote", start: this.at - 1, end: this.at };
    const startsMember = open.bracket === "{" ? /["'A-Za-z_$]/.test(char) : /["'\d{[\-tfn]/.test(char);
    if (!startsMember) return this.unexpected(`\`,\` or \`${closing}\``);
    const end = this.endBefore(this.at);
    return { code: "file/missing-comma", start: end, end: end + 1 };
  }

  /** Whether a string was read as a value, and is the name of a property. */
  private isAfterKey(): boolean {
    return this.text[this.at] === ":" && this.text[this.endBefore(this.at) - 1] === '"';
  }

  private unopenedObject(): SyntaxProblem {
    const start = this.stringAt;
    const end = this.endBefore(this.at);
    return {
      code: "file/unopened",
      start,
      end,
      expected: "{",
      found: `\`${this.text.slice(start, Math.min(end, start + 40))}\``,
    };
  }

  private unclosed(open: Open): SyntaxProblem {
    const atEnd = this.at >= this.text.length;
    const end = atEnd ? this.endBefore(this.text.length) : this.at;
    const expected = open.bracket === "{" ? "}" : "]";
    return { code: "file/unclosed", start: end, end: atEnd ? end : end + 1, expected, opened: open.at };
  }

  private string(): SyntaxProblem | undefined {
    const start = this.at;
    this.stringAt = start;
    for (this.at++; this.at < this.text.length; this.at++) {
      const code = this.text.charCodeAt(this.at);
      if (code === 0x22) {
        this.at++;
        return undefined;
      }
      if (code === 0x0a || code === 0x0d) return { code: "file/unfinished-text", start, end: this.at };
      if (code < 0x20)
        return { code: "file/control-character", start: this.at, end: this.at + 1, found: codePoint(code) };
      if (code === 0x5c) {
        const known = /\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})/y;
        known.lastIndex = this.at;
        const found = known.exec(this.text)?.[0];
        if (found === undefined) {
          const end = Math.min(this.at + 2, this.text.length);
          return { code: "file/bad-escape", start: this.at, end, found: this.text.slice(this.at, end) };
        }
        this.at += found.length - 1;
      }
    }
    return { code: "file/unfinished-text", start, end: this.text.length };
  }

  private number(): SyntaxProblem | undefined {
    const start = this.at;
    const whole = /[-+.\w]+/y;
    whole.lastIndex = start;
    const found = whole.exec(this.text)?.[0] ?? "";
    if (!/^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/.test(found)) {
      return { code: "file/bad-number", start, end: start + found.length, found };
    }
    this.at += found.length;
    return undefined;
  }

  /** Skips white space. Reports a comment, which is a common mistake. */
  private skip(): SyntaxProblem | undefined {
    while (this.at < this.text.length && " \t\r\n".includes(this.text.charAt(this.at))) this.at++;
    const two = this.text.slice(this.at, this.at + 2);
    if (two !== "//" && two !== "/*") return undefined;
    const end = this.text.indexOf(two === "//" ? "\n" : "*/", this.at);
    const last = end === -1 ? this.text.length : two === "//" ? end : end + 2;
    return { code: "file/comment", start: this.at, end: last };
  }

  private unexpected(expected: string): SyntaxProblem {
    const { start, end } = this.word();
    const found = start === end ? "the end of the file" : `\`${this.text.slice(start, Math.min(end, start + 40))}\``;
    return { code: "file/syntax", start, end, expected, found };
  }

  /** Returns the range of the word or sign at the current offset. */
  private word(): { readonly start: number; readonly end: number } {
    const word = /[\w$]+|[\s\S]/uy;
    word.lastIndex = this.at;
    const found = word.exec(this.text)?.[0] ?? "";
    return { start: this.at, end: this.at + found.length };
  }

  private singleQuoted(): SyntaxProblem {
    const start = this.at;
    const line = this.text.slice(start + 1).search(/['\n\r]/);
    const end = line === -1 ? this.text.length : start + 1 + line;
    const isClosed = this.text[end] === "'";
    return { code: "file/single-quotes", start, end: isClosed ? end + 1 : end, found: this.text.slice(start + 1, end) };
  }

  /** Returns the end of the text before `offset`, without trailing white space. */
  private endBefore(offset: number): number {
    let end = offset;
    while (end > 0 && " \t\r\n".includes(this.text.charAt(end - 1))) end--;
    return end;
  }
}

const codePoint = (code: number) => `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
