import { definitionSyntax, lexer } from "css-tree";

/** Types that the compiler matches itself; `url` and `color` names would only make the table longer. */
const ownTypes = new Set(
  (
    "number integer percentage dimension length angle time resolution flex zero string hex-color named-color url " +
    "ident custom-ident line-name dashed-ident any-value declaration-value id-selector math"
  ).split(" "),
);

/** Numeric types, which any calculation may be. */
const channel = "<number> | <percentage> | <angle> | none";
/** The names of the channels of another colour, which a relative colour may use. */
const channelOf = (names) => `[ ${channel} | ${names.split(" ").join(" | ")} | alpha ]`;
const legacyAlpha = "[ , [ <number> | <percentage> ] ]?";
const legacyRgb = (name) => `${name}( <number>#{3} ${legacyAlpha} ) | ${name}( <percentage>#{3} ${legacyAlpha} ) | `;
const legacyHsl = (name) => `${name}( [ <number> | <angle> ] , <percentage>#{2} ${legacyAlpha} ) | `;
const colorOf = (name, names, legacy) =>
  `${legacy?.(name) ?? ""}${name}( [ ${channel} ]{3} [ / [ ${channel} ] ]? ) | ` +
  `${name}( from <color> ${channelOf(names)}{3} [ / ${channelOf(names)} ]? )`;
const rectangularSpaces =
  "srgb | srgb-linear | display-p3 | display-p3-linear | a98-rgb | prophoto-rgb | rec2020 | xyz | xyz-d50 | xyz-d65";

/**
 * Types whose grammar in css-tree lacks something that the standard allows, or is only for old browsers. Functions that
 * the standard still changes take any arguments.
 */
const otherTypes = {
  color:
    "<hex-color> | <named-color> | <rgb()> | <rgba()> | <hsl()> | <hsla()> | <hwb()> | <lab()> | <lch()> | <oklab()> | " +
    "<oklch()> | <color()> | <color-mix()> | <light-dark()> | contrast-color( <any-value> ) | alpha( <any-value> ) | " +
    "device-cmyk( <any-value> ) | ActiveBorder | ActiveCaption | AppWorkspace | Background | ButtonHighlight | " +
    "ButtonShadow | CaptionText | InactiveBorder | InactiveCaption | InactiveCaptionText | InfoBackground | InfoText | " +
    "Menu | MenuText | Scrollbar | ThreeDDarkShadow | ThreeDFace | ThreeDHighlight | ThreeDLightShadow | ThreeDShadow | " +
    "Window | WindowFrame | WindowText",
  "rgb()": colorOf("rgb", "r g b", legacyRgb),
  "rgba()": colorOf("rgba", "r g b", legacyRgb),
  "hsl()": colorOf("hsl", "h s l", legacyHsl),
  "hsla()": colorOf("hsla", "h s l", legacyHsl),
  "hwb()": colorOf("hwb", "h w b"),
  "lab()": colorOf("lab", "l a b"),
  "lch()": colorOf("lch", "l c h"),
  "oklab()": colorOf("oklab", "l a b"),
  "oklch()": colorOf("oklch", "l c h"),
  "color()":
    `color( [ ${rectangularSpaces} ] [ ${channel} ]+ [ / [ ${channel} ] ]? ) | ` +
    `color( from <color> [ ${rectangularSpaces} ] ${channelOf("r g b x y z")}+ [ / ${channelOf("r g b x y z")} ]? )`,
  "color-mix()": "color-mix( [ <color-interpolation-method> , ]? [ <color> && <percentage [0,100]>? ]# )",
  "color-interpolation-method":
    `in [ ${rectangularSpaces} | lab | oklab | ` +
    "[ hsl | hwb | lch | oklch ] [ [ shorter | longer | increasing | decreasing ] hue ]? ]",
  "grid-line":
    "auto | <line-name> | [ <integer [-∞,-1]> | <integer [1,∞]> ] && <line-name>? | " +
    "span && [ <integer [1,∞]> || <line-name> ]",
  shadow: "inset? && [ <length>{2} [ <length [0,∞]> <length>? ]? ] && <color>?",
  "shadow-t": "[ <length>{2} <length [0,∞]>? ] && <color>?",
  "drop-shadow()": "drop-shadow( <color>? && [ <length>{2} <length [0,∞]>? ] )",
  "image-set()": "image-set( <any-value> )",
  "image()": "image( <any-value> )",
  "element()": "element( <any-value> )",
  "cross-fade()": "cross-fade( <any-value> )",
  "paint()": "paint( <any-value> )",
  image:
    "<url> | <gradient> | <image()> | <image-set()> | <element()> | <cross-fade()> | <paint()> | " +
    "light-dark( [ <image> | none ]#{2} )",
  "linear()": "linear( <any-value> )",
  "cubic-bezier()": "cubic-bezier( <number>#{4} )",
  "basic-shape":
    "<inset()> | <xywh()> | <rect()> | <circle()> | <ellipse()> | <polygon()> | <path()> | shape( <any-value> )",
  "circle()": "circle( [ <radial-extent> | <length> | <percentage> ]? [ at <position> ]? )",
  "bg-clip": "<visual-box> | [ border-area || text ]",
  "counter-style": "<counter-style-name> | symbols( <any-value> )",
  "view()": "view( <any-value>? )",
  "scroll()": "scroll( <any-value>? )",
  "palette-mix()": "palette-mix( <any-value> )",
  "anchor()": null,
  "anchor-size()": null,
  "calc-size()": null,
  "attr()": null,
  "-legacy-gradient": null,
  "-ms-filter-function-list": null,
  "-non-standard-color": null,
  "-non-standard-display": null,
  "-non-standard-font": null,
  "-non-standard-image-rendering": null,
  "-non-standard-size": null,
  math:
    "calc( <calc-sum> ) | min( <calc-sum># ) | max( <calc-sum># ) | clamp( [ <calc-sum> | none ]#{3} ) | " +
    "round( [ [ nearest | up | down | to-zero | line-width ] , ]? <calc-sum># ) | mod( <calc-sum>#{2} ) | " +
    "rem( <calc-sum>#{2} ) | sin( <calc-sum> ) | cos( <calc-sum> ) | tan( <calc-sum> ) | asin( <calc-sum> ) | " +
    "acos( <calc-sum> ) | atan( <calc-sum> ) | atan2( <calc-sum>#{2} ) | pow( <calc-sum>#{2} ) | sqrt( <calc-sum> ) | " +
    "hypot( <calc-sum># ) | log( <calc-sum>#{1,2} ) | exp( <calc-sum> ) | abs( <calc-sum> ) | sign( <calc-sum> ) | " +
    "calc-size( <any-value> ) | anchor( <any-value>? ) | anchor-size( <any-value>? ) | progress( <any-value> ) | " +
    "media-progress( <any-value> ) | container-progress( <any-value> ) | random( <any-value> ) | " +
    "sibling-index( ) | sibling-count( ) | interpolate( <any-value> ) | calc-interpolate( <any-value> )",
  "calc-sum": "<calc-product> [ [ '+' | '-' ] <calc-product> ]*",
  "calc-product": "<calc-value> [ [ '*' | '/' ] <calc-value> ]*",
  "calc-value":
    "<number> | <math> | <dimension> | <percentage> | ( <calc-sum> ) | e | pi | infinity | NaN | " +
    "r | g | b | h | s | l | w | c | a | x | y | z | alpha | size",
};

