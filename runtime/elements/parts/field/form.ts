import { createContext, useContext, useEffect, useLayoutEffect, useState } from "react";
import type { ElementRoot } from "../../../react/element.tsx";
import type { ReadonlySignal } from "../../../react/signals.ts";
import { useLatest } from "../../../react/use-latest.ts";

/** A field, as the form around it sees it. */
export interface FormField {
  readonly id: string;
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
  /** What a workflow reported of fields, by their ids. */
  readonly errors: ReadonlySignal<FieldErrors>;
}

export type FieldErrors = Readonly<Record<string, string>>;

/** A field's connection to the form around it; without a form, nothing is disabled. */
export interface FieldPlace {
  readonly isDisabled: boolean;
  readonly hasAutocomplete: boolean;
  /** Report that the field has its configured value. */
  readonly settle: () => void;
}

export const FormContext = createContext<FormScope | undefined>(undefined);

/** Returns the texts of a field; without an error of its own, with the one that the form around it shows. */
export function useFieldError<Texts extends { readonly error: string }>(
  root: Pick<ElementRoot<HTMLElement>, "current" | "props">,
  texts: Texts,
): Texts {
  const form = useContext(FormContext);
  if (form === undefined) return texts;
  const errors = root.current(form.errors);
  const { id } = root.props;
  const error = Object.hasOwn(errors, id) ? errors[id] : undefined;
  return texts.error === "" && error !== undefined ? { ...texts, error } : texts;
}

/** Register this field with the form around it while it is mounted, and notify the form on every render. */
export function useFormField(id: string, given: Pick<FormField, "value" | "reset" | "set">): FieldPlace {
  const form = useContext(FormContext);
  const latest = useLatest(given);
  const [field] = useState(
    (): FormField => ({
      id,
      value: () => latest.current.value(),
      reset: () => latest.current.reset(),
      set: (value) => latest.current.set(value),
      saved: undefined,
    }),
  );
  const latestForm = useLatest(form);
  const [settle] = useState(() => () => {
    field.saved = field.value();
    latestForm.current?.changed();
  });
  const add = form?.add;
  useEffect(settle, [settle]);
  useEffect(() => add?.(field), [add, field]);
  useLayoutEffect(() => form?.changed());
  return { isDisabled: form?.isDisabled ?? false, hasAutocomplete: form?.hasAutocomplete ?? true, settle };
}
