import type {
  CollectionParamsJson,
  OwnElementJson,
  VariableJson,
  WorkflowJson,
} from "../../2-validate/schema-types.ts";
import type { ElementInfo } from "../../catalogue/catalogue-types.ts";
import type { FontFacts } from "../../font-facts.ts";
import type { FunctionType, RecordType, Type } from "../../formula-types.ts";
import type { Place } from "../../span.ts";
import type { TypeCell } from "./scope.ts";

/** Everything that has a name in the whole design, by kind, with its type. */
export interface Symbols {
  readonly languages: readonly string[];
  /** The languages that begin the paths of their pages: all but the default one, or all. */
  readonly prefixes: ReadonlySet<string>;
  /** Whether the browser keeps the language that a visitor chose. */
  readonly keepsLanguage: boolean;
  readonly variables: ReadonlyMap<string, NamedVariable>;
  readonly collections: ReadonlyMap<string, NamedCollection>;
  readonly formulas: ReadonlyMap<string, NamedFormula>;
  readonly workflows: ReadonlyMap<string, NamedWorkflow>;
  readonly pages: ReadonlyMap<string, NamedPage>;
  /** Finds pages by address. */
  readonly pagePaths: PathIndex;
  readonly sections: ReadonlySet<string>;
  readonly components: ReadonlyMap<string, NamedComponent>;
  /** The components that are popups. */
  readonly popups: ReadonlyMap<string, NamedComponent>;
  readonly groups: ReadonlySet<string>;
  readonly tokens: ReadonlySet<string>;
  /** Shared classes of the theme. */
  readonly classes: ReadonlyMap<string, ClassShape>;
  /** Classes in the style sheets of design.json. */
  readonly sheetClasses: ReadonlySet<string>;
  readonly tables: ReadonlyMap<string, NamedTable>;
  readonly functions: ReadonlyMap<string, NamedFunction>;
  readonly assets: ReadonlySet<string>;
  /** Returns the text of a style sheet under assets/; undefined if it does not exist. */
  readonly styleSheet?: ((path: string) => string | undefined) | undefined;
  /** Describes a font under assets/; undefined if it does not exist, or is not in the format WOFF2. */
  readonly font?: ((path: string) => FontFacts | undefined) | undefined;
  /** Absent if the edge functions are in another repository. */
  readonly edgeFunctions: ReadonlySet<string> | undefined;
  /** Collections that the app fetches on its first load. */
  readonly appCollections: readonly string[];
  readonly user: Type;
  readonly services: Services;
  /** The endpoints under `auth` of the design. */
  readonly authEndpoints: ReadonlySet<string>;
  /** Whether Supabase's auth service knows the users, without endpoints of the design. */
  readonly usesAuthService: boolean;
  /** Whether design.json names Supabase as the backend. */
  readonly hasBackend: boolean;
  /** Whether design.json configures sign-in. */
  readonly hasAuth: boolean;
  readonly icon: (name: string) => string | undefined;
  /** Where `custom.*` is imported from, relative to the output folder: `../../../designs/vendas/custom/index`. */
  readonly customPath: string | undefined;
  /** Where the design's own routes are imported from, likewise. */
  readonly customRoutes: string | undefined;
  /** The parameters and results of the functions of `custom/`; absent without custom/signatures.json. */
  readonly ownFunctions: ReadonlyMap<string, OwnFunction> | undefined;
  /** The elements of the design's own, as custom/elements/*.schema.json describes them. */
  readonly ownElements: ReadonlyMap<string, OwnElement>;
  /** The components in `custom/elements/`; absent if they are not known. */
  readonly ownComponents: ReadonlySet<string> | undefined;
  /** Where own elements are imported from, relative to the output folder. */
  readonly ownElementsPath: string | undefined;
  /** Kinds whose file is unsound: their names are neither known nor unknown. */
  readonly poisoned: ReadonlySet<string>;
  /** Equal for two environments in which every file has the same meaning. */
  readonly signature: string;
}

/** The services besides the backend that design.json lists. */
export interface Services {
  /** Origins that the browser calls. */
  readonly origins: readonly string[];
  /** Origins that the server calls. */
  readonly serverOrigins: readonly string[];
  /** Base URLs of the API groups, by name. */
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
  /** The row type differs from every table's, so the collection's file declares its name. */
  readonly hasOwnRow: boolean;
  readonly isSingle: boolean;
  /** Sorted by name. */
  readonly params: readonly NamedParam[];
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
  /** The value used if none is passed; only a string, number or boolean of the parameter's type. */
  readonly fallback?: string | number | boolean;
}

