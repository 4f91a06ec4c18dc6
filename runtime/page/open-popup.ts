import type { ComponentType } from "react";

/** A popup that is open. */
export interface OpenPopup {
  readonly number: number;
  readonly popup: OpenablePopup;
  readonly props: object;
  close(result?: unknown): void;
  /** Close without a result, as by Escape; asks first when something in it is not saved. */
  dismiss(): void;
}

/** A popup whose properties nobody looks at. */
export interface OpenablePopup {
  readonly id: string;
  readonly Content: ComponentType<PopupProps>;
}

/** What the component of a popup is rendered with: its properties, and an id as any instance has one. */
export type PopupProps = Readonly<Record<string, unknown>> & { readonly id: string };
