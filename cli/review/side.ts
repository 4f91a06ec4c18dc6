import type { Design } from "../../compiler/2-validate/design-nodes.ts";
import type { SourceFile } from "../../compiler/span.ts";
import type { Catalogue } from "../backend/index.ts";

/** One of the two designs that are compared. */
export interface Side {
  readonly files: readonly SourceFile[];
  readonly design: Design;
  /** A hash by path of each file that is not JSON of the design: code, assets, migrations. */
  readonly others: ReadonlyMap<string, string>;
  /** Returns such a file as text. */
  textOf(path: string): string | undefined;
  /** The files of the project around the design, by name. */
  readonly project?: ReadonlyMap<string, string> | undefined;
  /** What the database has; absent if neither side changed its migrations, `endless` if these take too long. */
  readonly database?: Catalogue | "endless" | undefined;
}
