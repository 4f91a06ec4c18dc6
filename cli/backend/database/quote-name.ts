/** Returns a quoted name in SQL, whatever it contains. */
export const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`;
