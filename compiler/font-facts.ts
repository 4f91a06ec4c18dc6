/** What the compiler asks about a font file. Lengths are in units of the font. */
export interface FontFacts {
  readonly unitsPerEm: number;
  readonly ascent: number;
  /** Below zero. */
  readonly descent: number;
  readonly lineGap: number;
  /** The average width of the characters of `sampleText`; absent for a font without some of them. */
  readonly sampleWidth: number | undefined;
  /** The lightest and the heaviest weight of a variable font. */
  readonly weights: readonly [number, number] | undefined;
}

/** Characters about as often as in texts of European languages, by which the widths of fonts are compared. */
export const sampleText =
  "aaaaaaaabbcccddddeeeeeeeeeeefffgghhhiiiiiiijkllllmmmnnnnnnnooooooooppqrrrrrrssssssstttttttuuuuvvwxyz              ,.0123456789ACEMPRST";
