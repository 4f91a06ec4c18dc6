import { useLayoutEffect } from "react";
import type { Signal } from "../../../react/signals.ts";

/** Keep a variable of an element equal to what the element shows. */
export function useLayoutValue<T>(variable: Signal<T>, value: T): void {
  useLayoutEffect(() => {
    variable.value = value;
  }, [variable, value]);
}
