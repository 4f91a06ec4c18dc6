import type { ComponentNode, Design, PageNode, SectionNode } from "../../compiler/2-validate/design-nodes.ts";
import { elementCatalogue } from "../../compiler/catalogue/element-catalogue.ts";
import type { Examination } from "../../compiler/compile.ts";
import type { SourceFile } from "../../compiler/span.ts";
import type { DatabaseRules } from "../backend/index.ts";
import { isObject, type JsonObject, recordOf } from "../json.ts";
import type { Migration } from "../project/migrations.ts";
import { calculatedColumns } from "./calculated-columns.ts";
import type { FunctionFile } from "./service-key.ts";
import { type SqlPlaces, sqlPlaces } from "./sql-places.ts";

export type Unit = PageNode | SectionNode | ComponentNode;

/** A JSON object of a design with its file. */
interface Fact {
  readonly file: SourceFile;
  readonly json: JsonObject;
}

/** An element, or a section of a page. */
export interface ElementFact extends Fact {
  readonly unit: Unit;
  readonly type: string;
  readonly props: JsonObject;
  readonly style: JsonObject;
  readonly attributes: JsonObject;
  /** The elements around it, outermost first. */
  readonly around: readonly ElementFact[];
}

/** A step of a workflow. */
export interface StepFact extends Fact {
  readonly unit: Unit | undefined;
  /** The element and event that run it; absent in a named workflow. */
  readonly element: ElementFact | undefined;
  readonly event: string | undefined;
  /** The named workflow of the design that it is in. */
  readonly workflow: string | undefined;
  /** The steps around it, outermost first. */
  readonly around: readonly JsonObject[];
}

/** A formula: `json` is the object that holds it. */
export interface FormulaFact extends Fact {
  readonly formula: string;
}

/** A literal text that people read: of one language, or of all. */
export interface TextFact extends Fact {
  readonly key: string;
  readonly text: string;
  readonly element: ElementFact;
  readonly prop: string;
}

/** Entries of a file by name: variables, collections, formulas. */
export interface EntryFact extends Fact {
  readonly name: string;
}

/** What rules look at, gathered once. */
export interface Facts {
  readonly design: Design;
  readonly units: readonly Unit[];
  readonly elements: readonly ElementFact[];
  readonly steps: readonly StepFact[];
  readonly formulas: readonly FormulaFact[];
  readonly texts: readonly TextFact[];
  readonly variables: readonly EntryFact[];
  readonly collections: readonly EntryFact[];
  readonly files: readonly SourceFile[];
  /** The code of the edge functions. */
  readonly functions: readonly FunctionFile[];
  /** Who may do what in the database; absent without migrations, or without the packages to run them. */
  readonly database: DatabaseRules | undefined;
  /** Where the migrations create what the database has. */
  readonly sql: SqlPlaces;
  /** The columns with numbers that formulas calculate with, as `table.column`. */
  readonly calculated: ReadonlySet<string>;
}

/** Gathers the facts of a design without errors. */
export function factsOf(
  { loaded, validated, checked }: Examination["phases"],
  database: DatabaseRules | undefined,
  functions: readonly FunctionFile[] = [],
  migrations: readonly Migration[] = [],
): Facts {
  const design = validated.value;
  const units: readonly Unit[] = [...design.pages, ...design.sections, ...design.components];
  const found = { elements: [] as ElementFact[], steps: [] as StepFact[], formulas: [] as FormulaFact[] };
  const variables: EntryFact[] = [];
  const entriesOf = (file: SourceFile | undefined, entries: unknown): EntryFact[] =>
    file ? Object.entries(recordOf(entries)).map(([name, json]) => ({ file, name, json: recordOf(json) })) : [];
  const walk = new Walk(found);
  for (const unit of units) {
    walk.value(unit.json, {
      file: unit.file,
      unit,
      element: undefined,
      event: undefined,
      workflow: undefined,
      stepsAround: [],
      name: "",
    });
    variables.push(...entriesOf(unit.file, recordOf(unit.json).variables));
  }
  for (const part of [design.design, design.workflows, design.collections, design.formulas])
    if (part)
      walk.value(part.json, {
        file: part.file,
        unit: undefined,
        element: undefined,
        event: undefined,
        workflow: undefined,
        stepsAround: [],
        name: "",
      });
  variables.push(...entriesOf(design.variables?.file, design.variables?.json.variables));
  return {
    design,
    units,
    ...found,
    texts: found.elements.flatMap(textsOf),
    variables,
    collections: entriesOf(design.collections?.file, design.collections?.json.collections),
    files: loaded.files,
    functions,
    database,
    sql: sqlPlaces(migrations),
    calculated: calculatedColumns(checked),
  };
}

