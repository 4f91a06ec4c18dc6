/** A comment or white space, a quoted text or name, a word, or any other character. */
const piece =
  /(--[^\n]*|\/\*[\s\S]*?\*\/|\s+)|\be'(?:[^'\\]|\\[\s\S]|'')*'|'(?:[^']|'')*'|"[^"]*"|(\$\w*\$)[\s\S]*?\2|\w+|[\s\S]/gi;

/** Returns code without what does not change what it does: comments, spaces, and the case of words. */
export function sqlMeaning(code: string): string {
  const found: string[] = [];
  for (const [text, blank] of code.matchAll(piece))
    if (blank === undefined) found.push(/^(?:e?'|["$])/i.test(text) ? text : text.toLowerCase());
  return found.join(" ");
}

/** Whether a condition holds for every row. */
export const isEveryRow = (condition: string): boolean => /^[(\s]*true[)\s]*$/i.test(condition);
