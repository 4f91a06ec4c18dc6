import type { Type } from "../formula-types.ts";
import type { Place } from "../span.ts";
import type { LinkedFormula } from "./formula/link-formula.ts";
import type { Reference, TypeCell } from "./names/scope.ts";
import type {
  NamedCollection,
  NamedComponent,
  NamedFormula,
  NamedTable,
  NamedVariable,
  Symbols,
} from "./names/symbols.ts";
import type { Row, Thing } from "./names/thing.ts";

/**
 * A linked value of the design: a literal, a formula, a text per language, or a structure of such values.
 *
 * Like every linked node it is its own place in the design, which halves the number of objects in a large tree.
 */
export type LinkedValue = LinkedLiteral | LinkedFormulaValue | LinkedTexts | LinkedRecord | LinkedList;

export interface LinkedLiteral extends Place {
  readonly kind: "literal";
  readonly value: unknown;
  /** The type that its place requires, if that is more than its shape; set while the unit is linked. */
  expected?: Type;
}

/** Complete rows from a formula. New rows need every required column. */
export interface WrittenRows {
  readonly table: NamedTable;
  readonly isNew: boolean;
}

/** A formula at a place with an expected type. Its place is the place of its text. */
export interface LinkedFormulaValue extends Place {
  readonly kind: "formula";
  readonly formula: LinkedFormula;
  /** Set while the unit is linked: some places know it only once their reference is resolved. */
  expected: Type | undefined;
  /** Whether its place does not accept `nothing`. */
  isNeeded?: boolean;
  /** Whether its place does not accept a value that may be `nothing`, as far as its type is known. */
  isPresent?: boolean;
  /** The type that a filter compares its value with; set like `expected`, but nothing is converted to it. */
  compared?: Type;
  /** The values of the branches that it chooses between. */
  cases?: readonly LinkedLiteral[];
  /** The table that its value is written to, row by row; settled like `expected`. */
  rows?: WrittenRows;
  /**
   * The cell for the items of this formula's list, filled when it is checked, and the element whose variables use it.
   */
  feeds: { readonly cell: TypeCell; readonly element?: { readonly unit: string; readonly id: string } } | undefined;
  /** The cell for its own type, filled when it is checked. */
  given?: TypeCell;
}

/** A text as written: one for all languages, or one per language. */
export interface LinkedText extends Place {
  readonly key: string | number;
  readonly value: string | Readonly<Record<string, unknown>>;
}

/** A text in each language that the design provides, in the language order of the design. */
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

/** Values in the design, literal or around formulas. */
export type LinkedWritten = LinkedLiteral | LinkedRecord | LinkedList;

export interface LinkedEntry {
  readonly name: string;
  readonly value: LinkedValue;
}

/** A page, section or component with everything in it linked. `reads` is everything that it names. */
export interface LinkedUnit extends Place {
  readonly kind: "page" | "section" | "component";
  readonly id: string;
  readonly description: string | undefined;
  readonly roots: readonly LinkedNode[];
  readonly handles: readonly LinkedHandle[];
  readonly handlers: readonly LinkedHandler[];
  /** The condition under which it has unsaved changes. */
  readonly unsaved: LinkedValue | undefined;
  readonly page: LinkedPageInfo | undefined;
  readonly component: LinkedComponentInfo | undefined;
  readonly reads: ReadonlySet<Thing>;
  /** Every formula of the unit, after the formulas that its type depends on. */
  readonly formulas: readonly LinkedFormulaValue[];
  /** Literal values at places that require a type. */
  readonly written: readonly LinkedWritten[];
  /** The texts that may differ by language. */
  readonly texts: readonly LinkedText[];
  /** Whether any element has its own style. */
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
  /** The collection whose records each have a page, and the field that identifies them in the path. */
  readonly records: { readonly collection: string; readonly field: string } | undefined;
  /** Collections that it lists, besides those it reads. */
  readonly fetches: readonly LinkedFetch[];
}

/** A collection to fetch, with the values of its parameters. */
export interface LinkedFetch extends Place {
  readonly collection: string;
  /** Absent for a collection without parameters. */
  readonly with: LinkedRecord | undefined;
}

export interface LinkedComponentInfo {
  readonly named: NamedComponent;
  readonly defaults: readonly LinkedEntry[];
  readonly variables: readonly NamedVariable[];
  readonly workflows: readonly LinkedWorkflow[];
  readonly formulas: readonly LinkedGlobalFormula[];
  readonly actions: readonly LinkedWorkflow[];
}

