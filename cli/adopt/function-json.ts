import type { SignaturesJson } from "../../compiler/2-validate/schema-types.ts";

/** Parameters and result of one function, in the form of `custom/signatures.json`. */
export type FunctionJson = SignaturesJson["functions"][string];
