import type { Runtime } from "../app/runtime.ts";
import { messageOf } from "../errors/error-log.ts";
import * as messages from "../messages/parts.ts";
import { fileAddress } from "../routing/base-path.ts";
import { safeUrl } from "../routing/safe-url.ts";
import { throwIfCancelled, untilLeft } from "../workflow/cancelled.ts";
import { type Run, WorkflowFailure } from "../workflow/workflow.ts";
import { type Sound, Sounds } from "./sounds.ts";

export type { Sound } from "./sounds.ts";

type Given<T> = T | null | undefined;

/** The sound of a step. */
export interface SoundName {
  readonly sound: Given<string>;
}

export interface SoundOptions extends SoundName {
  readonly src: Given<string>;
  readonly volume?: Given<number>;
  readonly rate?: Given<number>;
  readonly loop?: Given<boolean>;
  readonly muted?: Given<boolean>;
  readonly title?: Given<string>;
  readonly artist?: Given<string>;
  readonly album?: Given<string>;
  readonly artwork?: Given<string>;
}

/** A loaded sound with its player. It belongs to the app and continues when the page changes. */
interface Loaded {
  readonly player: HTMLAudioElement;
  readonly options: SoundOptions;
  state: Sound["state"];
  /** The timer of a running fade. */
  fading: ReturnType<typeof setInterval> | undefined;
}

const progressMs = 333;
const fadeStepMs = 50;

/** The players of an app. */
class Players {
  readonly runtime: Runtime;
  readonly loaded = new Map<string, Loaded>();
  /** The timer that publishes the positions of playing sounds. */
  progress: ReturnType<typeof setInterval> | undefined;

  constructor(runtime: Runtime) {
    this.runtime = runtime;
  }
}

const playersOf = ({ task: { runtime } }: Run): Players => runtime.part(Players);

/** Load a sound; waits until it can play, or is replaced or unloaded. */
export async function loadSound(run: Run, options: SoundOptions): Promise<void> {
  throwIfCancelled(run.signal);
  const players = playersOf(run);
  const { loaded, runtime } = players;
  const id = options.sound ?? "";
  const address = safeUrl(options.src, run.label);
  if (address === undefined || address === "") throw new WorkflowFailure(`the sound ${id} has no address`);
  forget(players, id);
  const player = new Audio();
  const sound: Loaded = { player, options, state: "loaded", fading: undefined };
  player.preload = "auto";
  player.volume = volumeOf(options.volume ?? 1);
  player.defaultPlaybackRate = options.rate ?? 1;
  player.playbackRate = options.rate ?? 1;
  player.loop = options.loop === true;
  player.muted = options.muted === true;
  loaded.set(id, sound);
  player.addEventListener("ended", () => settle(players, sound, "stopped"));
  // Media keys of a keyboard or headset also pause and play.
  player.addEventListener("pause", () => {
    if (sound.state === "playing" && !player.ended) settle(players, sound, "paused");
  });
  player.addEventListener("playing", () => settle(players, sound, "playing"));
  player.src = fileAddress(runtime, address);
  try {
    await untilLeft(run.signal, canPlay(player, id));
  } catch (error) {
    if (loaded.get(id) === sound) forget(players, id);
    throw error;
  }
  show(players);
}

/** Stop and unload a sound. */
export function unloadSound(run: Run, { sound }: SoundName): void {
  const players = playersOf(run);
  find(players, sound);
  forget(players, sound ?? "");
}

/** Play a sound from where it was paused; with an address, loads it first if needed. */
export async function playSound(run: Run, options: SoundName & { readonly src?: Given<string> }): Promise<void> {
  const { sound: id, src } = options;
  const players = playersOf(run);
  if (src != null && src !== "" && !players.loaded.has(id ?? "")) await loadSound(run, { sound: id, src });
  const sound = find(players, id);
  if (sound.options.title != null) tellDevice(players.runtime, sound.options);
  try {
    await untilLeft(run.signal, sound.player.play());
  } catch (error) {
    // Paused or replaced before it began, which was intended.
    if (error instanceof Error && error.name === "AbortError") return;
    throw error instanceof DOMException ? new WorkflowFailure(messageOf(error), { name: error.name }) : error;
  }
}

/** Pause a sound at its position. */
export function pauseSound(run: Run, { sound: id }: SoundName): void {
  const players = playersOf(run);
  const sound = find(players, id);
  sound.player.pause();
  settle(players, sound, "paused");
}

/** Stop a sound and go back to its start. */
export function stopSound(run: Run, { sound: id }: SoundName): void {
  const players = playersOf(run);
  const sound = find(players, id);
  sound.state = "stopped";
  sound.player.pause();
  sound.player.currentTime = 0;
  settle(players, sound, "stopped");
}

/** Seek to a position in a sound, in seconds. */
export function seekSound(run: Run, { sound, time }: SoundName & { readonly time: Given<number> }): void {
  change(run, sound, ({ player }) => {
    player.currentTime = Math.max(0, time ?? 0);
  });
}

