/** True for a value of several lines that does not open with a bracket, so that its lines belong below each other. */
export function standsBelow(code: string): boolean {
  const end = code.indexOf("\n");
  return end > 0 && !"({[".includes(code.charAt(end - 1));
}
