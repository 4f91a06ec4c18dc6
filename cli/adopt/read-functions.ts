import { relative, sep } from "node:path";
import { Project as Code, type Signature, type Symbol as TypeScriptSymbol, ts } from "ts-morph";
import { compilerOptions } from "../check/typecheck.ts";
import { ReadError } from "../io.ts";
import type { FunctionJson } from "./function-json.ts";
import { TypeReader } from "./type-reader.ts";

/** Names that a formula can call. */
const callable = /^(?!default$)[A-Za-z_$][A-Za-z0-9_$]*$/;

/**
 * Returns the signatures of the functions that a file exports. Throws a ReadError, with paths relative to `folder`, for
 * code that does not parse.
 */
export function readFunctions(path: string, folder: string): [name: string, FunctionJson][] {
  const code = new Code({ compilerOptions: ts.convertCompilerOptionsFromJson(compilerOptions(), folder).options });
  const source = code.addSourceFileAtPath(path);
  refuseBrokenCode(code, folder);
  const types = new TypeReader(source);
  return source.getExportSymbols().flatMap((exported): [string, FunctionJson][] => {
    const symbol = exported.getAliasedSymbol() ?? exported;
    if (!callable.test(exported.getName()) || !symbol.getValueDeclaration()) return [];
    const type = symbol.getTypeAtLocation(source);
    const signatures = type.getCallSignatures();
    if (signatures.length === 0 && !type.isAny()) return [];
    return [[exported.getName(), { ...describedBy(code, symbol), ...signatureOf(types, signatures) }]];
  });
}

/** The signatures of code that does not parse would be a guess. */
export function refuseBrokenCode(code: Code, folder: string): void {
  const lines = code
    .getProgram()
    .getSyntacticDiagnostics()
    .map((found) => {
      const file = found.getSourceFile();
      const { line, column } = file.getLineAndColumnAtPos(found.getStart());
      const text = found.getMessageText();
      const message = typeof text === "string" ? text : text.getMessageText();
      return `  ${relative(folder, file.getFilePath()).split(sep).join("/")}:${line}:${column}: ${message}`;
    });
  if (lines.length > 0) throw new ReadError(`custom/ does not parse\n${lines.join("\n")}`);
}

/** The doc comment, if there is one. */
export function describedBy(code: Code, { compilerSymbol }: TypeScriptSymbol): Pick<FunctionJson, "description"> {
  const parts = compilerSymbol.getDocumentationComment(code.getTypeChecker().compilerObject);
  const description = ts.displayPartsToString(parts).replaceAll("\r\n", "\n").trim();
  return description === "" ? {} : { description };
}

/** The parameters of an overloaded function can be anything. */
function signatureOf(types: TypeReader, [signature, ...others]: readonly Signature[]): FunctionJson {
  if (!signature || others.length > 0) return {};
  const { isAsync, result } = types.result(signature.getReturnType());
  return {
    ...(isAsync ? { async: true } : {}),
    params: signature.getParameters().map((parameter, index) => types.parameter(parameter, index)),
    ...(Object.keys(result).length > 0 ? { result } : {}),
  };
}
