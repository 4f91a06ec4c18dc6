import type {
  BinaryNode,
  CallNode,
  HelperNode,
  Let,
  LinkedExpression,
  Piece,
} from "../../3-link/formula/expression.ts";
import { note, noteAbsent, type Problems } from "../../3-link/formula/problem.ts";
import { nameOfThing } from "../../3-link/names/thing.ts";
import { countsOf, countText } from "../../argument-count.ts";
import type { Pattern, Signature } from "../../catalogue/helper-catalogue.ts";
import { boolean, nothing, number, type RecordType, type Type, text, unknown } from "../../formula-types.ts";
import { nearestName } from "../../near-names.ts";
import {
  differentTexts,
  emptyList,
  isAssignable,
  isMaybeNothing,
  list,
  never,
  openRecord,
  optional,
  overlaps,
  paramType,
  typeText,
  union,
  withoutNothing,
  withoutValues,
} from "../../value-types.ts";
import type { CheckedExpression, CheckedField, CheckedLambda, CheckedLet, CheckedReference } from "./expression.ts";
import { fitTo, isWritten } from "./fit.ts";
import {
  argumentCounts,
  bindKey,
  filledBy,
  type Generics,
  hasEmptyPart,
  instantiate,
  itemsOf,
  matches,
  paramAt,
  patternProblem,
  patternText,
  startType,
  widened,
} from "./helper-call.ts";
import { Hoists, type Scope } from "./hoists.ts";
import { type Fact, inFunction, type Known, narrow, nothingKnown, pathOf, rootOf, whenNothing } from "./narrowing.ts";
import {
  conditionalOf,
  constantType,
  convert,
  literalType,
  lookup,
  missing,
  nothingAt,
  piece,
  templateType,
  visitExpressions,
} from "./nodes.ts";
import {
  falsyPart,
  falsyResult,
  holdsObject,
  isPrintable,
  memberNames,
  memberType,
  operandKind,
  ownType,
  truthyPart,
} from "./operand-types.ts";
import { hasEntry, isWithin, localPath, type Path, thingPath } from "./path.ts";
import { checkCopy } from "./record-helpers.ts";

type Linked<K extends LinkedExpression["kind"]> = Extract<LinkedExpression, { kind: K }>;
type Arithmetic = "-" | "*" | "/" | "%";
type Order = "<" | ">" | "<=" | ">=";

/** Assigns a type to every expression of one formula, and collects type errors. */
export class ExpressionChecker {
  readonly problems: Problems = [];
  /** The problems of members with a name close to a known one. */
  readonly misspelt: Problems = [];
  private locals: ReadonlyMap<string, Type> = new Map();
  /** The names that the formula itself declares. */
  private readonly lets = new Set<string>();
  private readonly initial: Known;

  /** `hoists` are the constants that an earlier check of the same formula found necessary. */
  constructor(
    private known: Known = nothingKnown,
    private readonly hoists = new Hoists(),
  ) {
    this.initial = known;
  }

  /**
   * Checks the `let`s before an expression. Their names are in scope until the end of the formula or function `of`, which
   * has these `params`. A constant for a path follows the name that the path begins with.
   */
  checkLets(lets: readonly Let<LinkedExpression>[], of: Scope, params: readonly string[] = []): readonly CheckedLet[] {
    this.hoists.enter(of, params);
    const hoisted = (root: string | undefined) => this.constants(of, root);
    return [
      ...(of === "formula" ? hoisted(undefined) : params.flatMap(hoisted)),
      ...lets.flatMap((one) => {
        const value = this.asValue(this.check(one.value));
        this.hoists.declare(one.name);
        if (of === "formula") this.lets.add(one.name);
        this.locals = new Map(this.locals).set(one.name, constantType(value));
        return [{ ...one, value }, ...hoisted(one.name)];
      }),
    ];
  }

  /** Returns the constants for paths that begin with `root`. From here on these paths are read from them. */
  private constants(of: Scope, root: string | undefined): readonly CheckedLet[] {
    return this.hoists.after(of, root).flatMap(([path, hoist]): readonly CheckedLet[] => {
      const { node, name } = hoist;
      const value = this.again(node);
      this.hoists.use(path, hoist);
      this.locals = new Map(this.locals).set(name, value.type);
      return [{ kind: "let", name, ...piece(node), value, isHoisted: true }, ...this.constants(of, name)];
    });
  }

  /** Checks a path again, with what is known at another place. */
  private again(node: CheckedExpression): CheckedExpression {
    switch (node.kind) {
      case "reference":
        return this.narrowed({ ...node, type: node.reference.type });
      case "constant":
        return this.again(node.path);
      case "local":
        return this.narrowed({ ...node, type: this.locals.get(node.name) ?? unknown });
      case "member":
        return this.member(this.again(node.object), node.name, node, node);
      case "index":
        return this.itemAt(this.again(node.object), node.index, node, node.object);
      case "entry":
        return this.narrowed(lookup(this.again(node.object), node.key, node));
      default:
        throw new Error(`not a path: ${node.kind}`);
    }
  }

  /** Checks a whole formula against the type that its place expects. */
  checkResult(node: LinkedExpression, expected: Type | undefined, isNeeded: boolean): CheckedExpression {
    const checked = this.check(node);
    if (expected === undefined) return this.asValue(checked);
    return fitTo(this, checked, isNeeded ? expected : optional(expected));
  }

  private check(node: LinkedExpression): CheckedExpression {
    switch (node.kind) {
      case "literal":
        return { ...node, type: literalType(node.value) };
      case "reference":
        return this.reference(node);
      case "local":
        return this.narrowed({ ...node, type: this.locals.get(node.name) ?? unknown });
      case "template":
        return this.template(node);
      case "member":
        return this.member(this.check(node.object), node.name, { start: node.nameStart, end: node.nameEnd }, node);
      case "index":
        return this.index(node);
      case "unary":
        return this.unary(node);
      case "binary":
        return this.binary(node);
      case "conditional":
        return this.conditional(this.check(node.condition), node.whenTrue, node.whenFalse, node);
      case "list":
        return this.list(node);
      case "record":
        return this.record(node);
      case "helper":
        return this.helper(node);
      case "call":
        return this.call(node);
      case "spread":
        return { kind: "spread", ...piece(node), value: this.check(node.value), type: unknown };
      case "lambda":
      case "missing":
        return missing(node);
    }
  }

