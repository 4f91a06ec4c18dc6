// Registers the notations that `parse` knows.
import "culori/css";
import { blend, type Color, clampRgb, converter, type Mode, parse, type Rgb, wcagContrast } from "culori/fn";
import { listOf, splitTop, wordsOf } from "../../2-validate/theme-values.ts";
import { channelOf } from "./css-calc.ts";

export type { Rgb };

/** What a colour depends on besides its own text. Without them, colours that need them are unknown. */
export interface ColorPlace {
  /** The colour of the text there: `currentColor`. */
  readonly current?: Rgb | undefined;
  readonly theme?: "light" | "dark";
  /** Returns the value of a token of the theme. */
  readonly token?: (name: string) => string | undefined;
}

const toRgb = converter("rgb");

/**
 * Returns a colour of CSS Color 5 in sRGB, clipped to its gamut as browsers do.
 *
 * The notation is known to be right. Returns undefined for a colour that is not known before the app runs: a system
 * colour, which depends on the visitor, `var()`, `contrast-color()`, and `currentColor` without `current`.
 */
export function parseColor(css: string, place: ColorPlace = {}): Rgb | undefined {
  const color = colorOf(css.trim().toLowerCase(), css.trim(), place, 0);
  return color && clampRgb(toRgb(color));
}

/** Names of tokens keep their case, so a colour is read both ways. */
function colorOf(css: string, written: string, place: ColorPlace, depth: number): Color | undefined {
  if (depth > 20) return undefined;
  if (css === "currentcolor") return place.current;
  const inner = (part: string) => colorOf(part.toLowerCase(), part, place, depth + 1);
  if (css.startsWith("$")) {
    const value = place.token?.(written.slice(1))?.trim();
    return value === undefined ? undefined : inner(value);
  }
  const name = /^([a-z-]+)\(.*\)$/s.exec(css)?.[1];
  if (name === undefined) return parse(css);
  const inside = written.slice(name.length + 1, -1).trim();
  if (name === "light-dark") {
    const side = place.theme && listOf(inside)[place.theme === "light" ? 0 : 1];
    return side === undefined ? undefined : inner(side);
  }
  if (name === "color-mix") return mixOf(inside, inner);
  if (!spaces.has(name) && name !== "color") return undefined;
  const [channels = "", alpha] = listOf(inside).length > 1 ? [inside] : splitTop(inside, "/");
  const words = listOf(channels).length > 1 ? [...listOf(channels)] : wordsOf(channels);
  const source = words[0]?.toLowerCase() === "from" ? inner(words[1] ?? "") : undefined;
  if (words[0]?.toLowerCase() !== "from") return plainColor(name, words, alpha);
  return source && relativeColor(name, source, words.slice(2), alpha);
}

/** The channels of each notation: the space of culori, its channels, and the scale of a number in CSS. */
const spaces: ReadonlyMap<string, Space> = new Map<string, Space>([
  ["rgb", { mode: "rgb", channels: { r: 255, g: 255, b: 255 } }],
  ["rgba", { mode: "rgb", channels: { r: 255, g: 255, b: 255 } }],
  ["hsl", { mode: "hsl", channels: { h: 1, s: 100, l: 100 } }],
  ["hsla", { mode: "hsl", channels: { h: 1, s: 100, l: 100 } }],
  ["hwb", { mode: "hwb", channels: { h: 1, w: 100, b: 100 } }],
  ["lab", { mode: "lab", channels: { l: 1, a: 1, b: 1 } }],
  ["lch", { mode: "lch", channels: { l: 1, c: 1, h: 1 } }],
  ["oklab", { mode: "oklab", channels: { l: 1, a: 1, b: 1 } }],
  ["oklch", { mode: "oklch", channels: { l: 1, c: 1, h: 1 } }],
]);

const rgbChannels = { r: 1, g: 1, b: 1 };
const xyzChannels = { x: 1, y: 1, z: 1 };

/** The spaces of `color()`. */
const colorSpaces: ReadonlyMap<string, Space> = new Map<string, Space>([
  ["srgb", { mode: "rgb", channels: rgbChannels }],
  ["srgb-linear", { mode: "lrgb", channels: rgbChannels }],
  ["display-p3", { mode: "p3", channels: rgbChannels }],
  ["a98-rgb", { mode: "a98", channels: rgbChannels }],
  ["prophoto-rgb", { mode: "prophoto", channels: rgbChannels }],
  ["rec2020", { mode: "rec2020", channels: rgbChannels }],
  ["xyz", { mode: "xyz65", channels: xyzChannels }],
  ["xyz-d65", { mode: "xyz65", channels: xyzChannels }],
  ["xyz-d50", { mode: "xyz50", channels: xyzChannels }],
]);

interface Space {
  readonly mode: Mode;
  readonly channels: Readonly<Record<string, number>>;
}

/** A colour with its own channels, some of which may be calculations. */
function plainColor(name: string, words: readonly string[], alpha: string | undefined): Color | undefined {
  const [space, ...channels] = name === "color" ? words : ["", ...words];
  return built(name, space ?? "", channels, alpha, new Map());
}

/** `oklch(from red calc(l + 0.1) c h / 50%)`: a colour computed from the channels of another one. */
function relativeColor(
  name: string,
  source: Color,
  words: readonly string[],
  alpha: string | undefined,
): Color | undefined {
  const [spaceName = "", ...others] = words;
  const space = name === "color" ? colorSpaces.get(spaceName) : spaces.get(name);
  if (!space) return undefined;
  const color = withoutPowerless(converter(space.mode)(source));
  const names = new Map(
    Object.entries(space.channels).map(([channel, scale]) => [channel, (numberOf(color, channel) ?? 0) * scale]),
  );
  names.set("alpha", color.alpha ?? 1);
  const channels = name === "color" ? others : words;
  return built(name, name === "color" ? spaceName : "", channels, alpha ?? "alpha", names);
}

