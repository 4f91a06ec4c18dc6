import type { SourceFile } from "../span.ts";
import type {
  CollectionsJson,
  ComponentJson,
  DesignJson,
  FormulasJson,
  PageJson,
  SectionJson,
  SignaturesJson,
  TablesJson,
  ThemeJson,
  VariablesJson,
  WorkflowsJson,
} from "./schema-types.ts";

/** One of the files that a design has once, and what it holds. */
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

/**
 * A design whose shape is right: every file here agrees with its schema, so that `json` can be read without checks.
 *
 * Files that are missing or wrong are absent. Pages, sections and components are sorted by id.
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
  /**
   * What is there but wrong, so that names in it cause no further errors:
   * `design`, `theme`, `variables` … of files there is one of, `page:<id>`, `section:<id>`, `component:<id>` of the others.
   */
  readonly unsound: ReadonlySet<string>;
}
