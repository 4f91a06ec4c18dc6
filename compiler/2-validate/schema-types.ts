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
 * A row of this collection, table or view; a list of such rows if the type is `list`.
 */
export type RowOfJson = string;
/**
 * A JSON Schema.
 */
export type SchemaJson = Record<string, unknown> | boolean;
/**
 * The type of a value, in short; `schema` has the details.
 */
export type TypeJson = "text" | "number" | "boolean" | "date" | "file" | "icon" | "unknown" | "list" | "record";
/**
 * The parameters, in order.
 */
export type ParamsJson = ParamJson[];
/**
 * A collection: its id, or for one with parameters an object with their values.
 */
export type FetchJson =
  | string
  | {
      /**
       * The collection to fetch.
       */
      collection: string;
      /**
       * The values of its parameters, by name.
       */
      with?: ArgumentsJson;
    };
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
 * Elements, in display order.
 */
export type ChildrenJson = ElementJson[];
/**
 * Shared style classes of theme.json.
 */
export type ClassesJson = string[];
/**
 * Classes of theme.json and of the style sheets of design.json. One with `when` applies while its condition holds.
 */
export type ClassListJson = ClassEntryJson[];
/**
 * A class, or one with a condition.
 */
export type ClassEntryJson =
  | string
  | {
      /**
       * The class.
       */
      name: string;
      /**
       * The class applies while this holds.
       */
      when: boolean | BoundJson;
    };
/**
 * HTML attributes of the root. `aria-*` is for boxes, texts, buttons, images and sections; other elements set theirs from their properties. A bound one that is null is left out.
 */
export type AttributesJson = Record<string, unknown>;
/**
 * One comparison, or a group of them.
 */
export type ConditionJson = FilterJson | ComparisonJson;
/**
 * The operator. `contains`, `startsWith` and `endsWith` ignore case; for tables, `*` in their value is any character. `containsWords` is `contains` for every word of the value, in any order. `in` takes a list of values. `overlap` and `containsAll` compare a column of lists: any, or all, of the values are in it. `hasKey` is for a column of records. `matches` takes a regular expression, such as `/^a/i`.
 */
export type OperatorJson =
  | "eq"
  | "ne"
  | "lt"
  | "gt"
  | "lte"
  | "gte"
  | "contains"
  | "containsWords"
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
 * Warnings to allow, each with a reason.
 */
export type AllowJson = {
  /**
   * The code of the warning.
   */
  code: string;
  /**
   * Why it is acceptable here.
   */
  reason: string;
}[];
/**
 * The sections of the page, from top to bottom.
 *
 * Items: An inline section, or `use` of a shared section.
 */
export type SectionsJson = (PageSectionJson | UseJson)[];
/**
 * The type of a column; dates are ISO strings.
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
  | CloseToastStepJson
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
  | LetStepJson
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
  | ShowToastStepJson
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
 * A computed value.
 */
export interface BoundJson {
  /**
   * An expression, after any number of `let name = value;`.
   */
  formula: string;
}
/**
 * The type of the result.
 */
