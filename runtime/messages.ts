/**
 * Texts that are fixed word for word and can occur while an app runs.
 *
 * Each says why it can still happen although the design was checked: its target or its data is known only then.
 */
export const messages = {
  // Workflow steps whose target is a formula, or whose data comes from outside.
  noPageSelected: "No page selected.",
  pageNotFound: "Page not found.",
  langNotFound: "Lang not found",
  noLanguageSelected: "No language selected.",
  pageLacksLanguage: (language: string) => `Page does not contain the lang ${language}`,
  noTimeDelay: "No time delay defined.",
  noMessage: "No message defined.",
  messageNotText: "Message must be a string.",
  notIterable: "Fail to start loop, as items to parse is not iterable",
  noFileSelected: "No file selected. Please create a true / false split to manage the case when there is no file.",
  notFile: "Not a file object.",
  fileNotFound: "File not found.",
  couldNotFetchFile: "File could not be fetch",
  cannotEncode: "Cannot encode the file. Your file may be too big to be encoded to base64 in a browser",
  noGeolocation: "Geolocation is not available.",
  geolocationFailed: "Error while geolocation.",
  csvNotList: "Data must be an array (or a collection).",

  // Data that arrives, is typed in, or was stored by an older version of the app.
  notBoolean: "value must be a boolean",
  notText: "value must be a string, a number or a boolean",
  notNumber: "value must be a number",
  notArray: "value must be an array",
  notObject: "value must be an object",
  unableToSet: (id: string) => `Unable to set variable ${id} value`,
  expectedType: (type: string) => `Expected value of type ${type}`,
  invalidStored: (id: string) => `Invalid localStorage value for variable ${id}`,

  // The backend.
  collectionFetch: "Error while fetching the collection",
  invalidSupabase: "Invalid Supabase configuration.",
  minimalUnsupported:
    "Mode minimal cannot be used on this postgres version, please update your supabase instance or use another mode.",
  functionStatus: (status: number) => `Function returned an error with status code ${status}`,
  relayError: (message: string) => `Relay error: ${message}`,
  fetchError: (message: string) => `Fetch error: ${message}`,

  // Formula helpers, given data that nobody described.
  firstNotList: "First parameter must be an array (or collection)",
  firstNotListOrText: "First parameter must be an array (or collection) or a string",
  firstNotObject: "First parameter must be an object",
  firstNotText: "First parameter must be a text",
  firstNotDate: "First parameter must be a date",
  secondNotNumber: "Second parameter must be a number",
  secondNotText: "Second parameter must be a text",
  secondNotList: "Second parameter must be an array (or collection)",
  secondNotDate: "Second parameter must be a date",
  notAllLists: "All parameters must be arrays (or collections)",
  invalidKey: (key: string) => `${key} is an invalid key`,
} as const;
