/** The digits of a text. */
export const digits = (text: string): string => text.replace(/\D/g, "");
