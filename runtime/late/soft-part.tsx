import type { ReactNode } from "react";
import { isCodeError } from "../app/reload.ts";
import { ErrorBoundary } from "../errors/error-boundary.tsx";
import { PartSuspense } from "./part-suspense.tsx";

/**
 * A part of an element whose code is loaded when it is shown. If its code does not load, the page stays as it is.
 *
 * The part then shows what it shows while it loads. To try again, call `renewParts` and mount it anew. Other errors go to
 * the page.
 */
export function SoftPart({
  label,
  waiting = null,
  onMissing,
  children,
}: {
  /** The place in the design, for the log. */
  readonly label: string;
  /** Shown until the code is loaded. */
  readonly waiting?: ReactNode;
  /** Called when the code did not load. */
  readonly onMissing: () => void;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <ErrorBoundary
      label={label}
      fallback={(error) => {
        if (!isCodeError(error)) throw error;
        return waiting;
      }}
      onError={onMissing}
    >
      <PartSuspense fallback={waiting}>{children}</PartSuspense>
    </ErrorBoundary>
  );
}
