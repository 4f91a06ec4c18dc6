import { useContext, useEffect, useLayoutEffect, useState } from "react";
import { useLatest } from "../../../react/use-latest.ts";
import { type FieldPlace, FormContext, type FormField } from "./form.ts";

/** Register this field with the form around it while it is mounted, and notify the form on every render. */
export function useFormField(id: string, given: Pick<FormField, "node" | "value" | "reset" | "set">): FieldPlace {
  const form = useContext(FormContext);
  const latest = useLatest(given);
  const [field] = useState(
    (): FormField => ({
      id,
      node: given.node,
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
