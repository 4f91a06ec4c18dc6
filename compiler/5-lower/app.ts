import type { Design } from "../2-validate/design-nodes.ts";
import type { LinkedApp, LinkedQuestion } from "../3-link/linked-design.ts";
import type { DesignShape } from "../3-link/names/gather-names.ts";
import { sharedPart, type Thing } from "../3-link/names/thing.ts";
import { emailLink } from "../3-link/steps/auth.ts";
import { literal } from "../code.ts";
import { placeOf } from "../span.ts";
import { withoutNothing } from "../value-types.ts";
import { type LowerBase, type LowerContext, moduleContext, use } from "./context.ts";
import { lowerGroups } from "./fetches.ts";
import type { CodeModule, Declaration, OutputEntry, OutputExpression } from "./output-module.ts";
import { core, runtime, runtimeFunction } from "./runtime-names.ts";
import { ownImport, popupImport } from "./spell.ts";
import { typeText } from "./type-text.ts";
import { code, lowerArrow, lowerBinding, lowerNow } from "./value.ts";
import { eventName, lowerHandler } from "./workflow.ts";

/** Settings of design.json that the running app reads unchanged, in print order. */
const settings = [
  "name",
  "title",
  "titlePattern",
  "languages",
  "timeZone",
  "pages",
  "themes",
  "groups",
  "backend",
  "loaderColor",
] as const;

/** A design whose formulas read one of these needs the tokens in scripts. */
const tokenReads = [sharedPart("auth", "accessToken"), sharedPart("auth", "refreshToken")];

/** app.tsx: the app as a whole. `reads` is what any part of the design reads. */
export function lowerApp(
  base: LowerBase,
  design: Design,
  app: LinkedApp,
  collections: readonly (readonly string[])[],
  reads: ReadonlySet<Thing>,
): CodeModule {
  const ctx = moduleContext(base, "./");
  const file = design.design?.file;
  const json = (file?.json ?? {}) as unknown as DesignShape;
  const entries: OutputEntry[] = [{ key: "runtime", value: code(use(ctx, ownImport("runtime"))) }];
  for (const name of settings) {
    const value = settingOf(ctx, json, name);
    if (value !== undefined)
      entries.push({
        key: name,
        value: { kind: "literal", value: ordered(value) },
        from: file && placeOf(file, json, name),
      });
  }
  entries.push({ key: "routes", value: lowerAllRoutes(ctx) });
  if (json.auth) {
    const readsToken = tokenReads.some((read) => reads.has(read));
    entries.push({ key: "auth", value: lowerSignIn(ctx, json.auth, readsToken) });
  }
  const { keep = false, browser = false } = json.languageChoice ?? {};
  if ((keep || browser) && ctx.symbols.languages.length > 1)
    entries.push({
      key: "firstLanguage",
      value: {
        kind: "call",
        callee: use(ctx, runtimeFunction("firstLanguage")),
        args: [{ kind: "literal", value: { ...(keep && { keep }), ...(browser && { browser }) } }],
      },
      from: file && placeOf(file, json, "languageChoice"),
    });
  if (reads.has(emailLink))
    entries.push({ key: "emailLinks", value: code(use(ctx, runtimeFunction("takeEmailLink"))) });
  if (collections.length > 0) entries.push({ key: "collections", value: lowerGroups(ctx, collections) });
  if (app.unsaved) entries.push({ key: "unsaved", value: lowerQuestion(ctx, app.unsaved), from: app.unsaved });
  if (app.pending) entries.push({ key: "pending", value: lowerBinding(ctx, app.pending), from: app.pending });
  for (const handler of app.handlers)
    entries.push({ key: eventName(handler.event), value: lowerHandler(ctx, handler), from: handler });
  return {
    kind: "code",
    path: "app.tsx",
    source: "design.json",
    imports: ctx.imports,
    declarations: [
      {
        kind: "const",
        name: "app",
        isExported: true,
        value: { kind: "call", callee: use(ctx, runtime.defineApp), args: [{ kind: "object", entries }] },
      },
    ],
  };
}

/** Returns a setting as the app reads it. */
function settingOf({ symbols }: LowerContext, json: DesignShape, name: (typeof settings)[number]): unknown {
  if (name === "groups") return groupsOf(json);
  if (name === "backend") return json.backend && { kind: json.backend.kind };
  return json[name] ?? (name === "languages" ? symbols.languages : undefined);
}

/** Returns the access groups without their descriptions, which are for readers of the design. */
const groupsOf = ({ groups }: DesignShape): object | undefined =>
  groups && Object.fromEntries(Object.entries(groups).map(([id, { description: _, ...group }]) => [id, group]));

