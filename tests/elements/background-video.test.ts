import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { axe } from "./drag.ts";
import { openScene } from "./open-scene.ts";

const isPlaying = (page: Page, box: string) =>
  page.locator(`.p-${box} > video`).evaluate((node) => node instanceof HTMLVideoElement && !node.paused);

test("a box plays a video behind its content, without sound and over and over", async () => {
  const { page, read, set, errors } = await openScene("background-video", "boxes");
  await expect.poll(() => page.locator(".p-a > video").count()).toBe(1);
  await expect.poll(() => isPlaying(page, "a")).toBe(true);
  const film = await page.locator(".p-a > video").evaluate((node) => {
    if (!(node instanceof HTMLVideoElement)) return [];
    return [node.muted, node.loop, node.controls, node.getAttribute("aria-hidden")];
  });
  expect(film).toEqual([true, true, false, "true"]);
  const [video, box] = [await page.locator(".p-a > video").boundingBox(), await page.locator(".p-a").boundingBox()];
  expect(video).toEqual(box);
  expect(await page.locator(".p-b > video").count()).toBe(0);
  await set({ file: await read("film") });
  await expect.poll(() => isPlaying(page, "b")).toBe(true);
  await set({ file: "javascript:1" });
  await expect.poll(() => page.locator(".p-b > video").count()).toBe(0);
  expect(await page.locator(".p-c > video").count()).toBe(0);
  expect(errors.filter((line) => !line.includes("javascript:"))).toEqual([]);
});

test("a video that was stopped before it was ready is started again each second", async () => {
  const { page, errors } = await openScene("background-video", "boxes");
  await page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype;
    let attempts = 0;
    HTMLMediaElement.prototype.play = function start() {
      attempts += 1;
      return attempts < 3 ? Promise.reject(new Error("not ready")) : play.call(this);
    };
  });
  await page.reload();
  await expect.poll(() => page.locator(".p-a > video").count()).toBe(1);
  expect(await isPlaying(page, "a")).toBe(false);
  await expect.poll(() => isPlaying(page, "a"), { timeout: 5000 }).toBe(true);
  expect(errors).toEqual([]);
});

test("it rests for visitors who prefer less motion; axe finds nothing", async () => {
  const { page } = await openScene("background-video", "boxes");
  await expect.poll(() => isPlaying(page, "a")).toBe(true);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect.poll(() => isPlaying(page, "a")).toBe(false);
  expect(await axe(page)).toEqual([]);
});
