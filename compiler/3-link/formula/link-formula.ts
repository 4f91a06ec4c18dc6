import { type Helper, helpers } from "../../catalogue/helper-catalogue.ts";
import { nearestName } from "../../near-names.ts";
import type { Report } from "../../result.ts";
import type { Place } from "../../span.ts";
import { isResolved, type Scope, type Unresolved } from "../names/scope.ts";
import { namedThing, type Thing } from "../names/thing.ts";
import type { CallNode, Let, LinkedExpression, ParsedExpression, Piece, ReferenceNode } from "./expression.ts";
import { type ParsedFormula, parseFormula } from "./parse-formula.ts";
import { note, type Problem, type Problems, reportProblems } from "./problem.ts";
import { foreignValues, globalNames, helperOfGlobal } from "./refused-syntax.ts";

/** A formula with resolved names. An unsound one has been reported, or names something of an unsound file. */
export interface LinkedFormula {
  readonly text: string;
  readonly lets: readonly Let<LinkedExpression>[];
  readonly expression: LinkedExpression;
  readonly problems: readonly Problem[];
  readonly isSound: boolean;
  /** Its text is not a formula, so the types of its parts mean nothing yet. */
  readonly isMalformed: boolean;
  /** Keys of the references, each once, in text order. */
  readonly reads: readonly Thing[];
}

/** Receives each linked formula with its scope and place; editors use it for completion. */
export type OnFormula = (formula: LinkedFormula, scope: Scope, place: Place) => void;

/** Links formulas, each text once per scope. Its problems are reported at every place that uses the text. */
export class FormulaLinker {
  private readonly parsed = new Map<string, { readonly formula: ParsedFormula; readonly roots: readonly string[] }>();
  private readonly linked = new Map<string, Map<string, LinkedFormula>>();

  constructor(private readonly onFormula?: OnFormula) {}

  /** Links the formula `text` in `scope`, and reports its problems at `place`, the place of the text. */
  link(text: string, scope: Scope, place: Place, report: Report): LinkedFormula {
    const parsed = this.parse(text);
    const widest = scope.widest?.(parsed.roots) ?? scope;
    let known = this.linked.get(widest.key);
    if (!known) {
      known = new Map();
      this.linked.set(widest.key, known);
    }
    let formula = known.get(text);
    if (!formula) {
      // The suggestions for an unknown name come from the scope of this very place.
      formula = linkParsed(text, parsed.formula, scope);
      if (formula.problems.length === 0) known.set(text, formula);
    }
    if (formula.problems.length > 0) reportProblems(formula.problems, place, report);
    this.onFormula?.(formula, scope, place);
    return formula;
  }

  private parse(text: string) {
    let parsed = this.parsed.get(text);
    if (!parsed) {
      const formula = parseFormula(text);
      parsed = { formula, roots: rootNames([formula.lets, formula.expression]) };
      this.parsed.set(text, parsed);
    }
    return parsed;
  }
}

/**
 * Returns every name that a formula could look up in its scope. Lambda parameters are included, which does no harm; the
 * name of a `let` is looked up, since it must be new.
 */
function rootNames(formula: readonly unknown[]): readonly string[] {
  const names = new Set<string>();
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    // For an array, the values are its items.
    const { kind, name } = node as { readonly kind?: unknown; readonly name?: unknown };
    if ((kind === "name" || kind === "let") && typeof name === "string") names.add(name);
    for (const child of Object.values(node)) visit(child);
  };
  visit(formula);
  return [...names];
}

/** Parses and links one formula without reporting; the result contains its problems. */
export function linkFormula(text: string, scope: Scope): LinkedFormula {
  return linkParsed(text, parseFormula(text), scope);
}

function linkParsed(text: string, parsed: ParsedFormula, scope: Scope): LinkedFormula {
  const isMalformed = parsed.problems.length > 0;
  const linker = new Linker(scope, isMalformed ? [...parsed.problems] : [], isMalformed);
  const { lets, expression } = linker.linkBody(parsed.lets, parsed.expression);
  // The parser's problems come first, and end with the last one that can be understood.
  const last = parsed.problems.at(-1);
  const problems = last?.isLast
    ? linker.problems.filter(({ start }, index) => index < parsed.problems.length || start < last.start)
    : linker.problems;
  const isSound = !linker.isPoisoned && !problems.some((problem) => problem.isError);
  return { text, lets, expression, problems, isSound, isMalformed, reads: linker.reads };
}

