// @generated from designs/vendas/design.json. Do not edit.
import {
  createRuntime,
} from "trama/runtime";

declare module "trama/runtime" {
  interface PathParams {
    usuarioId: string;
  }
  interface QueryParams {
    _source: string;
    convite: string;
  }
}

export const { connection, currentPage, inLanguage, language, localized, readonlyVariable, runtime, sounds, theme, variable } = createRuntime();
