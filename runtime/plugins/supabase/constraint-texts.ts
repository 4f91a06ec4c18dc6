import type { Runtime } from "../../app/runtime.ts";
import { type LocalizedText, textIn } from "../../screen/language.ts";

type Texts = Readonly<Record<string, LocalizedText>>;

/** What the design says about constraints of its database, by their names. */
class ConstraintTexts {
  load: (() => Promise<Texts>) | undefined;
  known: Texts = {};
}

/** Returns what `createRuntime` does for a design with texts for constraints. */
export const withConstraintTexts =
  (load: () => Promise<Texts>) =>
  (runtime: Runtime): void => {
    runtime.part(ConstraintTexts).load = load;
  };

/** Load the texts, before an error that may need them. Without a connection, the sentence of the kind is shown. */
export async function loadConstraintTexts(runtime: Runtime): Promise<void> {
  const texts = runtime.part(ConstraintTexts);
  const { load } = texts;
  if (load === undefined) return;
  try {
    texts.known = await load();
    texts.load = undefined;
  } catch {
    // The next error tries again.
  }
}

/** Returns the text of the design for the constraint that a message of PostgreSQL names. */
export function constraintText(runtime: Runtime, message: string): string | undefined {
  const { known } = runtime.part(ConstraintTexts);
  const name = /violates .*?constraint "(.+?)"/.exec(message)?.[1];
  const text = name !== undefined && Object.hasOwn(known, name) ? known[name] : undefined;
  return text === undefined ? undefined : textIn(runtime, text);
}
