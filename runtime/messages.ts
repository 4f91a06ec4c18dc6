// Fixed texts that can occur while an app runs. Import them as `messages`, so that unused texts are left out of the
// bundle.
//
// Each group notes why it can still occur although the design was checked: its target or data is known only at run
// time.

// Workflow steps whose target is a formula, or whose data comes from outside.
export const noPageSelected = "No page selected.";
export const pageNotFound = "Page not found.";
export const langNotFound = "Lang not found";
export const noLanguageSelected = "No language selected.";
export const pageLacksLanguage = (language: string) => `Page does not contain the lang ${language}`;
export const noTimeDelay = "No time delay defined.";
export const noMessage = "No message defined.";
export const messageNotText = "Message must be a string.";
export const notIterable = "Fail to start loop, as items to parse is not iterable";
export const noFileSelected =
  "No file selected. Please create a true / false split to manage the case when there is no file.";
export const notFile = "Not a file object.";
export const fileNotFound = "File not found.";
export const couldNotFetchFile = "File could not be fetch";
export const cannotEncode = "Cannot encode the file. Your file may be too big to be encoded to base64 in a browser";
export const noGeolocation = "Geolocation is not available.";
export const geolocationFailed = "Error while geolocation.";
export const csvNotList = "Data must be an array (or a collection).";

// Data that is received, typed in, or was stored by an older version of the app.
export const chartNotList = "Invalid value. Data must be an array (or a collection).";
export const notBoolean = "value must be a boolean";
export const notText = "value must be a string, a number or a boolean";
export const notNumber = "value must be a number";
export const notArray = "value must be an array";
export const notObject = "value must be an object";
export const unableToSet = (id: string) => `Unable to set variable ${id} value`;
export const expectedType = (type: string) => `Expected value of type ${type}`;
export const invalidStored = (id: string) => `Invalid localStorage value for variable ${id}`;

// The deprecated date picker, whose target is a formula.
export const moveDisabled = (page: string) => `Move target is disabled: ${page}`;
export const invalidPages = "Invalid page range provided.";
export const notDisplayed = "Navigation disabled while calendar is not yet displayed";

// The backend.
export const noSocialCode = "No code provided for social login";
export const collectionFetch = "Error while fetching the collection";
export const invalidSupabase = "Invalid Supabase configuration.";
export const minimalUnsupported =
  "Mode minimal cannot be used on this postgres version, please update your supabase instance or use another mode.";
export const functionStatus = (status: number) => `Function returned an error with status code ${status}`;
export const relayError = (message: string) => `Relay error: ${message}`;
export const noChannelToLeave = "Channel not found, please subscribe to the channel before unsubscribing.";
export const noChannelToSendTo = "Channel not found, please subscribe to the channel before sending a message.";
export const noChannelToBeIn = "Channel not found, please subscribe to the channel before updating its state.";
export const fetchError = (message: string) => `Fetch error: ${message}`;

// Sounds, which are loaded while the app runs.
export const soundNotFound = (id: string) => `Sound not found: ${id}`;

// Formula helpers with untyped data.
export const firstNotList = "First parameter must be an array (or collection)";
export const firstNotListOrText = "First parameter must be an array (or collection) or a string";
export const firstNotObject = "First parameter must be an object";
export const firstNotText = "First parameter must be a text";
export const firstNotDate = "First parameter must be a date";
export const secondNotNumber = "Second parameter must be a number";
export const secondNotText = "Second parameter must be a text";
export const thirdNotNumber = "Third parameter must be a number";
export const secondNotList = "Second parameter must be an array (or collection)";
export const secondNotDate = "Second parameter must be a date";
export const notAllLists = "All parameters must be arrays (or collections)";
export const invalidKey = (key: string) => `${key} is an invalid key`;
export const videoUnsupported = "Sorry, your browser doesn't support embedded videos.";

// Files of the app that fail to load.
export const styleNotLoaded = "CSS_CHUNK_LOAD_FAILED";
