import { isMissingPackage } from "../error-code.ts";
import { CallError } from "../io.ts";

/** `trama lsp`: a language server for design files over stdin and stdout; ends on the editor's request. */
export async function lsp(): Promise<number> {
  const [{ createConnection, ProposedFeatures }, { serve }] = await loadServer();
  const connection = createConnection(ProposedFeatures.all, process.stdin, process.stdout);
  serve(connection);
  // The connection ends the process itself, with the exit code of the protocol.
  return new Promise(() => {});
}

async function loadServer() {
  try {
    return await Promise.all([import("vscode-languageserver/node"), import("../lsp/server.ts")]);
  } catch (error) {
    if (!isMissingPackage(error)) throw error;
    throw new CallError("the language server is not installed", "install trama with its optional packages");
  }
}
