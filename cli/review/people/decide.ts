import type { ParsedExpression } from "../../../compiler/3-link/formula/expression.ts";
import { type ParsedFormula, parseFormula } from "../../../compiler/3-link/formula/parse-formula.ts";
import { isObject, type JsonObject, recordOf } from "../../json.ts";

/** A value that only the running app knows. */
const open = Symbol("open");

/** What formulas can read that is known before the app runs. */
export interface Known {
  /** The session; members that are not here are open. */
  readonly auth: JsonObject;
  readonly formulas: ReadonlyMap<string, NamedFormula>;
  /** The properties of the component around, if it is one. */
  property(name: string): Evaluated | undefined;
}

export interface NamedFormula {
  readonly formula: string;
  readonly params: readonly string[];
}

/** A value, or a formula with what is known around it. */
export interface Evaluated {
  readonly value: unknown;
  readonly known: Known;
}

/**
 * Decides a condition as far as it depends on the person alone: true, false, or undefined if it depends on data too.
 *
 * Both sides of an operator count: what is false without the data is false.
 */
export function decide({ value, known }: Evaluated): boolean | undefined {
  const found = evaluated({ value, known }, 0);
  return found === open ? undefined : Boolean(found);
}

const depthLimit = 30;

function evaluated({ value, known }: Evaluated, depth: number): unknown {
  if (!isObject(value)) return value;
  if (typeof value.formula !== "string") return open;
  return new Evaluation(known, depth).formula(value.formula, new Map());
}

const parsed = new Map<string, ParsedFormula>();

function parsedOf(text: string): ParsedFormula {
  const found = parsed.get(text) ?? parseFormula(text);
  parsed.set(text, found);
  return found;
}

type Locals = ReadonlyMap<string, unknown>;

class Evaluation {
  constructor(
    private readonly known: Known,
    private readonly depth: number,
  ) {}

  formula(text: string, params: Locals): unknown {
    if (this.depth > depthLimit) return open;
    const { lets, expression, problems } = parsedOf(text);
    if (problems.length > 0) return open;
    const locals = new Map<string, unknown>([["params", new Map(params)]]);
    for (const { name, value } of lets) locals.set(name, this.value(value, locals));
    return this.value(expression, locals);
  }

  private value(node: ParsedExpression, locals: Locals): unknown {
    switch (node.kind) {
      case "literal":
        return node.value;
      case "name":
        return locals.has(node.name) ? locals.get(node.name) : node.name === "auth" ? this.known.auth : open;
      case "member":
        return this.member(node.object, node.name, locals);
      case "unary": {
        const operand = this.value(node.operand, locals);
        return node.operator === "!" && operand !== open ? !operand : open;
      }
      case "binary":
        return this.binary(node.operator, node.left, node.right, locals);
      case "conditional":
        return this.choice(node.condition, node.whenTrue, node.whenFalse, locals);
      case "list": {
        const items = node.items.map((item) => (item.kind === "spread" ? open : this.value(item, locals)));
        return items.includes(open) ? open : items;
      }
      case "call":
        return this.call(node.callee, node.args, locals);
      default:
        return open;
    }
  }

  private member(object: ParsedExpression, name: string, locals: Locals): unknown {
    if (object.kind === "name" && object.name === "props" && !locals.has("props")) {
      const passed = this.known.property(name);
      return passed ? evaluated(passed, this.depth + 1) : open;
    }
    const value = this.value(object, locals);
    // A member of nothing is nothing.
    if (value === null) return null;
    if (value instanceof Map) return value.has(name) ? value.get(name) : open;
    return isObject(value) && Object.hasOwn(value, name) ? value[name] : open;
  }

  private binary(operator: string, left: ParsedExpression, right: ParsedExpression, locals: Locals): unknown {
    const one = this.value(left, locals);
    const other = (): unknown => this.value(right, locals);
    if (operator === "&&" || operator === "||") {
      const ends = operator === "||";
      if (one !== open) return Boolean(one) === ends ? one : other();
      const second = other();
      return second !== open && Boolean(second) === ends ? second : open;
    }
    if (operator === "??") return one === open ? open : (one ?? other());
    if (operator !== "==" && operator !== "!=") return open;
    const second = other();
    if (!isPlain(one) || !isPlain(second)) return this.compareOpen(one, second, operator);
    return (one === second) === (operator === "==");
  }

