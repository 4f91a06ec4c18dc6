import {
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefCallback,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { renewParts } from "../../../app/reload.ts";
import { SoftPart } from "../../../late/soft-part.tsx";
import type { ElementRoot } from "../../../react/element.tsx";
import { Field, type FieldIds, type FieldTexts, fieldDefaults } from "../field/field.tsx";
import { type CustomProperties, css } from "../look/css.ts";
import { chevronDown } from "../look/glyphs.ts";
import { Glyph } from "../look/svg.tsx";
import type { SelectOption } from "./options.ts";

/** The properties that selects and multiselects share. */
export interface ListState extends FieldTexts {
  readonly placeholder: string;
  readonly noOptionsText: string;
  readonly noResultsText: string;
  readonly searchPlaceholder: string;
  readonly clearLabel: string;
  readonly readonly: boolean;
  readonly required: boolean;
  readonly disabled: boolean;
  readonly searchable: boolean;
  readonly closeOnSelect: boolean;
  readonly infiniteScroll: boolean;
  readonly isFetching: boolean;
  readonly loadingRingColor: string;
  readonly limit: number;
  readonly clearIcon: boolean;
  readonly caretIcon: boolean;
  readonly maxHeight: string;
  readonly optionColor: string;
  readonly optionHoverColor: string;
  readonly optionSelectedColor: string;
  readonly dropdownBackgroundColor: string;
  readonly dropdownBorderColor: string;
  readonly dropdownBorderWidth: string;
  readonly dropdownBorderRadius: string;
}

export const listDefaults: ListState = {
  ...fieldDefaults,
  placeholder: "",
  noOptionsText: "",
  noResultsText: "",
  searchPlaceholder: "",
  clearLabel: "",
  readonly: false,
  required: false,
  disabled: false,
  searchable: true,
  closeOnSelect: true,
  infiniteScroll: false,
  isFetching: false,
  loadingRingColor: "#099af2",
  limit: 20,
  clearIcon: false,
  caretIcon: true,
  maxHeight: "",
  optionColor: "",
  optionHoverColor: "",
  optionSelectedColor: "",
  dropdownBackgroundColor: "",
  dropdownBorderColor: "",
  dropdownBorderWidth: "",
  dropdownBorderRadius: "",
};

/** Passed from a shell to the loaded view. */
export interface ListViewProps {
  readonly state: ListState;
  readonly options: readonly SelectOption[];
  readonly attributes: ReturnType<typeof triggerAttributes>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onSearch: (text: string) => void;
  readonly onEnd: () => void;
  /** Renders an option. */
  readonly drawOption: (option: SelectOption, position: number) => ReactNode;
  /** Whether the list is empty because the search finds nothing. */
  readonly isUnfound: boolean;
  /** Whether an option is disabled now. */
  readonly isOff?: (option: SelectOption) => boolean;
  /** The classes of the box around the trigger. */
  readonly controlClass: string;
  /** The trigger's display of the choice. */
  readonly face: ReactNode;
  /** The choices next to the trigger, and the clear button: buttons cannot be nested. */
  readonly tags: ReactNode;
  readonly clearButton: ReactNode;
  /** The history entry of the open list. */
  readonly layer: ReactNode;
  readonly style: CustomProperties;
}

export const listStyle = (state: ListState): CustomProperties => ({
  "--trama-max-height": css(state.maxHeight),
  "--trama-ring": css(state.loadingRingColor),
  "--trama-option-color": css(state.optionColor),
  "--trama-option-hover": css(state.optionHoverColor),
  "--trama-option-selected": css(state.optionSelectedColor),
  "--trama-list-background": css(state.dropdownBackgroundColor),
  "--trama-list-border-color": css(state.dropdownBorderColor),
  "--trama-list-border-width": css(state.dropdownBorderWidth),
  "--trama-list-radius": css(state.dropdownBorderRadius),
});

/** Returns the attributes of a trigger; it is named by the field's label and the choice. */
export const triggerAttributes = (ids: FieldIds, { label, required, readonly }: ListState, faceId: string) => ({
  ...ids.attributes,
  "aria-labelledby": label === "" ? undefined : `${ids.label} ${faceId}`,
  "aria-required": required || undefined,
  "aria-readonly": readonly || undefined,
});

/** Returns the content of a trigger: the choice, and the arrow. */
export const triggerContent = ({ face, state }: ListViewProps): ReactNode => (
  <>
    {face}
    {state.caretIcon && <Glyph icon={chevronDown} />}
  </>
);

/**
 * The closed state of a list that opens.
 *
 * The page renders only this, as a list costs many times what its closed state does. The list, with its search and keys,
 * is a separate file; it replaces the closed state, which looks the same, when a pointer or the focus is on it. If that
 * file does not load, opening the list asks for it again.
 */
export function SelectShell<View extends ListViewProps>({
  root: { attributes, label },
  ids,
  holder,
  required,
  view,
  isEmpty,
  View,
}: {
  readonly root: ElementRoot<HTMLDivElement>;
  readonly ids: FieldIds;
  readonly holder: RefObject<HTMLDivElement | null>;
  readonly required: ReactNode;
  readonly view: View;
  readonly isEmpty: boolean;
  readonly View: ComponentType<View>;
}): ReactNode {
  const { state, isOpen } = view;
  const [isNear, setNear] = useState(false);
  const [focus] = useState(() => movingFocus(holder));
  const { onFocus } = attributes;
  const waiting = drawTrigger(view, focus, () => setNear(true));
  return Field({
    // The focus that moves to the list's own trigger was already there.
    root: onFocus ? { ...attributes, onFocus: (event) => focus.isMoving || onFocus(event) } : attributes,
    texts: state,
    ids,
    states: { disabled: state.disabled, readonly: state.readonly, open: isOpen, empty: isEmpty },
    isRequired: state.required,
    children: (
      <div
        ref={holder}
        className="trama-select-holder"
        data-open={isOpen || undefined}
        data-empty={isEmpty || undefined}
      >
        {required}
        {isNear || isOpen ? (
          <LoadedList
            label={label("list")}
            waiting={waiting}
            view={view}
            View={View}
            onMissing={() => {
              setNear(true);
              view.onOpenChange(false);
            }}
          />
        ) : (
          waiting
        )}
        {view.layer}
      </div>
    ),
  });
}

/** The list, once its code is loaded. */
function LoadedList<View extends ListViewProps>({
  label,
  waiting,
  view,
  View,
  onMissing,
}: {
  readonly label: string;
  readonly waiting: ReactNode;
  readonly view: View;
  readonly View: ComponentType<View>;
  readonly onMissing: () => void;
}): ReactNode {
  const { isOpen } = view;
  const [attempt, setAttempt] = useState(0);
  const isMissing = useRef(false);
  useLayoutEffect(() => {
    if (!isOpen || !isMissing.current) return;
    isMissing.current = false;
    renewParts();
    setAttempt((count) => count + 1);
  }, [isOpen]);
  return (
    <SoftPart
      key={attempt}
      label={label}
      waiting={waiting}
      onMissing={() => {
        isMissing.current = true;
        onMissing();
      }}
    >
      <View {...view} />
    </SoftPart>
  );
}

/** Moves the focus from the first trigger to the list's own. */
interface MovingFocus {
  /** While the focus moves. */
  isMoving: boolean;
  readonly trigger: RefCallback<HTMLButtonElement>;
}

function movingFocus(holder: RefObject<HTMLDivElement | null>): MovingFocus {
  const moving: MovingFocus = {
    isMoving: false,
    trigger: (node) => () => {
      if (node === null || node !== document.activeElement) return;
      // The replacement exists as soon as this DOM update is done.
      queueMicrotask(() => {
        moving.isMoving = true;
        holder.current?.querySelector<HTMLElement>(".trama-select-trigger")?.focus();
        moving.isMoving = false;
      });
    },
  };
  return moving;
}

/** Returns the trigger until the list is there. A list opened meanwhile opens then, and keeps the focus. */
function drawTrigger(view: ListViewProps, focus: MovingFocus, onNear: () => void): ReactNode {
  // Open on mousedown. The list may replace the trigger while the mouse button is down, which would suppress the click,
  // or during this event, after which the browser would move the focus away from the removed button.
  const openByPress = (event: MouseEvent<HTMLElement>): void => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.focus();
    view.onOpenChange(true);
  };
  const openByArrow = (event: KeyboardEvent): void => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    view.onOpenChange(true);
  };
  return (
    <span className={view.controlClass}>
      {view.tags}
      <button
        ref={focus.trigger}
        type="button"
        {...view.attributes}
        className="trama-select-trigger"
        disabled={view.state.disabled}
        role="combobox"
        aria-haspopup={view.state.searchable ? "dialog" : "listbox"}
        aria-expanded="false"
        onPointerEnter={onNear}
        onFocus={onNear}
        onMouseDown={openByPress}
        onClick={() => view.onOpenChange(true)}
        onKeyDown={openByArrow}
      >
        {triggerContent(view)}
      </button>
      {view.clearButton}
    </span>
  );
}