  // Names and members

  private reference(node: Linked<"reference">): CheckedExpression {
    const { start, end } = node;
    // A collection named without a member means its list.
    const reference = node.dataReference ?? node.reference;
    const { type } = reference;
    if (type.kind === "function") {
      note(this.problems, node, "formula/not-called", nameOfThing(reference.thing));
      return missing(node);
    }
    return this.narrowed({ kind: "reference", start, end, reference, type });
  }

  /** Returns the same node, with the type narrowed by the conditions around it. */
  private narrowed(node: CheckedExpression): CheckedExpression {
    if (this.known.size === 0 && this.hoists.isEmpty) return node;
    const path = pathOf(node);
    if (path === undefined) return node;
    const name = this.hoists.constantOf(path, node);
    if (name !== undefined) {
      const type = this.locals.get(name) ?? node.type;
      return this.withFact({ kind: "local", ...piece(node), name, type }, localPath(name));
    }
    const origin = this.known.has(path) ? undefined : this.hoists.originOf(node);
    if (origin) return this.narrowedBefore(origin, node);
    if (node.kind !== "reference" || !this.isStale(path)) return this.withFact(node, path);
    // A plain value matters only where it is compared.
    if (isPrintable(node.type)) return { ...node, isStale: true };
    this.reread(node);
    return node;
  }

  /** Returns a member of a constant, with what was known of it before the constant: TypeScript narrows its `origin`. */
  private narrowedBefore(origin: CheckedExpression, node: CheckedExpression): CheckedExpression {
    const path = pathOf(origin);
    const fact = path === undefined ? undefined : this.initial.get(path);
    if (path === undefined || !fact || fact.isStale || fact.type === node.type || fact.type === never) return node;
    const name = this.hoists.constantOf(path, origin);
    if (name !== undefined) return { kind: "local", ...piece(node), name, type: this.locals.get(name) ?? node.type };
    if (fact.isFar) {
      this.hoists.outer.set(path, origin);
      return { ...origin, type: fact.type };
    }
    this.hoists.add(path, origin);
    return { ...node, type: fact.type };
  }

  /** Returns what an outer function establishes about a path, for a constant outside of it. */
  outerPath(node: CheckedExpression): CheckedExpression {
    const near = [...this.initial].map(([path, { isFar: _, ...fact }]) => [path, fact] as const);
    return this.within(new Map(near), () => this.again(node));
  }

  /** Reads a reference from a constant with its present value. */
  private reread(node: CheckedReference): void {
    this.hoists.add(thingPath(node.reference), { ...node, isReread: true });
  }

  /**
   * Rereads the plain values that TypeScript takes for what they were, except where a place accepts all of them: in
   * templates, as arguments, and as a whole result that is not `isTested`.
   */
  rereadStale(lets: readonly CheckedLet[], result: CheckedExpression, isTested: boolean): void {
    // Without steps before it, as for most formulas, nothing is stale.
    if (this.initial.size === 0) return;
    const stale = new Set<CheckedReference>();
    visitExpressions([lets, result], (node) => {
      if (node.kind === "reference" && node.isStale) stale.add(node);
    });
    if (stale.size === 0) return;
    const accept = (node: CheckedExpression): void => {
      if (node.kind === "reference") stale.delete(node);
    };
    if (!isTested) accept(result);
    visitExpressions([lets, result], (node) => {
      if (node.kind === "template") for (const value of node.values) accept(value);
      else if (node.kind === "call") for (const value of node.args) accept(value);
    });
    for (const node of stale) this.reread(node);
  }

  /** Reads the entries of maps that a condition narrows from constants, which later steps read as well. */
  keepEntries(condition: CheckedExpression): void {
    const narrowed = [true, false].flatMap((isTrue) => [...narrow(nothingKnown, condition, isTrue).keys()]);
    if (!narrowed.some(hasEntry)) return;
    visitExpressions(condition, (node) => {
      const path = node.kind === "entry" ? pathOf(node) : undefined;
      if (path !== undefined && narrowed.includes(path)) this.hoists.add(path, node);
    });
  }

  /** Whether TypeScript takes a reference for narrower than it may be by now. */
  private isStale(path: Path): boolean {
    if (this.known.get(path)?.constant) return false;
    return [...this.known].some(([known, { isStale }]) => isStale === true && isWithin(known, path));
  }

  private withFact(node: CheckedExpression, path: Path): CheckedExpression {
    const fact = this.known.get(path);
    if (!fact || fact.isStale) return node;
    const isFar = fact.isFar || (hasEntry(path) && !fact.constant);
    if (isFar && !isAssignable(node.type, fact.type)) this.noteFar(path, node, fact);
    const { type } = fact;
    if (type === never) {
      note(this.problems, node, "formula/never-runs", pathText(node));
      return missing(node);
    }
    const { constant } = fact;
    if (constant) return { kind: "constant", ...piece(node), path: node, constant, type };
    return node.kind === "member" || node.kind === "index" ? { ...node, type, member: type } : { ...node, type };
  }

  /** Notes that TypeScript narrows this path here only if a constant holds it. */
  private noteFar(path: Path, node: CheckedExpression, { type }: Fact): void {
    if (type === never) return;
    if (this.initial.get(path)?.isFar) this.hoists.outer.set(path, node);
    else this.hoists.add(path, node);
  }

