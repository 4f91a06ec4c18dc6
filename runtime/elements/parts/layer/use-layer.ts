import { useRuntime } from "../../../app/runtime-context.ts";

/** Returns where a view opens over the page: in the app's own layer, which has its theme and language, or the body. */
export const useLayer = (): HTMLElement | undefined => useRuntime().layer;
