/** A change of a text: what is in place of a range of it. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly newText: string;
}

/** Returns a text with edits; their ranges are in the text as given. Of two at one offset the first comes last. */
export const withEdits = (text: string, edits: readonly TextEdit[]): string =>
  edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((edited, { start, end, newText }) => edited.slice(0, start) + newText + edited.slice(end), text);
