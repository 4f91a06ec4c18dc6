/** Whether a value has the shape of a text per language: a text under the name of each of some languages. */
export const isTextPerLanguage = (value: unknown, isLanguage: (name: string) => boolean): boolean =>
  typeof value === "object" &&
  value !== null &&
  Object.keys(value).length > 0 &&
  Object.entries(value).every(([name, text]) => isLanguage(name) && typeof text === "string");
