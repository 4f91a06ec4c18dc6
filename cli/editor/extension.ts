import {
  type Disposable,
  type ExtensionContext,
  RelativePattern,
  Uri,
  type WorkspaceFolder,
  window,
  workspace,
} from "vscode";
import { LanguageClient, TransportKind } from "vscode-languageclient/node";
import { commandLineOf } from "./servers.ts";

const clients = new Map<string, LanguageClient>();

/** Start a language server for each folder of the window that has a design. */
export async function activate(context: ExtensionContext): Promise<void> {
  const listening: Disposable = workspace.onDidChangeWorkspaceFolders(async ({ added, removed }) => {
    await Promise.all([...removed.map(stop), ...added.map(start)]);
  });
  context.subscriptions.push(listening);
  await Promise.all((workspace.workspaceFolders ?? []).map(start));
}

export async function deactivate(): Promise<void> {
  await Promise.all(Array.from(clients.values(), (client) => client.stop()));
  clients.clear();
}

async function start(folder: WorkspaceFolder): Promise<void> {
  // The templates of an installed `trama` are designs too.
  const designs = await workspace.findFiles(new RelativePattern(folder, "**/design.json"), "**/node_modules/**");
  if (designs.length === 0) return;
  const module = commandLineOf(folder.uri.fsPath);
  if (module === undefined) {
    void window.showWarningMessage(
      `Trama is not installed in ${folder.name}, so its designs are not checked. Run \`npm install --save-dev trama\`, then reload the window.`,
    );
    return;
  }
  const inFolder = (pattern: string) => `${Uri.file(folder.uri.fsPath).path}/${pattern}`;
  const client = new LanguageClient(
    "trama",
    "Trama",
    { module, args: ["lsp"], transport: TransportKind.stdio, options: { cwd: folder.uri.fsPath } },
    {
      workspaceFolder: folder,
      documentSelector: [
        { scheme: "file", language: "json", pattern: inFolder("**/*.json") },
        { scheme: "file", language: "jsonc", pattern: inFolder("**/*.json") },
        // Go to definition leads from generated code to the design.
        { scheme: "file", pattern: inFolder("**/generated/**/*.{ts,tsx,css}") },
      ],
    },
  );
  clients.set(folder.uri.toString(), client);
  await client.start();
}

async function stop(folder: WorkspaceFolder): Promise<void> {
  const key = folder.uri.toString();
  const client = clients.get(key);
  clients.delete(key);
  await client?.stop();
}
