import { createContext, useContext, useEffect } from "react";
import { useLatest } from "../../element.tsx";

/** A field as the form around it sees it. */
export interface FormField {
  readonly id: string;
  readonly value: () => unknown;
  readonly reset: () => void;
}

/** The form around a field: it knows its fields, and is told when one changes. */
export interface FormScope {
  readonly add: (field: FormField) => () => void;
  readonly changed: () => void;
  readonly isDisabled: boolean;
  readonly hasAutocomplete: boolean;
}

export const FormContext = createContext<FormScope | undefined>(undefined);

/** Make this field known to the form around it while it is on the page. */
export function useFormField(id: string, field: Omit<FormField, "id">): FormScope | undefined {
  const form = useContext(FormContext);
  const latest = useLatest(field);
  const add = form?.add;
  useEffect(
    () => add?.({ id, value: () => latest.current.value(), reset: () => latest.current.reset() }),
    [add, id, latest],
  );
  return form;
}