  private member(object: CheckedExpression, name: string, namePiece: Piece, whole: Piece): CheckedExpression {
    if (object.kind === "missing") return missing(whole);
    const base = withoutNothing(object.type);
    const found = base && memberType(base, name);
    if (found === "lookup")
      return this.narrowed(lookup(object, { kind: "literal", ...namePiece, value: name, type: text }, whole));
    if (!base || !found) {
      const near = nearestName(name, memberNames(base ?? nothing));
      const isOfItem = base?.kind === "list" && memberType(withoutNothing(base.item) ?? nothing, name) !== undefined;
      const ofEvent = object.kind === "reference" ? object.reference.memberHelp : undefined;
      const help = isOfItem ? `it is a list: read one item, such as \`[0].${name}\`` : ofEvent;
      for (const problems of near === undefined ? [this.problems] : [this.problems, this.misspelt])
        note(problems, namePiece, "formula/unknown-member", name, typeText(base ?? nothing), near, help);
      return missing(whole);
    }
    return this.narrowed({
      kind: "member",
      ...piece(whole),
      object,
      name,
      isOptional: isMaybeNothing(ownType(object)),
      member: found,
      type: isMaybeNothing(object.type) ? optional(found) : found,
    });
  }

  private index(node: Linked<"index">): CheckedExpression {
    const object = this.check(node.object);
    const index = this.asValue(this.check(node.index));
    if (object.kind === "missing" || index.kind === "missing") return missing(node);
    if (index.kind === "literal" && typeof index.value === "string")
      return this.member(object, index.value, index, node);
    const base = withoutNothing(object.type) ?? nothing;
    if (base.kind === "unknown") return lookup(object, index, node);
    if (base.kind === "record") return this.entryOf(object, base, index, node);
    return this.itemAt(object, index, node, node.object);
  }

  private itemAt(object: CheckedExpression, index: CheckedExpression, whole: Piece, objectPiece: Piece) {
    const base = withoutNothing(object.type) ?? nothing;
    if (base.kind !== "list" && base.kind !== "text" && base.kind !== "date") {
      note(
        this.problems,
        objectPiece,
        "formula/wrong-operand",
        "[…]",
        "`list`, `text` or `record`",
        typeText(object.type),
      );
      return missing(whole);
    }
    const member = optional(base.kind === "list" ? base.item : text);
    const at = this.operand(index, "number", "[…]");
    const isOptional = isMaybeNothing(ownType(object));
    return this.narrowed({ kind: "index", ...piece(whole), object, index: at, isOptional, member, type: member });
  }

  /** Checks `record[key]`: a record without declared names takes any text, another one only texts that name a member. */
  private entryOf(object: CheckedExpression, record: RecordType, index: CheckedExpression, whole: Piece) {
    const key = withoutNothing(index.type) ?? nothing;
    const names = key.kind === "text" ? key.literals : undefined;
    const members = names?.map((name) => record.fields.get(name)) ?? [];
    const found = members.filter((type) => type !== undefined);
    if (names && !isMaybeNothing(index.type) && found.length === names.length) {
      const member = union(...found);
      const isOptional = isMaybeNothing(ownType(object));
      const type = isMaybeNothing(object.type) ? optional(member) : member;
      return this.narrowed({ kind: "index", ...piece(whole), object, index, isOptional, member, type });
    }
    if (record.open && (key.kind === "text" || key.kind === "unknown")) return lookup(object, index, whole);
    note(this.problems, index, "formula/wrong-index", typeText(record), typeText(key), indexHelp(record, key));
    return missing(whole);
  }

  // Operators

  private template(node: Linked<"template">): CheckedExpression {
    const values = node.values.map((value) => this.textPart(this.check(value), `\${…}`));
    return { kind: "template", ...piece(node), texts: node.texts, values, type: templateType(node.texts, values) };
  }

  /** Checks a value that becomes part of a text; `nothing` becomes an empty text. */
  private textPart(value: CheckedExpression, operator: string): CheckedExpression {
    if (value.kind === "missing") return value;
    if (value.type.kind === "unknown") return convert(value, "text", text);
    const type = withoutNothing(value.type);
    if (!type) return { kind: "literal", ...piece(value), value: "", type: text };
    if (!isPrintable(type)) {
      note(this.problems, value, "formula/wrong-operand", operator, "`text`, `number` or `boolean`", typeText(type));
      return missing(value);
    }
    return isMaybeNothing(value.type) ? convert(value, "filled", union(type, text)) : value;
  }

  private unary(node: Linked<"unary">): CheckedExpression {
    const operand = this.asValue(this.check(node.operand));
    if (node.operator === "!") return notOf(operand, node);
    const value = this.operand(operand, "number", node.operator);
    if (value.kind === "missing") return missing(node);
    const isLiteral = value.kind === "literal" && typeof value.value === "number";
    const type = isLiteral ? literalType(node.operator === "-" ? -value.value : value.value) : number;
    return { kind: "unary", ...piece(node), operator: node.operator, operand: value, type };
  }

  private binary(node: BinaryNode<LinkedExpression>): CheckedExpression {
    const { operator } = node;
    if (operator === "&&" || operator === "||" || operator === "??") return this.logical(node, operator);
    const left = this.asValue(this.check(node.left));
    const right = this.asValue(this.check(node.right));
    if (operator === "==" || operator === "!=") return this.equality(left, right, operator === "!=", node);
    if (left.kind === "missing" || right.kind === "missing") return missing(node);
    if (operator === "+") return this.plus(left, right, node);
    if (operator === "<" || operator === ">" || operator === "<=" || operator === ">=") {
      return this.order(left, right, operator, node);
    }
    return this.arithmetic(left, right, operator, node);
  }

