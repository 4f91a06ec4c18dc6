import { note, noteLast, type Problems } from "./problem.ts";

/** The kind of a token: `end`, `name`, `number`, `text`, `template` (its opening quote), `bad`, or the punctuation. */
export type TokenKind = string;

/**
 * Splits a formula into tokens, one at a time. Never fails.
 *
 * The fields hold the current token; `next` moves on. Offsets are UTF-16 units of the formula.
 */
export class Scanner {
  kind: TokenKind = "end";
  start = 0;
  end = 0;
  /** The end of the token before the current one. */
  previousEnd = 0;
  /** The decoded text of a `text` token; otherwise the token as written. */
  value = "";

  constructor(
    readonly source: string,
    readonly problems: Problems,
  ) {}

  /** Moves to an offset where a token starts, backwards or forwards. */
  moveTo(offset: number): void {
    this.end = offset;
    this.next();
  }

  next(): void {
    this.previousEnd = this.end;
    const source = this.source;
    let at = this.end;
    for (;;) {
      const unit = source.charCodeAt(at);
      if (
        unit === 32 ||
        (unit >= 9 && unit <= 13) ||
        unit === 0xa0 ||
        unit === 0xfeff ||
        unit === 0x2028 ||
        unit === 0x2029
      )
        at++;
      else if (unit === 47 && (source.charCodeAt(at + 1) === 42 || source.charCodeAt(at + 1) === 47))
        at = this.skipComment(at);
      else break;
    }
    this.start = at;
    this.scan(at);
  }

  /** Scans the text of a template from `at` to its `${` or closing quote. */
  scanTemplateText(at: number): {
    readonly text: string;
    readonly end: number;
    readonly stop: "value" | "quote" | "end";
  } {
    const source = this.source;
    let text = "";
    let plainFrom = at;
    while (at < source.length) {
      const unit = source.charCodeAt(at);
      if (unit === 96) return { text: text + source.slice(plainFrom, at), end: at + 1, stop: "quote" };
      if (unit === 36 && source.charCodeAt(at + 1) === 123) {
        return { text: text + source.slice(plainFrom, at), end: at + 2, stop: "value" };
      }
      if (unit === 92) {
        text += source.slice(plainFrom, at);
        const escaped = this.scanEscape(at);
        text += escaped.text;
        at = escaped.end;
        plainFrom = at;
      } else at++;
    }
    return { text: text + source.slice(plainFrom), end: source.length, stop: "end" };
  }

  private scan(at: number): void {
    const source = this.source;
    if (at >= source.length) {
      this.take("end", at);
      return;
    }
    const unit = source.charCodeAt(at);
    if (isNameStart(unit)) {
      this.scanName(at);
      return;
    }
    if (isDigit(unit) || (unit === 46 && isDigit(source.charCodeAt(at + 1)))) {
      this.scanNumber(at);
      return;
    }
    if (unit === 34 || unit === 39) {
      this.scanText(at, unit);
      return;
    }
    if (unit === 96) {
      this.take("template", at + 1);
      return;
    }
    const length = punctuationLength(source, at, unit);
    if (length > 0) {
      this.end = at + length;
      this.value = this.kind = source.slice(at, this.end);
      return;
    }
    this.scanOther(at);
  }

  private take(kind: TokenKind, end: number): void {
    this.kind = kind;
    this.end = end;
    this.value = this.source.slice(this.start, end);
  }

  private scanName(at: number): void {
    const source = this.source;
    do at++;
    while (isNamePart(source.charCodeAt(at)));
    if (source.charCodeAt(at) > 127) {
      this.scanOther(this.start);
      return;
    }
    this.take("name", at);
  }

  /** Scans names with letters beyond ASCII, and characters that start no token. */
  private scanOther(at: number): void {
    const name = unicodeName.exec(this.source.slice(at, at + 200))?.[0];
    if (name) {
      this.take("name", at + name.length);
      return;
    }
    const quoted = curlyQuoted.exec(this.source.slice(at))?.[0];
    if (quoted) {
      this.take("text", at + quoted.length);
      this.value = quoted.slice(1, -1);
      note(
        this.problems,
        { start: at, end: at + 1 },
        "formula/bad-character",
        `\`${quoted.charAt(0)}\``,
        straightQuotes,
      );
      return;
    }
    const point = this.source.codePointAt(at) ?? 0;
    this.take("bad", at + (point > 0xffff ? 2 : 1));
    const isShown = point > 32 && !(point >= 0xd800 && point <= 0xdfff);
    const shown = isShown ? `\`${this.value}\`` : `U+${point.toString(16).toUpperCase().padStart(4, "0")}`;
    note(this.problems, { start: at, end: this.end }, "formula/bad-character", shown);
  }

  private scanNumber(at: number): void {
    const source = this.source;
    const start = at;
    while (isDigit(source.charCodeAt(at))) at++;
    if (source.charCodeAt(at) === 46) {
      at++;
      while (isDigit(source.charCodeAt(at))) at++;
    }
    if (source.charCodeAt(at) === 101 || source.charCodeAt(at) === 69) {
      at++;
      if (source.charCodeAt(at) === 43 || source.charCodeAt(at) === 45) at++;
      while (isDigit(source.charCodeAt(at))) at++;
    }
    while (isNamePart(source.charCodeAt(at))) at++;
    this.take("number", at);
    const isLeadingZero = source.charCodeAt(start) === 48 && isDigit(source.charCodeAt(start + 1));
    if (isLeadingZero || !Number.isFinite(Number(this.value)) || /[xobn_]/i.test(this.value)) {
      note(this.problems, { start, end: at }, "formula/bad-number", this.value);
      this.value = "0";
    }
  }

