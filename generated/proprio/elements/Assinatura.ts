// @generated from designs/proprio/custom/elements/Assinatura.schema.json. Do not edit.
import { ownElement } from "trama/runtime/elements/own-element";
import Component from "../../../designs/proprio/custom/elements/Assinatura";

/** A field to sign in, with a finger, a pen or a mouse. */
export const Assinatura = ownElement(Component, {
  events: {
    onApagar: [],
    onChange: ["value"],
  },
  hasValue: true,
});
