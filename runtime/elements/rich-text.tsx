import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { lazyPart, loadPart, renewParts } from "../app/reload.ts";
import { SoftPart } from "../late/soft-part.tsx";
import { useSignalValue } from "../react/bound-value.ts";
import { useElement } from "../react/element.tsx";
import { elementSpec } from "../react/element-handle.ts";
import { batch } from "../react/signals.ts";
import { useDebounce } from "./parts/field/debounce.ts";
import { drawNotes, type FieldTexts, fieldDefaults, useField } from "./parts/field/field.tsx";
import { useFieldValue } from "./parts/field/field-value.ts";
import { useFieldError } from "./parts/field/form.ts";
import { requiredControl } from "./parts/field/required.tsx";
import { type CustomProperties, css } from "./parts/look/css.ts";
import type { RichContent } from "./parts/rich/rich-html.ts";
import type { RichTextProps, RichTextVariables } from "./props.ts";

const RichTextView = lazyPart("rich-text.view", () => import("./rich-text.view.tsx"));

/** A button of the toolbar. */
export type RichTool = NonNullable<RichTextProps["tools"]>[number];

interface Resolved extends FieldTexts {
  readonly mode: "edit" | "read";
  readonly placeholder: string;
  readonly minHeight: string;
  readonly maxHeight: string;
  readonly maxLength: number | undefined;
  readonly required: boolean;
  readonly readonly: boolean;
  readonly disabled: boolean;
}

const defaults: Resolved = {
  ...fieldDefaults,
  mode: "edit",
  placeholder: "",
  minHeight: "120px",
  maxHeight: "",
  maxLength: undefined,
  required: false,
  readonly: false,
  disabled: false,
};

const allTools: readonly RichTool[] = [
  ...(["bold", "italic", "underline", "strike", "heading", "bulletList", "orderedList"] as const),
  ...(["link", "quote", "code", "codeBlock", "undo", "redo"] as const),
];

/** What the shell can ask the open editor for. */
export interface RichEditor {
  readonly focus: () => void;
  readonly insert: (text: string) => void;
}

