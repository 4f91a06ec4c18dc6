import type { SignaturesJson } from "../../compiler/2-validate/schema-types.ts";

/** What one function takes and gives, as `custom/signatures.json` has it. */
export type FunctionJson = SignaturesJson["functions"][string];
