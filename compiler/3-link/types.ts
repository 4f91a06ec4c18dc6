import type { Place } from "../span.ts";
import type { Type } from "../types.ts";
import type { LinkedFormula } from "./formula/link-formula.ts";
import type { Import, TypeCell } from "./names/scope.ts";
import type {
  Environment,
  NamedCollection,
  NamedComponent,
  NamedFormula,
  NamedTable,
  NamedVariable,
} from "./names/symbols.ts";

/**
 * A value of the design whose names mean things: written down, computed by a formula, told per language, or made of such values.
 *
 * Like every linked node it is its own place in the design: a tree of some thousand values is half as many objects.
 */
export type LinkedValue = LinkedLiteral | LinkedFormulaValue | LinkedTexts | LinkedRecord | LinkedList;

export interface LinkedLiteral extends Place {
  readonly kind: "literal";
  readonly value: unknown;
  /** What its place asks for, where that is more than its shape; settled while the unit is linked. */
  expected?: Type;
}

/** Rows that a formula gives whole; new ones have every column that they need. */
export interface WrittenRows {
  readonly table: NamedTable;
  readonly isNew: boolean;
}

/** A formula at a place that asks for a type. Its place is that of its text. */
export interface LinkedFormulaValue extends Place {
  readonly kind: "formula";
  readonly formula: LinkedFormula;
  /** Settled while the unit is linked: some places know it only once what they refer to is found. */
  expected: Type | undefined;
  /** Nothing does not do at its place. */
  isNeeded?: boolean;
  /** What its value is compared with where rows are chosen; settled like `expected`, and nothing is made to fit it. */
  compared?: Type;
  /** The values of the branches that are chosen by it. */
  cases?: readonly LinkedLiteral[];
  /** The table that its value is written to, row by row; settled like `expected`. */
  rows?: WrittenRows;
  /** What this formula gives the items of: a cell that is filled when it is checked, and the element that tells of them. */
  feeds: { readonly cell: TypeCell; readonly element?: string } | undefined;
}

/** A text for each language of the design that it is told in, in the design's order of languages. */
export interface LinkedTexts extends Place {
  readonly kind: "localized";
  readonly texts: readonly { readonly language: string; readonly value: LinkedValue }[];
}

export interface LinkedRecord extends Place {
  readonly kind: "record";
  readonly entries: readonly LinkedEntry[];
  expected?: Type;
}

export interface LinkedList extends Place {
  readonly kind: "list";
  readonly items: readonly LinkedValue[];
  expected?: Type;
}

/** Values that stand in the design, whole or around formulas. */
export type LinkedWritten = LinkedLiteral | LinkedRecord | LinkedList;

export interface LinkedEntry {
  readonly name: string;
  readonly value: LinkedValue;
}

/** A page, section or component with everything in it linked. `reads` are the keys of what it names. */
export interface LinkedUnit extends Place {
  readonly kind: "page" | "section" | "component";
  readonly id: string;
  readonly description: string | undefined;
  readonly roots: readonly LinkedNode[];
  readonly handles: readonly LinkedHandle[];
  readonly handlers: readonly LinkedHandler[];
  /** Whether it holds something that is not saved. */
  readonly unsaved: LinkedValue | undefined;
  readonly page: LinkedPageInfo | undefined;
  readonly component: LinkedComponentInfo | undefined;
  readonly reads: ReadonlySet<string>;
  /** Every formula of the unit, each after those that its type depends on. */
  readonly formulas: readonly LinkedFormulaValue[];
  /** What is written down where a type is asked for. */
  readonly written: readonly LinkedWritten[];
  /** Some element has a style of its own. */
  readonly hasStyles: boolean;
  /** Components that always appear in it: for `component/contains-itself`. */
  readonly certainUses: readonly { readonly component: string; readonly place: Place }[];
}

export interface LinkedPageInfo {
  readonly params: readonly string[];
  readonly title: LinkedValue;
  readonly description: LinkedValue | undefined;
  readonly meta: readonly LinkedEntry[];
  readonly favicon: LinkedValue | undefined;
  /** The collection whose records each have such a page, and the field that tells them apart in the path. */
  readonly records: { readonly collection: string; readonly field: string } | undefined;
  /** Collections that it asks for by name, besides those it reads. */
  readonly collections: readonly string[];
}

