const header = "// @generated from schema/ by npm run codegen. Do not edit.\n";

/** compiler/diagnostics/fixed-messages.ts: the fixed text of a diagnostic, by what is missing or unknown. */
export function fixedMessages({ messages }) {
  const rows = messages
    .filter(({ compile }) => compile?.of !== undefined)
    .flatMap(({ text, compile: { code, of } }) =>
      [of].flat().map((what) => `  ${JSON.stringify(`${code} ${what}`)}: ${JSON.stringify(text)},`),
    )
    .sort();
  return `${header}
/** Texts that are fixed word for word, by the code and its subject: \`property/missing wait.ms\`. */
export const fixedMessages: Readonly<Record<string, string>> = Object.assign(Object.create(null), {
${rows.join("\n")}
});
`;
}

/** docs/reference/messages.md: every fixed text and where it can still occur. */
export function messagesPage({ messages }) {
  const rows = messages.map(
    ({ text, compile, run }) => `| ${text} | ${compile ? `\`${compile.code}\`` : ""} | ${run ? run.why : ""} |`,
  );
  return `<!-- @generated from schema/ by npm run codegen. Do not edit. -->
# Fixed messages

These texts are fixed word for word.
The compiler reports most of these errors; the second column has its code.
The others can occur only in the browser, for the reason in the last column.

| message | compiler code | in the browser, because |
| --- | --- | --- |
${rows.join("\n")}
`;
}
