import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useEffect, useMemo, useRef, useState } from "react";
import type { Runtime } from "../app/runtime.ts";
import { useRuntime } from "../app/runtime-context.ts";
import { currentLifetime } from "../page/lifetime.ts";
import { useSignalValue } from "../react/bound-value.ts";
import { useElement } from "../react/element.tsx";
import { elementSpec } from "../react/element-handle.ts";
import { signal } from "../react/signals.ts";
import { inLanguage } from "../screen/language.ts";
import { startHandler } from "../workflow/workflow.ts";
import { type FieldErrors, FormContext, type FormField, type FormScope } from "./parts/field/form.ts";
import { isSameValue } from "./parts/shared/same-value.ts";
import type { FormContainerProps, FormContainerVariables } from "./props.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a workflow reports of fields, by their ids or columns. */
type Reported = Readonly<Record<string, string>>;

/** Values of fields, by their ids. */
type FieldValues = Readonly<Record<string, unknown>>;

interface Resolved {
  readonly autocomplete: boolean;
  readonly validate: boolean;
  readonly disabled: boolean;
  readonly ariaLabel: string | undefined;
}

const defaults: Resolved = { autocomplete: true, validate: true, disabled: false, ariaLabel: undefined };

/**
 * A form. The browser validates its fields before `submit`, which receives their values by element id.
 *
 * Enter in a single-line field submits it, as in the browser; Ctrl+Enter or ⌘+Enter also in a multi-line field.
 */
export function FormContainer(props: FormContainerProps): ReactNode {
  const root = useElement<HTMLFormElement>(props, "form-container");
  const { attributes, node, emit } = root;
  const { autocomplete, validate, disabled, ariaLabel } = root.values<Resolved>(props, defaults);
  const runtime = useRuntime();
  const fields = useRef(new Set<FormField>());
  const variables = root.connect(FormContainer.spec, props.handle, {
    submitForm: () => node.current?.requestSubmit(),
    resetForm: ({ initialValues }: { readonly initialValues?: FieldValues | null }) => reset(initialValues ?? {}),
    markSaved: () => settle(),
    showErrors: ({ errors: reported }: { readonly errors?: Reported | null }) => report(reported),
  });
  const { isValid, isDirty, values } = variables;
  const [errors] = useState(() => signal(noErrors));
  const { add, changed, look } = useMemo(() => {
    let isWaiting = false;
    const look = () => {
      isWaiting = false;
      // Uses a selector, as `checkValidity` would make every field report.
      isValid.value = node.current?.querySelector(":invalid") == null;
      isDirty.value = [...fields.current].some((field) => !isSameValue(field.value(), field.saved));
      const wrong = [...errors.peek()].filter(([, { holds }]) => holds());
      if (wrong.length < errors.peek().size) errors.value = new Map(wrong);
      const now = valuesOf(fields.current);
      if (!isSameValue(now, values.peek())) values.value = now;
    };
    const changed = () => {
      if (!isWaiting) queueMicrotask(look);
      isWaiting = true;
    };
    const add = (field: FormField) => {
      fields.current.add(field);
      changed();
      return () => {
        fields.current.delete(field);
        changed();
      };
    };
    return { add, changed, look };
  }, [isValid, isDirty, values, errors, node]);
  const scope = useMemo(
    (): FormScope => ({ add, changed, errors, isDisabled: disabled, hasAutocomplete: autocomplete }),
    [add, changed, errors, disabled, autocomplete],
  );
  const report = (reported?: Reported | null) => {
    const found = [...fields.current].flatMap(({ id, node: at, value }) => {
      const column = columnOf(id);
      const text = reported?.[id] || reported?.[column] || reported?.[keyOf(column, reported)];
      const was = text && value();
      const holds = () => isSameValue(value(), was);
      return text ? [[at?.current, { text: sentenceFor(runtime, String(text)), holds }] as const] : [];
    });
    errors.value = new Map(found);
    isReported.current = found.length > 0;
  };
  const isReported = useRef(false);
  /** The run of a submit, until it ends: another submit meanwhile would send the same again. */
  const sending = useRef<Promise<unknown>>(undefined);
  const shown = useSignalValue(errors);
  useEffect(() => {
    if (!isReported.current || shown.size === 0) return;
    isReported.current = false;
    node.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [shown, node]);
  const settle = () => {
    for (const field of fields.current) field.saved = field.value();
    // At once, as the next step of the workflow may leave the page.
    look();
  };

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (sending.current) return;
    report();
    const values = valuesOf(fields.current);
    const { signal } = currentLifetime(runtime);
    const run = startHandler(props.onSubmit, { values }, root.label("submit"), { runtime, source: event });
    if (props.repeatable) return;
    sending.current = run;
    showSending(node.current, true);
    // Leaving the page frees a form that stays, whatever its run waits for.
    const free = () => {
      signal.removeEventListener("abort", free);
      if (sending.current !== run) return;
      sending.current = undefined;
      showSending(node.current, false);
    };
    signal.addEventListener("abort", free);
    void run.then(free);
  };
  const reset = (initialValues: FieldValues) => {
    report();
    for (const field of fields.current) {
      if (Object.hasOwn(initialValues, field.id)) field.set(initialValues[field.id]);
      else field.reset();
    }
    settle();
  };
  const press = (event: KeyboardEvent<HTMLFormElement>) => {
    attributes.onKeyDown?.(event);
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    if (!(event.target instanceof HTMLTextAreaElement) || event.isDefaultPrevented()) return;
    event.preventDefault();
    node.current?.requestSubmit();
  };
  /** Shows what the browser refuses at the field, if that can, instead of in a bubble at the first. */
  const refuse = (event: SyntheticEvent) => {
    const control = event.target as Control;
    for (const { node: at } of fields.current) {
      if (!at?.current?.contains(control)) continue;
      event.preventDefault();
      const holds = () => control.isConnected && !control.validity.valid;
      errors.value = new Map(errors.peek()).set(at.current, {
        text: sentenceFor(runtime, refusalOf(control)),
        holds,
      });
    }
    // Once for all that the browser refuses at once.
    if (control !== node.current?.querySelector(":invalid:not(fieldset)")) return;
    if (event.isDefaultPrevented()) control.focus();
    emit(props.onInvalid, "invalid", undefined);
  };
  return (
    <FormContext value={scope}>
      <form
        {...attributes}
        aria-label={ariaLabel}
        autoComplete={autocomplete ? "on" : "off"}
        noValidate={!validate}
        data-disabled={disabled || undefined}
        onKeyDown={press}
        onSubmit={submit}
        onReset={(event) => {
          event.preventDefault();
          reset({});
        }}
        onInvalidCapture={refuse}
      >
        <fieldset className="trama-form-fieldset" disabled={disabled}>
          {props.children}
        </fieldset>
      </form>
    </FormContext>
  );
}

