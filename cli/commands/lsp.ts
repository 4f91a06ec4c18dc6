/** `trama lsp`: a language server for design files over stdin and stdout; ends on the editor's request. */
export async function lsp(): Promise<number> {
  const { serve } = await import("../lsp/server.ts");
  serve(process.stdin, process.stdout);
  // The connection ends the process itself, with the exit code of the protocol.
  return new Promise(() => {});
}
