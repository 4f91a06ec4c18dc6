import { expect, test } from "vitest";
import { propertyGrammar, typeGrammar } from "../../compiler/2-validate/css-grammar.ts";
import { mismatchOf } from "../../compiler/2-validate/css-match.ts";
import { cases, createRandom } from "../depth.ts";
import { openContext } from "./harness.ts";

/** Values of every kind, most of them wrong for most properties. */
const values = [
  ..."0 1 -1 2 1.5 -0.5 100 400 0.3 1e3 1px -1px 2em 0.5rem 10% -10% 150% 3vw 2dvh 1cqw 1fr 2s -1s 300ms 45deg".split(
    " ",
  ),
  ..."0.25turn 2dppx red RED #fff #12345678 #12345 currentColor transparent CanvasText 'abc' foo Foo-Bar --foo".split(
    " ",
  ),
  ..."auto none normal all both center left top right inherit initial revert-layer 12pixels centre 4pxx".split(" "),
  ...["rgb(1 2 3)", "rgba(1, 2, 3, .4)", "hsl(120 50% 50% / 20%)", "oklch(60% 0.2 250)", "color(display-p3 1 0 0)"],
  ...[
    "color-mix(in srgb, red, blue)",
    "light-dark(red, blue)",
    "rgb(from red r g b)",
    "contrast-color(red)",
    "rgb(1, 2)",
  ],
  ...["url(a.png)", "url('a.png')", "image-set(url(a.png) 1x)", "cross-fade(url(a.png), url(b.png))", "element(#a)"],
  ...["calc(1px + 2%)", "calc(2 * 3)", "min(1px, 2vw)", "clamp(1px, 2vw, 3px)", "calc(1s * 2)", "max(1deg, 2deg)"],
  ...[
    "round(1.4px, 1px)",
    "pow(2, 2)",
    "sin(45deg)",
    "sign(1px)",
    "calc(100%-2px)",
    "anchor(top)",
    "calc-size(auto, size)",
  ],
  ...[
    "linear-gradient(red, blue)",
    "linear-gradient(to right, red 0%, blue)",
    "radial-gradient(circle at center, red, blue)",
  ],
  ...["conic-gradient(from 45deg, red, blue)", "repeating-linear-gradient(45deg, red 0 2px, blue 0 4px)"],
  ...["cubic-bezier(0.1, 0.7, 1, 0.1)", "steps(4, end)", "linear(0, 0.5, 1)", "translate(1px, 2px)", "translateX(10%)"],
  ...["scale(1.5)", "rotate(45deg)", "matrix(1,0,0,1,0,0)", "perspective(100px)", "skew(3deg)", "blur(2px)"],
  ...["brightness(50%)", "drop-shadow(0 1px 2px red)", "hue-rotate(0)", "circle(50%)", "inset(1px round 2px)"],
  ...["polygon(0 0, 1px 1px, 2px 0)", "path('M0 0L1 1')", "ellipse(1px 2px at center)", "ray(45deg)"],
  ...["repeat(2, 1fr)", "repeat(auto-fill, minmax(100px, 1fr))", "minmax(0, 1fr)", "fit-content(100px)", "[a] 1fr [b]"],
  ...["span 2", "counter(x)", "counters(x, '.')", "1 / 2", "1px / 2px", "16 / 9", "symbols('a' 'b')", "red !important"],
  ...["calc(1px * 2px)", "calc(100% / 3px)", "calc(2 * 3px / 4)", "calc(1px + 2 * 3%)", "var(a)", "span 0", "hand"],
  ...[
    "color-mix(in oklhc, red, blue)",
    "color-mix(in srgb longer hue, red, blue)",
    "color-mix(in srgb, red 120%, blue)",
  ],
  ...["color-mix(in oklch longer hue, red 20%, blue)", "linear-gradient(in oklhc, red, blue)", "rgb(from red r g q)"],
  ...["linear-gradient(to right in oklch, red, blue)", "oklch(from red l c hh)", "oklch(from red calc(l + 0.1) c h)"],
  ...["color(from red xyz x y z)", "0 1px -2px red", "0 1px 2px -2px red", "'a b' 'c'", "'a b' 'b a'", "'a a' 'b .'"],
  ...["attr(data-x)", "var(--x)", "env(safe-area-inset-top)", "superellipse(2)"],
];

