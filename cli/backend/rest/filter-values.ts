import { randomBytes } from "node:crypto";

/*
 * The REST service reads the values of filters differently from PostgREST: as numbers, truth values and null where it
 * can, without the escapes of a quoted text, and a pattern with its quotes. So a value that it would change goes to it
 * in letters that it keeps, and gets its own spelling back on the way to the database, as a parameter of the query.
 * Lists and records in braces need this only in quotes.
 */

/** Rewrite the filters in the address of a request, so that the service passes each value on as it was sent. */
export function keepValues(address: string): string {
  const url = new URL(address);
  let hasChanged = false;
  const pairs = [...url.searchParams].map(([name, value]): [string, string] => {
    const kept = keptValue(name, value);
    hasChanged ||= kept !== value;
    return [name, kept];
  });
  if (!hasChanged) {
    return address;
  }
  url.search = new URLSearchParams(pairs).toString();
  return url.href;
}

/** Returns a parameter of a query with the values of filters as they were sent. */
export function sentValue<Value>(parameter: Value): Value | string {
  return typeof parameter === "string" && parameter.includes(mark)
    ? parameter.replace(marked, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : parameter;
}

// Random, so that no text that a person enters is taken for it.
const mark = `\uFDD0${randomBytes(6).toString("hex")}`;
const marked = new RegExp(`${mark}([0-9a-f]{4})`, "g");

/** The text without a character that ends a value or a group. */
const hidden = (text: string): string =>
  text.replace(/["\\(){},\s]/g, (character) => mark + character.charCodeAt(0).toString(16).padStart(4, "0"));

function keptValue(name: string, value: string): string {
  if (/^(?:.*\.)?(?:and|or)$/.test(name) || /^(?:not\.)?in\./.test(value)) {
    return value.replace(partsOfGroup, keptPart);
  }
  const [, operator = "", operand = ""] = /^((?:not\.)?(?:eq|neq|gte?|lte?)\.)(.*)$/s.exec(value) ?? [];
  return isRespelled(operand) || /^["\s]|\s$/.test(operand) ? `${operator}"${hidden(operand)}"` : value;
}

// A quoted name of a column, a quoted value with its operator, or a value that may be respelled. The quoted parts come
// first, so that nothing inside them is taken for a value.
const partsOfGroup =
  /"(?:\\.|[^"\\])*"\.|(\.\w+(?:\(\w+\))?\.)?"((?:\\.|[^"\\])*)"|(?<=[(,]|\.(?:eq|neq|gte?|lte?)\.)([+-]?\w[\w.]*(?:e[+-]?\d+)?)(?=[,)])/gis;

function keptPart(part: string, operator: string | undefined, quoted: string | undefined, plain: string | undefined) {
  if (quoted !== undefined) {
    const value = hidden(quoted.replace(/\\(.)/gs, "$1"));
    return operator !== undefined && keepsQuotes.test(operator) ? operator + value : `${operator ?? ""}"${value}"`;
  }
  return plain !== undefined && isRespelled(plain) ? `"${plain}"` : part;
}

/** Operators whose operand the service uses with its quotes. */
const keepsQuotes = /^\.(?:i?like|isdistinct|(?:p[lh]|w)?fts(?:\(\w+\))?|s[lr]|nx[lr]|adj)\.$/;

/** Returns whether the service would read the text as a value that is spelled differently. */
const isRespelled = (text: string): boolean =>
  /^(?:null|not_null|unknown|true|false)$/i.test(text) ||
  (/^[+-]?[\d.]+(?:e[+-]?\d+)?$/i.test(text) && String(Number(text)) !== text);
