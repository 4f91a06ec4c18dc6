import { table } from "../catalogue/catalogue-types.ts";
import { colorNames } from "./color-names.ts";

/** The kind of value that a token of a theme group holds. */
export interface TokenKind {
  /** With its article, for messages. */
  readonly what: string;
  readonly examples: string;
  readonly fits: (value: string) => boolean;
}

/**
 * The kind of each token group of `theme.json`.
 *
 * Any value may use other tokens, as a whole or in its parts. `var()`, `env()` and calculations count as any kind that
 * they could return. The quotes and brackets of a value are already known to be closed.
 */
export const tokenKinds = table<TokenKind>({
  colors: {
    what: "a colour",
    examples: "`#1D4ED8`, `rgb(10 14 20 / 55%)`, `color-mix(in srgb, $marca 80%, white)`",
    fits: (value) => isOne(value, isColor),
  },
  spacing: {
    what: "a length",
    examples: "`8px`, `0.5rem`, `calc($e-8 * 2)`",
    fits: (value) => isOneToFour(value, isLength),
  },
  sizes: {
    what: "a width or height",
    examples: "`240px`, `100%`, `min(90vw, 480px)`, `auto`",
    fits: (value) => isOne(value, (word) => isLength(word) || sizeWords.has(word)),
  },
  type: {
    what: "a font size, line height or weight",
    examples: "`14px`, `1.5`, `600`, `bold`",
    fits: (value) => isOne(value, (word) => isLength(word) || isNumber(word) || typeWords.has(word)),
  },
  fonts: {
    what: "a list of font families",
    examples: '`system-ui, "Segoe UI", sans-serif`',
    fits: (value) => listOf(value).every(isFamily),
  },
  radius: {
    what: "a radius",
    examples: "`6px`, `50%`, `8px 8px 0 0`",
    fits: (value) =>
      splitTop(value, "/").length <= 2 && splitTop(value, "/").every((part) => isOneToFour(part, isLength)),
  },
  shadow: {
    what: "a shadow",
    examples: "`0 4px 12px rgb(0 0 0 / 20%)`, `none`",
    fits: (value) => value === "none" || listOf(value).every(isShadow),
  },
  borders: {
    what: "a border",
    examples: "`1px solid $borda`, `none`",
    fits: isBorder,
  },
  motion: {
    what: "a duration, an easing or both",
    examples: "`150ms`, `0.2s ease-out`, `cubic-bezier(0.2, 0, 0, 1)`",
    fits: (value) => listOf(value).every((part) => isShort(part, 3) && wordsOf(part).every(isMotion)),
  },
  layers: {
    what: "a whole number",
    examples: "`10`, `-1`, `calc($z-modal + 1)`",
    fits: (value) => isOne(value, (word) => /^[+-]?\d+$/.test(word) || word === "auto" || isGiven(word)),
  },
});

/** Whether a value is of a kind. Deeper nesting of colours than this is rejected, since the check recurses. */
export const isOfKind = ({ fits }: TokenKind, value: string): boolean =>
  nestingOf(value) <= 20 && fits(value.trim().toLowerCase());

function nestingOf(value: string): number {
  let depth = 0;
  let most = 0;
  for (const character of value) {
    if (character === "(") depth++;
    else if (character === ")") depth--;
    most = Math.max(most, depth);
  }
  return most;
}

const number = "[+-]?(?:\\d+(?:\\.\\d*)?|\\.\\d+)(?:e[+-]?\\d+)?";
const isNumber = (word: string): boolean => isGiven(word) || plainNumber.test(word);
const plainNumber = new RegExp(`^${number}$`);
const percentage = new RegExp(`^${number}%$`);
const angle = new RegExp(`^${number}(?:deg|grad|rad|turn)$`);
const time = new RegExp(`^${number}m?s$`);
const length = new RegExp(
  `^(?:[+-]?(?:0+(?:\\.0*)?|\\.0+)|${number}(?:%|px|cm|mm|q|in|pt|pc|r?(?:em|ex|ch|cap|ic|lh)|[sld]?v(?:w|h|i|b|min|max)|cq(?:w|h|i|b|min|max)))$`,
);

/** Matches another token or an environment value, whose kind is unknown here. */
const isVariable = (word: string): boolean =>
  /^\$[a-z][a-z0-9-]*$/.test(word) || /^(?:var|env)\(\s*[^\s)].*\)$/s.test(word);

/** Matches a calculation, which may be a number or a length. */
const isMath = (word: string): boolean => /^(?:calc|min|max|clamp|round|mod|rem|abs)\(\s*[^\s)].*\)$/s.test(word);

const isGiven = (word: string): boolean => isVariable(word) || isMath(word);

const isLength = (word: string): boolean => isGiven(word) || length.test(word);

const sizeWords = new Set(["auto", "none", "min-content", "max-content", "fit-content", "stretch"]);
const typeWords = new Set(
  "normal bold bolder lighter xx-small x-small small medium large x-large xx-large xxx-large smaller larger".split(" "),
);
const lineStyles = new Set("none hidden dotted dashed solid double groove ridge inset outset".split(" "));
const easings = new Set(["linear", "ease", "ease-in", "ease-out", "ease-in-out", "step-start", "step-end"]);

function isColor(word: string): boolean {
  if (isVariable(word) || colorNames.has(word) || /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.test(word)) return true;
  const [, name = "", inside = ""] = /^([a-z-]+)\((.*)\)$/s.exec(word) ?? [];
  if (name === "color-mix") return isMix(listOf(inside));
  if (name === "light-dark") return listOf(inside).length === 2 && listOf(inside).every((part) => isOne(part, isColor));
  if (name === "contrast-color") return isOne(inside, isColor);
  return isColorOf(name, inside);
}

