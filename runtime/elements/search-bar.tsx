import { createElement, type KeyboardEvent, type ReactNode, type SyntheticEvent, useRef } from "react";
import { usePageKeys } from "../page/use-page-keys.ts";
import { useSignalValue } from "../react/bound-value.ts";
import { useElement } from "../react/element.tsx";
import { elementSpec } from "../react/element-handle.ts";
import { useDebounce } from "./parts/field/debounce.ts";
import { useInitialValue } from "./parts/field/initial-value.ts";
import { type CustomProperties, css } from "./parts/look/css.ts";
import { cross, magnifier } from "./parts/look/glyphs.ts";
import { Glyph } from "./parts/look/svg.tsx";
import type { SearchBarProps, SearchBarVariables } from "./props.ts";

interface Resolved {
  readonly placeholder: string;
  readonly ariaLabel: string;
  readonly clearLabel: string;
  readonly useSubmitButton: boolean;
  readonly submitText: string;
  readonly isEmbedIcon: boolean;
  readonly iconPosition: "right" | "left";
  readonly buttonPosition: "right" | "left" | "top" | "bottom";
  readonly inputWidth: string;
  readonly disabled: boolean;
  readonly shortcut: string;
}

const defaults: Resolved = {
  placeholder: "",
  ariaLabel: "",
  clearLabel: "",
  useSubmitButton: false,
  submitText: "",
  isEmbedIcon: false,
  iconPosition: "right",
  buttonPosition: "right",
  inputWidth: "50%",
  disabled: false,
  shortcut: "",
};

/** A search field. `change` waits for a pause in typing; `submit`, by Enter or the button, does not. */
export function SearchBar(props: SearchBarProps): ReactNode {
  const root = useElement<HTMLElement>(props, "search-bar");
  const { attributes, label, emit } = root;
  const state = root.values<Resolved>(props, defaults);
  const input = useRef<HTMLInputElement>(null);
  const debounced = useDebounce<string>((value) => emit(props.onChange, "change", { value }));
  const delay = props.debounceDelay ?? 500;
  const variables = root.connect(SearchBar.spec, props.handle, {
    focus: () => input.current?.focus(),
    clear: () => clear(),
  });
  const value = useSignalValue(variables.value) ?? "";
  useInitialValue(props.value, label("value"), (given, hasChanged) => {
    const next = given ?? "";
    if (hasChanged && variables.value.peek() === next) return;
    // The variable's value is newer than the pending change.
    if (hasChanged) debounced.cancel();
    variables.value.value = next;
    if (hasChanged) emit(props.onInitValueChange, "initValueChange", { value: next });
  });
  usePageKeys({ [state.shortcut]: () => input.current?.focus() });

  const change = (next: string, delayMs: number) => {
    variables.value.value = next;
    debounced.call(next, delayMs);
  };
  const clear = () => {
    change("", 0);
    input.current?.focus();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    debounced.flush();
    emit(props.onSubmit, "submit", { value: variables.value.peek() ?? "" }, event);
  };
  const press = (event: KeyboardEvent) => {
    // The input method takes the Escape of a text that is still composed.
    if (event.key === "Escape" && value !== "" && !event.nativeEvent.isComposing) {
      event.preventDefault();
      event.stopPropagation();
      clear();
    }
  };
  const icon = state.isEmbedIcon ? (
    <span className="trama-search-icon">{props.embedIcon ?? <Glyph icon={magnifier} />}</span>
  ) : null;
  const style: CustomProperties = { "--trama-input-width": css(state.inputWidth) };
  return createElement(
    "search",
    { ...attributes, style, "data-disabled": state.disabled || undefined },
    <form className="trama-search-form" data-button={state.buttonPosition} onSubmit={submit}>
      <span className="trama-control trama-control-group trama-search-control">
        {state.iconPosition === "left" && icon}
        <input
          ref={input}
          className="trama-input"
          type="search"
          name={props.id}
          value={value}
          placeholder={state.placeholder || undefined}
          aria-label={state.ariaLabel || state.placeholder || undefined}
          aria-keyshortcuts={state.shortcut || undefined}
          autoComplete="off"
          disabled={state.disabled}
          onChange={({ target, nativeEvent }) => {
            // What an input method still composes is shown, and nothing is searched by it.
            if (Reflect.get(nativeEvent, "isComposing") !== true) return change(target.value, delay);
            debounced.cancel();
            variables.value.value = target.value;
          }}
          onCompositionEnd={({ currentTarget }) => change(currentTarget.value, delay)}
          onKeyDown={press}
        />
        {value !== "" && state.clearLabel !== "" && !state.disabled && (
          <button type="button" className="trama-icon-button" aria-label={state.clearLabel} onClick={clear}>
            <Glyph icon={cross} />
          </button>
        )}
        {state.iconPosition === "right" && icon}
      </span>
      {state.useSubmitButton &&
        (props.submitButton ?? (
          <button type="submit" className="trama-plain-button" disabled={state.disabled}>
            {state.submitText || <Glyph icon={magnifier} />}
          </button>
        ))}
    </form>,
  );
}

SearchBar.spec = elementSpec<SearchBarVariables>({
  type: "search-bar",
  variables: { value: "" },
  actions: ["focus", "clear"],
});
