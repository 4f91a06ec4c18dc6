import { kebabCase } from "../names.ts";
import { nearestName } from "../near-names.ts";
import { colorNames } from "./color-names.ts";
import { type WrongValue, wrongAreas } from "./css-areas.ts";
import { units } from "./css-grammar.ts";
import { type Mismatch, mismatchOf } from "./css-match.ts";
import type { CssToken } from "./css-tokens.ts";

/**
 * Compares a value with the grammar of a style property, such as `alignItems`; undefined if it fits.
 *
 * `right` keeps the values that fit, as `alignItems: center`, since designs repeat them.
 */
export function wrongValue(style: string, value: string, right: Set<string>): WrongValue | undefined {
  const declaration = `${style}: ${value}`;
  if (right.has(declaration)) return undefined;
  const wrong = comparedValue(style, value);
  if (wrong === undefined) right.add(declaration);
  return wrong;
}

function comparedValue(style: string, value: string): WrongValue | undefined {
  const mismatch = mismatchOf(kebabCase(style), value);
  if (mismatch === undefined) return hasAreas.has(style) ? wrongAreas(value) : undefined;
  const { start, end, found } = mismatch;
  return {
    start,
    end,
    found: found && value.slice(start, end),
    nearest: found && nearestValue(found, value.slice(start, end), mismatch),
    expected: expectations(mismatch),
    words: wordsIn(mismatch.expected),
  };
}

/** Returns the words among what may be at a place, colours too. */
const wordsIn = (expected: ReadonlySet<string>): readonly string[] => [
  ...[...expected].filter((each) => /^[a-zA-Z][\w-]*$/.test(each)),
  ...(expected.has("<named-color>") ? colorNames : []),
];

const hasAreas: ReadonlySet<string> = new Set(["gridTemplateAreas", "gridTemplate", "grid"]);

const kinds: Readonly<Record<string, string>> = {
  length: "a length",
  percentage: "a percentage",
  number: "a number",
  integer: "a whole number",
  dimension: "a number with a unit",
  angle: "an angle",
  time: "a duration",
  resolution: "a resolution",
  flex: "a fraction such as `1fr`",
  string: "a string in quotes",
  url: "an address in `url()`",
  ident: "a name",
  "custom-ident": "a name",
  "line-name": "a name",
  "dashed-ident": "a name that starts with `--`",
  "hex-color": "a colour",
  "named-color": "a colour",
};

const wideWords = /^(?:initial|inherit|unset|revert(?:-layer|-rule)?)$/;

function expectations({ expected }: Mismatch): readonly string[] {
  const isColor = expected.has("<named-color>");
  const found = new Set<string>();
  const words: string[] = [];
  for (const each of expected) {
    const [, type, least, most] = /^<(\S+)(?: from (\d+))?(?: to (\d+))?>$/.exec(each) ?? [];
    if (type !== undefined) {
      const kind = kinds[type];
      if (kind !== undefined)
        found.add(
          least === undefined
            ? kind
            : `${kind} ${most === undefined ? `of at least ${least}` : `from ${least} to ${most}`}`,
        );
    } else if (!wideWords.test(each) && !(isColor && isOfColors(each))) {
      words.push(each.endsWith("(") ? `\`${each})\`` : `\`${each}\``);
    }
  }
  const isPartOf = (one: string, other: string) => one.startsWith(`${other} of `) || one.startsWith(`${other} from `);
  const wide = [...found].filter((one) => ![...found].some((other) => isPartOf(one, other)));
  return [...wide, ...words];
}

/** Whether a colour function or a system colour, which `a colour` already covers. */
const isOfColors = (name: string): boolean =>
  /^[A-Z]|(?:^(?:rgba?|hsla?|hwb|ok|lab|lch|alpha|device)|color|light-dark).*\($/.test(name);

/** Returns the right value that the wrong one was most likely meant to be. */
function nearestValue(token: CssToken, text: string, { expected }: Mismatch): string | undefined {
  if (token.kind === "number") return withUnit(token, text, expected);
  if (token.kind !== "word" && token.kind !== "function") return undefined;
  const names = [...expected].filter((each) => /^[\w-]+\(?$/.test(each));
  if (token.kind === "function") {
    const functions = names.filter((name) => name.endsWith("(")).map((name) => name.slice(0, -1));
    const nearest = nearestName(token.text, expected.has("<length>") ? [...functions, ...mathNames] : functions);
    return nearest && `${nearest}()`;
  }
  const words = names.filter((name) => !name.endsWith("("));
  return nearestName(token.text, expected.has("<named-color>") ? [...words, ...colorNames] : words);
}

const mathNames = ["calc", "min", "max", "clamp"];
const unitTypes = ["length", "time", "angle", "resolution", "flex"];
/** The unit that a number without one most likely has. */
const usualUnits: Readonly<Record<string, string>> = { length: "px", time: "ms", angle: "deg" };

function withUnit({ value, unit }: CssToken, text: string, expected: ReadonlySet<string>): string | undefined {
  const types = unitTypes.filter((type) =>
    [...expected].some((each) => each === `<${type}>` || each === `<${type} from 0>`),
  );
  // `calc(100%-20px)` is two numbers.
  const sign = text.charAt(0);
  if (expected.has(sign) && /[-+]/.test(sign)) return `${sign} ${text.slice(1)}`;
  const amount = unit === "" ? text : text.slice(0, -unit.length);
  if (value < 0 && ![...expected].some((each) => types.some((type) => each === `<${type}>`))) return undefined;
  if (unit === "") {
    const usual = types.map((type) => usualUnits[type]).find((each) => each !== undefined);
    return usual && `${amount}${usual}`;
  }
  const known = (expected.has("<dimension>") ? unitTypes : types).flatMap((type) => units[type] ?? []);
  if (known.includes(unit)) return undefined;
  const nearest = nearestName(unit, known) ?? shortened(unit, known);
  return nearest && `${amount}${nearest}`;
}

/** Returns the longest unit that abbreviates a word: `px` for `pixels`, `ms` for `milliseconds`. */
function shortened(word: string, known: readonly string[]): string | undefined {
  if (/^percent/.test(word)) return "%";
  const pattern = (unit: string): RegExp => new RegExp(`^${[...unit].join(".*")}`);
  return known.filter((unit) => pattern(unit).test(word)).sort((a, b) => b.length - a.length)[0];
}
