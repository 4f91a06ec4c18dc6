// @generated from designs/idiomas/collections.json. Do not edit.
import {
  staticCollection,
} from "trama/runtime";

export type LugaresRow = {
  readonly nome: string;
  readonly pt: string;
  readonly en: string;
};

/** Each has a page of its own in each language. */
export const lugares = staticCollection<readonly LugaresRow[]>({
  id: "lugares",
  data: [
    { nome: "Belém", pt: "O mercado abre antes do sol.", en: "The market opens before the sun." },
    { nome: "Lisboa", pt: "Sete colinas e um rio largo.", en: "Seven hills and a wide river." },
    { nome: "São Tomé", pt: "Cacau à beira da linha do equador.", en: "Cocoa beside the equator." },
  ],
});
