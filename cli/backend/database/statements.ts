/** A statement of a script. */
export interface Statement {
  readonly text: string;
  /** The offset of its first character in the script. */
  readonly start: number;
}

/** A comment, a quoted text or name, the end of a statement, or any other character. */
const piece = /--[^\n]*|\/\*.*?\*\/|\be'(?:[^'\\]|\\.|'')*'|'[^']*'|"[^"]*"|(\$\w*\$).*?\1|./gis;

/** Splits a script into its statements, each from its first word to its semicolon. */
export function statementsOf(sql: string): readonly Statement[] {
  const statements: Statement[] = [];
  let start = 0;
  let isEmpty = true;
  const end = (to: number): void => {
    if (!isEmpty) statements.push({ text: sql.slice(start, to), start });
    isEmpty = true;
  };
  for (const { 0: text, index } of sql.matchAll(piece)) {
    if (text === ";") {
      end(index + 1);
    } else if (isEmpty && !/^(?:--|\/\*|\s)/.test(text)) {
      start = index;
      isEmpty = false;
    }
  }
  end(sql.length);
  return statements;
}
