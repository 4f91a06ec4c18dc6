// @generated from designs/galeria/design.json. Do not edit.
import {
  createRuntime,
} from "trama/runtime";

declare module "trama/runtime" {
  interface QueryParams {
    theme: string;
  }
}

export const { connection, currentPage, inLanguage, language, localized, readonlyVariable, runtime, sounds, theme, variable } = createRuntime();
