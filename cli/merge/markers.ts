import { longestCommon } from "../report/common-lines.ts";

const longMiddle = 3_000;

/** Returns a text with conflict markers, as git writes them, around the lines in which both results differ. */
export function withMarkers(ours: string, theirs: string): string {
  const [left, right] = [ours.split("\n"), theirs.split("\n")];
  let start = 0;
  while (start < left.length && start < right.length && left[start] === right[start]) start++;
  let end = 0;
  const most = Math.min(left.length, right.length) - start;
  while (end < most && left.at(-1 - end) === right.at(-1 - end)) end++;
  const [ourMiddle, theirMiddle] = [left.slice(start, left.length - end), right.slice(start, right.length - end)];
  const middle =
    ourMiddle.length > longMiddle || theirMiddle.length > longMiddle
      ? marked(ourMiddle, theirMiddle)
      : markedRuns(ourMiddle, theirMiddle);
  return [...left.slice(0, start), ...middle, ...left.slice(left.length - end)].join("\n");
}

function markedRuns(ours: readonly string[], theirs: readonly string[]): readonly string[] {
  const { before, after } = longestCommon(ours, theirs);
  const lines: string[] = [];
  let [our, their]: [number, number] = [0, 0];
  while (our < ours.length || their < theirs.length) {
    const [ourEnd, theirEnd] = [nextIn(before, our, ours.length), nextIn(after, their, theirs.length)];
    lines.push(...marked(ours.slice(our, ourEnd), theirs.slice(their, theirEnd)));
    const common = ours[ourEnd];
    if (common !== undefined) lines.push(common);
    [our, their] = [ourEnd + 1, theirEnd + 1];
  }
  return lines;
}

/** The first position in a set, from `start` on. */
function nextIn(positions: ReadonlySet<number>, start: number, length: number): number {
  let at = start;
  while (at < length && !positions.has(at)) at++;
  return at;
}

const marked = (ours: readonly string[], theirs: readonly string[]): readonly string[] =>
  ours.length + theirs.length === 0 ? [] : ["<<<<<<< ours", ...ours, "=======", ...theirs, ">>>>>>> theirs"];
