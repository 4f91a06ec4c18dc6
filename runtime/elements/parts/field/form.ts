import { createContext, useContext, useEffect, useLayoutEffect, useState } from "react";
import { useLatest } from "../../../react/use-latest.ts";

/** A field, as the form around it sees it. */
export interface FormField {
  readonly id: string;
  readonly value: () => unknown;
  readonly reset: () => void;
  /** The saved value: the configured one, or the one a workflow marked as saved. */
  saved: unknown;
}

/** The form around a field: it knows its fields, and is notified of changes. */
export interface FormScope {
  readonly add: (field: FormField) => () => void;
  readonly changed: () => void;
  readonly isDisabled: boolean;
  readonly hasAutocomplete: boolean;
}

/** A field's connection to the form around it; without a form, nothing is disabled. */
export interface FieldPlace {
  readonly isDisabled: boolean;
  readonly hasAutocomplete: boolean;
  /** Report that the field has its configured value. */
  readonly settle: () => void;
}

export const FormContext = createContext<FormScope | undefined>(undefined);

/** Register this field with the form around it while it is mounted, and notify the form on every render. */
export function useFormField(id: string, given: Pick<FormField, "value" | "reset">): FieldPlace {
  const form = useContext(FormContext);
  const latest = useLatest(given);
  const [field] = useState(
    (): FormField => ({
      id,
      value: () => latest.current.value(),
      reset: () => latest.current.reset(),
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