  private logical(node: BinaryNode<LinkedExpression>, operator: "&&" | "||" | "??"): CheckedExpression {
    const left = this.asValue(this.check(node.left));
    const known = operator === "??" ? whenNothing(this.known, left) : narrow(this.known, left, operator === "&&");
    const right = this.within(known, () => this.asValue(this.check(node.right)));
    // TypeScript rejects a fallback that is never needed.
    if (operator === "??" && !mayBeNothing(left)) return left;
    const kept = keptParts[operator](left.type) ?? (right.type === emptyList ? list(never) : undefined);
    // As in TypeScript, the right side of `||` counts only if the left one may be falsy, and of `&&` if it may be true.
    const decisive = operator === "||" ? falsyPart : truthyPart;
    const isKept = operator !== "??" && left.type.kind !== "unknown" && decisive(left.type) === undefined;
    const type = isKept ? left.type : kept ? union(kept, right.type) : right.type;
    return { kind: "binary", ...piece(node), operator, form: "operator", left, right, type };
  }

  private plus(left: CheckedExpression, right: CheckedExpression, whole: Piece): CheckedExpression {
    const leftKind = operandKind(left.type);
    const rightKind = operandKind(right.type);
    const plus = (a: CheckedExpression, b: CheckedExpression, type: Type): CheckedExpression => ({
      kind: "binary",
      ...piece(whole),
      operator: "+",
      form: type.kind === "unknown" ? "plus" : "operator",
      left: a,
      right: b,
      type,
    });
    if (leftKind === "unknown" && rightKind === "unknown") return plus(left, right, unknown);
    const isText = (kind: string) => kind === "text" || kind === "unknown";
    if (isText(leftKind) && isText(rightKind)) return plus(this.textPart(left, "+"), this.textPart(right, "+"), text);
    const isNumber = (kind: string) => kind === "number" || kind === "unknown";
    if (isNumber(leftKind) && isNumber(rightKind)) {
      return plus(this.operand(left, "number", "+"), this.operand(right, "number", "+"), number);
    }
    return this.mixed(left, right, "+", whole);
  }

  private arithmetic(
    left: CheckedExpression,
    right: CheckedExpression,
    operator: Arithmetic,
    whole: Piece,
  ): CheckedExpression {
    const a = this.operand(left, "number", operator);
    const b = this.operand(right, "number", operator);
    if (a.kind === "missing" || b.kind === "missing") return missing(whole);
    return { kind: "binary", ...piece(whole), operator, form: "operator", left: a, right: b, type: number };
  }

  private order(left: CheckedExpression, right: CheckedExpression, operator: Order, whole: Piece): CheckedExpression {
    const kinds = [operandKind(left.type), operandKind(right.type)];
    const kind = kinds.find((one) => one !== "unknown");
    const form = kind === undefined ? "order" : "operator";
    if (kind === "other") return this.mixed(left, right, operator, whole);
    if (kinds.some((one) => one !== "unknown" && one !== kind)) return this.mixed(left, right, operator, whole);
    const asOperand = (value: CheckedExpression) =>
      kind === undefined ? value : this.operand(value, kind === "number" ? "number" : "text", operator);
    const a = asOperand(left);
    const b = asOperand(right);
    if (a.kind === "missing" || b.kind === "missing") return missing(whole);
    return { kind: "binary", ...piece(whole), operator, form, left: a, right: b, type: boolean };
  }

  private mixed(left: CheckedExpression, right: CheckedExpression, operator: string, whole: Piece): CheckedExpression {
    const kinds = new Set([operandKind(left.type), operandKind(right.type)]);
    const help =
      [left.type, right.type].some((type) => withoutNothing(type)?.kind === "date") && kinds.has("number")
        ? "use `addDays(date, count)` or `daysBetween(a, b)`"
        : operator === "+" && kinds.has("text")
          ? "use a template, or `concatenate(…)`"
          : isOrder(left)
            ? "compare twice: `a < b && b < c`"
            : kinds.has("number") && kinds.has("text")
              ? "convert the text with `toNumber(…)`"
              : undefined;
    note(
      this.problems,
      whole,
      "formula/mixed-operands",
      operator,
      typeText(widened(left.type)),
      typeText(widened(right.type)),
      help,
    );
    return missing(whole);
  }

  /** Checks an operand that must be a number or a text, and present. */
  private operand(value: CheckedExpression, kind: "number" | "text", operator: string): CheckedExpression {
    if (value.kind === "missing") return value;
    if (value.type.kind === "unknown") return convert(value, kind, kind === "number" ? number : text);
    const found = operandKind(value.type);
    if (found !== kind) {
      note(this.problems, value, "formula/wrong-operand", operator, `\`${kind}\``, typeText(value.type));
      return missing(value);
    }
    if (!isMaybeNothing(value.type)) return value;
    noteAbsent(this.problems, value, typeText(value.type), this.sharedPath(value));
    return missing(value);
  }

  /** Returns the path of a value that means the same in the whole formula: not one of a function's parameter. */
  private sharedPath(value: CheckedExpression): Path | undefined {
    const root = rootOf(value);
    return root.kind === "local" && !this.lets.has(root.name) ? undefined : pathOf(value);
  }

  private equality(
    first: CheckedExpression,
    second: CheckedExpression,
    isNegated: boolean,
    whole: Piece,
  ): CheckedExpression {
    const isTurned = first.kind === "literal" && second.kind !== "literal";
    const [left, right] = isTurned ? [second, first] : [first, second];
    if (left.kind === "missing" || right.kind === "missing") return { ...missing(whole), type: boolean };
    const equality = (form: "strict" | "nothing" | "same"): CheckedExpression => ({
      kind: "equality",
      ...piece(whole),
      isNegated,
      form,
      left,
      right,
      type: boolean,
    });
    if (right.type.kind === "nothing") return equality(right.kind === "literal" ? "nothing" : "same");
    if (left.type.kind === "nothing") return equality("same");
    const leftType = withoutNothing(left.type);
    const rightType = withoutNothing(right.type);
    if (leftType && rightType && !overlaps(leftType, rightType)) {
      // TypeScript rejects a comparison of different constants, which is harmless.
      const isOfConstants = overlaps(withoutValues(leftType), withoutValues(rightType));
      if (isOfConstants && !this.isNarrowed(left) && !this.isNarrowed(right)) return equality("same");
      this.neverEqual(right, leftType, rightType, whole);
      return { ...missing(whole), type: boolean };
    }
    // TypeScript warns about comparing lists and records, which are equal only to themselves.
    const isSame = isMaybeNothing(left.type) && isMaybeNothing(right.type);
    return equality(isSame || holdsObject(left.type) || holdsObject(right.type) ? "same" : "strict");
  }

