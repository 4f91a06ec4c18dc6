import { use } from "../context.ts";
import { soundFunction } from "../runtime-names.ts";
import { bound, type LowerStep, runCall, settings, statement } from "./step-context.ts";

/** Steps that play sounds: each is a call with its settings. */
export const soundSteps: Readonly<Record<string, LowerStep>> = {
  "sound.load": waitedFor("loadSound", [
    "sound",
    "src",
    "volume",
    "rate",
    "loop",
    "muted",
    "title",
    "artist",
    "album",
    "artwork",
  ]),
  "sound.unload": atOnce("unloadSound", ["sound"]),
  "sound.play": waitedFor("playSound", ["sound", "src"]),
  "sound.pause": atOnce("pauseSound", ["sound"]),
  "sound.stop": atOnce("stopSound", ["sound"]),
  "sound.seek": atOnce("seekSound", ["sound", "time"]),
  "sound.setVolume": atOnce("setSoundVolume", ["sound", "volume"]),
  "sound.mute": atOnce("muteSound", ["sound", "muted"]),
  "sound.fade": atOnce("fadeSound", ["sound", "from", "to", "durationMs"]),
  "sound.setRate": atOnce("setSoundRate", ["sound", "rate"]),
  "sound.setLoop": atOnce("setSoundLoop", ["sound", "loop"]),
};

function waitedFor(name: string, keys: readonly string[]): LowerStep {
  return (ctx, step) => bound(ctx, step, use(ctx, soundFunction(name)), [settings(ctx, step, keys)]);
}

function atOnce(name: string, keys: readonly string[]): LowerStep {
  return (ctx, step) => statement(step, "", runCall(ctx, use(ctx, soundFunction(name)), [settings(ctx, step, keys)]));
}
