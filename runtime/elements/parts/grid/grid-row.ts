import type { KeyboardEvent } from "react";

/** A row with its id. */
export interface GridRow<Item> {
  readonly id: string;
  readonly value: Item;
}

/** The callbacks of rows; the same object on every render, so that unchanged rows are not rendered again. */
export interface RowCalls {
  readonly click: (id: string) => void;
  /** Select or deselect a row; with `isRange`, all rows from the last one. */
  readonly toggle: (id: string, isRange: boolean) => void;
  readonly press: (event: KeyboardEvent<HTMLElement>, id: string) => void;
  readonly focus: (id: string) => void;
  readonly edit: (id: string) => void;
  readonly save: (id: string) => void;
  readonly cancel: () => void;
  readonly remove: (id: string) => void;
  /** Set the new value of a column in the edited row. */
  readonly set: (column: string, value: unknown) => void;
}

/** The place of a row in a list of which only a part is in the document. */
export interface RowPlace {
  readonly index: number;
  /** The space in pixels between it and the row before it in the document. */
  readonly space: number;
  readonly measure: (node: Element | null) => void;
}

/** Returns the name of a control with the name of its row, as every row has the same controls. */
export const withName = (label: string, name: string): string => (name === "" ? label : `${label}: ${name}`);

/** The height of a row in pixels, until one is measured. */
export const usualHeight = 44;

/** The rows that are in the document, with their distances in pixels from the start of what scrolls. */
export interface ShownRows {
  readonly items: readonly { readonly index: number; readonly start: number; readonly end: number }[];
  /** The distance of the first row of all. */
  readonly margin: number;
  readonly size: number;
  readonly measure: (node: Element | null) => void;
}
