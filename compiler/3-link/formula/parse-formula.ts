import type { BinaryOperator, Let, NameNode, ParsedExpression, Piece, RecordEntry } from "./expression.ts";
import { note, noteLast, type Problems } from "./problem.ts";
import {
  declaringWords,
  foreignInfix,
  foreignPrefix,
  type Refusal,
  refusedInfix,
  refusedPrefix,
  refusedWords,
} from "./refused-syntax.ts";
import { Scanner } from "./scan-formula.ts";

/** The deepest nesting of a formula: far more than anyone can read, far less than the stack allows. */
export const depthLimit = 200;

export interface ParsedFormula {
  readonly lets: readonly Let<ParsedExpression>[];
  readonly expression: ParsedExpression;
  readonly problems: Problems;
}

/**
 * Parses one expression, and the `let`s before it. Never throws: errors are in `problems`, and each is a `missing` node in the tree.
 *
 * Reports the syntax codes `formula/…`; offsets are UTF-16 units of `source`.
 */
export function parseFormula(source: string): ParsedFormula {
  const problems: Problems = [];
  const parsed = new Parser(new Scanner(source, problems), problems).parse();
  const lastIndex = problems.findIndex(({ isLast }) => isLast);
  return { ...parsed, problems: lastIndex < 0 ? problems : problems.slice(0, lastIndex + 1) };
}

const binaryPowers: ReadonlyMap<string, number> = new Map([
  ["??", 1],
  ["||", 2],
  ["&&", 3],
  ["==", 4],
  ["!=", 4],
  ["===", 4],
  ["!==", 4],
  ["<", 5],
  [">", 5],
  ["<=", 5],
  [">=", 5],
  ["+", 6],
  ["-", 6],
  ["*", 7],
  ["/", 7],
  ["%", 7],
]);

const operators: ReadonlyMap<string, BinaryOperator> = new Map(
  (["+", "-", "*", "/", "%", "==", "!=", "<", ">", "<=", ">=", "&&", "||", "??"] as const)
    .map((operator): [string, BinaryOperator] => [operator, operator])
    .concat([
      ["===", "=="],
      ["!==", "!="],
    ]),
);

class Parser {
  private depth = 0;
  /** The depth of the expression parsed last; kept here because the nodes do not need it. */
  private height = 0;
  private isTooDeep = false;
  private lastErrorStart = -1;
  /** Inside the value of a `let`: a template after it means that `;` is missing. */
  private isInLet = false;
  /** Inside the value of a template. */
  private isInTemplate = false;
  /** Inside a function, and so inside the brackets of a call. */
  private isInFunction = false;
  /** Words that a `let` declares although they cannot be names: reported there, and not where they are used. */
  private readonly misnamed = new Set<string>();
  private hasLateLet = false;

  constructor(
    private readonly scanner: Scanner,
    private readonly problems: Problems,
  ) {}

  parse(): Omit<ParsedFormula, "problems"> {
    const scanner = this.scanner;
    scanner.next();
    if (scanner.kind === "end") {
      note(this.problems, { start: 0, end: scanner.source.length }, "formula/empty");
      return { lets: noLets, expression: missing(0, scanner.source.length) };
    }
    this.frame();
    const lets = this.lets();
    if (lets.length > 0 && this.current() === "end") this.unexpected("an expression after `;`");
    const expression = this.expression(0);
    // Text after a complete expression is one error. After `;` it is still parsed, to report further errors in it.
    while (this.current() !== "end" && !this.isTooDeep && this.problems.length < 20) {
      if (!this.isLetBehind()) this.unexpected("the end of the formula");
      if (scanner.kind !== ";" && !this.isDeclaring()) {
        this.skipAll();
        break;
      }
      scanner.next();
      if (this.current() !== "end" && !isClosing(scanner.kind)) this.expression(0);
    }
    return { lets: this.hasLateLet ? [...lets, namelessLet(scanner.previousEnd)] : lets, expression };
  }

