// @generated from design/design.json. Do not edit.
import {
  createRuntime,
  withConstraintTexts,
} from "trama/runtime";

export const { connection, currentPage, inLanguage, language, localized, readonlyVariable, runtime, sounds, theme, variable } = createRuntime(withConstraintTexts(async () => (await import("./constraint-texts")).constraintTexts));
