// @generated from designs/proprio/custom/elements/Colunas.schema.json. Do not edit.
import { ownElement } from "trama/runtime/elements/own-element";
import Component from "../../../designs/proprio/custom/elements/Colunas";

/** A column chart. Pointing at a column highlights the same label in every chart. */
export const Colunas = ownElement(Component, {
  events: {
    onSelect: null,
  },
});
