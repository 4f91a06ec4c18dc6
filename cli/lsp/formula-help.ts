import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type CompletionItem, CompletionItemKind } from "vscode-languageserver";
import type { Let, NameNode, ParsedExpression } from "../../compiler/3-link/formula/expression.ts";
import { elsewhere, linkFormula } from "../../compiler/3-link/formula/link-formula.ts";
import { parseFormula } from "../../compiler/3-link/formula/parse-formula.ts";
import type { Problems } from "../../compiler/3-link/formula/problem.ts";
import { Scanner } from "../../compiler/3-link/formula/scan-formula.ts";
import { descriptionOf } from "../../compiler/3-link/names/name-descriptions.ts";
import { isResolved, type Scope } from "../../compiler/3-link/names/scope.ts";
import { checkFormula } from "../../compiler/4-check/expressions/check-formula.ts";
import { visitExpressions } from "../../compiler/4-check/expressions/nodes.ts";
import { helpers } from "../../compiler/catalogue/helper-catalogue.ts";
import { type Type, unknown } from "../../compiler/formula-types.ts";
import { kebabCase } from "../../compiler/names.ts";
import { typeText, withoutNothing } from "../../compiler/value-types.ts";
import { packageRoot } from "../project/project.ts";
import { localsIn } from "./locals.ts";

/** The documentation of a helper from schema/helpers. */
interface HelperDocs {
  /** A list for an overloaded helper. */
  readonly signature: string | readonly string[];
  readonly description: string;
  readonly edgeCases?: readonly string[];
}

const docs = new Map<string, HelperDocs | undefined>();

/** Returns the documentation of a helper, read on first use. */
export function docsOf(name: string): HelperDocs | undefined {
  if (!docs.has(name)) {
    const path = join(packageRoot(), "schema/helpers", `${kebabCase(name)}.json`);
    docs.set(name, existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined);
  }
  return docs.get(name);
}

/** Not a name of any design: looking it up in a scope returns the list of known names. */
const nobody = "\u0000";

/** Complete a formula at an offset. */
export function completeFormula(text: string, offset: number, scope: Scope): CompletionItem[] {
  const before = text.slice(0, offset);
  const typed = /[A-Za-z_][A-Za-z0-9_]*$/.exec(before)?.[0] ?? "";
  const rest = before.slice(0, before.length - typed.length);
  if (isInText(rest) || /\blet\s+$/.test(rest)) return [];
  const site = new Site(rest + (typed || "x") + text.slice(offset), rest.length, scope);
  const dot = /\??\.\s*$/.exec(rest);
  if (dot) return completeMember(rest.slice(0, dot.index), site);
  const callable = [...helpers.values()].filter((helper) => elsewhere(helper, scope) === undefined);
  return [...localsOf(site), ...rootsOf(scope), ...callable.map(helperItem)];
}

/** A place in a formula: the scope of the formula, and the names that the formula declares before the place. */
class Site {
  private readonly bodies: readonly Body[];
  /** The text before the place that declares its names. */
  private readonly head: string;

  constructor(
    text: string,
    offset: number,
    readonly scope: Scope,
  ) {
    this.bodies = bodiesAround(text, offset);
    const [formula, outermost] = this.bodies;
    const innermost = this.bodies.at(-1);
    const lets = formula && formula.lets.length > 0 ? text.slice(0, formula.start) : "";
    this.head = outermost && innermost ? lets + text.slice(outermost.callStart, innermost.start) : lets;
  }

  /** The names that the formula declares, innermost first. */
  get locals(): readonly string[] {
    const names = this.bodies.toReversed().flatMap(({ lets, params }) => [...lets.toReversed(), ...params]);
    return [...new Set(names.map(({ name }) => name))].filter((name) => name !== "");
  }

  /** The type of an expression at this place. */
  typeOf(expression: string): Type {
    const { head } = this;
    const whole = head + expression + closersOf(head);
    const { lets, expression: checked } = checkFormula(linkFormula(whole, this.scope), undefined);
    let type: Type | undefined;
    visitExpressions([lets, checked], (node) => {
      const isInside = head.length <= node.start && node.end <= head.length + expression.length;
      if (isInside && node.kind !== "conversion") type ??= node.type;
    });
    return type ?? unknown;
  }
}

/** The formula or a function in it, around a place: with the parameters and the `let`s before the place. */
interface Body {
  readonly params: readonly NameNode[];
  readonly lets: readonly Let<ParsedExpression>[];
  /** Where the expression at the place starts: after the `let`s. */
  readonly start: number;
  /** Where the call starts that determines the parameters: the function is one of its arguments. */
  readonly callStart: number;
}

