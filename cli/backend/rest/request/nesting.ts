/** Returns how deep the lists and objects of a JSON text are nested; the text may be invalid. */
export function nestingOf(json: string): number {
  let depth = 0;
  let deepest = 0;
  for (let index = 0; index < json.length; index++) {
    switch (json[index]) {
      case '"':
        index = endOfString(json, index);
        break;
      case "[":
      case "{":
        depth++;
        deepest = Math.max(deepest, depth);
        break;
      case "]":
      case "}":
        depth--;
        break;
    }
  }
  return deepest;
}

/** Returns the position of the quote that ends the string that begins here. */
function endOfString(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end !== -1; end = json.indexOf('"', end + 1)) {
    let backslash = end;
    while (json[backslash - 1] === "\\") backslash--;
    if ((end - backslash) % 2 === 0) return end;
  }
  return json.length;
}