/** Returns where a helper may be called, if it may not be called in this scope. */
export function elsewhere(helper: Helper, scope: Scope): string | undefined {
  const found = helper.isWorkflowOnly ? scope.resolve(helper.name, []) : undefined;
  return found && !isResolved(found) && found.problem === "not-here" ? found.where : undefined;
}

/** Common methods of JavaScript values, with the equivalent helper. */
const helperOfMethod: ReadonlyMap<string, string> = new Map([
  ["toUpperCase", "uppercase(…)"],
  ["toLowerCase", "lowercase(…)"],
  ["includes", "contains(…)"],
  ["toString", "toText(…)"],
  ["toFixed", "formatNumber(…)"],
  ["concat", "merge(…) or concatenate(…)"],
  ["push", "add(…)"],
  ["substring", "subText(…)"],
  ["toLocaleString", "formatNumber(…)"],
  ...["match", "search", "test"].map((name) => [name, "matches(…)"] as const),
]);

/** Names of functions in other languages, with what to write instead. */
const foreignFunctions: readonly (readonly [name: string, instead: string])[] = [
  ...Array.from(helperOfMethod, ([name, helper]) => [name, `use the helper \`${helper}\``] as const),
  ...["len", "size", "count"].map((name) => [name, "use the helper `length(…)`"] as const),
  ...["upper", "toUpper", "ucase"].map((name) => [name, "use the helper `uppercase(…)`"] as const),
  ...["toLower", "lcase"].map((name) => [name, "use the helper `lowercase(…)`"] as const),
  ["concat", "use the helper `concatenate(…)` for texts, or `merge(…)` for lists"],
  ["substr", "use the helper `subText(…)`"],
  ["isEmpty", "compare with `length(x) == 0` or `x == null`; `ifEmpty(x, other)` replaces an empty value"],
  ...["isNull", "isNil", "isNothing"].map((name) => [name, "compare with `x == null`"] as const),
  ...["coalesce", "ifNull", "nvl"].map((name) => [name, "use the operator `??`"] as const),
  ["and", "use the operator `&&`"],
  ["or", "use the operator `||`"],
  ["xor", "compare the two with `!=`"],
  ["mod", "use the operator `%`"],
  ...["avg", "mean"].map((name) => [name, "use the helper `average(…)`"] as const),
  ...["any", "exists"].map((name) => [name, "use the helper `some(…)`"] as const),
  ...["unique", "uniq"].map((name) => [name, "use the helper `distinct(…)`"] as const),
  ["all", "use the helper `every(…)`"],
  ["left", "use `subText(text, 0, count)`"],
  ["mid", "use `subText(text, start, end)`"],
  ["pow", "use the helper `power(…)`"],
  ["str", "use the helper `toText(…)`"],
  ["int", "use the helper `floor(…)`"],
  ["first", "read the first item: `list[0]`"],
  ["last", "read the last item: `list[length(list) - 1]`"],
  ...["elseif", "elif", "iif"].map((name) => [name, "write `condition ? value : other`"] as const),
];

/** The same, by the name in lower case. */
const insteadOfFunction: ReadonlyMap<string, string> = new Map(
  foreignFunctions.map(([name, instead]) => [name.toLowerCase(), instead]),
);

/** Suggests what to use instead of a global of JavaScript, or of its member. */
function insteadOfGlobal(name: string, member: string | undefined): string | undefined {
  if (member !== undefined && globalNames.has(name) && helpers.has(member)) return `use the helper \`${member}(…)\``;
  const helper = helperOfGlobal.get(name);
  if (helper !== undefined) return `use the helper \`${helper}\``;
  return globalNames.has(name) ? "formulas have no globals; write a function in custom/*.ts" : undefined;
}

/** A parameter of a lambda or the name of a `let`; declared at `start`. */
interface Local {
  readonly name: string;
  readonly start: number;
  readonly isLet: boolean;
  isRead: boolean;
  /** Its name has another meaning too, so its uses are not checked. */
  isAmbiguous: boolean;
}

