/** The start of an element in HTML, with what stands in a script or style sheet. Offsets are UTF-16 code units. */
export interface HtmlTag {
  /** In small letters. */
  readonly name: string;
  readonly attributes: readonly HtmlAttribute[];
  readonly start: number;
  readonly end: number;
  /** What stands in a script or style sheet, as browsers read it. */
  readonly text: string;
}

export interface HtmlAttribute {
  /** In small letters. */
  readonly name: string;
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** A comment, or the start of an element; either may lack its end. */
const piece = /<!--[\s\S]*?(?:-->|$)|<([a-z][^\s/>]*)((?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^"'>])*)(?:>|$)/gi;
const attribute = /([^\s"'/=>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/** The elements that stand in HTML, in their order; what is inside a script or style sheet is text. */
export function htmlTags(html: string): readonly HtmlTag[] {
  const tags: HtmlTag[] = [];
  piece.lastIndex = 0;
  for (let found = piece.exec(html); found; found = piece.exec(html)) {
    const [whole, written, inside = ""] = found;
    if (written === undefined) continue;
    const name = written.toLowerCase();
    const end = found.index + whole.length;
    const text = name === "script" || name === "style" ? rawText(html, end, name) : "";
    tags.push({
      name,
      attributes: attributesOf(inside, found.index + 1 + written.length),
      start: found.index,
      end,
      text: text.replace(/\r\n?/g, "\n"),
    });
    piece.lastIndex = end + text.length;
  }
  return tags;
}

/** Where an element has an attribute of this name; the first of them counts. */
export const attributeOf = ({ attributes }: HtmlTag, name: string): HtmlAttribute | undefined =>
  attributes.find((one) => one.name === name);

function rawText(html: string, start: number, name: string): string {
  const length = html.slice(start).search(new RegExp(`</${name}[\\s/>]`, "i"));
  return length < 0 ? html.slice(start) : html.slice(start, start + length);
}

const attributesOf = (inside: string, offset: number): readonly HtmlAttribute[] =>
  Array.from(inside.matchAll(attribute), ({ 0: whole, 1: name = "", 2: double, 3: single, 4: plain, index }) => ({
    name: name.toLowerCase(),
    value: double ?? single ?? plain ?? "",
    start: offset + index,
    end: offset + index + whole.length,
  }));
