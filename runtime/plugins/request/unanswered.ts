import { WorkflowFailure } from "../../workflow/workflow.ts";

/** Returns the backend's details of a failure; empty without any. */
export const failureOf = (error: unknown): Readonly<Record<string, unknown>> =>
  error instanceof WorkflowFailure && typeof error.data === "object" ? { ...error.data } : {};

/** Whether a request had no answer, so that it may or may not have arrived. */
export const isUnanswered = (error: unknown): boolean => failureOf(error).status === 0;
