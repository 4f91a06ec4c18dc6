import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { plainRuntime } from "../../runtime/app/runtime.ts";
import {
  fadeSound,
  loadSound,
  muteSound,
  pauseSound,
  playSound,
  seekSound,
  setSoundLoop,
  setSoundRate,
  setSoundVolume,
  stopSound,
  unloadSound,
} from "../../runtime/plugins/sound.ts";
import { Sounds } from "../../runtime/plugins/sounds.ts";
import { createRun } from "../../runtime/workflow/workflow.ts";

/** The part of a browser's player that sounds need; the test controls its clock. */
class Player extends EventTarget {
  static latest: Player;
  static refusal: Error | undefined;
  preload = "";
  volume = 1;
  muted = false;
  loop = false;
  playbackRate = 1;
  defaultPlaybackRate = 1;
  currentTime = 0;
  duration = Number.NaN;
  ended = false;
  private address = "";

  constructor() {
    super();
    Player.latest = this;
  }
  get src(): string {
    return this.address;
  }
  set src(address: string) {
    this.address = address;
    this.duration = 10;
    if (address.endsWith("longo.mp3")) return;
    queueMicrotask(() => this.dispatchEvent(new Event(address.endsWith("nada.mp3") ? "error" : "canplay")));
  }
  removeAttribute(): void {
    this.address = "";
  }
  load(): void {
    this.dispatchEvent(new Event("emptied"));
  }
  async play(): Promise<void> {
    if (Player.refusal) throw Player.refusal;
    this.dispatchEvent(new Event("playing"));
  }
  pause(): void {
    this.dispatchEvent(new Event("pause"));
  }
  finish(): void {
    this.ended = true;
    this.dispatchEvent(new Event("pause"));
    this.dispatchEvent(new Event("ended"));
  }
}

const run = createRun("teste");
const sounds = plainRuntime.part(Sounds).shown;
const aviso = () => sounds.value.aviso;
const load = (more: object = {}) => loadSound(run, { sound: "aviso", src: "assets/aviso.mp3", ...more });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("Audio", Player);
  Player.refusal = undefined;
});
afterEach(() => {
  if (aviso()) unloadSound(run, { sound: "aviso" });
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a sound is loaded, played, paused, stopped and unloaded", async () => {
  await load({ volume: 0.5, rate: 2, loop: true, muted: true });
  expect(aviso()).toEqual({
    id: "aviso",
    src: "assets/aviso.mp3",
    state: "loaded",
    isPlaying: false,
    currentTime: 0,
    duration: 10,
    volume: 0.5,
    rate: 2,
    loop: true,
    muted: true,
    title: "Unknown Title",
    artist: "Unknown Artist",
    album: "Unknown Album",
  });
  expect(Player.latest.src).toBe("/assets/aviso.mp3");
  await playSound(run, { sound: "aviso" });
  expect(aviso()).toMatchObject({ state: "playing", isPlaying: true });
  Player.latest.currentTime = 4;
  pauseSound(run, { sound: "aviso" });
  expect(aviso()).toMatchObject({ state: "paused", isPlaying: false, currentTime: 4 });
  await playSound(run, { sound: "aviso" });
  stopSound(run, { sound: "aviso" });
  expect(aviso()).toMatchObject({ state: "stopped", currentTime: 0 });
  unloadSound(run, { sound: "aviso" });
  expect(sounds.value).toEqual({});
});

test("progress is emitted every 333 ms while something plays", async () => {
  await load();
  const seen: number[] = [];
  const stop = sounds.subscribe((all) => seen.push(all.aviso?.currentTime ?? -1));
  await playSound(run, { sound: "aviso" });
  for (const time of [1, 2, 3]) {
    Player.latest.currentTime = time;
    vi.advanceTimersByTime(333);
  }
  Player.latest.finish();
  expect(aviso()?.state).toBe("stopped");
  vi.advanceTimersByTime(5000);
  stop();
  expect(seen).toEqual([0, 0, 1, 2, 3, 3]);
});

test("position, volume, rate and loop are set, and a fade continues by itself", async () => {
  await load();
  seekSound(run, { sound: "aviso", time: 6 });
  setSoundVolume(run, { sound: "aviso", volume: 7 });
  setSoundRate(run, { sound: "aviso", rate: 1.5 });
  setSoundLoop(run, { sound: "aviso" });
  muteSound(run, { sound: "aviso" });
  expect(aviso()).toMatchObject({ currentTime: 6, volume: 1, rate: 1.5, loop: true, muted: true });
  muteSound(run, { sound: "aviso", muted: false });
  fadeSound(run, { sound: "aviso", to: 0, durationMs: 200 });
  vi.advanceTimersByTime(100);
  expect(aviso()).toMatchObject({ volume: 0.5, muted: false });
  vi.advanceTimersByTime(500);
  expect(aviso()?.volume).toBe(0);
  fadeSound(run, { sound: "aviso", from: 0, to: 1, durationMs: 1000 });
  setSoundVolume(run, { sound: "aviso", volume: 0.2 });
  vi.advanceTimersByTime(2000);
  expect(aviso()?.volume).toBe(0.2);
});

test("a sound with an address is loaded when it is played, once", async () => {
  await playSound(run, { sound: "aviso", src: "assets/aviso.mp3" });
  const player = Player.latest;
  await playSound(run, { sound: "aviso", src: "assets/aviso.mp3" });
  expect(Player.latest).toBe(player);
  expect(aviso()?.isPlaying).toBe(true);
});

test("a workflow that awaits a sound continues when it is replaced or unloaded", async () => {
  const first = load({ src: "assets/longo.mp3" });
  const second = load({ src: "assets/longo.mp3" });
  await first;
  unloadSound(run, { sound: "aviso" });
  await second;
  expect(sounds.value).toEqual({});
});

test("failures are reported", async () => {
  expect(() => pauseSound(run, { sound: "nada" })).toThrow("Sound not found: nada");
  await expect(playSound(run, { sound: "nada" })).rejects.toThrow("Sound not found: nada");
  await expect(load({ src: "nada.mp3" })).rejects.toThrow("the sound aviso could not be loaded");
  expect(sounds.value).toEqual({});
  await load();
  Player.refusal = new DOMException("play() failed", "NotAllowedError");
  await expect(playSound(run, { sound: "aviso" })).rejects.toMatchObject({ data: { name: "NotAllowedError" } });
  Player.refusal = new DOMException("interrupted by pause()", "AbortError");
  await playSound(run, { sound: "aviso" });
});
