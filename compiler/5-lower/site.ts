import type { Design } from "../2-validate/design-nodes.ts";
import type { DesignJson } from "../2-validate/schema-types.ts";
import { fontFiles } from "../3-link/names/gather-names.ts";
import type { Symbols } from "../3-link/names/symbols.ts";
import { type EmbedSource, embedsIn } from "./embeds.ts";
import { type ShownAddresses, shownIn } from "./shown-addresses.ts";

/**
 * What bundling and serving an app takes, besides the files of its output. It is decided with them, so that neither printed
 * code nor the design is read again.
 */
export interface SiteDescription {
  readonly name: string;
  /** The title and the language of the app, and of pages that are in no other language. */
  readonly title: string;
  readonly language: string;
  readonly theme: "light" | "dark" | "system";
  /** The path on the host under which the app is served, without a trailing `/`; empty for the root. */
  readonly basePath: string;
  /** The picture of the window, as a path in the design. */
  readonly favicon: string | undefined;
  readonly hasBackend: boolean;
  readonly hasServiceWorker: boolean;
  /** The page to sign in, for an app with sign-in. */
  readonly login: string | undefined;
  readonly notFound: string | undefined;
  /** By language, the text around the title of every page, with `{title}` in its place. */
  readonly titlePatterns: Readonly<Record<string, string>>;
  readonly routes: readonly PageAddress[];
  /** The modules of the pages that visitors land on, such as `pages/inicio`. */
  readonly firstPages: readonly string[];
  readonly sheets: Sheets;
  /** The rows of static collections that are files of their own, by the id of the collection. */
  readonly separateData: Readonly<Record<string, unknown>>;
  readonly embeds: readonly EmbedSource[];
  readonly shown: ShownAddresses;
  /** The origins that browsers may call besides the backend, and addresses at such origins. */
  readonly asked: readonly string[];
}

/** One page in one language. */
export interface PageAddress {
  /** With slashes around it; `:name` is a parameter. */
  readonly path: string;
  readonly page: string;
  /** Absent in an app with one language. */
  readonly language: string | undefined;
  /** The title as the window shows it; absent if it is known only in the browser. */
  readonly title: string | undefined;
  /** Absent for a page without styles. */
  readonly sheet: string | undefined;
  /** Access groups; a page with any is private. */
  readonly groups: readonly string[];
  /** Whether search engines leave it out. */
  readonly isHidden: boolean;
  /** For a page per record: the path segment of each record. */
  readonly records: readonly string[] | undefined;
  readonly defaults: Readonly<Record<string, string>>;
}

/** The style sheets of the output and of the design. */
export interface Sheets {
  /** Sheets of the output that every page needs. */
  readonly always: readonly string[];
  /** Sheets of the output that load with a page or a popup. */
  readonly onDemand: readonly string[];
  /** Sheets of the design, as paths in its folder; every page needs them. */
  readonly own: readonly string[];
  /** The fonts of the theme, as paths in the folder of the design. */
  readonly fonts: readonly string[];
  /** Those that every page asks for at once. */
  readonly firstFonts: readonly string[];
}

/** Returns the addresses of all pages, in the order of the output. `styled` are the pages and popups with a style sheet. */
export function pageAddresses(design: Design, symbols: Symbols, styled: ReadonlySet<string>): readonly PageAddress[] {
  const titlePatterns = patternsOf(design, symbols.languages);
  return design.pages.flatMap((page) =>
    symbols.languages.flatMap((language): PageAddress | readonly [] => {
      const named = symbols.pages.get(page.id);
      const path = named?.paths.get(language);
      if (named === undefined || path === undefined) return [];
      const prefix = symbols.prefixes.has(language) ? `/${language}/` : "/";
      return {
        path: path === "" ? prefix : `${prefix}${path}/`,
        page: page.id,
        language: symbols.languages.length > 1 ? language : undefined,
        title: shownTitle(localized(page.json.title, language), titlePatterns[language]),
        sheet: styled.has(page.id) ? `pages/${page.id}.css` : undefined,
        groups: page.json.groups ?? [],
        isHidden: page.json.hidden === true,
        records: named.records && [...named.records.names],
        defaults: Object.fromEntries(
          named.params.flatMap((name) => {
            const value = named.defaults.get(name);
            return value === undefined ? [] : [[name, value]];
          }),
        ),
      };
    }),
  );
}