/** Show that the submit buttons of a form do nothing now. They keep the focus, and what a design shows of a load. */
function showSending(form: HTMLFormElement | null, isOn: boolean): void {
  for (const button of form?.querySelectorAll("[type=submit]:not([data-loading])") ?? []) {
    if (isOn) button.setAttribute("aria-busy", "true");
    else button.removeAttribute("aria-busy");
  }
}

/** Returns the column that a field is named after: `customer_id` for `customerId`. */
const columnOf = (id: string): string => id.replace(/[A-Z]/g, "_$&").toLowerCase();

/**
 * Returns the unique key whose last column a field is named after: `dishes_name_key` for `name`. A function that writes
 * reports the key alone.
 */
const keyOf = (column: string, reported: Reported | null | undefined): string =>
  Object.keys(reported ?? {}).find((name) => name.endsWith(`_${column}_key`)) ?? "";

/** What is wrong with a value, by the code of a constraint of PostgreSQL, or by the type of an empty control. */
const refusals: Readonly<Record<string, { readonly en: string; readonly pt: string }>> = {
  checkbox: { en: "Tick this box.", pt: "Marque esta caixa." },
  radio: { en: "Choose one.", pt: "Escolha uma opção." },
  "23502": { en: "Fill in this field.", pt: "Preencha este campo." },
  "23505": { en: "Already taken.", pt: "Já existe." },
  "23514": { en: "This value is not accepted.", pt: "Este valor não é aceito." },
};

const noErrors: FieldErrors = new Map();

/** Returns why the browser refuses a control: its message, except that a value is missing. */
const refusalOf = ({ type, validity, validationMessage }: Control): string =>
  validity.valueMissing ? (type in refusals ? type : "23502") : validationMessage;

/** Returns a message, or a sentence for the code of a constraint. */
function sentenceFor(runtime: Runtime, text: string): string {
  const words = refusals[text];
  return words ? inLanguage(runtime, words) : text;
}

const valuesOf = (fields: ReadonlySet<FormField>): FieldValues =>
  Object.fromEntries([...fields].map((field) => [field.id, field.value()]));

FormContainer.spec = elementSpec<FormContainerVariables>({
  type: "form-container",
  variables: { isValid: true, isDirty: false, values: {} },
  actions: ["submitForm", "resetForm", "markSaved", "showErrors"],
});
