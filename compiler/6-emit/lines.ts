/** True for a value of several lines that does not open with a bracket, so that its lines belong below each other. */
export const standsBelow = (code: string): boolean => /^.*[^({[]\n/.test(code);