export interface ResultJson {
  type?: TypeJson;
  schema?: SchemaJson;
  rowOf?: RowOfJson;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * A parameter.
 */
export interface ParamJson {
  /**
   * The name of the parameter in formulas.
   */
  id: NameJson;
  type?: TypeJson;
  schema?: SchemaJson;
  rowOf?: RowOfJson;
  /**
   * Optional.
   */
  optional?: boolean;
  /**
   * The value if the argument is left out.
   */
  default?: LiteralJson;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Formulas of the collection read its parameters as `params.<name>`. Pages and steps that fetch the collection pass the values under `with`; everything else uses the last values.
 */
export interface CollectionParamsJson {
  /**
   * A parameter.
   */
  [k: string]: {
    /**
     * The type of its values.
     */
    type: "string" | "number" | "boolean" | "object" | "array";
    /**
     * The shape of its values, so that formulas are typed.
     */
    schema?: SchemaJson;
    /**
     * May be left out; then it is null.
     */
    optional?: boolean;
    /**
     * A description, in any language.
     */
    description?: string;
  };
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
 * Changes at a breakpoint.
 */
export interface LookJson {
  /**
   * Properties at this breakpoint. The HTML of a public page is for wide windows, so a narrower window waits for the app if the page has any; `style` does not wait.
   */
  props?: Record<string, unknown>;
  style?: StyleJson;
  classes?: ClassesJson;
}
/**
 * Changes on smaller screens.
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
 * The look of the element in a state.
 */
export interface StateJson {
  /**
   * The condition of a custom state. Absent for a state of the element, such as `hover`.
   */
  when?: boolean | BoundJson;
  /**
   * Properties in this state.
   */
  props?: Record<string, unknown>;
  style?: StyleJson;
  classes?: ClassesJson;
  at?: AtJson;
}
/**
 * Looks by state: a state of the element (`hover`), of its parent (`parent.hover`) or a custom one with `when`.
 */
export interface StatesJson {
  [k: string]: StateJson;
}
/**
 * Changes at a breakpoint.
 */
export interface SectionLookJson {
  style?: StyleJson;
  classes?: ClassesJson;
}
/**
 * Changes on smaller screens; without `props`.
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
 * The look of the section in a state.
 */
export interface SectionStateJson {
  /**
   * The condition of a custom state. Absent for a state such as `hover`.
   */
  when?: boolean | BoundJson;
  style?: StyleJson;
  classes?: ClassesJson;
  at?: SectionAtJson;
}
/**
 * Looks by state, such as `hover`, or a custom one with `when`; without `props`.
 */
export interface SectionStatesJson {
  [k: string]: SectionStateJson;
}
/**
 * Styles on smaller screens.
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
 * Conditions that must all hold (`and`), or of which at least one must hold (`or`).
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
   * Uses this group only if this holds.
   */
  if?: boolean | BoundJson;
}
/**
 * One comparison.
 */
export interface ComparisonJson {
  /**
   * The column, `relation.column`, or a part of its JSON, `column->key->>key`; for lists, the path in the item. A name with an arrow or a quote in it is in double quotes.
   */
  field: string;
  operator: OperatorJson;
  /**
   * The value to compare with; ignored by operators that need none.
   */
  value?: unknown;
  /**
   * Skips the comparison if the value is empty.
   */
  ignoreEmpty?: boolean;
  /**
   * Uses this comparison only if this holds.
   */
  if?: boolean | BoundJson;
}
/**
 * One level of the order.
 */
export interface OrderJson {
  /**
   * The column, `relation.column`, or a part of its JSON, `column->key->>key`; for lists, the path in the item. A name with an arrow or a quote in it is in double quotes.
   */
  by: string | BoundJson;
  /**
   * Ascending or descending.
   */
  direction?: ("asc" | "desc") | BoundJson;
  /**
   * Where rows with a null value go.
   */
  nulls?: "first" | "last";
  /**
   * Sorts by this only if this holds.
   */
  if?: boolean | BoundJson;
}
/**
 * Shows the element once per item of a list.
 */
export interface RepeatJson {
  /**
   * The list: a collection or any formula.
   */
  items: unknown[] | BoundJson;
  /**
   * The path of the key in an item.
   */
  key?: string;
  filter?: FilterJson;
  sort?: SortJson;
  /**
   * The maximum number of items.
   */
  limit?: number | BoundJson;
}
/**
 * The target of a click.
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
   * Query parameters of the address.
   */
  query?: ArgumentsJson;
  /**
   * A section to scroll to, on that page or this one.
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
   * Closes the popup it belongs to.
   */
  closePopup?: true;
  /**
   * Opens in a new tab.
   */
  newTab?: boolean;
  /**
   * The colour of the loading bar.
   */
  loaderColor?: string;
}
/**
 * A value that formulas read and workflows write; stored by reference, never copied.
 */
export interface VariableJson {
  /**
   * The type of the value; `query` is a string kept in the address.
   */
  type: "string" | "number" | "boolean" | "object" | "array" | "query";
  /**
   * Its value at the start and after a reset.
   */
  default?: LiteralJson;
  /**
   * The shape of an object or array, so that formulas know its properties.
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
   * Keeps its value in the query of the address, under its own name or this one.
   */
  query?: boolean | string;
  /**
   * Setting it to another value than its default adds an entry to the browser history, and Back sets it to its default before it leaves the page. With `query`, Forward brings the value back. Setting it to its default in any other way removes the entry, and a change from one value to another keeps it. Without `history`, the address of a query variable is replaced.
   */
  history?: "push";
  /**
   * No step sets it: its value comes from its default, the address or this browser.
   */
  readonly?: boolean;
  /**
   * With `readonly`: `resetVariables` may still reset it to its default.
   */
  resettable?: boolean;
  /**
   * A display name.
   */
  name?: string;
  /**
   * A description, in any language; becomes a comment in the output.
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
 * A named formula.
 */
export interface FormulaJson {
  params?: ParamsJson;
  /**
   * The expression; parameters are `params.<id>`.
   */
  formula: string;
  result?: ResultJson;
  /**
   * A display name.
   */
  name?: string;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
  allow?: AllowJson;
}
/**
 * formulas.json: named formulas.
 */
export interface FormulasJson {
  /**
   * The schema of this file, for completion in editors.
   */
  $schema?: string;
  formulas: FormulasJson;
}
/**
 * workflows.json: named workflows.
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
   * Nullable.
   */
  nullable?: boolean;
  /**
   * Optional in an insert.
   */
  hasDefault?: boolean;
  /**
   * Computed; cannot be written.
   */
  generated?: boolean;
  /**
   * Write-only.
   */
  writeOnly?: boolean;
  /**
   * The shape of a json value, by name.
   */
  fields?: {
    [k: string]: TableColumnJson;
  };
  /**
   * The allowed values.
   */
  enum?: (string | number)[];
  /**
   * The type of a list's items.
   */
  item?: TableColumnJson;
  /**
   * The shape of a json value.
   */
  schema?: SchemaJson;
  /**
   * A description, in any language; becomes a comment in the output.
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
       * There may be several related rows.
       */
      many?: boolean;
      /**
       * The foreign key, which identifies the relation among others between the two tables.
       */
      constraint?: string;
    };
  };
  /**
   * The names of its constraints and unique indexes, if design.json has texts for some.
   */
  constraints?: string[];
  /**
   * Read-only.
   */
  readonly?: boolean;
  /**
   * In the publication `supabase_realtime`, so that its changes are published.
   */
  realtime?: boolean;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * design.json: the name of the app, its special pages, languages and access groups.
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
   * The name of the output folder.
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
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
  /**
   * The languages; the first is the default.
   */
  languages: LanguageJson[];
  /**
   * The paths of the default language begin with its name too: `/en/contact/` instead of `/contact/`. `/` leads to the home page.
   */
  prefixDefaultLanguage?: boolean;
  /**
   * The language in which the app opens at `/`: the home page is replaced by the one in that language. Other addresses stay as they are. Without it, the default language.
   */
  languageChoice?: {
    /**
     * This browser keeps the language that the visitor chose, by `setLanguage`.
     */
    keep?: boolean;
    /**
     * Until the visitor has chosen, the first language of the browser that the design has counts; once in a tab.
     */
    browser?: boolean;
  };
  /**
   * Pages with a special role.
   */
  pages: {
    /**
     * The home page.
     */
    home: string;
    /**
     * The page where visitors sign in.
     */
    login?: string;
    /**
     * Shown to users who are in none of a page's groups.
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
     * The theme until the visitor chooses one.
     */
    default?: "light" | "dark" | "system";
  };
  /**
   * The pattern of window titles; `{title}` is the title of the page.
   */
  titlePattern?:
    | string
    | {
        [k: string]: string;
      };
  /**
   * The time zone of the app's days and times, by its IANA name such as `America/Sao_Paulo`; the visitor's when absent.
   */
  timeZone?: string;
  /**
   * The icon of the app.
   */
  favicon?: string;
  /**
   * Style sheets under `assets/`, loaded on every page after the generated ones, in this order. Elements may use their classes.
   */
  styleSheets?: string[];
  /**
   * The path of the app on its host, such as `/shop`; the root of the host when absent.
   */
  basePath?: string;
  /**
   * Caches scripts and styles in the browser, so that the app opens at once and offline. If false, an earlier build's cache is removed.
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
       * A display name.
       */
      name?: string;
      /**
       * Roles that are all required.
       */
      roles: string[];
      /**
       * A description, in any language; becomes a comment in the output.
       */
      description?: string;
    };
  };
  /**
   * How users sign in.
   */
  auth?: {
    /**
     * The service that knows the users, instead of the endpoints below: Supabase's own auth service.
     */
    kind?: "supabase";
    /**
     * Users sign up and sign in with a password, by `auth.signup` and `auth.login`. Needs `kind`.
     */
    password?: boolean;
    /**
     * A table or view with one row per user, whose primary key is the user's id. `auth.user` has its columns. Needs `kind`.
     */
    profile?: string;
    /**
     * The sign-in endpoint: a function of the backend, or a full address of another service.
     */
    login?: string;
    /**
     * The sign-up endpoint: a function of the backend, or a full address of another service.
     */
    signup?: string;
    /**
     * The endpoint that returns the user: a function of the backend, or a full address of another service.
     */
    me?: string;
    /**
     * The social login endpoints: `<oauth>/<provider>/init` and `<oauth>/<provider>/login`; Supabase's own auth service when absent, if that is the backend.
     */
    oauth?: string;
    /**
     * The path of the token in the answers of the sign-in and sign-up endpoints.
     */
    tokenPath?: string;
    /**
     * The header that carries the bare token; `Authorization: Bearer` when absent.
     */
    tokenHeader?: string;
    /**
     * The place of a user's roles.
     */
    roles?: {
      /**
       * The key of the user with the roles.
       */
      key: string;
      /**
       * The field with the role's name, if roles are objects.
       */
      field?: string;
      /**
       * The groups' names of roles, by the user's name for them; other names are used unchanged.
       */
      ids?: {
        /**
         * The name of the role in groups.
         */
        [k: string]: string;
      };
    };
    /**
     * The shape of a user: `auth.user` in formulas.
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
    /**
     * What visitors read when a write violates a constraint or a unique index of the database, by its name: `error.message`, and the message of `showErrors`. Without a text of its own, a constraint has one by its kind, such as `Already taken: code.`. `trama tables` writes the names into tables.json, by which they are checked.
     */
    constraintTexts?: {
      /**
       * The sentence, or one per language.
       */
      [k: string]:
        | string
        | {
            [k: string]: string;
          };
    };
  };
  /**
   * Origins from which pages may show files whose addresses come from data. Files of the app, of its backend, and those with a literal address are allowed anyway; all others are blocked by the content policy.
   */
  origins?: {
    /**
     * Origins of pictures, such as `https://photos.example.com`.
     */
    image?: string[];
    /**
     * Origins of embedded pages.
     */
    frame?: string[];
    /**
     * Origins of videos and sounds.
     */
    media?: string[];
  };
  /**
   * The services that the app uses besides its backend.
   */
  plugins?: {
    /**
     * REST services.
     */
    rest?: {
      /**
       * Origins that browsers may call, such as `https://api.example.com`; added to the content policy.
       */
      origins?: string[];
      /**
       * Origins that the server calls for the app, each with its settings. None of this reaches the output, a bundle or a browser.
       */
      server?: {
        /**
         * An origin.
         */
        [k: string]: {
          /**
           * Headers that the server adds; `{NAME}` is replaced by a secret from its environment.
           */
          headers?: {
            [k: string]: string;
          };
          /**
           * Query parameters that the server adds; `{NAME}` is replaced by a secret from its environment.
           */
          query?: {
            [k: string]: string;
          };
          /**
           * The allowed methods; all when absent.
           */
          methods?: ("GET" | "POST" | "PUT" | "PATCH" | "DELETE" | "HEAD")[];
          /**
           * The allowed path prefixes; all when absent.
           */
          paths?: string[];
          /**
           * Also allowed for visitors who are not signed in.
           */
          open?: boolean;
        };
      };
    };
    /**
     * A Xano workspace, or another API with such groups.
     */
    xano?: {
      /**
       * The host, such as `x8ki-letl-twmt.n7.xano.io` or a custom domain; without `https://`.
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
   * The colour of the page loader.
   */
  loaderColor?: string;
  /**
   * Collections to fetch on every page.
   */
  collections?: string[];
  /**
   * How visitors are asked before unsaved input is lost; the browser asks when absent.
   */
  unsaved?: {
    /**
     * The popup that asks. Its result is a boolean: true to go on and lose the input.
     */
    popup: string;
    /**
     * Properties of the popup.
     */
    with?: ArgumentsJson;
  };
  /**
   * Whether the app holds something that outlives its pages but not the window, such as unsent messages. While it holds, the browser asks before the window is closed or reloaded; going to another page of the app loses nothing and does not ask.
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
     * After the first page fetched its collections.
     */
    load?: HandlerJson;
    /**
     * The visitor leaves.
     */
    unload?: HandlerJson;
    /**
     * A collection failed.
     */
    collectionFetchError?: HandlerJson;
    /**
     * A formula, a workflow or a script failed: the place for error reports. Each failure is reported once until the page is reloaded.
     */
    error?: HandlerJson;
    /**
     * The session expired while a page is open, and cannot be renewed. Ask for the password here, in a popup over the page. Once the same user has signed in, refused requests are sent again. If the user has not signed in when the workflow ends, the login page is shown; it leads back to this page.
     */
    sessionEnd?: HandlerJson;
    /**
     * A key is pressed.
     */
    keydown?: HandlerJson;
    /**
     * A key is released.
     */
    keyup?: HandlerJson;
    /**
     * The window is resized.
     */
    resize?: HandlerJson;
    /**
     * The page is scrolled.
     */
    scroll?: HandlerJson;
    /**
     * The visitor returns to the window.
     */
    focus?: HandlerJson;
  };
  allow?: AllowJson;
}
/**
 * theme.json: tokens and shared style classes. All tokens share one namespace.
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
       * A colour, such as `#1D4ED8`; may reference other tokens as `$token`.
       */
      [k: string]: string | number;
    };
    /**
     * Colours of the dark theme; missing ones are taken from the light theme.
     */
    dark?: {
      /**
       * A colour, such as `#1D4ED8`; may reference other tokens as `$token`.
       */
      [k: string]: string | number;
    };
  };
  /**
   * Spacing.
   */
  spacing?: {
    /**
     * One to four lengths, such as `8px`; may reference other tokens as `$token`.
     */
    [k: string]: string | number;
  };
  /**
   * Widths and heights.
   */
  sizes?: {
    /**
     * A length, such as `240px`, or a keyword such as `auto`; may reference other tokens as `$token`.
     */
    [k: string]: string | number;
  };
  /**
   * Font sizes, line heights and weights.
   */
  type?: {
    /**
     * A length, a number or a keyword, such as `14px`, `1.5`, `bold`; may reference other tokens as `$token`.
     */
    [k: string]: string | number;
  };
  /**
   * Font families, such as `system-ui, sans-serif`, or a family whose files the design has.
   */
  fonts?: {
    /**
     * Font families in order of preference, which may reference other tokens as `$token`; or a family of the design, as an object.
     */
    [k: string]:
      | string
      | number
      | {
          /**
           * The name of the family.
           */
          family: string;
          /**
           * The files of the family.
           *
           * Items: A file of the family.
           */
          files: {
            /**
             * The font, in the format WOFF2.
             */
            file: string;
            /**
             * The weight of the file, such as `700`, or two of a variable font, such as `300 800`; all that the file has when absent.
             */
            weight?: string;
            /**
             * Whether the letters are slanted.
             */
            style?: "normal" | "italic";
            /**
             * The characters of the file: a browser that shows none of them does not load it.
             */
            unicodeRange?: string;
            /**
             * Whether every page asks for the file at once, before its style sheet names it. For the one file that the first texts need.
             */
            preload?: boolean;
          }[];
          /**
           * Font families that are shown until the files are there, and for characters that they lack.
           */
          fallback?: string;
        };
  };
  /**
   * Corner radii.
   */
  radius?: {
    /**
     * One to four lengths, such as `6px`; may reference other tokens as `$token`.
     */
    [k: string]: string | number;
  };
  /**
   * Shadows.
   */
  shadow?: {
    /**
     * A shadow, such as `0 4px 12px rgb(0 0 0 / 20%)`, or several; may reference other tokens as `$token`.
     */
    [k: string]: string | number;
  };
  /**
   * Borders.
   */
  borders?: {
    /**
     * A width, a style and a colour, such as `1px solid $borda`; may reference other tokens as `$token`.
     */
    [k: string]: string | number;
  };
  /**
   * Durations and easings.
   */
  motion?: {
    /**
     * A duration, an easing or both, such as `150ms ease`; may reference other tokens as `$token`.
     */
    [k: string]: string | number;
  };
  /**
   * Stacking order.
   */
  layers?: {
    /**
     * A whole number; may reference other tokens as `$token`.
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
       * CSS properties; a value may reference tokens as `$token`, but cannot be a formula.
       */
      style?: StyleJson;
      at?: ClassAtJson;
      /**
       * Styles by state of the element with the class: one of its type (`hover`), or a custom one of the element.
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
       * A description, in any language; becomes a comment in the output.
       */
      description?: string;
    };
  };
  allow?: AllowJson;
}
/**
 * collections.json: the lists and records that the app reads.
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
     * A collection; `source` is the kind of its source.
     */
    [k: string]: CollectionJson;
  };
}
/**
 * tables.json: the schema of the database; written by `trama tables`.
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
           * Optional.
           */
          optional?: boolean;
          /**
           * Nullable.
           */
          nullable?: boolean;
          /**
           * The allowed values.
           */
          enum?: (string | number)[];
          item?: TableColumnJson;
          /**
           * The shape of a json value, by name.
           */
          fields?: {
            [k: string]: TableColumnJson;
          };
          schema?: SchemaJson;
          /**
           * A description, in any language; becomes a comment in the output.
           */
          description?: string;
        };
      };
      /**
       * A type, the columns of the returned rows, or the view whose rows are returned.
       */
      returns?:
        | TableTypeJson
        | {
            type?: TableTypeJson;
            /**
             * Nullable.
             */
            nullable?: boolean;
            /**
             * The allowed values.
             */
            enum?: (string | number)[];
            item?: TableColumnJson;
            /**
             * The shape of a json value, by name.
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
       * A description, in any language; becomes a comment in the output.
       */
      description?: string;
    };
  };
}
/**
 * custom/signatures.json: parameters and results of the functions of `custom/`, for checking calls in formulas and steps; written by `trama adopt`.
 */