  /** Whether a condition found something out about a path. */
  private isNarrowed(node: CheckedExpression): boolean {
    const path = pathOf(node);
    return path !== undefined && this.known.has(path);
  }

  private neverEqual(right: CheckedExpression, leftType: Type, rightType: Type, whole: Piece): void {
    const isLiteral = right.kind === "literal";
    const near =
      isLiteral && typeof right.value === "string" && leftType.kind === "text" && leftType.literals
        ? nearestName(right.value, leftType.literals)
        : undefined;
    note(this.problems, isLiteral ? right : whole, "formula/never-equal", ...differentTexts(leftType, rightType), near);
  }

  private conditional(
    condition: CheckedExpression,
    whenTrue: LinkedExpression,
    whenFalse: LinkedExpression | undefined,
    whole: Piece,
  ): CheckedExpression {
    const tested = this.asValue(condition);
    const yes = this.within(narrow(this.known, tested, true), () => this.asValue(this.check(whenTrue)));
    const no = whenFalse
      ? this.within(narrow(this.known, tested, false), () => this.asValue(this.check(whenFalse)))
      : nothingAt(whole);
    return conditionalOf(tested, yes, no, whole);
  }

  private within<T>(known: Known, work: () => T): T {
    const outer = this.known;
    this.known = known;
    const result = work();
    this.known = outer;
    return result;
  }

  // Lists and records

  private list(node: Linked<"list">): CheckedExpression {
    const items = node.items.map((item) =>
      item.kind === "spread" ? this.spreadList(this.check(item.value), item) : this.asValue(this.check(item)),
    );
    const types = items.map((item) => (item.kind === "spread" ? (itemsOf(item.type) ?? unknown) : widened(item.type)));
    return { kind: "list", ...piece(node), items, type: types.length === 0 ? emptyList : list(union(...types)) };
  }

  private spreadList(checked: CheckedExpression, whole: Piece): CheckedExpression {
    const value = this.asList(checked) ?? checked;
    if (value.kind === "missing") return missing(whole);
    const type = withoutNothing(value.type) ?? unknown;
    if (type.kind === "unknown") {
      const items = convert(value, "items", list(unknown));
      return { kind: "spread", ...piece(whole), value: items, type: items.type };
    }
    if (type.kind !== "list") {
      note(this.problems, value, "formula/wrong-operand", "...", "`list`", typeText(value.type));
      return missing(whole);
    }
    const spread = isMaybeNothing(value.type) ? convert(value, "items", type) : value;
    return { kind: "spread", ...piece(whole), value: spread, type };
  }

  private record(node: Linked<"record">): CheckedExpression {
    const fields = new Map<string, Type>();
    const names = new Set<string>();
    let open = false;
    const rests: Type[] = [];
    const entries = node.entries.map((entry): CheckedField => {
      if (entry.name === undefined) {
        const value = this.spreadRecord(this.check(entry.value));
        const type = withoutNothing(value.type) ?? unknown;
        if (type.kind !== "record") {
          open = true;
          rests.push(unknown);
        } else {
          open ||= type.open;
          if (type.open) rests.push(type.rest ?? unknown);
          for (const [name, field] of type.fields) {
            const before = fields.get(name);
            const isCertain = !isMaybeNothing(value.type);
            fields.set(name, isCertain ? field : before ? union(before, field) : optional(field));
          }
        }
        return { ...piece(entry), name: undefined, value };
      }
      const value = this.asValue(this.check(entry.value));
      if (names.has(entry.name)) note(this.problems, entry, "formula/repeated-name", entry.name);
      names.add(entry.name);
      fields.set(entry.name, widened(value.type));
      return { ...piece(entry), name: entry.name, value };
    });
    const rest = union(...rests);
    const isMap = rests.length > 0 && rest.kind !== "unknown";
    return {
      kind: "record",
      ...piece(node),
      entries,
      type: { kind: "record", fields, open, ...(isMap ? { rest } : {}) },
    };
  }

  private spreadRecord(value: CheckedExpression): CheckedExpression {
    if (value.kind === "missing") return value;
    const type = withoutNothing(value.type);
    if (!type || type.kind === "unknown") return convert(value, "fields", openRecord);
    if (type.kind === "record") return value;
    note(this.problems, value, "formula/wrong-operand", "...", "`record`", typeText(value.type));
    return missing(value);
  }

  // Calls

  private helper(node: HelperNode<LinkedExpression>): CheckedExpression {
    const { helper, args } = node;
    const counts = helper.signatures.map(argumentCounts);
    const isCounted = args.every((arg) => arg.kind !== "spread" && arg.kind !== "missing");
    if (isCounted && !counts.some(({ least, most }) => args.length >= least && args.length <= most)) {
      const least = Math.min(...counts.map((count) => count.least));
      const most = Math.max(...counts.map((count) => count.most));
      for (const arg of args) this.check(arg);
      const name = { start: node.start, end: node.nameEnd };
      note(this.problems, name, "formula/wrong-argument-count", helper.name, countText({ least, most }), args.length);
      return missing(node);
    }
    switch (helper.name) {
      case "if":
        return this.conditionalCall(node);
      case "switch":
        return this.switchCall(node);
      case "ifEmpty":
      case "ifempty":
        return this.ifEmptyCall(node);
      case "not": {
        const [value] = args;
        if (!value) return missing(node);
        return notOf(this.asValue(this.check(value)), node);
      }
      default:
        return this.plainHelper(node);
    }
  }