/** Describes the app. `styled` are the pages and popups with a style sheet. Reads the whole design, for its addresses. */
export function lowerSite(
  design: Design,
  symbols: Symbols,
  styled: ReadonlySet<string>,
  routes: readonly PageAddress[],
): SiteDescription {
  const json = design.design?.json;
  if (json === undefined) throw new Error("a design without design.json has no site");
  const { languages, popups, styleSheet } = symbols;
  const [language = "en"] = languages;
  const { home, login, notFound } = json.pages;
  const own = json.styleSheets ?? [];
  const fonts = fontFiles(design.theme?.json);
  const units = [...design.pages, ...design.sections, ...design.components].map((unit) => unit.json);
  const shared = [design.theme, design.variables, design.collections, design.formulas, design.workflows];
  return {
    name: json.name,
    title: localized(json.title, language) ?? json.name,
    language,
    theme: json.themes?.default ?? "light",
    basePath: (json.basePath ?? "").replace(/\/+$/, ""),
    favicon: json.favicon,
    hasBackend: json.backend !== undefined,
    hasServiceWorker: json.serviceWorker !== false,
    login: json.auth === undefined ? undefined : (login ?? home),
    notFound,
    titlePatterns: patternsOf(design, languages),
    routes,
    firstPages: [...new Set([home, login])].filter((page) => page !== undefined).map((page) => `pages/${page}`),
    sheets: {
      always: design.theme === undefined ? [] : ["theme.css"],
      onDemand: [
        ...design.pages.filter(({ id }) => styled.has(id)).map(({ id }) => `pages/${id}.css`),
        ...[...popups.keys()].filter((id) => styled.has(id)).map((id) => `components/${id}.css`),
      ],
      own,
      fonts: [...new Set(fonts.map(({ file }) => file))].sort(),
      firstFonts: [...new Set(fonts.filter(({ preload }) => preload).map(({ file }) => file))],
    },
    separateData: separateData(design),
    embeds: embedsIn(units),
    shown: shownIn(
      json.origins,
      [json, ...units, ...shared.map((part) => part?.json)],
      own.map((path) => styleSheet?.(path) ?? ""),
    ),
    asked: askedAddresses(json),
  };
}

const patternsOf = ({ design }: Design, languages: readonly string[]): SiteDescription["titlePatterns"] =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const pattern = localized(design?.json.titlePattern, language);
      return pattern === undefined ? [] : [[language, pattern]];
    }),
  );

/** Returns a title as the window shows it. */
const shownTitle = (title: string | undefined, pattern: string | undefined): string | undefined =>
  title && (pattern?.replace("{title}", () => title) ?? title);

/** Returns a text in a language; undefined for one that is bound, or that this language lacks. */
function localized(value: unknown, language: string): string | undefined {
  const text: unknown =
    typeof value === "object" && value !== null ? Object.getOwnPropertyDescriptor(value, language)?.value : value;
  return typeof text === "string" ? text : undefined;
}

const separateData = ({ collections }: Design): SiteDescription["separateData"] =>
  Object.fromEntries(
    Object.entries(collections?.json.collections ?? {}).flatMap(([id, collection]) =>
      collection.source === "static" && collection.inline === false ? [[id, collection.data]] : [],
    ),
  );

/** The addresses that a design lets browsers request; never the ones that only its server requests. */
function askedAddresses({ plugins, auth }: DesignJson): readonly string[] {
  const addresses: readonly (string | undefined)[] = [
    ...(plugins?.rest?.origins ?? []),
    ...(plugins?.xano === undefined ? [] : [`https://${plugins.xano.domain}`]),
    ...[auth?.login, auth?.signup, auth?.me, auth?.oauth],
  ];
  return addresses.filter((address) => address !== undefined).filter((address) => /^https?:/.test(address));
}
