import { useEffect } from "react";
import { useLatest } from "../react/use-latest.ts";
import { isBehindLayer, isField } from "./key-target.ts";

/**
 * Calls a function for a key of the page, by the name of the key: one without Ctrl, Command and Alt, outside of fields
 * and dialogs. An empty name stays without a key.
 */
export function usePageKeys(keys: Readonly<Record<string, () => void>>): void {
  const latest = useLatest(keys);
  const isOn = Object.keys(keys).some((key) => key !== "");
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent): void => {
      const act = event.key !== "" && Object.hasOwn(latest.current, event.key) ? latest.current[event.key] : undefined;
      if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.isComposing || isField(event.target) || isBehindLayer()) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [isOn, latest]);
}
