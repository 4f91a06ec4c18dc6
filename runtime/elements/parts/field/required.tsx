import { type ReactNode, useState } from "react";

/** Makes a field without a native control block its form while it is required and empty. */
export interface Requirement {
  /** The browser's message why the form was not submitted; empty until the first attempt. */
  readonly message: string;
  /** Clear the message. */
  readonly forget: () => void;
  /** A hidden control in the field, which the browser validates in its place. */
  readonly control: ReactNode;
}

/** Block the form around a field while its value is missing. `focus` moves the focus to the visible control. */
export function useRequired(isMissing: boolean, focus: () => void): Requirement {
  const [message, setMessage] = useState("");
  // Clear the message for the next time it is empty.
  if (!isMissing && message !== "") setMessage("");
  return {
    message: isMissing ? message : "",
    forget: () => setMessage(""),
    control: isMissing && (
      <select
        className="trama-unseen"
        required
        aria-hidden="true"
        tabIndex={-1}
        onFocus={focus}
        onInvalid={(event) => setMessage(event.currentTarget.validationMessage)}
      >
        <option value="" />
      </select>
    ),
  };
}
