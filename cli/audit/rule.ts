import type { AuditCode } from "../../compiler/diagnostics/diagnostic.ts";
import type { JsonContainer, SourceFile } from "../../compiler/span.ts";
import { type JsonObject, recordOf } from "../json.ts";
import type { ElementFact, EntryFact, Facts, FormulaFact, StepFact, TextFact, Unit } from "./facts.ts";

export const categories = [
  "accessibility",
  "performance",
  "security",
  "data",
  "interaction",
  "language",
  "unused",
] as const;
export type Category = (typeof categories)[number];

/** What a rule is about, as people read it. */
export interface RuleWords {
  readonly code: AuditCode;
  readonly category: Category;
  /** One clause; `{}` is what the finding is about. */
  readonly message: string;
  readonly help: string;
  /** Why it matters, and what to do. */
  readonly why: string;
  /** Snippets of a design that breaks the rule, and of one that keeps it: JSON, or lines `file: JSON`. */
  readonly wrong: string;
  readonly right: string;
}

/** A place that breaks a rule. */
export interface Finding {
  readonly file: SourceFile;
  readonly owner: JsonContainer;
  readonly key?: string | number | undefined;
  /** A range of the file's text, for a file that is not JSON; `owner` is then ignored. */
  readonly offsets?: readonly [start: number, end: number] | undefined;
  /** Replaces `{}` in the message. */
  readonly word?: string | undefined;
  /** The value to write at the place; `undefined` removes it. Only if nothing else can be meant. */
  readonly fix?: { readonly value: unknown } | undefined;
}

export interface Rule extends RuleWords {
  readonly find: (facts: Facts) => readonly Finding[];
}

/** A hit inside an object: where, such as `props.text`, and what about. */
export interface Hit {
  readonly at?: string;
  readonly word?: string;
  readonly fix?: { readonly value: unknown };
}

/** Whether a fact breaks a rule, and where: `true` is the object itself, a string is a member of it. */
export type Test<Fact> = (fact: Fact, facts: Facts) => Hit | string | boolean | undefined;

type Kind<Fact> = (words: RuleWords & { readonly test: Test<Fact> }) => Rule;

const about =
  <Fact extends { readonly file: SourceFile; readonly json: JsonObject }>(
    listOf: (facts: Facts) => readonly Fact[],
  ): Kind<Fact> =>
  ({ test, ...words }) => ({
    ...words,
    find: (facts) =>
      listOf(facts).flatMap((fact) => {
        const told = test(fact, facts);
        if (told === undefined || told === false) return [];
        const hit: Hit = told === true ? {} : typeof told === "string" ? { at: told } : told;
        return [{ file: fact.file, ...placeIn(fact.json, hit.at), word: hit.word, fix: hit.fix }];
      }),
  });

/** Finds a member by its path, such as `props.text`; as far as it exists. */
function placeIn(json: JsonObject, at: string | undefined): { readonly owner: JsonContainer; readonly key?: string } {
  if (at === undefined) return { owner: json };
  const names = at.split(".");
  let owner = json;
  while (names.length > 1) owner = recordOf(owner[names.shift() ?? ""]);
  const [key = ""] = names;
  return { owner, key };
}

export const elementRule: Kind<ElementFact> = about((facts) => facts.elements);
export const stepRule: Kind<StepFact> = about((facts) => facts.steps);
export const formulaRule: Kind<FormulaFact> = about((facts) => facts.formulas);
export const textRule: Kind<TextFact> = about((facts) => facts.texts);
export const variableRule: Kind<EntryFact> = about((facts) => facts.variables);
export const collectionRule: Kind<EntryFact> = about((facts) => facts.collections);

/** A page, shared section or component as a whole. */
export const unitRule: Kind<{ readonly file: SourceFile; readonly json: JsonObject; readonly unit: Unit }> = about(
  (facts) => facts.units.map((unit) => ({ file: unit.file, json: recordOf(unit.json), unit })),
);

/** `design.json` as a whole. */
export const designRule: Kind<{ readonly file: SourceFile; readonly json: JsonObject }> = about(
  ({ design: { design } }) => (design ? [{ file: design.file, json: recordOf(design.json) }] : []),
);

/** Whether a value is a literal text. */
export const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

/** Returns the formula that a value is; undefined for another value. */
export const formulaIn = (value: unknown): string | undefined => {
  const { formula } = recordOf(value);
  return isText(formula) ? formula : undefined;
};

/** The literal texts of a value: one, or one per language. */
export const textsIn = (value: unknown): readonly string[] =>
  isText(value) ? [value] : Object.values(recordOf(value)).filter(isText);