const noLets: readonly Let<LinkedExpression>[] = [];

class Linker {
  readonly reads: Thing[] = [];
  isPoisoned = false;
  private locals: readonly Local[] = [];
  /** Names of a `let` that is not complete yet. */
  private later: readonly string[] = [];
  /** A `let` has no name, so that unknown names may be its own. */
  private hasLostName = false;

  constructor(
    private readonly scope: Scope,
    readonly problems: Problems,
    private readonly isMalformed: boolean,
  ) {}

  /** Links an expression and the `let`s before it, whose names it sees. Each `let` sees the names of those before it. */
  linkBody(
    parsed: readonly Let<ParsedExpression>[],
    body: ParsedExpression,
  ): { readonly lets: readonly Let<LinkedExpression>[]; readonly expression: LinkedExpression } {
    if (parsed.length === 0) return { lets: noLets, expression: this.link(body) };
    const { locals, later } = this;
    const own: Local[] = [];
    const lets = parsed.map((one, index) => {
      this.later = [...later, ...parsed.slice(index).map(({ name }) => name)];
      const value = this.link(one.value);
      this.declare(one, own);
      this.locals = [...locals, ...own];
      return { ...one, value };
    });
    this.later = later;
    const expression = this.link(body);
    this.locals = locals;
    // A name may be unused because its use has an error.
    if (!this.problems.some(({ isError }) => isError))
      for (const { name, start, isRead } of own)
        if (!isRead) note(this.problems, { start, end: start + name.length }, "formula/unused-name", name);
    return { lets, expression };
  }

  /** Declares the name of a `let`. Reports a name that another `let`, or anything else, has. */
  private declare({ name, start, end }: Let<ParsedExpression>, own: Local[]): void {
    const first = own.find((other) => other.name === name);
    if (name === "") this.hasLostName = true;
    else if (first) {
      first.isAmbiguous = true;
      note(this.problems, { start, end }, "formula/repeated-name", name);
    } else {
      const isAmbiguous = !this.isFree(name);
      if (isAmbiguous) note(this.problems, { start, end }, "formula/name-in-scope", name);
      own.push({ name, start, isLet: true, isRead: false, isAmbiguous });
    }
  }

  private isFree(name: string): boolean {
    const found = this.scope.resolve(name, []);
    const isUnknown = !isResolved(found) && found.problem === "unknown" && found.member === 0;
    return isUnknown && !helpers.has(name) && !this.local(name);
  }

  private local(name: string): Local | undefined {
    return this.locals.findLast((one) => one.name === name);
  }

  link(node: ParsedExpression): LinkedExpression {
    switch (node.kind) {
      case "literal":
      case "missing":
        return node;
      case "name":
      case "member":
      case "index":
        return this.path(node);
      case "template":
        return { ...node, values: this.all(node.values) };
      case "unary":
        return { ...node, operand: this.link(node.operand) };
      case "binary":
        return { ...node, left: this.link(node.left), right: this.link(node.right) };
      case "conditional":
        return {
          ...node,
          condition: this.link(node.condition),
          whenTrue: this.link(node.whenTrue),
          whenFalse: this.link(node.whenFalse),
        };
      case "list":
        return { ...node, items: this.all(node.items) };
      case "record":
        return { ...node, entries: node.entries.map((entry) => ({ ...entry, value: this.link(entry.value) })) };
      case "call":
        return this.call(node);
      case "lambda":
        return this.lambda(node);
      case "spread":
        return { ...node, value: this.link(node.value) };
    }
  }

  private all(nodes: readonly ParsedExpression[]): LinkedExpression[] {
    return nodes.map((node) => this.link(node));
  }

  private lambda(node: Extract<ParsedExpression, { kind: "lambda" }>): LinkedExpression {
    const outer = this.locals;
    const params = node.params.map((param) => {
      const { name, start } = param;
      const isAmbiguous = this.local(name)?.isLet === true;
      if (isAmbiguous) note(this.problems, param, "formula/name-in-scope", name);
      return { name, start, isLet: false, isRead: false, isAmbiguous };
    });
    this.locals = [...outer, ...params];
    const { lets, expression: body } = this.linkBody(node.lets, node.body);
    this.locals = outer;
    return { ...node, lets, body };
  }

