/** A JSON Schema with the vocabulary of schema/: `x-bind`, `x-localized`, `x-type`, `x-ref` and so on. */
export type CatalogueSchema = { readonly [keyword: string]: unknown };

/** A property of an element type or a step. */
export interface PropInfo {
  readonly description: string;
  /** May be `{ "formula": … }`. */
  readonly bind: boolean;
  /** May be one text per language. */
  readonly localized: boolean;
  /** May differ at a breakpoint. */
  readonly responsive: boolean;
  readonly required: boolean;
  readonly schema: CatalogueSchema;
  /** Absent when there is none. */
  readonly default?: unknown;
}

export interface SlotInfo {
  readonly description: string;
  /** Of the slot `*`: the property that its names come from, such as `columns[].id`. */
  readonly namesFrom?: string;
  /** The property of the output that takes it, when that is not the slot's own name. */
  readonly prop?: string;
  /** Names that formulas inside have: a type such as `itemOf(data)` or `number`. */
  readonly provides?: Readonly<Record<string, string>>;
}

export interface EventInfo {
  readonly description: string;
  readonly payload?: CatalogueSchema;
  /** The payload tells of items of the element's `list`. */
  readonly tellsItems?: true;
  /** Every element that has common events has it. */
  readonly common: boolean;
}

export interface ElementActionInfo {
  readonly description: string;
  readonly args: Readonly<Record<string, CatalogueSchema>>;
}

export interface ElementVariableInfo {
  readonly description: string;
  readonly type: CatalogueSchema;
  /** The type tells of items of the element's `list`. */
  readonly tellsItems?: true;
  readonly readonly: boolean;
}

export interface StateInfo {
  readonly description: string;
  readonly selector: string;
}

/** The list that an element shows: its property, and whether variables hold a value of each item rather than the item. */
export interface ListInfo {
  readonly prop: string;
  readonly hasValues: boolean;
}

/** An element type, as schema/elements/ describes it. */
export interface ElementInfo {
  readonly type: string;
  readonly title: string;
  readonly description: string;
  readonly props: Readonly<Record<string, PropInfo>>;
  readonly children: "none" | "many";
  readonly slots: Readonly<Record<string, SlotInfo>>;
  readonly events: Readonly<Record<string, EventInfo>>;
  readonly actions: Readonly<Record<string, ElementActionInfo>>;
  readonly variables: Readonly<Record<string, ElementVariableInfo>>;
  readonly states: Readonly<Record<string, StateInfo>>;
  /** Absent when no variable tells of the items of a list. */
  readonly list?: ListInfo;
  readonly tag: string;
}

/** An action of workflow steps, as schema/actions/ describes it. */
export interface ActionInfo {
  readonly action: string;
  readonly title: string;
  readonly description: string;
  readonly props: Readonly<Record<string, PropInfo>>;
  readonly result?: CatalogueSchema;
  readonly async: boolean;
  /** Where steps stand in it: `then`, `cases[].steps`. */
  readonly blocks: readonly string[];
  /** The rest of `x-action`. */
  readonly more: Readonly<Record<string, unknown>>;
}

/** A table that answers only to its own names: `constructor` is no element type. */
export function table<T>(rows: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  return Object.assign(Object.create(null) as Record<string, T>, rows);
}