/** Set the volume of a sound, from 0 to 1. */
export function setSoundVolume(run: Run, { sound, volume }: SoundName & { readonly volume: Given<number> }): void {
  change(run, sound, (one) => {
    stopFading(one);
    one.player.volume = volumeOf(volume ?? 0);
  });
}

/** Mute or unmute a sound. */
export function muteSound(run: Run, { sound, muted }: SoundName & { readonly muted?: Given<boolean> }): void {
  change(run, sound, ({ player }) => {
    player.muted = muted !== false;
  });
}

/** Fade the volume of a sound; setting the volume meanwhile ends the fade. */
export function fadeSound(
  run: Run,
  options: SoundName & {
    readonly from?: Given<number>;
    readonly to: Given<number>;
    readonly durationMs?: Given<number>;
  },
): void {
  const { sound: id, to, durationMs } = options;
  const players = playersOf(run);
  change(run, id, (sound) => {
    stopFading(sound);
    const { player } = sound;
    const from = volumeOf(options.from ?? player.volume);
    const target = volumeOf(to ?? 0);
    const stepCount = Math.max(1, Math.ceil((durationMs ?? 1000) / fadeStepMs));
    let stepsDone = 0;
    player.volume = from;
    sound.fading = setInterval(() => {
      stepsDone += 1;
      player.volume = from + ((target - from) * stepsDone) / stepCount;
      if (stepsDone === stepCount) stopFading(sound);
      show(players);
    }, fadeStepMs);
  });
}

/** Set the playback rate of a sound; 1 is normal speed. */
export function setSoundRate(run: Run, { sound, rate }: SoundName & { readonly rate: Given<number> }): void {
  change(run, sound, ({ player }) => {
    player.playbackRate = rate ?? 1;
  });
}

/** Set whether a sound loops. */
export function setSoundLoop(run: Run, { sound, loop }: SoundName & { readonly loop?: Given<boolean> }): void {
  change(run, sound, ({ player }) => {
    player.loop = loop !== false;
  });
}

function find({ loaded }: Players, id: Given<string>): Loaded {
  const sound = loaded.get(id ?? "");
  if (sound === undefined) throw new WorkflowFailure(messages.soundNotFound(id ?? ""));
  return sound;
}

function change(run: Run, id: Given<string>, how: (sound: Loaded) => void): void {
  const players = playersOf(run);
  how(find(players, id));
  show(players);
}

function settle(players: Players, sound: Loaded, state: Sound["state"]): void {
  sound.state = state;
  show(players);
}

function forget(players: Players, id: string): void {
  const { loaded } = players;
  const sound = loaded.get(id);
  if (sound === undefined) return;
  loaded.delete(id);
  stopFading(sound);
  sound.state = "stopped";
  sound.player.pause();
  // Without an address the browser frees the loaded data.
  sound.player.removeAttribute("src");
  sound.player.load();
  show(players);
}

function stopFading(sound: Loaded): void {
  clearInterval(sound.fading);
  sound.fading = undefined;
}

function canPlay(player: HTMLAudioElement, id: string): Promise<void> {
  return new Promise((resolve, reject) => {
    player.addEventListener("canplay", () => resolve(), { once: true });
    // Its address was removed: it was unloaded or replaced.
    player.addEventListener("emptied", () => resolve(), { once: true });
    player.addEventListener("error", () => reject(new WorkflowFailure(`the sound ${id} could not be loaded`)), {
      once: true,
    });
  });
}

/** Publish the state of all sounds; while one plays, again every third of a second. */
function show(players: Players): void {
  const { loaded, runtime } = players;
  // Without a prototype, so that only the names of sounds have a value.
  const all: Record<string, Sound> = Object.create(null);
  for (const [id, sound] of loaded) all[id] = soundOf(id, sound);
  runtime.part(Sounds).shown.value = all;
  const isPlaying = [...loaded.values()].some(({ state }) => state === "playing");
  if (isPlaying) players.progress ??= setInterval(() => show(players), progressMs);
  else {
    clearInterval(players.progress);
    players.progress = undefined;
  }
}

function soundOf(id: string, { player, options, state }: Loaded): Sound {
  return {
    id,
    src: options.src ?? "",
    state,
    isPlaying: state === "playing",
    currentTime: player.currentTime,
    duration: Number.isFinite(player.duration) ? player.duration : 0,
    volume: player.volume,
    rate: player.playbackRate,
    loop: player.loop,
    muted: player.muted,
    title: options.title ?? "Unknown Title",
    artist: options.artist ?? "Unknown Artist",
    album: options.album ?? "Unknown Album",
  };
}

const volumeOf = (volume: number): number => Math.min(1, Math.max(0, volume));

/** Show the playing sound in the device's media controls. */
function tellDevice(runtime: Runtime, { title, artist, album, artwork }: SoundOptions): void {
  if (!("mediaSession" in navigator)) return;
  navigator.mediaSession.metadata = new MediaMetadata({
    title: title ?? "Unknown Title",
    artist: artist ?? "Unknown Artist",
    album: album ?? "Unknown Album",
    ...(artwork ? { artwork: [{ src: fileAddress(runtime, artwork) }] } : {}),
  });
}
