import { afterAll, expect, test } from "vitest";
import { closeBrowser } from "../browser/harness.ts";
import { mount } from "./mount.ts";

afterAll(closeBrowser);

test("it is the browser's player, muted when it plays by itself, with words for browsers that play none", async () => {
  const app = await mount(
    ["Video"],
    "app.mudo = signal(false);",
    `<Video id="a" ariaLabel="Aula" previewImage="data:image/png;base64,AA==" preload={false} />
     <Video id="b" autoplay loop controls={false} muted={() => app.mudo.value} />
     <Video id="c" file={"java" + "script:alert(1)"} muted={() => app.mudo.value} />`,
  );
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
  await app.evaluate("app.mudo.value = true");
  await expect
    .poll(() => app.page.locator(".p-c").evaluate((node) => node instanceof HTMLVideoElement && node.muted))
    .toBe(true);
  await app.close();
});

/** A film of half a second, however slow the machine, made by the browser, so that none has to be kept here. */
const film = `
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 32;
  const paint = canvas.getContext("2d");
  const recorder = new MediaRecorder(canvas.captureStream(30), { mimeType: "video/webm;codecs=vp8" });
  const parts = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  recorder.onstop = () => { app.arquivo.value = URL.createObjectURL(new Blob(parts, { type: "video/webm" })); };
  recorder.start();
  const startedAt = performance.now();
  let count = 0;
  const draw = () => {
    paint.fillStyle = "rgb(" + count * 8 + ",90,90)";
    paint.fillRect(0, 0, 32, 32);
    count += 1;
    if (count < 2 || performance.now() < startedAt + 500) requestAnimationFrame(draw);
    else recorder.stop();
  };
  draw();
`;

test("it tells what it does in events, variables and states, and steps move it", async () => {
  const app = await mount(
    ["Video"],
    `app.arquivo = signal(""); app.filme = handle(Video); ${film}`,
    `<Video id="a" muted file={() => app.arquivo.value} handle={app.filme}
       onPlay={log("toca")} onPause={log("para")} onEnd={log("fim")} onError={log("erro")} />`,
  );
  const player = app.page.locator(".p-a[src^=blob]");
  await player.waitFor();
  const heard: string[] = [];
  const names = async () => {
    heard.push(...(await app.log()));
    return heard.map((line) => line.split(" ")[0]);
  };
  await expect.poll(() => app.page.locator(".p-a").getAttribute("data-video")).toBe("paused");
  await app.evaluate("void app.filme.actions.playVideo()");
  await expect.poll(names).toContain("fim");
  expect(heard[0]).toMatch(/^toca {"value":0\D/);
  await app.page.locator(".p-a[data-video=ended]").waitFor();
  await expect.poll(() => app.evaluate("app.filme.isPlaying.value")).toBe(false);
  await expect.poll(() => app.evaluate("app.filme.currentTime.value > 0")).toBe(true);
  await app.evaluate("app.filme.actions.seekTo({ time: 0 })");
  await expect.poll(() => app.evaluate("app.filme.currentTime.value")).toBe(0);
  expect(await names()).toEqual(["toca", "fim"]);
  expect(app.errors).toEqual([]);
  await app.close();
});
