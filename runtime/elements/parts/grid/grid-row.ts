import type { KeyboardEvent } from "react";

/** A row with the id that it goes by. */
export interface GridRow<Item> {
  readonly id: string;
  readonly value: Item;
}

/** What the rows call; the same object on every render, so that rows which did not change are not drawn again. */
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
