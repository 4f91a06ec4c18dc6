const tokens = /\[([^\]]*)\]|YYYY|YY|MMMM|MMM|MM|M|DD|D|dddd|ddd|HH|H|hh|h|mm|m|ss|s|A|a/g;

/**
 * A date as text. `YYYY YY MMMM MMM MM M DD D dddd ddd HH H hh h mm m ss s A a`; text in brackets stays.
 *
 * Names of months and days are those of the language. Gives empty text for what is no date. A date without a time is
 * that day everywhere.
 */
export function formatIso(iso: string, format: string, language: string): string {
  const date = new Date(/^\d{4}-\d{2}-\d{2}$/.test(iso) ? `${iso}T00:00:00` : iso);
  if (iso === "" || Number.isNaN(date.getTime())) return "";
  const name = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language || undefined, options).format(date);
  return format.replace(tokens, (token, quoted: string | undefined) => quoted ?? parts[token]?.(date, name) ?? token);
}

type Name = (options: Intl.DateTimeFormatOptions) => string;

const two = (value: number): string => String(value).padStart(2, "0");
const twelve = (date: Date): number => date.getHours() % 12 || 12;
const half = (date: Date): string => (date.getHours() < 12 ? "am" : "pm");

const parts: Readonly<Record<string, (date: Date, name: Name) => string>> = {
  YYYY: (date) => String(date.getFullYear()).padStart(4, "0"),
  YY: (date) => two(date.getFullYear() % 100),
  MMMM: (_, name) => name({ month: "long" }),
  MMM: (_, name) => name({ month: "short" }),
  MM: (date) => two(date.getMonth() + 1),
  M: (date) => String(date.getMonth() + 1),
  DD: (date) => two(date.getDate()),
  D: (date) => String(date.getDate()),
  dddd: (_, name) => name({ weekday: "long" }),
  ddd: (_, name) => name({ weekday: "short" }),
  HH: (date) => two(date.getHours()),
  H: (date) => String(date.getHours()),
  hh: (date) => two(twelve(date)),
  h: (date) => String(twelve(date)),
  mm: (date) => two(date.getMinutes()),
  m: (date) => String(date.getMinutes()),
  ss: (date) => two(date.getSeconds()),
  s: (date) => String(date.getSeconds()),
  A: (date) => half(date).toUpperCase(),
  a: (date) => half(date),
};
