import { activeRuntime } from "../app/runtime.ts";

/** Returns the time zone of the app that a helper runs in; undefined to use the browser's. */
export const appTimeZone = (): string | undefined => activeRuntime().timeZone;
