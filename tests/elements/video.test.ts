import { expect, test } from "vitest";
import { expectVisible } from "./expect-locator.ts";
import { openScene } from "./open-scene.ts";

test("it is the browser's player, muted when it plays by itself, with words for browsers that play none", async () => {
  const app = await openScene("video", "players");
  const players = await app.page.locator("video").evaluateAll((nodes) =>
    nodes.map((node) => {
      if (!(node instanceof HTMLVideoElement)) return [];
      const { controls, loop, muted, preload, autoplay } = node;
      return [controls, loop, muted, preload, autoplay, node.getAttribute("src")];
    }),
  );
  expect(players).toEqual([
    [true, false, false, "metadata", false, null],
    [false, true, true, "auto", true, null],
    [true, false, false, "auto", false, null],
  ]);
  const first = app.page.locator("video").first();
  await expect.poll(() => first.textContent()).toBe("Sorry, your browser doesn't support embedded videos.");
  await expect.poll(() => first.getAttribute("poster")).toContain("data:image/png");
  await expect.poll(() => first.getAttribute("aria-label")).toBe("Aula");
  await app.set({ mudo: true });
  await expect
    .poll(() => app.page.locator(".p-c").evaluate((node) => node instanceof HTMLVideoElement && node.muted))
    .toBe(true);
});

test("events, variables and states follow the player, and steps control it", async () => {
  const app = await openScene("video", "shortFilm");
  await expect.poll(() => app.page.locator(".p-a").getAttribute("src")).toMatch(/^\/assets\/video\/film-\w+\.webm$/);
  const heard: string[] = [];
  const names = async () => {
    heard.push(...(await app.log()));
    return heard.map((line) => line.split(" ")[0]);
  };
  await expect.poll(() => app.page.locator(".p-a").getAttribute("data-video")).toBe("paused");
  await app.call("filme.playVideo");
  await expect.poll(names).toContain("fim");
  expect(heard[0]).toMatch(/^toca {"value":0\D/);
  await expectVisible(app.page.locator(".p-a[data-video=ended]"));
  await expect.poll(() => app.read("filme.isPlaying")).toBe(false);
  await expect.poll(() => app.read("filme.currentTime")).toBeGreaterThan(0);
  await app.call("filme.seekTo", { time: 0 });
  await expect.poll(() => app.read("filme.currentTime")).toBe(0);
  expect(await names()).toEqual(["toca", "fim"]);
  expect(app.errors).toEqual([]);
});

test("captions are a track in the language of the page, and never a script", async () => {
  const { page } = await openScene("video", "players");
  const track = page.locator(".p-b track");
  await expect.poll(() => track.getAttribute("src")).toBe("/legendas.vtt");
  expect(await track.evaluate((node: HTMLTrackElement) => [node.kind, node.label, node.srclang])).toEqual([
    "captions",
    "Legendas",
    "pt-BR",
  ]);
  await expect.poll(() => page.locator(".p-c track").count()).toBe(0);
});
