import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type ExtensionContext, RelativePattern, Uri, type WorkspaceFolder, window, workspace } from "vscode";
import { LanguageClient, TransportKind } from "vscode-languageclient/node";
import { type Installation, installationsOf } from "./servers.ts";

const clientsByFolder = new Map<string, readonly LanguageClient[]>();

/** Start the language servers of each folder of the window that has a design. */
export async function activate(context: ExtensionContext): Promise<void> {
  context.subscriptions.push(
    workspace.onDidChangeWorkspaceFolders(async ({ added, removed }) => {
      await Promise.all([...removed.map(({ uri }) => stop(uri.toString())), ...added.map(start)]);
    }),
  );
  await Promise.all((workspace.workspaceFolders ?? []).map(start));
}

export async function deactivate(): Promise<void> {
  await Promise.all(Array.from(clientsByFolder.keys(), stop));
}

async function start(folder: WorkspaceFolder): Promise<void> {
  // The templates of an installed `trama` are designs too.
  const files = await workspace.findFiles(new RelativePattern(folder, "**/design.json"), "**/node_modules/**");
  const { installed, without } = installationsOf(files.map(({ fsPath }) => dirname(fsPath)));
  const clients = installed.map((installation) => clientOf(folder, installation));
  clientsByFolder.set(folder.uri.toString(), clients);
  // The client itself shows why its server cannot start; the others go on.
  await Promise.allSettled([warn(without), ...clients.map((client) => client.start())]);
}

async function stop(key: string): Promise<void> {
  const clients = clientsByFolder.get(key) ?? [];
  clientsByFolder.delete(key);
  await Promise.all(clients.filter((client) => client.needsStop()).map((client) => client.stop()));
}

function clientOf(workspaceFolder: WorkspaceFolder, { commandLine, projects }: Installation): LanguageClient {
  const cwd = workspaceFolder.uri.fsPath;
  return new LanguageClient(
    "trama",
    "Trama",
    { module: commandLine, args: ["lsp"], transport: TransportKind.stdio, options: { cwd } },
    {
      workspaceFolder,
      documentSelector: projects.flatMap((project) => {
        const within = (pattern: string) => ({ baseUri: Uri.file(project).toString(), pattern });
        return [
          { scheme: "file", language: "json", pattern: within("**/*.json") },
          { scheme: "file", language: "jsonc", pattern: within("**/*.json") },
          // Go to definition leads from generated code to the design.
          { scheme: "file", pattern: within("**/generated/**/*.{ts,tsx,css}") },
        ];
      }),
    },
  );
}

/** Say which designs have no Trama. Other tools also have files named `design.json`, which lack the format's version. */
async function warn(designs: readonly string[]): Promise<void> {
  const texts = await Promise.all(designs.map((design) => readFile(join(design, "design.json"), "utf8")));
  const own = designs.filter((_, index) => texts[index]?.includes('"formatVersion"'));
  if (own.length === 0) return;
  const names = own.map((design) => workspace.asRelativePath(design)).join(", ");
  void window.showWarningMessage(
    `Trama is not installed for ${names}, so errors are not shown. Run \`npm install --save-dev trama\` in the project, then reload the window.`,
  );
}