  private conditionalCall(node: HelperNode<LinkedExpression>): CheckedExpression {
    const [condition, whenTrue, whenFalse] = node.args;
    if (!condition || !whenTrue) return missing(node);
    return this.conditional(this.check(condition), whenTrue, whenFalse, node);
  }

  private ifEmptyCall(node: HelperNode<LinkedExpression>): CheckedExpression {
    const [first, second] = node.args;
    if (!first || !second) return missing(node);
    const value = this.asValue(this.check(first));
    const fallback = this.later(second);
    const rest = withoutNothing(value.type);
    const type = rest ? union(rest, fallback.type) : fallback.type;
    return { kind: "helper", ...piece(node), name: "ifEmpty", args: [value, fallback], lazyFrom: 1, type };
  }

  /** Checks a `switch`. Over a path it is a chain of conditions, which narrow the path; else its value is read once. */
  private switchCall(node: HelperNode<LinkedExpression>): CheckedExpression {
    const [first, ...rest] = node.args;
    if (!first) return missing(node);
    const value = this.asValue(this.check(first));
    if (this.repeatsCase(rest)) return missing(node);
    const [only, ...others] = rest;
    if (others.length === 0) return only ? this.asValue(this.check(only)) : nothingAt(node);
    if (pathOf(value) !== undefined) {
      const whens = rest.filter((_, index) => index % 2 === 0);
      const isOpen = rest.length % 2 === 0;
      if (isOpen)
        this.exhausts(
          value,
          whens.map((when) => (when.kind === "literal" ? { ...when, type: literalType(when.value) } : missing(when))),
          node,
        );
      return this.switchChain(first, rest, node);
    }
    const cases: { when: CheckedExpression; result: CheckedExpression }[] = [];
    let at = 0;
    for (; at + 1 < rest.length; at += 2) {
      const [when, result] = [rest[at], rest[at + 1]];
      if (!when || !result) continue;
      const key = this.asValue(this.check(when));
      this.equality(value, key, false, key);
      cases.push({ when: key, result: this.later(result) });
    }
    const last = rest[at];
    const fallback = last && this.later(last);
    if (!last)
      this.exhausts(
        value,
        cases.map((one) => one.when),
        node,
      );
    const type = union(...cases.map((one) => one.result.type), fallback?.type ?? nothing);
    return { kind: "match", ...piece(node), value, cases, fallback, type };
  }

  /** Reports a literal case of a `switch` that an earlier one equals, and whether there is one. */
  private repeatsCase(rest: readonly LinkedExpression[]): boolean {
    const known = new Set<unknown>();
    const before = this.problems.length;
    for (let at = 0; at + 1 < rest.length; at += 2) {
      const when = rest[at];
      if (when?.kind !== "literal") continue;
      if (known.has(when.value)) note(this.problems, when, "formula/repeated-case", JSON.stringify(when.value));
      known.add(when.value);
    }
    return this.problems.length > before;
  }

  /** Checks a value evaluated on demand: as a literal, or in a function. */
  private later(node: LinkedExpression): CheckedExpression {
    return this.within(inFunction(this.known), () => this.asValue(this.check(node)));
  }

  /** Reports the possible values of a text that have no case in a `switch`. */
  private exhausts(
    value: CheckedExpression,
    cases: readonly CheckedExpression[],
    node: HelperNode<LinkedExpression>,
  ): void {
    const type = withoutNothing(value.type);
    if (type?.kind !== "text" || !type.literals || cases.some((one) => one.kind !== "literal")) return;
    const known = cases.map((one) => one.kind === "literal" && one.value);
    const { literals } = type;
    const absent = literals.filter((literal) => !known.includes(literal));
    // A case that is not one of the values has already been reported.
    const isTold = known.some((one) => typeof one === "string" && !literals.includes(one));
    if (absent.length === 0 || isTold) return;
    note(this.problems, { start: node.start, end: node.nameEnd }, "formula/not-exhaustive", shownTexts(absent));
  }

  private switchChain(first: LinkedExpression, rest: readonly LinkedExpression[], whole: Piece): CheckedExpression {
    const [when, result, ...others] = rest;
    if (!when) return nothingAt(whole);
    if (!result) return this.asValue(this.check(when));
    const value = this.asValue(this.check(first));
    const condition = this.equality(value, this.asValue(this.check(when)), false, when);
    const yes = this.within(narrow(this.known, condition, true), () => this.asValue(this.check(result)));
    const no = this.within(narrow(this.known, condition, false), () => this.switchChain(first, others, whole));
    return conditionalOf(condition, yes, no, whole);
  }

  private plainHelper(node: HelperNode<LinkedExpression>): CheckedExpression {
    const { helper } = node;
    const values = node.args.map((arg) => this.argument(arg));
    const fitting = helper.signatures.filter((signature) => fitsShape(signature, node.args));
    const signature = fitting.find((one) => this.fitsTypes(one, values)) ?? fitting[0] ?? helper.signatures[0];
    if (!signature) return missing(node);
    const generics: Generics = new Map();
    const args: CheckedExpression[] = [];
    const found = this.problems.length;
    // Functions come last: the types of their parameters may come from any other argument.
    for (const isFunction of fitting.length === 0 ? [undefined] : [false, true]) {
      node.args.forEach((arg, index) => {
        if (isFunction !== undefined && (arg.kind === "lambda") !== isFunction) return;
        // Arguments in the wrong order are one mistake.
        if (fitting.length === 0 && this.problems.length > found) args[index] = missing(arg);
        else args[index] = this.helperArgument(node, signature, generics, arg, values[index], index);
      });
    }
    if (args.some((arg) => arg.kind === "missing")) return missing(node);
    if (helper.name === "matches") this.pattern(args[1]);
    const general = instantiate(signature.result, generics);
    const before = this.problems.length;
    const checked = checkCopy(this, helper.name, { args, type: general });
    if (this.problems.length > before) return missing(node);
    const { type } = checked;
    const call = { kind: "helper", ...piece(node), name: helper.name, ...checked, lazyFrom: undefined } as const;
    return helper.name === "reduce" ? { ...call, generics: [generics.get("T") ?? unknown, type] } : call;
  }

