import { runningCount } from "./workflow.ts";

let isTyped = false;

/** Notice what is typed into forms and dialogs, so that a reload can ask before it is lost. */
export function watchTyping(): void {
  document.addEventListener("input", ({ target }) => {
    if (target instanceof Element && target.closest("form,[role=dialog]")) isTyped = true;
  });
  document.addEventListener("submit", forgetTyping);
}

/** What was typed is sent, or its page was left. */
export function forgetTyping(): void {
  isTyped = false;
}

/** Whether a reload now would lose something: text in a form, or what more than `allowed` workflows are doing. */
export const wouldLose = (allowed = 0): boolean => isTyped || runningCount() > allowed;
