/** The line difference between two texts. */
export interface LineDiff {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** Runs of lines that were added or removed, as a reviewer sees them. */
  readonly hunkCount: number;
}

/** Returns the smallest difference between two texts: the lines outside their longest common subsequence. */
export function lineDiff(before: string, after: string): LineDiff {
  const old = before.split("\n");
  const now = after.split("\n");
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start++;
  let end = 0;
  while (end < old.length - start && end < now.length - start && old.at(-1 - end) === now.at(-1 - end)) end++;
  return middleDiff(old.slice(start, old.length - end), now.slice(start, now.length - end));
}

function middleDiff(old: readonly string[], now: readonly string[]): LineDiff {
  const width = now.length + 1;
  const lengths = new Uint32Array((old.length + 1) * width);
  const lengthAt = (row: number, column: number): number => lengths[row * width + column] ?? 0;
  for (let row = old.length - 1; row >= 0; row--) {
    for (let column = now.length - 1; column >= 0; column--) {
      lengths[row * width + column] =
        old[row] === now[column]
          ? lengthAt(row + 1, column + 1) + 1
          : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1));
    }
  }
  const added: string[] = [];
  const removed: string[] = [];
  let hunkCount = 0;
  let isInHunk = false;
  let row = 0;
  let column = 0;
  while (row < old.length || column < now.length) {
    const isSame = row < old.length && column < now.length && old[row] === now[column];
    if (!isSame && !isInHunk) hunkCount++;
    isInHunk = !isSame;
    if (isSame) {
      row++;
      column++;
    } else if (column >= now.length || (row < old.length && lengthAt(row + 1, column) >= lengthAt(row, column + 1))) {
      removed.push(old[row++] ?? "");
    } else added.push(now[column++] ?? "");
  }
  return { added, removed, hunkCount };
}
