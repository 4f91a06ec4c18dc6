import type { DesignPart } from "../../2-validate/design-nodes.ts";
import type { ThemeJson } from "../../2-validate/schema-types.ts";
import { listOf } from "../../2-validate/theme-values.ts";
import type { LinkedLook, LinkedNode, LinkedStyles } from "../../3-link/linked-design.ts";
import { diagnose } from "../../diagnostics/diagnostic.ts";
import type { Report } from "../../result.ts";
import { type Place, placeOf, type SourceFile } from "../../span.ts";
import { contrastOf, parseColor, type Rgb } from "./css-color.ts";

/** The minimum contrast of text with its background: WCAG 2.2, success criterion 1.4.3. */
const leastContrast = 4.5;

/** The colours of the theme: the light and dark value of each token, if they can be parsed. */
export interface Palette {
  readonly themes: readonly { readonly name: ThemeName; readonly colors: ReadonlyMap<string, Rgb> }[];
  readonly classes: ReadonlyMap<string, ColorLayers>;
}

type ThemeName = "light" | "dark";

/** A colour that a style names as a token, and its place. */
interface Named {
  readonly token: string;
  readonly place: Place;
}

/** `undefined`: not set. `null`: set, but not to a token. */
interface Colors {
  readonly color?: Named | null;
  readonly background?: Named | null;
}

/** The colours by layer: always, by state and by width, as `hover`, `@mobile` or `hover@mobile`. */
type ColorLayers = ReadonlyMap<string, Colors>;

/** Reads the colours of a theme; undefined without a theme. */
export function paletteOf(theme: DesignPart<ThemeJson> | undefined): Palette | undefined {
  if (!theme) return undefined;
  const { light = {}, dark = {} } = theme.json.colors ?? {};
  const themes: Palette["themes"] = [
    { name: "light", colors: colorsOf(light, "light") },
    ...(theme.json.colors?.dark ? [{ name: "dark" as const, colors: colorsOf({ ...light, ...dark }, "dark") }] : []),
  ];
  const classes = Object.entries(theme.json.classes ?? {}).map(
    ([name, shape]) => [name, layersOfShape(theme.file, shape as LookShape)] as const,
  );
  return { themes, classes: new Map(classes) };
}

interface LookShape {
  readonly style?: Readonly<Record<string, unknown>>;
  readonly at?: Readonly<Record<string, LookShape>>;
  readonly states?: Readonly<Record<string, LookShape>>;
}

function layersOfShape(file: SourceFile, shape: LookShape): ColorLayers {
  const layers = new Map<string, Colors>();
  const add = (look: LookShape, state: string): void => {
    put(layers, state, colorsOfStyle(file, look.style));
    for (const [width, inner] of Object.entries(look.at ?? {}))
      put(layers, `${state}@${width}`, colorsOfStyle(file, inner.style));
  };
  add(shape, "");
  for (const [state, inner] of Object.entries(shape.states ?? {})) add(inner, state);
  return layers;
}

function colorsOfStyle(file: SourceFile, style: LookShape["style"]): Colors {
  const colors: { color?: Named | null; background?: Named | null } = {};
  for (const [property, value] of Object.entries(style ?? {})) {
    const role = roles.get(property);
    if (role) colors[role] = namedIn(value, placeOf(file, style as object, property));
  }
  return colors;
}

const roles: ReadonlyMap<string, keyof Colors> = new Map([
  ["color", "color"],
  ["backgroundColor", "background"],
  ["background", "background"],
]);

function namedIn(value: unknown, place: Place): Named | null {
  const token = typeof value === "string" ? tokenIn(value) : undefined;
  return token === undefined ? null : { token, place };
}

const tokenIn = (value: string): string | undefined => /^\$([A-Za-z][A-Za-z0-9-]*)$/.exec(value)?.[1];

function put(layers: Map<string, Colors>, layer: string, colors: Colors): void {
  if (Object.keys(colors).length > 0) layers.set(layer, { ...layers.get(layer), ...colors });
}

/** Reports `style/low-contrast` for the shared classes, each by itself. */
export function checkClassContrast(palette: Palette, report: Report): void {
  for (const layers of palette.classes.values()) checkLayers(palette, layers, new Set(), report);
}

