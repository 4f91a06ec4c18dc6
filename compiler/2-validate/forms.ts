// @generated from schema/ by npm run codegen. Do not edit.

/** The form of a string in a design. */
export type Form =
  | "absolute-path"
  | "address-without-path"
  | "base-path"
  | "base-url-end"
  | "camel-case-name"
  | "domain"
  | "font-family"
  | "font-file"
  | "font-weight"
  | "header-name"
  | "html-id"
  | "kebab-case-name"
  | "language"
  | "language-tag"
  | "origin"
  | "page-path"
  | "percentage"
  | "state-name"
  | "style-sheet"
  | "time-zone"
  | "token-name"
  | "unicode-range";

/** The pattern of each form, from the schemas. */
export const patternOf: Readonly<Record<Form, string>> = {
  "absolute-path": "^/",
  "address-without-path": "^https?://[^/?#@\\s]+/?$",
  "base-path": "^(?:/[A-Za-z0-9._~-]+)+$",
  "base-url-end": "^[A-Za-z0-9:_-]+(?:/[A-Za-z0-9:_-]+)*$",
  "camel-case-name": "^[a-z][a-zA-Z0-9]*$",
  domain: "^[A-Za-z0-9.-]+(?::\\d+)?$",
  "font-family": "^[A-Za-z0-9]+(?:[ _-][A-Za-z0-9]+)*$",
  "font-file": "^assets/[^?#]+\\.woff2$",
  "font-weight": "^[1-9][0-9]{0,3}(?: [1-9][0-9]{0,3})?$",
  "header-name": "^[A-Za-z][A-Za-z0-9-]*$",
  "html-id": "^[^\\s]+$",
  "kebab-case-name": "^[a-z][a-z0-9]*(-[a-z0-9]+)*$",
  language: "^[a-z]{2}(-[A-Z]{2})?$",
  "language-tag": "^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$",
  origin: "^https?://[^/?#@\\s]+$",
  "page-path": "^(?:(?::[a-z][a-zA-Z0-9]*|[A-Za-z0-9._~-]+)(?:/(?::[a-z][a-zA-Z0-9]*|[A-Za-z0-9._~-]+))*)?$",
  percentage: "^\\d{1,2}%$",
  "state-name": "^(parent\\.)?[a-z][a-zA-Z0-9]*$",
  "style-sheet": "^assets/[^?#]+\\.css$",
  "time-zone": "^[A-Za-z][A-Za-z0-9_+/-]*$",
  "token-name": "^[a-z][a-zA-Z0-9]*(-[a-zA-Z0-9]+)*$",
  "unicode-range": "^U\\+[0-9A-Fa-f?]{1,6}(?:-[0-9A-Fa-f]{1,6})?(?:, ?U\\+[0-9A-Fa-f?]{1,6}(?:-[0-9A-Fa-f]{1,6})?)*$",
};

/** Returns the form with this pattern. */
export function formOf(pattern: string): Form {
  const form = forms.get(pattern);
  if (form === undefined) throw new Error(`no form for the pattern ${pattern}`);
  return form;
}

const forms: ReadonlyMap<string, Form> = new Map([
  ["^/", "absolute-path"],
  ["^https?://[^/?#@\\s]+/?$", "address-without-path"],
  ["^(?:/[A-Za-z0-9._~-]+)+$", "base-path"],
  ["^[A-Za-z0-9:_-]+(?:/[A-Za-z0-9:_-]+)*$", "base-url-end"],
  ["^[a-z][a-zA-Z0-9]*$", "camel-case-name"],
  ["^[A-Za-z0-9.-]+(?::\\d+)?$", "domain"],
  ["^[A-Za-z0-9]+(?:[ _-][A-Za-z0-9]+)*$", "font-family"],
  ["^assets/[^?#]+\\.woff2$", "font-file"],
  ["^[1-9][0-9]{0,3}(?: [1-9][0-9]{0,3})?$", "font-weight"],
  ["^[A-Za-z][A-Za-z0-9-]*$", "header-name"],
  ["^[^\\s]+$", "html-id"],
  ["^[a-z][a-z0-9]*(-[a-z0-9]+)*$", "kebab-case-name"],
  ["^[a-z]{2}(-[A-Z]{2})?$", "language"],
  ["^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$", "language-tag"],
  ["^https?://[^/?#@\\s]+$", "origin"],
  ["^(?:(?::[a-z][a-zA-Z0-9]*|[A-Za-z0-9._~-]+)(?:/(?::[a-z][a-zA-Z0-9]*|[A-Za-z0-9._~-]+))*)?$", "page-path"],
  ["^\\d{1,2}%$", "percentage"],
  ["^(parent\\.)?[a-z][a-zA-Z0-9]*$", "state-name"],
  ["^assets/[^?#]+\\.css$", "style-sheet"],
  ["^[A-Za-z][A-Za-z0-9_+/-]*$", "time-zone"],
  ["^[a-z][a-zA-Z0-9]*(-[a-zA-Z0-9]+)*$", "token-name"],
  ["^U\\+[0-9A-Fa-f?]{1,6}(?:-[0-9A-Fa-f]{1,6})?(?:, ?U\\+[0-9A-Fa-f?]{1,6}(?:-[0-9A-Fa-f]{1,6})?)*$", "unicode-range"],
]);
