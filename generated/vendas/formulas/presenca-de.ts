// @generated from designs/vendas/formulas.json. Do not edit.
import {
  clock,
} from "trama/runtime";
import { addMinutes } from "../helpers/add-minutes";
import { compareDates } from "../helpers/compare-dates";

/** Quem não é visto há dois minutos está ausente; há dez, offline, seja o que for que escolheu. */
export function presencaDe(presenca: string, vistoEm: string | null | undefined): string {
  const visto = vistoEm;
  return visto == null || compareDates(addMinutes(visto, 10), clock.value) < 0 ? "offline"
    : presenca === "online" && compareDates(addMinutes(visto, 2), clock.value) < 0 ? "ausente"
    : presenca;
}
