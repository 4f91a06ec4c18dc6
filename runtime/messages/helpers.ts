// Fixed texts of formula helpers, whose data may have no type.

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
