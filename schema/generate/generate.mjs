import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { actionCatalogue, attributeCatalogue, cssProperties, elementCatalogue } from "./catalogues.mjs";
import { cssGrammar } from "./css-grammar.mjs";
import { editorSchemas } from "./editor.mjs";
import { explanations } from "./explanations.mjs";
import { forms } from "./forms.mjs";
import { helperSources } from "./helpers.mjs";
import { fixedMessages, messagesPage } from "./messages.mjs";
import { propTypes } from "./props.mjs";
import { readSchemas, root } from "./read.mjs";
import { reference } from "./reference.mjs";
import { runtimeExports } from "./runtime-exports.mjs";
import { textPaths } from "./text-paths.mjs";
import { schemaTypes } from "./types.mjs";
import { validators, validatorTypes } from "./validators.mjs";
import { wholeReference } from "./whole-reference.mjs";

/** Returns everything generated from schema/: text by path. */
export async function generate() {
  const schemas = readSchemas();
  const pages = { ...reference(schemas), "docs/reference/messages.md": messagesPage(schemas.messages) };
  const files = {
    "compiler/2-validate/validators/validators.js": await validators(schemas),
    "compiler/2-validate/validators/validators.d.ts": validatorTypes,
    "compiler/2-validate/schema-types.ts": await schemaTypes(schemas),
    "compiler/2-validate/css-properties.ts": cssProperties(schemas),
    "compiler/2-validate/css-grammar.ts": cssGrammar(schemas),
    "compiler/2-validate/forms.ts": forms(schemas),
    "compiler/2-validate/text-paths.ts": textPaths(schemas),
    "compiler/catalogue/element-catalogue.ts": elementCatalogue(schemas),
    "compiler/catalogue/action-catalogue.ts": actionCatalogue(schemas),
    "compiler/catalogue/attribute-catalogue.ts": attributeCatalogue(schemas),
    "compiler/catalogue/helpers.generated.ts": helperSources(),
    "compiler/catalogue/runtime-exports.ts": runtimeExports(),
    "compiler/diagnostics/explanations.ts": explanations(),
    "compiler/diagnostics/fixed-messages.ts": fixedMessages(schemas.messages),
    "runtime/elements/props.ts": propTypes(schemas),
    ...editorSchemas(schemas),
    ...pages,
    "docs/reference/all.txt": wholeReference(pages),
  };
  const isSource = (path) => path.endsWith(".json") || (path.endsWith(".ts") && !path.endsWith(".d.ts"));
  return Object.fromEntries(
    Object.entries(files).map(([path, text]) => [path, isSource(path) ? format(path, text) : text]),
  );
}

/** Format a text with the project's formatter. */
function format(path, text) {
  const biome = join(root, "node_modules/@biomejs/biome/bin/biome");
  const run = spawnSync(process.execPath, [biome, "format", `--stdin-file-path=${path}`], {
    cwd: root,
    input: text,
    encoding: "utf8",
  });
  if (run.status !== 0) throw new Error(`cannot format ${path}: ${run.stderr}`);
  return run.stdout;
}
