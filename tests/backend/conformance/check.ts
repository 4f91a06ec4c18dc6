import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { calling } from "./calling.ts";
import type { Case } from "./cases.ts";
import { files } from "./files.ts";
import { hearing } from "./hearing.ts";
import { people } from "./people.ts";
import { filtering, selecting, shaping } from "./reading.ts";
import type { World } from "./target.ts";
import { finding } from "./texts.ts";
import { writing } from "./writing.ts";

const parts: Readonly<Record<string, readonly Case[]>> = {
  select: selecting,
  filter: filtering,
  "filter, by texts": finding,
  shape: shaping,
  write: writing,
  call: calling,
  people,
  files,
  realtime: hearing,
};

/** Run every case against a backend. */
export function checkConformance(open: () => Promise<World>, isEmbedded: boolean): void {
  let world: World;
  beforeAll(async () => {
    world = await open();
  });
  afterAll(() => world?.close());

  for (const [part, cases] of Object.entries(parts)) {
    describe(part, () => {
      test.each(cases)("$name", async ({ run, gives, embedded }) => {
        expect(await run(world)).toEqual(isEmbedded ? (embedded ?? gives) : gives);
      });
    });
  }
}