/** Formatted text to read or to edit. The sanitiser is loaded when it is shown, the editor only to edit. */
export function RichText(props: RichTextProps): ReactNode {
  const root = useElement<HTMLDivElement>(props, "rich-text");
  const { attributes, label, emit } = root;
  const state = useFieldError(root, root.values<Resolved>(props, defaults));
  const { autofocus = false } = props;
  const editor = useRef<RichEditor>(null);
  const reader = useRef<HTMLDivElement>(null);
  /** What had the focus when this element was asked to take it before its editor was there. */
  const focusedBefore = useRef<Element | null>(undefined);
  const focus = () => {
    const target = editor.current ?? reader.current;
    if (target) target.focus();
    else focusedBefore.current = document.activeElement;
  };
  /** Whether a new editor takes the focus: not if the visitor has moved it elsewhere meanwhile. */
  const takesFocus = () => {
    const { activeElement, body } = document;
    const wasAsked = focusedBefore.current !== undefined;
    return autofocus || (wasAsked && (activeElement === focusedBefore.current || activeElement === body));
  };
  const variables = root.connect(RichText.spec, props.handle, {
    focus,
    setValue: (args: { readonly value?: string | null }) => take(args.value ?? ""),
    insertText: (args: { readonly text?: string | null }) => editor.current?.insert(args.text ?? ""),
    clear: () => take(""),
    reset: () => form.reset(),
  });
  const value = useSignalValue(variables.value) ?? "";
  const length = useSignalValue(variables.length);
  /** The value that is known to be formatted text only. */
  const clean = useRef("");
  const set = ({ html, text }: Pick<RichContent, "html" | "text">) => {
    clean.current = html;
    batch(() => {
      variables.value.value = html;
      variables.text.value = text;
      variables.length.value = text.replaceAll("\n", "").length;
    });
  };
  const take = (html: string) => {
    if (html === "") set({ html: "", text: "" });
    else variables.value.value = html;
  };
  const form = useFieldValue<string, string>(props.id, props.value, label("value"), {
    node: root.node,
    from: (given) => given ?? "",
    now: () => variables.value.peek() ?? "",
    take,
    received: (next) => (typeof next === "string" ? next : ""),
    onGiven: (next) => emit(props.onInitValueChange, "initValueChange", { value: next }),
  });
  const { settle } = form;
  const isEditing = state.mode === "edit";
  // What is set from outside becomes formatted text as soon as the sanitiser is there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the element has the same variables in each render.
  useEffect(() => {
    if (isEditing && value === clean.current) return;
    let isPast = false;
    loadPart("rich-text.view", () => import("./parts/rich/rich-html.ts")).then(
      ({ richContent }) => {
        if (isPast) return;
        const rich = richContent(value, label("value"));
        if (value !== clean.current) {
          set(rich);
          settle();
        }
        reader.current?.replaceChildren(rich.content);
      },
      // The error is logged, and the rest of the page stays.
      () => {},
    );
    return () => {
      isPast = true;
    };
  }, [value, isEditing, label, settle]);

  const isDisabled = state.disabled || form.isDisabled;
  const isFixed = isDisabled || state.readonly || !isEditing;
  const required = requiredControl(state.required && !isFixed && length === 0, focus);
  const ids = useField(state, state.placeholder);
  const debounced = useDebounce<undefined>(() =>
    emit(props.onChange, "change", { value: variables.value.peek(), text: variables.text.peek() }),
  );
  const change = (rich: RichContent) => {
    set(rich);
    debounced.call(undefined, props.debounce ? (props.debounceDelay ?? 500) : 0);
  };
  useLayoutEffect(() => {
    if (isEditing) return;
    editor.current = null;
    focusedBefore.current = undefined;
  }, [isEditing]);

  const style: CustomProperties = {
    "--trama-rich-min": isEditing ? css(state.minHeight) : undefined,
    "--trama-rich-max": css(state.maxHeight),
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only sends what waits when the focus leaves
    <div
      {...attributes}
      style={style}
      onBlur={(event) => {
        attributes.onBlur?.(event);
        if (!event.currentTarget.contains(event.relatedTarget)) debounced.flush();
      }}
      data-mode={state.mode}
      data-disabled={isDisabled || undefined}
      data-readonly={state.readonly || undefined}
      data-invalid={state.error !== "" || undefined}
      data-empty={length === 0 || undefined}
    >
      {state.label !== "" && (
        <span className="trama-label" id={ids.label} data-required={(state.required && isEditing) || undefined}>
          {state.label}
        </span>
      )}
      {isEditing ? (
        <span className="trama-control trama-rich-control">
          <SoftPart label={label("value")} waiting={<div className="trama-rich-place" />} onMissing={renewParts}>
            <RichTextView
              html={value}
              clean={clean}
              label={label("value")}
              editor={editor}
              tools={props.tools ?? allTools}
              name={state.label === "" ? undefined : ids.label}
              attributes={ids.attributes}
              placeholder={state.placeholder}
              isRequired={state.required}
              isReadonly={state.readonly}
              isDisabled={isDisabled}
              maxLength={state.maxLength}
              takesFocus={takesFocus}
              onChange={change}
            />
          </SoftPart>
          {required}
        </span>
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
        <div
          ref={reader}
          className="trama-rich"
          role="group"
          aria-label={ids.attributes["aria-label"]}
          aria-labelledby={state.label === "" ? undefined : ids.label}
        />
      )}
      {drawNotes(state, ids)}
    </div>
  );
}

RichText.spec = elementSpec<RichTextVariables>({
  type: "rich-text",
  variables: { value: "", text: "", length: 0 },
  actions: ["focus", "setValue", "insertText", "clear", "reset"],
});
