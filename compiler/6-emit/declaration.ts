import type { Declaration, OutputField } from "../5-lower/output-module.ts";
import { literal, propertyKey } from "../code.ts";
import { emitDoc } from "./doc.ts";
import { emitExpression } from "./expression.ts";
import { emitStatements } from "./statement.ts";
import type { Writer } from "./writer.ts";

/** Prints one top-level declaration, with the design's own description as its doc comment. */
export function emitDeclaration(to: Writer, declaration: Declaration): void {
  if (declaration.doc !== undefined) emitDoc(to, declaration.doc);
  to.from(declaration.from);
  switch (declaration.kind) {
    case "const":
      to.write(`${declaration.isExported ? "export " : ""}const ${declaration.name}`);
      to.write(declaration.type === undefined ? " = " : `: ${declaration.type} = `);
      emitExpression(to, declaration.value);
      to.write(";");
      return to.end();
    case "exports":
      for (const { name, from, place } of declaration.names) {
        to.from(place);
        to.write(`export { ${name} } from ${literal(from)};`);
        to.end();
      }
      return;
    case "default":
      to.write(`export default ${declaration.name};`);
      return to.end();
    case "type":
      to.write(`export type ${declaration.name} = ${declaration.type};`);
      return to.end();
    case "augmentation":
      to.write(`declare module ${literal(declaration.module)} {`);
      to.end(1);
      for (const { name, texts } of declaration.interfaces) {
        to.write(`interface ${name} {`);
        to.end(1);
        for (const text of texts) {
          to.write(`${propertyKey(text)}: string;`);
          to.end();
        }
        to.outdent();
        to.write("}");
        to.end();
      }
      break;
    case "function":
      to.write(`${declaration.head} {`);
      to.end(1);
      emitStatements(to, declaration.body, emitExpression);
      break;
    case "record":
      // A type alias, since an interface is not assignable to a record type.
      to.write(`export type ${declaration.name} = {`);
      to.end(1);
      for (const field of declaration.fields) emitField(to, field);
      to.outdent();
      to.write("};");
      return to.end();
  }
  to.outdent();
  to.write("}");
  to.end();
}

function emitField(to: Writer, field: OutputField): void {
  if (field.doc !== undefined) emitDoc(to, field.doc);
  to.from(field.from);
  to.write(`readonly ${propertyKey(field.name)}${field.isOptional ? "?" : ""}: ${field.type};`);
  to.end();
}