/** Reports `style/low-contrast` for a node: its classes combined, with its own style on top. */
export function checkContrast(palette: Palette, node: LinkedNode, report: Report): void {
  if (!("look" in node) || !mayHaveColors(palette, node.look)) return;
  const layers = new Map<string, Colors>();
  const inClasses = new Set<Named>();
  const addClasses = (names: readonly string[], layerOf: (layer: string) => string | undefined): void => {
    for (const name of [...names].sort()) {
      const known = palette.classes.get(name) ?? new Map<string, Colors>();
      // If one class sets both colours, it is reported once, at the class.
      for (const [layer, colors] of known) {
        const target = layerOf(layer);
        if (target === undefined) continue;
        put(layers, target, colors);
        for (const each of [colors.color, colors.background]) if (each) inClasses.add(each);
      }
    }
  };
  addClasses(node.look.classes, (layer) => layer);
  for (const styles of node.look.layers) {
    const name = layerName(styles);
    addClasses(styles.classes, (layer) => (layer === "" ? name : undefined));
    put(layers, name, colorsOfLayer(styles));
  }
  checkLayers(palette, layers, inClasses, report);
}

const mayHaveColors = (palette: Palette, look: LinkedLook): boolean =>
  look.classes.some((name) => palette.classes.get(name)?.size) || look.layers.length > 0;

const layerName = ({ state = "", width }: LinkedStyles): string => (width === undefined ? state : `${state}@${width}`);

function colorsOfLayer({ declarations }: LinkedStyles): Colors {
  const colors: { color?: Named | null; background?: Named | null } = {};
  for (const { property, value } of declarations) {
    const role = roles.get(property);
    if (role) colors[role] = value.kind === "literal" ? namedIn(value.value, value) : null;
  }
  return colors;
}

/** Checks each layer on top of the layers that apply with it. Skips pairs whose two colours come from classes. */
function checkLayers(palette: Palette, layers: ColorLayers, inClasses: ReadonlySet<Named>, report: Report): void {
  const base = layers.get("") ?? {};
  for (const [layer, own] of layers) {
    const [state = "", width] = layer.split("@");
    // WCAG does not require contrast for disabled elements.
    if (state === "disabled") continue;
    const below = { ...base, ...(width === undefined ? {} : layers.get(`@${width}`)), ...layers.get(state) };
    const { color, background } = { ...below, ...own };
    if (!color || !background) continue;
    if (color !== own.color && background !== own.background) continue;
    if (inClasses.has(color) && inClasses.has(background) && isOneObject(color, background)) continue;
    reportPair(palette, color, background, report);
  }
}

const isOneObject = (one: Named, other: Named): boolean => one.place.owner === other.place.owner;

function reportPair({ themes }: Palette, color: Named, background: Named, report: Report): void {
  for (const { name, colors } of themes) {
    const front = colors.get(color.token);
    const back = colors.get(background.token);
    const contrast = front && back && contrastOf(front, back);
    if (contrast === undefined || !(contrast < leastContrast)) continue;
    const shown = (Math.floor(contrast * 10) / 10).toFixed(1);
    report(diagnose("style/low-contrast", color.place, color.token, background.token, shown, name));
    return;
  }
}

function colorsOf(tokens: Readonly<Record<string, unknown>>, theme: ThemeName): ReadonlyMap<string, Rgb> {
  const known = new Map<string, Rgb>();
  const read = (value: unknown, depth: number): Rgb | undefined => {
    if (typeof value !== "string" || depth > 10) return undefined;
    const token = tokenIn(value);
    if (token !== undefined) return Object.hasOwn(tokens, token) ? read(tokens[token], depth + 1) : undefined;
    const choice = /^\s*light-dark\((.*)\)\s*$/is.exec(value)?.[1];
    return choice === undefined ? parseColor(value) : read(listOf(choice)[theme === "light" ? 0 : 1], depth + 1);
  };
  for (const [name, value] of Object.entries(tokens)) {
    const color = read(value, 0);
    if (color !== undefined) known.set(name, color);
  }
  return known;
}
