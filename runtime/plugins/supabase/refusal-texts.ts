import type { Runtime } from "../../app/runtime.ts";
import { inLanguage } from "../../screen/language.ts";

/** A sentence for visitors in place of one of PostgreSQL's own, which always is English. */
interface Sentence {
  /** The codes of PostgreSQL that have it. */
  readonly codes: readonly string[];
  /** PostgreSQL's own words. Functions of the database raise the same codes with words of their own, which stay. */
  readonly own: RegExp;
  readonly en: string;
  readonly pt: string;
}

const notAccepted = { en: "This value is not accepted", pt: "Este valor não é aceito" };

const sentences: readonly Sentence[] = [
  {
    codes: ["42501"],
    own: /row-level security policy|^permission denied for /,
    en: "You may not do this",
    pt: "Você não pode fazer isso",
  },
  { codes: ["23502"], own: /violates not-null constraint$/, en: "A value is missing", pt: "Falta um valor" },
  {
    codes: ["23503", "23001"],
    own: /^update or delete on table .* violates (?:RESTRICT setting of )?foreign key constraint/,
    en: "This is still in use",
    pt: "Isto ainda está em uso",
  },
  {
    codes: ["23503"],
    own: /violates foreign key constraint/,
    en: "What this refers to does not exist",
    pt: "Aquilo a que isto se refere não existe",
  },
  { codes: ["23505"], own: /^duplicate key value violates unique constraint/, en: "Already taken", pt: "Já existe" },
  { codes: ["23514"], own: /violates check constraint/, ...notAccepted },
  {
    codes: ["23P01"],
    own: /violates exclusion constraint/,
    en: "This conflicts with another entry",
    pt: "Isto conflita com outro registro",
  },
  { codes: ["22001"], own: /^value too long for type /, en: "This text is too long", pt: "Este texto é longo demais" },
  {
    codes: ["22003"],
    own: /out of range|^numeric field overflow$/,
    en: "This number is too large",
    pt: "Este número é grande demais",
  },
  {
    codes: ["22P02", "22007", "22008"],
    own: /^invalid input syntax for |^invalid input value for enum |out of range/,
    ...notAccepted,
  },
  {
    codes: ["40001", "40P01", "55P03", "57014"],
    own: /^could not (?:serialize|obtain lock)|^deadlock detected$|^canceling statement due to /,
    en: "The server is busy. Try again",
    pt: "O servidor está ocupado. Tente de novo",
  },
];

/** Errors that only the app or the server can cause: a function that refuses a visitor raises none of these classes. */
const ofServer = /^(?:08|25|26|42|53|57|58|XX)/;

/** PostgreSQL's own words about values that it cannot take, with many codes. */
const ofValue =
  /^(?:invalid (?:byte sequence|escape|regular expression|value|input|hexadecimal)|division by zero$|unsupported Unicode|value too long|bit string|(?:integer|bigint|smallint|numeric|date|timestamp|interval) .*out of range$|cannot )/;

function sentenceOf(message: string, code: string): Pick<Sentence, "en" | "pt"> | undefined {
  const known = sentences.find(({ codes, own }) => codes.includes(code) && own.test(message));
  if (known) return known;
  if (code.startsWith("22") && ofValue.test(message)) return notAccepted;
  // A function may refuse somebody in words of its own.
  if (code === "42501" || !ofServer.test(code)) return undefined;
  return { en: "The server could not do this", pt: "O servidor não conseguiu fazer isto" };
}

/**
 * Returns the sentence for a message of PostgreSQL's own, in the language of the page; any other message as it is.
 * `refused` are the columns that the sentence names; the name that the database made for a unique key is left out.
 */
export function refusalText(
  runtime: Runtime,
  message: string,
  code: string | undefined,
  refused: readonly string[],
): string {
  const sentence = code === undefined ? undefined : sentenceOf(message, code);
  if (sentence === undefined) return message;
  const { en, pt } = sentence;
  const columns = refused.filter((name) => !message.includes(`unique constraint "${name}"`));
  return `${[inLanguage(runtime, { en, pt }), columns.join(", ")].filter(Boolean).join(": ")}.`;
}
