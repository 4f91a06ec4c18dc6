import { expect, test } from "vitest";
import { duracao, haQuanto, horaDeContato, maisDiasUteis, minutosUteis } from "../designs/vendas/custom/index.ts";
import { emSaoPaulo } from "../designs/vendas/supabase/functions/_shared/hora.ts";
import { school, shop, workingDays } from "./working-days.ts";

const horario = { dias: [1, 2, 3, 4, 5], inicio: "09:00", fim: "18:00", feriados: ["2025-06-19"] };
const at = (moment: string): string => new Date(`${moment}:00-03:00`).toISOString();

test.each([
  ["within a day", "2025-06-16T09:30", "2025-06-16T11:40", 130],
  ["from Friday afternoon to Monday", "2025-06-13T17:30", "2025-06-16T09:30", 60],
  ["before and after the hours of a day", "2025-06-16T06:00", "2025-06-16T23:00", 540],
  ["over a holiday", "2025-06-18T17:00", "2025-06-20T10:00", 120],
  ["late in the evening, when it is another day elsewhere", "2025-06-16T22:00", "2025-06-17T09:10", 10],
  ["backwards", "2025-06-16T10:00", "2025-06-16T09:25", -35],
  ["on a weekend", "2025-06-14T10:00", "2025-06-15T17:00", 0],
])("minutes of attendance %s", (_, from, to, minutes) => {
  expect(minutosUteis(horario, at(from), at(to))).toBe(minutes);
});

test("without hours of attendance no minute counts", () => {
  expect(minutosUteis(undefined, at("2025-06-16T09:00"), at("2025-06-16T10:00"))).toBe(0);
});

test.each(workingDays)("working days %s", (_, hours, day, days, later) => {
  expect(maisDiasUteis(hours, day, days)).toBe(later);
});

test("without hours of attendance no working day comes", () => {
  expect(maisDiasUteis(undefined, "2026-03-04", 1)).toBe("");
});

test.each([
  ["on a Saturday on which the account works", shop, "2026-03-07T10:00", true],
  ["on a Saturday on which it does not", school, "2026-03-07T10:00", false],
  ["on a Sunday", shop, "2026-03-08T10:00", false],
  ["on a holiday of the account", school, "2025-12-24T10:00", false],
  ["at eight", school, "2026-03-04T08:00", true],
  ["before eight", school, "2026-03-04T07:59", false],
  ["at twenty", school, "2026-03-04T20:00", false],
  ["on the evening before a holiday, when it is the next day elsewhere", school, "2025-12-23T19:59", true],
])("whether people may be called %s", (_, hours, moment, may) => {
  expect(horaDeContato(hours, at(moment))).toBe(may);
});

test.each([
  [0, "0 min"],
  [35, "35 min"],
  [120, "2 h"],
  [130, "2 h 10 min"],
  [1079, "17 h 59 min"],
  [1080, "2 d"],
  [1825, "3 d 3 h"],
  [54_300, "100 d"],
])("%i minutes are %s", (minutes, said) => {
  expect(duracao(minutes)).toBe(said);
});

test.each([
  ["2025-06-16T14:30", "agora"],
  ["2025-06-16T14:25", "há 5 min"],
  ["2025-06-16T12:10", "há 2 h"],
  ["2025-06-15T14:02", "ontem 14:02"],
  ["2025-06-14T23:59", "14/06/25"],
])("what was at %s was %s", (moment, said) => {
  expect(haQuanto(at(moment), at("2025-06-16T14:30"))).toBe(said);
});

test("a day of a year that clocks write otherwise has an hour too", () => {
  expect(emSaoPaulo("0000-01-01", "00:00:00").toISOString()).toBe("0000-01-01T03:00:00.000Z");
  expect(emSaoPaulo("0001-01-01", "00:00:00").getTime()).not.toBeNaN();
  expect(emSaoPaulo("2025-13-01", "00:00:00").getTime()).toBeNaN();
});
