import type { CSSProperties } from "react";
import { cssValue } from "../../../react/element.tsx";

/** An inline style with custom properties: how properties of an element reach the style sheet of the runtime. */
export type CustomProperties = CSSProperties & { [name: `--${string}`]: string | number | undefined };

/** A CSS value of a property, with `$token` as a token of the theme; nothing stays nothing. */
export const css = (value: string | undefined): string | undefined =>
  value === undefined || value === "" ? undefined : cssValue("", value);