  /** Reports a literal pattern that is not a regular expression. */
  private pattern(value: CheckedExpression | undefined): void {
    if (value?.kind !== "literal" || typeof value.value !== "string") return;
    const problem = patternProblem(value.value);
    if (problem !== undefined) note(this.problems, value, "formula/bad-pattern", problem);
  }

  /** Checks an argument, unless it is a lambda, whose parameters get their types later. */
  private argument(arg: LinkedExpression): CheckedExpression | undefined {
    if (arg.kind === "lambda") return undefined;
    if (arg.kind === "spread") return this.spreadList(this.check(arg.value), arg);
    return this.asValue(this.check(arg));
  }

  private fitsTypes(signature: Signature, values: readonly (CheckedExpression | undefined)[]): boolean {
    const generics: Generics = new Map();
    return values.every((value, index) => {
      const param = paramAt(signature, index);
      if (!value || !param) return true;
      return matches(param.pattern, value.kind === "spread" ? (itemsOf(value.type) ?? unknown) : value.type, generics);
    });
  }

  private helperArgument(
    node: HelperNode<LinkedExpression>,
    signature: Signature,
    generics: Generics,
    arg: LinkedExpression,
    value: CheckedExpression | undefined,
    index: number,
  ): CheckedExpression {
    const param = paramAt(signature, index);
    if (!param) return value ?? missing(arg);
    const { pattern } = param;
    if (arg.kind === "lambda") {
      if (pattern.kind === "lambda") {
        const types = () => pattern.params.map((one) => instantiate(one, generics));
        const { result } = pattern;
        const start = result.kind === "generic" ? generics.get(result.name) : undefined;
        if (result.kind === "generic" && start) {
          return this.accumulated(start, (total) => {
            generics.set(result.name, total);
            return this.lambda(arg, types());
          });
        }
        const lambda = this.lambda(arg, types());
        if (lambda.kind === "lambda") matches(result, lambda.body.type, generics, !isWritten(lambda.body));
        return lambda;
      }
      note(
        this.problems,
        arg,
        "formula/wrong-argument",
        node.helper.name,
        param.name,
        patternText(pattern),
        "a function",
      );
      return missing(arg);
    }
    if (!value || value.kind === "missing") return missing(arg);
    if (value.kind === "spread") {
      matches(pattern, itemsOf(value.type) ?? unknown, generics);
      return value;
    }
    const fitted = this.writtenArgument(pattern, value, generics);
    if (fitted) return fitted;
    // TypeScript infers no item type from a union of lists, so the items are unknown from here on.
    const isOneOfLists = pattern.kind === "list" && withoutNothing(value.type)?.kind === "union";
    if (!matches(pattern, value.type, isOneOfLists ? new Map() : generics, !isWritten(value))) {
      const shapes = node.helper.signatures.filter((one) => fitsShape(one, node.args));
      const choices = new Set(
        shapes.flatMap((one) => paramAt(one, index) ?? []).map((one) => patternText(one.pattern)),
      );
      const found = `\`${typeText(value.type)}\``;
      note(
        this.problems,
        arg,
        "formula/wrong-argument",
        node.helper.name,
        param.name,
        choices.size === 0 ? patternText(pattern) : [...choices].join(" or "),
        found,
      );
      return missing(arg);
    }
    if (pattern.kind === "key") {
      const absent = bindKey(pattern, value, generics);
      if (absent) {
        const near = nearestName(absent.name, absent.record.fields.keys());
        note(this.problems, arg, "formula/unknown-member", absent.name, typeText(absent.record), near);
        return missing(arg);
      }
    }
    if (pattern.kind === "key") return this.textPart(value, node.helper.name);
    // Helpers handle any first value at run time; the other arguments are settings.
    if (pattern.kind === "words" && value.type.kind === "unknown") return fitTo(this, value, optional(text));
    const isSetting = index > 0 && pattern.kind === "type" && value.type.kind === "unknown";
    if (isSetting) return fitTo(this, value, optional(pattern.type));
    if (pattern.kind !== "list") return value;
    if (isOneOfLists) {
      matches(pattern, unknown, generics);
      return convert(value, "list", list(unknown));
    }
    return value.type.kind === "unknown" ? convert(value, "list", list(unknown)) : (this.asList(value) ?? value);
  }

  /**
   * Checks a function whose result is its next first argument. The items of an empty list `start`, and the members of
   * an empty record, are those that a first check of the function returns.
   */
  private accumulated(start: Type, check: (total: Type) => CheckedExpression): CheckedExpression {
    let total = startType(start, never);
    if (hasEmptyPart(start)) {
      const [found, misspelt] = [this.problems.length, this.misspelt.length];
      const tried = check(total);
      this.problems.length = found;
      this.misspelt.length = misspelt;
      total = tried.kind === "lambda" ? filledBy(start, tried.body.type) : startType(start, unknown);
    }
    const lambda = check(total);
    return lambda.kind === "lambda" ? { ...lambda, body: fitTo(this, lambda.body, total) } : lambda;
  }

  /** A literal next to a list gets the type of the list's items, if it fits. */
  private writtenArgument(
    pattern: Pattern,
    value: CheckedExpression,
    generics: Generics,
  ): CheckedExpression | undefined {
    if (!isWritten(value)) return undefined;
    const known =
      pattern.kind === "list" && pattern.item.kind === "generic"
        ? generics.get(pattern.item.name)
        : pattern.kind === "generic"
          ? generics.get(pattern.name)
          : undefined;
    if (!known || known.kind === "unknown") return undefined;
    const problems: Problems = [];
    const asList = (one: CheckedExpression) => this.asList(one);
    const fitted = fitTo({ problems, asList }, value, pattern.kind === "list" ? list(known) : known);
    return problems.length === 0 ? fitted : undefined;
  }

