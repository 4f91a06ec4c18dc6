import { expect, test } from "vitest";
import { allDesigns } from "./all-designs.ts";
import { type Edited, editEach, told } from "./edits.ts";

test("one element removed, or inserted, is only removed, or added, lines in its own page", () => {
  const edits = allDesigns.filter(({ name }) => !exceptions.has(name)).flatMap((design) => editEach(design, removal));
  expect(edits.length).toBeGreaterThan(100);
  expect(edits.filter((edit) => !isOwnRemoval(edit)).map(told)).toEqual([]);
});

test("one element moved is two hunks in its own page", () => {
  const edits = allDesigns.flatMap((design) =>
    editEach(design, (owner, key, way) => {
      const at = Number(key);
      if (way.at(-1) !== "children" || !Array.isArray(owner) || at + 1 >= owner.length) return undefined;
      return () => owner.splice(at, 2, owner[at + 1], owner[at]);
    }),
  );
  expect(edits.length).toBeGreaterThan(100);
  const isMove = ({ path, changes }: Edited) =>
    [...changes].every(([file, { before, after }]) => file === path.replace(/json$/, "tsx") && isSwap(before, after));
  expect(edits.filter((edit) => !isMove(edit)).map(told)).toEqual([]);
});

/** Cases where an element changes more than its lines, with the reason. */
const exceptions = new Set([
  // A button with children needs a closing tag; hundreds of others do not.
  "children-and-empty-containers",
  // A collection that needs another one is fetched after it: the list of collections becomes a list of groups.
  "page-fetches-what-it-shows-in-groups",
  // The only element that reads a token: without it, `readsToken` disappears from the app.
  "access-has-groups-and-a-user",
  "requests-of-services",
  // The only element whose link in an e-mail opens the app: without it, `emailLinks` disappears.
  "auth-service-signs-in-with-a-profile",
  // Without the element that shows a component to everybody, the component loads late.
  "component-for-signed-in-visitors-loads-late",
]);

function removal(owner: object, key: string, way: readonly string[]): (() => unknown) | undefined {
  // The root of a component is its function's result, more than an element.
  if (way.at(-1) !== "children" || way.length === 1 || !Array.isArray(owner)) return undefined;
  return () => owner.splice(Number(key), 1);
}

/**
 * Only removed lines, in files of the edited unit; pages no longer fetch and style what a part of them no longer shows.
 *
 * Removing a unit's last style also removes its sheet: then the files that name the sheet change too, in that line.
 */
function isOwnRemoval({ path, changes }: Edited): boolean {
  const own = path.replace(/\.json$/, "");
  const isSheetGone = changes.get(`${own}.css`)?.after === "";
  return [...changes].every(([file, { added, removed }]) => {
    const isOwn = file === `${own}.tsx` || file === `${own}.css`;
    const isShowing = !path.startsWith("pages/") && file.startsWith("pages/");
    const isShared = file.startsWith("icons/") || file.startsWith("helpers/");
    // The names of records that only this element reads are declared for hosts with strict settings.
    if (file === "runtime.ts" && removed.every((line) => isDeclared.test(line))) return added.length === 0;
    // A container that lost all its children needs no closing tag, and a row or handler takes no parameter that it does not
    // read any more.
    if (isOwn || isShowing || isShared) return added.every((line) => line.trim() === "/>" || isHead.test(line));
    return isSheetGone && removed.every((line) => line.includes(".css"));
  });
}

/** The first line of a function of a row or an event. */
const isHead = /^[^()]*\((?:\w+(?:, \w+)*)?\) => [({]$/;

/** A line of the declarations of names. */
const isDeclared = /^(?:declare module .*\{| {2}interface \w+ \{| {4}"?[^:]+"?: string;| *\}|)$/;

/** Whether two neighbouring blocks of lines were swapped and nothing else changed. */
function isSwap(before: string, after: string): boolean {
  const old = before.split("\n");
  const now = after.split("\n");
  if (old.length !== now.length) return false;
  let start = 0;
  while (old[start] === now[start]) start++;
  let end = old.length;
  while (old[end - 1] === now[end - 1]) end--;
  // The blocks may have a common start or end, so they may extend beyond the first and last differing lines.
  for (let first = start; first >= Math.max(0, start - 12); first--) {
    for (let last = end; last <= Math.min(old.length, end + 12); last++) {
      const block = old.slice(first, last);
      if (`\n${[...block, ...block].join("\n")}\n`.includes(`\n${now.slice(first, last).join("\n")}\n`)) return true;
    }
  }
  return false;
}
