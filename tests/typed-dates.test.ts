import { expect, test } from "vitest";
import type { DateMode } from "../runtime/elements/parts/date-picker/days.ts";
import { type FaceFormat, faceOf } from "../runtime/elements/parts/date-picker/face.ts";
import { readFace } from "../runtime/elements/parts/date-picker/read-face.ts";

const day: FaceFormat = { mode: "date", selection: "single", pattern: "DD/MM/YYYY", language: "pt-BR" };
const moment: FaceFormat = { ...day, mode: "datetime", pattern: "DD/MM/YYYY HH:mm" };
const time: FaceFormat = { ...day, mode: "time", pattern: "HH:mm" };
const month: FaceFormat = { ...day, mode: "month", pattern: "MMMM YYYY" };
const range: FaceFormat = { ...day, selection: "range" };
const several: FaceFormat = { ...day, selection: "multi" };
const american: FaceFormat = { ...day, pattern: "MM/DD/YYYY", language: "en-US" };

const year = new Date().getFullYear();

const read: readonly (readonly [text: string, look: FaceFormat, choice: readonly string[] | undefined])[] = [
  ["25/12/2026", day, ["2026-12-25"]],
  ["25.12.26", day, ["2026-12-25"]],
  ["251226", day, ["2026-12-25"]],
  ["25122026", day, ["2026-12-25"]],
  ["25 12 2026", day, ["2026-12-25"]],
  ["25/12", day, [`${year}-12-25`]],
  ["25/12/85", day, ["1985-12-25"]],
  ["2026-12-25", day, ["2026-12-25"]],
  ["25 de dezembro de 2026", day, ["2026-12-25"]],
  ["25 dez 2026", day, ["2026-12-25"]],
  ["sexta-feira, 25 de dezembro", day, [`${year}-12-25`]],
  ["12/25/2026", american, ["2026-12-25"]],
  ["December 25, 2026", american, ["2026-12-25"]],
  ["12/25/2026", day, undefined],
  ["31/02/2026", day, undefined],
  ["29/02/2026", day, undefined],
  ["29/02/2028", day, ["2028-02-29"]],
  ["32/1/2026", day, undefined],
  ["25/12/126", day, undefined],
  ["25/12/2026/1", day, undefined],
  ["5", day, undefined],
  ["natal", day, undefined],
  [`25/12/2026${" ".repeat(1000)}x`, day, undefined],
  ["  ", day, []],
  ["25/12/2026 18:30", moment, ["2026-12-25T18:30:00"]],
  ["25/12/2026 18h30", moment, ["2026-12-25T18:30:00"]],
  ["251220261830", moment, ["2026-12-25T18:30:00"]],
  ["25/12/2026 às 6 pm", moment, ["2026-12-25T18:00:00"]],
  ["25/12/2026 12 am", moment, ["2026-12-25T00:00:00"]],
  ["25/12/2026", moment, ["2026-12-25T07:45:00"]],
  ["25/12/2026 24:00", moment, undefined],
  ["1830", time, ["18:30:00"]],
  ["8", time, ["08:00:00"]],
  ["25:00", time, undefined],
  ["março de 2026", month, ["2026-03"]],
  ["03/26", month, ["2026-03"]],
  ["13/2026", month, undefined],
  ["2026", { ...day, mode: "year", pattern: "YYYY" }, ["2026"]],
  ["01/02/2026 – 10/02/2026", range, ["2026-02-01", "2026-02-10"]],
  ["10/02/2026 a 01/02/2026", range, ["2026-02-01", "2026-02-10"]],
  ["01/02/2026", range, ["2026-02-01"]],
  ["1/2/2026 – 2/2/2026 – 3/2/2026", range, undefined],
  ["02/02/2026, 01/02/2026; 01/02/2026", several, ["2026-02-01", "2026-02-02"]],
];

test.each(read)("%s", (text, look, choice) => {
  expect(readFace(text, look, ["2020-01-01T07:45:00"])).toEqual(choice);
});

const patterns: Readonly<Record<DateMode, readonly string[]>> = {
  date: ["DD/MM/YYYY", "D/M/YY", "YYYY-MM-DD", "MMM D, YYYY", "dddd, D MMMM YYYY", "L", "LL", "MM/DD/YYYY"],
  datetime: ["DD/MM/YYYY HH:mm", "YYYY-MM-DD h:mm A", "LLL", "LLLL", "YYYY-MM-DD HH:mm A", "DD/MM/YYYY HH:mm:ss"],
  time: ["HH:mm", "h:mm A", "LT", "LTS"],
  month: ["MMMM YYYY", "MM/YYYY", "MMM YY"],
  year: ["YYYY"],
};
const modes = ["date", "datetime", "time", "month", "year"] as const;
const sizes = { date: [0, 10], datetime: [0, 19], time: [11, 19], month: [0, 7], year: [0, 4] } as const;

test.each(["pt-BR", "en-US", "en-GB", "de", "fr", "es", "it", "nl", "ar", "hi", "ru", "fi", "pl"])(
  "what a date picker writes in %s can be typed",
  (language) => {
    const wrong: string[] = [];
    for (const mode of modes)
      for (const pattern of patterns[mode])
        for (let index = 0; index < 24; index++) {
          const [hour, minute] = [(index * 13) % 24, (index * 17) % 60];
          const date = new Date(Date.UTC(2010 + (index % 30), (index * 5) % 12, 1 + ((index * 11) % 28), hour, minute));
          const stamp = date.toISOString().slice(...sizes[mode]);
          const look: FaceFormat = { mode, selection: "single", pattern, language };
          const text = faceOf([stamp], look);
          if (readFace(text, look, [])?.[0] !== stamp) wrong.push(`${pattern}: ${text}`);
        }
    expect(wrong).toEqual([]);
  },
);
