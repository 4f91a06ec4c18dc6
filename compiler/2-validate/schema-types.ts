// @generated from schema/ by npm run codegen. Do not edit.

/**
 * A name that formulas can use: lowerCamelCase.
 */
export type NameJson = string;
/**
 * The id of a page, section or component: kebab-case, equal to the file name.
 */
export type SlugJson = string;
/**
 * A language, such as `pt` or `pt-BR`.
 */
export type LanguageJson = string;
/**
 * Any literal value.
 */
export type LiteralJson = unknown;
/**
 * A row of this collection, table or view; with the type `list` a list of such rows.
 */
export type RowOfJson = string;
/**
 * A JSON Schema.
 */
export type SchemaJson = Record<string, unknown> | boolean;
/**
 * The type of a value, in short; `schema` says more.
 */
export type TypeJson = "text" | "number" | "boolean" | "date" | "file" | "icon" | "unknown" | "list" | "record";
/**
 * The parameters, in order.
 */
export type ParamsJson = ParamJson[];
/**
 * A text, or one per language.
 */
export type TextJson =
  | string
  | BoundJson
  | {
      [k: string]: string | BoundJson;
    };
/**
 * Elements, in the order they show.
 */
export type ChildrenJson = ElementJson[];
/**
 * Shared style classes of theme.json.
 */
export type ClassesJson = string[];
/**
 * One comparison, or a group of them.
 */
export type ConditionJson = FilterJson | ComparisonJson;
/**
 * How to compare.
 */
export type OperatorJson =
  | "eq"
  | "ne"
  | "lt"
  | "gt"
  | "lte"
  | "gte"
  | "contains"
  | "notContains"
  | "startsWith"
  | "endsWith"
  | "isNull"
  | "isNotNull"
  | "in"
  | "notIn"
  | "overlap"
  | "notOverlap"
  | "containsAll"
  | "hasKey"
  | "notHasKey"
  | "matches"
  | "notMatches";
/**
 * The order, first level first.
 */
export type SortJson = OrderJson[];
/**
 * Warnings that are meant, each with a reason.
 */
export type AllowJson = {
  /**
   * The code of the warning.
   */
  code: string;
  /**
   * Why it is right here.
   */
  reason: string;
}[];
/**
 * The sections of the page, from top to bottom.
 *
 * Items: An inline section, or `use` of one in sections/.
 */
export type SectionsJson = (PageSectionJson | UseJson)[];
/**
 * The type of a column; dates are ISO text.
 */
export type TableTypeJson = "text" | "number" | "boolean" | "date" | "json" | "list" | "nothing";
export type CollectionJson =
  | CmsCollectionJson
  | CustomCollectionJson
  | RestCollectionJson
  | StaticCollectionJson
  | SupabaseCollectionJson
  | XanoCollectionJson;
export type HandlerJson = WorkflowJson | RunJson | (WorkflowJson | RunJson)[];
export type RowJson = BoundJson | Record<string, unknown>;
export type StepJson =
  | AuthConfirmPasswordStepJson
  | AuthFinishLoginStepJson
  | AuthLoadUserStepJson
  | AuthLoginStepJson
  | AuthLoginWithStepJson
  | AuthLoginWithIdTokenStepJson
  | AuthLoginWithSsoStepJson
  | AuthLogoutStepJson
  | AuthRefreshStepJson
  | AuthResendCodeStepJson
  | AuthResetPasswordStepJson
  | AuthSendCodeStepJson
  | AuthSignupStepJson
  | AuthStoreTokenStepJson
  | AuthUpdatePasswordStepJson
  | AuthUpdateUserStepJson
  | AuthVerifyCodeStepJson
  | BreakStepJson
  | CallFunctionStepJson
  | CloseAllPopupsStepJson
  | ClosePopupStepJson
  | ContinueStepJson
  | CopyToClipboardStepJson
  | CreateObjectUrlStepJson
  | DownloadCsvStepJson
  | DownloadFileStepJson
  | ElementActionStepJson
  | EmitEventStepJson
  | FetchCollectionStepJson
  | FetchCollectionsStepJson
  | FileToBase64StepJson
  | ForEachStepJson
  | IfStepJson
  | InstallAppStepJson
  | LogStepJson
  | NavigateStepJson
  | OpenPopupStepJson
  | PageLoaderStepJson
  | PreventDefaultStepJson
  | PreviousPageStepJson
  | PrintStepJson
  | ReadCollectionStepJson
  | ResetVariablesStepJson
  | RestRequestStepJson
  | ReturnStepJson
  | RunWorkflowStepJson
  | SetLanguageStepJson
  | SetThemeStepJson
  | SetVariableStepJson
  | SoundFadeStepJson
  | SoundLoadStepJson
  | SoundMuteStepJson
  | SoundPauseStepJson
  | SoundPlayStepJson
  | SoundSeekStepJson
  | SoundSetLoopStepJson
  | SoundSetRateStepJson
  | SoundSetVolumeStepJson
  | SoundStopStepJson
  | SoundUnloadStepJson
  | StopPropagationStepJson
  | StopUnlessStepJson
  | SupabaseBroadcastStepJson
  | SupabaseCallStepJson
  | SupabaseDeleteStepJson
  | SupabaseInsertStepJson
  | SupabaseInvokeStepJson
  | SupabaseSelectStepJson
  | SupabaseSetPresenceStepJson
  | SupabaseStorageCopyStepJson
  | SupabaseStorageDownloadStepJson
  | SupabaseStorageListStepJson
  | SupabaseStorageMoveStepJson
  | SupabaseStoragePublicUrlStepJson
  | SupabaseStorageRemoveStepJson
  | SupabaseStorageSignedUploadUrlStepJson
  | SupabaseStorageSignedUrlStepJson
  | SupabaseStorageUpdateStepJson
  | SupabaseStorageUploadStepJson
  | SupabaseStorageUploadToSignedUrlStepJson
  | SupabaseSubscribeStepJson
  | SupabaseUnsubscribeStepJson
  | SupabaseUpdateStepJson
  | SupabaseUpsertStepJson
  | SwitchStepJson
  | ThrowStepJson
  | TryCatchStepJson
  | UpdateCollectionStepJson
  | UploadFileStepJson
  | UserLocationStepJson
  | WaitStepJson
  | WhileStepJson
  | XanoRequestStepJson;

/**
 * A value that is computed.
 */
export interface BoundJson {
  /**
   * An expression; see the reference of formulas.
   */
  formula: string;
}
/**
 * What comes back.
 */
