/** A JSON Schema with the vocabulary of schema/: `x-bind`, `x-localized`, `x-type`, `x-ref` and so on. */
export type CatalogueSchema = { readonly [keyword: string]: unknown };

/** A property of an element type or a step. */
export interface PropInfo {
  readonly description: string;
  /** May be `{ "formula": … }`. */
  readonly bind: boolean;
  /** May have one text per language. */
  readonly localized: boolean;
  /** May vary by breakpoint. */
  readonly responsive: boolean;
  readonly required: boolean;
  readonly schema: CatalogueSchema;
  /** Names that its formula may read besides those around it. Such a property is always a formula. */
  readonly provides?: { readonly item: CatalogueSchema };
  /** Absent without a default. */
  readonly default?: unknown;
}

export interface SlotInfo {
  readonly description: string;
  /** For the slot `*`: the property that its names come from, such as `columns[].id`. */
  readonly namesFrom?: string;
  /** The output property that receives the slot, if it differs from the slot's name. */
  readonly prop?: string;
  /** Names available to formulas inside: each has a type such as `itemOf(data)` or `number`, or a schema. */
  readonly provides?: Readonly<Record<string, string | CatalogueSchema>>;
}

export interface EventInfo {
  readonly description: string;
  readonly payload?: CatalogueSchema;
  /** The payload contains items of the element's `list`. */
  readonly tellsItems?: true;
  /** Every element with common events has it. */
  readonly common: boolean;
}

export interface ElementActionInfo {
  readonly description: string;
  readonly args: Readonly<Record<string, CatalogueSchema>>;
}

export interface ElementVariableInfo {
  readonly description: string;
  readonly type: CatalogueSchema;
  /** The type contains items of the element's `list`. */
  readonly tellsItems?: true;
  readonly readonly: boolean;
}

export interface StateInfo {
  readonly description: string;
  readonly selector: string;
}

/**
 * The list that an element shows: its property, and whether variables hold the value of each item instead of the item.
 */
export interface ListInfo {
  readonly prop: string;
  readonly hasValues: boolean;
}

/** An element type, as described in schema/elements/. */
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
  /** Absent if no variable contains items of a list. */
  readonly list?: ListInfo;
  /** The type to use instead; absent unless this one is deprecated. */
  readonly successor?: string;
  readonly tag: string;
}

/** An action of workflow steps, as described in schema/actions/. */
export interface ActionInfo {
  readonly action: string;
  readonly title: string;
  readonly description: string;
  readonly props: Readonly<Record<string, PropInfo>>;
  readonly result?: CatalogueSchema;
  readonly async: boolean;
  /** The paths of its nested lists of steps: `then`, `cases[].steps`. */
  readonly blocks: readonly string[];
  /** The rest of `x-action`. */
  readonly more: Readonly<Record<string, unknown>>;
}

/** Returns a table without inherited names, so that `constructor` is not an element type. */
export function table<T>(rows: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  return Object.assign(Object.create(null) as Record<string, T>, rows);
}
