import { type CustomProperties, css } from "./css.ts";

/** How a box lays out its children along a line. */
export interface LineLayout {
  readonly justifyContent: string;
  readonly alignItems: string;
  readonly rowGap: string;
  readonly columnGap: string;
  readonly reverse: boolean;
  readonly pushLast: boolean;
}

/** The style sheet's defaults without custom properties. */
export const lineDefaults: LineLayout = {
  justifyContent: "flex-start",
  alignItems: "stretch",
  rowGap: "0",
  columnGap: "0",
  reverse: false,
  pushLast: false,
};

/** Returns the custom properties of a layout, without those at their defaults. */
export function lineStyle(layout: LineLayout, direction: "row" | "column", isWrapping: boolean): CustomProperties {
  return {
    "--trama-direction": layout.reverse ? `${direction}-reverse` : changed(direction, "row"),
    "--trama-wrap": isWrapping ? "wrap" : undefined,
    "--trama-justify": changed(layout.justifyContent, lineDefaults.justifyContent),
    "--trama-align": changed(layout.alignItems, lineDefaults.alignItems),
    "--trama-row-gap": css(changed(layout.rowGap, lineDefaults.rowGap)),
    "--trama-column-gap": css(changed(layout.columnGap, lineDefaults.columnGap)),
  };
}

const changed = (value: string, initial: string): string | undefined => (value === initial ? undefined : value);

/** Returns the side of the last child that takes the free space, when it is pushed away from the others. */
export function pushedSide({ pushLast, reverse }: LineLayout, direction: "row" | "column"): string | undefined {
  if (!pushLast) return undefined;
  return `${direction === "row" ? "inline" : "block"}-${reverse ? "end" : "start"}`;
}
