import { signal } from "../react/signals.ts";

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

/** The ids of sounds that code reads. The code of a design adds its own, as to `QueryParams`. */
// biome-ignore lint/suspicious/noEmptyInterface: designs add to it, which a type alias does not allow.
export interface SoundIds {}

/** The loaded sounds, by id. */
export type LoadedSounds = Readonly<Partial<Record<keyof SoundIds, Sound>>>;

/** The loaded sounds of an app, as formulas read them. Apart from the code that plays them, which fewer pages load. */
export class Sounds {
  /** By id. */
  readonly shown = signal<Readonly<Record<string, Sound>>>({});
}
