import type { ReactNode } from "react";

/**
 * Returns what blocks the form around a field without a native control while its value is missing: a hidden control,
 * which the browser validates in its place. `focus` moves the focus to the visible control.
 */
export const requiredControl = (isMissing: boolean, focus: () => void): ReactNode =>
  isMissing && (
    <select className="trama-unseen" required aria-hidden="true" tabIndex={-1} onFocus={focus}>
      <option value="" />
    </select>
  );

/** Returns what blocks the form around such a field while its value is refused, with the reason; empty for none. */
export const refusedControl = (reason: string, focus: () => void): ReactNode =>
  reason !== "" && (
    <input
      ref={(node) => node?.setCustomValidity(reason)}
      className="trama-unseen"
      aria-hidden="true"
      tabIndex={-1}
      onFocus={focus}
    />
  );