/** Returns the bodies around an offset, outermost first. */
function bodiesAround(text: string, offset: number): readonly Body[] {
  const bodies: Body[] = [];
  const { lets, expression } = parseFormula(text);
  const enter = (inner: Omit<Lambda, "kind" | "start" | "end">, callStart: number): void => {
    const { params, lets, body } = inner;
    const at = lets.findIndex(({ end, value }) => end < offset && offset <= value.end);
    const unfinished = lets[at];
    // The value of a `let` does not see its name.
    const before = unfinished && text.slice(0, unfinished.start).replace(/[a-z]+\s*$/, "");
    bodies.push({
      params,
      lets: unfinished ? lets.slice(0, at) : lets,
      start: before?.length ?? body.start,
      callStart,
    });
    const next = functionAround(unfinished?.value ?? body, offset);
    if (next) enter(next.lambda, next.callStart);
  };
  enter({ params: [], lets, body: expression }, 0);
  return bodies;
}

type Lambda = Extract<ParsedExpression, { readonly kind: "lambda" }>;

/** Returns the outermost function around an offset, with the start of the call that it is an argument of. */
function functionAround(node: ParsedExpression, offset: number) {
  let found: { readonly lambda: Lambda; readonly callStart: number } | undefined;
  const walk = (value: unknown, callStart: number): void => {
    if (found || typeof value !== "object" || value === null) return;
    if (!isParsed(value)) {
      for (const inner of Object.values(value)) walk(inner, callStart);
      return;
    }
    const start = value.kind === "lambda" ? (value.lets[0]?.start ?? value.body.start) : value.start;
    if (offset < start || offset > value.end) return;
    if (value.kind === "lambda") found = { lambda: value, callStart };
    else for (const inner of Object.values(value)) walk(inner, value.kind === "call" ? value.start : callStart);
  };
  walk(node, 0);
  return found;
}

const isParsed = (value: object): value is ParsedExpression => "kind" in value && "start" in value && "end" in value;

const localsOf = (site: Site): CompletionItem[] =>
  site.locals.map((label, rank) => ({
    label,
    kind: CompletionItemKind.Variable,
    detail: typeText(site.typeOf(label)),
    sortText: `0${rank}`,
  }));

/** Whether the text ends inside a string: there, nothing is a name except inside the `${…}` of a template. */
function isInText(before: string): boolean {
  const last = openIn(before).at(-1)?.bracket;
  return last === "'" || last === '"' || last === "`";
}

const closers: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}" };

/** Returns the closing brackets and quotes for everything that a text leaves open. */
const closersOf = (text: string): string =>
  openIn(text)
    .reverse()
    .map(({ bracket }) => closers[bracket] ?? bracket)
    .join("");

/** An open quote or bracket: where it is, and how many commas are directly inside it. */
interface Opening {
  readonly bracket: string;
  readonly start: number;
  commaCount: number;
}

/** Returns the quotes and brackets that a text leaves open. */
export function openIn(before: string): Opening[] {
  const problems: Problems = [];
  const scanner = new Scanner(before, problems);
  const open: Opening[] = [];
  const enter = (bracket: string, start: number) => open.push({ bracket, start, commaCount: 0 });
  const moveThroughTemplate = (at: number): void => {
    const { end, stop } = scanner.scanTemplateText(at);
    if (stop === "quote") open.pop();
    else if (stop === "value") enter("{", end - 2);
    scanner.moveTo(end);
  };
  scanner.next();
  while (scanner.kind !== "end") {
    const { kind, start, end } = scanner;
    const last = open.at(-1);
    if (kind === "template") {
      enter("`", start);
      moveThroughTemplate(end);
      continue;
    }
    const problem = problems.at(-1);
    const isUnclosed = problem?.code === "formula/unclosed" && problem.start === start;
    // A string that a line break ends is over for the parser too.
    if (kind === "text" && isUnclosed && end === before.length) enter(before.charAt(start), start);
    else if (closers[kind]) enter(kind, start);
    else if (last && kind === closers[last.bracket]) {
      open.pop();
      if (open.at(-1)?.bracket === "`") {
        moveThroughTemplate(end);
        continue;
      }
    } else if (last && kind === ",") last.commaCount++;
    scanner.next();
  }
  return open;
}

function rootsOf(scope: Scope): CompletionItem[] {
  const found = scope.resolve(nobody, []);
  if (isResolved(found) || found.problem !== "unknown") return [];
  const names = [...new Set(found.names)].filter((name) => !helpers.has(name));
  return names.sort().map((label) => {
    const root = scope.resolve(label, []);
    const detail = isResolved(root) ? { detail: typeText(root.reference.type) } : {};
    return { label, kind: CompletionItemKind.Module, ...detail, ...documented(descriptionOf([label])) };
  });
}

