import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Where the text of a design file says that its schema is. */
export const schemaIn = (text: string): string | undefined => /"\$schema"\s*:\s*"([^"]+)"/.exec(text)?.[1];

/** Where the schema of another kind of file is, such as `tables`: beside the one that design.json names, as seen from there. */
export const schemaBeside = (design: string, kind: string): string | undefined =>
  schemaIn(readFileSync(join(design, "design.json"), "utf8"))?.replace("design.schema", `${kind}.schema`);
