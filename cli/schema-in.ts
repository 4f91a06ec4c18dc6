/** Where the text of a design file says that its schema is. */
export const schemaIn = (text: string): string | undefined => /"\$schema"\s*:\s*"([^"]+)"/.exec(text)?.[1];
