import { WorkflowFailure } from "../../workflow/workflow.ts";

/** What the backend said of a failure; nothing when it said nothing. */
export const failureOf = (error: unknown): Readonly<Record<string, unknown>> =>
  error instanceof WorkflowFailure && typeof error.data === "object" ? { ...error.data } : {};

/** Whether a request had no answer, so that nobody knows whether it arrived. */
export const isUnanswered = (error: unknown): boolean => failureOf(error).status === 0;
