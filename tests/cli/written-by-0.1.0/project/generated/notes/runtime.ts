// @generated from designs/notes/design.json. Do not edit.
import {
  createRuntime,
} from "trama/runtime";

export const { connection, currentPage, inLanguage, language, localized, readonlyVariable, runtime, sounds, theme, variable } = createRuntime();
