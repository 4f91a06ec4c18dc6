/** True for a value of several lines that does not start with a bracket, and is therefore printed below its name. */
export function standsBelow(code: string): boolean {
  const end = code.indexOf("\n");
  return end > 0 && !"({[".includes(code.charAt(end - 1));
}
