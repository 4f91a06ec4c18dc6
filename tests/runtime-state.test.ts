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
  "app/runtime.ts": ["active"],
  "auth/other-tabs.ts": ["isRestarting"],
  "elements/parts/grid/grid-edits.ts": ["sentCount"],
  "page/head.ts": ["rendered"],
  "page/lost-focus.ts": ["focused", "main", "isFollowing"],
  "page/toasts.tsx": ["layer"],
  "page/unload.ts": ["staying"],
  "rows/repeat.tsx": ["makeNodes", "isLoading"],
  "screen/screen.ts": ["narrowFrom"],
};

/**
 * Signals, lists and maps that modules change. They are about the page (its window, its error log, its code), or keep
 * something by an object that belongs to one app already.
 */
const keptByModules: Readonly<Record<string, readonly string[]>> = {
  "errors/error-log.ts": ["entries", "listeners"],
  "app/first-render.ts": ["builtAt"],
  "app/install-prompt.ts": ["kept"],
  "app/reload.ts": ["missing", "failed", "codeErrors", "loadListeners"],
  "app/runtime.ts": ["running"],
  "late/style-sheets.ts": ["loading"],
  "dates/date-text.ts": ["formatters"],
  "elements/parts/date-picker/read-face.ts": ["known"],
  "elements/parts/drag/lanes.ts": ["mounted"],
  "elements/parts/field/decimal.ts": ["known"],
  "elements/parts/field/mask.ts": ["known"],
  "helpers/plural.ts": ["rules"],
  "helpers/text.ts": ["urls"],
  "page/page-load.ts": ["begun"],
  "page/popups.tsx": ["popupOfTask"],
  "page/toast-requests.ts": ["waiting"],
  "plugins/supabase/exact-numbers.ts": ["logged"],
  "react/element-handle.ts": ["cores"],
  "react/element-look.ts": ["registered"],
  "rows/selection.ts": ["selections"],
  "screen/collation.ts": ["collators"],
  "screen/number-formatter.ts": ["formatters"],
  "screen/screen.ts": ["breakpointSignal", "screenSignal", "focusSignal"],
  "screen/theme.ts": ["isSystemDark"],
  "workflow/workflow.ts": ["caught", "handled", "located"],
};

const sorted = (names: readonly string[]): readonly string[] => [...names].sort();

/** Returns the names that a search finds in each module of the runtime. */
function namesIn(find: (text: string) => readonly string[]): Readonly<Record<string, readonly string[]>> {
  const found: Record<string, readonly string[]> = {};
  for (const path of filesBelow(runtime)) {
    if (!/\.tsx?$/.test(path)) continue;
    const names = find(readFileSync(path, "utf8"));
    if (names.length > 0) found[relative(runtime, path).replaceAll(sep, "/")] = sorted(names);
  }
  return found;
}

const listed = (names: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(Object.entries(names).map(([path, all]) => [path, sorted(all)]));

test("the state of an app is in its Runtime, not in variables of modules", () => {
  const variables = (text: string) => Array.from(text.matchAll(/^(?:export )?let (\w+)/gm), ([, name = ""]) => name);
  expect(namesIn(variables)).toEqual(listed(ofThePage));
});

const made = /^(?:export )?const (\w+)[^=\n]*= (?:new (?:Weak)?(?:Map|Set)\b|signal\b|\[|\{|Object\.create)/gm;
const changed = (name: string): RegExp =>
  new RegExp(
    `\\b${name}(?:\\.(?:set|add|delete|clear|push|pop|shift|unshift|splice)\\(|(?:\\.\\w+|\\[[^\\]]+\\]) [-+?]*= )`,
  );

test("what modules keep in signals, lists and maps is about the page", () => {
  const kept = (text: string) =>
    Array.from(text.matchAll(made), ([, name = ""]) => name).filter((name) => changed(name).test(text));
  expect(namesIn(kept)).toEqual(listed(keptByModules));
});
