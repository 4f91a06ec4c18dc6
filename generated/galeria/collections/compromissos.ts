// @generated from designs/galeria/collections.json. Do not edit.
import {
  staticCollection,
} from "trama/runtime";

export type CompromissosRow = {
  readonly id:
    | "c1"
    | "c2"
    | "c3"
    | "c4"
    | "c5"
    | "c6";
  readonly nome: string;
  readonly inicio: string;
  readonly fim: string;
  readonly cor: string;
};

export const compromissos = staticCollection<readonly CompromissosRow[]>({
  id: "compromissos",
  data: [
    { id: "c1", nome: "Reunião", inicio: "2025-03-10T09:00", fim: "2025-03-10T10:30", cor: "" },
    { id: "c2", nome: "Corte", inicio: "2025-03-11T10:00", fim: "2025-03-11T11:00", cor: "#0f7b4d" },
    { id: "c3", nome: "Coloração", inicio: "2025-03-11T10:30", fim: "2025-03-11T12:30", cor: "#8e3bc9" },
    { id: "c4", nome: "Feira", inicio: "2025-03-12", fim: "2025-03-14", cor: "#9a5b00" },
    { id: "c5", nome: "Plantão", inicio: "2025-03-13T22:00", fim: "2025-03-14T02:00", cor: "#b3261e" },
    { id: "c6", nome: "Almoço", inicio: "2025-03-12T12:00", fim: "2025-03-12T13:00", cor: "" },
  ],
});
