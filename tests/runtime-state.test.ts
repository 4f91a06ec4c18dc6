import { readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { expect, test } from "vitest";
import { filesBelow } from "./designs.ts";

const runtime = join(import.meta.dirname, "../runtime");

/** Facts about the page of the browser, its build and loaded code. They are the same for all apps on the page. */
const ofThePage: Readonly<Record<string, readonly string[]>> = {
  "app/env.ts": ["known"],
  "app/first-render.ts": ["isFirst", "waiting", "isClockRead"],
  "app/manifest.ts": ["known"],
  "app/reload.ts": ["isStale", "onPart"],
  "auth/auth.ts": ["isUnloading"],
  "auth/other-tabs.ts": ["isRestarting"],
  "elements/parts/grid/grid-edits.ts": ["sentCount"],
  "page/head.ts": ["rendered"],
  "page/toasts.tsx": ["layer"],
  "react/repeat.tsx": ["makeNodes", "isLoading"],
  "screen/screen.ts": ["narrowFrom"],
};

/** State of one app that is not a part of its `Runtime` yet: the last started app sets it for all on the page. */
const shared: Readonly<Record<string, readonly string[]>> = {
  "app/app-name.ts": ["name"],
  "dates/time-zone.ts": ["own"],
  "screen/language.ts": ["known"],
};

const sorted = (names: readonly string[]): readonly string[] => [...names].sort();

test("the state of an app is in its Runtime, but for the listed variables of modules", () => {
  const found: Record<string, readonly string[]> = {};
  for (const path of filesBelow(runtime)) {
    if (!/\.tsx?$/.test(path)) continue;
    const names = Array.from(readFileSync(path, "utf8").matchAll(/^(?:export )?let (\w+)/gm), ([, name = ""]) => name);
    if (names.length > 0) found[relative(runtime, path).replaceAll(sep, "/")] = sorted(names);
  }
  const listed: Record<string, readonly string[]> = {};
  for (const [path, names] of [...Object.entries(ofThePage), ...Object.entries(shared)])
    listed[path] = sorted([...(listed[path] ?? []), ...names]);
  expect(found).toEqual(listed);
});