/** Properties whose grammar in css-tree lacks something that the standard or browsers allow. */
const selfPosition = "<overflow-position>? [ <self-position> | left | right | anchor-center ]";
const ruleOf = (syntax) => `[ ${syntax} | repeat( <any-value> ) ]#`;
const otherProperties = {
  "align-items": `normal | stretch | <baseline-position> | ${selfPosition}`,
  "align-self": `auto | normal | stretch | <baseline-position> | ${selfPosition}`,
  "justify-items": `normal | stretch | <baseline-position> | ${selfPosition} | legacy && [ left | right | center ]?`,
  "justify-self": `auto | normal | stretch | <baseline-position> | ${selfPosition}`,
  "column-count": "<integer [1,∞]> | auto",
  "column-rule": ruleOf("<line-width> || <line-style> || <color>"),
  "column-rule-color": ruleOf("<color>"),
  "column-rule-style": ruleOf("<line-style>"),
  "column-rule-width": ruleOf("<line-width>"),
  "contain-intrinsic-size": "[ auto | none | <length [0,∞]> ]{1,4}",
  cx: "<length-percentage> | <number>",
  cy: "<length-percentage> | <number>",
  r: "<length-percentage> | <number>",
  rx: "auto | <length-percentage> | <number>",
  ry: "auto | <length-percentage> | <number>",
  x: "<length-percentage> | <number>",
  y: "<length-percentage> | <number>",
  cursor:
    "[ [ <url> | <image-set()> ] [ <number> <number> ]? , ]* [ auto | default | none | context-menu | help | pointer | " +
    "progress | wait | cell | crosshair | text | vertical-text | alias | copy | move | no-drop | not-allowed | grab | " +
    "grabbing | e-resize | n-resize | ne-resize | nw-resize | s-resize | se-resize | sw-resize | w-resize | ew-resize | " +
    "ns-resize | nesw-resize | nwse-resize | col-resize | row-resize | all-scroll | zoom-in | zoom-out ]",
  "fill-opacity": "<number> | <percentage>",
  "image-orientation": "from-image | none | <angle> || flip",
  orphans: "<integer [1,∞]>",
  overflow: "[ visible | hidden | clip | scroll | auto | overlay ]{1,2}",
  "overflow-clip-margin": "<visual-box> || <length>",
  "position-anchor": "normal | auto | none | match-parent | <anchor-name>",
  "stroke-miterlimit": "<number [0,∞]>",
  "tab-size": "<number [0,∞]> | <length [0,∞]>",
  "text-underline-position": "auto | [ from-font | under ] || [ left | right ]",
  "transition-duration": "<time [0,∞]>#",
  widows: "<integer [1,∞]>",
  "word-spacing": "normal | <length-percentage>",
  // The standard still changes their syntax.
  "animation-trigger": null,
  "timeline-trigger": null,
  "timeline-trigger-name": null,
};

