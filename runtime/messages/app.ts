// Fixed texts of what each app has, whose target or data is known only at run time. Texts of other parts are in files of
// their own, as a bundler keeps all texts of a file together. Import them as `messages`.

// Workflow steps whose target is a formula.
export const noPageSelected = "No page selected.";
export const pageNotFound = "Page not found.";
export const langNotFound = "Lang not found";
export const noLanguageSelected = "No language selected.";
export const pageLacksLanguage = (language: string) => `Page does not contain the lang ${language}`;
export const noTimeDelay = "No time delay defined.";
export const noMessage = "No message defined.";
export const messageNotText = "Message must be a string.";
export const notIterable = "Fail to start loop, as items to parse is not iterable";

// Data that is received, or was stored by an older version of the app.
export const notBoolean = "value must be a boolean";
export const notText = "value must be a string, a number or a boolean";
export const notNumber = "value must be a number";
export const notArray = "value must be an array";
export const notObject = "value must be an object";
export const unableToSet = (id: string) => `Unable to set variable ${id} value`;
export const expectedType = (type: string) => `Expected value of type ${type}`;
export const invalidStored = (id: string) => `Invalid localStorage value for variable ${id}`;
export const collectionFetch = "Error while fetching the collection";

// Files of the app that fail to load.
export const styleNotLoaded = "CSS_CHUNK_LOAD_FAILED";
