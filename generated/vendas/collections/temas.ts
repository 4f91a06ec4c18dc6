// @generated from designs/vendas/collections.json. Do not edit.
import {
  staticCollection,
} from "trama/runtime";

export type TemasRow = {
  readonly value: "claro" | "escuro" | "sistema";
  readonly label: string;
  readonly tema: string;
};

export const temas = staticCollection<readonly TemasRow[]>({
  id: "temas",
  data: [
    { value: "claro", label: "Claro", tema: "light" },
    { value: "escuro", label: "Escuro", tema: "dark" },
    { value: "sistema", label: "Do sistema", tema: "system" },
  ],
  key: "value",
});
