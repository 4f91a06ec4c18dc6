// @generated from schema/helpers by npm run codegen. Do not edit.

/** The data of a helper in schema/helpers. */
export interface HelperSource {
  readonly name: string;
  readonly signatures: readonly string[];
  readonly successor?: string;
  readonly isImpure?: true;
  readonly isWorkflowOnly?: true;
}

export const helperSources: readonly HelperSource[] = [
  {
    name: "abs",
    signatures: ["(value: number) => number"],
  },
  {
    name: "add",
    signatures: ["(list: list<T>, ...values: T) => list<T>"],
  },
  {
    name: "addDays",
    signatures: ["(date: date | text, days: number) => date"],
  },
  {
    name: "addHours",
    signatures: ["(date: date | text, hours: number) => date"],
  },
  {
    name: "addMinutes",
    signatures: ["(date: date | text, minutes: number) => date"],
  },
  {
    name: "addMonths",
    signatures: ["(date: date | text, months: number) => date"],
  },
  {
    name: "addSeconds",
    signatures: ["(date: date | text, seconds: number) => date"],
  },
  {
    name: "addWeeks",
    signatures: ["(date: date | text, weeks: number) => date"],
  },
  {
    name: "addYears",
    signatures: ["(date: date | text, years: number) => date"],
  },
  {
    name: "average",
    signatures: ["(...values: number | list<number>) => number"],
  },
  {
    name: "capitalize",
    signatures: ["(text: text) => text"],
  },
  {
    name: "ceil",
    signatures: ["(value: number) => number"],
  },
  {
    name: "compare",
    signatures: ["(first: unknown, second: unknown) => boolean"],
  },
  {
    name: "compareDate",
    signatures: ["(first: date | text, second: date | text, precision?: text, float?: boolean) => number"],
  },
  {
    name: "compareDates",
    signatures: ["(first: date | text, second: date | text) => number"],
  },
  {
    name: "concatenate",
    signatures: ["(...values: unknown) => text"],
  },
  {
    name: "contains",
    signatures: ["(text: text, value: unknown) => boolean", "(list: list<T>, value: unknown) => boolean"],
  },
  {
    name: "convertDateTimezone",
    signatures: ["(date: date | text, timezone: text) => date"],
  },
  {
    name: "createArray",
    signatures: ["(...values: T) => list<T>"],
  },
  {
    name: "createObject",
    signatures: ["(name: unknown, value: V) => map<V>", "(...namesAndValues: unknown) => record"],
  },
  {
    name: "currentDate",
    signatures: ["() => date"],
    isImpure: true,
  },
  {
    name: "date",
    signatures: ["(value?: date | text | number) => date"],
    isImpure: true,
  },
  {
    name: "dateISO",
    signatures: ["(date: date | text | number) => date"],
    successor: "toDateISO(date)",
  },
  {
    name: "dateRealtime",
    signatures: ["() => date"],
    isImpure: true,
  },
  {
    name: "daysBetween",
    signatures: ["(from: date | text, to: date | text) => number"],
  },
  {
    name: "distinct",
    signatures: ["(list: list<T>) => list<T>"],
  },
  {
    name: "endsWith",
    signatures: ["(text: text, end: text) => boolean"],
  },
  {
    name: "every",
    signatures: ["(list: list<T>, test: (item: T, index: number) => unknown) => boolean"],
  },
  {
    name: "fileToUrl",
    signatures: ["(file: file | list<file>, placeholder?: text) => text"],
  },
  {
    name: "filter",
    signatures: ["(list: list<T>, test: (item: T, index: number) => unknown) => list<T>"],
  },
  {
    name: "filterByKey",
    signatures: ["(list: list<T>, key: key<T, U>, value?: unknown) => list<T>"],
  },
  {
    name: "find",
    signatures: ["(list: list<T>, test: (item: T, index: number) => unknown) => T?"],
  },
  {
    name: "findIndex",
    signatures: ["(list: list<T>, value: unknown) => number"],
  },
  {
    name: "findIndexByKey",
    signatures: ["(list: list<T>, key: key<T, U>, value: unknown) => number"],
  },
  {
    name: "flat",
    signatures: ["(list: list<list<T>>) => list<T>", "(list: list<unknown>) => list<unknown>"],
  },
  {
    name: "floor",
    signatures: ["(value: number) => number"],
  },
  {
    name: "formatCurrency",
    signatures: ["(value: number, currency: text, options?: record) => text"],
  },
  {
    name: "formatDate",
    signatures: ["(date: date | text, format: text, locale?: text, timezone?: text) => text"],
  },
  {
    name: "formatNumber",
    signatures: ["(value: number, options?: record) => text"],
  },
  {
    name: "fromTime",
    signatures: ["(date: date | text, other?: date | text, withoutSuffix?: boolean, locale?: text) => text"],
  },
  {
    name: "getBrowserTimezone",
    signatures: ["() => text"],
  },
  {
    name: "getByIndex",
    signatures: ["(list: list<T>, index: number | text) => T?"],
  },
  {
    name: "getByKey",
    signatures: ["(record: record<T>, path: key<T, U>) => U"],
    successor: "getKeyValue(record, path)",
  },
  {
    name: "getKeyValue",
    signatures: ["(record: record<T>, path: key<T, U>) => U"],
  },
  {
    name: "groupBy",
    signatures: ["(list: list<T>, key: key<T, U>) => record"],
  },
  {
    name: "if",
    signatures: ["(condition: unknown, then: T, else?: T) => T"],
  },
  {
    name: "ifEmpty",
    signatures: ["(value: T?, fallback: T) => T"],
  },
  {
    name: "ifempty",
    signatures: ["(value: T?, fallback: T) => T"],
    successor: "ifEmpty(value, fallback)",
  },
  {
    name: "indexOf",
    signatures: ["(text: text, value: text, start?: number) => number"],
  },
  {
    name: "initials",
    signatures: ["(text: text) => text"],
  },
  {
    name: "insertAt",
    signatures: ["(list: list<T>, index: number, value: T) => list<T>"],
  },
  {
    name: "isEmail",
    signatures: ["(value: unknown) => boolean"],
  },
  {
    name: "isNumber",
    signatures: ["(value: unknown) => boolean"],
  },
  {
    name: "join",
    signatures: ["(list: list<unknown>, separator?: text) => text"],
  },
  {
    name: "keys",
    signatures: ["(record: record) => list<text>"],
  },
  {
    name: "length",
    signatures: ["(value: text) => number", "(list: list<unknown>) => number"],
  },
  {
    name: "lookup",
    signatures: ["(value: unknown, list: list<T>, key?: key<T, U>) => T?"],
  },
  {
    name: "lookupArray",
    signatures: ["(values: list<unknown>, list: list<T>, key?: key<T, U>) => list<T>"],
  },
  {
    name: "lower",
    signatures: ["(text: text) => text"],
  },
  {
    name: "lowercase",
    signatures: ["(text: text) => text"],
  },
  {
    name: "map",
    signatures: [
      "(list: list<T>, key: key<T, U>) => list<U>",
      "(list: list<T>, each: (item: T, index: number) => U) => list<U>",
      "(list: list<T>, ...keys: text) => list<record>",
    ],
  },
  {
    name: "matchAllRoles",
    signatures: ["(held: list<text>, wanted: list<text>) => boolean"],
  },
  {
    name: "matchAnyRoles",
    signatures: ["(held: list<text>, wanted: list<text>) => boolean"],
  },
  {
    name: "matches",
    signatures: ["(text: text, pattern: text) => boolean"],
  },
  {
    name: "max",
    signatures: ["(list: list<number>) => number?", "(first: number, ...others: number) => number"],
  },
  {
    name: "merge",
    signatures: ["(...lists: list<T>) => list<T>"],
  },
  {
    name: "min",
    signatures: ["(list: list<number>) => number?", "(first: number, ...others: number) => number"],
  },
  {
    name: "move",
    signatures: ["(list: list<T>, from: number, to: number) => list<T>"],
  },
  {
    name: "not",
    signatures: ["(value: unknown) => boolean"],
  },
  {
    name: "now",
    signatures: ["() => date"],
    successor: "currentDate()",
    isImpure: true,
  },
  {
    name: "objectToArray",
    signatures: ["(record: record) => list<list<unknown>>"],
  },
  {
    name: "omit",
    signatures: ["(record: map<T>, ...names: text) => map<T>", "(record: record, ...names: text) => record"],
  },
  {
    name: "padStart",
    signatures: ["(text: text | number, length: number, fill?: text) => text"],
  },
  {
    name: "parseDate",
    signatures: ["(text: text, format?: text | list<text>, locale?: text) => date?"],
  },
  {
    name: "pick",
    signatures: ["(record: record, ...paths: text) => record"],
  },
  {
    name: "power",
    signatures: ["(base: number, exponent: number) => number"],
  },
  {
    name: "prepend",
    signatures: ["(list: list<T>, ...values: T) => list<T>"],
  },
  {
    name: "random",
    signatures: ["() => number"],
    isWorkflowOnly: true,
  },
  {
    name: "range",
    signatures: ["(end: number) => list<number>", "(start: number, end: number, step?: number) => list<number>"],
  },
  {
    name: "reduce",
    signatures: ["(list: list<T>, combine: (total: A, item: T, index: number) => A, start: A) => A"],
  },
  {
    name: "remove",
    signatures: ["(list: list<T>, value: unknown) => list<T>"],
  },
  {
    name: "removeByIndex",
    signatures: ["(list: list<T>, index: number | text) => list<T>"],
  },
  {
    name: "removeByKey",
    signatures: ["(list: list<T>, key: key<T, U>, value?: unknown) => list<T>"],
  },
  {
    name: "replace",
    signatures: ["(text: text, search: text, by: text) => text"],
  },
  {
    name: "replaceAll",
    signatures: ["(text: text, search: text, by: text) => text"],
  },
  {
    name: "replaceAt",
    signatures: ["(list: list<T>, index: number, value: T) => list<T>"],
  },
  {
    name: "reverse",
    signatures: ["(list: list<T>) => list<T>"],
  },
  {
    name: "rollup",
    signatures: ["(list: list<T>, key: key<T, U>, distinct?: boolean) => list<flat<U>>"],
  },
  {
    name: "rollupCount",
    signatures: ["(list: list<T>, key: key<T, U>) => number"],
    successor: "rollupSum(list, key)",
  },
  {
    name: "rollupSum",
    signatures: ["(list: list<T>, key: key<T, U>) => number"],
  },
  {
    name: "round",
    signatures: ["(value: number, precision?: number) => number"],
  },
  {
    name: "sanitize",
    signatures: ["(value: unknown) => text"],
  },
  {
    name: "setByKey",
    signatures: ["(record: record<T>, key: text, value: unknown) => T"],
    successor: "setKeyValue(record, key, value)",
  },
  {
    name: "setDayOfWeek",
    signatures: ["(date: date | text, day: number) => date"],
  },
  {
    name: "setDays",
    signatures: ["(date: date | text, day: number) => date"],
  },
  {
    name: "setHours",
    signatures: ["(date: date | text, hour: number) => date"],
  },
  {
    name: "setKeyValue",
    signatures: ["(record: record<T>, key: text, value: unknown) => T"],
  },
  {
    name: "setMinutes",
    signatures: ["(date: date | text, minute: number) => date"],
  },
  {
    name: "setMonths",
    signatures: ["(date: date | text, month: number) => date"],
  },
  {
    name: "setSeconds",
    signatures: ["(date: date | text, second: number) => date"],
  },
  {
    name: "setYears",
    signatures: ["(date: date | text, year: number) => date"],
  },
  {
    name: "slice",
    signatures: ["(list: list<T>, start?: number, end?: number) => list<T>"],
  },
  {
    name: "some",
    signatures: ["(list: list<T>, test: (item: T, index: number) => unknown) => boolean"],
  },
  {
    name: "sort",
    signatures: ["(list: list<T>, order?: text, key?: key<T, U>) => list<T>"],
  },
  {
    name: "sortBy",
    signatures: [
      "(list: list<T>, key: key<T, U>, order?: text) => list<T>",
      "(list: list<T>, by: (item: T, index: number) => unknown, order?: text) => list<T>",
    ],
  },
  {
    name: "split",
    signatures: ["(text: text, separator: text) => list<text>"],
  },
  {
    name: "sqrt",
    signatures: ["(value: number) => number"],
  },
  {
    name: "startsWith",
    signatures: ["(text: text, start: text) => boolean"],
  },
  {
    name: "subText",
    signatures: ["(text: text, start: number, end?: number) => text"],
  },
  {
    name: "sum",
    signatures: ["(...values: number | list<number>) => number"],
  },
  {
    name: "swap",
    signatures: ["(list: list<T>, first: number, second: number) => list<T>"],
  },
  {
    name: "switch",
    signatures: ["(value: unknown, ...cases: unknown) => unknown"],
  },
  {
    name: "textLength",
    signatures: ["(text: text) => number"],
  },
  {
    name: "timestamp",
    signatures: ["() => number"],
    successor: "toTimestamp(currentDate())",
    isImpure: true,
  },
  {
    name: "toBool",
    signatures: ["(value: unknown) => boolean"],
  },
  {
    name: "toDateISO",
    signatures: ["(date: date | text | number) => date"],
  },
  {
    name: "toList",
    signatures: ["(...values: T) => list<T>"],
    successor: "createArray(…) or `[…]`",
  },
  {
    name: "toNumber",
    signatures: ["(value: unknown) => number"],
  },
  {
    name: "toObject",
    signatures: ["(name: unknown, value: V) => map<V>", "(...namesAndValues: unknown) => record"],
    successor: "createObject(…) or `{ … }`",
  },
  {
    name: "toText",
    signatures: ["(value: unknown) => text"],
  },
  {
    name: "toTime",
    signatures: ["(date: date | text, other?: date | text, withoutSuffix?: boolean, locale?: text) => text"],
  },
  {
    name: "toTimestamp",
    signatures: ["(date: date | text) => number"],
  },
  {
    name: "today",
    signatures: ["() => date"],
    isImpure: true,
  },
  {
    name: "translate",
    signatures: ["(texts: record, language?: text) => text"],
  },
  {
    name: "trim",
    signatures: ["(value: unknown) => text"],
  },
  {
    name: "trimEnd",
    signatures: ["(value: unknown) => text"],
  },
  {
    name: "trimStart",
    signatures: ["(value: unknown) => text"],
  },
  {
    name: "uppercase",
    signatures: ["(text: text) => text"],
  },
  {
    name: "uuid",
    signatures: ["() => text"],
    isImpure: true,
  },
  {
    name: "values",
    signatures: ["(record: record) => list<unknown>"],
  },
  {
    name: "zip",
    signatures: ["(first: list<T>, second: list<U>) => list<{ first: T, second: U }>"],
  },
];
