import type { SourceFile } from "../span.ts";
import type {
  CollectionsJson,
  ComponentJson,
  DesignJson,
  FormulasJson,
  OwnElementJson,
  PageJson,
  SectionJson,
  SignaturesJson,
  TablesJson,
  ThemeJson,
  VariablesJson,
  WorkflowsJson,
} from "./schema-types.ts";

/** A file that a design has at most once, and its content. */
export interface DesignPart<Json = unknown> {
  readonly file: SourceFile;
  readonly json: Json;
}

interface Unit<Kind extends string, Json> extends DesignPart<Json> {
  readonly kind: Kind;
  readonly id: string;
}

export type PageNode = Unit<"page", PageJson>;
export type SectionNode = Unit<"section", SectionJson>;
export type ComponentNode = Unit<"component", ComponentJson>;
/** A React component in `custom/elements/`, as its schema describes it; its id is its name. */
export type OwnElementNode = Unit<"ownElement", OwnElementJson>;

/**
 * A design of the right shape: every file here matches its schema, so that `json` can be read without checks.
 *
 * Files that are missing or invalid are absent. Pages, sections, components and own elements are sorted by id.
 */
export interface Design {
  readonly design: DesignPart<DesignJson> | undefined;
  readonly theme: DesignPart<ThemeJson> | undefined;
  readonly variables: DesignPart<VariablesJson> | undefined;
  readonly collections: DesignPart<CollectionsJson> | undefined;
  readonly formulas: DesignPart<FormulasJson> | undefined;
  readonly workflows: DesignPart<WorkflowsJson> | undefined;
  readonly tables: DesignPart<TablesJson> | undefined;
  readonly signatures: DesignPart<SignaturesJson> | undefined;
  readonly pages: readonly PageNode[];
  readonly sections: readonly SectionNode[];
  readonly components: readonly ComponentNode[];
  readonly ownElements: readonly OwnElementNode[];
  /**
   * Files that exist but are invalid, so that their names cause no further errors: `design`, `theme`, `variables` … for
   * the single files, and `page:<id>`, `section:<id>`, `component:<id>`, `ownElement:<id>` for the others.
   */
  readonly unsound: ReadonlySet<string>;
}
