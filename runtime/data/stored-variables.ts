import type { Runtime } from "../app/runtime.ts";
import { batch } from "../react/signals.ts";
import { Variables } from "./variables.ts";

/** Whether the variables of an app follow the browser already. */
class Following {
  isOn = false;
}

/**
 * Keep the variables that this browser stores in step with other tabs of the app, so that a tab changes what the other
 * one has written rather than writing over it.
 *
 * A tab that was frozen or in the history of the browser has missed the events: it looks when it is shown again. What the
 * browser does not have, as in a window that may not store anything, stays as it is.
 */
export function followStored(runtime: Runtime): void {
  const following = runtime.part(Following);
  if (following.isOn) return;
  following.isOn = true;
  const read = (wanted?: string): void =>
    batch(() => {
      for (const one of runtime.part(Variables).all) {
        const key = one.storageKey();
        if (!one.options.local || (wanted ?? key) !== key || !hasOther(key, one.signal.peek())) continue;
        one.signal.value = one.first();
      }
    });
  window.addEventListener("storage", ({ key }) => read(key ?? undefined));
  window.addEventListener("pageshow", () => read());
  document.addEventListener("visibilitychange", () => read());
}

/** Whether the browser stores another value under a key. */
function hasOther(key: string, value: unknown): boolean {
  try {
    const text = localStorage.getItem(key);
    return text !== null && text !== JSON.stringify(value);
  } catch {
    return false;
  }
}
