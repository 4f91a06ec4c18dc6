import { useLayoutEffect, useRef } from "react";
import type { Runtime } from "../app/runtime.ts";
import { useRuntime } from "../app/runtime-context.ts";
import type { KeyEventValue } from "../react/element-props.ts";
import { type Handler, startHandler } from "../workflow/workflow.ts";
import { isBehindLayer, isField } from "./key-target.ts";

/** The window events of a page or the app. */
export interface WindowEvents {
  readonly onKeydown?: Handler<WindowKeyValue> | undefined;
  readonly onKeyup?: Handler<WindowKeyValue> | undefined;
  readonly onResize?: Handler<{ readonly width: number; readonly height: number }> | undefined;
  readonly onScroll?: Handler<{ readonly x: number; readonly y: number }> | undefined;
  readonly onFocus?: Handler | undefined;
}

/** A key, and its target: most shortcuts should not work everywhere. */
export interface WindowKeyValue extends KeyEventValue {
  /** The target is a form field. */
  readonly isTyping: boolean;
  /** The target is in a dialog, menu or list over the page, or behind one. */
  readonly isInLayer: boolean;
}

/**
 * Run workflows on keys, resizing, scrolling and window focus while the component is mounted; resizing and scrolling at
 * most once per frame.
 */
export function useWindowEvents(events: WindowEvents, label: string): void {
  const { onKeydown, onKeyup, onResize, onScroll, onFocus } = events;
  const runtime = useRuntime();
  useListener("keydown", onKeydown && ((event) => pressKey(runtime, onKeydown, event, label)));
  useListener(
    "keyup",
    onKeyup && ((event) => void startHandler(onKeyup, keyValue(event), `${label}.keyup`, { runtime, source: event })),
  );
  useListener(
    "resize",
    onResize &&
      oncePerFrame(() => {
        void startHandler(onResize, { width: window.innerWidth, height: window.innerHeight }, `${label}.resize`, {
          runtime,
        });
      }),
  );
  useListener("focus", onFocus && (() => void startHandler(onFocus, undefined, `${label}.focus`, { runtime })));
  useListener(
    "scroll",
    onScroll &&
      oncePerFrame(() => {
        void startHandler(onScroll, { x: window.scrollX, y: window.scrollY }, `${label}.scroll`, { runtime });
      }),
  );
}

function useListener<Name extends keyof WindowEventMap>(
  name: Name,
  listener: ((event: WindowEventMap[Name]) => void) | undefined,
): void {
  const latest = useRef(listener);
  useLayoutEffect(() => {
    latest.current = listener;
  });
  const isUsed = listener !== undefined;
  // Before the first paint, so that the keys work as soon as the page is visible.
  useLayoutEffect(() => {
    if (!isUsed) return;
    const listen = (event: WindowEventMap[Name]): void => latest.current?.(event);
    window.addEventListener(name, listen);
    return () => window.removeEventListener(name, listen);
  }, [name, isUsed]);
}

function pressKey(runtime: Runtime, handler: Handler<WindowKeyValue>, event: KeyboardEvent, label: string): void {
  // A key of an input method is part of a text.
  if (event.isComposing) return;
  const before = document.activeElement;
  void startHandler(handler, keyValue(event), `${label}.keydown`, { runtime, source: event });
  // A shortcut that moves the focus into a field must not be typed into it.
  const after = document.activeElement;
  if (after !== before && isField(after) && event.key.length === 1) event.preventDefault();
}

const keyValue = (event: KeyboardEvent): WindowKeyValue => {
  const { key, code, repeat, altKey, ctrlKey, metaKey, shiftKey } = event;
  const { target } = event;
  const isInLayer = (target instanceof Element && target.closest(layers) !== null) || isBehindLayer();
  return { key, code, repeat, altKey, ctrlKey, metaKey, shiftKey, isTyping: isField(target), isInLayer };
};

const layers = "[role=dialog],[role=alertdialog],[role=menu],[role=listbox]";

function oncePerFrame(work: () => void): () => void {
  let isWaiting = false;
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      work();
    });
  };
}
