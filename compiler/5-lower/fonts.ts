import type { FontFileJson, FontJson } from "../3-link/names/gather-names.ts";
import type { Symbols } from "../3-link/names/symbols.ts";
import { withTokens } from "../3-link/rules/tokens.ts";
import type { FontFacts } from "../font-facts.ts";
import { type JsonContainer, type Place, placeOf, type SourceFile } from "../span.ts";
import type { StyleDeclaration, StyleRule } from "./output-module.ts";

/** A font of the device, shown until the files of a family have loaded. */
interface StandIn {
  readonly name: string;
  /** The names under which devices have it, or a font whose letters are as wide. */
  readonly local: readonly string[];
  /** The average width of the characters of `sampleText`, for a font size of 1. */
  readonly width: number;
}

/** By kind of font: what Windows and macOS have, then Android, then Linux. */
const standIns = {
  sans: [
    { name: "Arial", local: ["Arial", "ArialMT", "Helvetica", "Liberation Sans", "Arimo"], width: 0.4712 },
    { name: "Roboto", local: ["Roboto", "Roboto Regular", "Roboto-Regular"], width: 0.4715 },
    { name: "DejaVu Sans", local: ["DejaVu Sans"], width: 0.5328 },
  ],
  serif: [
    { name: "Times", local: ["Times New Roman", "TimesNewRomanPSMT", "Liberation Serif", "Tinos"], width: 0.4294 },
    { name: "DejaVu Serif", local: ["DejaVu Serif"], width: 0.5418 },
  ],
  monospace: [
    { name: "Courier", local: ["Courier New", "CourierNewPSMT", "Liberation Mono", "Cousine"], width: 0.6001 },
    { name: "DejaVu Sans Mono", local: ["DejaVu Sans Mono"], width: 0.6021 },
  ],
} satisfies Readonly<Record<string, readonly StandIn[]>>;

function standInsFor(fallback: string): readonly StandIn[] {
  const kind = fallback.split(",").at(-1)?.trim();
  if (kind === "monospace" || kind === "ui-monospace") return standIns.monospace;
  return kind === "serif" || kind === "ui-serif" ? standIns.serif : standIns.sans;
}

const fallbackOf = ({ fallback }: FontJson): string => fallback ?? "system-ui, sans-serif";

/** The value of the token of a family: the family, its stand-ins, and what the design names after them. */
export function familiesOf(font: FontJson): string {
  const fallback = fallbackOf(font);
  const families = [font.family, ...standInsFor(fallback).map((one) => standInName(font, one))];
  return [...families.map(quoted), withTokens(fallback)].join(", ");
}

const standInName = ({ family }: FontJson, { name }: StandIn): string => `${family} like ${name}`;

/** The `@font-face` rules of families, and of their stand-ins. */
export const lowerFonts = (
  file: SourceFile | undefined,
  fonts: readonly FontJson[],
  { font: factsOf }: Symbols,
): readonly StyleRule[] =>
  fonts.flatMap((font) => {
    const facts = font.files.map((one) => factsOf?.(one.file));
    const measured = facts.find((one) => one?.sampleWidth !== undefined);
    return [
      ...font.files.map((one, index) => faceRule(file, font, one, facts[index])),
      ...(measured ? standInsFor(fallbackOf(font)).map((one) => standInRule(font, one, measured)) : []),
    ];
  });

function faceRule(
  file: SourceFile | undefined,
  { family }: FontJson,
  face: FontFileJson,
  facts: FontFacts | undefined,
): StyleRule {
  const from = (key: keyof FontFileJson): Place | undefined => file && placeOf(file, face as JsonContainer, key);
  const weight = face.weight ?? facts?.weights?.join(" ");
  const declarations: StyleDeclaration[] = [
    { property: "font-family", value: quoted(family) },
    { property: "src", value: `url(${quoted(`/${face.file}`)}) format("woff2")`, from: from("file") },
    ...(weight === undefined ? [] : [{ property: "font-weight", value: weight, from: from("weight") }]),
    ...(face.style === "italic" ? [{ property: "font-style", value: "italic", from: from("style") }] : []),
    ...(face.unicodeRange === undefined
      ? []
      : [{ property: "unicode-range", value: face.unicodeRange, from: from("unicodeRange") }]),
    { property: "font-display", value: "swap" },
  ];
  return { selector: "@font-face", declarations };
}

/** A font of the device, in a size in which its texts take the same room as in the family. */
function standInRule(font: FontJson, standIn: StandIn, facts: FontFacts): StyleRule {
  const { unitsPerEm, ascent, descent, lineGap, sampleWidth = 0 } = facts;
  const size = sampleWidth / unitsPerEm / standIn.width;
  const part = (length: number): string => percent(length / unitsPerEm / size);
  return {
    selector: "@font-face",
    declarations: [
      { property: "font-family", value: quoted(standInName(font, standIn)) },
      { property: "src", value: standIn.local.map((name) => `local(${quoted(name)})`).join(", ") },
      { property: "size-adjust", value: percent(size) },
      { property: "ascent-override", value: part(ascent) },
      { property: "descent-override", value: part(-descent) },
      { property: "line-gap-override", value: part(lineGap) },
    ],
  };
}

const percent = (part: number): string => `${Number((part * 100).toFixed(2))}%`;

/** Quotes a text for CSS. The forms of names and paths allow no line breaks. */
const quoted = (text: string): string => JSON.stringify(text);