  /** Reports what people used to spreadsheets and page templates write around an expression. */
  private frame(): void {
    const scanner = this.scanner;
    if (scanner.kind === "=") {
      this.note(scanner, "formula/not-allowed", "`=` at the start", "remove it", "");
      scanner.next();
    } else if (/^(?:\{\{|\$\{)/.test(scanner.source.slice(scanner.start))) {
      const opening = { start: scanner.start, end: scanner.start + 2 };
      const shown = scanner.source.slice(opening.start, opening.end);
      this.note(opening, "formula/not-allowed", `\`${shown}\``, "write the expression alone");
      this.skipAll();
    } else if (/^<\/?[a-z]/i.test(scanner.source.slice(scanner.start))) {
      this.note(scanner, "formula/not-allowed", "markup", "write it as a string, or use an element");
      this.skipAll();
    }
  }

  /** Parses `let name = value;`, any number of times. */
  private lets(): readonly Let<ParsedExpression>[] {
    if (!this.isDeclaring() && !this.isWordless()) return noLets;
    const lets: Let<ParsedExpression>[] = [];
    let height = 0;
    while (this.isDeclaring() || this.isListAhead() || this.isWordless()) {
      const word = this.scanner.value;
      if (this.isWordless())
        this.note(this.scanner, "formula/not-allowed", "an assignment", `write \`let ${word} = …;\``);
      else {
        if (word === "const" || word === "var")
          this.note(this.scanner, "formula/not-allowed", `\`${word}\``, "write `let`", "let");
        this.scanner.next();
      }
      lets.push(this.let());
      height = Math.max(height, this.height);
    }
    this.height = height;
    return lets;
  }

  private isDeclaring(): boolean {
    const { source, kind, end, value } = this.scanner;
    if (kind !== "name" || !declaringWords.has(value)) return false;
    return !this.misnamed.has(value) || /^\s+[\p{ID_Start}$_]/u.test(source.slice(end));
  }

  /** True at the name of `name = value;` without `let`. */
  private isWordless(): boolean {
    const { source, kind, end, value } = this.scanner;
    return (
      kind === "name" &&
      !isWord(value) &&
      /^\s*=(?![=>])/.test(source.slice(end, end + 100)) &&
      source.includes(";", end)
    );
  }

  /** True at a `;` before a `let`, which is reported there. */
  private isLetBehind(): boolean {
    const { source, kind, end } = this.scanner;
    return kind === ";" && /^\s*(?:let|const|var)\s+[\p{ID_Start}$_]/u.test(source.slice(end));
  }

  /** True at the comma of `let a = 1, b = 2;`, which is reported there. */
  private isListAhead(): boolean {
    const { source, kind, end } = this.scanner;
    return kind === "," && /^\s*[\p{ID_Start}$_][\p{ID_Continue}$]*\s*=(?![=>])/u.test(source.slice(end));
  }

  /** Parses a name, `=`, a value and `;`. After an error in the name, the value is not read. */
  private let(): Let<ParsedExpression> {
    const { scanner } = this;
    const { start, end, value: word } = scanner;
    const hasName = scanner.kind === "name";
    let value = missing(end, end);
    this.height = 1;
    if (!hasName || isWord(word)) this.unexpected("a name");
    if (hasName) {
      if (isWord(word)) this.misnamed.add(word);
      scanner.next();
    }
    const { isInLet } = this;
    this.isInLet = true;
    if (hasName && this.expect("=", "`=`")) value = this.expression(0);
    else this.skipWithin(";");
    this.isInLet = isInLet;
    if (this.current() !== ";") {
      this.unexpected(this.current() === "end" ? "`;` and an expression" : "`;`");
      // Outside of a call, no bracket is open that this one could close.
      while (!this.isInFunction && isBracket(this.current())) scanner.next();
    }
    if (this.current() === ";") scanner.next();
    return { kind: "let", start, end: hasName ? end : start, name: hasName ? word : "", value };
  }

  /** Skips to the closing bracket around the current token, or to `stop`, without reporting anything. */
  private skipWithin(stop: ";" | undefined): void {
    const known = this.problems.length;
    for (let open = 0; this.current() !== "end"; this.scanner.next()) {
      const kind = this.current();
      const isClosed = isBracket(kind);
      if (open === 0 && (isClosed || kind === stop)) break;
      if (kind === "(" || kind === "[" || kind === "{") open++;
      else if (isClosed) open--;
    }
    this.problems.length = known;
  }

  /** Returns the kind of the current token. A call, so that TypeScript does not narrow it across `next()`. */
  private current(): string {
    return this.scanner.kind;
  }

  private expression(minimum: number): ParsedExpression {
    if (++this.depth > depthLimit || this.isTooDeep) {
      this.depth--;
      return this.tooDeep();
    }
    let left = this.operand();
    let height = this.height;
    for (;;) {
      const kind = this.scanner.kind;
      const token = kind === "name" ? this.scanner.value : kind;
      const power = binaryPowers.get(token);
      if (this.isBefore("-", ">")) left = this.thinArrow(left);
      else if (power !== undefined) {
        if (power <= minimum) break;
        left = this.binary(left, token, power);
      } else if (token === "?" && minimum === 0) left = this.conditional(left);
      else if ((refusedInfix.has(token) || foreignInfix.has(token)) && (minimum === 0 || token === "=>"))
        left = this.refusedOperator(left, token);
      else break;
      height = Math.max(height, this.height) + 1;
      if (height + this.depth > depthLimit) {
        left = this.tooDeep();
        break;
      }
    }
    this.height = height;
    this.depth--;
    return left;
  }

  private binary(left: ParsedExpression, token: string, power: number): ParsedExpression {
    this.scanner.next();
    const right = this.expression(power);
    return { kind: "binary", start: left.start, end: right.end, operator: operators.get(token) ?? "+", left, right };
  }

  /** True if the current token and the character right after it are the two of an operator of another language. */
  private isBefore(token: string, character: string): boolean {
    const { kind, source, end } = this.scanner;
    return kind === token && source.charAt(end) === character;
  }

  /** Reports `->`, and skips what belongs to it. */
  private thinArrow({ start }: ParsedExpression): ParsedExpression {
    this.noteThinArrow("write `.` before the name of a member, or `=>` after the parameters of a function");
    const right = this.depth < depthLimit ? this.operandOrNothing() : undefined;
    return missing(start, right?.end ?? this.scanner.previousEnd);
  }

  private noteThinArrow(instead: string): void {
    const { scanner } = this;
    this.note({ start: scanner.start, end: scanner.end + 1 }, "formula/not-allowed", "`->`", instead);
    scanner.next();
    scanner.next();
  }

  private conditional(condition: ParsedExpression): ParsedExpression {
    this.scanner.next();
    const whenTrue = this.expression(0);
    let height = this.height;
    if (!this.expect(":", "`:`")) return condition;
    const whenFalse = this.expression(0);
    height = Math.max(height, this.height);
    this.height = height;
    return { kind: "conditional", start: condition.start, end: whenFalse.end, condition, whenTrue, whenFalse };
  }

  private refusedOperator(left: ParsedExpression, token: string): ParsedExpression {
    const { scanner } = this;
    const foreign = foreignInfix.get(token);
    if (foreign) {
      this.note(scanner, "formula/not-allowed", ...foreign);
      this.skipForeign();
      return missing(left.start, scanner.previousEnd);
    }
    const isTurned = token === "=" && scanner.source.charAt(scanner.end) === "<";
    if (isTurned)
      this.note({ start: scanner.start, end: scanner.end + 1 }, "formula/not-allowed", "`=<`", "write `<=`", "<=");
    else if (token === "=>") this.noteLast(scanner, ...lambdaOutside);
    else this.note(scanner, "formula/not-allowed", ...(refusedInfix.get(token) ?? [token]));
    scanner.next();
    if (isTurned) scanner.next();
    if (this.current() === "end" || isClosing(this.current())) return missing(left.start, left.end);
    const right = this.expression(0);
    return missing(left.start, right.end);
  }

  /** Parses prefix operators, then a primary with its members, indexes and calls. */
  private operand(): ParsedExpression {
    const scanner = this.scanner;
    const { kind, start } = scanner;
    if (kind === "!" || kind === "-" || kind === "+") {
      scanner.next();
      if (++this.depth > depthLimit) {
        this.depth--;
        return this.tooDeep();
      }
      const operand = this.operand();
      this.depth--;
      this.height++;
      return { kind: "unary", start, end: operand.end, operator: kind, operand };
    }
    const word = kind === "name" ? scanner.value : kind;
    const refused = refusedPrefix.get(word);
    if (refused && !this.misnamed.has(word)) {
      this.note(scanner, "formula/not-allowed", ...refused);
      scanner.next();
      const operand = this.depth < depthLimit ? this.expression(7) : this.tooDeep();
      return missing(start, operand.end);
    }
    return this.suffixes(this.primary());
  }

  private suffixes(object: ParsedExpression): ParsedExpression {
    const scanner = this.scanner;
    let height = this.height;
    for (;;) {
      const { kind } = scanner;
      if (kind === "." || kind === "?.") {
        if (this.isBefore(".", "?")) {
          this.note({ start: scanner.start, end: scanner.end + 1 }, "formula/not-allowed", "`.?`", "write `?.`");
          scanner.next();
        }
        scanner.next();
        if (kind === "?." && this.current() === "[") object = this.index(object);
        else if (kind === "?." && this.current() === "(") object = this.call(object);
        else object = this.member(object);
      } else if (kind === "[") object = this.index(object);
      else if (kind === "(") object = this.call(object);
      // In a template it is the closing quote, and the `${` before is not closed.
      else if (kind === "template" && !this.isInLet && !this.isInTemplate) {
        this.note(scanner, "formula/not-allowed", "a tagged template");
        this.template();
      } else if (kind === "!") {
        this.note(scanner, "formula/not-allowed", "`!` after a value", "add a fallback: `… ?? value`");
        scanner.next();
      } else if (kind === "++" || kind === "--") {
        this.note(scanner, "formula/not-allowed", `\`${kind}\``, "set the value in a workflow");
        scanner.next();
      } else break;
      height = Math.max(height, this.height) + 1;
      if (height + this.depth > depthLimit) return this.tooDeep();
    }
    this.height = height;
    return object;
  }

  private member(object: ParsedExpression): ParsedExpression {
    const scanner = this.scanner;
    this.height = 0;
    if (scanner.kind !== "name") {
      this.unexpected("a name");
      return missing(object.start, scanner.previousEnd);
    }
    const { value: name, start: nameStart, end } = scanner;
    scanner.next();
    return { kind: "member", start: object.start, end, object, name, nameStart, nameEnd: end };
  }

  private index(object: ParsedExpression): ParsedExpression {
    const opening = this.piece();
    this.scanner.next();
    const index = this.expression(0);
    this.close("]", opening);
    return { kind: "index", start: object.start, end: this.scanner.previousEnd, object, index };
  }

  private call(callee: ParsedExpression): ParsedExpression {
    const args = this.items(")", () => this.argument());
    return { kind: "call", start: callee.start, end: this.scanner.previousEnd, callee, args };
  }

  private argument(): ParsedExpression {
    if (this.scanner.kind === "...") return this.spread();
    if (this.isLambdaAhead()) return this.lambda();
    return this.expression(0);
  }

  private spread(): ParsedExpression {
    const { start } = this.scanner;
    this.scanner.next();
    const value = this.expression(0);
    return { kind: "spread", start, end: value.end, value };
  }

  private primary(): ParsedExpression {
    const scanner = this.scanner;
    const { kind, start, end } = scanner;
    this.height = 1;
    switch (kind) {
      case "name":
        return this.name();
      case "number": {
        const value = Number(scanner.value);
        scanner.next();
        return { kind: "literal", start, end, value };
      }
      case "text": {
        const { value } = scanner;
        scanner.next();
        return { kind: "literal", start, end, value };
      }
      case "template":
        return this.template();
      case "(":
        return this.group();
      case "[": {
        const items = this.items("]", () => (scanner.kind === "..." ? this.spread() : this.expression(0)));
        return { kind: "list", start, end: scanner.previousEnd, items };
      }
      case "{":
        return this.record();
      case "bad":
        this.lastErrorStart = start;
        scanner.next();
        return this.depth < depthLimit ? this.skipTo(start, this.operandOrNothing()) : this.tooDeep();
      case "/":
        this.note(
          scanner,
          "formula/not-allowed",
          "a regular expression",
          "use `matches(text, 'pattern')`, or `contains(text, part)` to search in a text",
        );
        this.skipRegularExpression();
        return missing(start, scanner.previousEnd);
      default:
        this.unexpected("a value");
        // An operator without its left side: continue after it. The opener of a bracket consumes its closing bracket.
        if (kind !== "end" && kind !== ";" && !isClosing(kind)) {
          scanner.next();
          if (binaryPowers.has(kind) || refusedInfix.has(kind))
            return this.depth < depthLimit ? this.skipTo(start, this.operandOrNothing()) : this.tooDeep();
        }
        return missing(start, start);
    }
  }

  private operandOrNothing(): ParsedExpression | undefined {
    if (this.scanner.kind === "end" || isClosing(this.scanner.kind)) return undefined;
    this.depth++;
    const operand = this.operand();
    this.depth--;
    return operand;
  }

  private skipTo(start: number, operand: ParsedExpression | undefined): ParsedExpression {
    return missing(start, operand?.end ?? this.scanner.previousEnd);
  }

  private name(): ParsedExpression {
    const scanner = this.scanner;
    const { value: name, start, end } = scanner;
    if (this.isDeclaring()) {
      const instead = "write it at the start of the formula, or of the body of a function";
      this.note(scanner, "formula/not-allowed", `\`${name}\` inside an expression`, instead);
      this.hasLateLet = true;
      this.skipForeign();
      return missing(start, scanner.previousEnd);
    }
    const refused = this.misnamed.has(name) ? undefined : refusedWords.get(name);
    if (refused) {
      if (name === "this") this.note(scanner, "formula/not-allowed", ...refused);
      else this.noteLast(scanner, ...refused);
      scanner.next();
      // The body of a function or class is not a formula, so errors in it are not worth reporting.
      if (name === "function" || name === "class" || name === "async") this.skipAll();
      else if (this.current() === "name") this.operandOrNothing();
      return missing(start, scanner.previousEnd);
    }
    const foreign = this.isValueBehind() ? foreignPrefix.get(name) : undefined;
    if (foreign) {
      this.note(scanner, "formula/not-allowed", ...foreign);
      this.skipForeign();
      return missing(start, scanner.previousEnd);
    }
    if (name === "$" && scanner.source.charAt(end) === "{") {
      const opening = { start, end: end + 1 };
      this.note(opening, "formula/not-allowed", "`${` outside a template", "put the text between backticks");
      this.skipForeign();
      return missing(start, scanner.previousEnd);
    }
    scanner.next();
    switch (name) {
      case "true":
      case "false":
        return { kind: "literal", start, end, value: name === "true" };
      case "null":
      case "undefined":
        return { kind: "literal", start, end, value: null };
      default:
        return { kind: "name", start, end, name };
    }
  }

  /** Skips what follows in another language, up to the closing bracket around it. */
  private skipForeign(): void {
    this.skipWithin(undefined);
    this.lastErrorStart = this.scanner.start;
  }

  /** True if a value follows the current name directly, which no formula has. */
  private isValueBehind(): boolean {
    const { source, end } = this.scanner;
    return /^\s*(?:[\p{ID_Start}$_\d'"`]|!(?!=))/u.test(source.slice(end, end + 100));
  }

  private group(): ParsedExpression {
    const opening = this.piece();
    if (this.isLambdaAhead()) {
      this.noteLast(opening, ...lambdaOutside);
      const lambda = this.lambda();
      return missing(lambda.start, lambda.end);
    }
    this.scanner.next();
    const inner = this.expression(0);
    this.close(")", opening);
    return inner;
  }

  private template(): ParsedExpression {
    const scanner = this.scanner;
    const { start } = scanner;
    const texts: string[] = [];
    const values: ParsedExpression[] = [];
    let height = 1;
    let at = scanner.end;
    for (;;) {
      const piece = scanner.scanTemplateText(at);
      texts.push(piece.text);
      if (piece.stop !== "value") {
        if (piece.stop === "end") note(this.problems, { start, end: start + 1 }, "formula/unclosed", "template");
        scanner.moveTo(piece.end);
        break;
      }
      scanner.moveTo(piece.end);
      const { isInTemplate } = this;
      this.isInTemplate = true;
      values.push(this.expression(0));
      this.isInTemplate = isInTemplate;
      height = Math.max(height, this.height + 1);
      if (this.current() !== "}") {
        this.unexpected("`}`");
        this.skipPast("}");
      }
      if (this.current() === "end") {
        this.lastErrorStart = scanner.start;
        texts.push("");
        break;
      }
      at = scanner.end;
    }
    this.height = height;
    return { kind: "template", start, end: scanner.previousEnd, texts, values };
  }

  private record(): ParsedExpression {
    const { start } = this.scanner;
    const entries = this.items("}", () => this.entry());
    return { kind: "record", start, end: this.scanner.previousEnd, entries };
  }

  private entry(): RecordEntry<ParsedExpression> {
    const scanner = this.scanner;
    const { kind, start, end, value: name } = scanner;
    if (kind === "...") {
      const spread = this.spread();
      return { name: undefined, start, end: spread.end, value: spread.kind === "spread" ? spread.value : spread };
    }
    if (kind !== "name" && kind !== "text" && kind !== "number") {
      this.unexpected("a name");
      return { name: undefined, start, end: start, value: missing(start, start) };
    }
    scanner.next();
    if (this.current() === ":") {
      scanner.next();
      return { name, start, end, value: this.expression(0) };
    }
    this.height = 1;
    if (kind === "name" && (this.current() === "," || this.current() === "}")) {
      return { name, start, end, value: { kind: "name", start, end, name } };
    }
    this.unexpected("`:`");
    // A path such as `{ item.id }` is one mistake.
    if (this.current() === "." || this.current() === "?.") this.suffixes(missing(start, end));
    const hasValue = this.current() !== "end" && !isClosing(this.current());
    return { name, start, end, value: hasValue ? this.expression(0) : missing(end, end) };
  }

  /**
   * Parses items between the current opening bracket and `closing`, separated by commas; a trailing comma is allowed.
   */
  private items<T>(closing: string, item: () => T): T[] {
    const scanner = this.scanner;
    const opening = this.piece();
    const found: T[] = [];
    let height = 0;
    let isReported = false;
    scanner.next();
    while (this.current() !== closing && this.current() !== "end") {
      const { start } = scanner;
      found.push(item());
      height = Math.max(height, this.height);
      if (this.current() === ",") scanner.next();
      else if (this.current() !== closing) {
        // More of the same is the same mistake.
        if (this.current() !== "end" && !this.isLetBehind() && !isReported) this.unexpected(`\`,\` or \`${closing}\``);
        isReported = true;
        if (isClosing(this.current()) || (this.current() === ";" && this.isInLet)) break;
        if (scanner.start === start || this.current() === ";") scanner.next();
      }
      if (this.isTooDeep) break;
    }
    this.close(closing, opening);
    this.height = height + 1;
    return found;
  }

  private isLambdaAhead(): boolean {
    const scanner = this.scanner;
    const { start, kind } = scanner;
    if (kind !== "name" && kind !== "(") return false;
    if (kind === "(" && !mayOpenLambda(scanner.source, scanner.end)) return false;
    if (kind === "name" && !isArrowBehind(scanner.source, scanner.end)) return false;
    if (kind === "name") return true;
    const known = this.problems.length;
    const { previousEnd } = scanner;
    scanner.next();
    while (this.current() === "name" || this.current() === ",") scanner.next();
    let isLambda = false;
    if (this.current() === ")") {
      scanner.next();
      isLambda = this.current() === "=>" || this.isBefore("-", ">");
    }
    this.problems.length = known;
    scanner.moveTo(start);
    scanner.previousEnd = previousEnd;
    return isLambda;
  }

  private lambda(): ParsedExpression {
    const scanner = this.scanner;
    const { start } = scanner;
    const params: NameNode[] = [];
    const isGroup = scanner.kind === "(";
    if (isGroup) scanner.next();
    while (this.current() === "name") {
      const name: NameNode = { kind: "name", start: scanner.start, end: scanner.end, name: scanner.value };
      if (isWord(name.name)) {
        this.unexpected("a name");
        this.misnamed.add(name.name);
      }
      if (params.some((other) => other.name === name.name)) this.note(name, "formula/repeated-name", name.name);
      params.push(name);
      scanner.next();
      if (!isGroup || this.current() !== ",") break;
      scanner.next();
    }
    if (isGroup) this.expect(")", "`)`");
    if (this.isBefore("-", ">")) this.noteThinArrow("write `=>`");
    else this.expect("=>", "`=>`");
    if (this.current() === "{") this.functionBody();
    const { isInFunction } = this;
    this.isInFunction = true;
    const lets = this.lets();
    let height = lets.length > 0 ? this.height : 0;
    const body = this.expression(0);
    this.isInFunction = isInFunction;
    height = Math.max(height, this.height);
    this.height = height + 1;
    return { kind: "lambda", start, end: body.end, params, lets, body };
  }

  /** Reports `{` after `=>`. Statements inside are not a formula, so errors in them are not worth reporting. */
  private functionBody(): void {
    const { source, end } = this.scanner;
    const hasStatements = /^\s*(?:let|const|var|return)\s/.test(source.slice(end));
    const instead = hasStatements
      ? "write `x => let y = …; …`, without braces and `return`"
      : "write `x => ({ … })` for a record";
    this.note(this.scanner, "formula/not-allowed", "a function body", instead);
    if (!hasStatements) return;
    this.skipWithin(undefined);
    this.lastErrorStart = this.scanner.start;
  }

  private expect(kind: string, shown: string): boolean {
    if (this.scanner.kind !== kind) {
      this.unexpected(shown);
      return false;
    }
    this.scanner.next();
    return true;
  }

  private close(closing: string, opening: Piece): void {
    const scanner = this.scanner;
    if (scanner.kind === closing) {
      scanner.next();
      return;
    }
    if (this.isTooDeep) return;
    if (scanner.kind === "end") {
      if (!this.isReported())
        this.note(opening, "formula/unclosed", `\`${scanner.source.slice(opening.start, opening.end)}\``);
      this.lastErrorStart = scanner.start;
      return;
    }
    this.unexpected(`\`${closing}\``);
    // The `;` of a `let` ends its value.
    if (this.current() === ";" && this.isInLet) return;
    if (!isClosing(scanner.kind)) this.skipPast(closing);
    if (this.current() === closing || isClosing(this.current())) scanner.next();
  }

  /** Skips to the current bracket's `closing`, over nested brackets, and stays on it. */
  private skipPast(closing: string): void {
    let open = 0;
    for (;;) {
      const kind = this.scanner.kind;
      if (kind === "end") return;
      if (open === 0 && kind === closing) return;
      if (kind === "(" || kind === "[" || kind === "{") open++;
      else if (isClosing(kind)) open = Math.max(0, open - 1);
      this.scanner.next();
    }
  }

  private skipRegularExpression(): void {
    const { source, start } = this.scanner;
    const end = source.indexOf("/", start + 1);
    this.scanner.moveTo(end < 0 ? source.length : end + 1);
    if (this.current() === "name") this.scanner.next();
  }

  private tooDeep(): ParsedExpression {
    const { start, end } = this.scanner;
    if (!this.isTooDeep) note(this.problems, { start, end }, "formula/too-deep", depthLimit);
    this.isTooDeep = true;
    this.height = 1;
    this.skipAll();
    return missing(start, start);
  }

  /** Skips the rest of the formula, whose end is not reported. */
  private skipAll(): void {
    const { length } = this.scanner.source;
    this.lastErrorStart = length;
    this.scanner.moveTo(length);
  }

  /** True if the token is part of a reported mistake: the end of the formula is part of an unclosed string. */
  private isReported(): boolean {
    const { kind, start } = this.scanner;
    return this.lastErrorStart === start || (kind === "end" && this.problems.at(-1)?.code === "formula/unclosed");
  }

  private unexpected(expected: string): void {
    const { kind, start, end, source } = this.scanner;
    if (this.isTooDeep || this.isReported() || kind === "bad") return;
    this.lastErrorStart = start;
    if (kind === "end") {
      const last = this.scanner.previousEnd;
      note(this.problems, { start: Math.max(0, last - 1), end: last }, "formula/unexpected-end", `add ${expected}`);
    } else if (kind === ";") {
      // People used to JavaScript end a formula with `;`.
      const isWhole = expected === "the end of the formula";
      const isInList = expected.startsWith("`,`");
      const instead = isInList ? `write ${expected} here` : `add ${expected}`;
      const help = isWhole ? "remove `;`: a formula is one expression" : instead;
      note(this.problems, { start, end }, "formula/unexpected-end", help);
    } else
      noteLast(this.problems, { start, end }, "formula/syntax", expected, foundText(kind, source.slice(start, end)));
  }

  private note(piece: Piece, code: "formula/not-allowed", construct: string, instead?: string, token?: string): void;
  private note(piece: Piece, code: "formula/unclosed" | "formula/repeated-name", what: string): void;
  private note(
    piece: Piece,
    code: "formula/not-allowed" | "formula/unclosed" | "formula/repeated-name",
    ...values: [string, string?, string?]
  ): void {
    if (this.isTooDeep) return;
    this.lastErrorStart = piece.start;
    if (code === "formula/not-allowed") note(this.problems, piece, code, ...values);
    else note(this.problems, piece, code, values[0]);
  }

  /** Reports code of JavaScript after which the text cannot be read as a formula. */
  private noteLast(piece: Piece, ...refusal: Refusal): void {
    if (this.isTooDeep) return;
    this.lastErrorStart = piece.start;
    noteLast(this.problems, piece, "formula/not-allowed", ...refusal);
  }

  private piece(): Piece {
    return { start: this.scanner.start, end: this.scanner.end };
  }
}

const lambdaOutside: Refusal = refusedInfix.get("=>") ?? ["a lambda"];

const noLets: readonly Let<ParsedExpression>[] = [];

/** Replaces a `let` that is not read: unknown names may be its own. */
const namelessLet = (at: number): Let<ParsedExpression> => ({
  kind: "let",
  start: at,
  end: at,
  name: "",
  value: missing(at, at),
});

/** Words that mean something in a formula or in JavaScript, and so cannot be names. */
const isWord = (name: string): boolean =>
  /^(?:true|false|null|undefined)$/.test(name) ||
  declaringWords.has(name) ||
  refusedWords.has(name) ||
  refusedPrefix.has(name) ||
  refusedInfix.has(name);

const missing = (start: number, end: number): ParsedExpression => ({
  kind: "missing",
  start,
  end: Math.max(start, end),
});

const isBracket = (kind: string) => kind === ")" || kind === "]" || kind === "}";
const isClosing = (kind: string) => isBracket(kind) || kind === "," || kind === ":";

const foundText = (kind: string, source: string) => {
  if (kind === "text") return "a string";
  if (kind === "template") return "a template";
  return `\`${source.length > 30 ? `${source.slice(0, 30)}…` : source}\``;
};

/** Looks for `=>` or `->`. Looks at the characters only, so that most arguments and brackets are not parsed twice. */
function isArrowBehind(source: string, at: number): boolean {
  while (source.charCodeAt(at) === 32) at++;
  return /[=-]/.test(source.charAt(at)) && source.charCodeAt(at + 1) === 62;
}

function mayOpenLambda(source: string, at: number): boolean {
  const close = source.indexOf(")", at);
  return close >= 0 && isArrowBehind(source, close + 1);
}
