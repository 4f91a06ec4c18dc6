import { Maskito, type MaskitoOptions, type MaskitoPreprocessor, maskitoTransform } from "@maskito/core";
import type { Runtime } from "../../../app/runtime.ts";
import { inLanguage } from "../../../screen/language.ts";

/** A mask as the design has it: one, or the alternatives of which the first that fits is used. */
export type MaskText = string | readonly string[] | null | undefined;

/** The mask of a field. */
export interface FieldMask {
  /** Returns a stored text as the field shows it; one that does not fit is returned as it is. */
  readonly show: (text: string) => string;
  /** Returns what the text of the field is stored as: what was typed, or with the literals of the mask. */
  readonly stored: (shown: string, hasLiterals: boolean) => string;
  /** Returns the message for a text that is not complete; empty otherwise. */
  readonly problem: (runtime: Runtime, shown: string) => string;
  readonly isNumeric: boolean;
  /** Mask what is typed into a control. Returns the function that ends this. */
  readonly attach: (control: HTMLInputElement) => () => void;
}

/** Returns the mask of a field, undefined without one. The output passes it to the fields that have a mask. */
export type MaskFormat = (mask: MaskText) => FieldMask | undefined;

const known = new Map<string, FieldMask | undefined>();

export const maskFormat: MaskFormat = (mask) => {
  const texts = (Array.isArray(mask) ? mask : [mask ?? ""]).map(String);
  const key = JSON.stringify(texts);
  if (!known.has(key)) known.set(key, fieldMask(texts.map(charactersOf).filter(hasPlaceholder)));
  return known.get(key);
};

/** One character of a mask: a literal, or what may be typed there. */
type Characters = readonly (string | RegExp)[];

const digit = /^[0-9]$/;
const letter = /^[A-Za-z]$/;
const either = /^[0-9A-Za-z]$/;
const placeholders: Readonly<Record<string, RegExp>> = { "9": digit, A: letter, "*": either };

/** A backslash makes the next character a literal. */
const charactersOf = (mask: string): Characters =>
  Array.from(mask.matchAll(/\\(.)|(.)/gsu), ([, escaped, plain = ""]) => escaped ?? placeholders[plain] ?? plain);

const hasPlaceholder = (characters: Characters): boolean => characters.some((one) => one instanceof RegExp);

function fieldMask(alternatives: readonly Characters[]): FieldMask | undefined {
  const [first] = alternatives;
  if (!first) return undefined;
  const slots = alternatives.flat().filter((one) => one instanceof RegExp);
  const formatOf = (text: string) => alternatives.find((characters) => takes(characters, text));
  const options: MaskitoOptions = {
    mask: ({ value }) => mutable(formatOf(value)) ?? /^.*$/s,
    preprocessors: [refusing((text) => formatOf(text) !== undefined)],
    postprocessors: [({ value, selection }) => ({ value: withCapitals(value, formatOf(value)), selection })],
  };
  return {
    show: (text) => maskitoTransform(text, options),
    stored(shown, hasLiterals) {
      const format = formatOf(shown);
      if (!format) return shown;
      const typed = Array.from(shown).filter((_, position) => format[position] instanceof RegExp);
      return hasLiterals && typed.length > 0 ? shown : typed.join("");
    },
    problem(runtime, shown) {
      const isComplete = (one: Characters) => one.length === shown.length && takes(one, shown);
      if (shown === "" || alternatives.some(isComplete)) return "";
      const examples = alternatives.map(exampleOf).join(inLanguage(runtime, or));
      return `${inLanguage(runtime, useFormat)} ${examples}.`;
    },
    isNumeric: slots.every((one) => one === digit),
    attach(control) {
      const maskito = new Maskito(withNativeValue(control), options);
      return () => maskito.destroy();
    },
  };
}

const useFormat = { en: "Use the format", pt: "Use o formato" };
const or = { en: " or ", pt: " ou " };

const exampleOf = (characters: Characters): string =>
  characters.map((one) => (typeof one === "string" ? one : one === letter ? "A" : "0")).join("");

/** Makes capitals of what is typed; literals stay as the mask has them. */
const withCapitals = (text: string, format: Characters | undefined): string =>
  Array.from(text, (sign, position) => (format?.[position] instanceof RegExp ? sign.toUpperCase() : sign)).join("");

const mutable = (characters: Characters | undefined) => (characters ? [...characters] : undefined);

/** Whether a mask takes all letters and digits of a text; other signs belong to the format that the text had. */
function takes(characters: Characters, text: string): boolean {
  const shown = signsOf(maskitoTransform(text, { mask: [...characters] }));
  let at = 0;
  return signsOf(text).every((sign) => {
    at = shown.indexOf(sign, at) + 1;
    return at > 0;
  });
}

const signsOf = (text: string): readonly string[] => Array.from(text.matchAll(/[\p{L}\p{N}]/gu), ([sign]) => sign);

/**
 * Refuses a typed character that the mask does not take there, also because it is full, so that none behind it is lost.
 *
 * Where a text that is pasted or filled in does not fit, such as a number with a country code, all of it stays: a part
 * would look like another number. So does a text that does not fit after a deletion.
 */
const refusing =
  (fits: (text: string) => boolean): MaskitoPreprocessor =>
  ({ elementState, data }, action) => {
    const { value, selection } = elementState;
    const next = value.slice(0, selection[0]) + data + value.slice(selection[1]);
    const isRefused = action === "insert" && data.length === 1 && fits(value) && !fits(next);
    return { elementState, data: isRefused ? "" : data };
  };

/**
 * Returns a control whose `value` is set as a browser sets it.
 *
 * React overwrites `value` to learn what it has rendered, and would not notice a value that is set through it.
 */
function withNativeValue(control: HTMLInputElement): HTMLInputElement {
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  return new Proxy(control, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
    set(target, name, value) {
      if (name !== "value") return Reflect.set(target, name, value, target);
      set?.call(target, value);
      return true;
    },
  });
}
