/** Reads scenarios of money as an accountant writes them; README.md in this folder says how. */

export type Way = "reports" | "file" | "hand";

/** A person with a share of a product from one day to another, in hundredths of a percent. */
export interface Share {
  readonly role: "coprodutor" | "gerente_afiliados";
  readonly name: string;
  readonly bps: number;
  readonly from: string;
  readonly until: string | undefined;
}

export interface Fee {
  readonly bps: number;
  readonly cents: number;
}

export interface Part {
  readonly role: "producer" | "affiliate" | "co-producer";
  readonly name: string;
  readonly cents: number;
  readonly currency: string | undefined;
}

/** What a line says of a sale, in cents and instants. */
export interface Said {
  readonly value?: number;
  readonly charged?: number;
  readonly fee?: number;
  readonly currency?: string;
  readonly affiliate?: string;
  readonly buyer?: string;
  readonly ordered?: Date;
  readonly approvedOn?: Date;
  readonly pay?: "pix" | "card" | "slip";
  readonly instalments?: number;
  readonly ad?: string;
  readonly parts?: readonly Part[];
}

/** In which way a line comes: as the scenario is played, or always in one. */
export type Source = Way | "any";

export type Event =
  | {
      readonly kind: "sale";
      readonly source: Source;
      readonly sale: string;
      readonly verb: Verb;
      readonly returned: number | undefined;
      readonly said: Said;
      readonly refused: boolean;
    }
  | { readonly kind: "again" | "night" | "recalculate" }
  | {
      readonly kind: "pay";
      readonly who: string;
      readonly cents: number | undefined;
      readonly currency: string;
      readonly day: string | undefined;
    }
  | { readonly kind: "close"; readonly month: string; readonly refused: boolean }
  | { readonly kind: "share"; readonly who: string; readonly bps: number | undefined }
  | { readonly kind: "fee"; readonly fee: Fee }
  | { readonly kind: "ad"; readonly ad: string; readonly cents: number; readonly currency: string }
  | { readonly kind: "contact"; readonly buyer: string };

/** Something that is expected: each name with its amount, count or text. */
export interface Expectation {
  readonly subject: Subject;
  readonly values: ReadonlyMap<string, string | number | null>;
}

export type Subject =
  | { readonly kind: "month" | "recovery"; readonly month: string }
  | { readonly kind: "day"; readonly day: string }
  | { readonly kind: "list" | "attention" | "export" | "commissions export" | "ads export" }
  | { readonly kind: "sale"; readonly sale: string }
  | { readonly kind: "statement"; readonly who: string; readonly month: string }
  | { readonly kind: "ad"; readonly ad: string; readonly month: string }
  | { readonly kind: "buyer"; readonly buyer: string }
  | { readonly kind: "person"; readonly who: string; readonly currency: string };

export type Step = { readonly line: number } & (
  | { readonly at: Date; readonly arrives: Date; readonly event: Event }
  | { readonly expect: Expectation }
);

export interface Scenario {
  readonly title: string;
  readonly place: string;
  readonly ways: readonly Way[];
  readonly fee: Fee;
  readonly guaranteeDays: number;
  readonly affiliateBps: number;
  readonly taxBps: number;
  readonly currency: string;
  readonly shares: readonly Share[];
  readonly steps: readonly Step[];
}

const verbs = [
  ...["waiting", "in analysis", "refused", "canceled", "expired", "late", "approved", "complete", "disputed"],
  ...["wins its dispute", "refunded", "charged back"],
] as const;
export type Verb = (typeof verbs)[number] | "returns";

const months = [
  ...["January", "February", "March", "April", "May", "June", "July", "August", "September", "October"],
  ...["November", "December"],
];

type Kind = "amount" | "count" | "percent" | "ratio" | "text";

const dashboard: Readonly<Record<string, Kind>> = {
  ...{ revenue: "amount", net: "amount", sales: "count", average: "amount", "returned sales": "count" },
  ...{ returned: "amount", "refund rate": "percent", "card approval": "percent", "pix paid": "percent" },
  ...{ "slips paid": "percent", spent: "amount", roas: "ratio" },
};