/** Matches `in srgb, $a 80%, white`; the colour space is optional. */
function isMix(parts: readonly string[]): boolean {
  const colors = mixSpace.test(parts[0] ?? "") ? parts.slice(1) : parts;
  return (
    colors.length === 2 &&
    colors.every((part) => {
      const words = wordsOf(part);
      const colorCount = words.filter(isColor).length;
      const shareCount = words.filter((word) => percentage.test(word) || isMath(word)).length;
      return words.length <= 2 && colorCount >= 1 && colorCount + shareCount === words.length;
    })
  );
}

const mixSpace = /^in\s+[a-z][a-z0-9-]*(?:\s+(?:shorter|longer|increasing|decreasing)\s+hue)?$/;

const listFunctions = new Set(["rgb", "rgba", "hsl", "hsla"]);
const channelFunctions = new Set([...listFunctions, "hwb", "lab", "lch", "oklab", "oklch", "color"]);

/** Matches `rgb(10 14 20 / 55%)`, `rgba(10, 14, 20, 0.55)`, `color(display-p3 1 0 0)`, or one `from` another colour. */
function isColorOf(name: string, inside: string): boolean {
  if (!channelFunctions.has(name)) return false;
  const list = listOf(inside);
  if (list.length > 1)
    return (
      listFunctions.has(name) && list.length <= 4 && list.length >= 3 && list.every((part) => isOne(part, isChannel))
    );
  const [first = "", alpha, ...rest] = splitTop(inside, "/");
  if (rest.length > 0 || (alpha !== undefined && !isOne(alpha, isChannel))) return false;
  const words = wordsOf(first);
  const isFrom = words[0] === "from";
  if (isFrom && !isColor(words[1] ?? "")) return false;
  const given = isFrom ? words.slice(2) : words;
  const channels = name === "color" ? given.slice(1) : given;
  if (name === "color" && !/^[a-z][a-z0-9-]*$/.test(given[0] ?? "")) return false;
  // A variable may hold more than one channel.
  if (channels.some(isVariable)) return true;
  return channels.length === 3 && channels.every((word) => isChannel(word) || (isFrom && /^[a-z]+$/.test(word)));
}

const isChannel = (word: string): boolean =>
  isNumber(word) || percentage.test(word) || angle.test(word) || word === "none";

/** Matches a font family, quoted or in words. */
const isFamily = (family: string): boolean =>
  /^(?:"[^"]+"|'[^']+')$/.test(family) ||
  isOne(family, isVariable) ||
  (family !== "" && wordsOf(family).every((word) => /^-?[a-z_\u0080-\uffff][\w\u0080-\uffff-]*$/.test(word)));

function isShadow(shadow: string): boolean {
  const words = wordsOf(shadow);
  const variableCount = words.filter(isVariable).length;
  if (words.length === 1) return variableCount === 1;
  const plain = words.filter((word) => !isVariable(word));
  const lengthCount = plain.filter(isLength).length;
  const insetCount = plain.filter((word) => word === "inset").length;
  const colorCount = plain.filter(isColor).length;
  return (
    lengthCount <= 4 &&
    lengthCount + variableCount >= 2 &&
    insetCount <= 1 &&
    colorCount <= 1 &&
    lengthCount + insetCount + colorCount === plain.length
  );
}

/** Matches a width, a style and a colour, each at most once and in any order. */
function isBorder(border: string): boolean {
  const words = wordsOf(border);
  if (!isShort(border, 3)) return false;
  const open = words.filter((word) => !isVariable(word));
  const roles = [
    (word: string) => isLength(word) || ["thin", "medium", "thick"].includes(word),
    (word: string) => lineStyles.has(word),
    isColor,
  ].map((is) => open.filter(is).length);
  return roles.every((count) => count <= 1) && roles.reduce((sum, count) => sum + count, 0) === open.length;
}

const isMotion = (word: string): boolean =>
  isGiven(word) || time.test(word) || easings.has(word) || /^(?:cubic-bezier|steps|linear)\([^()]+\)$/.test(word);

const isOne = (value: string, is: (word: string) => boolean): boolean => {
  const [word, ...rest] = wordsOf(value);
  return word !== undefined && rest.length === 0 && is(word);
};

const isShort = (value: string, limit: number): boolean => {
  const { length: count } = wordsOf(value);
  return count >= 1 && count <= limit;
};

const isOneToFour = (value: string, is: (word: string) => boolean): boolean =>
  isShort(value, 4) && wordsOf(value).every(is);

/** Splits a value at its commas, except those in quotes and brackets. */
export const listOf = (value: string): readonly string[] => splitTop(value, ",");
export const wordsOf = (value: string): string[] => splitTop(value, " ").filter((word) => word !== "");

/** Splits a value at separators outside quotes and brackets; a space matches any white space. */
export function splitTop(value: string, separator: "," | "/" | " "): string[] {
  const parts: string[] = [];
  let depth = 0;
  let quote = "";
  let start = 0;
  for (let index = 0; index < value.length; index++) {
    const character = value.charAt(index);
    if (quote !== "") {
      if (character === "\\") index++;
      else if (character === quote) quote = "";
    } else if (character === '"' || character === "'") quote = character;
    else if (character === "(") depth++;
    else if (character === ")") depth--;
    else if (depth === 0 && (character === separator || (separator === " " && /\s/.test(character)))) {
      parts.push(value.slice(start, index).trim());
      start = index + 1;
    }
  }
  parts.push(value.slice(start).trim());
  return parts;
}
