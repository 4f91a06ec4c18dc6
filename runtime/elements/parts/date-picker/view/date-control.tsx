import {
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useState,
} from "react";
import { renewParts } from "../../../../app/reload.ts";
import { SoftPart } from "../../../../late/soft-part.tsx";
import type { FieldIds } from "../../field/field.tsx";
import { calendar } from "../../look/glyphs.ts";
import { Glyph } from "../../look/svg.tsx";
import { closeByEscape } from "../close-by-escape.ts";
import { faceOf } from "../face.ts";
import type { TypedDateProps } from "./typed-date.tsx";

/** What the compiler adds to the properties of a date picker whose text can be typed. */
export interface TypedDateField {
  readonly typing?: ComponentType<TypedDateProps> | undefined;
}

/** Returns the texts of a field with what is unclear about its typed text as their error, unless they have one. */
export function useUnclear<Texts extends { readonly error: string }>(
  texts: Texts,
): readonly [texts: Texts, setUnclear: (reason: string) => void] {
  const [unclear, setUnclear] = useState("");
  return [unclear === "" || texts.error !== "" ? texts : { ...texts, error: unclear }, setUnclear];
}

/** Focus the field or the button of a date picker, or the calendar in its place. */
export const focusDate = (control: RefObject<HTMLElement | null>): void =>
  control.current
    ?.querySelector<HTMLElement>(".trama-typed-date, [aria-haspopup], .trama-date-main :is([tabindex='0'], input)")
    ?.focus();

interface DateTriggerProps {
  readonly ids: FieldIds;
  readonly name: string;
  /** The choice as text, or the placeholder. */
  readonly face: string;
  /** The field has a visible label. */
  readonly isLabelled: boolean;
  readonly isEmpty: boolean;
  readonly isOpen: boolean;
  readonly panelId: string;
  /** Content in place of the text. */
  readonly shown?: ReactNode | undefined;
  readonly disabled: boolean;
  readonly onClick: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onPointerEnter?: (() => void) | undefined;
  readonly onFocus?: (() => void) | undefined;
}

/** The field with the choice: a text to type if the compiler passes it, else the button that opens the calendar. */
export function DateControl({
  typing: Typing,
  isLabelled,
  shown,
  ...props
}: TypedDateField & TypedDateProps & Pick<DateTriggerProps, "isLabelled" | "shown">): ReactNode {
  if (Typing) return <Typing {...props} />;
  const { ids, name, look, chosen, isOpen, panelId, disabled, onToggle, onPreload } = props;
  return (
    <DateTrigger
      {...{ ids, name, isLabelled, isOpen, panelId, shown, disabled }}
      face={faceOf(chosen, look) || props.placeholder}
      isEmpty={chosen.length === 0}
      onPointerEnter={onPreload}
      onFocus={onPreload}
      onClick={onToggle}
      onKeyDown={(event) => closeByEscape(event, props)}
    />
  );
}

/** The button that shows the choice and opens the calendar. */
function DateTrigger({
  ids,
  name,
  face,
  isLabelled,
  isEmpty,
  isOpen,
  panelId,
  shown,
  ...attributes
}: DateTriggerProps): ReactNode {
  const faceId = useId();
  return (
    <button
      type="button"
      {...ids.attributes}
      className="trama-select-trigger"
      aria-label={isLabelled ? undefined : [...new Set([name, face])].join(" ").trim() || undefined}
      aria-labelledby={isLabelled ? `${ids.label} ${faceId}` : undefined}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-controls={isOpen ? panelId : undefined}
      {...attributes}
    >
      <span id={faceId}>
        {shown ?? (
          <span className={isEmpty ? "trama-select-placeholder" : "trama-option-label"}>{face || "\u00a0"}</span>
        )}
      </span>
      <Glyph icon={calendar} />
    </button>
  );
}

/** The calendar in the place of the button. It is not prerendered, as it would have the day of the build as today. */
export function InlineCalendar({
  control,
  label,
  isFixed,
  isEmpty,
  required,
  children,
}: {
  readonly control: RefObject<HTMLSpanElement | null>;
  readonly label: string;
  readonly isFixed: boolean;
  readonly isEmpty: boolean;
  /** What keeps a form with an empty field from being sent. */
  readonly required?: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  const waiting = <span className="trama-date-inline trama-date-waiting" />;
  return (
    <span ref={control} className="trama-date-only" inert={isFixed} data-empty={isEmpty || undefined}>
      {required}
      {isMounted ? (
        <SoftPart label={label} waiting={waiting} onMissing={renewParts}>
          {children}
        </SoftPart>
      ) : (
        waiting
      )}
    </span>
  );
}
