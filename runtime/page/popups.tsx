import { type ComponentType, createContext, type ReactNode, useContext, useState } from "react";
import { isCodeError, lazyPart, renewParts } from "../app/reload.ts";
import type { Runtime } from "../app/runtime.ts";
import { useRuntime } from "../app/runtime-context.ts";
import { ErrorBoundary } from "../errors/error-boundary.tsx";
import { PartSuspense } from "../late/part-suspense.tsx";
import { fetchStyle, loadStyle } from "../late/style-sheets.ts";
import { useSignalValue } from "../react/bound-value.ts";
import { type ReadonlySignal, signal } from "../react/signals.ts";
import { routingOf } from "../routing/routing.ts";
import { inLanguage } from "../screen/language.ts";
import { throwIfCancelled, untilLeft } from "../workflow/cancelled.ts";
import { type Run, type Steps, startHandler, type Task } from "../workflow/workflow.ts";
import type { OpenablePopup, OpenPopup, PopupProps } from "./open-popup.ts";
import { isAskingVisitor, questionBeforeClosing } from "./unsaved.ts";

/** A popup of the design, loaded when it is first opened. */
export interface Popup<Props, Result = unknown> extends OpenablePopup {
  /** Types only: its properties and its result. */
  readonly types?: { readonly props: Props; readonly result: Result };
}

/** The properties that an opener passes: without the common props and the event handlers. */
type OpenProps<Props> = Omit<
  Props,
  "id" | "handle" | "classes" | "show" | "style" | "states" | "link" | `on${Capitalize<string>}`
>;

/** What an opener does with the result of a popup while it stays open. */
export interface PopupReactions<Result> {
  readonly onResult?: Steps<{ readonly result: Result }> | undefined;
}

/** The topmost popup when a run started: the one its steps belong to. */
const popupOfTask = new WeakMap<Task, OpenPopup | undefined>();

class Popups {
  readonly stack = signal<readonly OpenPopup[]>([]);
  openedCount = 0;
}

/** Returns the open popups of an app, topmost last. */
export const openPopups = (runtime: Runtime): ReadonlySignal<readonly OpenPopup[]> => runtime.part(Popups).stack;

/**
 * Declare a popup and how to load its code. `css` is the path of its style sheet in the build's manifest. With
 * `history: "push"` Back closes it before it leaves the page.
 */
export function popup<Props, Result = unknown>({
  id,
  load,
  css,
  history,
}: {
  readonly id: string;
  readonly load: () => Promise<{ readonly default: ((props: Props) => ReactNode) & { readonly result?: Result } }>;
  readonly css?: string;
  readonly history?: "push";
}): Popup<OpenProps<Props>, Result> {
  const loadWith = async (style: Promise<void>) => {
    const [module] = await Promise.all([load(), style]);
    // `openPopup` checked the types of these properties; in between they are untyped values by name.
    return module as { default: ComponentType<PopupProps> };
  };
  const Content = lazyPart(id, () => loadWith(loadStyle(css)), {
    turn: "window",
    loadAhead: () => loadWith(fetchStyle(css)),
    onShow: () => void loadStyle(css),
  });
  return { id, history, Content };
}

/**
 * Open a popup over the page. Resolves to its result once it is closed, or undefined when it was dismissed.
 *
 * Closing returns the focus to where it was. Leaving the page closes the popup, and ends the run that waits for it.
 */
export function openPopup<Props, Result>(
  run: Run,
  opened: Popup<Props, Result>,
  ...[props, { onResult } = {}]: Record<never, never> extends Props
    ? [props?: Props, reactions?: PopupReactions<Result>]
    : [props: Props, reactions?: PopupReactions<Result>]
): Promise<Result | undefined> {
  throwIfCancelled(run.signal);
  const accept =
    onResult &&
    (async (result: unknown) => {
      let isDone = false;
      const steps = async (inner: Run, event: { readonly result: Result }) => {
        await onResult(inner, event);
        isDone = true;
      };
      await startHandler(steps, { result: result as Result }, `${run.label}.onResult`, { run });
      return isDone;
    });
  // The result is the argument of `closePopup` inside this popup, which the design types.
  const closed = untilLeft(run.signal, showPopup(run, opened, { ...props }, accept) as Promise<Result | undefined>);
  // Not an unhandled rejection if the step does not wait for the popup.
  closed.catch(() => {});
  return closed;
}

/**
 * Like `openPopup`, for a link, whose properties were checked where the link was created. With `accept` a result closes
 * the popup only if that resolves to true.
 */
export function showPopup(
  run: Run,
  opened: OpenablePopup,
  props: object,
  accept?: (result: unknown) => Promise<boolean>,
): Promise<unknown> {
  const opener = typeof document === "undefined" ? null : document.activeElement;
  rememberPopup(run.task);
  const { runtime } = run.task;
  const popups = runtime.part(Popups);
  const { stack } = popups;
  return new Promise((resolve) => {
    popups.openedCount += 1;
    // The question about unsaved input has no entry: it is asked in the middle of a move through the history.
    const ownLayer = opened.history === "push" && !isAskingVisitor(runtime) ? newLayer() : undefined;
    let isAccepting = false;
    const finish = (result: unknown): void => {
      if (!stack.peek().includes(open)) return;
      stack.value = stack.peek().filter((other) => other !== open);
      forget?.();
      restoreFocus(opener);
      resolve(result);
    };
    const tryResult = async (result: unknown): Promise<void> => {
      if (isAccepting) return;
      isAccepting = true;
      const isAccepted = await accept?.(result);
      isAccepting = false;
      if (isAccepted) finish(result);
    };
    const open: OpenPopup = {
      number: popups.openedCount,
      popup: opened,
      props,
      layer: ownLayer ?? routingOf(runtime).layers.top(),
      close: (result) => {
        if (accept && result !== undefined && result !== null && result !== false) void tryResult(result);
        else finish(result);
      },
      dismiss: () => {
        if (isAccepting) return;
        const question = questionBeforeClosing(runtime, open);
        if (question === undefined) open.close();
        else void question().then((isAgreed) => isAgreed && open.close());
      },
    };
    const forget = ownLayer === undefined ? undefined : addPopupLayer(runtime, ownLayer);
    stack.value = [...stack.peek(), open];
  });
}

