import type { OwnElementJson } from "../../compiler/2-validate/schema-types.ts";

/** What a component takes, in the form of `custom/elements/<Name>.schema.json`. */
export type ElementJson = Omit<OwnElementJson, "$schema">;
