/** `pg-contatos` → `PgContatos`. */
export const pascalCase = (kebab: string): string =>
  kebab.replace(/(^|[-_.])([a-zA-Z0-9])/g, (_, __, letter: string) => letter.toUpperCase());

/** `contato-linha-tempo` → `contatoLinhaTempo`. */
export const camelCase = (kebab: string): string =>
  kebab.replace(/[-_.]([a-zA-Z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** The type of a table's row: `vw_contatos` → `VwContatos`; a name of the database may hold anything. */
export const tableTypeName = (table: string): string =>
  pascalCase(table.replace(/[^A-Za-z0-9]+/g, "_")).replace(/^(?=\d|$)/, "_");

/** The name of an icon's drawing: `arrow-left` → `arrowLeftIcon`. */
export const iconName = (icon: string): string => `${camelCase(icon).replace(/^(?=\d)/, "_")}Icon`;

/** `contatoLinhaTempo` → `contato-linha-tempo`. */
export const kebabCase = (camel: string): string => camel.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