/** Returns how users sign in: the settings of endpoints, or `supabaseAuth({ … })`. */
function lowerSignIn(ctx: LowerContext, auth: NonNullable<DesignShape["auth"]>, readsToken: boolean): OutputExpression {
  const { kind, user: _, password: __, profile, ...settings } = auth;
  const key = ctx.symbols.tables.get(profile ?? "")?.primaryKey[0];
  const all = {
    ...settings,
    ...(profile !== undefined && { profile: { table: profile, key } }),
    ...(readsToken && { readsToken }),
  };
  const value: OutputExpression = { kind: "literal", value: ordered(all) };
  if (kind === undefined) return value;
  const args = Object.keys(all).length === 0 ? [] : [value];
  return { kind: "call", callee: use(ctx, runtime.supabaseAuth), args };
}

/** Returns `routes`, or `[...routes, ...own.routes]` for a design with routes written by hand. */
function lowerAllRoutes(ctx: LowerContext): OutputExpression {
  const routes = use(ctx, { name: "routes", from: "./routes" });
  const { customRoutes } = ctx.symbols;
  if (customRoutes === undefined) return code(routes);
  const own = use(ctx, { name: "own", from: customRoutes, star: true });
  return code(`[...${routes}, ...${own}.routes]`);
}

/** Returns `(run) => openPopup(run, confirmacao, { … })`: its result says whether to continue. */
function lowerQuestion(ctx: LowerContext, { popup, with: props }: LinkedQuestion): OutputExpression {
  return lowerArrow(ctx, "run", (inner) => {
    const args = [code("run"), code(use(ctx, popupImport(popup)))];
    if (props) args.push(lowerNow(inner, props));
    return { kind: "call", callee: use(ctx, runtimeFunction("openPopup")), args };
  });
}

/** Returns the same setting with sorted keys, so that key order in the design has no effect. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== "object" || value === null) return value;
  const record = value as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.keys(record)
      .sort()
      .map((key) => [key, ordered(record[key])]),
  );
}

/** What the other modules use of the design's runtime. */
const ownNames =
  "connection, currentPage, inLanguage, language, localized, readonlyVariable, runtime, sounds, theme, variable";

/** constraint-texts.ts: what visitors read when a write violates a constraint, loaded with the first that does. */
export function lowerConstraintTexts(base: LowerBase, { design }: Design): CodeModule | undefined {
  const texts = design?.json.backend?.constraintTexts;
  if (design === undefined || texts === undefined) return undefined;
  const ctx = moduleContext(base, "./");
  return {
    kind: "code",
    path: `${constraintTextsModule}.ts`,
    source: "design.json",
    imports: ctx.imports,
    declarations: [
      {
        kind: "const",
        name: "constraintTexts",
        isExported: true,
        value: {
          kind: "object",
          entries: Object.keys(texts)
            .sort()
            .map((name) => ({
              key: name,
              value: { kind: "literal", value: ordered(texts[name]) },
              from: placeOf(design.file, texts, name),
            })),
        },
      },
    ],
  };
}

const constraintTextsModule = "constraint-texts";

/** runtime.ts: the state of the design, and what the other modules use of it. */
export function lowerRuntime(base: LowerBase, { design }: Design, names: RecordNames): CodeModule {
  const ctx = moduleContext(base, "./");
  const texts = design?.json.backend?.constraintTexts
    ? `${use(ctx, runtimeFunction("withConstraintTexts"))}(async () => (await import(${literal(`./${constraintTextsModule}`)})).constraintTexts)`
    : "";
  const declare = (name: string, value: string) => ({
    kind: "const" as const,
    name,
    isExported: true,
    value: code(value),
  });
  return {
    kind: "code",
    path: "runtime.ts",
    source: "design.json",
    imports: ctx.imports,
    declarations: [...recordTypes(names), declare(`{ ${ownNames} }`, `${use(ctx, runtime.createRuntime)}(${texts})`)],
  };
}

/** The names of records of the runtime that a design reads, sorted. */
export interface RecordNames {
  /** Parameters of paths, where any page may be open. */
  readonly path: readonly string[];
  readonly query: readonly string[];
  readonly sounds: readonly string[];
}

/** Declares the names, so that hosts may refuse those that no type has. */
function recordTypes({ path, query, sounds }: RecordNames): readonly Declaration[] {
  const interfaces = [
    { name: "PathParams", texts: path },
    { name: "QueryParams", texts: query },
    { name: "SoundIds", texts: sounds },
  ].filter(({ texts }) => texts.length > 0);
  return interfaces.length > 0 ? [{ kind: "augmentation", module: core, interfaces }] : [];
}

/** auth.ts: the signed-in user, with the type that the design declares. */
export function lowerAuth(base: LowerBase, design: Design): CodeModule | undefined {
  const json = design.design?.file.json as DesignShape | undefined;
  if (!json?.auth) return undefined;
  const ctx = moduleContext(base, "./");
  const user = withoutNothing(ctx.symbols.user);
  const type = user && user.kind !== "unknown" ? `<${typeText(ctx, user)}>` : "";
  const own = use(ctx, ownImport("runtime"));
  return {
    kind: "code",
    path: "auth.ts",
    source: "design.json",
    imports: ctx.imports,
    declarations: [
      { kind: "const", name: "auth", isExported: true, value: code(`${use(ctx, runtime.authOf)}${type}(${own})`) },
    ],
  };
}
