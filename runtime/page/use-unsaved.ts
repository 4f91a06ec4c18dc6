import { useEffect } from "react";
import { useRuntime } from "../app/runtime-context.ts";
import type { Bind } from "../react/signals.ts";
import { routingOf } from "../routing/routing.ts";
import { usePopup } from "./popups.tsx";
import { hold, isTrue } from "./unsaved.ts";

/** Ask before unsaved input is lost, while the page or component is shown. A condition that throws does not hold. */
export function useUnsaved(unsaved: Bind<boolean>, label: string): void {
  const runtime = useRuntime();
  const popup = usePopup();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the condition of a page is part of its code.
  useEffect(() => {
    if (unsaved === undefined || unsaved === null) return;
    return hold(runtime, {
      popup,
      layer: popup?.layer ?? routingOf(runtime).layers.top(),
      isUnsaved: () => isTrue(unsaved, `${label}.unsaved`),
    });
  }, []);
}
