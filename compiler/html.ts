/** The start tag of an element in HTML. Offsets are UTF-16 code units. */
export interface HtmlTag {
  /** In lower case. */
  readonly name: string;
  readonly attributes: readonly HtmlAttribute[];
  readonly start: number;
  readonly end: number;
}

export interface HtmlAttribute {
  /** In lower case. */
  readonly name: string;
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** Matches a comment or the start tag of an element. Either may be unterminated. */
const piece = /<!--[\s\S]*?(?:-->|$)|<([a-z][^\s/>]*)((?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^"'>])*)(?:>|$)/gi;
const attribute = /([^\s"'/=>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/** Returns the start tags in HTML, in order. Skips the text of scripts and style sheets. */
export function htmlTags(html: string): readonly HtmlTag[] {
  const tags: HtmlTag[] = [];
  piece.lastIndex = 0;
  for (let found = piece.exec(html); found; found = piece.exec(html)) {
    const [whole, written, inside = ""] = found;
    if (written === undefined) continue;
    const name = written.toLowerCase();
    const end = found.index + whole.length;
    tags.push({
      name,
      attributes: attributesOf(inside, found.index + 1 + written.length),
      start: found.index,
      end,
    });
    piece.lastIndex = name === "script" || name === "style" ? endOfText(html, end, name) : end;
  }
  return tags;
}

/** Returns the offset where the text of a script or style sheet ends. */
function endOfText(html: string, start: number, name: string): number {
  const length = html.slice(start).search(new RegExp(`</${name}[\\s/>]`, "i"));
  return length < 0 ? html.length : start + length;
}

const attributesOf = (inside: string, offset: number): readonly HtmlAttribute[] =>
  Array.from(inside.matchAll(attribute), ({ 0: whole, 1: name = "", 2: double, 3: single, 4: plain, index }) => ({
    name: name.toLowerCase(),
    value: double ?? single ?? plain ?? "",
    start: offset + index,
    end: offset + index + whole.length,
  }));
