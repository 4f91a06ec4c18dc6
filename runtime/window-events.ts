import { useEffect, useRef } from "react";
import type { KeyEventValue } from "./element.tsx";
import { type Handler, startHandler } from "./workflow.ts";

/** What a page or the app hears from the window. */
export interface WindowEvents {
  readonly onKeydown?: Handler<WindowKeyValue> | undefined;
  readonly onKeyup?: Handler<WindowKeyValue> | undefined;
  readonly onResize?: Handler<{ readonly width: number; readonly height: number }> | undefined;
  readonly onScroll?: Handler<{ readonly x: number; readonly y: number }> | undefined;
}

/** A key, and whether it goes into a field, where most shortcuts should not work. */
export interface WindowKeyValue extends KeyEventValue {
  readonly isTyping: boolean;
}

/** Run workflows on keys, resizing and scrolling while the component is on the page; the last two once per frame. */
export function useWindowEvents(events: WindowEvents, label: string): void {
  const { onKeydown, onKeyup, onResize, onScroll } = events;
  useListener("keydown", onKeydown && ((event) => pressKey(onKeydown, event, label)));
  useListener(
    "keyup",
    onKeyup && ((event) => void startHandler(onKeyup, keyValue(event), `${label}.keyup`, { source: event })),
  );
  useListener(
    "resize",
    onResize &&
      oncePerFrame(() => {
        void startHandler(onResize, { width: window.innerWidth, height: window.innerHeight }, `${label}.resize`);
      }),
  );
  useListener(
    "scroll",
    onScroll &&
      oncePerFrame(() => {
        void startHandler(onScroll, { x: window.scrollX, y: window.scrollY }, `${label}.scroll`);
      }),
  );
}

function useListener<Name extends keyof WindowEventMap>(
  name: Name,
  listener: ((event: WindowEventMap[Name]) => void) | undefined,
): void {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  const isUsed = listener !== undefined;
  useEffect(() => {
    if (!isUsed) return;
    const listen = (event: WindowEventMap[Name]): void => latest.current?.(event);
    window.addEventListener(name, listen);
    return () => window.removeEventListener(name, listen);
  }, [name, isUsed]);
}

function pressKey(handler: Handler<WindowKeyValue>, event: KeyboardEvent, label: string): void {
  const before = document.activeElement;
  void startHandler(handler, keyValue(event), `${label}.keydown`, { source: event });
  // A shortcut that moves the focus into a field must not be typed into it.
  const after = document.activeElement;
  if (after !== before && isField(after) && event.key.length === 1) event.preventDefault();
}

const keyValue = (event: KeyboardEvent): WindowKeyValue => {
  const { key, code, repeat, altKey, ctrlKey, metaKey, shiftKey } = event;
  return { key, code, repeat, altKey, ctrlKey, metaKey, shiftKey, isTyping: isField(event.target) };
};

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input,select,textarea"));

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