export interface LinkedComponentInfo {
  readonly named: NamedComponent;
  readonly defaults: readonly LinkedEntry[];
  readonly variables: readonly NamedVariable[];
  readonly workflows: readonly LinkedWorkflow[];
  readonly formulas: readonly LinkedGlobalFormula[];
  readonly actions: readonly LinkedWorkflow[];
}

/** The design as a whole, linked: what stands in no page, section or component. */
export interface LinkedApp {
  readonly handlers: readonly LinkedHandler[];
  /** The popup that asks before something unsaved is lost. */
  readonly unsaved: LinkedQuestion | undefined;
  /** Whether closing the window would lose something, whatever page is shown. */
  readonly pending: LinkedValue | undefined;
  readonly collections: readonly LinkedCollection[];
  readonly formulas: readonly LinkedGlobalFormula[];
  readonly workflows: readonly LinkedNamedWorkflow[];
  readonly reads: ReadonlySet<string>;
  /** Every formula of them but the global ones, each after those that its type depends on. */
  readonly values: readonly LinkedFormulaValue[];
  readonly written: readonly LinkedWritten[];
}

export interface LinkedQuestion extends Place {
  readonly popup: string;
  readonly with: LinkedValue | undefined;
}

export interface LinkedCollection {
  readonly named: NamedCollection;
  readonly entries: readonly LinkedEntry[];
  /** The function of `custom/` that gives its rows. */
  readonly target: LinkedTarget | undefined;
  readonly reads: ReadonlySet<string>;
}

export interface LinkedNamedWorkflow {
  readonly workflow: LinkedWorkflow;
  readonly reads: ReadonlySet<string>;
}

export interface LinkedDesign {
  readonly environment: Environment;
  readonly app: LinkedApp;
  readonly units: readonly LinkedUnit[];
}

export interface LinkedHandle {
  readonly id: string;
  readonly type: string;
  readonly component: string | undefined;
  /** Ids of the repeated elements around it, outermost first. */
  readonly repeats: readonly string[];
  /** The items of the list that it shows, where its variables tell of them. */
  readonly items: TypeCell | undefined;
  /** The field of an item that it takes for its value. */
  readonly valueField: string | undefined;
}

/** What stands in the tree of a unit. */
export type LinkedNode = LinkedElement | LinkedSectionUse | LinkedSection | LinkedInstance | LinkedSlot;

interface LinkedNodeBase extends Place {
  readonly id: string;
  readonly condition: LinkedValue | undefined;
  readonly repeat: LinkedRepeat | undefined;
}

export interface LinkedSection extends LinkedNodeBase {
  readonly kind: "section";
  readonly tag: string | undefined;
  readonly title: LinkedValue | undefined;
  readonly look: LinkedLook;
  readonly handlers: readonly LinkedHandler[];
  readonly children: readonly LinkedNode[];
}

/** A section of its own file, shown at this place of a page. */
export interface LinkedSectionUse extends LinkedNodeBase {
  readonly kind: "sectionUse";
  readonly section: string;
}

export interface LinkedElement extends LinkedNodeBase {
  readonly kind: "element";
  readonly type: string;
  readonly props: readonly LinkedProp[];
  readonly look: LinkedLook;
  readonly link: LinkedValue | undefined;
  readonly handlers: readonly LinkedHandler[];
  readonly children: readonly LinkedNode[];
  readonly slots: readonly LinkedSlotContent[];
}

/** A use of a component of the design. */
export interface LinkedInstance extends LinkedNodeBase {
  readonly kind: "instance";
  readonly component: string;
  readonly props: readonly LinkedProp[];
  readonly handlers: readonly LinkedHandler[];
  readonly slots: readonly LinkedSlotContent[];
}

/** The place inside a component that its user fills. */
export interface LinkedSlot extends LinkedNodeBase {
  readonly kind: "slot";
  readonly slot: string;
}

/** One property; `variants` are what replaces it on smaller screens and in states of its own. */
export interface LinkedProp {
  readonly name: string;
  readonly isIcon: boolean;
  readonly base: LinkedValue | undefined;
  readonly variants: LinkedVariants | undefined;
}

export interface LinkedVariants {
  /** What the element takes when nothing is set. */
  readonly byDefault: unknown;
  readonly tablet: LinkedValue | undefined;
  readonly mobile: LinkedValue | undefined;
  readonly states: readonly { readonly when: LinkedValue; readonly value: LinkedValue }[];
}

