import { useEffect } from "react";
import type { Bind } from "../react/signals.ts";
import { usePopup } from "./popups.tsx";
import { hold, isTrue } from "./unsaved.ts";

/** Ask before what is unsaved is lost, while the page or component is there. A condition that fails does not hold. */
export function useUnsaved(unsaved: Bind<boolean>, label: string): void {
  const popup = usePopup();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a page says of itself is part of its code.
  useEffect(() => {
    if (unsaved === undefined || unsaved === null) return;
    return hold({ popup, isUnsaved: () => isTrue(unsaved, `${label}.unsaved`) });
  }, []);
}
