import { createContext, useContext, useEffect, useLayoutEffect, useState } from "react";
import { useLatest } from "../../../react/element.tsx";

/** A field as the form around it sees it. */
export interface FormField {
  readonly id: string;
  readonly value: () => unknown;
  readonly reset: () => void;
  /** The value that counts as saved: the configured one, or what a workflow declared saved. */
  saved: unknown;
}

/** The form around a field: it knows its fields, and is told when one changes. */
export interface FormScope {
  readonly add: (field: FormField) => () => void;
  readonly changed: () => void;
  readonly isDisabled: boolean;
  readonly hasAutocomplete: boolean;
}

/** What a field knows of the form around it; without a form, that nothing is switched off. */
export interface FieldPlace {
  readonly isDisabled: boolean;
  readonly hasAutocomplete: boolean;
  /** Say that the field has its configured value. */
  readonly settle: () => void;
}

export const FormContext = createContext<FormScope | undefined>(undefined);

/** Make this field known to the form around it while it is on the page, and tell the form whenever it is rendered. */
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
