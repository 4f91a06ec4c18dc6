// @generated from design/collections.json. Do not edit.
import {
  staticCollection,
} from "trama/runtime";

export type AgendaRow = {
  readonly fim: string;
  readonly id: string;
  readonly inicio: string;
  readonly quem: string;
};

export const agenda = staticCollection<readonly AgendaRow[]>({
  id: "agenda",
  data: [
    { id: "a", quem: "Ana", inicio: "2026-03-10T13:00:00Z", fim: "2026-03-10T14:00:00Z" },
  ],
});
