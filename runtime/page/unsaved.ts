import type { Runtime } from "../app/runtime.ts";
import { logError } from "../errors/error-log.ts";
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

/** The unsaved input of one app. */
class Unsaved {
  readonly holders = new Set<Holder>();
  isTyped = false;
  isPending = false;
  isLeaving = false;
  isAsking = false;
  ask: UnsavedQuestion = async ({ task: { runtime } }) => window.confirm(inLanguage(runtime, plainQuestion));

  isUnsaved(isMeant = (_holder: Holder): boolean => true): boolean {
    return !this.isLeaving && [...this.holders].some((one) => isMeant(one) && one.isUnsaved());
  }

  /** Listens only while something could be unsaved, as this listener keeps a page out of the back/forward cache. */
  readonly holdWindow = (event: BeforeUnloadEvent): void => {
    if (this.isUnsaved()) event.preventDefault();
  };

  readonly keepWindow = (event: BeforeUnloadEvent): void => {
    if (!this.isLeaving) event.preventDefault();
  };
}

const unsavedOf = (runtime: Runtime): Unsaved => runtime.part(Unsaved);

const plainQuestion = {
  en: "Leave without saving? Unsaved changes will be lost.",
  pt: "Sair sem salvar? O que ainda não foi salvo será perdido.",
};

/** Set the design's question; without one the browser asks. */
export function configureQuestion(runtime: Runtime, question: UnsavedQuestion | undefined): void {
  if (question !== undefined) unsavedOf(runtime).ask = question;
}

/** Record typing into forms and dialogs, so that a reload can ask before it is lost. Returns a function that stops it. */
export function watchTyping(runtime: Runtime): () => void {
  const unsaved = unsavedOf(runtime);
  const onInput = ({ target }: Event): void => {
    unsaved.isLeaving = false;
    if (target instanceof Element && target.closest("form,[role=dialog]")) unsaved.isTyped = true;
  };
  const onSubmit = (): void => forgetTyping(runtime);
  document.addEventListener("input", onInput);
  document.addEventListener("submit", onSubmit);
  return () => {
    document.removeEventListener("input", onInput);
    document.removeEventListener("submit", onSubmit);
  };
}

/** Reset the record: the input was sent, or its page was left. */
export function forgetTyping(runtime: Runtime): void {
  unsavedOf(runtime).isTyped = false;
}

/**
 * Ask about a holder while it is on the page; closing the window asks in the browser's words. Returns a function that
 * stops it.
 */
export function hold(runtime: Runtime, holder: Holder): () => void {
  const { holders, holdWindow } = unsavedOf(runtime);
  if (holders.size === 0) window.addEventListener("beforeunload", holdWindow);
  holders.add(holder);
  return () => {
    holders.delete(holder);
    if (holders.size === 0) window.removeEventListener("beforeunload", holdWindow);
  };
}

/** Keep the window open while the app has pending work outside of any page. Returns a function that stops it. */
export function watchPending(runtime: Runtime, pending: Bind<boolean>): () => void {
  const unsaved = unsavedOf(runtime);
  return effect(() => {
    unsaved.isPending = isTrue(pending, "app.pending");
    if (!unsaved.isPending) return;
    window.addEventListener("beforeunload", unsaved.keepWindow);
    return () => {
      unsaved.isPending = false;
      window.removeEventListener("beforeunload", unsaved.keepWindow);
    };
  });
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

/**
 * Whether a reload now would lose something: typed input, pending work, unsaved input, or more than `allowed` running
 * workflows.
 */
export function wouldLose(runtime: Runtime, allowed = 0): boolean {
  const unsaved = unsavedOf(runtime);
  return unsaved.isTyped || unsaved.isPending || unsaved.isUnsaved() || runningCount(runtime) > allowed;
}

/** Asks the visitor; resolves to true to go on. */
export type Question = () => Promise<boolean>;

/** Returns the question before leaving the page; undefined when all is saved. Agreeing suppresses further questions. */
export const questionBeforeLeaving = (runtime: Runtime): Question | undefined =>
  unsavedOf(runtime).isUnsaved()
    ? async () => {
        if (!(await isAgreed(runtime))) return false;
        beginLeaving(runtime);
        return true;
      }
    : undefined;

/** Returns the question before dismissing a popup; undefined when all in it is saved. */
export const questionBeforeClosing = (runtime: Runtime, popup: OpenPopup): Question | undefined =>
  unsavedOf(runtime).isUnsaved((one) => one.popup === popup) ? () => isAgreed(runtime) : undefined;

/** Returns the question before Back closes the layers of the page but these; undefined when all in them is saved. */
export const questionBeforeClosingLayers = (runtime: Runtime, kept: readonly string[]): Question | undefined =>
  unsavedOf(runtime).isUnsaved(({ layer }) => layer !== undefined && !kept.includes(layer))
    ? () => isAgreed(runtime)
    : undefined;

/** Whether the question is open. */
export const isAskingVisitor = (runtime: Runtime): boolean => unsavedOf(runtime).isAsking;

/** Mark the page as being left: its unsaved input no longer counts. */
export function beginLeaving(runtime: Runtime): void {
  unsavedOf(runtime).isLeaving = true;
  forgetTyping(runtime);
}

/** The page has been replaced, or is shown again. */
export function endLeaving(runtime: Runtime): void {
  unsavedOf(runtime).isLeaving = false;
}

/** While a question is open, refuses any other action that would lose input. */
async function isAgreed(runtime: Runtime): Promise<boolean> {
  const unsaved = unsavedOf(runtime);
  if (unsaved.isAsking) return false;
  unsaved.isAsking = true;
  try {
    return (await unsaved.ask(createRun("unsaved", { runtime }))) === true;
  } catch (error) {
    // A question that fails must not lose input; a cancelled one belongs to a page that is gone.
    if (!isCancelled(error)) logError("unsaved", error);
    return false;
  } finally {
    unsaved.isAsking = false;
  }
}