export interface NamedPage {
  readonly id: string;
  readonly params: readonly string[];
  /** Parameters that a link may omit. */
  readonly defaults: ReadonlyMap<string, string>;
  readonly paths: ReadonlyMap<string, string>;
  /** Set on a page that is generated for each record of a collection. */
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
  /** The path segment of each record, in order; records without a valid one are left out. */
  readonly names: ReadonlySet<string>;
}

export interface NamedComponent {
  readonly id: string;
  readonly isPopup: boolean;
  /** How opening the popup changes the history: `push`. */
  readonly history: string | undefined;
  readonly props: ReadonlyMap<string, NamedProp>;
  readonly events: ReadonlyMap<string, Type | undefined>;
  readonly slots: readonly string[];
  readonly actions: ReadonlyMap<string, NamedAction>;
  readonly result: Type | undefined;
  readonly place: Place;
}

export interface NamedProp {
  readonly type: Type;
  readonly isRequired: boolean;
  readonly isLocalized: boolean;
}

/** A shared class of the theme: a look with its own states and breakpoints. */
export interface ClassShape {
  readonly style?: Readonly<Record<string, string | number>>;
  readonly at?: Readonly<Partial<Record<"tablet" | "mobile", Pick<ClassShape, "style">>>>;
  readonly states?: Readonly<Record<string, ClassShape>>;
}

/** An action of a component that its users may call. */
export interface NamedAction {
  readonly params: readonly NamedParam[];
  readonly result: Type | undefined;
}

export interface NamedTable {
  readonly name: string;
  /** The name of the type of its rows in the output. */
  readonly typeName: string;
  readonly row: RecordType;
  /** The types of values that filters compare with its columns and steps write to them. */
  readonly accepted: ReadonlyMap<string, Type>;
  readonly relations: ReadonlyMap<string, NamedRelation>;
  readonly isView: boolean;
  /** Whether its changes are published. */
  readonly isRealtime: boolean;
  readonly primaryKey: readonly string[];
  /** The columns that a new row must have. */
  readonly required: ReadonlySet<string>;
  /** The columns that only the database writes. */
  readonly generated: ReadonlySet<string>;
}

/** Related rows of another table. `constraint` distinguishes two relations between the same tables. */
export interface NamedRelation {
  readonly table: string;
  /** The own columns, and the columns of the other table that they equal. */
  readonly columns: Readonly<Record<string, string>>;
  readonly isMany: boolean;
  readonly constraint: string | undefined;
}

export interface NamedFunction {
  readonly name: string;
  readonly args: ReadonlyMap<string, { readonly type: Type; readonly isOptional: boolean }>;
  readonly result: Type;
  /** The type of each row, if it returns rows. */
  readonly row: Type | undefined;
}

/** A function of `custom/`, as custom/signatures.json declares it. */
export interface OwnFunction {
  readonly type: FunctionType;
  readonly description: string | undefined;
}

/** A React component of `custom/elements/`, described like a built-in element. */
export interface OwnElement {
  readonly name: string;
  readonly info: ElementInfo;
  /** The events by name, with what the output needs to call them. */
  readonly events: NonNullable<OwnElementJson["events"]>;
  readonly hasValue: boolean;
  readonly description: string | undefined;
  readonly place: Place;
}

/** The columns of rows, and the ones to read as text. */
export interface ColumnsShape {
  readonly columns?: readonly string[];
  readonly asText?: readonly string[];
}

/** Related rows in the rows of a collection. */
export interface EmbedShape extends ColumnsShape {
  readonly inner?: boolean;
}

export interface CollectionShape extends ColumnsShape {
  readonly source: string;
  readonly name?: string;
  readonly table?: string;
  readonly view?: string;
  readonly function?: string;
  readonly embed?: Readonly<Record<string, EmbedShape>>;
  readonly single?: boolean;
  readonly count?: string;
  readonly autoFetch?: boolean;
  readonly realtime?: boolean;
  readonly echo?: string;
  readonly key?: string;
  readonly schema?: object;
  readonly data?: unknown;
  readonly inline?: boolean;
  readonly params?: CollectionParamsJson;
  readonly description?: string;
  readonly [name: string]: unknown;
}