export interface SignaturesJson {
  /**
   * The schema of this file, for completion in editors.
   */
  $schema?: string;
  /**
   * Functions by their export name in `custom/index.ts`.
   */
  functions: {
    /**
     * A function.
     */
    [k: string]: {
      /**
       * The doc comment.
       */
      description?: string;
      /**
       * The function is async: steps and collections wait for it, formulas cannot call it.
       */
      async?: boolean;
      /**
       * The parameters, in order; any when absent.
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
         * Optional.
         */
        optional?: boolean;
        /**
         * A rest parameter: takes all further arguments, each of this type. Only the last parameter can be one.
         */
        rest?: boolean;
      }[];
      /**
       * The result, awaited if async; unknown when absent.
       */
      result?: {
        type?: TypeJson;
        schema?: SchemaJson;
      };
    };
  };
}
/**
 * custom/elements/<Name>.schema.json: the properties, events and slots of the React component in `custom/elements/<Name>.tsx`, for checking its uses; written by `trama adopt`.
 */
export interface OwnElementJson {
  /**
   * The schema of this file, for completion in editors.
   */
  $schema?: string;
  /**
   * The doc comment of the component.
   */
  description?: string;
  /**
   * The properties of the component are an object.
   */
  type: "object";
  /**
   * The properties that every use must set.
   */
  required?: string[];
  /**
   * The properties by name: their types, descriptions and defaults.
   */
  properties: {
    [k: string]: SchemaJson;
  };
  /**
   * The events by name: `select` is the property `onSelect`.
   */
  events?: {
    /**
     * An event.
     */
    [k: string]: {
      /**
       * The doc comment.
       */
      description?: string;
      /**
       * The members of `event` that receive the arguments, in order. Without it, the argument itself is `event`.
       */
      params?: string[];
      /**
       * The type of `event`; absent without one.
       */
      payload?: SchemaJson;
      /**
       * The component needs the property even if the design does not handle the event.
       */
      required?: boolean;
    };
  };
  /**
   * The slots by name: properties that take elements. `children` are the children of the element.
   */
  slots?: {
    /**
     * A slot.
     */
    [k: string]: {
      /**
       * The doc comment.
       */
      description?: string;
    };
  };
  /**
   * The component has `value` and `onChange`: `bind` works, and the element has the variable `value`.
   */
  value?: boolean;
}
/**
 * env/<name>.json: public values of one deployment of the app; every visitor can read them.
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
   * Further headers of every call to the backend.
   */
  headers?: {
    /**
     * The value of the header.
     */
    [k: string]: string;
  };
  /**
   * Hosts that search engines must not index, including their subdomains.
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
   * A display name.
   */
  name?: string;
  /**
   * The path, without language and surrounding slashes; `:name` is a parameter; empty for the home page. With a path per language, the page exists only in those languages.
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
       * The value if a link leaves the parameter out.
       */
      default?: string;
      /**
       * A description, in any language; becomes a comment in the output.
       */
      description?: string;
    };
  };
  /**
   * Makes a page per record of a collection. The path's one parameter comes from the record, and formulas of the page read the record as `page.record`. Links pass the value of the field as the parameter.
   */
  records?: {
    /**
     * A static collection with a list.
     */
    collection: string;
    /**
     * The field for the path: in lower case, without accents, with `_` for every character other than letters, digits, `-` and `_`. It must be unique per record.
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
   * Metadata for search engines and social networks.
   */
  meta?: {
    /**
     * Keywords for search engines.
     */
    keywords?: TextJson;
    /**
     * The title when shared.
     */
    socialTitle?: TextJson;
    /**
     * The text when shared.
     */
    socialDescription?: TextJson;
    /**
     * The picture when shared.
     */
    image?: string | BoundJson;
  };
  /**
   * Icon of the page.
   */
  favicon?: string;
  /**
   * Access groups of design.json; the page is public without any.
   */
  groups?: string[];
  /**
   * Hides the page from search engines and the sitemap.
   */
  hidden?: boolean;
  /**
   * Whether leaving the page now would lose input, such as `elements.form.isDirty`. While it holds, visitors are asked before they leave by a link, a workflow, the browser's buttons, signing out, or closing the window.
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
     * After collections are fetched.
     */
    load?: HandlerJson;
    /**
     * The visitor leaves.
     */
    unload?: HandlerJson;
    /**
     * A key is pressed.
     */
    keydown?: HandlerJson;
    /**
     * A key is released.
     */
    keyup?: HandlerJson;
    /**
     * The window is resized.
     */
    resize?: HandlerJson;
    /**
     * The page is scrolled.
     */
    scroll?: HandlerJson;
    /**
     * The visitor returns to the window.
     */
    focus?: HandlerJson;
    /**
     * A collection failed.
     */
    collectionFetchError?: HandlerJson;
  };
  /**
   * Collections to fetch besides those the page uses, and the values of parameters of collections.
   */
  collections?: FetchJson[];
  sections: SectionsJson;
  allow?: AllowJson;
}
/**
 * An inline section of a page.
 */