interface Around {
  readonly file: SourceFile;
  readonly unit: Unit | undefined;
  readonly element: ElementFact | undefined;
  readonly event: string | undefined;
  readonly workflow: string | undefined;
  readonly stepsAround: readonly JsonObject[];
  /** The name of the member that the value is in. */
  readonly name: string;
}

const elementLists = new Set(["children", "sections"]);

class Walk {
  constructor(
    private readonly found: {
      readonly elements: ElementFact[];
      readonly steps: StepFact[];
      readonly formulas: FormulaFact[];
    },
  ) {}

  value(value: unknown, around: Around, parent = ""): void {
    if (Array.isArray(value)) {
      const isElements = elementLists.has(around.name) || parent === "slots";
      for (const item of value) this.item(item, around, isElements);
    } else if (isObject(value)) this.record(value, around);
  }

  private item(item: unknown, around: Around, isElement: boolean): void {
    if (!isObject(item)) return this.value(item, around);
    if (isElement && around.unit) return this.element(item, { ...around, unit: around.unit });
    if (typeof item.action !== "string") return this.record(item, around);
    this.found.steps.push({ ...around, json: item, around: around.stepsAround });
    this.record(item, { ...around, stepsAround: [...around.stepsAround, item] });
  }

  private element(json: JsonObject, around: Around & { readonly unit: Unit }): void {
    const fact: ElementFact = {
      file: around.file,
      json,
      unit: around.unit,
      type: typeof json.type === "string" ? json.type : "section",
      props: recordOf(json.props),
      style: recordOf(json.style),
      attributes: recordOf(json.attributes),
      around: around.element ? [...around.element.around, around.element] : [],
    };
    this.found.elements.push(fact);
    this.record(json, { ...around, element: fact, event: undefined, stepsAround: [] });
  }

  private record(json: JsonObject, around: Around): void {
    if (typeof json.formula === "string" && Object.keys(json).length === 1)
      this.found.formulas.push({ file: around.file, json, formula: json.formula });
    for (const [name, value] of Object.entries(json)) {
      if (name === "on")
        for (const [event, handler] of Object.entries(recordOf(value))) this.value(handler, { ...around, name, event });
      else {
        const isNamed = around.name === "workflows" && !around.unit;
        this.value(value, { ...around, name, ...(isNamed && { workflow: name }) }, around.name);
      }
    }
  }
}

/** The literal texts in the properties of an element that may differ by language. */
function textsOf(element: ElementFact): readonly TextFact[] {
  const { file, type, props, json } = element;
  const known = elementCatalogue[type]?.props ?? {};
  return Object.keys(props).flatMap((prop): readonly TextFact[] => {
    const value = props[prop];
    if (!known[prop]?.localized) return [];
    if (typeof value === "string") return [{ file, json: recordOf(json.props), key: prop, text: value, element, prop }];
    if (!isObject(value) || "formula" in value) return [];
    return Object.entries(value).flatMap(([key, text]) =>
      typeof text === "string" ? [{ file, json: value, key, text, element, prop }] : [],
    );
  });
}
