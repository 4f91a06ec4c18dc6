import { logError } from "../app/error-log.ts";
import { type Bind, effect, readBind } from "../react/signals.ts";
import { inLanguage } from "../screen/language.ts";
import { isCancelled } from "../workflow/cancelled.ts";
import { createRun, type Run, runningCount } from "../workflow/workflow.ts";
import type { OpenPopup } from "./open-popup.ts";

/** A page, popup or component with an unsaved state. */
interface Holder {
  /** The popup it is in: closing that popup loses its input too. */
  readonly popup: OpenPopup | undefined;
  /** The layer it is on: closing that layer loses its input too. */
  readonly layer: string | undefined;
  readonly isUnsaved: () => boolean;
}

/** The design's question whether to discard unsaved input; any answer but true keeps it. */
export type UnsavedQuestion = (run: Run) => Promise<unknown>;

const holders = new Set<Holder>();
let isTyped = false;
let isPending = false;
let isLeaving = false;
let isAsking = false;
let ask: UnsavedQuestion = async () => window.confirm(inLanguage(plainQuestion));

const plainQuestion = {
  en: "Leave without saving? Unsaved changes will be lost.",
  pt: "Sair sem salvar? O que ainda não foi salvo será perdido.",
};

/** Set the design's question; without one the browser asks. */
export function configureQuestion(question: UnsavedQuestion | undefined): void {
  if (question !== undefined) ask = question;
}

/** Record typing into forms and dialogs, so that a reload can ask before it is lost. */
export function watchTyping(): void {
  document.addEventListener("input", ({ target }) => {
    isLeaving = false;
    if (target instanceof Element && target.closest("form,[role=dialog]")) isTyped = true;
  });
  document.addEventListener("submit", forgetTyping);
}

/** Reset the record: the input was sent, or its page was left. */
export function forgetTyping(): void {
  isTyped = false;
}

/**
 * Ask about a holder while it is on the page; closing the window asks in the browser's words. Returns a function that
 * stops it.
 */
export function hold(holder: Holder): () => void {
  if (holders.size === 0) window.addEventListener("beforeunload", holdWindow);
  holders.add(holder);
  return () => {
    holders.delete(holder);
    if (holders.size === 0) window.removeEventListener("beforeunload", holdWindow);
  };
}

/** Listens only while something could be unsaved, as this listener keeps a page out of the back/forward cache. */
function holdWindow(event: BeforeUnloadEvent): void {
  if (isUnsaved()) event.preventDefault();
}

/** Keep the window open while the app has pending work outside of any page. Returns a function that stops it. */
export const watchPending = (pending: Bind<boolean>): (() => void) =>
  effect(() => {
    isPending = isTrue(pending, "app.pending");
    if (!isPending) return;
    window.addEventListener("beforeunload", keepWindow);
    return () => {
      isPending = false;
      window.removeEventListener("beforeunload", keepWindow);
    };
  });

function keepWindow(event: BeforeUnloadEvent): void {
  if (!isLeaving) event.preventDefault();
}

/** Returns the current value of a condition; false when it throws. */
export function isTrue(condition: Bind<boolean>, label: string): boolean {
  try {
    return Boolean(readBind(condition));
  } catch (error) {
    logError(label, error);
    return false;
  }
}

const isUnsaved = (isMeant = (_holder: Holder): boolean => true): boolean =>
  !isLeaving && [...holders].some((one) => isMeant(one) && one.isUnsaved());

/**
 * Whether a reload now would lose something: typed input, pending work, unsaved input, or more than `allowed` running
 * workflows.
 */
export const wouldLose = (allowed = 0): boolean => isTyped || isPending || isUnsaved() || runningCount() > allowed;

/** Asks the visitor; resolves to true to go on. */
export type Question = () => Promise<boolean>;

/** Returns the question before leaving the page; undefined when all is saved. Agreeing suppresses further questions. */
export const questionBeforeLeaving = (): Question | undefined =>
  isUnsaved()
    ? async () => {
        if (!(await isAgreed())) return false;
        beginLeaving();
        return true;
      }
    : undefined;

/** Returns the question before dismissing a popup; undefined when all in it is saved. */
export const questionBeforeClosing = (popup: OpenPopup): Question | undefined =>
  isUnsaved((one) => one.popup === popup) ? isAgreed : undefined;

/** Returns the question before Back closes the layers of the page but these; undefined when all in them is saved. */
export const questionBeforeClosingLayers = (kept: readonly string[]): Question | undefined =>
  isUnsaved(({ layer }) => layer !== undefined && !kept.includes(layer)) ? isAgreed : undefined;

/** Whether the question is open. */
export const isAskingVisitor = (): boolean => isAsking;

/** Mark the page as being left: its unsaved input no longer counts. */
export function beginLeaving(): void {
  isLeaving = true;
  forgetTyping();
}

/** The page has been replaced, or is shown again. */
export function endLeaving(): void {
  isLeaving = false;
}

/** While a question is open, refuses any other action that would lose input. */
async function isAgreed(): Promise<boolean> {
  if (isAsking) return false;
  isAsking = true;
  try {
    return (await ask(createRun("unsaved"))) === true;
  } catch (error) {
    // A question that fails must not lose input; a cancelled one belongs to a page that is gone.
    if (!isCancelled(error)) logError("unsaved", error);
    return false;
  } finally {
    isAsking = false;
  }
}
