import type { CSSProperties } from "react";
import { cssValue } from "../../../react/element-look.ts";

/** An inline style with custom properties, by which elements pass values to the runtime's style sheet. */
export type CustomProperties = CSSProperties & { [name: `--${string}`]: string | number | undefined };

/** Returns a CSS value, with `$token` as a token of the theme; undefined stays undefined. */
export const css = (value: string | undefined): string | undefined =>
  value === undefined || value === "" ? undefined : cssValue("", value);
