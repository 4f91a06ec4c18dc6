// @generated from designs/vendas/collections.json. Do not edit.
import {
  staticCollection,
} from "trama/runtime";

export type CoresTagRow = {
  readonly value:
    | "#1D5BD6"
    | "#0F7B4D"
    | "#9A5B00"
    | "#8E3BC9"
    | "#0E7490"
    | "#B3261E"
    | "#B83280"
    | "#5D6675";
  readonly label: string;
};

/** As cores que uma tag pode ter. */
export const coresTag = staticCollection<readonly CoresTagRow[]>({
  id: "coresTag",
  data: [
    { value: "#1D5BD6", label: "Azul" },
    { value: "#0F7B4D", label: "Verde" },
    { value: "#9A5B00", label: "Âmbar" },
    { value: "#8E3BC9", label: "Roxo" },
    { value: "#0E7490", label: "Ciano" },
    { value: "#B3261E", label: "Vermelho" },
    { value: "#B83280", label: "Rosa" },
    { value: "#5D6675", label: "Cinza" },
  ],
  key: "value",
});