function helperItem({
  name,
  successor,
}: {
  readonly name: string;
  readonly successor: string | undefined;
}): CompletionItem {
  const known = docsOf(name);
  return {
    label: name,
    kind: CompletionItemKind.Function,
    ...(known
      ? { detail: [known.signature].flat().join("\n"), documentation: { kind: "markdown", value: markdownOf(known) } }
      : {}),
    ...(successor === undefined ? {} : { tags: [1] }),
    sortText: `${successor === undefined ? "1" : "2"}${name}`,
  };
}

export const markdownOf = ({ description, edgeCases = [] }: HelperDocs): string =>
  [description, ...edgeCases.map((each) => `- ${each}`)].join("\n");

/** Completes members of the expression that a text ends with. */
function completeMember(before: string, site: Site): CompletionItem[] {
  const start = startOfExpression(before);
  const expression = before.slice(start);
  const path = /^[A-Za-z_]\w*(?:\s*\??\.\s*[A-Za-z_]\w*)*$/.test(expression)
    ? expression.split(/\s*\??\.\s*/)
    : undefined;
  const isLocal = path?.[0] !== undefined && site.locals.includes(path[0]);
  const named = path && !isLocal ? namesBehind(path, site.scope) : undefined;
  if (named) return named;
  return fieldsOf(site.typeOf(expression));
}

/** Names after a path that is incomplete without one, such as `variables` or `elements.nome`. */
function namesBehind([root = "", ...members]: readonly string[], scope: Scope): CompletionItem[] | undefined {
  const found = scope.resolve(root, [...members, nobody]);
  if (isResolved(found)) {
    // A collection itself is its list; its members are more useful.
    return undefined;
  }
  if (found.problem !== "unknown" || found.member !== members.length + 1) return undefined;
  return Array.from(found.names, (name) => {
    const one = scope.resolve(root, [...members, name]);
    const general = descriptionOf([root, ...members, name]);
    if (!isResolved(one)) return { label: name, kind: CompletionItemKind.Field, ...documented(general) };
    const { type, description = general } = one.reference;
    return {
      label: name,
      kind: type.kind === "function" ? CompletionItemKind.Function : CompletionItemKind.Field,
      detail: typeText(type),
      ...documented(description),
    };
  });
}

const documented = (description: string | undefined): Pick<CompletionItem, "documentation"> =>
  description === undefined ? {} : { documentation: { kind: "markdown", value: description } };

function fieldsOf(type: Type): CompletionItem[] {
  const known = withoutNothing(type);
  if (known?.kind !== "record") return [];
  return Array.from(known.fields, ([label, field]) => ({
    label,
    kind: CompletionItemKind.Field,
    detail: typeText(field),
  }));
}

/** Where the expression at the end of a text begins: names, calls and brackets without a gap. */
function startOfExpression(text: string): number {
  let at = text.length;
  for (;;) {
    while (at > 0 && /[\w.?]/.test(text.charAt(at - 1))) at--;
    const char = text.charAt(at - 1);
    if (char !== ")" && char !== "]") return at;
    let depth = 0;
    do {
      at--;
      if (")]".includes(text.charAt(at))) depth++;
      if ("([".includes(text.charAt(at))) depth--;
    } while (at > 0 && depth > 0);
  }
}

/** A name with its type, as Markdown. */
export const typed = (name: string, type: Type): string => `\`\`\`\n${name}: ${typeText(type)}\n\`\`\``;

/** Describe the name at an offset of a formula, as Markdown, with its range. */
export function hoverFormula(text: string, offset: number, scope: Scope) {
  const linked = linkFormula(text, scope);
  let best: { readonly start: number; readonly end: number; readonly value: string } | undefined;
  const consider = (start: number, end: number, value: string): void => {
    if (start <= offset && offset <= end && (!best || end - start <= best.end - best.start))
      best = { start, end, value };
  };
  for (const { name, start, end, isDefinition, bodyEnd } of localsIn(linked))
    if (isDefinition && start <= offset && offset <= end)
      consider(start, end, typed(name, new Site(text, bodyEnd, scope).typeOf(name)));
  const { lets, expression } = checkFormula(linked, undefined);
  visitExpressions([lets, expression], (node) => {
    if (node.kind === "helper") {
      const known = docsOf(node.name);
      const end = node.start + node.name.length;
      const calls = [known?.signature ?? ""].flat().map((one) => `${node.name}${one}`);
      const signature = `\`\`\`\n${calls.join("\n")}\n\`\`\``;
      consider(node.start, end, known ? `${signature}\n\n${markdownOf(known)}` : signature);
    } else if (node.kind === "reference" || node.kind === "local" || node.kind === "member") {
      const name = text.slice(node.start, node.end);
      const general = node.kind === "reference" ? descriptionOf(name.split(/\s*\??\.\s*/)) : undefined;
      const description = (node.kind === "reference" ? node.reference.description : undefined) ?? general;
      const value = typed(name, node.type);
      consider(node.start, node.end, description === undefined ? value : `${value}\n\n${description}`);
    }
  });
  return best;
}
