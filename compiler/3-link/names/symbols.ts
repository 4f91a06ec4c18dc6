import type { VariableJson, WorkflowJson } from "../../2-validate/schema-types.ts";
import type { Place } from "../../span.ts";
import type { FunctionType, RecordType, Type } from "../../types.ts";
import type { TypeCell } from "./scope.ts";

/** Everything that has a name in the whole design, by kind, with its type. */
export interface Environment {
  readonly languages: readonly string[];
  readonly variables: ReadonlyMap<string, NamedVariable>;
  readonly collections: ReadonlyMap<string, NamedCollection>;
  readonly formulas: ReadonlyMap<string, NamedFormula>;
  readonly workflows: ReadonlyMap<string, NamedWorkflow>;
  readonly pages: ReadonlyMap<string, NamedPage>;
  /** Finds pages by address. */
  readonly pagePaths: PathIndex;
  readonly sections: ReadonlySet<string>;
  readonly components: ReadonlyMap<string, NamedComponent>;
  /** Those components that are popups. */
  readonly popups: ReadonlyMap<string, NamedComponent>;
  readonly groups: ReadonlySet<string>;
  readonly tokens: ReadonlySet<string>;
  /** Shared classes of the theme. */
  readonly classes: ReadonlyMap<string, ClassShape>;
  readonly tables: ReadonlyMap<string, NamedTable>;
  readonly functions: ReadonlyMap<string, NamedFunction>;
  readonly assets: ReadonlySet<string>;
  /** Absent when the edge functions do not stand with the design. */
  readonly edgeFunctions: ReadonlySet<string> | undefined;
  /** Collections that the app fetches on its first load. */
  readonly appCollections: readonly string[];
  readonly user: Type;
  readonly services: Services;
  /** The endpoints that `auth` of the design names. */
  readonly authEndpoints: ReadonlySet<string>;
  /** design.json names Supabase as the backend. */
  readonly hasBackend: boolean;
  /** design.json says how people sign in. */
  readonly hasAuth: boolean;
  readonly icon: (name: string) => string | undefined;
  /** Where `custom.*` is imported from, inside the output folder's parent: `../../../designs/vendas/custom/index`. */
  readonly customPath: string | undefined;
  /** What the functions of `custom/` take and give; nothing where nobody wrote it down. */
  readonly ownFunctions: ReadonlyMap<string, OwnFunction> | undefined;
  /** Kinds whose file is unsound: their names are neither known nor unknown. */
  readonly poisoned: ReadonlySet<string>;
  /** Equal for two environments in which every file means the same. */
  readonly signature: string;
}

/** What the app asks besides its backend, as design.json names it. */
export interface Services {
  /** Origins that browsers ask. */
  readonly origins: readonly string[];
  /** Origins that the server asks. */
  readonly serverOrigins: readonly string[];
  /** API groups by name: their base URLs. */
  readonly groups: ReadonlyMap<string, string>;
}

export interface NamedVariable {
  readonly id: string;
  readonly type: Type;
  readonly json: VariableJson;
  readonly place: Place;
}

export interface NamedCollection {
  readonly id: string;
  readonly row: Type;
  /** The row's type is no table's as it is: the collection's file names it. */
  readonly hasOwnRow: boolean;
  readonly isSingle: boolean;
  readonly json: CollectionShape;
  readonly place: Place;
}

export interface NamedFormula {
  readonly id: string;
  readonly params: readonly NamedParam[];
  readonly text: string;
  readonly declared: Type | undefined;
  readonly result: TypeCell;
  readonly description: string | undefined;
  readonly place: Place;
}

export interface NamedWorkflow {
  readonly id: string;
  readonly params: readonly NamedParam[];
  readonly result: Type | undefined;
  readonly json: WorkflowJson;
  readonly place: Place;
}

export interface NamedParam {
  readonly name: string;
  readonly type: Type;
  readonly isOptional: boolean;
  /** Stands in where no value is given; only a text, number or boolean of the parameter's type. */
  readonly fallback?: string | number | boolean;
}

export interface NamedPage {
  readonly id: string;
  readonly params: readonly string[];
  /** Parameters that a link may leave out. */
  readonly defaults: ReadonlyMap<string, string>;
  readonly paths: ReadonlyMap<string, string>;
  /** Of a page that each record of a collection has. */
  readonly records: NamedRecords | undefined;
  readonly place: Place;
}

/** A tree of page paths by segment, built once, so that a lookup does not walk all pages. */
export interface PathIndex {
  /** Ids of the pages whose path ends here. */
  readonly pages: Set<string>;
  /** What follows, by literal segment in lowercase. */
  readonly fixed: Map<string, PathIndex>;
  /** What follows a parameter, which matches any segment. */
  any: PathIndex | undefined;
}

/** The records that have a page of their own. */
export interface NamedRecords {
  readonly collection: string;
  readonly field: string;
  /** What stands in the path for each record, in their order; records that give nothing are left out. */
  readonly names: ReadonlySet<string>;
}

export interface NamedComponent {
  readonly id: string;
  readonly isPopup: boolean;
  readonly props: ReadonlyMap<
    string,
    { readonly type: Type; readonly isRequired: boolean; readonly isLocalized: boolean }
  >;
  readonly events: ReadonlyMap<string, Type | undefined>;
  readonly slots: readonly string[];
  readonly actions: ReadonlyMap<string, NamedAction>;
  readonly result: Type | undefined;
  readonly place: Place;
}

/** A shared class of the theme: a look with states and widths of its own. */
export interface ClassShape {
  readonly style?: Readonly<Record<string, string | number>>;
  readonly at?: Readonly<Partial<Record<"tablet" | "mobile", Pick<ClassShape, "style">>>>;
  readonly states?: Readonly<Record<string, ClassShape>>;
}

/** What users of a component may call. */
export interface NamedAction {
  readonly params: readonly NamedParam[];
  readonly result: Type | undefined;
}

export interface NamedTable {
  readonly name: string;
  /** The name of the type of its rows in the output. */
  readonly typeName: string;
  readonly row: RecordType;
  readonly relations: ReadonlyMap<string, NamedRelation>;
  readonly isView: boolean;
  /** Its changes are published. */
  readonly isRealtime: boolean;
  readonly primaryKey: readonly string[];
  readonly required: ReadonlySet<string>;
}

/** Rows of another table that belong to one; `constraint` tells two relations of the same tables apart. */
export interface NamedRelation {
  readonly table: string;
  readonly isMany: boolean;
  readonly constraint: string | undefined;
}

export interface NamedFunction {
  readonly name: string;
  readonly args: ReadonlyMap<string, { readonly type: Type; readonly isOptional: boolean }>;
  readonly result: Type;
  /** What it returns is rows, and each of them is this. */
  readonly row: Type | undefined;
}

/** A function of `custom/`, as `custom/signatures.json` has it. */
export interface OwnFunction {
  readonly type: FunctionType;
  readonly description: string | undefined;
}

export interface CollectionShape {
  readonly source: string;
  readonly table?: string;
  readonly view?: string;
  readonly function?: string;
  readonly columns?: readonly string[];
  readonly embed?: Readonly<Record<string, { readonly columns?: readonly string[] }>>;
  readonly single?: boolean;
  readonly count?: string;
  readonly autoFetch?: boolean;
  readonly realtime?: boolean;
  readonly echo?: string;
  readonly key?: string;
  readonly schema?: object;
  readonly data?: unknown;
  readonly inline?: boolean;
  readonly description?: string;
  readonly [name: string]: unknown;
}
