// @generated from schema/helpers by npm run codegen. Do not edit.

/** The data of a helper in schema/helpers. */
export interface HelperSource {
  readonly name: string;
  readonly signatures: readonly string[];
  readonly successor?: string;
  readonly isImpure?: true;
  readonly canFail?: true;
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
    canFail: true,
  },
  {
    name: "addDays",
    signatures: ["(date: date | text, days: number) => date"],
    canFail: true,
  },
  {
    name: "addHours",
    signatures: ["(date: date | text, hours: number) => date"],
    canFail: true,
  },
  {
    name: "addMinutes",
    signatures: ["(date: date | text, minutes: number) => date"],
    canFail: true,
  },
  {
    name: "addMonths",
    signatures: ["(date: date | text, months: number) => date"],
    canFail: true,
  },
  {
    name: "addSeconds",
    signatures: ["(date: date | text, seconds: number) => date"],
    canFail: true,
  },
  {
    name: "addWeeks",
    signatures: ["(date: date | text, weeks: number) => date"],
    canFail: true,
  },
  {
    name: "addYears",
    signatures: ["(date: date | text, years: number) => date"],
    canFail: true,
  },
  {
    name: "average",
    signatures: ["(...values: number | list<number>) => number"],
  },
  {
    name: "capitalize",
    signatures: ["(text: text) => text"],
    canFail: true,
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
    canFail: true,
  },
  {
    name: "compareDates",
    signatures: ["(first: date | text, second: date | text) => number"],
    canFail: true,
  },
  {
    name: "concatenate",
    signatures: ["(...values: unknown) => text"],
  },
  {
    name: "contains",
    signatures: ["(text: text, value: unknown) => boolean", "(list: list<T>, value: unknown) => boolean"],
    canFail: true,
  },
  {
    name: "convertDateTimezone",
    signatures: ["(date: date | text, timezone: text) => date"],
    canFail: true,
  },
  {
    name: "createArray",
    signatures: ["(...values: T) => list<T>"],
  },
  {
    name: "createObject",
    signatures: ["(name: unknown, value: V) => map<V>", "(...namesAndValues: unknown) => record"],
    canFail: true,
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
    canFail: true,
  },
  {
    name: "dateISO",
    signatures: ["(date: date | text | number) => date"],
    successor: "toDateISO(date)",
    canFail: true,
  },
  {
    name: "dateRealtime",
    signatures: ["() => date"],
    isImpure: true,
  },
  {
    name: "daysBetween",
    signatures: ["(from: date | text, to: date | text) => number"],
    canFail: true,
  },
  {
    name: "distinct",
    signatures: ["(list: list<T>) => list<T>"],
    canFail: true,
  },
  {
    name: "endsWith",
    signatures: ["(text: text, end: text) => boolean"],
    canFail: true,
  },
  {
    name: "every",
    signatures: ["(list: list<T>, test: (item: T, index: number) => unknown) => boolean"],
    canFail: true,
  },
  {
    name: "fileToUrl",
    signatures: ["(file: file | list<file>, placeholder?: text) => text"],
  },
  {
    name: "filter",
    signatures: ["(list: list<T>, test: (item: T, index: number) => unknown) => list<T>"],
    canFail: true,
  },
  {
    name: "filterByKey",
    signatures: ["(list: list<T>, key: key<T, U>, value?: unknown) => list<T>"],
    canFail: true,
  },
  {
    name: "find",
    signatures: ["(list: list<T>, test: (item: T, index: number) => unknown) => T?"],
    canFail: true,
  },
  {
    name: "findIndex",
    signatures: ["(list: list<T>, value: unknown) => number"],
    canFail: true,
  },
  {
    name: "findIndexByKey",
    signatures: ["(list: list<T>, key: key<T, U>, value: unknown) => number"],
    canFail: true,
  },
  {
    name: "flat",
    signatures: ["(list: list<list<T>>) => list<T>", "(list: list<unknown>) => list<unknown>"],
    canFail: true,
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
    canFail: true,
  },
  {
    name: "formatNumber",
    signatures: ["(value: number, options?: record) => text"],
  },
  {
    name: "fromTime",
    signatures: ["(date: date | text, other?: date | text, withoutSuffix?: boolean, locale?: text) => text"],
    canFail: true,
  },
  {
    name: "getBrowserTimezone",
    signatures: ["() => text"],
  },
  {
    name: "getByIndex",
    signatures: ["(list: list<T>, index: number | text) => T?"],
    canFail: true,
  },
  {
    name: "getByKey",
    signatures: ["(record: record<T>, path: key<T, U>) => U"],
    successor: "getKeyValue(record, path)",
    canFail: true,
  },
  {
    name: "getDayOfWeek",
    signatures: ["(date: date | text) => number"],
    canFail: true,
  },
  {
    name: "getDays",
    signatures: ["(date: date | text) => number"],
    canFail: true,
  },
  {
    name: "getHours",
    signatures: ["(date: date | text) => number"],
    canFail: true,
  },
  {
    name: "getKeyValue",
    signatures: ["(record: record<T>, path: key<T, U>) => U"],
    canFail: true,
  },
  {
    name: "getMinutes",
    signatures: ["(date: date | text) => number"],
    canFail: true,
  },
  {
    name: "getMonths",
    signatures: ["(date: date | text) => number"],
    canFail: true,
  },
  {
    name: "getSeconds",
    signatures: ["(date: date | text) => number"],
    canFail: true,
  },
  {
    name: "getWeekOfYear",
    signatures: ["(date: date | text) => number"],
    canFail: true,
  },
  {
    name: "getYears",
    signatures: ["(date: date | text) => number"],
    canFail: true,
  },
  {
    name: "groupBy",
    signatures: ["(list: list<T>, key: key<T, U>) => record"],
    canFail: true,
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
    canFail: true,
  },
  {
    name: "initials",
    signatures: ["(text: text) => text"],
  },
  {
    name: "insertAt",
    signatures: ["(list: list<T>, index: number, value: T) => list<T>"],
    canFail: true,
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
    canFail: true,
  },
  {
    name: "keys",
    signatures: ["(record: record) => list<text>"],
    canFail: true,
  },
  {
    name: "length",
    signatures: ["(value: text) => number", "(list: list<unknown>) => number"],
    canFail: true,
  },
  {
    name: "lookup",
    signatures: ["(value: unknown, list: list<T>, key?: key<T, U>) => T?"],
    canFail: true,
  },
  {
    name: "lookupArray",
    signatures: ["(values: list<unknown>, list: list<T>, key?: key<T, U>) => list<T>"],
    canFail: true,
  },
  {
    name: "lower",
    signatures: ["(text: text) => text"],
    canFail: true,
  },
  {
    name: "lowercase",
    signatures: ["(text: text) => text"],
    canFail: true,
  },
  {
    name: "map",
    signatures: [
      "(list: list<T>, key: key<T, U>) => list<U>",
      "(list: list<T>, each: (item: T, index: number) => U) => list<U>",
      "(list: list<T>, key: text, other: text, ...keys: text) => list<record>",
    ],
    canFail: true,
  },
  {
    name: "matchAllRoles",
    signatures: ["(held: list<text>, wanted: list<text>) => boolean"],
    canFail: true,
  },
  {
    name: "matchAnyRoles",
    signatures: ["(held: list<text>, wanted: list<text>) => boolean"],
    canFail: true,
  },
  {
    name: "matches",
    signatures: ["(text: text, pattern: text) => boolean"],
    canFail: true,
  },
  {
    name: "max",
    signatures: ["(list: list<number>) => number?", "(first: number, ...others: number) => number"],
    canFail: true,
  },
  {
    name: "merge",
    signatures: ["(...lists: list<T>) => list<T>"],
    canFail: true,
  },
  {
    name: "min",
    signatures: ["(list: list<number>) => number?", "(first: number, ...others: number) => number"],
    canFail: true,
  },
  {
    name: "move",
    signatures: ["(list: list<T>, from: number, to: number) => list<T>"],
    canFail: true,
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
    canFail: true,
  },
  {
    name: "omit",
    signatures: [
      "(record: map<T>, name: text, ...names: text) => map<T>",
      "(record: record, name: text, ...names: text) => record",
    ],
    canFail: true,
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
    signatures: ["(record: record, path: text, ...paths: text) => record"],
    canFail: true,
  },
  {
    name: "plural",
    signatures: ["(count: number, texts: record, language?: text) => text"],
  },
  {
    name: "power",
    signatures: ["(base: number, exponent: number) => number"],
  },
  {
    name: "prepend",
    signatures: ["(list: list<T>, ...values: T) => list<T>"],
    canFail: true,
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
    canFail: true,
  },
  {
    name: "remove",
    signatures: ["(list: list<T>, value: unknown) => list<T>"],
    canFail: true,
  },
  {
    name: "removeByIndex",
    signatures: ["(list: list<T>, index: number | text) => list<T>"],
    canFail: true,
  },
  {
    name: "removeByKey",
    signatures: ["(list: list<T>, key: key<T, U>, value?: unknown) => list<T>"],
    canFail: true,
  },
  {
    name: "replace",
    signatures: ["(text: text, search: text, by: text) => text"],
    canFail: true,
  },
  {
    name: "replaceAll",
    signatures: ["(text: text, search: text, by: text) => text"],
    canFail: true,
  },
  {
    name: "replaceAt",
    signatures: ["(list: list<T>, index: number, value: T) => list<T>"],
    canFail: true,
  },
  {
    name: "reverse",
    signatures: ["(list: list<T>) => list<T>"],
    canFail: true,
  },
  {
    name: "rollup",
    signatures: ["(list: list<T>, key: key<T, U>, distinct?: boolean) => list<flat<U>>"],
    canFail: true,
  },
  {
    name: "rollupCount",
    signatures: ["(list: list<T>, key: key<T, U>) => number"],
    successor: "rollupSum(list, key)",
    canFail: true,
  },
  {
    name: "rollupSum",
    signatures: ["(list: list<T>, key: key<T, U>) => number"],
    canFail: true,
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
    canFail: true,
  },
  {
    name: "setDayOfWeek",
    signatures: ["(date: date | text, day: number) => date"],
    canFail: true,
  },
  {
    name: "setDays",
    signatures: ["(date: date | text, day: number) => date"],
    canFail: true,
  },
  {
    name: "setHours",
    signatures: ["(date: date | text, hour: number) => date"],
    canFail: true,
  },
  {
    name: "setKeyValue",
    signatures: ["(record: record<T>, key: text, value: unknown) => T"],
    canFail: true,
  },
  {
    name: "setMinutes",
    signatures: ["(date: date | text, minute: number) => date"],
    canFail: true,
  },
  {
    name: "setMonths",
    signatures: ["(date: date | text, month: number) => date"],
    canFail: true,
  },
  {
    name: "setSeconds",
    signatures: ["(date: date | text, second: number) => date"],
    canFail: true,
  },
  {
    name: "setYears",
    signatures: ["(date: date | text, year: number) => date"],
    canFail: true,
  },
  {
    name: "slice",
    signatures: ["(list: list<T>, start?: number, end?: number) => list<T>"],
    canFail: true,
  },
  {
    name: "some",
    signatures: ["(list: list<T>, test: (item: T, index: number) => unknown) => boolean"],
    canFail: true,
  },
  {
    name: "sort",
    signatures: ["(list: list<T>, order?: 'asc' | 'desc', key?: key<T, U>) => list<T>"],
    canFail: true,
  },
  {
    name: "sortBy",
    signatures: [
      "(list: list<T>, key: key<T, U>, order?: 'asc' | 'desc') => list<T>",
      "(list: list<T>, by: (item: T, index: number) => unknown, order?: 'asc' | 'desc') => list<T>",
    ],
    canFail: true,
  },
  {
    name: "split",
    signatures: ["(text: text, separator: text) => list<text>"],
    canFail: true,
  },
  {
    name: "sqrt",
    signatures: ["(value: number) => number"],
  },
  {
    name: "startsWith",
    signatures: ["(text: text, start: text) => boolean"],
    canFail: true,
  },
  {
    name: "subText",
    signatures: ["(text: text, start: number, end?: number) => text"],
    canFail: true,
  },
  {
    name: "sum",
    signatures: ["(...values: number | list<number>) => number"],
  },
  {
    name: "swap",
    signatures: ["(list: list<T>, first: number, second: number) => list<T>"],
    canFail: true,
  },
  {
    name: "switch",
    signatures: ["(value: unknown, ...cases: unknown) => unknown"],
  },
  {
    name: "textLength",
    signatures: ["(text: text) => number"],
    canFail: true,
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
    canFail: true,
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
    canFail: true,
  },
  {
    name: "toText",
    signatures: ["(value: unknown) => text"],
  },
  {
    name: "toTime",
    signatures: ["(date: date | text, other?: date | text, withoutSuffix?: boolean, locale?: text) => text"],
    canFail: true,
  },
  {
    name: "toTimestamp",
    signatures: ["(date: date | text) => number"],
    canFail: true,
  },
  {
    name: "today",
    signatures: ["() => date"],
    isImpure: true,
  },
  {
    name: "translate",
    signatures: ["(texts: record, language?: text) => text"],
    canFail: true,
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
    canFail: true,
  },
  {
    name: "uuid",
    signatures: ["() => text"],
    isImpure: true,
  },
  {
    name: "values",
    signatures: ["(record: record) => list<unknown>"],
    canFail: true,
  },
  {
    name: "zip",
    signatures: ["(first: list<T>, second: list<U>) => list<{ first: T, second: U }>"],
    canFail: true,
  },
];