export interface PageSectionJson {
  id: NameJson;
  /**
   * The title of the section, which its anchor is derived from.
   */
  title?: TextJson;
  /**
   * A display name.
   */
  name?: string;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
  /**
   * The HTML element.
   */
  tag?: "main" | "header" | "footer" | "nav" | "section" | "aside" | "div";
  /**
   * `content` centres the children in a column: at most 1100 px wide, 770 px on tablets and 400 px on phones.
   */
  width?: "full" | "content";
  /**
   * Variables of the section, one set for each place where it is shown: formulas and steps inside it use them like variables of the app.
   */
  variables?: VariablesJson;
  style?: StyleJson;
  classes?: ClassListJson;
  attributes?: AttributesJson;
  at?: SectionAtJson;
  states?: SectionStatesJson;
  /**
   * Adds the section to the page only while this holds.
   */
  if?: boolean | BoundJson;
  /**
   * Hides the section while this does not hold; it stays on the page.
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
 * A section of sections/, used in a page.
 */
export interface UseJson {
  /**
   * The section.
   */
  use: string;
  /**
   * Shows the section only while this holds.
   */
  if?: boolean | BoundJson;
}
/**
 * sections/<id>.json: a section shared by several pages.
 */
export interface SectionJson {
  /**
   * The schema of this file, for completion in editors.
   */
  $schema?: string;
  id: SlugJson;
  /**
   * The title of the section, which its anchor is derived from.
   */
  title?: TextJson;
  /**
   * A display name.
   */
  name?: string;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
  /**
   * The HTML element.
   */
  tag?: "main" | "header" | "footer" | "nav" | "section" | "aside" | "div";
  /**
   * `content` centres the children in a column: at most 1100 px wide, 770 px on tablets and 400 px on phones.
   */
  width?: "full" | "content";
  /**
   * Variables of the section, one set for each place where it is shown: formulas and steps inside it use them like variables of the app.
   */
  variables?: VariablesJson;
  style?: StyleJson;
  classes?: ClassListJson;
  attributes?: AttributesJson;
  at?: SectionAtJson;
  states?: SectionStatesJson;
  /**
   * Adds the section to the page only while this holds.
   */
  if?: boolean | BoundJson;
  /**
   * Hides the section while this does not hold; it stays on the page.
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
 * components/<id>.json: a component that pages use, or a popup.
 */
export interface ComponentJson {
  /**
   * The schema of this file, for completion in editors.
   */
  $schema?: string;
  id: SlugJson;
  /**
   * A display name.
   */
  name?: string;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
  /**
   * A popup opens over the page.
   */
  kind?: "component" | "popup";
  /**
   * Of a popup: opening it adds an entry to the browser history, and Back dismisses it before it leaves the page. Closing it in any other way removes the entry.
   */
  history?: "push";
  /**
   * Properties that parents set; `props.<id>` in formulas.
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
       * A description, in any language; becomes a comment in the output.
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
       * The type of `event`.
       */
      payload?: SchemaJson;
      /**
       * A description, in any language; becomes a comment in the output.
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
   * Places for the parent's content.
   */
  slots?: NameJson[];
  /**
   * Workflows that the parent may call with `elementAction`.
   */
  actions?: {
    [k: string]: WorkflowJson;
  };
  /**
   * The result that a popup returns when it closes.
   */
  result?: ResultJson;
  /**
   * Whether an instance has unsaved input, such as `elements.form.isDirty`. While it holds, leaving the page or dismissing the popup around it asks first; the step `closePopup` does not ask.
   */
  unsaved?: boolean | BoundJson;
  /**
   * Workflows of each instance.
   */
  on?: {
    /**
     * The instance is mounted.
     */
    mount?: HandlerJson;
    /**
     * The instance is unmounted.
     */
    unmount?: HandlerJson;
    /**
     * A key is pressed while the instance is mounted.
     */
    keydown?: HandlerJson;
    /**
     * A key is released while the instance is mounted.
     */
    keyup?: HandlerJson;
    /**
     * By property: it changes while the instance is mounted; `event` has `value` and `oldValue`.
     */
    propertyChange?: {
      [k: string]: HandlerJson;
    };
  };
  children: ChildrenJson;
  allow?: AllowJson;
}
/**
 * A node of a page. `type` determines what `props`, `on`, `slots` and `children` may contain, see elements/.
 */
export interface ElementJson {
  /**
   * The name of the element in formulas and in the output; unique in its page, section or component.
   */
  id: NameJson;
  /**
   * The type; one of the files of elements/, `component`, `slot`, or a component of `custom/elements/`, such as `SignaturePad`.
   */
  type: string;
  /**
   * The component, if `type` is `component`.
   */
  component?: string;
  /**
   * The slot to show, if `type` is `slot`.
   */
  slot?: string;
  /**
   * A display name.
   */
  name?: string;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
  /**
   * The properties of its type.
   */
  props?: Record<string, unknown>;
  /**
   * Of an input: the variable that it shows and sets, such as `variables.search`. The value follows the variable, and a change by the visitor sets it, before the workflows of `on.change`. A number or decimal field sets a number. While it has none, the variable is its default, or null without one; the field shows the default once the visitor leaves it. Replaces `value`; a date picker binds its single value.
   */
  bind?: string;
  style?: StyleJson;
  classes?: ClassListJson;
  attributes?: AttributesJson;
  at?: AtJson;
  states?: StatesJson;
  /**
   * Adds the element to the page only while this holds.
   */
  if?: boolean | BoundJson;
  /**
   * Hides the element while this does not hold; it stays on the page.
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
   * Elements for the slots of the type.
   */
  slots?: {
    [k: string]: ChildrenJson;
  };
  allow?: AllowJson;
}
/**
 * Steps that run in order, and steps to run if one fails.
 */
export interface WorkflowJson {
  params?: ParamsJson;
  result?: ResultJson;
  /**
   * A new run replaces the previous one, which is cancelled; its caller gets the result of the new run. Requests already sent are not undone.
   */
  latest?: true;
  /**
   * Runs only if this holds at the start; may read `event` and `params`.
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
   * A display name.
   */
  name?: string;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
  /**
   * Disables the workflow.
   */
  disabled?: true;
  allow?: AllowJson;
}
/**
 * Runs a named workflow instead of an inline one.
 */
export interface RunJson {
  /**
   * The workflow.
   */
  run: string;
  /**
   * Runs only if this holds at the start; may read `event`.
   */
  when?: unknown;
  /**
   * Its parameters.
   */
  with?: ArgumentsJson;
}
/**
 * Records in the design that stay on the server, which returns them page by page. A set has no query, so `variables` in the body of its requests are sent empty and ignored. Filter the records where they are shown.
 */
export interface CmsCollectionJson {
  source: "cms";
  /**
   * The column or path of a row's key.
   */
  key?: string;
  /**
   * The shape of a row, if the source does not declare it.
   */
  schema?: SchemaJson;
  /**
   * A display name; `collectionFetchError` gets it, or the id.
   */
  name?: string;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
  params?: CollectionParamsJson;
  /**
   * The records.
   */
  data: unknown[];
  /**
   * Records per page; all when absent.
   */
  limit?: number | BoundJson;
  /**
   * The number of records to skip.
   */
  offset?: number | BoundJson;
  /**
   * Fetches the collection when a page that uses it opens.
   */
  autoFetch?: boolean;
  allow?: AllowJson;
}
/**
 * The result of a function of `custom/`: a list, or one row, sync or async. Filtered, sorted and paged in the browser, on all of it.
 */
export interface CustomCollectionJson {
  source: "custom";
  /**
   * The column or path of a row's key.
   */
  key?: string;
  /**
   * The shape of a row; `trama check` checks the function against it.
   */
  schema?: SchemaJson;
  /**
   * A display name; `collectionFetchError` gets it, or the id.
   */
  name?: string;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
  allow?: AllowJson;
  params?: CollectionParamsJson;
  /**
   * The function, by its export name in `custom/index.ts`.
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
   * Rows per page, paged in the browser.
   */
  limit?: number | BoundJson;
  /**
   * The number of rows to skip, in the browser.
   */
  offset?: number | BoundJson;
  /**
   * Fetches the collection when a page that uses it opens.
   */
  autoFetch?: boolean;
}
/**
 * The answer of an address. Filtered, sorted and paged in the browser, on the whole answer.
 */
export interface RestCollectionJson {
  source: "rest";
  /**
   * The column or path of a row's key.
   */
  key?: string;
  /**
   * The shape of a row, if the source does not declare it.
   */
  schema?: SchemaJson;
  /**
   * A display name; `collectionFetchError` gets it, or the id.
   */
  name?: string;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
  allow?: AllowJson;
  params?: CollectionParamsJson;
  /**
   * The HTTP method.
   */
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE" | "HEAD";
  /**
   * The address. Its origin must be in `plugins.rest.origins`, or in `plugins.rest.server` if the server sends the request; an address without an origin is on the app's own.
   */
  url: string | BoundJson;
  /**
   * Query parameters; an array adds one for each of its values, null adds none.
   */
  query?: {
    [k: string]: unknown;
  };
  /**
   * Headers; null omits one.
   */
  headers?: {
    [k: string]: unknown;
  };
  /**
   * The body of the request.
   */
  body?: unknown;
  /**
   * How the body is encoded: as JSON, as form fields (`application/x-www-form-urlencoded`), as `multipart/form-data`, which supports files, or unchanged.
   */
  bodyType?: "json" | "form" | "multipart" | "raw";
  /**
   * Sends the cookies of that origin.
   */
  credentials?: boolean;
  /**
   * The server sends the request, and adds the settings of `plugins.rest.server` for the origin: for secret keys, and for services that do not allow requests from browsers.
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
   * Rows per page, paged in the browser.
   */
  limit?: number | BoundJson;
  /**
   * The number of rows to skip, in the browser.
   */
  offset?: number | BoundJson;
  /**
   * Fetches the collection when a page that uses it opens.
   */
  autoFetch?: boolean;
}
/**
 * Data in the design.
 */
export interface StaticCollectionJson {
  source: "static";
  /**
   * The column or path of a row's key.
   */
  key?: string;
  /**
   * The shape of a row, if the source does not declare it.
   */
  schema?: SchemaJson;
  /**
   * A display name.
   */
  name?: string;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
  /**
   * The rows, or one record.
   */
  data: unknown[] | Record<string, unknown>;
  /**
   * Whether the data is part of the scripts. If false it is a separate file, `public/collections/<id>.json`, fetched by the pages that use it: for long lists.
   */
  inline?: boolean;
  allow?: AllowJson;
}
/**
 * Rows of a table or view, or the result of a function, in the database.
 */
export interface SupabaseCollectionJson {
  source: "supabase";
  /**
   * The column or path of a row's key.
   */
  key?: string;
  /**
   * The shape of a row, if the source does not declare it.
   */
  schema?: SchemaJson;
  /**
   * A display name; `collectionFetchError` gets it, or the id.
   */
  name?: string;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
  allow?: AllowJson;
  params?: CollectionParamsJson;
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
   * Columns with numbers to read as text, with all digits: `bigint` beyond 2^53, `numeric` with more than 15 digits.
   */
  asText?: string[];
  /**
   * Related rows to embed, by relation.
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
       * Columns of the related rows to read as text, with all digits.
       */
      asText?: string[];
      /**
       * Leaves out rows without a related row.
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
   * The number of rows to skip.
   */
  offset?: number | BoundJson;
  /**
   * Also counts all matching rows: `total`.
   */
  count?: "exact";
  /**
   * Fetches the collection when a page that uses it opens.
   */
  autoFetch?: boolean;
  /**
   * Follows its table: inserted, updated or deleted rows change the data while a page that fetched it is open. Only for tables of the publication `supabase_realtime`.
   */
  realtime?: boolean;
  /**
   * With `realtime`: a column with a reference created by the client. A row inserted by `updateCollection` stays until the database's row with the same reference arrives and replaces it.
   */
  echo?: string;
}
/**
 * The answer of an endpoint of an API group. Filtered, sorted and paged in the browser, on the whole answer.
 */
export interface XanoCollectionJson {
  source: "xano";
  /**
   * The column or path of a row's key.
   */
  key?: string;
  /**
   * The shape of a row, if the source does not declare it.
   */
  schema?: SchemaJson;
  /**
   * A display name; `collectionFetchError` gets it, or the id.
   */
  name?: string;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
  allow?: AllowJson;
  params?: CollectionParamsJson;
  /**
   * The API group, from `plugins.xano.groups`.
   */
  group: string;
  /**
   * The path of the endpoint in its group, with parameters as `{name}`.
   */
  endpoint: string;
  /**
   * The HTTP method.
   */
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE" | "HEAD";
  /**
   * Values of the parameters in the path.
   */
  pathParams?: {
    [k: string]: unknown;
  };
  /**
   * Query parameters; an array adds one for each of its values, null adds none.
   */
  query?: {
    [k: string]: unknown;
  };
  /**
   * Headers; null omits one.
   */
  headers?: {
    [k: string]: unknown;
  };
  /**
   * The body of the request.
   */
  body?: unknown;
  /**
   * How the body is encoded: as JSON, as form fields (`application/x-www-form-urlencoded`), as `multipart/form-data`, which supports files, or unchanged.
   */
  bodyType?: "json" | "form" | "multipart" | "raw";
  /**
   * Sends the cookies of that origin.
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
   * Rows per page, paged in the browser.
   */
  limit?: number | BoundJson;
  /**
   * The number of rows to skip, in the browser.
   */
  offset?: number | BoundJson;
  /**
   * Fetches the collection when a page that uses it opens.
   */
  autoFetch?: boolean;
}
export interface StyleJson {
  [k: string]: string | number | BoundJson;
}
/**
 * Sets a new password without the old one, after a link or code. A failure leaves the session as it is.
 */
export interface AuthConfirmPasswordStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "auth.confirmPassword";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * The new password.
   */
  newPassword: string | BoundJson;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Completes the sign-in after an identity provider redirected back, when the page loads; the result is whether there was one. A failure signs out.
 */
export interface AuthFinishLoginStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "auth.finishLogin";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Reloads the signed-in user. A failure signs out. If it is another user, by `id`, the previous user's fetched data is cleared.
 */
export interface AuthLoadUserStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "auth.loadUser";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Signs in and loads the user; any failure signs out. If it is another user than before, by `id`, the previous user's fetched data is cleared.
 */
export interface AuthLoginStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "auth.login";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * The e-mail.
   */
  email?: string | BoundJson;
  /**
   * The phone number, instead of the e-mail, if the endpoint accepts it.
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
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Redirects the visitor to an identity provider, which redirects back to this page, where `auth.finishLogin` completes the sign-in. Without the endpoint `oauth`, Supabase's auth service handles it. A failure signs out.
 */
export interface AuthLoginWithStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "auth.loginWith";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * The identity provider, in the terms of the endpoint or auth service: `google`.
   */
  provider: string | BoundJson;
  /**
   * Whether the endpoint signs in an existing user, creates a new one, or either. The auth service does either.
   */
  type?: "login" | "signup" | "continue";
  /**
   * Keeps the session for a year instead of until the browser closes.
   */
  keep?: boolean | BoundJson;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Signs in with an ID token from a provider, such as its own sign-in button returns, and loads the user. Any failure signs out.
 */
export interface AuthLoginWithIdTokenStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "auth.loginWithIdToken";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * The provider, in the auth service's terms: `google`.
   */
  provider: string | BoundJson;
  /**
   * The ID token of the provider.
   */
  idToken: string | BoundJson;
  /**
   * The nonce that was sent to the provider and is in the token, before hashing.
   */
  nonce?: string | BoundJson;
  /**
   * The access token that came with the ID token, if the ID token contains its hash.
   */
  accessToken?: string | BoundJson;
  /**
   * Keeps the session for a year instead of until the browser closes.
   */
  keep?: boolean | BoundJson;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Redirects the visitor to the single sign-on of their company, which redirects back to this page, where `auth.finishLogin` completes the sign-in. A failure signs out.
 */
export interface AuthLoginWithSsoStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "auth.loginWithSso";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * The domain of the company, as registered in the project: `aurora.example`.
   */
  domain?: string | BoundJson;
  /**
   * The id of the identity provider in the project, instead of the domain.
   */
  providerId?: string | BoundJson;
  /**
   * Keeps the session for a year instead of until the browser closes.
   */
  keep?: boolean | BoundJson;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Signs out: clears the token, the user and fetched data. Visitors with unsaved input are asked first.
 */
export interface AuthLogoutStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "auth.logout";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Renews the tokens of the session. A refresh token that was refused signs out; without an answer the session stays as it is.
 */
export interface AuthRefreshStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "auth.refresh";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Resends the link and code of a sign-up, or of a new e-mail or phone; use `auth.sendCode` to resend a sign-in. Succeeds without sending anything if no code is pending.
 */
export interface AuthResendCodeStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "auth.resendCode";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * The e-mail.
   */
  email?: string | BoundJson;
  /**
   * The phone number, instead of the e-mail. The embedded backend does not support it.
   */
  phone?: string | BoundJson;
  /**
   * What to confirm: a sign-up, or a new e-mail or phone.
   */
  type: "signup" | "change";
  /**
   * The page that the link of the e-mail opens; this page when absent.
   */
  page?: string;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Sends an e-mail with a link and a code for a new password, if an account has this e-mail; the result does not reveal whether. Opening the link signs in: `auth.link.type` is then `recovery`, and `auth.confirmPassword` sets the password.
 */
export interface AuthResetPasswordStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "auth.resetPassword";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * The e-mail.
   */
  email: string | BoundJson;
  /**
   * The page that the link of the e-mail opens; this page when absent.
   */
  page?: string;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Sends an e-mail with a sign-in link and code, or a text message with a code; the project's e-mail template decides which of the two an e-mail contains. Opening the link signs in; `auth.link` has the result.
 */
export interface AuthSendCodeStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "auth.sendCode";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * The e-mail.
   */
  email?: string | BoundJson;
  /**
   * The phone number, instead of the e-mail. The embedded backend does not support it.
   */
  phone?: string | BoundJson;
  /**
   * Signs up unknown users. Otherwise they receive nothing, and the step succeeds all the same.
   */
  signup?: boolean | BoundJson;
  /**
   * The page that the link of the e-mail opens; this page when absent.
   */
  page?: string;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Creates a user, signs in and loads the user; any failure signs out. If Supabase requires the e-mail to be confirmed, the user is not signed in before that.
 */
export interface AuthSignupStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "auth.signup";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * The parameters of the sign-up endpoint. With `auth.kind`, the other properties replace it.
   */
  data?: unknown;
  /**
   * The e-mail.
   */
  email?: string | BoundJson;
  /**
   * The phone number, instead of the e-mail. The embedded backend does not support it.
   */
  phone?: string | BoundJson;
  /**
   * The password.
   */
  password?: string | BoundJson;
  /**
   * More about the user, which triggers of the database read as `raw_user_meta_data`.
   */
  metadata?: unknown;
  /**
   * Keeps the session for a year instead of until the browser closes.
   */
  keep?: boolean | BoundJson;
  /**
   * The page that the link of the confirmation e-mail opens; this page when absent.
   */
  page?: string;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Stores a token from another service, as signing in does. The user is signed in only after `auth.loadUser`.
 */
export interface AuthStoreTokenStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "auth.storeToken";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * The token that requests send.
   */
  accessToken: string | BoundJson;
  /**
   * The token that renews the session; formulas read it as `auth.refreshToken`.
   */
  refreshToken?: string | BoundJson;
  /**
   * Keeps the session for a year instead of until the browser closes.
   */
  keep?: boolean | BoundJson;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Changes the password of the signed-in user at the backend's auth service, if the old one is right. Other sessions of the user end; a failure leaves this one as it is.
 */
export interface AuthUpdatePasswordStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "auth.updatePassword";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * The current password.
   */
  oldPassword: string | BoundJson;
  /**
   * The new password.
   */
  newPassword: string | BoundJson;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Changes the signed-in user at the backend's auth service, then reloads the user. Absent or empty values are unchanged. A failure leaves the session as it is.
 */
export interface AuthUpdateUserStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "auth.updateUser";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * The new e-mail; it takes effect once the link in the confirmation e-mail is followed.
   */
  email?: string | BoundJson;
  /**
   * The new phone number; it takes effect once the code is confirmed. The embedded backend does not support it.
   */
  phone?: string | BoundJson;
  /**
   * Fields of the user's metadata; other fields are unchanged.
   */
  metadata?: unknown;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Signs in with a code from an e-mail or text message, and loads the user. A wrong, used or expired code leaves the session as it is; a user that does not load signs out.
 */
export interface AuthVerifyCodeStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "auth.verifyCode";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * The e-mail that the code was sent to.
   */
  email?: string | BoundJson;
  /**
   * The phone number that the code was sent to, instead of the e-mail.
   */
  phone?: string | BoundJson;
  /**
   * The code.
   */
  code: string | BoundJson;
  /**
   * The purpose of the code: signing in or up, a new password, or a new e-mail or phone.
   */
  type?: "login" | "recovery" | "change";
  /**
   * Keeps the session for a year instead of until the browser closes.
   */
  keep?: boolean | BoundJson;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Leaves the enclosing loop.
 */
export interface BreakStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "break";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * Only if this holds.
   */
  when?: boolean | BoundJson;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Calls a function of `custom/` and waits for it; its return value is the result of the step.
 */
export interface CallFunctionStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "callFunction";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * The function, by its export name in `custom/index.ts`.
   */
  function: NameJson;
  /**
   * Its arguments, in order.
   */
  args?: unknown[];
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Closes every open popup.
 */
export interface CloseAllPopupsStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "closeAllPopups";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Closes the popup that the step belongs to, or the topmost one, without asking about unsaved input; a link that closes the popup asks.
 */
export interface ClosePopupStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "closePopup";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * The result for the opener.
   */
  result?: unknown;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Closes a message of `showToast`.
 */
export interface CloseToastStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "closeToast";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * The name of the message; all of them if absent.
   */
  name?: string | BoundJson;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Continues with the next iteration of the enclosing loop.
 */
export interface ContinueStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "continue";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * Only if this holds.
   */
  when?: boolean | BoundJson;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Copies a text to the clipboard.
 */
export interface CopyToClipboardStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "copyToClipboard";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * The text to copy.
   */
  value: string | BoundJson;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Creates an address for a file inside the browser, valid until the visitor leaves the page.
 */
export interface CreateObjectUrlStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "createObjectUrl";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * The file, or its content as a `data:` address.
   */
  file: unknown;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Saves rows as a CSV file for spreadsheets; values that a spreadsheet would run as formulas are escaped.
 */
export interface DownloadCsvStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "downloadCsv";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * The rows: a list or a collection.
   */
  data: unknown;
  /**
   * The name of the file.
   */
  name?: string | BoundJson;
  /**
   * The fields to write, in order; all fields that occur when absent.
   */
  columns?: string[];
  /**
   * The separator between fields.
   */
  delimiter?: "," | ";" | "\t";
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Saves a file on the visitor's device.
 */
export interface DownloadFileStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "downloadFile";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * The file, or an address to fetch it from.
   */
  file: unknown;
  /**
   * The name of the file; characters that are invalid in file names become `_`.
   */
  name?: string | BoundJson;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Calls an action of an element, such as `focus` of an input.
 */
export interface ElementActionStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "elementAction";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * The element.
   */
  element: string;
  /**
   * The action, as declared by the element's type.
   */
  name: string;
  /**
   * Its arguments, by name.
   */
  with?: {
    [k: string]: unknown;
  };
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Emits an event to the parent of this component.
 */
export interface EmitEventStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "emitEvent";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * An event that the component declares.
   */
  event: string;
  /**
   * The payload of the event.
   */
  payload?: unknown;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Fetches a collection; an error fails the step.
 */
export interface FetchCollectionStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "fetchCollection";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * The collection to fetch.
   */
  collection: string;
  /**
   * The values of its parameters, by name.
   */
  with?: ArgumentsJson;
  /**
   * Without `with`: fetches with the last values of its parameters and the page of its paginator. With parameters, it does nothing before a first fetch.
   */
  again?: boolean;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Fetches several collections in parallel.
 */
export interface FetchCollectionsStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "fetchCollections";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * The collections to fetch.
   */
  collections: FetchJson[];
  /**
   * Fetches collections without `with` with the last values of their parameters, and those not fetched before not at all.
   */
  again?: boolean;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Encodes a file in Base64. Browsers limit the size: about 512 MB in some, 32 MB in others.
 */
export interface FileToBase64StepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "fileToBase64";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * The file.
   */
  file: unknown;
  /**
   * With the prefix `data:<type>;base64,`, or without.
   */
  output?: "dataUrl" | "base64";
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Runs steps once for each item of a list; the item is `steps.<id>.item`.
 */
export interface ForEachStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "forEach";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * The list.
   */
  items: unknown[] | BoundJson;
  /**
   * The steps of one iteration.
   */
  steps: StepJson[];
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Runs one of two branches, then continues with the next step.
 */
export interface IfStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "if";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * The condition: any value, by truthiness.
   */
  condition: boolean | BoundJson;
  /**
   * Steps if the condition holds.
   */
  then: StepJson[];
  /**
   * Steps if it does not.
   */
  else?: StepJson[];
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Asks the visitor to install the app, once per offer of the browser; the result is whether they accepted. In formulas, `app.canInstall` is whether there is an offer.
 */
export interface InstallAppStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "installApp";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Computes a value once; the steps after it read it as `steps.<id>`.
 */
export interface LetStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id: NameJson;
  action: "let";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * The value.
   */
  value: unknown;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Writes a line to the console.
 */
export interface LogStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "log";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * The line.
   */
  message: string | BoundJson;
  /**
   * The log level.
   */
  level?: "info" | "warning" | "error";
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Goes to a page of the app, a local path or another address. Visitors with unsaved input are asked first; if they stay, the workflow ends here.
 */
export interface NavigateStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "navigate";
  /**
   * Skips the step.
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
   * Query parameters of the address.
   */
  query?: {
    [k: string]: unknown;
  };
  /**
   * The section to scroll to.
   */
  section?: string | BoundJson;
  /**
   * A path of this app instead of a page; refused unless it is one of its routes.
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
   * Replaces the history entry.
   */
  replace?: boolean;
  /**
   * The colour of the loading bar until the page is loaded.
   */
  loaderColor?: string | BoundJson;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Opens a popup; with `wait` the popup's result is the result of the step.
 */
export interface OpenPopupStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "openPopup";
  /**
   * Skips the step.
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
   * Waits until the popup is closed.
   */
  wait?: boolean;
  /**
   * Steps for the popup's result, `event.result`, which run while the popup stays open. It closes once they succeed. If they fail it stays open, so that the visitor can try again. They do not run without a result, or for `false`.
   */
  onResult?: StepJson[];
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Shows or hides the loading bar at the top of the page.
 */
export interface PageLoaderStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "pageLoader";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * Whether to show the bar.
   */
  show: boolean | BoundJson;
  /**
   * The colour of the bar.
   */
  color?: string | BoundJson;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Prevents the browser's default action for the event, such as typing a key; only before the first step that waits.
 */
export interface PreventDefaultStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "preventDefault";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Goes back in the history.
 */
export interface PreviousPageStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "previousPage";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * The page to open without a history.
   */
  page?: string;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Opens the browser's print dialog, which can save the page as PDF.
 */
export interface PrintStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "print";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Reads other rows with the filter and order of a collection, such as all of them for an export, without changing the collection; they are the result of the step.
 */
export interface ReadCollectionStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "readCollection";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * The collection whose source is read.
   */
  collection: string;
  /**
   * The maximum number of rows; 0 for no limit other than the source's.
   */
  limit?: number | BoundJson;
  /**
   * The number of rows to skip.
   */
  offset?: number | BoundJson;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Resets variables to their defaults.
 */
export interface ResetVariablesStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "resetVariables";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * The variables to reset.
   */
  variables: string[];
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Sends an HTTP request; its answer is the result of the step. Leaving the page aborts a request that only reads.
 */
export interface RestRequestStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "rest.request";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * The HTTP method.
   */
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE" | "HEAD";
  /**
   * The address. Its origin must be in `plugins.rest.origins`, or in `plugins.rest.server` if the server sends the request; an address without an origin is on the app's own.
   */
  url: string | BoundJson;
  /**
   * Query parameters; an array adds one for each of its values, null adds none.
   */
  query?: {
    [k: string]: unknown;
  };
  /**
   * Headers; null omits one.
   */
  headers?: {
    [k: string]: unknown;
  };
  /**
   * The body of the request.
   */
  body?: unknown;
  /**
   * How the body is encoded: as JSON, as form fields (`application/x-www-form-urlencoded`), as `multipart/form-data`, which supports files, or unchanged.
   */
  bodyType?: "json" | "form" | "multipart" | "raw";
  /**
   * Sends the cookies of that origin.
   */
  credentials?: boolean;
  /**
   * The server sends the request, and adds the settings of `plugins.rest.server` for the origin: for secret keys, and for services that do not allow requests from browsers.
   */
  throughServer?: boolean;
  /**
   * The path of the result in the answer, such as `data.items`; the whole answer when absent.
   */
  resultPath?: string;
  /**
   * The shape of the answer, so that later steps know its properties.
   */
  result?: ResultJson;
  /**
   * A variable filled while the answer arrives: a string with the text so far, or an array with the events of an event stream or the lines.
   */
  stream?: string;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Ends the workflow with a value.
 */
export interface ReturnStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "return";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * The result.
   */
  value?: unknown;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Runs a named workflow; its result is the result of the step. If it fails, the steps after this one do not run, also after an `onError` of its own.
 */
export interface RunWorkflowStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "runWorkflow";
  /**
   * Skips the step.
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
   * Waits until the workflow has ended.
   */
  wait?: boolean;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Goes to the same page in another language.
 */
export interface SetLanguageStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "setLanguage";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * The language, such as `pt`.
   */
  language: string | BoundJson;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Changes the theme and remembers it.
 */
export interface SetThemeStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "setTheme";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * `light`, `dark`, or `system` to follow the device.
   */
  theme: ("light" | "dark" | "system") | BoundJson;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Writes a variable, or a part of one.
 */
export interface SetVariableStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "setVariable";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * The variable to write.
   */
  variable: string;
  /**
   * The new value. Null clears the variable; `push`, `unshift` and `insert` require it. Leave it out for `remove`, `shift` and `pop`.
   */
  value?: unknown;
  /**
   * Writes only this part of an object or array, such as `endereco.cidade`.
   */
  path?: string | BoundJson;
  /**
   * The index in an array: `insert` and `remove` require it, `set` accepts it. With `path`, an array variable is written at that part of the item; in another variable, the path leads to the array.
   */
  index?: number | BoundJson;
  /**
   * The operation; all but `set` require an array.
   */
  operation?: "set" | "push" | "insert" | "remove" | "unshift" | "shift" | "pop";
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Shows a short message in a corner, over the page, for some seconds. The message stays while the pointer or the focus is on it, can be swiped away, and is announced by screen readers. At most three are shown at once. Its role is `dialog`, for an error `alertdialog`, and its accessible name is the title.
 */
export interface ShowToastStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "showToast";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * The message.
   */
  text: string | BoundJson;
  /**
   * A title above the message.
   */
  title?: string | BoundJson;
  /**
   * The kind; errors interrupt what a screen reader is reading.
   */
  kind?: ("info" | "success" | "warning" | "error") | BoundJson;
  /**
   * How long it stays, in milliseconds; 0 until it is closed. 5000 if absent, 10000 for an error or with a button.
   */
  duration?: number | BoundJson;
  /**
   * Its name, for `closeToast`. A message of the same name is replaced.
   */
  name?: string | BoundJson;
  /**
   * The text of its button.
   */
  actionText?: string | BoundJson;
  /**
   * Steps for its button, which also closes it; `event.name` is its name.
   */
  onAction?: StepJson[];
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Fades the volume of a sound; the workflow continues meanwhile.
 */
export interface SoundFadeStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "sound.fade";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * The id of the sound.
   */
  sound: string | BoundJson;
  /**
   * The volume at the start, from 0 to 1; the current one when absent.
   */
  from?: number | BoundJson;
  /**
   * The volume at the end, from 0 to 1.
   */
  to: number | BoundJson;
  /**
   * The duration, in milliseconds.
   */
  durationMs?: number | BoundJson;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Loads a sound under an id, which other steps and formulas use. A sound of the same id is replaced.
 */
export interface SoundLoadStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "sound.load";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * The id of the sound.
   */
  sound: string | BoundJson;
  /**
   * The address of the sound, or a file under `assets/`.
   */
  src: string | BoundJson;
  /**
   * The volume, from 0 to 1.
   */
  volume?: number | BoundJson;
  /**
   * The playback rate; 1 is normal speed.
   */
  rate?: number | BoundJson;
  /**
   * Whether the sound loops.
   */
  loop?: boolean | BoundJson;
  /**
   * Whether the sound is muted.
   */
  muted?: boolean | BoundJson;
  /**
   * The title, shown in the device's media controls.
   */
  title?: string | BoundJson;
  /**
   * The artist.
   */
  artist?: string | BoundJson;
  /**
   * The album.
   */
  album?: string | BoundJson;
  /**
   * The address of the cover, or a file under `assets/`.
   */
  artwork?: string | BoundJson;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Mutes or unmutes a sound.
 */
export interface SoundMuteStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "sound.mute";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * The id of the sound.
   */
  sound: string | BoundJson;
  /**
   * Whether to mute.
   */
  muted?: boolean | BoundJson;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Pauses a sound at its position.
 */
export interface SoundPauseStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "sound.pause";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * The id of the sound.
   */
  sound: string | BoundJson;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Plays a sound from where it was paused. Browsers refuse this until the visitor has interacted with the page.
 */
export interface SoundPlayStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "sound.play";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * The id of the sound.
   */
  sound: string | BoundJson;
  /**
   * The address of the sound, or a file under `assets/`: loaded first if no sound of this id is loaded.
   */
  src?: string | BoundJson;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Seeks to a position in a sound.
 */
export interface SoundSeekStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "sound.seek";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * The id of the sound.
   */
  sound: string | BoundJson;
  /**
   * The position, in seconds from the start.
   */
  time: number | BoundJson;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Sets whether a sound loops.
 */
export interface SoundSetLoopStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "sound.setLoop";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * The id of the sound.
   */
  sound: string | BoundJson;
  /**
   * Whether to loop.
   */
  loop?: boolean | BoundJson;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Sets the playback rate of a sound.
 */
export interface SoundSetRateStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "sound.setRate";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * The id of the sound.
   */
  sound: string | BoundJson;
  /**
   * The playback rate; 1 is normal speed.
   */
  rate: number | BoundJson;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Sets the volume of a sound.
 */
export interface SoundSetVolumeStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "sound.setVolume";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * The id of the sound.
   */
  sound: string | BoundJson;
  /**
   * The volume, from 0 to 1.
   */
  volume: number | BoundJson;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Stops a sound and goes back to its start.
 */
export interface SoundStopStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "sound.stop";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * The id of the sound.
   */
  sound: string | BoundJson;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Stops and unloads a sound.
 */
export interface SoundUnloadStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "sound.unload";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * The id of the sound.
   */
  sound: string | BoundJson;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Stops the event from reaching the outer elements.
 */
export interface StopPropagationStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "stopPropagation";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Ends the workflow if a condition does not hold.
 */
export interface StopUnlessStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "stopUnless";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * Continues only if this holds.
   */
  condition: boolean | BoundJson;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Sends a message to everyone in a channel.
 */
export interface SupabaseBroadcastStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "supabase.broadcast";
  /**
   * Skips the step.
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
   * The content of the message.
   */
  payload?: unknown;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Calls a function of the database; its return value is the result of the step.
 */
export interface SupabaseCallStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "supabase.call";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * The function.
   */
  function: string;
  /**
   * Its arguments, by name. One with a default in the function may be left out or null; the others are required and not null.
   */
  args?: {
    [k: string]: unknown;
  };
  /**
   * Filters the returned rows, like the filter of a collection.
   */
  filter?: FilterJson;
  sort?: SortJson;
  /**
   * The maximum number of rows.
   */
  limit?: number | BoundJson;
  /**
   * The number of rows to skip.
   */
  offset?: number | BoundJson;
  /**
   * Also counts all matching rows, whatever `limit` is: the result is then `data`, the rows, and `count`. Always counts exactly, as the planner cannot estimate the rows of a function.
   */
  count?: "exact";
  /**
   * With `count`: the result is the count alone, without reading rows.
   */
  countOnly?: boolean;
  /**
   * The timeout in milliseconds, which fails like a missing connection; the request may still have arrived.
   */
  timeout?: number;
  /**
   * Calls it again when the connection is back, if no answer arrived, instead of failing. It may then run more than once, so the function must detect a repeated call.
   */
  resend?: boolean;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Deletes the matching rows.
 */
export interface SupabaseDeleteStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "supabase.delete";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * The table or view.
   */
  table: string;
  /**
   * Filters rows whose columns equal these values.
   */
  match?: {
    [k: string]: unknown;
  };
  /**
   * Filters rows, like the filter of a collection.
   */
  filter?: FilterJson;
  /**
   * The columns to return; without it, a write returns nothing unless a later step reads its result.
   */
  columns?: string[];
  /**
   * Returns the row, instead of a list. Where none is deleted, since it no longer exists or a policy hides it, the step fails with the code `no_row`; without `single` that is an empty list.
   */
  single?: boolean;
  /**
   * Removes the rows from all fetched collections of the table. Requires the right to read the rows. Collections with `realtime` follow the change anyway.
   */
  autoSync?: boolean;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Inserts a row, or a list of rows. The result of the step is the new row for one row, and a list for a list.
 */
export interface SupabaseInsertStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "supabase.insert";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * The table or view.
   */
  table: string;
  /**
   * The row by column, or a formula that returns the row or a list of rows.
   */
  data: RowJson;
  /**
   * In a list of rows, a column that only some rows have is null in the others. If `false`, it gets the database's default.
   */
  defaultToNull?: boolean;
  /**
   * The columns to return; without it, a write returns nothing unless a later step reads its result.
   */
  columns?: string[];
  /**
   * Adds the rows to all fetched collections of the table, at the place that their filter and order determine. Requires the right to read the rows. Collections with `realtime` follow the change anyway.
   */
  autoSync?: boolean;
  /**
   * Sends it again when the connection is back, if no answer arrived, instead of failing. It may then arrive more than once: the table needs a unique reference created by the client. A duplicate that the database rejects for it counts as done, without a result.
   */
  resend?: boolean;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Calls an edge function.
 */
export interface SupabaseInvokeStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "supabase.invoke";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * The function, optionally followed by a path.
   */
  function: string | BoundJson;
  /**
   * The HTTP method.
   */
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /**
   * The body of the request.
   */
  body?: unknown;
  /**
   * Headers; null omits one.
   */
  headers?: {
    [k: string]: unknown;
  };
  /**
   * Query parameters; an array adds one for each of its values, null adds none.
   */
  query?: {
    [k: string]: unknown;
  };
  /**
   * The shape of the answer, so that later steps know its properties.
   */
  result?: ResultJson;
  /**
   * A variable filled while the answer arrives: a string with the text so far, or an array with the events of an event stream or the lines.
   */
  stream?: string;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Reads rows of a table or view.
 */
export interface SupabaseSelectStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "supabase.select";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * The table or view.
   */
  table: string;
  /**
   * Filters rows whose columns equal these values.
   */
  match?: {
    [k: string]: unknown;
  };
  /**
   * Filters rows, like the filter of a collection.
   */
  filter?: FilterJson;
  sort?: SortJson;
  /**
   * The columns to return; all when absent.
   */
  columns?: string[];
  /**
   * Returns the first row, or null, instead of a list.
   */
  single?: boolean;
  /**
   * The maximum number of rows.
   */
  limit?: number | BoundJson;
  /**
   * The number of rows to skip.
   */
  offset?: number | BoundJson;
  /**
   * Also counts all matching rows, whatever `limit` is: the result is then `data`, the rows, and `count`. `planned` uses the planner's estimate, which is fast and rough; `estimated` counts exactly up to a limit and uses the estimate beyond it.
   */
  count?: "exact" | "planned" | "estimated";
  /**
   * With `count`: the result is the count alone, without reading rows.
   */
  countOnly?: boolean;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Sets this visitor's presence state in a channel, for everyone in it.
 */
export interface SupabaseSetPresenceStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "supabase.setPresence";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * The name of the channel.
   */
  channel: string | BoundJson;
  /**
   * The state that others see as `state`; null ends the presence.
   */
  state?: unknown;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Copies a file within its bucket.
 */
export interface SupabaseStorageCopyStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "supabase.storageCopy";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * The bucket.
   */
  bucket: string | BoundJson;
  /**
   * The path of the file: its folders and its name.
   */
  path: string | BoundJson;
  /**
   * The path of the copy.
   */
  newPath: string | BoundJson;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Reads a file of a bucket; save it with `downloadFile`.
 */
export interface SupabaseStorageDownloadStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "supabase.storageDownload";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * The bucket.
   */
  bucket: string | BoundJson;
  /**
   * The path of the file: its folders and its name.
   */
  path: string | BoundJson;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Lists the files and folders directly in a folder of a bucket, folders first.
 */
export interface SupabaseStorageListStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "supabase.storageList";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * The bucket.
   */
  bucket: string | BoundJson;
  /**
   * The folder; the root of the bucket when empty.
   */
  path: string | BoundJson;
  /**
   * Lists only names with this prefix.
   */
  search?: string | BoundJson;
  /**
   * The maximum number of entries.
   */
  limit?: number | BoundJson;
  /**
   * The number of entries to skip.
   */
  offset?: number | BoundJson;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Moves or renames a file within its bucket.
 */
export interface SupabaseStorageMoveStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "supabase.storageMove";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * The bucket.
   */
  bucket: string | BoundJson;
  /**
   * The path of the file: its folders and its name.
   */
  path: string | BoundJson;
  /**
   * The new path.
   */
  newPath: string | BoundJson;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Returns the address of a file in a public bucket. Sends no request, so the file may not exist.
 */
export interface SupabaseStoragePublicUrlStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "supabase.storagePublicUrl";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * The bucket.
   */
  bucket: string | BoundJson;
  /**
   * The path of the file: its folders and its name.
   */
  path: string | BoundJson;
  /**
   * Makes browsers save the file instead of showing it.
   */
  download?: boolean | BoundJson;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Removes files from a bucket; the result is the paths of those that existed.
 */
export interface SupabaseStorageRemoveStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "supabase.storageRemove";
  /**
   * Skips the step.
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
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Signs an upload: for two hours, anyone with the result can upload one file with the rights of the current user. Pass `token` to `supabase.storageUploadToSignedUrl`; other programs send the file to `url`.
 */
export interface SupabaseStorageSignedUploadUrlStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "supabase.storageSignedUploadUrl";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * The bucket.
   */
  bucket: string | BoundJson;
  /**
   * The path of the new file: its folders and its name.
   */
  path: string | BoundJson;
  /**
   * Replaces an existing file; otherwise an existing file is an error.
   */
  upsert?: boolean | BoundJson;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Returns an address at which anyone can read a private file for a limited time; for several files, a list.
 */
export interface SupabaseStorageSignedUrlStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "supabase.storageSignedUrl";
  /**
   * Skips the step.
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
   * How long it is valid, in seconds.
   */
  expiresIn: number | BoundJson;
  /**
   * Makes browsers save the file instead of showing it.
   */
  download?: boolean | BoundJson;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Replaces an existing file.
 */
export interface SupabaseStorageUpdateStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "supabase.storageUpdate";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * The bucket.
   */
  bucket: string | BoundJson;
  /**
   * The path of the file: its folders and its name.
   */
  path: string | BoundJson;
  /**
   * The file.
   */
  file: unknown;
  /**
   * The media type, such as `image/png`; the file's own when absent.
   */
  contentType?: string | BoundJson;
  /**
   * How long browsers and caches may keep it, in seconds; an hour when absent.
   */
  cacheControl?: number | BoundJson;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Uploads a file to a bucket. The bucket's policies decide who may; `uploadFile` leaves that to an endpoint.
 */
export interface SupabaseStorageUploadStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "supabase.storageUpload";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * The bucket.
   */
  bucket: string | BoundJson;
  /**
   * The path of the file: its folders and its name.
   */
  path: string | BoundJson;
  /**
   * The file.
   */
  file: unknown;
  /**
   * The media type, such as `image/png`; the file's own when absent.
   */
  contentType?: string | BoundJson;
  /**
   * How long browsers and caches may keep it, in seconds; an hour when absent.
   */
  cacheControl?: number | BoundJson;
  /**
   * Replaces an existing file; otherwise an existing file is an error.
   */
  upsert?: boolean | BoundJson;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Uploads a file to a path signed by `supabase.storageSignedUploadUrl`, with the rights of the user who signed it.
 */
export interface SupabaseStorageUploadToSignedUrlStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "supabase.storageUploadToSignedUrl";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * The bucket.
   */
  bucket: string | BoundJson;
  /**
   * The signed path.
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
   * The media type, such as `image/png`; the file's own when absent.
   */
  contentType?: string | BoundJson;
  /**
   * How long browsers and caches may keep it, in seconds; an hour when absent.
   */
  cacheControl?: number | BoundJson;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Subscribes to a channel: changes of a table, broadcasts, presence. Leaving the page leaves the channel.
 */
export interface SupabaseSubscribeStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "supabase.subscribe";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * The name of the channel. Broadcasts and presence reach everyone in the channel of this name. An open channel of this name is replaced.
   */
  channel: string | BoundJson;
  /**
   * The table whose changes run `onChange`; it must be in the publication `supabase_realtime`.
   */
  table?: string | BoundJson;
  /**
   * The only kind of change to receive; all when absent.
   */
  event?: "INSERT" | "UPDATE" | "DELETE";
  /**
   * Receives only changes of these rows, filtered by the backend. Deletes are not filtered.
   */
  filter?: {
    /**
     * A column of the table.
     */
    field: string;
    /**
     * The operator.
     */
    operator: "eq" | "ne" | "lt" | "lte" | "gt" | "gte" | "in";
    /**
     * The value to compare with; a list for `in`.
     */
    value: unknown;
  };
  /**
   * A column with the time of a row. After a gap in the connection, rows newer than the last known one are read and passed to `onChange` in order, before anything else.
   */
  since?: string;
  /**
   * Restricts broadcasts and presence to users admitted by the policies of `realtime.messages`; a public channel is open to everyone who knows its name. Table changes follow the table's own policies.
   */
  private?: boolean;
  /**
   * Receives its own broadcasts too.
   */
  self?: boolean;
  /**
   * The presence key of this visitor in the channel; generated when absent.
   */
  presence?: string | BoundJson;
  /**
   * Waits until the channel is live, and fails if the backend refuses it.
   */
  wait?: boolean;
  /**
   * Stays in the channel after the page is left, until `supabase.unsubscribe` or sign-out.
   */
  keep?: boolean;
  /**
   * Steps for a row change; `event` is the change.
   */
  onChange?: StepJson[];
  /**
   * Steps for a broadcast; `event` is the message.
   */
  onBroadcast?: StepJson[];
  /**
   * Steps for a presence change; `event` is the change.
   */
  onPresence?: StepJson[];
  /**
   * Steps for a change of the channel's status; `event.status` is `joining`, `live`, `reconnecting`, `refused` or `closed`.
   */
  onStatus?: StepJson[];
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Leaves a channel.
 */
export interface SupabaseUnsubscribeStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "supabase.unsubscribe";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * The name of the channel.
   */
  channel: string | BoundJson;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Updates the matching rows.
 */
export interface SupabaseUpdateStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "supabase.update";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * The table or view.
   */
  table: string;
  /**
   * Filters rows whose columns equal these values.
   */
  match?: {
    [k: string]: unknown;
  };
  /**
   * Filters rows, like the filter of a collection.
   */
  filter?: FilterJson;
  /**
   * The new values by column, or a formula.
   */
  data: RowJson;
  /**
   * The columns to return; without it, a write returns nothing unless a later step reads its result.
   */
  columns?: string[];
  /**
   * Returns the row, instead of a list. Where none is updated, since it no longer exists or a policy hides it, the step fails with the code `no_row`; without `single` that is an empty list.
   */
  single?: boolean;
  /**
   * Adds the rows to all fetched collections of the table, at the place that their filter and order determine. Requires the right to read the rows. Collections with `realtime` follow the change anyway.
   */
  autoSync?: boolean;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Inserts a row, or updates the one it conflicts with.
 */
export interface SupabaseUpsertStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "supabase.upsert";
  /**
   * Skips the step.
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
   * The columns that identify an existing row.
   */
  conflict?: string[];
  /**
   * Leaves an existing row unchanged.
   */
  ignoreDuplicates?: boolean;
  /**
   * In a list of rows, a column that only some rows have is null in the others. If `false`, it gets the database's default.
   */
  defaultToNull?: boolean;
  /**
   * The columns to return; without it, a write returns nothing unless a later step reads its result.
   */
  columns?: string[];
  /**
   * Adds the rows to all fetched collections of the table, at the place that their filter and order determine. Requires the right to read the rows. Collections with `realtime` follow the change anyway.
   */
  autoSync?: boolean;
  /**
   * Sends it again when the connection is back, if no answer arrived, instead of failing.
   */
  resend?: boolean;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Runs the branch whose value is equal, or the default.
 */
export interface SwitchStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "switch";
  /**
   * Skips the step.
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
   * Steps if no branch has the value.
   */
  default?: StepJson[];
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Fails the workflow with a message. In the steps of a `catch`, without a message, it throws the caught error again, with its `data`.
 */
export interface ThrowStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "throw";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * The message of the error; needed outside of a `catch`.
   */
  message?: string | BoundJson;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Runs steps and catches their error; the error is `error` in `catch`.
 */
export interface TryCatchStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "tryCatch";
  /**
   * Skips the step.
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
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Changes the data of a collection in the browser, without a request to its source; stores a copy of `data`.
 */
export interface UpdateCollectionStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "updateCollection";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * The collection to change.
   */
  collection: string;
  /**
   * The operation: replace all data, or insert, update or delete one item.
   */
  operation?: "replace" | "insert" | "update" | "delete";
  /**
   * The new data, or the item; ignored by `delete`.
   */
  data?: unknown;
  /**
   * The index to `insert` at, the end when absent; or the index of the item to `update` or `delete`.
   */
  index?: number | BoundJson;
  /**
   * The key of the item to `update` or `delete`; a missing item is an error.
   */
  key?: unknown;
  /**
   * The path of the key in an item; the collection's own key when absent.
   */
  keyPath?: string;
  /**
   * Keeps the fields of the item that `data` does not have.
   */
  merge?: boolean;
  /**
   * Removes items that do not pass the collection's filter.
   */
  refreshFilter?: boolean;
  /**
   * Sorts the items in the collection's order again.
   */
  refreshSort?: boolean;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Uploads one or more files: asks `designs/<name of the design>/user-files` behind the backend for an address, and sends the content there. The result has the address to read it from; for several files it is a list.
 */
export interface UploadFileStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "uploadFile";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * The file; instead of `files`.
   */
  file?: unknown;
  /**
   * The files, uploaded one after the other; instead of `file`.
   */
  files?: unknown;
  /**
   * The purpose of the file, by which the backend decides where it is stored and what is allowed.
   */
  tag?: string | BoundJson;
  /**
   * A number variable that receives the progress, from 0 to 100.
   */
  progress?: string;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Asks for the visitor's location, which is the result of the step.
 */
export interface UserLocationStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "userLocation";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * Asks for the most accurate location, which takes longer.
   */
  precise?: boolean;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Waits for some time.
 */
export interface WaitStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "wait";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * The time, in milliseconds.
   */
  ms: number | BoundJson;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Runs steps as long as a condition holds.
 */
export interface WhileStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "while";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * The condition, evaluated before each iteration.
   */
  condition: boolean | BoundJson;
  /**
   * The steps of one iteration.
   */
  steps: StepJson[];
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
/**
 * Sends a request to an endpoint of an API group, as the signed-in user; its answer is the result of the step.
 */
export interface XanoRequestStepJson {
  /**
   * The id of the result: `steps.<id>`.
   */
  id?: NameJson;
  action: "xano.request";
  /**
   * Skips the step.
   */
  disabled?: true;
  /**
   * The API group, from `plugins.xano.groups`.
   */
  group: string;
  /**
   * The path of the endpoint in its group, with parameters as `{name}`.
   */
  endpoint: string;
  /**
   * The HTTP method.
   */
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE" | "HEAD";
  /**
   * Values of the parameters in the path.
   */
  pathParams?: {
    [k: string]: unknown;
  };
  /**
   * Query parameters; an array adds one for each of its values, null adds none.
   */
  query?: {
    [k: string]: unknown;
  };
  /**
   * Headers; null omits one.
   */
  headers?: {
    [k: string]: unknown;
  };
  /**
   * The body of the request.
   */
  body?: unknown;
  /**
   * How the body is encoded: as JSON, as form fields (`application/x-www-form-urlencoded`), as `multipart/form-data`, which supports files, or unchanged.
   */
  bodyType?: "json" | "form" | "multipart" | "raw";
  /**
   * Sends the cookies of that origin.
   */
  credentials?: boolean;
  /**
   * The path of the result in the answer, such as `data.items`; the whole answer when absent.
   */
  resultPath?: string;
  /**
   * The shape of the answer, so that later steps know its properties.
   */
  result?: ResultJson;
  /**
   * A variable filled while the answer arrives: a string with the text so far, or an array with the events of an event stream or the lines.
   */
  stream?: string;
  /**
   * A description, in any language; becomes a comment in the output.
   */
  description?: string;
}
