const closers: Readonly<Record<string, string>> = { "(": ")", "[": "]" };

/** Matches the start or end of a comment, and characters that could end a style element. */
const outside = /^(?:\/\*|\*\/|<\/|<!|[{}\n\r\f])/;

/** An unquoted address. Browsers read it up to the first bracket, whatever its characters. */
const plainAddress = /url\(\s*(?![\s"'])/iy;
const closedAddress = /url\([^"'()\\]*\)/iy;

/**
 * Returns the range where a CSS value would end early, and with it the rule around it: style sheets are text.
 *
 * Returns undefined for a value with closed quotes and brackets and no characters that end a value.
 */
export function earlyEnd(value: string): readonly [start: number, end: number] | undefined {
  const open: { readonly closer: string; readonly at: number }[] = [];
  const lastOpening = value.lastIndexOf("(");
  for (let index = 0; index < value.length; index++) {
    const character = value.charAt(index);
    const found = outside.exec(value.slice(index, index + 2))?.[0];
    if (found !== undefined) return [index, index + found.length];
    if (matchAt(plainAddress, value, index) !== undefined) {
      const address = matchAt(closedAddress, value, index);
      if (address === undefined) return [index, index + "url(".length];
      index += address.length - 1;
      continue;
    }
    const closer = closers[character];
    if (closer !== undefined) open.push({ closer, at: index });
    else if (character === '"' || character === "'") {
      const end = quoteEnd(value, index);
      if (end === undefined) return [index, value.length];
      index = end;
    } else if (character === "\\") {
      // An escape could also disguise the name of a function, such as `url`.
      if (/^[\n\r\f]?$/.test(value.charAt(index + 1)) || index < lastOpening) return [index, index + 1];
      index++;
    } else if (character === ")" || character === "]") {
      if (open.pop()?.closer !== character) return [index, index + 1];
    } else if (character === ";" && open.length === 0) return [index, index + 1];
  }
  const unclosed = open.at(-1);
  return unclosed && [unclosed.at, unclosed.at + 1];
}

function matchAt(pattern: RegExp, value: string, index: number): string | undefined {
  pattern.lastIndex = index;
  return pattern.exec(value)?.[0];
}

/** Returns the position of the closing quote, unless the line or the value ends before it. */
function quoteEnd(value: string, start: number): number | undefined {
  for (let index = start + 1; index < value.length; index++) {
    const character = value.charAt(index);
    if (character === value.charAt(start)) return index;
    if (/[\n\r\f]/.test(character) || value.startsWith("</", index)) return undefined;
    if (character === "\\") index++;
  }
  return undefined;
}
