import { type ReactNode, useId } from "react";
import type { ElementRoot } from "../../../react/element.tsx";

/** The texts around a control, and its attributes for screen readers. */
export interface FieldTexts {
  readonly label: string;
  readonly ariaLabel: string;
  readonly hint: string;
  readonly error: string;
}

export const fieldDefaults: FieldTexts = { label: "", ariaLabel: "", hint: "", error: "" };

/** Ids and attributes that connect a control to its label, hint and error. */
export interface FieldIds {
  readonly control: string;
  readonly label: string;
  readonly hint: string;
  readonly error: string;
  readonly attributes: {
    readonly id: string;
    readonly "aria-label": string | undefined;
    readonly "aria-describedby": string | undefined;
    readonly "aria-invalid": true | undefined;
  };
}

export function useField(texts: FieldTexts, fallbackName = ""): FieldIds {
  const id = useId();
  const hint = `${id}-hint`;
  const error = `${id}-error`;
  return {
    control: id,
    label: `${id}-label`,
    hint,
    error,
    attributes: {
      id,
      "aria-label": texts.label === "" ? texts.ariaLabel || fallbackName || undefined : undefined,
      "aria-describedby": texts.error !== "" ? error : texts.hint === "" ? undefined : hint,
      "aria-invalid": texts.error === "" ? undefined : true,
    },
  };
}

interface FieldParts {
  readonly root: ElementRoot<HTMLDivElement>["attributes"];
  readonly texts: FieldTexts;
  readonly ids: FieldIds;
  readonly states: {
    readonly disabled?: boolean;
    readonly readonly?: boolean;
    readonly dragging?: boolean;
    readonly open?: boolean;
    readonly empty?: boolean;
  };
  readonly isRequired: boolean;
  /** The control. */
  readonly children: ReactNode;
}

/** A control with its label and its hint or error: the root of every field. It may be called, as it uses no hooks. */
export function Field({ root, texts, ids, states, isRequired, children }: FieldParts): ReactNode {
  return (
    <div {...root} {...marksOf({ ...states, invalid: texts.error !== "" })}>
      {texts.label !== "" && (
        <label className="trama-label" id={ids.label} htmlFor={ids.control} data-required={isRequired || undefined}>
          {texts.label}
        </label>
      )}
      {children}
      {drawNotes(texts, ids)}
    </div>
  );
}

/** Returns `data-open` for the state `open`. A state that the field does not have leaves its attribute to the design. */
function marksOf(states: Readonly<Record<string, boolean | undefined>>): Readonly<Record<string, true>> {
  const marks: Record<string, true> = {};
  for (const name in states) if (states[name]) marks[`data-${name}`] = true;
  return marks;
}

/** Returns the hint below a control, or an error in its place. Screen readers announce the error when it appears. */
export function drawNotes(texts: FieldTexts, ids: FieldIds): ReactNode {
  if (texts.error !== "")
    return (
      <span className="trama-error" id={ids.error} role="alert">
        {texts.error}
      </span>
    );
  if (texts.hint === "") return null;
  return (
    <span className="trama-hint" id={ids.hint}>
      {texts.hint}
    </span>
  );
}
