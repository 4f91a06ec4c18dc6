/** Elements inside a line: what is left of them is its text. The cells of a row are parts of its line. */
const inline =
  "a, abbr, acronym, b, bdi, bdo, big, button, cite, code, data, del, dfn, em, font, i, ins, kbd, label, mark, meter, nobr, output, progress, q, rp, rt, ruby, s, samp, small, span, strike, strong, sub, sup, time, tt, u, var, td, th";

/** Elements that are removed with their content, or have none. */
const without =
  "script, style, template, svg, svg *, math, math *, iframe, noscript, noembed, noframes, object, embed, audio, video, canvas, title, img, picture, source, input, br, wbr, link, meta, base, col, colgroup, area, map";

/** Blocks that a formatted text has, or may become one. */
const lines = "p, h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote, pre, hr";

/**
 * Turn all blocks that a formatted text does not have into lines.
 *
 * Sanitising keeps their text only, so that the words before and after the start or the end of a block, and the cells of
 * a table, would run into each other.
 */
export function breakLines(body: Element): void {
  for (const cell of body.querySelectorAll(":is(td, th) + :is(td, th)")) cell.before(" ");
  const blocks = body.querySelectorAll(`:not(${inline}, ${without}, ${lines})`);
  // The innermost ones first: a block with lines inside becomes no line itself.
  for (const block of [...blocks].reverse()) {
    for (const run of runsIn(block)) {
      const line = body.ownerDocument.createElement("p");
      run[0]?.before(line);
      line.append(...run);
    }
    block.replaceWith(...block.childNodes);
  }
}

/** Returns the children of a block between the lines in it, unless they show nothing. */
function runsIn(block: Element): readonly (readonly ChildNode[])[] {
  const runs: ChildNode[][] = [[]];
  for (const node of block.childNodes) {
    if (node instanceof Element && (node.matches(lines) || node.querySelector(lines) !== null)) runs.push([]);
    else runs.at(-1)?.push(node);
  }
  return runs.filter((run) =>
    run.some((node) => node.nodeType !== Node.COMMENT_NODE && (node.textContent?.trim() || isBreak(node))),
  );
}

const isBreak = (node: Node): boolean => node instanceof Element && node.matches("br, :has(br)");
