import type { DOMAttributes, FocusEvent, KeyboardEvent, MouseEvent } from "react";
import type { Runtime } from "../app/runtime.ts";
import type { ResolvedLink } from "../routing/router.tsx";
import { type EventOrigin, type Handler, startHandler } from "../workflow/workflow.ts";
import type { CommonEvents, KeyEventValue, PointerEventValue } from "./element-props.ts";

/** Run the workflow of an event. `source` is the browser's event, for the steps that stop it. */
export type Emit = <T>(handler: Handler<T> | undefined, event: string, value: T, source?: EventOrigin) => void;

/** Returns what runs the workflows of an element. `label` is the name of a member in the log. */
export const emitter =
  (runtime: Runtime, label: (member: string) => string): Emit =>
  (handler, event, value, source) => {
    if (handler !== undefined) void startHandler(handler, value, label(event), { runtime, source });
  };

export type Writable<T> = { -readonly [Name in keyof T]: T[Name] };

/** Add the listeners of an element's common events to the attributes of its root. */
export function addEvents<E extends Element>(
  to: Writable<DOMAttributes<E>>,
  props: CommonEvents,
  emit: Emit,
  link: ResolvedLink | undefined,
  isInert: (() => boolean) | undefined,
): void {
  const { onClick, onContextMenu } = props;
  if (onClick !== undefined || link?.onClick || isInert) {
    to.onClick = (event) => {
      if (isInert?.()) {
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      emit(onClick, "click", pointerValue(event), event);
      link?.onClick?.(event);
    };
  }
  if (onContextMenu !== undefined) {
    to.onContextMenu = (event) => {
      event.preventDefault();
      emit(onContextMenu, "contextMenu", pointerValue(event), event);
    };
  }
  const { onDoubleClick, onMouseEnter, onMouseLeave, onMouseDown, onMouseUp } = props;
  if (onDoubleClick !== undefined) to.onDoubleClick = onPointer(onDoubleClick, "doubleClick", emit);
  if (onMouseEnter !== undefined) to.onMouseEnter = onPointer(onMouseEnter, "mouseEnter", emit);
  if (onMouseLeave !== undefined) to.onMouseLeave = onPointer(onMouseLeave, "mouseLeave", emit);
  if (onMouseDown !== undefined) to.onMouseDown = onPointer(onMouseDown, "mouseDown", emit);
  if (onMouseUp !== undefined) to.onMouseUp = onPointer(onMouseUp, "mouseUp", emit);
  const { onKeyDown, onKeyUp } = props;
  if (onKeyDown !== undefined) to.onKeyDown = onKey(onKeyDown, "keyDown", emit);
  if (onKeyUp !== undefined) to.onKeyUp = onKey(onKeyUp, "keyUp", emit);
}

/** Add the listeners of focus events, which fields emit from their control instead. */
export function addFocusEvents<E extends Element>(
  to: Writable<DOMAttributes<E>>,
  { onFocus, onBlur }: CommonEvents,
  emit: Emit,
): void {
  if (onFocus !== undefined) to.onFocus = onFocusMoved(onFocus, "focus", emit);
  if (onBlur !== undefined) to.onBlur = onFocusMoved(onBlur, "blur", emit);
}

const onPointer = (handler: Handler<PointerEventValue>, name: string, emit: Emit) => (event: MouseEvent) =>
  emit(handler, name, pointerValue(event), event);

/** A key of an input method is part of a text. */
const onKey = (handler: Handler<KeyEventValue>, name: string, emit: Emit) => (event: KeyboardEvent) => {
  if (!event.nativeEvent.isComposing) emit(handler, name, keyValue(event), event);
};

const onFocusMoved = (handler: Handler<undefined>, name: string, emit: Emit) => (event: FocusEvent) => {
  // Focus moving within the element is not an event.
  if (event.currentTarget.contains(event.relatedTarget)) return;
  emit(handler, name, undefined, event);
};

function pointerValue(event: MouseEvent): PointerEventValue {
  const { clientX: x, clientY: y, button, altKey, ctrlKey, metaKey, shiftKey } = event;
  return { x, y, ...offsetOf(event), button, altKey, ctrlKey, metaKey, shiftKey };
}

/**
 * Returns the position in the element that has the handler, whichever child was hit: the `left` and `top` of a child
 * with `position: absolute` at this point.
 */
function offsetOf({ type, detail, clientX, clientY, currentTarget }: MouseEvent) {
  // A click without a pointer, such as one from the keyboard, has no position.
  if (type === "click" && detail === 0) return { offsetX: 0, offsetY: 0 };
  const { left, top } = currentTarget.getBoundingClientRect();
  const { clientLeft, clientTop, scrollLeft, scrollTop } = currentTarget;
  return { offsetX: clientX - left - clientLeft + scrollLeft, offsetY: clientY - top - clientTop + scrollTop };
}

function keyValue(event: KeyboardEvent): KeyEventValue {
  const { key, code, repeat, altKey, ctrlKey, metaKey, shiftKey } = event;
  return { key, code, repeat, altKey, ctrlKey, metaKey, shiftKey };
}