/** The names that can be expected of each subject. */
const expectable: Readonly<Record<Subject["kind"], Readonly<Record<string, Kind>>>> = {
  month: dashboard,
  day: dashboard,
  list: {
    ...{ rows: "count", sales: "count", gross: "amount", net: "amount", mine: "amount", returned: "amount" },
    "other currencies": "count",
  },
  export: { rows: "count", value: "amount", net: "amount", mine: "amount", returned: "amount" },
  "commissions export": {
    ...{ rows: "count", "to come": "amount", released: "amount", paid: "amount", canceled: "amount" },
  },
  "ads export": { rows: "count", spent: "amount" },
  sale: {
    ...{ status: "text", approved: "text", value: "amount", charged: "amount", fee: "amount", net: "amount" },
    ...{ mine: "amount", returned: "amount", instalments: "count", currency: "text" },
  },
  statement: { before: "amount", credits: "amount", discounts: "amount", paid: "amount", balance: "amount" },
  ad: { spent: "amount", sales: "count", revenue: "amount", profit: "amount", roas: "ratio" },
  recovery: {
    open: "amount",
    recovered: "amount",
    "recovered sales": "count",
    rate: "percent",
    "other currencies": "count",
  },
  buyer: { bought: "amount", purchases: "count" },
  attention: { reports: "count" },
  person: { "to come": "amount", released: "amount", "to discount": "amount", "in dispute": "amount", paid: "amount" },
};

/** An amount in cents: `1.234,56`, `1234.56` or `100`, also with `R$` before it. */
export function readAmount(text: string): number {
  const plain = text.replace(/^R\$\s*/, "");
  const [, sign = "", whole = "", cents = "00"] =
    /^(-?)(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d\d))?$/.exec(plain) ??
    /^(-?)(\d+)\.(\d\d)$/.exec(plain) ??
    fail(`“${text}” is not an amount`);
  const read = Number(whole.replaceAll(".", "")) * 100 + Number(cents);
  return sign === "-" && read !== 0 ? -read : read;
}

/** Hundredths of a percent: `9,99 %`. */
function readPercent(text: string): number {
  const [, whole, parts = ""] = /^(\d+)(?:[.,](\d{1,2}))? ?%$/.exec(text) ?? fail(`“${text}” is not a percentage`);
  return Number(whole) * 100 + Number(parts.padEnd(2, "0"));
}

function readCount(text: string): number {
  return /^\d+$/.test(text) ? Number(text) : fail(`“${text}” is not a count`);
}

const fail = (message: string): never => {
  throw new Error(message);
};

const zoned = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "America/Sao_Paulo",
  dateStyle: "short",
  timeStyle: "medium",
});

/** The instant of a day and hour in São Paulo, which had other hours in old summers. */
function readInstant(text: string): Date {
  const [, day, month, year, hour = "00:00", second = "00"] =
    /^(\d\d)\/(\d\d)\/(\d{4})(?: (\d\d:\d\d)(?::(\d\d))?)?$/.exec(text) ?? fail(`“${text}” is not a day and hour`);
  const local = Date.parse(`${year}-${month}-${day}T${hour}:${second}Z`);
  if (Number.isNaN(local)) fail(`“${text}” is not a day and hour`);
  const shown = Date.parse(`${zoned.format(local).replace(" ", "T")}Z`);
  const first = new Date(local + (local - shown));
  // The hour before a change of the clocks is nearer to one offset, and that after it to the other.
  const again = Date.parse(`${zoned.format(first).replace(" ", "T")}Z`);
  return new Date(first.getTime() + (local - again));
}

const readDay = (text: string): string => {
  const [, day, month, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text) ?? fail(`“${text}” is not a day`);
  return `${year}-${month}-${day}`;
};

const readDayOrNone = (text: string): string | undefined => (text === "" ? undefined : readDay(text));

/** The first day of a month: `March 2025`. */
function readMonth(text: string): string {
  const [, name = "", year] = /^([A-Z]\w+) (\d{4})$/.exec(text) ?? fail(`“${text}” is not a month`);
  const index = months.indexOf(name);
  return index === -1 ? fail(`“${name}” is not a month`) : `${year}-${String(index + 1).padStart(2, "0")}-01`;
}

/** `9,99 % + R$ 1,00`, or only one of them. */
function readFee(text: string): Fee {
  const parts = text.split(" + ").map((part) => part.trim());
  const rate = parts.find((part) => part.endsWith("%"));
  const fixed = parts.find((part) => !part.endsWith("%"));
  return { bps: rate === undefined ? 0 : readPercent(rate), cents: fixed === undefined ? 0 : readAmount(fixed) };
}

const phrases = (text: string): readonly string[] =>
  text
    .split(";")
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== "");

const roles: readonly Part["role"][] = ["producer", "affiliate", "co-producer"];

