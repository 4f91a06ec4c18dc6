import { signal } from "trama/runtime";

/** The label that the visitor points at, in any chart. */
export const highlighted = signal("");
