import { type RefObject, useLayoutEffect, useRef } from "react";

/** Returns a ref to the latest value, for callbacks that outlive a render. */
export function useLatest<T>(value: T): RefObject<T> {
  const ref = useRef(value);
  useLayoutEffect(() => {
    ref.current = value;
  });
  return ref;
}