  private note(thing: Thing): void {
    if (!this.reads.includes(thing)) this.reads.push(thing);
  }

  /** Resolves a name with its members: as many members as name a thing become one reference. */
  private path(node: ParsedExpression): LinkedExpression {
    const steps: ParsedExpression[] = [];
    let root = node;
    while (root.kind === "member" || (root.kind === "index" && staticName(root) !== undefined)) {
      steps.push(root);
      root = root.object;
    }
    steps.reverse();
    if (root.kind !== "name") return this.members(this.rootOf(root), steps, 0);
    const local = this.local(root.name);
    if (local) {
      local.isRead = true;
      if (local.isAmbiguous) return { kind: "missing", start: node.start, end: node.end };
      const { start, end, name } = root;
      return this.members({ kind: "local", start, end, name, declaredAt: local.start }, steps, 0);
    }
    const names = steps.map((step) => staticName(step) ?? "");
    const found = this.scope.resolve(root.name, names);
    if (!isResolved(found)) return this.unresolved(found, root.name, root, steps, node);
    const { reference, consumed } = found;
    this.note(reference.thing);
    const end = steps[consumed - 1]?.end ?? root.end;
    const linked: ReferenceNode = {
      kind: "reference",
      start: root.start,
      end,
      reference,
      dataReference: this.dataReference(root.name, names, consumed),
    };
    return this.members(linked, steps, consumed);
  }

  /** Returns the reference to the list of a collection that is named without a member. */
  private dataReference(root: string, names: readonly string[], consumed: number): ReferenceNode["dataReference"] {
    if (root !== "collections" || names.length !== 1 || consumed !== 1) return undefined;
    const data = this.scope.resolve(root, [...names, "data"]);
    return isResolved(data) && data.consumed === 2 ? data.reference : undefined;
  }

  private rootOf(root: ParsedExpression): LinkedExpression {
    if (root.kind !== "index") return this.link(root);
    return { ...root, object: this.link(root.object), index: this.link(root.index) };
  }

  private members(object: LinkedExpression, steps: readonly ParsedExpression[], from: number): LinkedExpression {
    let linked = object;
    for (let at = from; at < steps.length; at++) {
      const step = steps[at];
      const name = step && staticName(step);
      if (!step || name === undefined) continue;
      const { start: nameStart, end: nameEnd } = namePiece(step);
      linked = { kind: "member", start: object.start, end: step.end, object: linked, name, nameStart, nameEnd };
    }
    return linked;
  }

  private unresolved(
    found: Unresolved,
    root: string,
    rootPiece: Piece,
    steps: readonly ParsedExpression[],
    whole: Piece,
  ): LinkedExpression {
    const { start, end } = whole;
    const isRoot = found.problem === "unknown" && found.member === 0;
    if (found.problem === "poisoned") this.isPoisoned = true;
    else if (found.problem === "not-a-value") {
      // A mistake in the syntax may have cut off its member.
      if (this.isMalformed) return { kind: "missing", start, end };
      const step = steps[found.member - 1];
      const name = [root, ...steps.slice(0, found.member).map(staticName)].join(".");
      note(this.problems, step ? namePiece(step) : rootPiece, "formula/not-a-value", name, found.example);
    } else if (isRoot && this.later.includes(root))
      note(this.problems, rootPiece, "formula/not-here", root, "after its `let`");
    else if (isRoot && this.hasLostName) return { kind: "missing", start, end };
    else if (found.problem === "not-here") {
      const step = found.member === undefined ? undefined : steps[found.member - 1];
      const name = step ? `${root}.${staticName(step)}` : root;
      note(this.problems, step ? namePiece(step) : rootPiece, "formula/not-here", name, found.where);
    } else if (found.member === 0 && helpers.has(root)) {
      // A mistake in the syntax may have cut off its arguments.
      if (!this.isMalformed) note(this.problems, rootPiece, "formula/not-called", root);
    } else {
      const step = steps[found.member - 1];
      const name = (step && staticName(step)) ?? root;
      const value = found.member === 0 ? foreignValues.get(root) : undefined;
      if (value !== undefined) {
        note(this.problems, rootPiece, "formula/unknown-name", root, undefined, `write \`${value}\``);
        return { kind: "missing", start, end };
      }
      const instead = insteadOfGlobal(name, steps[0] && staticName(steps[0]));
      const locals = found.member === 0 ? this.locals.map(({ name: local }) => local) : [];
      const names = [...found.names, ...locals];
      note(
        this.problems,
        step ? namePiece(step) : rootPiece,
        "formula/unknown-name",
        name,
        nearestName(name, names),
        found.help ?? (found.member === 0 ? (this.insideRoot(name) ?? instead) : undefined),
        found.member === 1 ? kindsOfRoots.get(root) : undefined,
        names,
      );
    }
    return { kind: "missing", start, end };
  }