  private scanText(at: number, quote: number): void {
    const source = this.source;
    const start = at++;
    let text = "";
    let plainFrom = at;
    for (; at < source.length; ) {
      const unit = source.charCodeAt(at);
      if (unit === quote) {
        this.kind = "text";
        this.value = text + source.slice(plainFrom, at);
        this.end = at + 1;
        return;
      }
      if (unit === 92) {
        text += source.slice(plainFrom, at);
        const escaped = this.scanEscape(at);
        text += escaped.text;
        at = escaped.end;
        plainFrom = at;
      } else if (unit === 10 || unit === 13) break;
      else at++;
    }
    this.kind = "text";
    this.value = text + source.slice(plainFrom, at);
    this.end = at;
    noteLast(this.problems, { start, end: start + 1 }, "formula/unclosed", "string");
  }

  /** Decodes the escape at `at`, a backslash. An escape that JavaScript does not know decodes to its character. */
  private scanEscape(at: number): { readonly text: string; readonly end: number } {
    const source = this.source;
    const unit = source.charAt(at + 1);
    const simple = escapes.get(unit);
    if (simple !== undefined) return { text: simple, end: at + 2 };
    if (unit === "\r" && source.charAt(at + 2) === "\n") return { text: "", end: at + 3 };
    if (unit !== "u" && unit !== "x") return { text: unit, end: Math.min(at + 2, source.length) };
    const digits = (unit === "x" ? hexEscape : unicodeEscape).exec(source.slice(at + 2, at + 12));
    const point = Number.parseInt(digits?.[1] ?? digits?.[2] ?? "", 16);
    if (digits && point <= 0x10ffff) return { text: String.fromCodePoint(point), end: at + 2 + digits[0].length };
    note(this.problems, { start: at, end: at + 2 }, "formula/bad-escape", source.slice(at, at + 2));
    return { text: "", end: at + 2 };
  }

  private skipComment(at: number): number {
    const source = this.source;
    if (source.charCodeAt(at + 1) === 47) {
      while (at < source.length && source.charCodeAt(at) !== 10 && source.charCodeAt(at) !== 13) at++;
      return at;
    }
    const end = source.indexOf("*/", at + 2);
    if (end >= 0) return end + 2;
    noteLast(this.problems, { start: at, end: at + 2 }, "formula/unclosed", "comment");
    return source.length;
  }
}

const unicodeName = /^[\p{ID_Start}$_][\p{ID_Continue}$]*/u;
/** A string in the quotes that word processors and phones write. */
const curlyQuoted = /^(?:[‘’‚‛][^‘’‚‛]*[‘’‚‛]|[“”„][^“”„]*[“”„])/;
const straightQuotes = "write straight quotes: `'…'` or `\"…\"`";
const hexEscape = /^([0-9a-fA-F]{2})/;
const unicodeEscape = /^(?:([0-9a-fA-F]{4})|\{([0-9a-fA-F]{1,6})\})/;
const escapes: ReadonlyMap<string, string> = new Map([
  ["n", "\n"],
  ["t", "\t"],
  ["r", "\r"],
  ["b", "\b"],
  ["f", "\f"],
  ["v", "\v"],
  ["0", "\0"],
  ["\n", ""],
  ["\u2028", ""],
  ["\u2029", ""],
]);

const isDigit = (unit: number) => unit >= 48 && unit <= 57;
const isNameStart = (unit: number) =>
  (unit >= 97 && unit <= 122) || (unit >= 65 && unit <= 90) || unit === 95 || unit === 36;
const isNamePart = (unit: number) => isNameStart(unit) || isDigit(unit);

/**
 * Returns the length in UTF-16 units of the punctuation at `at`, or 0. Operators that formulas reject are tokens too.
 */
function punctuationLength(source: string, at: number, unit: number): number {
  const second = source.charCodeAt(at + 1);
  switch (unit) {
    case 40: // (
    case 41: // )
    case 44: // ,
    case 58: // :
    case 59: // ;
    case 91: // [
    case 93: // ]
    case 94: // ^
    case 123: // {
    case 125: // }
    case 126: // ~
      return 1;
    case 46: // . ...
      return second === 46 && source.charCodeAt(at + 2) === 46 ? 3 : 1;
    case 61: // = == === =>
      if (second === 61) return source.charCodeAt(at + 2) === 61 ? 3 : 2;
      return second === 62 ? 2 : 1;
    case 33: // ! != !==
      if (second === 61) return source.charCodeAt(at + 2) === 61 ? 3 : 2;
      return 1;
    case 63: // ? ?. ?? ??=
      if (second === 63) return source.charCodeAt(at + 2) === 61 ? 3 : 2;
      return second === 46 && !isDigit(source.charCodeAt(at + 2)) ? 2 : 1;
    case 60: // < <= << <>
      return second === 61 || second === unit || second === 62 ? 2 : 1;
    case 62: // > >= >>
      return second === 61 || second === unit ? 2 : 1;
    case 38: // & && &= &&=
    case 124: // | || |= ||=
    case 42: // * ** *= **=
      if (second === unit) return source.charCodeAt(at + 2) === 61 ? 3 : 2;
      return second === 61 ? 2 : 1;
    case 43: // + ++ +=
    case 45: // - -- -=
      return second === unit || second === 61 ? 2 : 1;
    case 47: // / /=
    case 37: // % %=
      return second === 61 ? 2 : 1;
    default:
      return 0;
  }
}
