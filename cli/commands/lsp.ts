/** `trama lsp`: a language server for design files over stdin and stdout; ends on the editor's request. */
export async function lsp(): Promise<number> {
  const [{ createConnection, ProposedFeatures }, { serve }] = await Promise.all([
    import("vscode-languageserver/node"),
    import("../lsp/server.ts"),
  ]);
  const connection = createConnection(ProposedFeatures.all, process.stdin, process.stdout);
  serve(connection);
  // The connection ends the process itself, with the exit code of the protocol.
  return new Promise(() => {});
}