  /** Returns how to write the name of a member without its root, such as the step `day`. */
  private insideRoot(name: string): string | undefined {
    const root = ["steps", "variables", "params", "props"].find((one) => isResolved(this.scope.resolve(one, [name])));
    return root && `write \`${root}.${name}\``;
  }

  private call(node: CallNode<ParsedExpression>): LinkedExpression {
    const { callee, start, end } = node;
    if (callee.kind === "name" && !this.local(callee.name)) return this.helper(node, callee.name, callee);
    const path = this.path(callee);
    const args = this.all(node.args);
    if (path.kind === "missing") return { kind: "missing", start, end };
    if (path.kind === "reference") return { ...node, callee: path, args };
    if (path.kind === "member") {
      // A regular expression as its argument is reported, with what to use for both.
      if (this.isMalformed && args.some(({ kind }) => kind === "missing")) return { kind: "missing", start, end };
      const instead = helpers.has(path.name) ? `${path.name}(…)` : helperOfMethod.get(path.name);
      const piece = { start: path.nameStart, end: path.nameEnd };
      note(
        this.problems,
        piece,
        "formula/not-allowed",
        `the method call \`.${path.name}(…)\``,
        instead && `use the helper \`${instead}\``,
      );
    } else note(this.problems, callee, "formula/not-a-function", "this value");
    return { kind: "missing", start, end };
  }

  private helper(node: CallNode<ParsedExpression>, name: string, callee: Piece): LinkedExpression {
    const { start, end } = node;
    const args = this.all(node.args);
    const helper = helpers.get(name);
    if (!helper) {
      const instead = insteadOfFunction.get(name.toLowerCase());
      const near = instead === undefined ? this.nearestFunction(name) : undefined;
      note(this.problems, callee, "formula/unknown-helper", name, near, instead ?? insteadOfGlobal(name, undefined));
      return { kind: "missing", start, end };
    }
    if (helper.readsApp) this.note(namedThing("helper", name));
    const where = elsewhere(helper, this.scope);
    if (where !== undefined) {
      note(this.problems, callee, "formula/not-here", `${name}(…)`, where);
      return { kind: "missing", start, end };
    }
    if (helper.successor !== undefined) {
      note(this.problems, callee, "formula/deprecated-helper", name, helper.successor);
    }
    return { kind: "helper", start, end, helper, nameEnd: callee.end, args };
  }

  /** Returns a global formula that was called without its prefix, or the helper with the nearest name. */
  private nearestFunction(name: string): string | undefined {
    const found = this.scope.resolve("formulas", [name]);
    if (isResolved(found) && found.consumed === 1) return `formulas.${name}`;
    return nearestName(name, helpers.keys());
  }
}

/** What the members of a root are, for messages about an unknown one. */
const kindsOfRoots: ReadonlyMap<string, string> = new Map([
  ["steps", "step"],
  ["variables", "variable"],
  ["collections", "collection"],
  ["formulas", "formula"],
  ["elements", "element"],
  ["params", "parameter"],
  ["props", "property"],
]);

/** Returns the name of a member, also if it is written as `['name']`. */
function staticName(node: ParsedExpression): string | undefined {
  if (node.kind === "member") return node.name;
  if (node.kind !== "index" || node.index.kind !== "literal") return undefined;
  return typeof node.index.value === "string" ? node.index.value : undefined;
}

function namePiece(node: ParsedExpression): Piece {
  if (node.kind === "member") return { start: node.nameStart, end: node.nameEnd };
  return node.kind === "index" ? node.index : node;
}
