import type { Design, PageNode } from "../../../compiler/2-validate/design-nodes.ts";
import { isObject, type JsonObject, recordOf } from "../../json.ts";
import { remembered } from "../../remembered.ts";
import { opensFor } from "../compare/access.ts";
import { type Renames, renamedFormula } from "../compare/renames.ts";
import { meaningOf } from "../meaning.ts";
import { decide, type Known, type NamedFormula } from "./decide.ts";
import { type Condition, contentsOf, type Shown, type Way } from "./page-contents.ts";
import { authOf, type KindOfPerson } from "./people.ts";

/** Always, never, or by conditions about the person's rights that depend on data: their formulas. */
export type Access = "yes" | "no" | readonly string[];

/** When a person gets something; `behind` are the formulas that its conditions depend on. */
export interface Got {
  readonly access: Access;
  readonly behind: string;
}

export const never: Got = { access: "no", behind: "" };
const always: Got = { access: "yes", behind: "" };

/** A page, and what each kind of person gets of it. */
export interface PageForPeople {
  readonly elements: ReadonlyMap<string, Shown>;
  readonly people: readonly PageFor[];
}

export interface PageFor {
  readonly opens: boolean;
  /** What each condition of the page is for the person, in the order of the page: the rest follows from it. */
  readonly decisions: string;
  /** When the person gets what is at the end of a way. */
  got(way: Way): Got;
  /** When the person can write, by write. */
  writes(): ReadonlyMap<string, Got>;
}

/** Returns what people get of the pages of a design; `renames` are the new names of what its formulas read. */
export function pagesFor(
  design: Design,
  people: readonly KindOfPerson[],
  renames?: Renames,
): (page: PageNode) => PageForPeople {
  const meaning = meaningOf(design);
  const groups = design.design?.json.groups ?? {};
  const formulas = formulasOf(design);
  const roles = recordOf(recordOf(design.design?.json.auth).roles).key;
  const readsRoles = new RegExp(
    `\\bauth\\.(?:isAuthenticated\\b|user\\b(?!\\??\\.)${typeof roles === "string" ? `|user\\??\\.${roles}\\b` : ""})`,
  );
  const gather = contentsOf(
    design,
    formulas,
    (text) => readsRoles.test(text) || meaning.isPermission({ formula: text }),
  );
  const named = (text: string): string => (renames ? renamedFormula(renames, text) : text);
  const knownFor = people.map((person) => {
    const auth = authOf(person, design);
    const knownOf = (instances: readonly JsonObject[]): Known => ({
      auth,
      formulas,
      property(name) {
        // What an instance passes as a property is read around the instance.
        const props = recordOf(instances.at(-1)?.props);
        return Object.hasOwn(props, name) ? { value: props[name], known: knownOf(instances.slice(0, -1)) } : undefined;
      },
    });
    const decided = new Map<Condition, boolean | undefined>();
    /** Whether a way goes on after a condition; undefined if data decide. */
    return (condition: Condition): boolean | undefined => {
      if (!decided.has(condition)) {
        const found = decide({ value: condition.value, known: knownOf(condition.instances) });
        decided.set(condition, found === undefined ? undefined : found !== condition.isNegated);
      }
      return decided.get(condition);
    };
  });
  const textOf = remembered(({ value, isNegated }: Condition): string => {
    const text = named(String(recordOf(value).formula ?? JSON.stringify(value)));
    return isNegated ? negated(text) : text;
  });

  return (page) => {
    const { elements, writes, conditions } = gather(recordOf(page.json));
    return {
      elements,
      people: people.map((person, index): PageFor => {
        const passes = knownFor[index] ?? (() => undefined);
        const opens = opensFor(page.json.groups ?? [], groups, person);
        /** The conditions of a way that data decide; undefined if the way ends. */
        const restOf = (way: Way): Way | undefined => {
          if (way.some((condition) => passes(condition) === false)) return undefined;
          return way.filter((condition) => passes(condition) === undefined);
        };
        return {
          opens,
          decisions: opens ? conditions.map((condition) => signs.get(passes(condition))).join("") : "",
          got: remembered((way: Way) => gotBy([restOf(way)], textOf, named)),
          writes: () => new Map(Array.from(writes, ([write, ways]) => [write, gotBy(ways.map(restOf), textOf, named)])),
        };
      }),
    };
  };
}

const signs = new Map([
  [true, "+"],
  [false, "-"],
  [undefined, "?"],
]);

function gotBy(
  all: readonly (Way | undefined)[],
  textOf: (condition: Condition) => string,
  named: (text: string) => string,
): Got {
  const open = all.filter((way) => way !== undefined);
  if (open.length === 0) return never;
  if (open.some((way) => way.length === 0)) return always;
  const ways = shortest(open, textOf);
  const behind = new Set(ways.flatMap((way) => way.flatMap(({ formulas }) => formulas.map(named))));
  return {
    access: ways.map((way) => [...new Set(way.map(textOf))].map(bracketed).join(" && ")).sort(),
    behind: [...behind].sort().join("\n"),
  };
}

/** Leaves out ways that need all that another needs, and more. */
function shortest(ways: readonly Way[], textOf: (condition: Condition) => string): readonly Way[] {
  const sets: { readonly way: Way; readonly texts: ReadonlySet<string> }[] = [];
  for (const way of [...ways].sort((a, b) => a.length - b.length)) {
    const texts = new Set(way.map(textOf));
    if (!sets.some((other) => [...other.texts].every((text) => texts.has(text)))) sets.push({ way, texts });
  }
  return sets.map(({ way }) => way);
}

const negated = (text: string): string => (/^!\w[\w.]*(?:\(\))?$/.test(text) ? text.slice(1) : `!(${text})`);

/** Puts alternatives in brackets. */
const bracketed = (text: string, _: number, { length }: readonly string[]): string =>
  length > 1 && text.includes("||") ? `(${text})` : text;

function formulasOf(design: Design): ReadonlyMap<string, NamedFormula> {
  const found = new Map<string, NamedFormula>();
  const add = (all: unknown): void => {
    for (const [name, json] of Object.entries(recordOf(all))) {
      const { formula, params } = recordOf(json);
      if (typeof formula === "string")
        found.set(name, {
          formula,
          params: Array.isArray(params) ? params.filter(isObject).map(({ id }) => String(id)) : [],
        });
    }
  };
  for (const { json } of design.components) add(recordOf(json).formulas);
  add(design.formulas?.json.formulas);
  return found;
}
