import { join } from "node:path";
import { readRegular } from "./regular-file.ts";

/** Returns the `$schema` of the text of a design file. */
export const schemaIn = (text: string): string | undefined => /"\$schema"\s*:\s*"([^"]+)"/.exec(text)?.[1];

/**
 * The path of the schema of another file kind, such as `tables`: next to the `$schema` of design.json, relative to it.
 */
export const schemaBeside = (design: string, kind: string): string | undefined =>
  schemaIn(readRegular(join(design, "design.json"), "design.json").toString("utf8"))?.replace(
    "design.schema",
    `${kind}.schema`,
  );
