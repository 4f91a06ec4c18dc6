import type { KeyboardEvent } from "react";

/** A row with its id. */
export interface GridRow<Item> {
  readonly id: string;
  readonly value: Item;
}

/** The callbacks of rows; the same object on every render, so that unchanged rows are not rendered again. */
export interface RowCalls {
  readonly click: (id: string) => void;
  readonly toggle: (id: string) => void;
  readonly press: (event: KeyboardEvent<HTMLElement>, id: string) => void;
  readonly focus: (id: string) => void;
  readonly edit: (id: string) => void;
  readonly save: (id: string) => void;
  readonly cancel: () => void;
  readonly remove: (id: string) => void;
}
