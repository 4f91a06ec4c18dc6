const closers: Readonly<Record<string, string>> = { "(": ")", "[": "]" };

/** The opening of a comment or its end, and what could end a style element. */
const outside = /^(?:\/\*|\*\/|<\/|<!|[{}\n\r\f])/;

/** An address without quotes: browsers read it up to the first bracket, whatever stands in it. */
const plainAddress = /url\(\s*(?![\s"'])/iy;
const closedAddress = /url\([^"'()\\]*\)/iy;

/**
 * Where a CSS value would end early, and with it the rule that it stands in: style sheets are text.
 *
 * Gives nothing for a value with closed quotes and brackets and nothing that stands outside of a value.
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
      // It could also spell the name of a function, such as `url`, in another way.
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

/** The position of the closing quote, unless the line or the value ends before it. */
function quoteEnd(value: string, start: number): number | undefined {
  for (let index = start + 1; index < value.length; index++) {
    const character = value.charAt(index);
    if (character === value.charAt(start)) return index;
    if (/[\n\r\f]/.test(character) || value.startsWith("</", index)) return undefined;
    if (character === "\\") index++;
  }
  return undefined;
}
