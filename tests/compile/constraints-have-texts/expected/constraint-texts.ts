// @generated from design/design.json. Do not edit.

export const constraintTexts = {
  "codigo valido": "Use o código da etiqueta.",
  uma_por_pessoa: { en: "You already have a bike.", pt: "Você já tem uma bicicleta." },
};
