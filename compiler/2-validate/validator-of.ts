import type { Validator } from "./validators/validators.js";

/** Returns the validator of a name that is known to have one. */
export function validatorOf(table: Readonly<Record<string, Validator>>, name: string): Validator {
  const validator = table[name];
  if (validator === undefined) throw new Error(`no validator of ${name}; run npm run codegen`);
  return validator;
}