/** What Chromium accepts although the standard does not. */
const quirks: readonly (readonly [property: RegExp, value: RegExp])[] = [
  [/^(?:align|justify|place)-/, /\b(?:first|last)\b/],
  [/^border/, /,(?![^(]*\))/],
  [/^font(?:-family)?$/, /\b(?:inherit|initial|revert-layer)\b/],
  [/^font-variant-alternates$/, /historical-forms/],
  [/^resize$/, /^auto$/],
];

const isQuirk = ([property, value]: Case): boolean =>
  quirks.some(([name, text]) => name.test(property) && text.test(value));

type Case = readonly [property: string, value: string];

/** Returns the words that the grammar of a property contains. */
function wordsOf(syntax: string, words = new Set<string>(), seen = new Set<string>()): ReadonlySet<string> {
  for (const [lexeme, property, type] of syntax.matchAll(/'[^']+'|<'([^']+)'>|<([^>\s]+)[^>]*>|[-\w]+\(?/g)) {
    const name = property ?? type;
    if (name === undefined) {
      if (/^[a-zA-Z][-\w]*$/.test(lexeme)) words.add(lexeme);
    } else if (!seen.has(lexeme)) {
      seen.add(lexeme);
      wordsOf((property === undefined ? typeGrammar : propertyGrammar)[name] ?? "", words, seen);
    }
  }
  return words;
}

const isRefused = ([property, value]: Case): boolean => mismatchOf(property, value) !== undefined;

type Choose = <T>(from: readonly T[]) => T;

function createChoose(): Choose {
  const random = createRandom();
  return (from) => {
    const chosen = from[Math.floor(random() * from.length)];
    if (chosen === undefined) throw new Error("nothing to choose from");
    return chosen;
  };
}

/** Every word and value by itself for each property, and lists of a few. */
function casesOf(choose: Choose): readonly Case[] {
  // A browser cannot know whether the rest of a value with one of these is right.
  const complete = values.filter((value) => !/(?:var|env|attr)\(|!/.test(value));
  return Object.entries(propertyGrammar).flatMap(([property, syntax]) => {
    const words = [...wordsOf(syntax)];
    const parts = [...words, ...words, ...words, ...complete];
    const lists = Array.from({ length: cases(10, 200) }, () => {
      const count = choose([2, 2, 3, 4]);
      return Array.from({ length: count }, () => choose(parts)).reduce(
        (list, part) => list + choose([" ", " ", " ", ", ", " / "]) + part,
      );
    });
    return [...words, ...values, ...lists].map((value) => [property, value] as const);
  });
}

/** Returns a value with one mistake in a word or unit. */
function withMistake(value: string, choose: Choose): string {
  const places = [...value.matchAll(/[a-z]{2,}/gi)];
  if (places.length === 0) return `${value} ${value} ${value} ${value} ${value}`;
  const { 0: word, index } = choose(places);
  const at = index + choose([...word].map((_, letter) => letter));
  return value.slice(0, at) + choose(["", "q", "xx"]) + value.slice(at + 1);
}

async function supported(all: readonly Case[]): Promise<readonly boolean[]> {
  const page = await (await openContext()).newPage();
  return page.evaluate((each) => each.map(([property, value]) => CSS.supports(property, value)), all);
}

test("a style value that browsers accept is never refused, and a mistake in it is", async () => {
  const choose = createChoose();
  const all = casesOf(choose);
  const isSupported = await supported(all);
  const right = all.filter((each, index) => isSupported[index] === true && !isQuirk(each));
  expect(right.length).toBeGreaterThan(10_000);
  expect(right.filter(isRefused).map((each) => each.join(": "))).toEqual([]);

  const mistakes = right
    .filter(([, value]) => !/(?:var|env|attr)\(/.test(value))
    .map(([property, value]) => [property, withMistake(value, choose)] as const);
  const isStillSupported = await supported(mistakes);
  const wrong = mistakes.filter((_, index) => isStillSupported[index] === false);
  const found = wrong.filter(isRefused);
  expect(wrong.length).toBeGreaterThan(8_000);
  expect(found.length / wrong.length).toBeGreaterThan(0.98);
});
