import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Watching, watchDesign } from "../cli/project/watch.ts";

let top = "";
let folder = "";
let watching: Watching | undefined;

beforeEach(() => {
  top = realpathSync(mkdtempSync(join(tmpdir(), "trama-watch-")));
  folder = join(top, "shop");
  write("");
});
afterEach(() => {
  watching?.close();
  rmSync(top, { recursive: true, force: true });
});

const page = () => join(folder, "pages/home.json");
function write(text: string): void {
  mkdirSync(join(folder, "pages"), { recursive: true });
  writeFileSync(page(), text);
}

test.each([
  ["a folder of the design", () => join(folder, "pages")],
  ["the design itself", () => folder],
])("%s is watched again after it was away", async (_, path) => {
  const read: string[] = [];
  watching = await watchDesign(folder, () => {
    try {
      read.push(readFileSync(page(), "utf8"));
    } catch {
      read.push("away");
    }
  });
  rmSync(path(), { recursive: true });
  await expect.poll(() => read.at(-1)).toBe("away");
  write("back");
  await expect.poll(() => read.at(-1)).toBe("back");
  // Removed and created again before anybody looked.
  rmSync(path(), { recursive: true });
  write("again");
  await expect.poll(() => read.at(-1)).toBe("again");
  write("and changed");
  await expect.poll(() => read.at(-1)).toBe("and changed");
});

test("an edit during the first call is not lost", async () => {
  const read: string[] = [];
  watching = await watchDesign(folder, () => {
    read.push(readFileSync(page(), "utf8"));
    if (read.length === 1) write("edited");
  });
  await expect.poll(() => read.at(-1)).toBe("edited");
});

test("watching ends after the call that runs, whatever was asked for meanwhile", async () => {
  let callCount = 0;
  let go: () => void = () => undefined;
  const held = new Promise<void>((done) => {
    go = done;
  });
  let isEnded = false;
  watching = await watchDesign(folder, async () => {
    callCount++;
    if (callCount === 1) return;
    await held;
    isEnded = true;
  });
  write("1");
  await expect.poll(() => callCount).toBe(2);
  write("2");
  watching.close();
  go();
  await watching.closed;
  expect({ callCount, isEnded }).toEqual({ callCount: 2, isEnded: true });
});

test("a failing first call is reported, and ends the watch", async () => {
  const listeners = process.listenerCount("SIGINT");
  await expect(watchDesign(folder, () => Promise.reject(new Error("no disk")))).rejects.toThrow("no disk");
  expect(process.listenerCount("SIGINT")).toBe(listeners);
});
