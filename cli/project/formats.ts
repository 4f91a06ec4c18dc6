/** Output formats of diagnostics. */
export const formats = ["pretty", "json", "sarif", "github"] as const;
export type Format = (typeof formats)[number];