/** How a node looks: classes, static and bound styles, states. */
export interface LinkedLook {
  readonly show: LinkedValue | undefined;
  readonly classes: readonly string[];
  readonly layers: readonly LinkedStyles[];
  /** Conditions of own states, by name. */
  readonly states: readonly { readonly name: string; readonly when: LinkedValue }[];
}

/** The declarations of one node in one layer; `state` and `width` absent mean always. */
export interface LinkedStyles {
  readonly state: string | undefined;
  readonly width: "tablet" | "mobile" | undefined;
  readonly declarations: readonly { readonly property: string; readonly value: LinkedValue }[];
  readonly classes: readonly string[];
}

export interface LinkedRepeat {
  readonly items: LinkedValue;
  readonly key: string;
  readonly filter: LinkedValue | undefined;
  readonly sort: LinkedValue | undefined;
  readonly limit: LinkedValue | undefined;
  readonly item: TypeCell;
}

export interface LinkedSlotContent {
  /** The prop that takes it, and the name in that prop when the prop takes several. */
  readonly prop: string;
  readonly name: string | undefined;
  /** Names the row, as the repeats around its elements do. */
  readonly row: string;
  readonly provides: readonly {
    readonly name: "item" | "index";
    readonly cell: TypeCell;
  }[];
  readonly children: readonly LinkedNode[];
}

/** What runs on an event: workflows in place, or named ones. */
export interface LinkedHandler extends Place {
  readonly event: string;
  /** The property whose change it is about, of a component. */
  readonly property?: string;
  readonly runs: readonly (LinkedWorkflow | LinkedRun)[];
}

export interface LinkedRun extends Place {
  readonly kind: "run";
  readonly workflow: string;
  /** Runs only when this holds. */
  readonly when: LinkedValue | undefined;
  /** It takes parameters, given here or not. */
  readonly hasParams: boolean;
  readonly args: readonly LinkedEntry[];
  readonly isOwn: boolean;
}

export interface LinkedWorkflow extends Place {
  readonly kind: "workflow";
  readonly id: string;
  readonly params: readonly { readonly name: string; readonly type: Type; readonly isOptional: boolean }[];
  readonly result: Type | undefined;
  /** Runs only when this holds. */
  readonly when: LinkedValue | undefined;
  readonly steps: readonly LinkedStep[];
  readonly onError: readonly LinkedStep[];
  readonly hasEvent: boolean;
  /** A new run ends the one before. */
  readonly isLatest: boolean;
  readonly description: string | undefined;
}

/** A step: its values by property, its lists of steps by property. */
export interface LinkedStep extends Place {
  readonly kind: "step";
  readonly id: string | undefined;
  readonly action: string;
  readonly values: LinkedStepValues;
  /** Literal settings and references, as the design holds them. */
  readonly json: StepShape;
  readonly blocks: LinkedBlocks;
  readonly cases: readonly { readonly value: unknown; readonly steps: readonly LinkedStep[] }[];
  /** What later steps see of it; absent when it has no id. */
  readonly result: StepResult | undefined;
  readonly target: LinkedTarget | undefined;
}

/** A step as the design writes it; the shape of its action has been checked. */
export interface StepShape {
  readonly id?: string;
  readonly action: string;
  readonly disabled?: boolean;
  readonly [name: string]: unknown;
}

export type LinkedStepValues = Readonly<Record<string, LinkedValue | undefined>>;
export type LinkedBlocks = Readonly<Record<string, readonly LinkedStep[] | undefined>>;

/** The result of a step, or the row of its loop. */
export interface StepResult extends TypeCell {
  readonly id: string;
  readonly action: string;
  readonly isLoop: boolean;
  /** The step has an id, but gives nothing. */
  readonly isAbsent: boolean;
  isRead: boolean;
  isIndexRead: boolean;
}

/** What a step works on, as code that reaches it. */
export interface LinkedTarget {
  readonly code: string;
  readonly type: Type | undefined;
  readonly imports: readonly Import[];
  /** It is a workflow of the component that the step stands in. */
  readonly isOwn?: true;
  /** It is a workflow of an instance: called with the run, and waited for. */
  readonly isWorkflow?: true;
}

export interface LinkedGlobalFormula extends Place {
  readonly named: NamedFormula;
  readonly formula: LinkedFormula;
  readonly reads: ReadonlySet<string>;
}