export interface ResultJson {
  type?: TypeJson;
  schema?: SchemaJson;
  rowOf?: RowOfJson;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * A parameter.
 */
export interface ParamJson {
  /**
   * How formulas name it.
   */
  id: NameJson;
  type?: TypeJson;
  schema?: SchemaJson;
  rowOf?: RowOfJson;
  /**
   * May be left out.
   */
  optional?: boolean;
  /**
   * The value when it is left out.
   */
  default?: LiteralJson;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Values by name; each may be a formula.
 */
export interface ArgumentsJson {
  /**
   * A value.
   */
  [k: string]: unknown;
}
/**
 * What differs at a breakpoint.
 */
export interface LookJson {
  /**
   * Properties that differ here. The HTML of a public page is for wide windows, so in narrower ones the page waits for the app; `style` waits for nothing.
   */
  props?: Record<string, unknown>;
  style?: StyleJson;
  classes?: ClassesJson;
}
/**
 * What differs on smaller screens.
 */
export interface AtJson {
  /**
   * Up to 991 px wide.
   */
  tablet?: LookJson;
  /**
   * Up to 767 px wide.
   */
  mobile?: LookJson;
}
/**
 * How the element looks in a state.
 */
export interface StateJson {
  /**
   * The condition of an own state. Absent for a state of the element, such as `hover`.
   */
  when?: boolean | BoundJson;
  /**
   * Properties that differ in this state.
   */
  props?: Record<string, unknown>;
  style?: StyleJson;
  classes?: ClassesJson;
  at?: AtJson;
}
/**
 * Looks by state: a state of the element (`hover`), of its parent (`parent.hover`) or an own one with `when`.
 */
export interface StatesJson {
  [k: string]: StateJson;
}
/**
 * What differs at a breakpoint.
 */
export interface SectionLookJson {
  style?: StyleJson;
  classes?: ClassesJson;
}
/**
 * What differs on smaller screens; without `props`.
 */
export interface SectionAtJson {
  /**
   * Up to 991 px wide.
   */
  tablet?: SectionLookJson;
  /**
   * Up to 767 px wide.
   */
  mobile?: SectionLookJson;
}
/**
 * How the section looks in a state.
 */
export interface SectionStateJson {
  /**
   * The condition of an own state. Absent for a state such as `hover`.
   */
  when?: boolean | BoundJson;
  style?: StyleJson;
  classes?: ClassesJson;
  at?: SectionAtJson;
}
/**
 * Looks by state, such as `hover`, or an own one with `when`; without `props`.
 */
export interface SectionStatesJson {
  [k: string]: SectionStateJson;
}
/**
 * Styles that differ on smaller screens.
 */
export interface ClassAtJson {
  /**
   * Up to 991 px wide.
   */
  tablet?: {
    /**
     * CSS properties, as in the class itself.
     */
    style?: StyleJson;
  };
  /**
   * Up to 767 px wide.
   */
  mobile?: {
    /**
     * CSS properties, as in the class itself.
     */
    style?: StyleJson;
  };
}
/**
 * Conditions that hold together (`and`) or of which one must hold (`or`).
 */
export interface FilterJson {
  /**
   * All of these hold.
   */
  and?: ConditionJson[];
  /**
   * At least one of these holds.
   */
  or?: ConditionJson[];
  /**
   * Use this group only when this holds.
   */
  if?: boolean | BoundJson;
}
/**
 * One comparison.
 */
export interface ComparisonJson {
  /**
   * The column, or the path in the item.
   */
  field: string;
  operator: OperatorJson;
  /**
   * What to compare with; not read by the operators that need none.
   */
  value?: unknown;
  /**
   * Leave the comparison out when the value is empty.
   */
  ignoreEmpty?: boolean;
  /**
   * Use this comparison only when this holds.
   */
  if?: boolean | BoundJson;
}
/**
 * One level of the order.
 */
export interface OrderJson {
  /**
   * The column, or the path in the item.
   */
  by: string | BoundJson;
  /**
   * Up or down.
   */
  direction?: ("asc" | "desc") | BoundJson;
  /**
   * Where rows without a value go.
   */
  nulls?: "first" | "last";
  /**
   * Sort by this only when this holds.
   */
  if?: boolean | BoundJson;
}
/**
 * Shows the element once per item of a list.
 */
export interface RepeatJson {
  /**
   * The list; a collection or anything a formula gives.
   */
  items: unknown[] | BoundJson;
  /**
   * The path in an item that tells it from the others.
   */
  key?: string;
  filter?: FilterJson;
  sort?: SortJson;
  /**
   * At most this many.
   */
  limit?: number | BoundJson;
}
/**
 * Where a click leads.
 */
export interface LinkJson {
  /**
   * A page of the design.
   */
  page?: string;
  /**
   * Path parameters of the page.
   */
  params?: ArgumentsJson;
  /**
   * Query pairs of the address.
   */
  query?: ArgumentsJson;
  /**
   * A section to scroll to, of that page or of this one.
   */
  section?: string;
  /**
   * A path of this app.
   */
  path?: string | BoundJson;
  /**
   * An address outside this app.
   */
  url?: string | BoundJson;
  /**
   * An e-mail address.
   */
  mail?: string | BoundJson;
  /**
   * A telephone number.
   */
  tel?: string | BoundJson;
  /**
   * A file to download.
   */
  file?: string | BoundJson;
  /**
   * A popup to open.
   */
  popup?: string;
  /**
   * Properties of the popup.
   */
  with?: ArgumentsJson;
  /**
   * Closes the popup it stands in.
   */
  closePopup?: true;
  /**
   * Opens in a new tab.
   */
  newTab?: boolean;
  /**
   * Colour of the loading bar.
   */
  loaderColor?: string;
}
/**
 * A value that formulas read and workflows write; it is kept as given, never as a copy.
 */
export interface VariableJson {
  /**
   * What it holds; `query` is a text kept in the address.
   */
  type: "string" | "number" | "boolean" | "object" | "array" | "query";
  /**
   * Its value at the start and after a reset.
   */
  default?: LiteralJson;
  /**
   * What an object or array holds, so that formulas know its members.
   */
  schema?: SchemaJson;
  /**
   * Keeps its value when the page changes.
   */
  persist?: boolean;
  /**
   * Keeps its value in this browser.
   */
  local?: boolean;
  /**
   * Keeps its value in the address, under its own name or this one.
   */
  query?: boolean | string;
  /**
   * No step sets it: it is what its default, the address or this browser says.
   */
  readonly?: boolean;
  /**
   * With `readonly`: `resetVariables` may still set it back to its default.
   */
  resettable?: boolean;
  /**
   * A name for people.
   */
  name?: string;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
  allow?: AllowJson;
}
/**
 * variables.json: the variables of the app.
 */
export interface VariablesJson {
  /**
   * The schema of this file, for completion in editors.
   */
  $schema?: string;
  variables: VariablesJson;
}
/**
 * A formula with a name.
 */
export interface FormulaJson {
  params?: ParamsJson;
  /**
   * The expression; parameters are `params.<id>`.
   */
  formula: string;
  result?: ResultJson;
  /**
   * A name for people.
   */
  name?: string;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
  allow?: AllowJson;
}
/**
 * formulas.json: formulas with a name.
 */
export interface FormulasJson {
  /**
   * The schema of this file, for completion in editors.
   */
  $schema?: string;
  formulas: FormulasJson;
}
/**
 * workflows.json: workflows with a name.
 */
export interface WorkflowsJson {
  /**
   * The schema of this file, for completion in editors.
   */
  $schema?: string;
  workflows: WorkflowsJson;
}
/**
 * A column.
 */
export interface TableColumnJson {
  type: TableTypeJson;
  /**
   * May be nothing.
   */
  nullable?: boolean;
  /**
   * May be left out of an insert.
   */
  hasDefault?: boolean;
  /**
   * Is computed; cannot be written.
   */
  generated?: boolean;
  /**
   * Can be written but not read.
   */
  writeOnly?: boolean;
  /**
   * What a json value holds, by name.
   */
  fields?: {
    [k: string]: TableColumnJson;
  };
  /**
   * The only values.
   */
  enum?: (string | number)[];
  /**
   * What a list holds.
   */
  item?: TableColumnJson;
  /**
   * What a json value holds.
   */
  schema?: SchemaJson;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * A table or view.
 */
export interface TableTableJson {
  /**
   * Columns by name.
   */
  columns: {
    [k: string]: TableColumnJson;
  };
  /**
   * The columns of the primary key.
   */
  primaryKey?: string[];
  /**
   * Relations by name.
   */
  relations?: {
    /**
     * A relation.
     */
    [k: string]: {
      /**
       * The other table.
       */
      table: string;
      /**
       * Own column to column of the other table.
       */
      columns: {
        [k: string]: string;
      };
      /**
       * There may be several rows.
       */
      many?: boolean;
      /**
       * The foreign key behind it, which tells it from other ways between the two tables.
       */
      constraint?: string;
    };
  };
  /**
   * Cannot be written.
   */
  readonly?: boolean;
  /**
   * Its changes are published; it belongs to the publication `supabase_realtime`.
   */
  realtime?: boolean;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * design.json: what the app is called, its pages with a role, its languages and its access groups.
 */
export interface DesignJson {
  /**
   * The schema of this file, for completion in editors.
   */
  $schema?: string;
  /**
   * The version of the design format.
   */
  formatVersion: 1;
  /**
   * The name of the folder of the output.
   */
  name: SlugJson;
  /**
   * The name of the app.
   */
  title:
    | string
    | {
        [k: string]: string;
      };
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
  /**
   * The languages; the first is the default.
   */
  languages: LanguageJson[];
  /**
   * Pages with a role.
   */
  pages: {
    /**
     * The page at the root.
     */
    home: string;
    /**
     * Where visitors sign in.
     */
    login?: string;
    /**
     * Shown to those in none of the groups of a page.
     */
    forbidden?: string;
    /**
     * Shown for an unknown path.
     */
    notFound?: string;
  };
  /**
   * Themes.
   */
  themes?: {
    /**
     * The theme before the visitor chose one.
     */
    default?: "light" | "dark" | "system";
  };
  /**
   * How window titles are made; `{title}` is the title of the page.
   */
  titlePattern?:
    | string
    | {
        [k: string]: string;
      };
  /**
   * The time zone that days and times of the app are those of, by its IANA name such as `America/Sao_Paulo`; that of the visitor's browser when absent.
   */
  timeZone?: string;
  /**
   * Icon of the app.
   */
  favicon?: string;
  /**
   * The path of the host that the app lives under, such as `/shop`; the root of the host when absent.
   */
  basePath?: string;
  /**
   * Keeps scripts and styles in the browser, so that the app opens at once and without a connection. When false, what an earlier build left is removed.
   */
  serviceWorker?: boolean;
  /**
   * Access groups by id.
   */
  groups?: {
    /**
     * An access group.
     */
    [k: string]: {
      /**
       * A name for people.
       */
      name?: string;
      /**
       * Roles of which all are needed.
       */
      roles: string[];
      /**
       * What it is for, in any language; becomes a comment in the output.
       */
      description?: string;
    };
  };
  /**
   * How people sign in.
   */
  auth?: {
    /**
     * Endpoint that signs in: a function of the backend, or a whole address of another service.
     */
    login?: string;
    /**
     * Endpoint that signs up: a function of the backend, or a whole address of another service.
     */
    signup?: string;
    /**
     * Endpoint that gives the user: a function of the backend, or a whole address of another service.
     */
    me?: string;
    /**
     * Where social login begins and ends: `<oauth>/<provider>/init` and `<oauth>/<provider>/login`; Supabase's own auth service when absent, where that is the backend.
     */
    oauth?: string;
    /**
     * The path of the token in what the endpoints for signing in and up answer.
     */
    tokenPath?: string;
    /**
     * The header that carries the token as it is; `Authorization: Bearer` when absent.
     */
    tokenHeader?: string;
    /**
     * Where the roles of a user are.
     */
    roles?: {
      /**
       * The key of the user that holds the roles.
       */
      key: string;
      /**
       * The field of each role, when roles are objects.
       */
      field?: string;
      /**
       * What groups call a role, by the name that the user's roles have; other names are taken as they are.
       */
      ids?: {
        /**
         * The role as groups name it.
         */
        [k: string]: string;
      };
    };
    /**
     * What a user holds: `auth.user` in formulas.
     */
    user?: SchemaJson;
  };
  /**
   * The backend of the app.
   */
  backend?: {
    /**
     * The kind of backend.
     */
    kind: "supabase";
  };
  /**
   * What the app asks besides its backend.
   */
  plugins?: {
    /**
     * REST services.
     */
    rest?: {
      /**
       * Origins that browsers ask, such as `https://api.example.com`; they go into the content policy.
       */
      origins?: string[];
      /**
       * Origins that the server asks for the app, each with what it adds. None of it reaches the output, a bundle or a browser.
       */
      server?: {
        /**
         * An origin.
         */
        [k: string]: {
          /**
           * Headers that the server adds; `{NAME}` stands for a secret of its environment.
           */
          headers?: {
            [k: string]: string;
          };
          /**
           * Query pairs that the server adds; `{NAME}` stands for a secret of its environment.
           */
          query?: {
            [k: string]: string;
          };
          /**
           * The methods that may be used; all when absent.
           */
          methods?: ("GET" | "POST" | "PUT" | "PATCH" | "DELETE" | "HEAD")[];
          /**
           * What the paths that may be asked begin with; all when absent.
           */
          paths?: string[];
          /**
           * Also for visitors who have not signed in.
           */
          open?: boolean;
        };
      };
    };
    /**
     * A Xano workspace, or another API that is cut into groups like one.
     */
    xano?: {
      /**
       * Where it is, such as `x8ki-letl-twmt.n7.xano.io` or an own domain; without `https://`.
       */
      domain: string;
      /**
       * API groups by name: the last part of the base URL of each, such as `api:Ab12Cd`.
       */
      groups: {
        [k: string]: string;
      };
    };
  };
  /**
   * Colour of the page loader.
   */
  loaderColor?: string;
  /**
   * Collections to fetch on every page.
   */
  collections?: string[];
  /**
   * How visitors are asked before they lose what a page or component says is unsaved; the browser asks when absent.
   */
  unsaved?: {
    /**
     * The popup that asks. Its result is a boolean: true to go on and lose what is not saved.
     */
    popup: string;
    /**
     * Properties of the popup.
     */
    with?: ArgumentsJson;
  };
  /**
   * Whether the app holds something that outlives its pages and ends with the window, such as messages that are not sent yet. While it holds, the browser asks before the window closes or loads anew; going to another page of the app loses nothing, and asks nothing.
   */
  pending?: boolean | BoundJson;
  /**
   * Workflows of the app.
   */
  on?: {
    /**
     * Before the first page fetches its collections.
     */
    beforeFetch?: HandlerJson;
    /**
     * After the first page fetched them.
     */
    load?: HandlerJson;
    /**
     * When the visitor leaves.
     */
    unload?: HandlerJson;
    /**
     * A collection failed.
     */
    collectionFetchError?: HandlerJson;
    /**
     * A formula, a workflow or a script failed: the place for reports. Each failure is told once until the page is loaded again.
     */
    error?: HandlerJson;
    /**
     * The session expired while a page is open, and cannot be renewed. Ask for the password here, in a popup over the page. Once the same user has signed in, refused requests are sent again. If nobody has signed in when the workflow ends, the login page is shown; it leads back to this page.
     */
    sessionEnd?: HandlerJson;
    /**
     * A key.
     */
    keydown?: HandlerJson;
    /**
     * A key was let go.
     */
    keyup?: HandlerJson;
    /**
     * The window changes size.
     */
    resize?: HandlerJson;
    /**
     * The page scrolls.
     */
    scroll?: HandlerJson;
    /**
     * The visitor comes back to the window.
     */
    focus?: HandlerJson;
  };
  allow?: AllowJson;
}
/**
 * theme.json: tokens and shared style classes. All tokens share one set of names.
 */
export interface ThemeJson {
  /**
   * The schema of this file, for completion in editors.
   */
  $schema?: string;
  /**
   * Colours by theme.
   */
  colors?: {
    /**
     * Colours of the light theme.
     */
    light: {
      /**
       * A colour, such as `#1D4ED8`; may name other tokens as `$token`.
       */
      [k: string]: string | number;
    };
    /**
     * Colours of the dark theme; those that are missing are as in the light one.
     */
    dark?: {
      /**
       * A colour, such as `#1D4ED8`; may name other tokens as `$token`.
       */
      [k: string]: string | number;
    };
  };
  /**
   * Distances.
   */
  spacing?: {
    /**
     * One to four lengths, such as `8px`; may name other tokens as `$token`.
     */
    [k: string]: string | number;
  };
  /**
   * Widths and heights.
   */
  sizes?: {
    /**
     * A length, such as `240px`, or a word such as `auto`; may name other tokens as `$token`.
     */
    [k: string]: string | number;
  };
  /**
   * Font sizes, line heights and weights.
   */
  type?: {
    /**
     * A length, a number or a word, such as `14px`, `1.5`, `bold`; may name other tokens as `$token`.
     */
    [k: string]: string | number;
  };
  /**
   * Font families.
   */
  fonts?: {
    /**
     * Font families, the most wanted first; may name other tokens as `$token`.
     */
    [k: string]: string | number;
  };
  /**
   * Rounded corners.
   */
  radius?: {
    /**
     * One to four lengths, such as `6px`; may name other tokens as `$token`.
     */
    [k: string]: string | number;
  };
  /**
   * Shadows.
   */
  shadow?: {
    /**
     * A shadow, such as `0 4px 12px rgb(0 0 0 / 20%)`, or several; may name other tokens as `$token`.
     */
    [k: string]: string | number;
  };
  /**
   * Borders.
   */
  borders?: {
    /**
     * A width, a style and a colour, such as `1px solid $borda`; may name other tokens as `$token`.
     */
    [k: string]: string | number;
  };
  /**
   * Durations and easings.
   */
  motion?: {
    /**
     * A duration, an easing or both, such as `150ms ease`; may name other tokens as `$token`.
     */
    [k: string]: string | number;
  };
  /**
   * Stacking order.
   */
  layers?: {
    /**
     * A whole number; may name other tokens as `$token`.
     */
    [k: string]: string | number;
  };
  /**
   * Style classes that elements share.
   */
  classes?: {
    /**
     * A style class.
     */
    [k: string]: {
      /**
       * CSS properties; a value may name tokens as `$token`, but cannot be a formula.
       */
      style?: StyleJson;
      at?: ClassAtJson;
      /**
       * Styles by state of the element that has the class: one of its type (`hover`), or an own one of the element.
       */
      states?: {
        /**
         * Styles in a state.
         */
        [k: string]: {
          /**
           * CSS properties, as in the class itself.
           */
          style?: StyleJson;
          at?: ClassAtJson;
        };
      };
      /**
       * What it is for, in any language; becomes a comment in the output.
       */
      description?: string;
    };
  };
  allow?: AllowJson;
}
/**
 * collections.json: the lists and records the app reads.
 */
export interface CollectionsJson {
  /**
   * The schema of this file, for completion in editors.
   */
  $schema?: string;
  /**
   * Collections by id.
   */
  collections: {
    /**
     * A collection; `source` says from where.
     */
    [k: string]: CollectionJson;
  };
}
/**
 * tables.json: what the database holds; written by `trama tables`.
 */
export interface TablesJson {
  /**
   * The schema of this file, for completion in editors.
   */
  $schema?: string;
  /**
   * Tables by name.
   */
  tables?: {
    [k: string]: TableTableJson;
  };
  /**
   * Views by name.
   */
  views?: {
    [k: string]: TableTableJson;
  };
  /**
   * Functions by name.
   */
  functions?: {
    /**
     * A function.
     */
    [k: string]: {
      /**
       * Arguments by name.
       */
      args?: {
        /**
         * An argument.
         */
        [k: string]: {
          type: TableTypeJson;
          /**
           * May be left out.
           */
          optional?: boolean;
          /**
           * May be nothing.
           */
          nullable?: boolean;
          /**
           * The only values.
           */
          enum?: (string | number)[];
          item?: TableColumnJson;
          /**
           * What a json value holds, by name.
           */
          fields?: {
            [k: string]: TableColumnJson;
          };
          schema?: SchemaJson;
          /**
           * What it is for, in any language; becomes a comment in the output.
           */
          description?: string;
        };
      };
      /**
       * A type, the columns of the rows it gives, or the view whose rows it gives.
       */
      returns?:
        | TableTypeJson
        | {
            type?: TableTypeJson;
            /**
             * May be nothing.
             */
            nullable?: boolean;
            /**
             * The only values.
             */
            enum?: (string | number)[];
            item?: TableColumnJson;
            /**
             * What a json value holds, by name.
             */
            fields?: {
              [k: string]: TableColumnJson;
            };
            schema?: SchemaJson;
            /**
             * Columns of the rows.
             */
            table?: {
              [k: string]: TableColumnJson;
            };
            /**
             * A table or view.
             */
            rows?: string;
            /**
             * One row instead of a list.
             */
            single?: boolean;
          };
      /**
       * What it is for, in any language; becomes a comment in the output.
       */
      description?: string;
    };
  };
}
/**
 * custom/signatures.json: what the functions of `custom/` take and give, so that formulas and steps that call them are checked; written by `trama adopt`.
 */
export interface SignaturesJson {
  /**
   * The schema of this file, for completion in editors.
   */
  $schema?: string;
  /**
   * Functions by the name that `custom/index.ts` exports.
   */
  functions: {
    /**
     * A function.
     */
    [k: string]: {
      /**
       * Its doc comment.
       */
      description?: string;
      /**
       * Gives its result later: steps and collections wait for it, formulas cannot call it.
       */
      async?: boolean;
      /**
       * What it takes, in order; anything when absent.
       *
       * Items: A parameter; of unknown type without `type` and `schema`.
       */
      params?: {
        /**
         * The name of the parameter.
         */
        id: string;
        type?: TypeJson;
        schema?: SchemaJson;
        /**
         * May be left out.
         */
        optional?: boolean;
        /**
         * Takes every further argument, each of its type. The last parameter can be one.
         */
        rest?: boolean;
      }[];
      /**
       * What it gives, or gives later; unknown when absent.
       */
      result?: {
        type?: TypeJson;
        schema?: SchemaJson;
      };
    };
  };
}
/**
 * env/<name>.json: public values of one place where the app runs; every visitor may read them.
 */
export interface EnvironmentJson {
  /**
   * The schema of this file, for completion in editors.
   */
  $schema?: string;
  /**
   * The address of the backend; the origin of the app when absent.
   */
  backendUrl?: string;
  /**
   * The publishable key of the backend.
   */
  backendKey?: string;
  /**
   * Sent with every call to the backend as `x-data-source`.
   */
  dataSource?: string;
  /**
   * Sent with every call to the backend as `x-branch`.
   */
  branch?: string;
  /**
   * More headers of every call to the backend.
   */
  headers?: {
    /**
     * The value of the header.
     */
    [k: string]: string;
  };
  /**
   * Hosts that search engines must not list; hosts below them are meant too.
   *
   * Items: A host such as `preview.example.com`.
   */
  previewHosts?: string[];
}
/**
 * pages/<id>.json: a page.
 */
export interface PageJson {
  /**
   * The schema of this file, for completion in editors.
   */
  $schema?: string;
  id: SlugJson;
  /**
   * A name for people.
   */
  name?: string;
  /**
   * The path, without language and slashes around it; `:name` is a parameter; empty for the home page. Told per language, the page is only in the languages that are named.
   */
  path:
    | string
    | {
        [k: string]: string;
      };
  /**
   * Parameters of the path.
   */
  params?: {
    /**
     * A parameter.
     */
    [k: string]: {
      /**
       * The value when a link leaves the parameter out.
       */
      default?: string;
      /**
       * What it is for, in any language; becomes a comment in the output.
       */
      description?: string;
    };
  };
  /**
   * Makes a page of each record of a collection: the one parameter of the path is the record's, and formulas of the page read it as `page.record`. Links give the parameter the value of the field.
   */
  records?: {
    /**
     * A static collection that holds a list.
     */
    collection: string;
    /**
     * The field that the path is made of: in lower case, without accents, with `_` for every other character than letters, digits, `-` and `_`. No two records may give the same.
     */
    field: string;
  };
  /**
   * Title of the browser window.
   */
  title: TextJson;
  /**
   * Description for search engines.
   */
  description?: TextJson;
  /**
   * What search engines and social networks read.
   */
  meta?: {
    /**
     * Keywords for search engines.
     */
    keywords?: TextJson;
    /**
     * Title when shared.
     */
    socialTitle?: TextJson;
    /**
     * Text when shared.
     */
    socialDescription?: TextJson;
    /**
     * Picture when shared.
     */
    image?: string | BoundJson;
  };
  /**
   * Icon of the page.
   */
  favicon?: string;
  /**
   * Access groups of design.json; without any the page is public.
   */
  groups?: string[];
  /**
   * Keeps the page out of search engines and the sitemap.
   */
  hidden?: boolean;
  /**
   * Whether leaving the page now would lose something, such as `elements.form.isDirty`. While it holds, visitors who leave are asked first: by a link, a workflow, the buttons of the browser, signing out, or closing the window.
   */
  unsaved?: boolean | BoundJson;
  /**
   * Workflows of the page.
   */
  on?: {
    /**
     * Before collections are fetched.
     */
    beforeFetch?: HandlerJson;
    /**
     * After they are fetched.
     */
    load?: HandlerJson;
    /**
     * When the visitor leaves.
     */
    unload?: HandlerJson;
    /**
     * A key.
     */
    keydown?: HandlerJson;
    /**
     * A key was let go.
     */
    keyup?: HandlerJson;
    /**
     * The window changes size.
     */
    resize?: HandlerJson;
    /**
     * The page scrolls.
     */
    scroll?: HandlerJson;
    /**
     * The visitor comes back to the window.
     */
    focus?: HandlerJson;
    /**
     * A collection failed.
     */
    collectionFetchError?: HandlerJson;
  };
  /**
   * Collections to fetch besides those the page names.
   */
  collections?: string[];
  sections: SectionsJson;
  allow?: AllowJson;
}
/**
 * A section that stands in its page.
 */
export interface PageSectionJson {
  id: NameJson;
  /**
   * Title of the section; its anchor comes from it.
   */
  title?: TextJson;
  /**
   * A name for people.
   */
  name?: string;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
  /**
   * The HTML element.
   */
  tag?: "main" | "header" | "footer" | "nav" | "section" | "aside" | "div";
  style?: StyleJson;
  classes?: ClassesJson;
  at?: SectionAtJson;
  states?: SectionStatesJson;
  /**
   * Shows the section only when this holds; else it is not there.
   */
  if?: boolean | BoundJson;
  /**
   * Hides the section when this does not hold; it stays there.
   */
  show?: boolean | BoundJson;
  /**
   * Workflows by event.
   */
  on?: {
    [k: string]: HandlerJson;
  };
  children: ChildrenJson;
  allow?: AllowJson;
}
/**
 * A section of sections/ in a page.
 */
export interface UseJson {
  /**
   * The section.
   */
  use: string;
  /**
   * Shows the section only when this holds.
   */
  if?: boolean | BoundJson;
}
/**
 * sections/<id>.json: a section that several pages share.
 */
export interface SectionJson {
  /**
   * The schema of this file, for completion in editors.
   */
  $schema?: string;
  id: SlugJson;
  /**
   * Title of the section; its anchor comes from it.
   */
  title?: TextJson;
  /**
   * A name for people.
   */
  name?: string;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
  /**
   * The HTML element.
   */
  tag?: "main" | "header" | "footer" | "nav" | "section" | "aside" | "div";
  style?: StyleJson;
  classes?: ClassesJson;
  at?: SectionAtJson;
  states?: SectionStatesJson;
  /**
   * Shows the section only when this holds; else it is not there.
   */
  if?: boolean | BoundJson;
  /**
   * Hides the section when this does not hold; it stays there.
   */
  show?: boolean | BoundJson;
  /**
   * Workflows by event.
   */
  on?: {
    [k: string]: HandlerJson;
  };
  children: ChildrenJson;
  allow?: AllowJson;
}
/**
 * components/<id>.json: a part that pages use, or a popup.
 */
export interface ComponentJson {
  /**
   * The schema of this file, for completion in editors.
   */
  $schema?: string;
  id: SlugJson;
  /**
   * A name for people.
   */
  name?: string;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
  /**
   * A popup opens over the page.
   */
  kind?: "component" | "popup";
  /**
   * Properties that its users set; `props.<id>` in formulas.
   */
  props?: {
    /**
     * A property.
     */
    [k: string]: {
      type?: TypeJson;
      schema?: SchemaJson;
      rowOf?: RowOfJson;
      /**
       * The value when it is not set.
       */
      default?: LiteralJson;
      /**
       * Must be set.
       */
      required?: boolean;
      /**
       * What it is for, in any language; becomes a comment in the output.
       */
      description?: string;
    };
  };
  /**
   * Events that it emits.
   */
  events?: {
    /**
     * An event.
     */
    [k: string]: {
      /**
       * What `event` is.
       */
      payload?: SchemaJson;
      /**
       * What it is for, in any language; becomes a comment in the output.
       */
      description?: string;
    };
  };
  /**
   * Variables of each instance.
   */
  variables?: VariablesJson;
  /**
   * Formulas of the component.
   */
  formulas?: FormulasJson;
  /**
   * Workflows of the component.
   */
  workflows?: WorkflowsJson;
  /**
   * Places that its users fill.
   */
  slots?: NameJson[];
  /**
   * Workflows that its users may call with `elementAction`.
   */
  actions?: {
    [k: string]: WorkflowJson;
  };
  /**
   * What a popup gives back when it closes.
   */
  result?: ResultJson;
  /**
   * Whether an instance holds something that is not saved, such as `elements.form.isDirty`. While it holds, visitors who leave the page are asked first, and those who dismiss the popup around; the step `closePopup` does not ask.
   */
  unsaved?: boolean | BoundJson;
  /**
   * Workflows of each instance.
   */
  on?: {
    /**
     * When it appears.
     */
    mount?: HandlerJson;
    /**
     * When it goes.
     */
    unmount?: HandlerJson;
    /**
     * A key while it is there.
     */
    keydown?: HandlerJson;
    /**
     * A key was let go while it is there.
     */
    keyup?: HandlerJson;
    /**
     * By property: when it gets another value while the instance is there; `event` has `value` and `oldValue`.
     */
    propertyChange?: {
      [k: string]: HandlerJson;
    };
  };
  children: ChildrenJson;
  allow?: AllowJson;
}
/**
 * A node of a page. What `props`, `on`, `slots` and `children` may hold depends on `type`, see elements/.
 */
export interface ElementJson {
  /**
   * Names the element in formulas and in the output; unique in its page, section or component.
   */
  id: NameJson;
  /**
   * The type; one file of elements/ each, or `component`, `slot`.
   */
  type: string;
  /**
   * The component, when `type` is `component`.
   */
  component?: string;
  /**
   * The slot to show, when `type` is `slot`.
   */
  slot?: string;
  /**
   * A name for people.
   */
  name?: string;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
  /**
   * The properties of its type.
   */
  props?: Record<string, unknown>;
  style?: StyleJson;
  classes?: ClassesJson;
  at?: AtJson;
  states?: StatesJson;
  /**
   * Shows the element only when this holds; else it is not there.
   */
  if?: boolean | BoundJson;
  /**
   * Hides the element when this does not hold; it stays there.
   */
  show?: boolean | BoundJson;
  repeat?: RepeatJson;
  link?: LinkJson;
  /**
   * Workflows by event.
   */
  on?: {
    [k: string]: HandlerJson;
  };
  children?: ChildrenJson;
  /**
   * Elements for the slots of its type.
   */
  slots?: {
    [k: string]: ChildrenJson;
  };
  allow?: AllowJson;
}
/**
 * Steps that run in order, and what runs when one fails.
 */
export interface WorkflowJson {
  params?: ParamsJson;
  result?: ResultJson;
  /**
   * A new run takes over from the one before: what that one waits for is dropped, nothing of it goes on, and who ran it gets the result of the new run. What it has sent is not undone.
   */
  latest?: true;
  /**
   * Runs only when this holds at the start; may read `event` and `params`.
   */
  when?: unknown;
  /**
   * The steps, in order.
   */
  steps: StepJson[];
  /**
   * Steps after the first error; it is `error`.
   */
  onError?: StepJson[];
  /**
   * A name for people.
   */
  name?: string;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
  /**
   * Leaves the workflow out.
   */
  disabled?: true;
  allow?: AllowJson;
}
/**
 * A named workflow in place of an inline one.
 */
export interface RunJson {
  /**
   * The workflow.
   */
  run: string;
  /**
   * Runs only when this holds at the start; may read `event`.
   */
  when?: unknown;
  /**
   * Its parameters.
   */
  with?: ArgumentsJson;
}
/**
 * Records that stand in the design and stay on the server, which gives them page by page. A set has no query of its own, so there is nothing that `variables` in the body of its requests could mean: they are sent empty and not read. Filter the records where they are shown.
 */
export interface CmsCollectionJson {
  source: "cms";
  /**
   * The column or path that tells rows apart.
   */
  key?: string;
  /**
   * What one row holds, where the source does not say.
   */
  schema?: SchemaJson;
  /**
   * A name for people.
   */
  name?: string;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
  /**
   * The records.
   */
  data: unknown[];
  /**
   * Records per page; all when absent.
   */
  limit?: number | BoundJson;
  /**
   * Records to skip.
   */
  offset?: number | BoundJson;
  /**
   * Fetch when a page that uses it opens.
   */
  autoFetch?: boolean;
  allow?: AllowJson;
}
/**
 * What a function of `custom/` gives: a list, or one row, at once or later. Filter, order and paging are done in the browser, on all of it.
 */
export interface CustomCollectionJson {
  source: "custom";
  /**
   * The column or path that tells rows apart.
   */
  key?: string;
  /**
   * What one row holds; `trama check` holds the function to it.
   */
  schema?: SchemaJson;
  /**
   * A name for people.
   */
  name?: string;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
  /**
   * The function, by the name that `custom/index.ts` exports.
   */
  function: NameJson;
  /**
   * Its arguments, in order.
   */
  args?: unknown[];
  /**
   * One row instead of a list.
   */
  single?: boolean;
  filter?: FilterJson;
  sort?: SortJson;
  /**
   * Rows per page, cut here.
   */
  limit?: number | BoundJson;
  /**
   * Rows to skip, here.
   */
  offset?: number | BoundJson;
  /**
   * Fetch when a page that uses it opens.
   */
  autoFetch?: boolean;
}
/**
 * What an address answers. Filter, order and paging are done in the browser, on the whole answer.
 */
export interface RestCollectionJson {
  source: "rest";
  /**
   * The column or path that tells rows apart.
   */
  key?: string;
  /**
   * What one row holds, where the source does not say.
   */
  schema?: SchemaJson;
  /**
   * A name for people.
   */
  name?: string;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
  /**
   * The method.
   */
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE" | "HEAD";
  /**
   * The address. Its origin is one of `plugins.rest.origins`, or of `plugins.rest.server` when the server asks; without one it is the app's own.
   */
  url: string | BoundJson;
  /**
   * Query pairs; a list gives one pair for each of its values, nothing gives none.
   */
  query?: {
    [k: string]: unknown;
  };
  /**
   * Headers; nothing leaves one out.
   */
  headers?: {
    [k: string]: unknown;
  };
  /**
   * What is sent.
   */
  body?: unknown;
  /**
   * How the body is written: as JSON, as the fields of a form (`application/x-www-form-urlencoded`), as `multipart/form-data`, which takes files, or as it is.
   */
  bodyType?: "json" | "form" | "multipart" | "raw";
  /**
   * Sends the cookies of that origin along.
   */
  credentials?: boolean;
  /**
   * The server asks, and adds what `plugins.rest.server` says for the origin: for keys that no visitor may see, and for services that browsers may not ask.
   */
  throughServer?: boolean;
  /**
   * The path of the rows in the answer, such as `data.items`; the whole answer when absent.
   */
  resultPath?: string;
  /**
   * One row instead of a list.
   */
  single?: boolean;
  filter?: FilterJson;
  sort?: SortJson;
  /**
   * Rows per page, cut here.
   */
  limit?: number | BoundJson;
  /**
   * Rows to skip, here.
   */
  offset?: number | BoundJson;
  /**
   * Fetch when a page that uses it opens.
   */
  autoFetch?: boolean;
}
/**
 * Data that stands in the design.
 */
export interface StaticCollectionJson {
  source: "static";
  /**
   * The column or path that tells rows apart.
   */
  key?: string;
  /**
   * What one row holds, where the source does not say.
   */
  schema?: SchemaJson;
  /**
   * A name for people.
   */
  name?: string;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
  /**
   * The rows, or one record.
   */
  data: unknown[] | Record<string, unknown>;
  /**
   * Whether the data is part of the scripts. When false it is a file of its own, `public/collections/<id>.json`, which the pages that use it fetch: for long lists.
   */
  inline?: boolean;
  allow?: AllowJson;
}
/**
 * Rows of a table or view, or the result of a function, of the database.
 */
export interface SupabaseCollectionJson {
  source: "supabase";
  /**
   * The column or path that tells rows apart.
   */
  key?: string;
  /**
   * What one row holds, where the source does not say.
   */
  schema?: SchemaJson;
  /**
   * A name for people.
   */
  name?: string;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
  /**
   * The table.
   */
  table?: string;
  /**
   * The view.
   */
  view?: string;
  /**
   * The function.
   */
  function?: string;
  /**
   * Arguments of the function.
   */
  args?: ArgumentsJson;
  /**
   * The columns to read; all when absent.
   */
  columns?: string[];
  /**
   * Related rows to read along, by relation.
   */
  embed?: {
    /**
     * A relation of tables.json.
     */
    [k: string]: {
      /**
       * The columns of the related rows.
       */
      columns?: string[];
      /**
       * Leave out rows without a related one.
       */
      inner?: boolean;
    };
  };
  /**
   * One row instead of a list.
   */
  single?: boolean;
  filter?: FilterJson;
  sort?: SortJson;
  /**
   * Rows per page.
   */
  limit?: number | BoundJson;
  /**
   * Rows to skip.
   */
  offset?: number | BoundJson;
  /**
   * Also count all rows that match: `total`.
   */
  count?: "exact";
  /**
   * Fetch when a page that uses it opens.
   */
  autoFetch?: boolean;
  /**
   * Follows its table: rows that are inserted, updated or deleted change the data while a page that fetched it is open. Only for tables of the publication `supabase_realtime`.
   */
  realtime?: boolean;
  /**
   * With `realtime`: a column with a reference that the client makes. A row that was put in by `updateCollection` stays until the row with the same reference comes from the database and takes its place.
   */
  echo?: string;
}
/**
 * What an endpoint of an API group answers. Filter, order and paging are done in the browser, on the whole answer.
 */
export interface XanoCollectionJson {
  source: "xano";
  /**
   * The column or path that tells rows apart.
   */
  key?: string;
  /**
   * What one row holds, where the source does not say.
   */
  schema?: SchemaJson;
  /**
   * A name for people.
   */
  name?: string;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
  /**
   * The API group, of `plugins.xano.groups`.
   */
  group: string;
  /**
   * The path of the endpoint behind its group, with parameters as `{name}`.
   */
  endpoint: string;
  /**
   * The method.
   */
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE" | "HEAD";
  /**
   * Values of the parameters in the path.
   */
  params?: {
    [k: string]: unknown;
  };
  /**
   * Query pairs; a list gives one pair for each of its values, nothing gives none.
   */
  query?: {
    [k: string]: unknown;
  };
  /**
   * Headers; nothing leaves one out.
   */
  headers?: {
    [k: string]: unknown;
  };
  /**
   * What is sent.
   */
  body?: unknown;
  /**
   * How the body is written: as JSON, as the fields of a form (`application/x-www-form-urlencoded`), as `multipart/form-data`, which takes files, or as it is.
   */
  bodyType?: "json" | "form" | "multipart" | "raw";
  /**
   * Sends the cookies of that origin along.
   */
  credentials?: boolean;
  /**
   * The path of the rows in the answer, such as `data.items`; the whole answer when absent.
   */
  resultPath?: string;
  /**
   * One row instead of a list.
   */
  single?: boolean;
  filter?: FilterJson;
  sort?: SortJson;
  /**
   * Rows per page, cut here.
   */
  limit?: number | BoundJson;
  /**
   * Rows to skip, here.
   */
  offset?: number | BoundJson;
  /**
   * Fetch when a page that uses it opens.
   */
  autoFetch?: boolean;
}
export interface StyleJson {
  [k: string]: string | number | BoundJson;
}
/**
 * Sets the password of who came by a link or code, without the old one. A failure leaves the session as it is.
 */
export interface AuthConfirmPasswordStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "auth.confirmPassword";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * The new password.
   */
  newPassword: string | BoundJson;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Signs in with what an identity provider sent the visitor back with, when the page loads; the result says whether there was such a login. A failure signs out.
 */
export interface AuthFinishLoginStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "auth.finishLogin";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Loads the signed-in user again; a failure signs out, and when it is another person, told apart by `id`, what was fetched for the one before is forgotten.
 */
export interface AuthLoadUserStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "auth.loadUser";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Signs a person in and loads the user; any failure signs out. What was fetched for another person before, told apart by the `id` of the user, is forgotten.
 */
export interface AuthLoginStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "auth.login";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * The e-mail.
   */
  email?: string | BoundJson;
  /**
   * The phone number, in place of the e-mail, where the endpoint knows people by it.
   */
  phone?: string | BoundJson;
  /**
   * The password.
   */
  password: string | BoundJson;
  /**
   * Keeps the session for a year instead of until the browser closes.
   */
  keep?: boolean | BoundJson;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Sends the visitor to an identity provider, which sends them back to this page; `auth.finishLogin` signs them in there. Without the endpoint `oauth`, Supabase's auth service does it. A failure signs out.
 */
export interface AuthLoginWithStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "auth.loginWith";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * The identity provider, as the endpoint or the auth service calls it: `google`.
   */
  provider: string | BoundJson;
  /**
   * What the endpoint does with the person: knows them, makes them anew, or either. The auth service does either.
   */
  type?: "login" | "signup" | "continue";
  /**
   * Keeps the session for a year instead of until the browser closes.
   */
  keep?: boolean | BoundJson;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Signs in with an ID token that the app has from a provider, as its own button gives it, and loads the user; any failure signs out.
 */
export interface AuthLoginWithIdTokenStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "auth.loginWithIdToken";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * The provider, as the auth service calls it: `google`.
   */
  provider: string | BoundJson;
  /**
   * The ID token of the provider.
   */
  idToken: string | BoundJson;
  /**
   * What the provider was asked with and put into the token, where it is as it was before hashing.
   */
  nonce?: string | BoundJson;
  /**
   * The access token that came with the ID token, where that one has a hash of it.
   */
  accessToken?: string | BoundJson;
  /**
   * Keeps the session for a year instead of until the browser closes.
   */
  keep?: boolean | BoundJson;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Sends the visitor to the single sign-on of their company, which sends them back to this page; `auth.finishLogin` signs them in there. A failure signs out.
 */
export interface AuthLoginWithSsoStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "auth.loginWithSso";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * The domain of the company, as the project registered it: `aurora.example`.
   */
  domain?: string | BoundJson;
  /**
   * The id of the identity provider in the project, in place of the domain.
   */
  providerId?: string | BoundJson;
  /**
   * Keeps the session for a year instead of until the browser closes.
   */
  keep?: boolean | BoundJson;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Signs out: forgets the token, the user and what was fetched. Visitors who have something unsaved are asked first.
 */
export interface AuthLogoutStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "auth.logout";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Gets new tokens in place of those of the session. One that ended signs out; where no answer comes, the session stays as it is.
 */
export interface AuthRefreshStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "auth.refresh";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Sends the link and the code of a sign-up, or of a new e-mail or phone, once more; those of a sign-in are sent again by `auth.sendCode`. Who waits for none gets none, and hears the same.
 */
export interface AuthResendCodeStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "auth.resendCode";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * The e-mail.
   */
  email?: string | BoundJson;
  /**
   * The phone number, in place of the e-mail. The embedded backend has none.
   */
  phone?: string | BoundJson;
  /**
   * What is to be confirmed: a sign-up, or a new e-mail or phone.
   */
  type: "signup" | "change";
  /**
   * The page that the link of the e-mail leads to; this one when absent.
   */
  page?: string;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Sends an e-mail with a link and a code for a new password, if somebody has this e-mail; nobody is told whether. The link signs in when it opens the app: `auth.link.type` is then `recovery`, and `auth.confirmPassword` sets the password.
 */
export interface AuthResetPasswordStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "auth.resetPassword";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * The e-mail.
   */
  email: string | BoundJson;
  /**
   * The page that the link of the e-mail leads to; this one when absent.
   */
  page?: string;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Sends an e-mail with a link and a code that sign in, or a message with a code; which of the two an e-mail has, the project's own text says. The link signs in when it opens the app: `auth.link` tells what came of it.
 */
export interface AuthSendCodeStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "auth.sendCode";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * The e-mail.
   */
  email?: string | BoundJson;
  /**
   * The phone number, in place of the e-mail. The embedded backend has none.
   */
  phone?: string | BoundJson;
  /**
   * Signs up who has no account. Otherwise they get nothing, and hear the same as everybody.
   */
  signup?: boolean | BoundJson;
  /**
   * The page that the link of the e-mail leads to; this one when absent.
   */
  page?: string;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Creates a user, signs in and loads the user; any failure signs out. Where Supabase asks to confirm the e-mail first, nobody is signed in before that.
 */
export interface AuthSignupStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "auth.signup";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * What the sign-up endpoint asks for.
   */
  data: unknown;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Keeps a token that another service gave, as signing in does; `auth.loadUser` then loads the user, and only then somebody is signed in.
 */
export interface AuthStoreTokenStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "auth.storeToken";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * The token that requests carry.
   */
  accessToken: string | BoundJson;
  /**
   * The token that gets another one; formulas read it as `auth.refreshToken`.
   */
  refreshToken?: string | BoundJson;
  /**
   * Keeps the session for a year instead of until the browser closes.
   */
  keep?: boolean | BoundJson;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Changes the password of the signed-in user at the auth service of the backend, where the old one is right. Other sessions of the user end; a failure leaves this one as it is.
 */
export interface AuthUpdatePasswordStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "auth.updatePassword";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * The password so far.
   */
  oldPassword: string | BoundJson;
  /**
   * The new password.
   */
  newPassword: string | BoundJson;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Changes the signed-in user at the auth service of the backend, then loads the user again. What is not given, or empty, stays. A failure leaves the session as it is.
 */
export interface AuthUpdateUserStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "auth.updateUser";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * The new e-mail; it holds once the link that the service sends is followed.
   */
  email?: string | BoundJson;
  /**
   * The new phone number; it holds once the code that the service sends is confirmed. The embedded backend has none.
   */
  phone?: string | BoundJson;
  /**
   * Fields of the user's metadata; fields that are not named stay.
   */
  metadata?: unknown;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Signs in with a code from an e-mail or message, and loads the user. A code that is wrong, used or too old leaves the session as it is; a user that does not load signs out.
 */
export interface AuthVerifyCodeStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "auth.verifyCode";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * The e-mail that the code was sent to.
   */
  email?: string | BoundJson;
  /**
   * The phone number that the code was sent to, in place of the e-mail.
   */
  phone?: string | BoundJson;
  /**
   * The code.
   */
  code: string | BoundJson;
  /**
   * What the code was sent for: signing in or up, a new password, or a new e-mail or phone.
   */
  type?: "login" | "recovery" | "change";
  /**
   * Keeps the session for a year instead of until the browser closes.
   */
  keep?: boolean | BoundJson;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Leaves the loop around it.
 */
export interface BreakStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "break";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * Only when this holds.
   */
  when?: boolean | BoundJson;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Calls a function of `custom/` and waits for it; what it returns is the step's result.
 */
export interface CallFunctionStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "callFunction";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * The function, by the name that `custom/index.ts` exports.
   */
  function: NameJson;
  /**
   * Its arguments, in order.
   */
  args?: unknown[];
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Closes every open popup.
 */
export interface CloseAllPopupsStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "closeAllPopups";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Closes the popup that the step stands in, or the one on top, without asking about what is unsaved in it; a link that closes the popup asks.
 */
export interface ClosePopupStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "closePopup";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * What the opener gets.
   */
  result?: unknown;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Goes on with the next turn of the loop around it.
 */
export interface ContinueStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "continue";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * Only when this holds.
   */
  when?: boolean | BoundJson;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Copies a text.
 */
export interface CopyToClipboardStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "copyToClipboard";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * The text to copy.
   */
  value: string | BoundJson;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Gives a file an address inside the browser, which ends when the visitor leaves the page.
 */
export interface CreateObjectUrlStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "createObjectUrl";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * The file, or its content as a `data:` address.
   */
  file: unknown;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Saves rows as a CSV file that spreadsheets open; texts that they would run as formulas are defused.
 */
export interface DownloadCsvStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "downloadCsv";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * The rows: a list or a collection.
   */
  data: unknown;
  /**
   * What the file is called.
   */
  name?: string | BoundJson;
  /**
   * The fields to write, in order; all that occur when left out.
   */
  columns?: string[];
  /**
   * What stands between two fields.
   */
  delimiter?: "," | ";" | "\t";
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Saves a file on the visitor's device.
 */
export interface DownloadFileStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "downloadFile";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * The file, or the address to fetch it from.
   */
  file: unknown;
  /**
   * What the file is called; characters that names of files do not have become `_`.
   */
  name?: string | BoundJson;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Calls an action of an element, such as `focus` of an input.
 */
export interface ElementActionStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "elementAction";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * The element.
   */
  element: string;
  /**
   * The action, one that the element's type declares.
   */
  name: string;
  /**
   * Its arguments, by name.
   */
  with?: {
    [k: string]: unknown;
  };
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Tells whoever uses this component that something happened.
 */
export interface EmitEventStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "emitEvent";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * An event that the component declares.
   */
  event: string;
  /**
   * What goes with it.
   */
  payload?: unknown;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Fetches a collection; its error fails the step.
 */
export interface FetchCollectionStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "fetchCollection";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * The collection to fetch.
   */
  collection: string;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Fetches several collections at the same time.
 */
export interface FetchCollectionsStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "fetchCollections";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * The collections to fetch.
   */
  collections: string[];
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Reads a file as text in base64. Browsers stop at some size: about 512 MB in one, 32 MB in another.
 */
export interface FileToBase64StepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "fileToBase64";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * The file.
   */
  file: unknown;
  /**
   * With `data:<type>;base64,` in front, or without.
   */
  output?: "dataUrl" | "base64";
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Runs steps once for each item of a list; the item is `steps.<id>.item`.
 */
export interface ForEachStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "forEach";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * The list.
   */
  items: unknown;
  /**
   * Steps of one turn.
   */
  steps: StepJson[];
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Takes one of two branches, then goes on with the next step.
 */
export interface IfStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "if";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * What decides: any value, by truthiness.
   */
  condition: boolean | BoundJson;
  /**
   * Steps when the condition holds.
   */
  then: StepJson[];
  /**
   * Steps when it does not.
   */
  else?: StepJson[];
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Asks the visitor to install the app, once per offer of the browser; whether they did is the step's result. Formulas know by `app.canInstall` whether there is an offer.
 */
export interface InstallAppStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "installApp";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Writes a line to the console.
 */
export interface LogStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "log";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * The line.
   */
  message: string | BoundJson;
  /**
   * How serious it is.
   */
  level?: "info" | "warning" | "error";
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Goes to a page of the app, a local path or another address. Visitors who have something unsaved are asked first; the workflow of one who stays ends here.
 */
export interface NavigateStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "navigate";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * The page to open.
   */
  page?: string;
  /**
   * Path parameters of the page.
   */
  params?: {
    [k: string]: unknown;
  };
  /**
   * Query pairs of the address.
   */
  query?: {
    [k: string]: unknown;
  };
  /**
   * The section to scroll to.
   */
  section?: string | BoundJson;
  /**
   * A path of this app instead of a page; anything that is not one of its routes is refused.
   */
  path?: string | BoundJson;
  /**
   * An address outside this app.
   */
  url?: string | BoundJson;
  /**
   * Opens it in a new tab.
   */
  newTab?: boolean;
  /**
   * Replaces the entry in the history.
   */
  replace?: boolean;
  /**
   * Colour of the loading bar until the page is there.
   */
  loaderColor?: string | BoundJson;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Opens a popup; with `wait` its result is the step's.
 */
export interface OpenPopupStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "openPopup";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * The popup to open.
   */
  popup: string;
  /**
   * Its properties, by name.
   */
  with?: {
    [k: string]: unknown;
  };
  /**
   * Waits until it is closed.
   */
  wait?: boolean;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Shows or hides the loading bar at the top of the page.
 */
export interface PageLoaderStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "pageLoader";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * Whether it shows.
   */
  show: boolean | BoundJson;
  /**
   * Its colour.
   */
  color?: string | BoundJson;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Keeps the browser from doing what it does on the event, such as typing a key; only before the first step that waits.
 */
export interface PreventDefaultStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "preventDefault";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Goes back in the history.
 */
export interface PreviousPageStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "previousPage";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * Where to go when there is no history.
   */
  page?: string;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Opens the print dialog of the browser, which can save the page as PDF.
 */
export interface PrintStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "print";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Reads other rows that the filter and the order of a collection choose, such as all of them for a file, and leaves the collection as it is; they are the step's result.
 */
export interface ReadCollectionStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "readCollection";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * The collection whose source is asked.
   */
  collection: string;
  /**
   * At most this many rows; 0 for no limit but that of the source.
   */
  limit?: number | BoundJson;
  /**
   * Rows to skip.
   */
  offset?: number | BoundJson;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Gives variables their default values again.
 */
export interface ResetVariablesStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "resetVariables";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * The variables to reset.
   */
  variables: string[];
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Asks an address; what it answers is the step's result. Leaving the page ends a request that only reads.
 */
export interface RestRequestStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "rest.request";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * The method.
   */
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE" | "HEAD";
  /**
   * The address. Its origin is one of `plugins.rest.origins`, or of `plugins.rest.server` when the server asks; without one it is the app's own.
   */
  url: string | BoundJson;
  /**
   * Query pairs; a list gives one pair for each of its values, nothing gives none.
   */
  query?: {
    [k: string]: unknown;
  };
  /**
   * Headers; nothing leaves one out.
   */
  headers?: {
    [k: string]: unknown;
  };
  /**
   * What is sent.
   */
  body?: unknown;
  /**
   * How the body is written: as JSON, as the fields of a form (`application/x-www-form-urlencoded`), as `multipart/form-data`, which takes files, or as it is.
   */
  bodyType?: "json" | "form" | "multipart" | "raw";
  /**
   * Sends the cookies of that origin along.
   */
  credentials?: boolean;
  /**
   * The server asks, and adds what `plugins.rest.server` says for the origin: for keys that no visitor may see, and for services that browsers may not ask.
   */
  throughServer?: boolean;
  /**
   * The path of the result in the answer, such as `data.items`; the whole answer when absent.
   */
  resultPath?: string;
  /**
   * What the answer holds, so that later steps know its members.
   */
  result?: ResultJson;
  /**
   * A variable that is filled while the answer comes: a text with what came so far, an array with the events of an event stream or the lines.
   */
  stream?: string;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Ends the workflow with a value.
 */
export interface ReturnStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "return";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * The result.
   */
  value?: unknown;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Runs a named workflow; its result is the step's.
 */
export interface RunWorkflowStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "runWorkflow";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * The workflow to run.
   */
  workflow: string;
  /**
   * Its parameters, by name.
   */
  with?: {
    [k: string]: unknown;
  };
  /**
   * Waits until it has ended.
   */
  wait?: boolean;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Goes to the same page in another language.
 */
export interface SetLanguageStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "setLanguage";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * The language, such as `pt`.
   */
  language: string | BoundJson;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Changes the theme and remembers it.
 */
export interface SetThemeStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "setTheme";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * `light`, `dark`, or `system` to follow the device.
   */
  theme: ("light" | "dark" | "system") | BoundJson;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Writes a variable, or a part of one.
 */
export interface SetVariableStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "setVariable";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * The variable to write.
   */
  variable: string;
  /**
   * The new value. Nothing clears the variable; `push`, `unshift` and `insert` need it, `remove`, `shift` and `pop` do not read it.
   */
  value?: unknown;
  /**
   * Writes only this part of an object or array, such as `endereco.cidade`.
   */
  path?: string | BoundJson;
  /**
   * The position in an array: `insert` and `remove` need it, `set` may have it.
   */
  index?: number | BoundJson;
  /**
   * What to do with the variable; all but `set` need an array.
   */
  operation?: "set" | "push" | "insert" | "remove" | "unshift" | "shift" | "pop";
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Changes how loud a sound is, little by little; the steps go on meanwhile.
 */
export interface SoundFadeStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "sound.fade";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * The id of the sound.
   */
  sound: string | BoundJson;
  /**
   * How loud at the start, from 0 to 1; as it is when absent.
   */
  from?: number | BoundJson;
  /**
   * How loud at the end, from 0 to 1.
   */
  to: number | BoundJson;
  /**
   * How long it takes, in milliseconds.
   */
  durationMs?: number | BoundJson;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Loads a sound, under an id by which the other steps and formulas know it. A sound of the same id is replaced.
 */
export interface SoundLoadStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "sound.load";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * The id of the sound.
   */
  sound: string | BoundJson;
  /**
   * Address of the sound, or a file under `assets/`.
   */
  src: string | BoundJson;
  /**
   * How loud, from 0 to 1.
   */
  volume?: number | BoundJson;
  /**
   * How fast; 1 is its own speed.
   */
  rate?: number | BoundJson;
  /**
   * Begins again at its end.
   */
  loop?: boolean | BoundJson;
  /**
   * Plays without being heard.
   */
  muted?: boolean | BoundJson;
  /**
   * What it is called; the controls of the device show it.
   */
  title?: string | BoundJson;
  /**
   * Whose it is.
   */
  artist?: string | BoundJson;
  /**
   * What it is a part of.
   */
  album?: string | BoundJson;
  /**
   * Address of a picture for it, or a file under `assets/`.
   */
  artwork?: string | BoundJson;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Makes a sound unheard, or heard again.
 */
export interface SoundMuteStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "sound.mute";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * The id of the sound.
   */
  sound: string | BoundJson;
  /**
   * Whether it is unheard.
   */
  muted?: boolean | BoundJson;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Pauses a sound where it is.
 */
export interface SoundPauseStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "sound.pause";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * The id of the sound.
   */
  sound: string | BoundJson;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Plays a sound, on from where it was paused. Browsers refuse it until the visitor has used the page.
 */
export interface SoundPlayStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "sound.play";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * The id of the sound.
   */
  sound: string | BoundJson;
  /**
   * Address of the sound, or a file under `assets/`: loads it first when there is no sound of this id.
   */
  src?: string | BoundJson;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Goes to a place in a sound.
 */
export interface SoundSeekStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "sound.seek";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * The id of the sound.
   */
  sound: string | BoundJson;
  /**
   * The place, in seconds from the start.
   */
  time: number | BoundJson;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Makes a sound begin again at its end, or not.
 */
export interface SoundSetLoopStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "sound.setLoop";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * The id of the sound.
   */
  sound: string | BoundJson;
  /**
   * Whether it begins again.
   */
  loop?: boolean | BoundJson;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Sets how fast a sound plays.
 */
export interface SoundSetRateStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "sound.setRate";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * The id of the sound.
   */
  sound: string | BoundJson;
  /**
   * How fast; 1 is its own speed.
   */
  rate: number | BoundJson;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Sets how loud a sound is.
 */
export interface SoundSetVolumeStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "sound.setVolume";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * The id of the sound.
   */
  sound: string | BoundJson;
  /**
   * How loud, from 0 to 1.
   */
  volume: number | BoundJson;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Stops a sound and goes back to its start.
 */
export interface SoundStopStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "sound.stop";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * The id of the sound.
   */
  sound: string | BoundJson;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Stops a sound and forgets it.
 */
export interface SoundUnloadStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "sound.unload";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * The id of the sound.
   */
  sound: string | BoundJson;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Keeps the event from the elements around.
 */
export interface StopPropagationStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "stopPropagation";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Ends the workflow when a condition does not hold.
 */
export interface StopUnlessStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "stopUnless";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * Goes on only when this holds.
   */
  condition: boolean | BoundJson;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Sends a message to everyone who listens to a channel.
 */
export interface SupabaseBroadcastStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "supabase.broadcast";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * The name of the channel.
   */
  channel: string | BoundJson;
  /**
   * The name of the message.
   */
  event: string | BoundJson;
  /**
   * What it says.
   */
  payload?: unknown;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Calls a function of the database; its result is the step's.
 */
export interface SupabaseCallStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "supabase.call";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * The function.
   */
  function: string;
  /**
   * Its arguments, by name.
   */
  args?: {
    [k: string]: unknown;
  };
  /**
   * Which of the rows that it returns, as the filter of a collection.
   */
  filter?: FilterJson;
  sort?: SortJson;
  /**
   * At most this many rows.
   */
  limit?: number | BoundJson;
  /**
   * Rows to skip.
   */
  offset?: number | BoundJson;
  /**
   * Also counts all rows that it returns and that match, whatever `limit` says: the result is then `data`, the rows, and `count`. The planner does not know what functions return, so they are counted one by one.
   */
  count?: "exact";
  /**
   * With `count`: the result is the count alone, and no row is read.
   */
  countOnly?: boolean;
  /**
   * Milliseconds after which it counts as failed, as without a network; what was sent may have arrived all the same.
   */
  timeout?: number;
  /**
   * Calls it again when the connection returns, if no answer came, instead of failing. It may then run twice, so it must know a call that it has seen.
   */
  resend?: boolean;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Removes the rows that match.
 */
export interface SupabaseDeleteStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "supabase.delete";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * The table or view.
   */
  table: string;
  /**
   * Rows whose columns equal these values.
   */
  match?: {
    [k: string]: unknown;
  };
  /**
   * Which rows, as the filter of a collection.
   */
  filter?: FilterJson;
  /**
   * The columns to return; a write returns nothing without it, unless a later step reads its result.
   */
  columns?: string[];
  /**
   * Exactly one row, instead of a list.
   */
  single?: boolean;
  /**
   * Takes the rows out of every collection of the table that was fetched. It needs the right to read the rows. Collections with `realtime` hear of it anyway.
   */
  autoSync?: boolean;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Adds a row, or a list of rows.
 */
export interface SupabaseInsertStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "supabase.insert";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * The table or view.
   */
  table: string;
  /**
   * The row by column, or a formula that gives the row or a list of rows.
   */
  data: RowJson;
  /**
   * In a list of rows, a column that only some rows have is empty in the others. When `false` it gets what the database puts there by itself.
   */
  defaultToNull?: boolean;
  /**
   * The columns to return; a write returns nothing without it, unless a later step reads its result.
   */
  columns?: string[];
  /**
   * Takes the rows over into every collection of the table that was fetched, where its filter and order put them. It needs the right to read the rows. Collections with `realtime` hear of them anyway.
   */
  autoSync?: boolean;
  /**
   * Sends it again when the connection returns, if no answer came, instead of failing. It may then arrive twice: the table needs a unique reference that the client makes, and a second arrival that the database refuses for it counts as done, without a result.
   */
  resend?: boolean;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Calls an edge function.
 */
export interface SupabaseInvokeStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "supabase.invoke";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * The function and the rest of its path.
   */
  function: string | BoundJson;
  /**
   * The method.
   */
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /**
   * What is sent.
   */
  body?: unknown;
  /**
   * Headers; nothing leaves one out.
   */
  headers?: {
    [k: string]: unknown;
  };
  /**
   * Query pairs; a list gives one pair for each of its values, nothing gives none.
   */
  query?: {
    [k: string]: unknown;
  };
  /**
   * What the answer holds, so that later steps know its members.
   */
  result?: ResultJson;
  /**
   * A variable that is filled while the answer comes: a text with what came so far, an array with the events of an event stream or the lines.
   */
  stream?: string;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Reads rows of a table or view.
 */
export interface SupabaseSelectStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "supabase.select";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * The table or view.
   */
  table: string;
  /**
   * Rows whose columns equal these values.
   */
  match?: {
    [k: string]: unknown;
  };
  /**
   * Which rows, as the filter of a collection.
   */
  filter?: FilterJson;
  sort?: SortJson;
  /**
   * The columns to return; without it all that the database gives.
   */
  columns?: string[];
  /**
   * Exactly one row, instead of a list.
   */
  single?: boolean;
  /**
   * At most this many rows.
   */
  limit?: number | BoundJson;
  /**
   * Rows to skip.
   */
  offset?: number | BoundJson;
  /**
   * Also counts all rows that match, whatever `limit` says: the result is then `data`, the rows, and `count`. `planned` asks the planner, which is fast and rough; `estimated` counts few rows and asks about many.
   */
  count?: "exact" | "planned" | "estimated";
  /**
   * With `count`: the result is the count alone, and no row is read.
   */
  countOnly?: boolean;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Tells everyone in a channel what this visitor does.
 */
export interface SupabaseSetPresenceStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "supabase.setPresence";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * The name of the channel.
   */
  channel: string | BoundJson;
  /**
   * What the others see as `state`; nothing takes the visitor out of those present.
   */
  state?: unknown;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Makes a second file of one, in the same bucket.
 */
export interface SupabaseStorageCopyStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "supabase.storageCopy";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * The bucket.
   */
  bucket: string | BoundJson;
  /**
   * The file: its folders and its name.
   */
  path: string | BoundJson;
  /**
   * Folders and name of the second file.
   */
  newPath: string | BoundJson;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Gives a file of a bucket; `downloadFile` saves it.
 */
export interface SupabaseStorageDownloadStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "supabase.storageDownload";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * The bucket.
   */
  bucket: string | BoundJson;
  /**
   * The file: its folders and its name.
   */
  path: string | BoundJson;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Gives the files and folders directly in a folder of a bucket, folders first.
 */
export interface SupabaseStorageListStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "supabase.storageList";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * The bucket.
   */
  bucket: string | BoundJson;
  /**
   * The folder; the top of the bucket when empty.
   */
  path: string | BoundJson;
  /**
   * Only names that begin so.
   */
  search?: string | BoundJson;
  /**
   * How many at most.
   */
  limit?: number | BoundJson;
  /**
   * How many to leave out at the start.
   */
  offset?: number | BoundJson;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Gives a file another name, in the same bucket.
 */
export interface SupabaseStorageMoveStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "supabase.storageMove";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * The bucket.
   */
  bucket: string | BoundJson;
  /**
   * The file: its folders and its name.
   */
  path: string | BoundJson;
  /**
   * Its new folders and name.
   */
  newPath: string | BoundJson;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Gives the address of a file of a public bucket. It asks nobody, so the file may not be there.
 */
export interface SupabaseStoragePublicUrlStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "supabase.storagePublicUrl";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * The bucket.
   */
  bucket: string | BoundJson;
  /**
   * The file: its folders and its name.
   */
  path: string | BoundJson;
  /**
   * Makes a browser save the file instead of showing it.
   */
  download?: boolean | BoundJson;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Removes files of a bucket; gives the paths of those that were there.
 */
export interface SupabaseStorageRemoveStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "supabase.storageRemove";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * The bucket.
   */
  bucket: string | BoundJson;
  /**
   * The files.
   */
  paths: string[] | BoundJson;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Gives what whoever has it may put one file with, in the name of who asked, for two hours: `supabase.storageUploadToSignedUrl` takes the `token`, other programs send the file to the `url`.
 */
export interface SupabaseStorageSignedUploadUrlStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "supabase.storageSignedUploadUrl";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * The bucket.
   */
  bucket: string | BoundJson;
  /**
   * Where the file will be: its folders and its name.
   */
  path: string | BoundJson;
  /**
   * Takes the place of a file that is there; else that is an error.
   */
  upsert?: boolean | BoundJson;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Gives an address by which anybody can read a private file for a while; of several files a list.
 */
export interface SupabaseStorageSignedUrlStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "supabase.storageSignedUrl";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * The bucket.
   */
  bucket: string | BoundJson;
  /**
   * The file; instead of `paths`.
   */
  path?: string | BoundJson;
  /**
   * The files; instead of `path`.
   */
  paths?: string[] | BoundJson;
  /**
   * For how many seconds.
   */
  expiresIn: number | BoundJson;
  /**
   * Makes a browser save the file instead of showing it.
   */
  download?: boolean | BoundJson;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Puts a file in the place of another.
 */
export interface SupabaseStorageUpdateStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "supabase.storageUpdate";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * The bucket.
   */
  bucket: string | BoundJson;
  /**
   * The file: its folders and its name.
   */
  path: string | BoundJson;
  /**
   * The file.
   */
  file: unknown;
  /**
   * Its media type, such as `image/png`; that of the file when absent.
   */
  contentType?: string | BoundJson;
  /**
   * For how many seconds browsers and servers between may keep it; an hour when absent.
   */
  cacheControl?: number | BoundJson;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Puts a file into a bucket. The policies of the bucket say who may; `uploadFile` leaves that to an endpoint.
 */
export interface SupabaseStorageUploadStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "supabase.storageUpload";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * The bucket.
   */
  bucket: string | BoundJson;
  /**
   * The file: its folders and its name.
   */
  path: string | BoundJson;
  /**
   * The file.
   */
  file: unknown;
  /**
   * Its media type, such as `image/png`; that of the file when absent.
   */
  contentType?: string | BoundJson;
  /**
   * For how many seconds browsers and servers between may keep it; an hour when absent.
   */
  cacheControl?: number | BoundJson;
  /**
   * Takes the place of a file that is there; else that is an error.
   */
  upsert?: boolean | BoundJson;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Puts a file where `supabase.storageSignedUploadUrl` allowed it, with the rights of who asked for that.
 */
export interface SupabaseStorageUploadToSignedUrlStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "supabase.storageUploadToSignedUrl";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * The bucket.
   */
  bucket: string | BoundJson;
  /**
   * The path that was signed.
   */
  path: string | BoundJson;
  /**
   * The token of the signature.
   */
  token: string | BoundJson;
  /**
   * The file.
   */
  file: unknown;
  /**
   * Its media type, such as `image/png`; that of the file when absent.
   */
  contentType?: string | BoundJson;
  /**
   * For how many seconds browsers and servers between may keep it; an hour when absent.
   */
  cacheControl?: number | BoundJson;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Listens to a channel: changes of a table, broadcasts, presence. Leaving the page leaves the channel.
 */
export interface SupabaseSubscribeStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "supabase.subscribe";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * The name of the channel. Broadcasts and presence reach everyone in the channel of this name. One that is open already is replaced.
   */
  channel: string | BoundJson;
  /**
   * The table whose changes `onChange` hears of, one of the publication `supabase_realtime`.
   */
  table?: string | BoundJson;
  /**
   * The only kind of change to hear of; all when absent.
   */
  event?: "INSERT" | "UPDATE" | "DELETE";
  /**
   * The only rows to hear of, compared by the backend. Deletes are not filtered.
   */
  filter?: {
    /**
     * A column of the table.
     */
    field: string;
    /**
     * How to compare.
     */
    operator: "eq" | "ne" | "lt" | "lte" | "gt" | "gte" | "in";
    /**
     * What to compare with; a list for `in`.
     */
    value: unknown;
  };
  /**
   * A column with the time of a row. After a gap in the connection, rows that are newer than the last one heard of are asked for, and told to `onChange` in their order before anything else.
   */
  since?: string;
  /**
   * Broadcasts and presence are for those alone whom the policies of `realtime.messages` let in; of a public channel everyone hears who knows its name. Changes of a table are up to the table's own policies.
   */
  private?: boolean;
  /**
   * Hears its own broadcasts too.
   */
  self?: boolean;
  /**
   * The key under which this visitor is present in the channel; one is made when absent.
   */
  presence?: string | BoundJson;
  /**
   * Waits until the channel is live, and fails when the backend refuses it.
   */
  wait?: boolean;
  /**
   * Stays in the channel when the page is left, until `supabase.unsubscribe` or signing out.
   */
  keep?: boolean;
  /**
   * Steps for a change of a row; it is `event`.
   */
  onChange?: StepJson[];
  /**
   * Steps for a message of a broadcast; it is `event`.
   */
  onBroadcast?: StepJson[];
  /**
   * Steps for who is present, whenever that changes; it is `event`.
   */
  onPresence?: StepJson[];
  /**
   * Steps for how the channel is: `joining`, `live`, `reconnecting`, `refused` or `closed`; it is `event.status`.
   */
  onStatus?: StepJson[];
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Leaves a channel.
 */
export interface SupabaseUnsubscribeStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "supabase.unsubscribe";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * The name of the channel.
   */
  channel: string | BoundJson;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Changes the rows that match.
 */
export interface SupabaseUpdateStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "supabase.update";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * The table or view.
   */
  table: string;
  /**
   * Rows whose columns equal these values.
   */
  match?: {
    [k: string]: unknown;
  };
  /**
   * Which rows, as the filter of a collection.
   */
  filter?: FilterJson;
  /**
   * The new values by column, or a formula.
   */
  data: RowJson;
  /**
   * The columns to return; a write returns nothing without it, unless a later step reads its result.
   */
  columns?: string[];
  /**
   * Exactly one row, instead of a list.
   */
  single?: boolean;
  /**
   * Takes the rows over into every collection of the table that was fetched, where its filter and order put them. It needs the right to read the rows. Collections with `realtime` hear of them anyway.
   */
  autoSync?: boolean;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Adds a row, or changes the one it conflicts with.
 */
export interface SupabaseUpsertStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "supabase.upsert";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * The table or view.
   */
  table: string;
  /**
   * The row by column, or a formula.
   */
  data: RowJson;
  /**
   * The columns that decide whether a row is there already.
   */
  conflict?: string[];
  /**
   * Leaves a row that is there as it is.
   */
  ignoreDuplicates?: boolean;
  /**
   * In a list of rows, a column that only some rows have is empty in the others. When `false` it gets what the database puts there by itself.
   */
  defaultToNull?: boolean;
  /**
   * The columns to return; a write returns nothing without it, unless a later step reads its result.
   */
  columns?: string[];
  /**
   * Takes the rows over into every collection of the table that was fetched, where its filter and order put them. It needs the right to read the rows. Collections with `realtime` hear of them anyway.
   */
  autoSync?: boolean;
  /**
   * Sends it again when the connection returns, if no answer came, instead of failing.
   */
  resend?: boolean;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Takes the branch whose value is equal, or the default.
 */
export interface SwitchStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "switch";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * The value to compare.
   */
  value: unknown;
  /**
   * The branches, tried in order.
   */
  cases: {
    /**
     * The value this branch is for.
     */
    value: string | number | boolean | null;
    /**
     * Steps of this branch.
     */
    steps: StepJson[];
  }[];
  /**
   * Steps when no branch has the value.
   */
  default?: StepJson[];
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Fails the workflow with a message.
 */
export interface ThrowStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "throw";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * The message of the error.
   */
  message: string | BoundJson;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Runs steps and catches their error; the error is `error` in `catch`.
 */
export interface TryCatchStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "tryCatch";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * Steps that may fail.
   */
  try: StepJson[];
  /**
   * Steps after a failure.
   */
  catch?: StepJson[];
  /**
   * Steps that run either way.
   */
  finally?: StepJson[];
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Changes the data of a collection in the browser, without asking its source; a copy of `data` is taken.
 */
export interface UpdateCollectionStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "updateCollection";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * The collection to change.
   */
  collection: string;
  /**
   * What to do: put other data in place of all, or add, change or remove one item.
   */
  operation?: "replace" | "insert" | "update" | "delete";
  /**
   * The new data, or the item; not read by `delete`.
   */
  data?: unknown;
  /**
   * The position to `insert` at, else at the end; or of the item to `update` or `delete`.
   */
  index?: number | BoundJson;
  /**
   * What the key of the item to `update` or `delete` is; an item that is not there is an error.
   */
  key?: unknown;
  /**
   * Where the key is in an item; the collection's own key when left out.
   */
  keyPath?: string;
  /**
   * Keeps the fields of the item that `data` does not have.
   */
  merge?: boolean;
  /**
   * Takes out what the filter of the collection would not let in.
   */
  refreshFilter?: boolean;
  /**
   * Puts the items into the order of the collection again.
   */
  refreshSort?: boolean;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Sends a file, or several: asks `designs/<name of the design>/user-files` behind the backend where to, and puts the content there. The result says where it can be read; of several it is a list.
 */
export interface UploadFileStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "uploadFile";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * The file; instead of `files`.
   */
  file?: unknown;
  /**
   * The files, sent one after the other; instead of `file`.
   */
  files?: unknown;
  /**
   * What it is for: the backend knows by it where files go and what they may be.
   */
  tag?: string | BoundJson;
  /**
   * A number variable that says how much is sent, from 0 to 100.
   */
  progress?: string;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Asks the visitor where they are; the place is the step's result.
 */
export interface UserLocationStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "userLocation";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * Asks for the best place there is, which takes longer.
   */
  precise?: boolean;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Waits.
 */
export interface WaitStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "wait";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * How long, in milliseconds.
   */
  ms: number | BoundJson;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Runs steps as long as a condition holds.
 */
export interface WhileStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "while";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * Read again before each turn.
   */
  condition: boolean | BoundJson;
  /**
   * Steps of one turn.
   */
  steps: StepJson[];
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Asks an endpoint of an API group, as the signed-in user; what it answers is the step's result.
 */
export interface XanoRequestStepJson {
  /**
   * Names the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "xano.request";
  /**
   * Leaves the step out.
   */
  disabled?: true;
  /**
   * The API group, of `plugins.xano.groups`.
   */
  group: string;
  /**
   * The path of the endpoint behind its group, with parameters as `{name}`.
   */
  endpoint: string;
  /**
   * The method.
   */
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE" | "HEAD";
  /**
   * Values of the parameters in the path.
   */
  params?: {
    [k: string]: unknown;
  };
  /**
   * Query pairs; a list gives one pair for each of its values, nothing gives none.
   */
  query?: {
    [k: string]: unknown;
  };
  /**
   * Headers; nothing leaves one out.
   */
  headers?: {
    [k: string]: unknown;
  };
  /**
   * What is sent.
   */
  body?: unknown;
  /**
   * How the body is written: as JSON, as the fields of a form (`application/x-www-form-urlencoded`), as `multipart/form-data`, which takes files, or as it is.
   */
  bodyType?: "json" | "form" | "multipart" | "raw";
  /**
   * Sends the cookies of that origin along.
   */
  credentials?: boolean;
  /**
   * The path of the result in the answer, such as `data.items`; the whole answer when absent.
   */
  resultPath?: string;
  /**
   * What the answer holds, so that later steps know its members.
   */
  result?: ResultJson;
  /**
   * A variable that is filled while the answer comes: a text with what came so far, an array with the events of an event stream or the lines.
   */
  stream?: string;
  /**
   * What it is for, in any language; becomes a comment in the output.
   */
  description?: string;
}
