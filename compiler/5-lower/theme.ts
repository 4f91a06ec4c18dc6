import type { DesignPart } from "../2-validate/design-nodes.ts";
import type { ThemeJson } from "../2-validate/schema-types.ts";
import { type FontJson, fontsOf, type ThemeShape } from "../3-link/names/gather-names.ts";
import type { ClassShape, Symbols } from "../3-link/names/symbols.ts";
import { withTokens } from "../3-link/rules/tokens.ts";
import { propertiesOf } from "../3-link/values/link-look.ts";
import { type JsonContainer, type Place, placeOf, type SourceFile } from "../span.ts";
import { familiesOf, lowerFonts } from "./fonts.ts";
import type { StyleDeclaration, StyleLayer, StyleModule, StyleRule } from "./output-module.ts";
import { classStateSelector, cssProperty } from "./styles.ts";

/** theme.css: tokens as custom properties, light and dark, and the shared classes. */
export function lowerTheme({ json: theme, file }: DesignPart<ThemeJson>, symbols: Symbols): StyleModule {
  const json = theme as ThemeShape;
  const rules: StyleRule[] = [...lowerFonts(file, fontsOf(theme), symbols)];
  const { light, dark } = json.colors ?? {};
  const groups = Object.keys(json)
    .filter((group) => !["$schema", "classes", "colors", "allow", "description", "name"].includes(group))
    .sort();
  const tokens = [...tokensOf(file, light), ...groups.flatMap((group) => tokensOf(file, json[group]))];
  if (tokens.length > 0)
    rules.push({
      selector: ':root, [data-theme="light"]',
      declarations: [{ property: "color-scheme", value: "light" }, ...tokens],
    });
  if (dark)
    rules.push({
      // Paper has the colours of the light theme.
      media: "screen",
      selector: ':root[data-theme="dark"], [data-theme="dark"]',
      declarations: [{ property: "color-scheme", value: "dark" }, ...tokensOf(file, dark)],
    });
  const layers = json.classes ? classLayers(file, json.classes) : [];
  return { kind: "style", path: "theme.css", source: "theme.json", imports: [], rules, layers };
}

function tokensOf(file: SourceFile | undefined, group: unknown): readonly StyleDeclaration[] {
  if (typeof group !== "object" || group === null) return [];
  const owner = group as Readonly<Record<string, unknown>>;
  return Object.keys(owner)
    .sort()
    .map((name) => ({ property: `--${name}`, value: tokenValue(owner[name]), from: placeIn(file, owner, name) }));
}

/** A token is text, a number, or a font family of the design. */
const tokenValue = (value: unknown): string =>
  typeof value === "object" && value !== null ? familiesOf(value as FontJson) : withTokens(String(value));

const placeIn = (file: SourceFile | undefined, owner: object, key: string): Place | undefined =>
  file && placeOf(file, owner as JsonContainer, key);

const media = { tablet: "(max-width: 991px)", mobile: "(max-width: 767px)" } as const;

/** Puts shared classes, with their breakpoints and states, in their own layer, so that own styles always win. */
function classLayers(
  file: SourceFile | undefined,
  classes: Readonly<Record<string, ClassShape>>,
): readonly StyleLayer[] {
  const layers: StyleLayer[] = [];
  for (const width of [undefined, "tablet", "mobile"] as const) {
    const rules = Object.keys(classes)
      .sort()
      .flatMap((name) => classRules(file, name, classes[name] ?? {}, width));
    if (rules.length > 0)
      layers.push({ name: "classes", rules, ...(width === undefined ? {} : { media: media[width] }) });
  }
  return layers;
}

function classRules(
  file: SourceFile | undefined,
  name: string,
  shape: ClassShape,
  width: "tablet" | "mobile" | undefined,
): readonly StyleRule[] {
  const own = ruleOf(file, `.${name}`, width === undefined ? shape.style : shape.at?.[width]?.style);
  const states = Object.keys(shape.states ?? {})
    .sort()
    .flatMap((state) => {
      const inner = shape.states?.[state];
      return ruleOf(
        file,
        `.${name}${classStateSelector(state)}`,
        width === undefined ? inner?.style : inner?.at?.[width]?.style,
      );
    });
  return [...own, ...states];
}

function ruleOf(
  file: SourceFile | undefined,
  selector: string,
  style: Readonly<Record<string, string | number>> | undefined,
): readonly StyleRule[] {
  if (!style) return [];
  const declarations = propertiesOf(style).map((property) => ({
    property: cssProperty(property),
    value: withTokens(String(style[property])),
    from: placeIn(file, style, property),
  }));
  return declarations.length === 0 ? [] : [{ selector, declarations }];
}
