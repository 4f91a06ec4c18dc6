// @generated from design/custom/elements/Estrelas.schema.json. Do not edit.
import { ownElement } from "trama/runtime/elements/own-element";
import Component from "../../design/custom/elements/Estrelas";

/** Stars to rate with. */
export const Estrelas = ownElement(Component, {
  events: {
    onChange: ["value"],
    onPasso: ["de", "para"],
  },
  needed: ["onPasso"],
  nullable: ["destaque"],
  hasValue: true,
});