/** Properties and types whose numbers css-tree leaves without the range of the standard: none may be negative. */
const nonNegative = new Set([
  ..."line-width border-spacing row-gap column-gap line-height flex-grow flex-shrink single-animation-iteration-count".split(
    " ",
  ),
  ..."animation-iteration-count perspective r rx ry shape-margin stroke-width".split(" "),
  ..."stroke-dasharray -webkit-line-clamp track-breadth inflexible-breadth font-size-adjust".split(" "),
  ..."contain-intrinsic-width contain-intrinsic-height contain-intrinsic-inline-size contain-intrinsic-block-size".split(
    " ",
  ),
  ...["top", "right", "bottom", "left", "block-start", "block-end", "inline-start", "inline-end"].map(
    (side) => `scroll-padding-${side}`,
  ),
]);
const numbers = new Set(["number", "integer", "length", "percentage", "length-percentage"]);
const fromZero = { type: "Range", min: 0, max: null };

const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Returns a syntax without what has a vendor's prefix, since the compiler accepts any such word and function, and with
 * the range of a length or percentage at its two types. With `isFromZero`, its numbers are not negative.
 */
function adapted(node, isFromZero = false) {
  if (node.type === "Multiplier") return { ...node, term: adapted(node.term, isFromZero) };
  if (isFromZero && node.type === "Type" && !node.opts && numbers.has(node.name))
    return adapted({ ...node, opts: fromZero });
  if (node.type === "Type" && node.name === "length-percentage" && node.opts)
    return group(["length", "percentage"].map((name) => ({ ...node, name })));
  if (node.type !== "Group") return node;
  const isPrefixed = (term) => (term.type === "Keyword" || term.type === "Function") && /^-[a-z]+-/i.test(term.name);
  const isDropped = (term) => term.type === "Type" && otherTypes[term.name] === null;
  const isPlain = (term) => !isDropped(term) && !isPrefixed(term.type === "Group" ? (term.terms[0] ?? term) : term);
  return { ...node, terms: node.terms.filter(isPlain).map((term) => adapted(term, isFromZero)) };
}

const group = (terms) => ({ type: "Group", terms, combinator: "|", disallowEmpty: false, explicit: true });

/** compiler/2-validate/css-grammar.ts: the grammar of the properties that css-tree knows, and of the types they use. */
export function cssGrammar(schemas) {
  const properties = {};
  const types = {};
  const add = (syntax, name) => {
    const parsed = typeof syntax === "string" ? definitionSyntax.parse(syntax) : syntax;
    const plain = adapted(parsed, nonNegative.has(name));
    definitionSyntax.walk(plain, (node) => {
      if (node.type === "Property") addProperty(node.name);
      else if (node.type === "Type" && !ownTypes.has(node.name)) addType(node.name);
    });
    return definitionSyntax.generate(plain);
  };
  const addProperty = (name) => {
    const syntax = name in otherProperties ? otherProperties[name] : lexer.properties[name]?.syntax;
    if (!syntax || name in properties) return;
    properties[name] = "";
    properties[name] = add(syntax, name);
  };
  const addType = (name) => {
    if (name in types) return;
    const syntax = otherTypes[name] ?? lexer.types[name]?.syntax;
    if (syntax === undefined || syntax === null) throw new Error(`css-tree has no grammar of <${name}>`);
    types[name] = "";
    types[name] = add(syntax, name);
  };
  for (const name of schemas.style["x-properties"]) addProperty(kebab(name));
  types.math = add(otherTypes.math);
  const rows = (table) =>
    Object.keys(table)
      .sort()
      .map((name) => `  ${JSON.stringify(name)}: ${JSON.stringify(table[name])},`)
      .join("\n");
  const { length, angle, time, resolution, flex } = lexer.units;
  return `// @generated from css-tree by npm run codegen. Do not edit.
import { table } from "../catalogue/catalogue-types.ts";

/** The grammar of CSS properties, in the value definition syntax of the standard. */
export const propertyGrammar = table<string>({
${rows(properties)}
});

/** The grammar of the types that the properties use; those without one are in css-match.ts. */
export const typeGrammar = table<string>({
${rows(types)}
});

/** The units of each type, in lower case. */
export const units = table<readonly string[]>(${JSON.stringify({ length, angle, time, resolution, flex }, null, 2)});
`;
}