/** The linked design as a whole: everything outside pages, sections and components. */
export interface LinkedApp {
  readonly handlers: readonly LinkedHandler[];
  /** The popup that asks before unsaved changes are lost. */
  readonly unsaved: LinkedQuestion | undefined;
  /** Whether closing the window would lose changes, on any page. */
  readonly pending: LinkedValue | undefined;
  readonly collections: readonly LinkedCollection[];
  readonly formulas: readonly LinkedGlobalFormula[];
  readonly workflows: readonly LinkedNamedWorkflow[];
  readonly reads: ReadonlySet<Thing>;
  /** Every formula of these parts except the global ones, after the formulas that its type depends on. */
  readonly values: readonly LinkedFormulaValue[];
  readonly written: readonly LinkedWritten[];
  /** The texts that may differ by language. */
  readonly texts: readonly LinkedText[];
}

export interface LinkedQuestion extends Place {
  readonly popup: string;
  readonly with: LinkedValue | undefined;
}

export interface LinkedCollection {
  readonly named: NamedCollection;
  readonly entries: readonly LinkedEntry[];
  /** The function of `custom/` that returns its rows. */
  readonly target: LinkedTarget | undefined;
  readonly reads: ReadonlySet<Thing>;
}

export interface LinkedNamedWorkflow {
  readonly workflow: LinkedWorkflow;
  readonly reads: ReadonlySet<Thing>;
}

export interface LinkedDesign {
  readonly symbols: Symbols;
  readonly app: LinkedApp;
  readonly units: readonly LinkedUnit[];
}

export interface LinkedHandle {
  readonly id: string;
  readonly type: string;
  readonly component: string | undefined;
  /** Ids of the repeated elements around it, outermost first. */
  readonly repeats: readonly Row[];
  /** The items of the list that it shows, if its variables contain them. */
  readonly items: TypeCell | undefined;
  /** The field of an item that is its value. */
  readonly valueField: string | undefined;
}

/** A node in the tree of a unit. */
export type LinkedNode = LinkedElement | LinkedSectionUse | LinkedSection | LinkedInstance | LinkedSlot;

interface LinkedNodeBase extends Place {
  readonly id: string;
  readonly condition: LinkedValue | undefined;
  readonly repeat: LinkedRepeat | undefined;
}

export interface LinkedSection extends LinkedNodeBase {
  readonly kind: "section";
  readonly tag: string | undefined;
  readonly width: string | undefined;
  /** The variables of one place where it is shown. */
  readonly variables: readonly NamedVariable[];
  readonly title: LinkedValue | undefined;
  readonly look: LinkedLook;
  readonly attributes: readonly LinkedEntry[];
  readonly handlers: readonly LinkedHandler[];
  readonly children: readonly LinkedNode[];
}

/** A section with its own file, shown at this place of a page. */
export interface LinkedSectionUse extends LinkedNodeBase {
  readonly kind: "sectionUse";
  readonly section: string;
}

