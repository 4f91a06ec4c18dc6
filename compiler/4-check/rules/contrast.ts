import type { DesignPart } from "../../2-validate/design-nodes.ts";
import type { ThemeJson } from "../../2-validate/schema-types.ts";
import type { LinkedLook, LinkedNode, LinkedStyles } from "../../3-link/linked-design.ts";
import { diagnose } from "../../diagnostics/diagnostic.ts";
import type { Report } from "../../result.ts";
import { type Place, placeOf, type SourceFile } from "../../span.ts";
import { type ColorPlace, contrastOf, parseColor } from "./css-color.ts";

/** The minimum contrast of text with its background: WCAG 2.2, success criterion 1.4.3. */
const leastContrast = 4.5;

/** The colours of the theme: the light and dark value of each token. */
export interface Palette {
  readonly themes: readonly Required<Pick<ColorPlace, "theme" | "token">>[];
  readonly classes: ReadonlyMap<string, ColorLayers>;
  /** The contrasts computed so far: of each theme, by the two colours. */
  readonly contrasts: Map<string, readonly (number | undefined)[]>;
}

/** A colour as a style writes it, such as `$texto`, and its place. */
interface Named {
  readonly css: string;
  readonly place: Place;
}

/** `undefined`: not set. `null`: set by a formula, or to the colour around it. */
interface Colors {
  readonly color?: Named | null;
  readonly background?: Named | null;
}

/** The colours by layer: always, by state and by width, as `hover`, `@mobile` or `hover@mobile`. */
type ColorLayers = ReadonlyMap<string, Colors>;

