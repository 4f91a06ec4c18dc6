import { messageOf } from "../app/error-log.ts";
import * as messages from "../messages.ts";
import { type ReadonlySignal, signal } from "../react/signals.ts";
import { fileAddress } from "../routing/base-path.ts";
import { safeUrl } from "../routing/safe-url.ts";
import { throwIfCancelled, untilLeft } from "../workflow/cancelled.ts";
import { type Run, WorkflowFailure } from "../workflow/workflow.ts";

/** A sound as formulas read it. Times are in seconds, volumes from 0 to 1. */
export interface Sound {
  readonly id: string;
  readonly src: string;
  /** The current state: a sound that was never played is `loaded`. */
  readonly state: "loaded" | "playing" | "paused" | "stopped";
  readonly isPlaying: boolean;
  /** The playback position; updated every third of a second while playing. */
  readonly currentTime: number;
  readonly duration: number;
  readonly volume: number;
  readonly rate: number;
  readonly loop: boolean;
  readonly muted: boolean;
  readonly title: string;
  readonly artist: string;
  readonly album: string;
}

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

const loaded = new Map<string, Loaded>();
const shown = signal<Readonly<Record<string, Sound>>>({});
let progress: ReturnType<typeof setInterval> | undefined;

/** All loaded sounds, by id. */
export const sounds: ReadonlySignal<Readonly<Record<string, Sound>>> = shown;

/** Load a sound; waits until it can play, or is replaced or unloaded. */
export async function loadSound(run: Run, options: SoundOptions): Promise<void> {
  throwIfCancelled(run.signal);
  const id = options.sound ?? "";
  const address = safeUrl(options.src, run.label);
  if (address === undefined || address === "") throw new WorkflowFailure(`the sound ${id} has no address`);
  forget(id);
  const player = new Audio();
  const sound: Loaded = { player, options, state: "loaded", fading: undefined };
  player.preload = "auto";
  player.volume = volumeOf(options.volume ?? 1);
  player.defaultPlaybackRate = options.rate ?? 1;
  player.playbackRate = options.rate ?? 1;
  player.loop = options.loop === true;
  player.muted = options.muted === true;
  loaded.set(id, sound);
  player.addEventListener("ended", () => settle(sound, "stopped"));
  // Media keys of a keyboard or headset also pause and play.
  player.addEventListener("pause", () => {
    if (sound.state === "playing" && !player.ended) settle(sound, "paused");
  });
  player.addEventListener("playing", () => settle(sound, "playing"));
  player.src = fileAddress(address);
  try {
    await untilLeft(run.signal, canPlay(player, id));
  } catch (error) {
    if (loaded.get(id) === sound) forget(id);
    throw error;
  }
  show();
}

/** Stop and unload a sound. */
export function unloadSound(_run: Run, { sound }: SoundName): void {
  find(sound);
  forget(sound ?? "");
}

/** Play a sound from where it was paused; with an address, loads it first if needed. */
export async function playSound(run: Run, options: SoundName & { readonly src?: Given<string> }): Promise<void> {
  const { sound: id, src } = options;
  if (src != null && src !== "" && !loaded.has(id ?? "")) await loadSound(run, { sound: id, src });
  const sound = find(id);
  if (sound.options.title != null) tellDevice(sound.options);
  try {
    await untilLeft(run.signal, sound.player.play());
  } catch (error) {
    // Paused or replaced before it began, which was intended.
    if (error instanceof Error && error.name === "AbortError") return;
    throw error instanceof DOMException ? new WorkflowFailure(messageOf(error), { name: error.name }) : error;
  }
}

/** Pause a sound at its position. */
export function pauseSound(_run: Run, { sound: id }: SoundName): void {
  const sound = find(id);
  sound.player.pause();
  settle(sound, "paused");
}

/** Stop a sound and go back to its start. */
export function stopSound(_run: Run, { sound: id }: SoundName): void {
  const sound = find(id);
  sound.state = "stopped";
  sound.player.pause();
  sound.player.currentTime = 0;
  settle(sound, "stopped");
}

/** Seek to a position in a sound, in seconds. */
export function seekSound(_run: Run, { sound, time }: SoundName & { readonly time: Given<number> }): void {
  change(sound, ({ player }) => {
    player.currentTime = Math.max(0, time ?? 0);
  });
}

/** Set the volume of a sound, from 0 to 1. */
export function setSoundVolume(_run: Run, { sound, volume }: SoundName & { readonly volume: Given<number> }): void {
  change(sound, (one) => {
    stopFading(one);
    one.player.volume = volumeOf(volume ?? 0);
  });
}

/** Mute or unmute a sound. */
export function muteSound(_run: Run, { sound, muted }: SoundName & { readonly muted?: Given<boolean> }): void {
  change(sound, ({ player }) => {
    player.muted = muted !== false;
  });
}

/** Fade the volume of a sound; setting the volume meanwhile ends the fade. */
export function fadeSound(
  _run: Run,
  options: SoundName & {
    readonly from?: Given<number>;
    readonly to: Given<number>;
    readonly durationMs?: Given<number>;
  },
): void {
  const { sound: id, to, durationMs } = options;
  change(id, (sound) => {
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
      show();
    }, fadeStepMs);
  });
}

/** Set the playback rate of a sound; 1 is normal speed. */
export function setSoundRate(_run: Run, { sound, rate }: SoundName & { readonly rate: Given<number> }): void {
  change(sound, ({ player }) => {
    player.playbackRate = rate ?? 1;
  });
}

/** Set whether a sound loops. */
export function setSoundLoop(_run: Run, { sound, loop }: SoundName & { readonly loop?: Given<boolean> }): void {
  change(sound, ({ player }) => {
    player.loop = loop !== false;
  });
}

function find(id: Given<string>): Loaded {
  const sound = loaded.get(id ?? "");
  if (sound === undefined) throw new WorkflowFailure(messages.soundNotFound(id ?? ""));
  return sound;
}

function change(id: Given<string>, how: (sound: Loaded) => void): void {
  how(find(id));
  show();
}

function settle(sound: Loaded, state: Sound["state"]): void {
  sound.state = state;
  show();
}

function forget(id: string): void {
  const sound = loaded.get(id);
  if (sound === undefined) return;
  loaded.delete(id);
  stopFading(sound);
  sound.state = "stopped";
  sound.player.pause();
  // Without an address the browser frees the loaded data.
  sound.player.removeAttribute("src");
  sound.player.load();
  show();
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
function show(): void {
  // Without a prototype, so that only the names of sounds have a value.
  const all: Record<string, Sound> = Object.create(null);
  for (const [id, sound] of loaded) all[id] = soundOf(id, sound);
  shown.value = all;
  const isPlaying = [...loaded.values()].some(({ state }) => state === "playing");
  if (isPlaying) progress ??= setInterval(show, progressMs);
  else {
    clearInterval(progress);
    progress = undefined;
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
function tellDevice({ title, artist, album, artwork }: SoundOptions): void {
  if (!("mediaSession" in navigator)) return;
  navigator.mediaSession.metadata = new MediaMetadata({
    title: title ?? "Unknown Title",
    artist: artist ?? "Unknown Artist",
    album: album ?? "Unknown Album",
    ...(artwork ? { artwork: [{ src: fileAddress(artwork) }] } : {}),
  });
}
