/** Days that some working days come after another, by hand: what the database and the app must both answer. */

export interface Hours {
  readonly dias: readonly number[];
  readonly inicio: string;
  readonly fim: string;
  readonly feriados: readonly string[];
}

const hours = (dias: readonly number[], ...feriados: readonly string[]): Hours => ({
  ...{ dias, inicio: "09:00", fim: "18:00", feriados },
});

/** What an account has that has set nothing. */
export const unset = hours([1, 2, 3, 4, 5]);
/** Christmas, New Year and the two days of Carnival, and Christmas Eve, which only this account keeps. */
export const school = hours(
  [1, 2, 3, 4, 5],
  ...["2025-12-24", "2025-12-25", "2026-01-01", "2026-02-16", "2026-02-17", "2026-12-25"],
);
export const shop = hours([1, 2, 3, 4, 5, 6], "2025-12-25");

/** A name, the hours of an account, a day, how many working days, and the day that comes of it. */
export const workingDays: readonly (readonly [string, Hours, string, number, string])[] = [
  ["no day later", school, "2026-03-04", 0, "2026-03-04"],
  ["within a week", school, "2026-03-02", 3, "2026-03-05"],
  ["over a weekend", school, "2026-03-06", 1, "2026-03-09"],
  ["from a Saturday", school, "2026-03-07", 1, "2026-03-09"],
  ["over a weekend that begins on Sunday", shop, "2026-03-06", 1, "2026-03-07"],
  ["to the Monday after it", shop, "2026-03-06", 2, "2026-03-09"],
  // 22, 23, 26, 29 and 30.
  ["over two holidays, one of them the account's own", school, "2025-12-19", 5, "2025-12-30"],
  ["over the same days where only Christmas is kept", shop, "2025-12-19", 5, "2025-12-26"],
  ["over Christmas, of which the account has not heard", unset, "2025-12-24", 1, "2025-12-25"],
  ["over Christmas and a weekend", school, "2026-12-24", 1, "2026-12-28"],
  // 31 and 2.
  ["over the turn of the year", school, "2025-12-30", 2, "2026-01-02"],
  ["over Carnival", school, "2026-02-13", 1, "2026-02-18"],
  // 20, then a week, then 2 and 3.
  ["over the end of February", school, "2026-02-19", 8, "2026-03-03"],
];
