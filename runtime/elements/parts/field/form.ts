import { createContext, type RefObject, useContext } from "react";
import type { ElementRoot } from "../../../react/element.tsx";
import type { ReadonlySignal } from "../../../react/signals.ts";

/** A field, as the form around it sees it. */
export interface FormField {
  readonly id: string;
  /** The element of a field that shows errors; without it, the browser shows what is wrong with its control. */
  readonly node?: RefObject<Element | null> | undefined;
  readonly value: () => unknown;
  readonly reset: () => void;
  /** Set the value, of the shape that `value` returns. */
  readonly set: (value: unknown) => void;
  /** The saved value: the configured one, or the one a workflow marked as saved. */
  saved: unknown;
}

/** The form around a field: it knows its fields, and is notified of changes. */
export interface FormScope {
  readonly add: (field: FormField) => () => void;
  readonly changed: () => void;
  readonly isDisabled: boolean;
  readonly hasAutocomplete: boolean;
  readonly errors: ReadonlySignal<FieldErrors>;
}

/** What is wrong with a field: a workflow has reported it, or the browser refuses its control. */
export interface FieldError {
  readonly text: string;
  /** Whether it still holds, after something has changed. */
  readonly holds: () => boolean;
}

/** The errors of a form, by the elements of its fields. */
export type FieldErrors = ReadonlyMap<Element | null | undefined, FieldError>;

/** A field's connection to the form around it; without a form, nothing is disabled. */
export interface FieldPlace {
  readonly isDisabled: boolean;
  readonly hasAutocomplete: boolean;
  /** Report that the field has its configured value. */
  readonly settle: () => void;
}

export const FormContext = createContext<FormScope | undefined>(undefined);

/** Returns the texts of a field; without an error of its own, with the one that the form around it has for it. */
export function useFieldError<Texts extends { readonly error: string }>(
  root: Pick<ElementRoot<HTMLElement>, "current" | "node">,
  texts: Texts,
): Texts {
  const form = useContext(FormContext);
  if (form === undefined) return texts;
  const error = root.current(form.errors).get(root.node.current)?.text;
  return texts.error === "" && error !== undefined ? { ...texts, error } : texts;
}
