/** The designs that `trama init` can start with, in `cli/templates`. */
export const templates = ["blank", "crud", "auth", "dashboard"] as const;

export type Template = (typeof templates)[number];
