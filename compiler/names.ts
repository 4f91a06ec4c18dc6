/** Converts `pg-contatos` to `PgContatos`. */
export const pascalCase = (kebab: string): string =>
  kebab.replace(/(^|[-_.])([a-zA-Z0-9])/g, (_, __, letter: string) => letter.toUpperCase());

/** Element types whose name in pascal case would shadow a global in the files that import them. */
const shadowing: Readonly<Record<string, string>> = { date: "DateText", image: "Picture", text: "TextBlock" };

/** Returns the React component of an element type: `data-grid` → `DataGrid`, `text` → `TextBlock`. */
export const componentName = (type: string): string => shadowing[type] ?? pascalCase(type);

/** Helpers whose name would shadow a global in the files that import them. */
const shadowingHelpers: Readonly<Record<string, string>> = { find: "findFirst", length: "lengthOf" };

/** Returns the runtime function of a formula helper: `sum` → `sum`, `length` → `lengthOf`. */
export const helperFunction = (helper: string): string => shadowingHelpers[helper] ?? helper;

/** Converts `contato-linha-tempo` to `contatoLinhaTempo`. */
export const camelCase = (kebab: string): string =>
  kebab.replace(/[-_.]([a-zA-Z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** Returns the row type of a table: `vw_contatos` → `VwContatos`. A database name may contain any character. */
export const tableTypeName = (table: string): string =>
  pascalCase(table.replace(/[^A-Za-z0-9]+/g, "_")).replace(/^(?=\d|$)/, "_");

/** Returns the name of an icon's shapes in the output: `arrow-left` → `arrowLeftIcon`. */
export const iconName = (icon: string): string => `${camelCase(icon).replace(/^(?=\d)/, "_")}Icon`;

/** Converts `contatoLinhaTempo` to `contato-linha-tempo`. */
export const kebabCase = (camel: string): string => camel.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Whether a type is a React component of the design: those have names like `SignaturePad`. */
export const isOwnElement = (type: string): boolean => /^[A-Z][A-Za-z0-9]*$/.test(type);