export interface LinkedElement extends LinkedNodeBase {
  readonly kind: "element";
  readonly type: string;
  readonly props: readonly LinkedProp[];
  /** The variable of `bind` has a number as default, which it gets while the field has none. */
  readonly hasDefault: boolean;
  readonly look: LinkedLook;
  readonly layout: LinkedLayout;
  /** HTML attributes of the root, by name. */
  readonly attributes: readonly LinkedEntry[];
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

/** The place inside a component that each use fills. */
export interface LinkedSlot extends LinkedNodeBase {
  readonly kind: "slot";
  readonly slot: string;
}

/** One property; `variants` replace it on smaller screens and in custom states. */
export interface LinkedProp {
  readonly name: string;
  readonly isIcon: boolean;
  readonly base: LinkedValue | undefined;
  readonly variants: LinkedVariants | undefined;
  /** Names a collection, which the element gets as it is. */
  readonly isCollection?: boolean;
  /** Set if its formula reads an `item` of its own. */
  readonly row?: Row;
}

export interface LinkedVariants {
  /** The value that the element uses if the property is not set. */
  readonly byDefault: unknown;
  readonly tablet: LinkedValue | undefined;
  readonly mobile: LinkedValue | undefined;
  readonly states: readonly { readonly when: LinkedValue; readonly value: LinkedValue }[];
}

/** The look of a node: classes, static and bound styles, states. */
export interface LinkedLook {
  readonly show: LinkedValue | undefined;
  readonly classes: readonly string[];
  /** Classes that apply while a condition holds. */
  readonly classesWhen: readonly LinkedEntry[];
  readonly layers: readonly LinkedStyles[];
  /** Conditions of custom states, by name. */
  readonly states: readonly { readonly name: string; readonly when: LinkedValue }[];
}

/** The declarations of one node in one layer; without `state` and `width` they always apply. */
export interface LinkedStyles {
  readonly state: string | undefined;
  readonly width: "tablet" | "mobile" | undefined;
  readonly declarations: readonly { readonly property: string; readonly value: LinkedValue }[];
  readonly classes: readonly string[];
}

/** A screen size from which a layout holds, down to the narrowest. */
export type Width = "always" | "tablet" | "mobile";

export interface LayoutDeclaration {
  readonly property: string;
  readonly value: string;
  readonly from: LinkedValue;
}

/** The part of a flexbox's layout that the style sheet sets. */
export interface LinkedLayout {
  /** The properties that the component does not get. */
  readonly props: ReadonlySet<string>;
  readonly declarations: Readonly<Record<Width, readonly LayoutDeclaration[]>>;
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
  /** The prop that receives it, and its name in that prop if the prop holds several. */
  readonly prop: string;
  readonly name: string | undefined;
  readonly row: Row;
  readonly provides: readonly {
    readonly name: "item" | "index";
    readonly cell: TypeCell;
  }[];
  readonly children: readonly LinkedNode[];
}

/** The handler of an event: workflows in place, or named ones. */
export interface LinkedHandler extends Place {
  readonly event: string;
  /** The property of a component whose change it handles. */
  readonly property?: string;
  readonly runs: readonly (LinkedWorkflow | LinkedRun)[];
}

export interface LinkedRun extends Place {
  readonly kind: "run";
  readonly workflow: string;
  /** The condition for running it. */
  readonly when: LinkedValue | undefined;
  /** Whether it takes parameters, passed here or not. */
  readonly hasParams: boolean;
  readonly args: readonly LinkedEntry[];
  readonly isOwn: boolean;
}

export interface LinkedWorkflow extends Place {
  readonly kind: "workflow";
  readonly id: string;
  readonly params: readonly { readonly name: string; readonly type: Type; readonly isOptional: boolean }[];
  readonly result: Type | undefined;
  /** The condition for running it. */
  readonly when: LinkedValue | undefined;
  readonly steps: readonly LinkedStep[];
  readonly onError: readonly LinkedStep[];
  readonly hasEvent: boolean;
  /** A new run cancels the previous one. */
  readonly isLatest: boolean;
  readonly description: string | undefined;
}

/** A step: its values by property, and its lists of steps by property. */
export interface LinkedStep extends Place {
  readonly kind: "step";
  readonly id: string | undefined;
  readonly action: string;
  readonly values: LinkedStepValues;
  /** Literal settings and references, as in the design. */
  readonly json: StepShape;
  readonly blocks: LinkedBlocks;
  readonly cases: readonly { readonly value: unknown; readonly steps: readonly LinkedStep[] }[];
  /** What later steps can read of it; absent if it has no id. */
  readonly result: StepResult | undefined;
  readonly target: LinkedTarget | undefined;
  /** The collections that it fetches. */
  readonly fetches: readonly LinkedFetch[];
}

/** A step as written in the design; it matches the schema of its action. */
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
  /** The step has an id, but no result. */
  readonly isAbsent: boolean;
  isRead: boolean;
  isIndexRead: boolean;
}

/** What a step writes or calls. */
export interface LinkedTarget {
  /** The variables that it writes, or the function of `custom/` that it calls. */
  readonly references: readonly Reference[];
  /** The type of the variable. */
  readonly type: Type | undefined;
  /** The action of an element that it calls. */
  readonly action?: LinkedAction;
  /** Set for a workflow of the component that contains the step. */
  readonly isOwn?: true;
}

/** An action of an element in these repeats. */
export interface LinkedAction {
  readonly repeats: readonly Row[];
  readonly element: string;
  readonly name: string;
  /** Whether it is a workflow of an instance: called with the run, and awaited. */
  readonly isWorkflow: boolean;
}

export interface LinkedGlobalFormula extends Place {
  readonly named: NamedFormula;
  readonly formula: LinkedFormula;
  readonly reads: ReadonlySet<Thing>;
}
