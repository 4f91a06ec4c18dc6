// @generated from design/design.json. Do not edit.

/** Base URLs of the API groups. */
export const xano = {
  loja: "https://loja.xano.example/api:Ab12Cd",
};
