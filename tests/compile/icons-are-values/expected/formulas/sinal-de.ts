// @generated from design/formulas.json. Do not edit.
import type { IconDrawing } from "trama/runtime/elements/props";
import { checkIcon } from "../icons/check";
import { xIcon } from "../icons/x";

export function sinalDe(tipo: string): IconDrawing | null | undefined {
  return tipo === "bom" ? checkIcon
    : tipo === "ruim" ? xIcon
    : null;
}