/** Reads the colours of a theme. A design without a theme has the light one only. */
export function paletteOf(theme: DesignPart<ThemeJson> | undefined): Palette {
  if (!theme) return { themes: [{ theme: "light", token: tokensIn({}) }], classes: new Map(), contrasts: new Map() };
  const { light = {}, dark = {} } = theme.json.colors ?? {};
  const themes: Palette["themes"] = [
    { theme: "light", token: tokensIn(light) },
    ...(theme.json.colors?.dark ? [{ theme: "dark" as const, token: tokensIn({ ...light, ...dark }) }] : []),
  ];
  const classes = Object.entries(theme.json.classes ?? {}).map(
    ([name, shape]) => [name, layersOfShape(theme.file, shape as LookShape)] as const,
  );
  return { themes, classes: new Map(classes), contrasts: new Map() };
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

const tokensIn =
  (tokens: Readonly<Record<string, unknown>>) =>
  (name: string): string | undefined => {
    const value = Object.hasOwn(tokens, name) ? tokens[name] : undefined;
    return typeof value === "string" ? value : undefined;
  };

const namedIn = (value: unknown, place: Place): Named | null =>
  typeof value === "string" ? { css: value.trim(), place } : null;

function put(layers: Map<string, Colors>, layer: string, colors: Colors): void {
  if (Object.keys(colors).length > 0) layers.set(layer, { ...layers.get(layer), ...colors });
}

/** Reports `style/low-contrast` for the shared classes, each by itself. */
export function checkClassContrast(palette: Palette, report: Report): void {
  for (const layers of palette.classes.values()) checkLayers(palette, layers, new Set(), undefined, report);
}

/** Reports `style/low-contrast` for nodes: their classes combined, with their own styles on top. */
export function checkContrast(
  palette: Palette,
  nodes: readonly LinkedNode[],
  report: Report,
  inherited?: Named | null,
): void {
  for (const node of nodes) {
    const color = checkNodeContrast(palette, node, inherited, report);
    if ("children" in node) checkContrast(palette, node.children, report, color);
    if ("slots" in node) for (const slot of node.slots) checkContrast(palette, slot.children, report, color);
  }
}

/** Returns the colour that the nodes inside inherit. */
function checkNodeContrast(
  palette: Palette,
  node: LinkedNode,
  inherited: Named | null | undefined,
  report: Report,
): Named | null | undefined {
  if (!("look" in node) || !mayHaveColors(palette, node.look)) return inherited;
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
  checkLayers(palette, layers, inClasses, inherited, report);
  const { color } = layers.get("") ?? {};
  return color === undefined || isCurrent(color) ? inherited : color;
}

/** Whether a look has a colour. Most have none, so nothing is gathered for them. */
function mayHaveColors({ classes }: Palette, look: LinkedLook): boolean {
  const isColored = (name: string): boolean => (classes.get(name)?.size ?? 0) > 0;
  return (
    look.classes.some(isColored) ||
    look.layers.some(
      (layer) => layer.classes.some(isColored) || layer.declarations.some(({ property }) => roles.has(property)),
    )
  );
}

const layerName = ({ state = "", width }: LinkedStyles): string => (width === undefined ? state : `${state}@${width}`);

function colorsOfLayer({ declarations }: LinkedStyles): Colors {
  const colors: { color?: Named | null; background?: Named | null } = {};
  for (const { property, value } of declarations) {
    const role = roles.get(property);
    if (role) colors[role] = value.kind === "literal" ? namedIn(value.value, value) : null;
  }
  return colors;
}

/** Whether it is the colour around it, which `color` inherits anyway. */
const isCurrent = (color: Named | null): boolean => color?.css.toLowerCase() === "currentcolor";

/** Checks each layer on top of the layers that apply with it. Skips pairs whose two colours come from classes. */
function checkLayers(
  palette: Palette,
  layers: ColorLayers,
  inClasses: ReadonlySet<Named>,
  inherited: Named | null | undefined,
  report: Report,
): void {
  const base = layers.get("") ?? {};
  for (const [layer, own] of layers) {
    const [state = "", width] = layer.split("@");
    // WCAG does not require contrast for disabled elements.
    if (state === "disabled") continue;
    const below = { ...base, ...(width === undefined ? {} : layers.get(`@${width}`)), ...layers.get(state) };
    const { color, background } = { ...below, ...own };
    if (!background) continue;
    if (color === undefined || isCurrent(color)) {
      // Of a text that inherits its colour, only backgrounds made from that colour are checked.
      const isMade = color !== undefined || isOfText(palette, background.css);
      if (inherited && isMade && background === own.background)
        reportPair(palette, { ...inherited, place: background.place }, background, report);
      continue;
    }
    if (!color || (color !== own.color && background !== own.background)) continue;
    if (inClasses.has(color) && inClasses.has(background) && isOneObject(color, background)) continue;
    reportPair(palette, color, background, report);
  }
}

/** Whether a colour is known only if the colour of the text is. */
const isOfText = ({ themes }: Palette, css: string): boolean =>
  themes.some(
    (theme) => !parseColor(css, theme) && parseColor(css, { ...theme, current: { mode: "rgb", r: 0, g: 0, b: 0 } }),
  );

const isOneObject = (one: Named, other: Named): boolean => one.place.owner === other.place.owner;

function reportPair(palette: Palette, color: Named, background: Named, report: Report): void {
  const contrasts = contrastsOf(palette, color.css, background.css);
  for (const [index, { theme }] of palette.themes.entries()) {
    const contrast = contrasts[index];
    if (contrast === undefined || !(contrast < leastContrast)) continue;
    const shown = (Math.floor(contrast * 10) / 10).toFixed(1);
    report(diagnose("style/low-contrast", color.place, color.css, background.css, shown, theme));
    return;
  }
}

/** Returns the contrast in each theme; undefined where one of the colours is unknown. */
function contrastsOf({ themes, contrasts }: Palette, color: string, background: string) {
  const key = `${color} on ${background}`;
  const known = contrasts.get(key);
  if (known) return known;
  const found = themes.map((theme) => {
    const front = parseColor(color, theme);
    const back = front && parseColor(background, { ...theme, current: front });
    return front && back && contrastOf(front, back);
  });
  contrasts.set(key, found);
  return found;
}