/** `producer 50,00 + affiliate Bia 30,00 + co-producer Caio USD 3,00`, each in the sale's currency or another one. */
function readParts(text: string): readonly Part[] {
  return text.split(" + ").map((part) => {
    const [, role = "", name = "", currency, amount = ""] =
      /^(producer|affiliate|co-producer)(?: ([A-Z][a-z]+))? (?:([A-Z]{3}) )?(\S+)$/.exec(part) ??
      fail(`“${part}” is not a part of a sale`);
    const known = roles.find((one) => one === role) ?? fail(`“${role}” is not a role`);
    return { role: known, name, currency, cents: readAmount(amount) };
  });
}

const ways: Readonly<Record<string, Said["pay"]>> = { pix: "pix", card: "card", slip: "slip" };

/** How each word about a sale is read. */
const words: Readonly<Record<string, (text: string) => Said>> = {
  value: (text) => ({ value: readAmount(text) }),
  charged: (text) => ({ charged: readAmount(text) }),
  fee: (text) => ({ fee: readAmount(text) }),
  currency: (text) => ({ currency: text }),
  affiliate: (text) => ({ affiliate: text }),
  buyer: (text) => ({ buyer: text }),
  ordered: (text) => ({ ordered: readInstant(text) }),
  "approved on": (text) => ({ approvedOn: readInstant(text) }),
  "paid by": (text) => ({ pay: ways[text] ?? fail(`“${text}” is not a way to pay: pix, card or slip`) }),
  instalments: (text) => ({ instalments: readCount(text) }),
  ad: (text) => ({ ad: text }),
  parts: (text) => ({ parts: readParts(text) }),
};

function readSaid(text: string): Said {
  const name =
    Object.keys(words).find((word) => text.startsWith(`${word} `)) ?? fail(`“${text}” is not known of a sale`);
  return words[name]?.(text.slice(name.length + 1)) ?? {};
}

const sources: ReadonlyMap<string, Way> = new Map([
  ["report", "reports"],
  ["file", "file"],
  ["by hand", "hand"],
]);

function readEvent(text: string, options: readonly string[]): Event {
  const [, sourced, said = ""] = /^(?:(report|file|by hand): )?(.*)$/.exec(text) ?? [];
  const source: Source = sources.get(sourced ?? "") ?? "any";
  const sale = /^([A-Z]\d*) (?:is )?(.+)$/.exec(said);
  if (sale !== null) {
    const [, name = "", phrase = ""] = sale;
    const [, returned] = /^returns(?: (\S+))?$/.exec(phrase) ?? [];
    const verb = phrase.startsWith("returns") ? "returns" : verbs.find((one) => one === phrase);
    if (verb === undefined)
      return fail(`“${phrase}” is not something that happens to a sale: ${verbs.join(", ")}, returns`);
    let about: Said = {};
    for (const option of options) if (option !== "no") about = { ...about, ...readSaid(option) };
    const cents = returned === undefined ? undefined : readAmount(returned);
    return { kind: "sale", source, sale: name, verb, returned: cents, said: about, refused: options.includes("no") };
  }
  if (options.length > 0) fail(`“${options[0]}” belongs to a sale`);
  for (const [pattern, read] of events) {
    const found = pattern.exec(said);
    if (found !== null) return read(...found.slice(1).map((part) => part ?? ""));
  }
  return fail(`“${said}” is not an event that is known`);
}

