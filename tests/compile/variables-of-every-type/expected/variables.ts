// @generated from design/variables.json. Do not edit.
import {
  readonlyVariable,
  variable,
} from "./runtime";

/** A text. */
export const a = variable<string>({
  id: "a",
  type: "string",
  default: "x",
});

export const b = variable<number | null>({
  id: "b",
  type: "number",
  default: null,
});

export const c = variable<boolean>({
  id: "c",
  type: "boolean",
  default: true,
});

export const d = variable<{ readonly [name: string]: unknown }>({
  id: "d",
  type: "object",
  default: { x: 1, y: [1, 2] },
});

export const e = variable<readonly unknown[] | null>({
  id: "e",
  type: "array",
  default: [],
});

export const g = readonlyVariable<string | null>({
  id: "g",
  type: "query",
  default: "",
});

export const h = variable<string>({
  id: "h",
  type: "string",
  default: "q",
  query: "busca",
});

export const i = variable<number>({
  id: "i",
  type: "number",
  default: 2,
  persist: true,
});

export const j = variable<readonly {
  readonly id: string;
  readonly n?: number | null | undefined;
}[]>({
  id: "j",
  type: "array",
  default: [],
  local: true,
});

export const k = variable<{
  readonly "com-traço"?: string | null | undefined;
  readonly x: "um" | "dois";
} | null>({
  id: "k",
  type: "object",
  default: null,
});
