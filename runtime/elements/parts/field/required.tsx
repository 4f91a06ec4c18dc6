import { type ReactNode, useState } from "react";

/** What a field that is no control of the browser needs so that its form is not sent without it. */
export interface Requirement {
  /** Why the form was not sent, in the words of the browser; empty as long as nobody tried to send it. */
  readonly message: string;
  /** Forget that somebody tried. */
  readonly forget: () => void;
  /** Stands in the field: a control that the browser checks in its place. */
  readonly control: ReactNode;
}

/** Block the form around a field while it misses its value. `focus` moves the focus to what the visitor can use. */
export function useRequired(isMissing: boolean, focus: () => void): Requirement {
  const [message, setMessage] = useState("");
  const [forget] = useState(() => () => setMessage(""));
  // The next time it is emptied nobody has tried yet.
  if (!isMissing && message !== "") setMessage("");
  return {
    message: isMissing ? message : "",
    forget,
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