/** Keys differ between loads of the app: a popup is not opened again when its entry is. */
const newLayer = (): string => `popup ${Math.random().toString(36).slice(2, 10)}`;

/** Push the entry of a popup; returns a function that removes it once the popup is closed. */
function addPopupLayer(runtime: Runtime, key: string): () => void {
  const { layers } = routingOf(runtime);
  const forget = layers.add(key, { isOpen: () => true });
  layers.push(key);
  return () => {
    forget();
    layers.settle();
  };
}

/** Close the popup that the step belongs to, or the topmost one. Its opener gets the result. */
export function closePopup(run: Run, result?: unknown): void {
  popupOf(run)?.close(result);
}

/** Like `closePopup`, for a link: asks first when something in the popup is unsaved. */
export const dismissPopup = (run: Run): void => popupOf(run)?.dismiss();

function popupOf(run: Run): OpenPopup | undefined {
  const own = popupOfTask.get(run.task);
  const open = openPopups(run.task.runtime).peek();
  return own !== undefined && open.includes(own) ? own : open.at(-1);
}

/** Close all popups, topmost first. */
export function closeAllPopups({ task: { runtime } }: Run): void {
  closePopupsBut(runtime, []);
}

/** Close all other popups, topmost first. */
export function closePopupsBut(runtime: Runtime, kept: readonly OpenPopup[]): void {
  for (const open of [...openPopups(runtime).peek()].reverse()) if (!kept.includes(open)) open.close();
}

/** Close the popups that were opened on other layers than these, topmost first. */
export const closePopupsAbove = (runtime: Runtime, kept: readonly string[]): void =>
  closePopupsBut(
    runtime,
    openPopups(runtime)
      .peek()
      .filter(({ layer }) => layer === undefined || kept.includes(layer)),
  );

/** Remember which popup a run started in, before it opens others. */
export function rememberPopup(task: Task): void {
  if (!popupOfTask.has(task)) popupOfTask.set(task, openPopups(task.runtime).peek().at(-1));
}

const PopupContext = createContext<OpenPopup | undefined>(undefined);

/** Returns the popup around a component, for its backdrop and its close button. */
export const usePopup = (): OpenPopup | undefined => useContext(PopupContext);

/** Renders the open popups, after the page. */
export function PopupHost(): ReactNode {
  const open = useSignalValue(openPopups(useRuntime()));
  return open.map((one) => <ShownPopup key={one.number} popup={one} />);
}

/** One open popup. It closes when it breaks; when its code did not load it says so and offers to try again. */
function ShownPopup({ popup: open }: { readonly popup: OpenPopup }): ReactNode {
  const { popup, props } = open;
  const [attempt, setAttempt] = useState(0);
  const close = (): void => open.close();
  const tryAgain = (): void => {
    renewParts();
    setAttempt(attempt + 1);
  };
  return (
    <PopupContext value={open}>
      <ErrorBoundary
        key={attempt}
        label={`popup ${popup.id}`}
        fallback={(error) => isCodeError(error) && <PopupFailure close={close} tryAgain={tryAgain} />}
        onError={(error) => {
          if (!isCodeError(error)) close();
        }}
      >
        <PartSuspense fallback={null}>
          <popup.Content {...props} id={popup.id} />
        </PartSuspense>
      </ErrorBoundary>
    </PopupContext>
  );
}

const failureTexts = {
  failed: {
    en: "This window could not be opened. Check your connection and try again.",
    pt: "Não foi possível abrir esta janela. Verifique a internet e tente de novo.",
  },
  again: { en: "Try again", pt: "Tentar de novo" },
  close: { en: "Close", pt: "Fechar" },
};

const showModal = (node: HTMLDialogElement | null): void => node?.showModal();

/** Shown when the code of a popup did not load. A native dialog: the code of the runtime's own may be missing too. */
function PopupFailure({ close, tryAgain }: { readonly close: () => void; readonly tryAgain: () => void }): ReactNode {
  const runtime = useRuntime();
  return (
    <dialog
      ref={showModal}
      className="trama-popup-failure"
      aria-label={inLanguage(runtime, failureTexts.failed)}
      onClose={close}
    >
      <p>{inLanguage(runtime, failureTexts.failed)}</p>
      <div>
        <button type="button" onClick={close}>
          {inLanguage(runtime, failureTexts.close)}
        </button>
        <button type="button" onClick={tryAgain}>
          {inLanguage(runtime, failureTexts.again)}
        </button>
      </div>
    </dialog>
  );
}

/** Return the focus after the popup is removed, unless something else has taken it. */
function restoreFocus(opener: Element | null): void {
  if (!(opener instanceof HTMLElement)) return;
  requestAnimationFrame(() => {
    const { activeElement } = document;
    const isFree = activeElement === null || activeElement === document.body || !activeElement.isConnected;
    if (isFree && opener.isConnected) opener.focus({ preventScroll: true });
  });
}