  private lambda(node: Linked<"lambda">, types: readonly Type[]): CheckedExpression {
    if (node.params.length > types.length) {
      const count = countText({ least: 0, most: types.length }).replace("argument", "parameter");
      note(this.problems, node, "formula/wrong-argument-count", "=>", count, node.params.length);
      return missing(node);
    }
    const outer = this.locals;
    const locals = new Map(outer);
    node.params.forEach((param, index) => {
      locals.set(param.name, types[index] ?? unknown);
    });
    this.locals = locals;
    const params = node.params.map((param) => param.name);
    const [lets, body] = this.within(
      inFunction(this.known, params),
      () => [this.checkLets(node.lets, node, params), this.asValue(this.check(node.body))] as const,
    );
    this.locals = outer;
    this.hoists.leave();
    const lambda: CheckedLambda = { kind: "lambda", ...piece(node), params, lets, body, type: unknown };
    return lambda;
  }

  private call(node: CallNode<LinkedExpression>): CheckedExpression {
    const { callee } = node;
    if (callee.kind !== "reference") return missing(node);
    const { reference } = callee;
    const { type } = reference;
    const checkedCallee: CheckedReference = { kind: "reference", ...piece(callee), reference, type };
    const hasLambda = node.args.find((arg) => arg.kind === "lambda");
    if (hasLambda) {
      note(this.problems, hasLambda, "formula/not-allowed", "a lambda", "pass functions only to helpers such as `map`");
      return missing(node);
    }
    if (type.kind === "unknown") {
      const args = node.args.map((arg) => this.argument(arg) ?? missing(arg));
      return { kind: "call", ...piece(node), callee: checkedCallee, args, type: unknown };
    }
    if (type.kind !== "function") {
      note(this.problems, callee, "formula/not-a-function", `\`${typeText(type)}\``);
      return missing(node);
    }
    const name = nameOfThing(reference.thing);
    if (type.isAsync) {
      note(this.problems, callee, "formula/async-function", name);
      return { ...missing(node), type: type.result };
    }
    const counts = countsOf(type);
    if (node.args.length < counts.least || node.args.length > counts.most) {
      note(this.problems, callee, "formula/wrong-argument-count", name, countText(counts), node.args.length);
      return { ...missing(node), type: type.result };
    }
    const args = node.args.map((arg, index) => {
      const value = this.argument(arg) ?? missing(arg);
      if (value.kind === "spread") return value;
      return fitTo(this, value, paramType(type, index));
    });
    return { kind: "call", ...piece(node), callee: checkedCallee, args, type: type.result };
  }

  // Fitting a value to the type that its place requires

  /** Returns a node as a value: a spread is not a value, and the parser has reported a misplaced lambda. */
  private asValue(node: CheckedExpression): CheckedExpression {
    if (node.kind !== "spread") return node;
    return missing(node);
  }

  /** Returns the list of a value that is a collection; undefined for other values. */
  asList(value: CheckedExpression): CheckedExpression | undefined {
    const type = withoutNothing(value.type);
    if (type?.kind !== "record" || itemsOf(type) === undefined) return undefined;
    return this.member(value, "data", value, value);
  }
}

const orders: ReadonlySet<string> = new Set(["<", ">", "<=", ">="]);

/** Whether TypeScript sees that a value may be nothing: of `a ?? b` it looks at `b`, whatever the type of `a`. */
const mayBeNothing = (node: CheckedExpression): boolean =>
  isMaybeNothing(node.type) && !(node.kind === "binary" && node.operator === "??" && !mayBeNothing(node.right));

/** The values of the left side that an operator returns. */
const keptParts = { "&&": falsyResult, "||": truthyPart, "??": withoutNothing } as const;

/** TypeScript knows the result if the value is always truthy, or never. */
function notOf(operand: CheckedExpression, whole: Piece): CheckedExpression {
  const isUnknown = operand.type.kind === "unknown";
  const isTrue = !isUnknown && falsyPart(operand.type) === undefined;
  const isFalse = !isUnknown && truthyPart(operand.type) === undefined;
  const type = isTrue || isFalse ? literalType(isFalse) : boolean;
  return { kind: "unary", ...piece(whole), operator: "!", operand, type };
}

const isOrder = (node: CheckedExpression): boolean => node.kind === "binary" && orders.has(node.operator);

/** Returns a path as the formula writes it. */
function pathText(node: CheckedExpression): string {
  if (node.kind === "constant") return pathText(node.path);
  if (node.kind === "member") return `${pathText(node.object)}.${node.name}`;
  if (node.kind === "index" && node.index.kind === "literal") return `${pathText(node.object)}[${node.index.value}]`;
  if (node.kind === "entry" && node.key.kind === "literal") return `${pathText(node.object)}.${node.key.value}`;
  if (node.kind === "local") return node.name;
  return node.kind === "reference" ? nameOfThing(node.reference.thing) : "…";
}

/** Suggests how to read a member of a record that an index does not name. */
function indexHelp(record: RecordType, key: Type): string {
  if (key.kind === "number" && record.open) return "convert the number with `toText(…)`";
  const [example] = record.fields.keys();
  if (key.kind === "number" && example !== undefined)
    return `it is one record, not a list: name a member, such as \`.${example}\``;
  return "name a member, or use `getKeyValue(record, key)`";
}

function shownTexts(texts: readonly string[]): string {
  const shown = texts.slice(0, 6).map((one) => JSON.stringify(one));
  return (texts.length > 6 ? [...shown, "…"] : shown).join(", ");
}

function fitsShape(signature: Signature, args: readonly LinkedExpression[]): boolean {
  const { least, most } = argumentCounts(signature);
  const hasSpread = args.some((arg) => arg.kind === "spread");
  if (!hasSpread && (args.length < least || args.length > most)) return false;
  return args.every((arg, index) => (arg.kind === "lambda") === (paramAt(signature, index)?.pattern.kind === "lambda"));
}
