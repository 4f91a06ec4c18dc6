// @generated from design/design.json. Do not edit.
import {
  authOf,
} from "trama/runtime";
import {
  runtime,
} from "./runtime";

export const auth = authOf<{
  readonly email?: string | null | undefined;
  readonly id: string;
  readonly metadata?: unknown;
  readonly phone?: string | null | undefined;
}>(runtime);
