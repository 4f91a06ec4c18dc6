import type { ComponentType } from "react";

/** An open popup. */
export interface OpenPopup {
  readonly number: number;
  readonly popup: OpenablePopup;
  readonly props: object;
  /** The key of its own layer, or of the one it was opened on. */
  readonly layer: string | undefined;
  close(result?: unknown): void;
  /** Close without a result, as by Escape; asks first when something in it is unsaved. */
  dismiss(): void;
}

/** A popup without the types of its properties. */
export interface OpenablePopup {
  readonly id: string;
  /** Whether it has a history entry while it is open, so that Back closes it. */
  readonly history?: "push" | undefined;
  readonly Content: ComponentType<PopupProps>;
}

/** The props of a popup's component: its properties, and an id like any instance. */
export type PopupProps = Readonly<Record<string, unknown>> & { readonly id: string };