/** Writes computed channels as plain ones, for the parser of colours. */
function built(
  name: string,
  space: string,
  channels: readonly string[],
  alpha: string | undefined,
  names: ReadonlyMap<string, number>,
): Color | undefined {
  const parts = [...channels, ...(alpha === undefined ? [] : [alpha])].map((part) => plainChannel(part, names));
  // Three channels, or four where commas separate them.
  if (parts.length < 3 || parts.length > 4 || parts.includes(undefined)) return undefined;
  const [first, second, third, opacity = "1"] = parts;
  // The parser treats a missing alpha as none at all, which is opaque.
  const given = opacity === "none" ? "0" : opacity;
  return parse(`${name}(${space === "" ? "" : `${space} `}${first} ${second} ${third} / ${given})`);
}

function plainChannel(text: string, names: ReadonlyMap<string, number>): string | undefined {
  const word = text.trim().toLowerCase();
  if (word === "none") return word;
  const channel = channelOf(word, names);
  if (!channel) return undefined;
  const { value, unit } = channel;
  return `${value.toFixed(9)}${unit === "number" ? "" : unit}`;
}

/** The spaces of `color-mix()`. */
const mixModes: ReadonlyMap<string, Mode> = new Map(
  [...spaces, ...colorSpaces].map(([name, { mode }]) => [name, mode] as const),
);

/** `color-mix(in oklch longer hue, red 30%, blue)`. The space may be omitted. */
function mixOf(inside: string, inner: (part: string) => Color | undefined): Color | undefined {
  const parts = listOf(inside);
  const [, spaceName = "oklab", hues = "shorter"] = /^in\s+(\S+)(?:\s+(\S+)\s+hue)?$/i.exec(parts[0] ?? "") ?? [];
  const given = /^in\s/i.test(parts[0] ?? "") ? parts.slice(1) : parts;
  const mode = mixModes.get(spaceName.toLowerCase());
  const [one, other] = given.map((part) => {
    const words = wordsOf(part);
    const share = words.find((word) => /%$|^calc\(/i.test(word));
    const color = inner(words.find((word) => word !== share) ?? "");
    return { color, share: share === undefined ? undefined : channelOf(share.toLowerCase(), new Map())?.value };
  });
  if (!mode || !one?.color || !other?.color || given.length !== 2) return undefined;
  const first = one.share ?? (other.share === undefined ? 50 : 100 - other.share);
  const second = other.share ?? 100 - first;
  const whole = first + second;
  if (!(whole > 0)) return undefined;
  const mixed = mix(
    withoutPowerless(converter(mode)(one.color)),
    withoutPowerless(converter(mode)(other.color)),
    second / whole,
    hues.toLowerCase(),
  );
  return whole < 100 ? { ...mixed, alpha: ((mixed.alpha ?? 1) * whole) / 100 } : mixed;
}

/** Mixes channel by channel, weighted by opacity. A channel that one of the two lacks is the other's. */
function mix(one: Color, other: Color, share: number, hues: string): Color {
  const [before, after] = [one.alpha ?? 1, other.alpha ?? 1];
  const alpha = before * (1 - share) + after * share;
  const channels = Object.keys({ ...one, ...other }).filter((name) => name !== "mode" && name !== "alpha");
  const mixed = channels.map((name) => {
    const from = numberOf(one, name) ?? numberOf(other, name) ?? 0;
    const to = numberOf(other, name) ?? numberOf(one, name) ?? 0;
    if (name === "h") return [name, from + turn(from, to, hues) * share];
    return [name, alpha === 0 ? 0 : (from * before * (1 - share) + to * after * share) / alpha];
  });
  return { ...Object.fromEntries(mixed), mode: one.mode, alpha };
}

/** Returns the angle from one hue to the other. */
function turn(from: number, to: number, hues: string): number {
  const forward = (((to - from) % 360) + 360) % 360;
  const backward = forward - 360;
  if (hues === "increasing") return forward;
  if (hues === "decreasing") return forward === 0 ? 0 : backward;
  const [shorter, longer] = forward <= 180 ? [forward, backward] : [backward, forward];
  if (hues === "longer") return forward === 0 ? 0 : longer;
  return shorter;
}

const channelValue = (color: Color): Readonly<Record<string, unknown>> => ({ ...color });

function numberOf(color: Color, channel: string): number | undefined {
  const value = channelValue(color)[channel];
  return typeof value === "number" ? value : undefined;
}

/** Removes the hue of a colour without one, which is what rounding left. */
function withoutPowerless(color: Color): Color {
  const isGrey =
    (color.mode === "hsl" && color.s < 1e-5) ||
    (color.mode === "hwb" && color.w + color.b > 1 - 1e-5) ||
    (color.mode === "lch" && color.c < 0.0015) ||
    (color.mode === "oklch" && color.c < 4e-6);
  if (!isGrey || !("h" in color)) return color;
  const { h: _, ...rest } = color;
  return rest;
}

/** Returns the contrast of a text as defined by WCAG 2.2; undefined for a translucent background. */
export function contrastOf(text: Rgb, background: Rgb): number | undefined {
  if ((background.alpha ?? 1) < 1) return undefined;
  return wcagContrast(blend([background, text], "normal", "rgb"), background);
}
