import { logError } from "../app/error-log.ts";
import { type Bind, effect, readBind } from "../react/signals.ts";
import { inLanguage } from "../screen/language.ts";
import { isCancelled } from "../workflow/cancelled.ts";
import { createRun, type Run, runningCount } from "../workflow/workflow.ts";
import type { OpenPopup } from "./open-popup.ts";

/** A page, popup or component that says of itself when something in it is not saved. */
interface Holder {
  /** The popup that it stands in: closing that one loses it too. */
  readonly popup: OpenPopup | undefined;
  readonly isUnsaved: () => boolean;
}

/** How the design asks whether to lose what is not saved; anything but true keeps it. */
export type UnsavedQuestion = (run: Run) => Promise<unknown>;

const holders = new Set<Holder>();
let isTyped = false;
let isPending = false;
let isLeaving = false;
let isAsking = false;
let ask: UnsavedQuestion = async () => window.confirm(inLanguage(plainQuestion));

const plainQuestion = {
  en: "Leave without saving? What was not saved yet is lost.",
  pt: "Sair sem salvar? O que ainda não foi salvo será perdido.",
};

/** Say how the design asks; without it the browser does. */
export function configureQuestion(question: UnsavedQuestion | undefined): void {
  if (question !== undefined) ask = question;
}

/** Notice what is typed into forms and dialogs, so that a reload can ask before it is lost. */
export function watchTyping(): void {
  document.addEventListener("input", ({ target }) => {
    isLeaving = false;
    if (target instanceof Element && target.closest("form,[role=dialog]")) isTyped = true;
  });
  document.addEventListener("submit", forgetTyping);
}

/** What was typed is sent, or its page was left. */
export function forgetTyping(): void {
  isTyped = false;
}

/** Ask about a holder while it is on the page; the window asks in the browser's own words. Gives the end of that. */
export function hold(holder: Holder): () => void {
  if (holders.size === 0) window.addEventListener("beforeunload", holdWindow);
  holders.add(holder);
  return () => {
    holders.delete(holder);
    if (holders.size === 0) window.removeEventListener("beforeunload", holdWindow);
  };
}

/** Listened to only while something could be unsaved: browsers keep no page for coming back to that listens. */
function holdWindow(event: BeforeUnloadEvent): void {
  if (isUnsaved()) event.preventDefault();
}

/** Keep the window open while the app has something that no page owns. Gives the end of that. */
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

/** What a condition says now; one that fails says no. */
export function isTrue(condition: Bind<boolean>, label: string): boolean {
  try {
    return Boolean(readBind(condition));
  } catch (error) {
    logError(label, error);
    return false;
  }
}

const isUnsaved = (popup?: OpenPopup): boolean =>
  !isLeaving && [...holders].some((one) => (popup === undefined || one.popup === popup) && one.isUnsaved());

/** Whether a reload now would lose something: text in a form, what waits to be sent, or what more than `allowed` workflows are doing. */
export const wouldLose = (allowed = 0): boolean => isTyped || isPending || isUnsaved() || runningCount() > allowed;

/** Asks a visitor; true to go on. */
export type Question = () => Promise<boolean>;

/** The question before the page is left; nothing when all is saved. Who agrees is not asked again on the way. */
export const questionBeforeLeaving = (): Question | undefined =>
  isUnsaved()
    ? async () => {
        if (!(await isAgreed())) return false;
        beginLeaving();
        return true;
      }
    : undefined;

/** The question before a popup is dismissed; nothing when all in it is saved. */
export const questionBeforeClosing = (popup: OpenPopup): Question | undefined =>
  isUnsaved(popup) ? isAgreed : undefined;

/** The visitor leaves for good: what is on the page does not count any more. */
export function beginLeaving(): void {
  isLeaving = true;
  forgetTyping();
}

/** Another page is there, or the same one again. */
export function endLeaving(): void {
  isLeaving = false;
}

/** While one question is open, whatever else would lose something is refused. */
async function isAgreed(): Promise<boolean> {
  if (isAsking) return false;
  isAsking = true;
  try {
    return (await ask(createRun("unsaved"))) === true;
  } catch (error) {
    // A question that cannot be asked must not lose anything; one whose page is gone has nothing left to ask about.
    if (!isCancelled(error)) logError("unsaved", error);
    return false;
  } finally {
    isAsking = false;
  }
}