  /** An object is not nothing, and an open value may be anything. */
  private compareOpen(one: unknown, second: unknown, operator: "==" | "!="): unknown {
    const isObjectAndNothing =
      (one === null && typeof second === "object") || (second === null && typeof one === "object");
    return isObjectAndNothing ? operator === "!=" : open;
  }

  private choice(
    condition: ParsedExpression,
    whenTrue: ParsedExpression | undefined,
    whenFalse: ParsedExpression | undefined,
    locals: Locals,
  ): unknown {
    const decided = this.value(condition, locals);
    const of = (node: ParsedExpression | undefined): unknown => (node ? this.value(node, locals) : null);
    if (decided !== open) return of(decided ? whenTrue : whenFalse);
    const [one, other] = [of(whenTrue), of(whenFalse)];
    return isPlain(one) && one === other ? one : open;
  }

  private call(callee: ParsedExpression, args: readonly ParsedExpression[], locals: Locals): unknown {
    if (callee.kind === "member" && callee.object.kind === "name" && callee.object.name === "formulas") {
      const named = this.known.formulas.get(callee.name);
      if (!named) return open;
      const params = new Map(named.params.map((name, index) => [name, this.argument(args[index], locals)]));
      return new Evaluation(this.known, this.depth + 1).formula(named.formula, params);
    }
    if (callee.kind !== "name") return open;
    const [first, second, third] = args;
    if (!first) return open;
    switch (callee.name) {
      case "if":
        return this.choice(first, second, third, locals);
      case "not": {
        const value = this.value(first, locals);
        return value === open ? open : !value;
      }
      case "contains":
        return this.contains(this.value(first, locals), this.argument(second, locals));
      case "matchAnyRoles":
      case "matchAllRoles":
        return this.matchRoles(callee.name, this.value(first, locals), this.argument(second, locals));
      case "map": {
        const [list, key] = [this.list(first, locals), this.argument(second, locals)];
        if (!list || typeof key !== "string") return open;
        return list.every((item) => isObject(item) && Object.hasOwn(item, key))
          ? list.map((item) => recordOf(item)[key])
          : open;
      }
      case "some":
      case "every":
        return this.quantified(callee.name, this.list(first, locals), second, locals);
      case "length": {
        return this.list(first, locals)?.length ?? open;
      }
      default:
        return open;
    }
  }

  /** A list; nothing is an empty one, as it is for the helpers. */
  private list(node: ParsedExpression, locals: Locals): readonly unknown[] | undefined {
    const value = this.value(node, locals);
    return value === null ? [] : Array.isArray(value) ? value : undefined;
  }

  private argument(node: ParsedExpression | undefined, locals: Locals): unknown {
    return node ? this.value(node, locals) : open;
  }

  private contains(list: unknown, item: unknown): unknown {
    if (list === null) return false;
    if (!isPlain(item)) return open;
    if (typeof list === "string") return typeof item === "string" ? list.includes(item) : open;
    return Array.isArray(list) && list.every(isPlain) ? list.includes(item) : open;
  }

  private matchRoles(name: string, held: unknown, wanted: unknown): unknown {
    if (!Array.isArray(wanted)) return open;
    if (wanted.length === 0) return true;
    if (!Array.isArray(held)) return open;
    return name === "matchAnyRoles"
      ? wanted.some((role) => held.includes(role))
      : wanted.every((role) => held.includes(role));
  }

  private quantified(
    name: "some" | "every",
    list: readonly unknown[] | undefined,
    test: ParsedExpression | undefined,
    locals: Locals,
  ) {
    if (!list || test?.kind !== "lambda" || test.lets.length > 0) return open;
    const [param] = test.params;
    const found = list.map((item) => this.value(test.body, new Map([...locals, [param?.name ?? "", item]])));
    if (found.includes(open)) return open;
    return name === "some" ? found.some(Boolean) : found.every(Boolean);
  }
}

const isPlain = (value: unknown): boolean =>
  value === null || typeof value === "string" || typeof value === "number" || typeof value === "boolean";
