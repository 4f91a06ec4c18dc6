import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { useRuntime } from "../../../../app/runtime-context.ts";
import { inLanguage } from "../../../../screen/language.ts";
import { useDebounce } from "../../field/debounce.ts";
import type { FieldIds } from "../../field/field.tsx";
import { calendar } from "../../look/glyphs.ts";
import { Glyph } from "../../look/svg.tsx";
import { type Choice, isSameChoice, nothingChosen } from "../choice.ts";
import { closeByEscape } from "../close-by-escape.ts";
import { type FaceFormat, faceOf } from "../face.ts";
import { readFace } from "../read-face.ts";

/** How long a text rests before it is taken. */
const restMs = 1000;

export interface TypedDateProps {
  readonly ids: FieldIds;
  readonly name: string;
  readonly placeholder: string;
  readonly look: FaceFormat;
  readonly chosen: Choice;
  readonly isOpen: boolean;
  readonly panelId: string;
  readonly disabled: boolean;
  readonly readonly: boolean;
  /** The name of the button that opens the calendar. */
  readonly openLabel: string;
  readonly onType: (choice: Choice) => void;
  /** The field was left with an unclear text, for this reason; empty when it is clear again. */
  readonly onUnclear: (reason: string) => void;
  readonly onToggle: () => void;
  readonly onClose: () => void;
  readonly onPreload?: () => void;
}

/**
 * The choice as a text to type, beside the button of the calendar. The compiler passes it to date pickers with
 * `textInput`, so that others do not load it.
 *
 * A text is taken after a rest, by Enter, and when the field is left; then it gets the usual form. A text that is
 * unclear stays as it was typed: the choice is empty and the form is not sent.
 */
export function TypedDate(props: TypedDateProps): ReactNode {
  const { ids, look, chosen } = props;
  const runtime = useRuntime();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState<string>();
  const face = faceOf(chosen, look);
  const isUnclear = text !== undefined && readFace(text, look, chosen) === undefined;
  const take = (given: string) => {
    const next = readFace(given, look, chosen) ?? nothingChosen;
    if (!isSameChoice(next, chosen)) props.onType(next);
  };
  const debounced = useDebounce<string>(take);
  const [seen, setSeen] = useState(chosen);
  if (seen !== chosen) {
    setSeen(chosen);
    // A choice of the calendar, or of a workflow, replaces what was typed.
    if (text !== undefined && !isSameChoice(chosen, readFace(text, look, seen) ?? nothingChosen)) setText(undefined);
  }
  const example = faceOf([exampleOf(look)], { ...look, selection: "single" });
  const reason = isUnclear ? inLanguage(runtime, suchAs).replace("{}", () => example) : "";
  const { onUnclear } = props;
  useLayoutEffect(() => {
    input.current?.setCustomValidity(reason);
    if (reason === "") onUnclear("");
  }, [reason, onUnclear]);
  return (
    <>
      <input
        {...ids.attributes}
        ref={input}
        type="text"
        className="trama-input trama-typed-date"
        autoComplete="off"
        inputMode={/MMM|A|a|L/.test(look.pattern) || look.selection !== "single" ? undefined : "numeric"}
        value={text ?? face}
        placeholder={props.placeholder || undefined}
        disabled={props.disabled}
        readOnly={props.readonly}
        onChange={({ target }) => {
          setText(target.value);
          // An error goes while the text is corrected: later it would move what the visitor is about to press.
          debounced.call(target.value, ids.attributes["aria-invalid"] ? 0 : restMs);
        }}
        onBlur={() => {
          debounced.flush();
          if (isUnclear) onUnclear(reason);
          else setText(undefined);
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          closeByEscape(event, props);
          if (event.key === "Enter") debounced.flush();
          else if (event.key === "ArrowDown" && event.altKey && !props.readonly) {
            event.preventDefault();
            props.onToggle();
          }
        }}
      />
      <button
        type="button"
        className="trama-icon-button"
        aria-label={props.openLabel}
        aria-haspopup="dialog"
        aria-expanded={props.isOpen}
        aria-controls={props.isOpen ? props.panelId : undefined}
        disabled={props.disabled}
        onClick={props.onToggle}
        onKeyDown={(event) => closeByEscape(event, props)}
        {...(props.onPreload && { onPointerEnter: props.onPreload, onFocus: props.onPreload })}
      >
        <Glyph icon={calendar} />
      </button>
    </>
  );
}

const suchAs = { en: "Write a date such as {}.", pt: "Escreva uma data como {}." };

/** Returns a stamp whose day, month and time cannot be mixed up. */
const exampleOf = ({ mode }: FaceFormat): string => {
  const year = new Date().getFullYear();
  if (mode === "time") return "18:30:00";
  return { datetime: `${year}-12-31T18:30:00`, date: `${year}-12-31`, month: `${year}-12`, year: `${year}` }[mode];
};
