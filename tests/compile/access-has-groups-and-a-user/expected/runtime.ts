// @generated from design/design.json. Do not edit.
import {
  createRuntime,
} from "trama/runtime";

declare module "trama/runtime" {
  interface QueryParams {
    antiga: string;
    nova: string;
    token: string;
  }
}

export const { connection, currentPage, inLanguage, language, localized, readonlyVariable, runtime, sounds, theme, variable } = createRuntime();