/** The other things that happen. */
const events: readonly (readonly [RegExp, (...parts: readonly string[]) => Event])[] = [
  [/^the last report comes again$/, () => ({ kind: "again" })],
  [/^the night passes$/, () => ({ kind: "night" })],
  [/^the period is calculated again$/, () => ({ kind: "recalculate" })],
  [
    /^(\w+) is paid (?:([A-Z]{3}) )?(\S+)(?: on (\S+))?$/,
    (who = "", currency = "", amount = "", day = "") => ({
      kind: "pay",
      who,
      cents: readAmount(amount),
      currency: currency || "BRL",
      day: readDayOrNone(day),
    }),
  ],
  [
    /^(\w+) cannot be paid(?: on (\S+))?$/,
    (who = "", day = "") => ({ kind: "pay", who, cents: undefined, currency: "BRL", day: readDayOrNone(day) }),
  ],
  [/^(\w+ \d{4}) is closed$/, (month = "") => ({ kind: "close", month: readMonth(month), refused: false })],
  [/^(\w+ \d{4}) cannot be closed$/, (month = "") => ({ kind: "close", month: readMonth(month), refused: true })],
  [/^(\w+) gets? (\S+ %)$/, (who = "", rate = "") => ({ kind: "share", who, bps: readPercent(rate) })],
  [/^(\w+) leaves$/, (who = "") => ({ kind: "share", who, bps: undefined })],
  [/^the product's fee is (.+)$/, (fee = "") => ({ kind: "fee", fee: readFee(fee) })],
  [
    /^ad (\w+) costs (?:([A-Z]{3}) )?(\S+)$/,
    (ad = "", currency = "", amount = "") => ({
      kind: "ad",
      ad,
      cents: readAmount(amount),
      currency: currency || "BRL",
    }),
  ],
  [/^the team writes to (\w+)$/, (buyer = "") => ({ kind: "contact", buyer })],
];

/** The things of which something can be expected. */
const subjects: readonly (readonly [RegExp, (...parts: readonly string[]) => Subject])[] = [
  [
    /^statement of (\w+) for (\w+ \d{4})$/,
    (who = "", month = "") => ({ kind: "statement", who, month: readMonth(month) }),
  ],
  [/^ad (\w+) for (\w+ \d{4})$/, (ad = "", month = "") => ({ kind: "ad", ad, month: readMonth(month) })],
  [/^recovery for (\w+ \d{4})$/, (month = "") => ({ kind: "recovery", month: readMonth(month) })],
  [/^buyer (\w+)$/, (buyer = "") => ({ kind: "buyer", buyer })],
  [/^sale ([A-Z]\d*)$/, (sale = "") => ({ kind: "sale", sale })],
  [/^list$/, () => ({ kind: "list" })],
  [/^attention$/, () => ({ kind: "attention" })],
  [/^export$/, () => ({ kind: "export" })],
  [/^commissions export$/, () => ({ kind: "commissions export" })],
  [/^ads export$/, () => ({ kind: "ads export" })],
  [/^(\d\d\/\d\d\/\d{4})$/, (day = "") => ({ kind: "day", day: readDay(day) })],
  [/^([A-Z]\w+ \d{4})$/, (month = "") => ({ kind: "month", month: readMonth(month) })],
  [
    /^([A-Z]\w+|producer)(?: in ([A-Z]{3}))?$/,
    (who = "", currency = "") => ({ kind: "person", who, currency: currency || "BRL" }),
  ],
];

function readSubject(text: string): Subject {
  for (const [pattern, read] of subjects) {
    const found = pattern.exec(text);
    if (found !== null) return read(...found.slice(1).map((part) => part ?? ""));
  }
  return fail(`“${text}” is not something that has figures`);
}

function readExpected(kind: Kind, text: string): string | number | null {
  if (text === "none") return null;
  switch (kind) {
    case "amount":
      return readAmount(text);
    case "count":
      return readCount(text);
    // Rates have six digits there, and four here: hundredths of a percent.
    case "percent":
      return readPercent(text);
    case "ratio":
      return /^\d+,\d\d$/.test(text) ? Number(text.replace(",", "")) : fail(`“${text}” is not a ratio with two digits`);
    case "text":
      return text;
  }
}

function readExpectation(subjectText: string, text: string): Expectation {
  const subject = readSubject(subjectText);
  const kinds = expectable[subject.kind];
  const said = new Map<string, string | number | null>();
  for (const phrase of phrases(text)) {
    if (phrase === "nothing") continue;
    const name = Object.keys(kinds)
      .toSorted((a, b) => b.length - a.length)
      .find((one) => phrase.startsWith(`${one} `));
    const kind = kinds[name ?? ""];
    if (name === undefined || kind === undefined)
      return fail(`“${phrase}” is not one of: ${Object.keys(kinds).join(", ")}`);
    if (said.has(name)) fail(`“${name}” is expected twice`);
    said.set(name, readExpected(kind, phrase.slice(name.length + 1)));
  }
  // Of a person everything is said: what a line leaves out is nothing. So it is where nothing is expected.
  if (subject.kind === "person" || said.size === 0) {
    for (const [name, kind] of Object.entries(kinds)) {
      if (!said.has(name) && (kind === "amount" || kind === "count") && !nullable.has(name)) said.set(name, 0);
    }
  }
  return { subject, values: said };
}

/** Empty without sales, or without ads. */
const nullable: ReadonlySet<string> = new Set(["average", "spent"]);

interface Draft {
  title: string;
  place: string;
  ways: readonly Way[];
  fee: Fee;
  guaranteeDays: number;
  affiliateBps: number;
  taxBps: number;
  currency: string;
  shares: Share[];
  steps: Step[];
}

/** Read the scenarios of one file. Throws with the file and the line of what it does not understand. */
export function readScenarios(file: string, text: string): readonly Scenario[] {
  const scenarios: Draft[] = [];
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim();
    if (line === "" || line.startsWith("#")) continue;
    try {
      readLine(scenarios, line, index + 1, file);
    } catch (error) {
      throw new Error(`${file}:${index + 1}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  for (const { title, place, ways, steps } of scenarios) {
    if (ways.length === 0) throw new Error(`${place}: “${title}” has no line “Ways:”`);
    if (!steps.some((step) => "expect" in step)) throw new Error(`${place}: “${title}” expects nothing`);
  }
  return scenarios;
}

function readLine(scenarios: Draft[], line: string, number: number, file: string): void {
  const titled = /^Scenario: (.+)$/.exec(line);
  if (titled !== null) {
    const [, title = ""] = titled;
    if (scenarios.some((one) => one.title === title)) fail(`“${title}” is there twice`);
    scenarios.push({
      ...{ title, place: `${file}:${number}`, ways: [], fee: { bps: 0, cents: 0 }, guaranteeDays: 7 },
      ...{ affiliateBps: 0, taxBps: 0, currency: "BRL", shares: [], steps: [] },
    });
    return;
  }
  const scenario = scenarios.at(-1) ?? fail("a scenario begins with “Scenario:” and its title");
  const headed = /^(Ways|Product|Account|Co-producer (\w+)|Manager (\w+)|Expect (.+?)): (.+)$/.exec(line);
  if (headed !== null) {
    const [, head = "", partner, manager, subject, rest = ""] = headed;
    if (subject !== undefined) scenario.steps.push({ line: number, expect: readExpectation(subject, rest) });
    else readHead(scenario, head, partner ?? manager, rest);
    return;
  }
  const [, when = "", said = ""] =
    /^(\d\d\/\d\d\/\d{4} \d\d:\d\d(?::\d\d)?) +(.+)$/.exec(line) ??
    fail("a line is a heading, a day and hour with what happens, or “Expect …:”");
  const at = readInstant(when);
  const [what = "", ...options] = phrases(said);
  const arrival = options.find((option) => option.startsWith("arrives "));
  const before = scenario.steps.findLast((step) => "arrives" in step);
  const earliest = before !== undefined && "arrives" in before ? before.arrives.getTime() : 0;
  const arrives =
    arrival === undefined ? new Date(Math.max(at.getTime(), earliest)) : readInstant(arrival.slice("arrives ".length));
  if (arrives.getTime() < earliest) fail("a line arrives before the one above it");
  const event = readEvent(
    what,
    options.filter((option) => option !== arrival),
  );
  scenario.steps.push({ line: number, at, arrives, event });
}

function readHead(scenario: Draft, head: string, who: string | undefined, rest: string): void {
  if (head === "Ways") {
    const known: readonly Way[] = ["reports", "file", "hand"];
    scenario.ways = rest
      .split(", ")
      .map((way) => known.find((one) => one === way) ?? fail(`“${way}” is not a way: reports, file, hand`));
    return;
  }
  if (who !== undefined) {
    const [rate = "", ...dates] = phrases(rest);
    const of = (word: string): string | undefined => {
      const found = dates.find((date) => date.startsWith(`${word} `));
      return found === undefined ? undefined : readDay(found.slice(word.length + 1));
    };
    scenario.shares.push({
      role: head.startsWith("Manager") ? "gerente_afiliados" : "coprodutor",
      name: who,
      bps: readPercent(rate),
      from: of("from") ?? "2015-01-01",
      until: of("until"),
    });
    return;
  }
  for (const phrase of phrases(rest)) {
    const [, word = "", value = ""] =
      /^(fee|guarantee|affiliates|tax|currency) (.+)$/.exec(phrase) ??
      fail(`“${phrase}” is not about a product or an account`);
    if (word === "fee") scenario.fee = readFee(value);
    else if (word === "guarantee") scenario.guaranteeDays = readCount(value.replace(/ days?$/, ""));
    else if (word === "affiliates") scenario.affiliateBps = readPercent(value);
    else if (word === "tax") scenario.taxBps = readPercent(value);
    else scenario.currency = value;
  }
}
