import { type Context, isObject } from "./context.ts";
import { checkShape } from "./shape.ts";
import { validatorOf } from "./validator-of.ts";
import { nouns } from "./validators/validators.js";

/** Check the public values of one environment of the app; the output does not depend on them. */
export function checkEnvironment(context: Context): void {
  const { path, json } = context.file;
  if (!isObject(json)) throw new Error(`${path} does not contain an object`);
  checkShape(context, validatorOf(nouns, "environment"), { value: json, owner: json, key: undefined }, { what: path });
}
