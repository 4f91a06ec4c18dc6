/** `pg-contatos` → `PgContatos`. */
export const pascalCase = (kebab: string): string =>
  kebab.replace(/(^|[-_.])([a-zA-Z0-9])/g, (_, __, letter: string) => letter.toUpperCase());

/** `contato-linha-tempo` → `contatoLinhaTempo`. */
export const camelCase = (kebab: string): string =>
  kebab.replace(/[-_.]([a-zA-Z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** `contatoLinhaTempo` → `contato-linha-tempo`. */
export const kebabCase = (camel: string): string => camel.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
