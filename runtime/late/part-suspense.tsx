import { type ReactNode, Suspense, useLayoutEffect, useReducer } from "react";
import { onPartLoaded } from "../app/reload.ts";

/** Shows the fallback until the code of its content is loaded. React alone would keep a fallback for 300 ms. */
export function PartSuspense({
  fallback,
  children,
}: {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  const [, tryAgain] = useReducer((count: number) => count + 1, 0);
  return <Suspense fallback={<Waiting tryAgain={tryAgain}>{fallback}</Waiting>}>{children}</Suspense>;
}

/** Tries again only while it is shown: content from the server that is not hydrated yet has no fallback. */
function Waiting({ tryAgain, children }: { readonly tryAgain: () => void; readonly children: ReactNode }): ReactNode {
  useLayoutEffect(() => onPartLoaded(tryAgain), [tryAgain]);
  return children;
}
