import { join } from "node:path";
import { readRegular } from "./regular-file.ts";

/** Where the text of a design file says that its schema is. */
export const schemaIn = (text: string): string | undefined => /"\$schema"\s*:\s*"([^"]+)"/.exec(text)?.[1];

/** Where the schema of another kind of file is, such as `tables`: beside the one that design.json names, as seen from there. */
export const schemaBeside = (design: string, kind: string): string | undefined =>
  schemaIn(readRegular(join(design, "design.json"), "design.json").toString("utf8"))?.replace(
    "design.schema",
    `${kind}.schema`,
  );
