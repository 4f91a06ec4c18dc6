// Fixed texts of the parts of an app that it loads when it uses them.

// Files and devices.
export const noFileSelected =
  "No file selected. Please create a true / false split to manage the case when there is no file.";
export const notFile = "Not a file object.";
export const fileNotFound = "File not found.";
export const couldNotFetchFile = "File could not be fetch";
export const cannotEncode = "Cannot encode the file. Your file may be too big to be encoded to base64 in a browser";
export const csvNotList = "Data must be an array (or a collection).";
export const noGeolocation = "Geolocation is not available.";
export const geolocationFailed = "Error while geolocation.";

// Elements. The target of the deprecated date picker is a formula.
export const chartNotList = "Invalid value. Data must be an array (or a collection).";
export const moveDisabled = (page: string) => `Move target is disabled: ${page}`;
export const invalidPages = "Invalid page range provided.";
export const notDisplayed = "Navigation disabled while calendar is not yet displayed";
export const videoUnsupported = "Sorry, your browser doesn't support embedded videos.";

// Services: the backend, its channels and sounds.
export const noSocialCode = "No code provided for social login";
export const invalidSupabase = "Invalid Supabase configuration.";
export const minimalUnsupported =
  "Mode minimal cannot be used on this postgres version, please update your supabase instance or use another mode.";
export const functionStatus = (status: number) => `Function returned an error with status code ${status}`;
export const relayError = (message: string) => `Relay error: ${message}`;
export const noChannelToLeave = "Channel not found, please subscribe to the channel before unsubscribing.";
export const noChannelToSendTo = "Channel not found, please subscribe to the channel before sending a message.";
export const noChannelToBeIn = "Channel not found, please subscribe to the channel before updating its state.";
export const fetchError = (message: string) => `Fetch error: ${message}`;
export const soundNotFound = (id: string) => `Sound not found: ${id}`;
