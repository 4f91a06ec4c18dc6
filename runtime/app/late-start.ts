// What every app does, loaded after its first page.

export { followStored } from "../data/stored-variables.ts";
export { followFocus } from "../page/lost-focus.ts";
