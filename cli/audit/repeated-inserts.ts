import { isObject, type JsonObject, recordOf } from "../json.ts";
import type { ElementFact, Facts } from "./facts.ts";

/** A click that writes the same row twice if it comes twice. */
export interface RepeatedInsert {
  readonly element: ElementFact;
  /** The step, or the handler that runs the named workflow with the step. */
  readonly place: JsonObject;
  readonly table: string;
}

/**
 * Finds clicks that insert a row, with nothing that keeps a second click from inserting it again while the first one
 * runs. A form runs its own submit once at a time; clicks run in parallel.
 *
 * Guards are: a `disabled`, `show` or `if`, of the element or around it, or a condition of the workflow, that reads a
 * variable which the workflow sets before the insert; a popup that opens or closes before it, or another page; a key of
 * the table that the new row has.
 */
export function repeatedInserts(facts: Facts): readonly RepeatedInsert[] {
  const workflows = recordOf(facts.design.workflows?.json.workflows);
  return facts.elements.flatMap((element): readonly RepeatedInsert[] => {
    const { click } = recordOf(element.json.on);
    const handlers = Array.isArray(click) ? click : [click];
    return handlers.filter(isObject).flatMap((handler) => {
      const own = recordOf(recordOf(element.unit.json).workflows);
      const search = new Search(facts, element, { ...workflows, ...own });
      const found = search.handler(handler);
      return found === undefined ? [] : [{ element, place: search.isNamed ? handler : found, table: tableOf(found) }];
    });
  });
}

const tableOf = ({ table }: JsonObject): string => (typeof table === "string" ? table : "");

/** Steps after which the place of the click is gone or covered. */
const leaving: ReadonlySet<unknown> = new Set([
  "openPopup",
  "closePopup",
  "closeAllPopups",
  "navigate",
  "previousPage",
]);

/** Follows the steps of one click in order, up to the first insert without a guard. */
class Search {
  /** Whether the insert is in a named workflow. */
  isNamed = false;
  private isGuarded = false;
  /** The variables that were set so far. */
  private readonly set = new Set<string>();
  private readonly running = new Set<string>();

  constructor(
    private readonly facts: Facts,
    private readonly element: ElementFact,
    private readonly workflows: JsonObject,
  ) {}

  handler(handler: JsonObject): JsonObject | undefined {
    if (handler.disabled === true) return undefined;
    return typeof handler.run === "string"
      ? this.named(handler.run)
      : this.steps(handler.steps, [handler.when, ...conditionsOf(this.element)]);
  }

  /** `conditions` are known to hold when the steps run. */
  private steps(steps: unknown, conditions: readonly unknown[]): JsonObject | undefined {
    const known = [...conditions];
    for (const step of Array.isArray(steps) ? steps.filter(isObject) : []) {
      const { action } = step;
      if (action === "supabase.insert" && !this.isGuarded && !this.isHeld(known) && !this.hasKey(step)) return step;
      if (leaving.has(action)) this.isGuarded = true;
      if (action === "setVariable" && typeof step.variable === "string") this.set.add(step.variable);
      if (action === "stopUnless") known.push(step.condition);
      const inside = action === "runWorkflow" ? this.named(step.workflow) : this.blocks(step, known);
      if (inside) return inside;
    }
    return undefined;
  }

  private blocks(step: JsonObject, conditions: readonly unknown[]): JsonObject | undefined {
    const known = [...conditions, step.condition];
    for (const value of Object.values(step)) {
      if (!Array.isArray(value) || !value.some(isObject)) continue;
      const isSteps = value.some((one) => isObject(one) && typeof one.action === "string");
      const lists: readonly unknown[] = isSteps ? [value] : value.map((one) => recordOf(one).steps);
      for (const list of lists) {
        const found = this.steps(list, known);
        if (found) return found;
      }
    }
    return undefined;
  }

  private named(name: unknown): JsonObject | undefined {
    if (typeof name !== "string" || this.running.has(name)) return undefined;
    this.running.add(name);
    const workflow = recordOf(this.workflows[name]);
    const found = this.steps(workflow.steps, [workflow.when, ...conditionsOf(this.element)]);
    if (found) this.isNamed = true;
    return found;
  }

  /** Whether a condition reads a variable that is set by now, as one that says that the workflow runs. */
  private isHeld(conditions: readonly unknown[]): boolean {
    return conditions.some((condition) =>
      formulasIn(condition).some((text) => [...this.set].some((name) => new RegExp(`\\b${name}\\b`).test(text))),
    );
  }

  /** Whether the table refuses the same row a second time. */
  private hasKey({ table, data }: JsonObject): boolean {
    if (!isObject(data) || typeof table !== "string") return false;
    const info = this.facts.design.tables?.json.tables?.[table];
    const isGiven = (column: string): boolean => Object.hasOwn(data, column) && !isChance(data[column]);
    const isFilled = (column: string): boolean => isGiven(column) || isStable(info?.columns[column]);
    // A default of the primary key is a new id or number; of another key it is mostly the person who is signed in.
    const primaryKey = info?.primaryKey ?? [];
    if (primaryKey.length > 0 && primaryKey.every(isGiven)) return true;
    const keys = this.facts.database?.tables[table]?.uniqueKeys ?? [];
    return keys.some((key) => String(key) !== String(primaryKey) && key.some(isGiven) && key.every(isFilled));
  }
}

/** A column that the database fills. */
const isStable = (column: { readonly hasDefault?: boolean; readonly generated?: boolean } | undefined): boolean =>
  column?.hasDefault === true || column?.generated === true;

const isChance = (value: unknown): boolean =>
  formulasIn(value).some((text) => /\b(?:uuid|random|now|currentDate)\(/.test(text));

/** What has to hold for the element to be clicked. */
function conditionsOf({ json, props, around }: ElementFact): readonly unknown[] {
  const own = [props.disabled, props.loading, json.show, json.if];
  return [...own, ...around.flatMap((outer) => [outer.props.disabled, outer.json.show, outer.json.if])];
}

/** The formulas in a value. */
function formulasIn(value: unknown): readonly string[] {
  if (!isObject(value)) return [];
  return typeof value.formula === "string" ? [value.formula] : Object.values(value).flatMap(formulasIn);
}
