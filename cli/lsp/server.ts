import { join } from "node:path";
import { pathToFileURL } from "node:url";
import {
  CodeActionKind,
  type Connection,
  createConnection,
  DiagnosticSeverity,
  DiagnosticTag,
  DidChangeWatchedFilesNotification,
  type Location,
  type Position,
  ProposedFeatures,
  ResponseError,
  TextDocumentSyncKind,
  TextDocuments,
  type TextEdit,
  type WorkspaceEdit,
} from "vscode-languageserver/node";
import { TextDocument } from "vscode-languageserver-textdocument";
import { locate } from "../../compiler/1-load/locate.ts";
import { type DiagnosticRecord, toRecords } from "../../compiler/diagnostics/render.ts";
import manifest from "../../package.json" with { type: "json" };
import { formatDesignFile } from "../format/format.ts";
import { CallError } from "../io.ts";
import { generatedFile } from "../where/header.ts";
import { linesFrom, originOf } from "../where/where.ts";
import { complete, hover, signatureHelp } from "./json-help.ts";
import { outlineOf } from "./outline.ts";
import { rangeIn, rangeOf } from "./positions.ts";
import { quickFixes } from "./quick-fixes.ts";
import { CannotRename, placesOf, renamable, renameAt } from "./rename.ts";
import type { Occurrence } from "./symbols.ts";
import { DesignState, designFolderOf, pathOfUri } from "./workspace.ts";

/** How long typing must pause before the design is examined. A request examines at once what it needs. */
const pauseMs = 30;

/** Serve an editor over two streams: answers all requests about design files. */
export function serve(input: NodeJS.ReadableStream, output: NodeJS.WritableStream): void {
  const connection = createConnection(ProposedFeatures.all, input, output);
  const server = new Server(connection);
  connection.onInitialize(({ capabilities: { workspace } }) => {
    server.canRenameFiles = workspace?.workspaceEdit?.resourceOperations?.includes("rename") ?? false;
    // Files also change outside the editor, for example on a branch switch; it reports that only on request.
    if (workspace?.didChangeWatchedFiles?.dynamicRegistration)
      connection.onInitialized(() => {
        const watchers = [{ globPattern: "**/*.json" }];
        void connection.client.register(DidChangeWatchedFilesNotification.type, { watchers });
      });
    return {
      serverInfo: { name: "trama", version: manifest.version },
      capabilities: {
        textDocumentSync: TextDocumentSyncKind.Incremental,
        completionProvider: { triggerCharacters: ['"', ".", "$"] },
        hoverProvider: true,
        signatureHelpProvider: { triggerCharacters: ["(", ","] },
        definitionProvider: true,
        implementationProvider: true,
        referencesProvider: true,
        renameProvider: { prepareProvider: true },
        documentFormattingProvider: true,
        documentSymbolProvider: true,
        codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix] },
      },
    };
  });
  server.listen();
  connection.listen();
}

/** An open file, with the current state of its design. */
interface Open {
  readonly state: DesignState;
  readonly path: string;
  readonly document: TextDocument;
}

class Server {
  private readonly documents = new TextDocuments(TextDocument);
  private readonly designs = new Map<string, DesignState>();
  private readonly changed = new Set<DesignState>();
  private readonly published = new Map<DesignState, ReadonlySet<string>>();
  private timer: NodeJS.Timeout | undefined;
  /** Whether the editor renames files when a rename asks for it. */
  canRenameFiles = false;

  constructor(private readonly connection: Connection) {}

  listen(): void {
    const { connection, documents } = this;
    documents.onDidChangeContent(({ document }) => this.setText(document.uri, document.getText()));
    documents.onDidClose(({ document }) => this.setText(document.uri, undefined));
    documents.onDidSave(({ document }) => this.setText(document.uri, document.getText()));
    connection.onDidChangeWatchedFiles(({ changes }) => {
      for (const { uri } of changes) this.touch(this.designOf(uri));
    });
    connection.onCompletion(({ textDocument, position }) =>
      this.at(textDocument.uri, ({ state, path, document }) =>
        complete(state, path, document, document.offsetAt(position)),
      ),
    );
    connection.onHover(({ textDocument, position }) =>
      this.at(textDocument.uri, ({ state, path, document }) =>
        hover(state, path, document, document.offsetAt(position)),
      ),
    );
    connection.onSignatureHelp(({ textDocument, position }) =>
      this.at(textDocument.uri, ({ state, path, document }) =>
        signatureHelp(state, path, document, document.offsetAt(position)),
      ),
    );
    connection.onDefinition(({ textDocument, position }) =>
      textDocument.uri.endsWith(".json")
        ? this.definition(textDocument.uri, position)
        : this.design(textDocument.uri, position),
    );
    connection.onImplementation(({ textDocument, position }) =>
      this.at(textDocument.uri, ({ state, path, document }) =>
        generatedLines(state, path, document.offsetAt(position)),
      ),
    );
    connection.onReferences(({ textDocument, position, context }) =>
      this.at(textDocument.uri, (open) =>
        placesOf(open.state, open.path, open.document.offsetAt(position))
          .filter(({ isDefinition }) => context.includeDeclaration || !isDefinition)
          .map(locationIn(open)),
      ),
    );
    connection.onPrepareRename(({ textDocument, position }) =>
      this.at(textDocument.uri, ({ state, path, document }) => {
        const offset = document.offsetAt(position);
        const places = refusing(() => renamable(state, path, offset));
        const here = places.find((one) => one.path === path && one.start <= offset && offset <= one.end);
        return here ? rangeIn(document, here.start, here.end) : null;
      }),
    );
    connection.onRenameRequest(({ textDocument, position, newName }) =>
      this.at(textDocument.uri, (open) => this.rename(open, open.document.offsetAt(position), newName)),
    );
    connection.onDocumentFormatting(({ textDocument }) =>
      this.at(textDocument.uri, ({ path, document }) => formatEdits(path, document)),
    );
    connection.onDocumentSymbol(({ textDocument }) =>
      this.at(textDocument.uri, ({ path, document }) => outlineOf(path, document)),
    );
    connection.onCodeAction(({ textDocument, range, context }) =>
      this.at(textDocument.uri, ({ state, path, document }) =>
        quickFixes(state.examination?.diagnostics ?? [], {
          uri: textDocument.uri,
          path,
          range: [document.offsetAt(range.start), document.offsetAt(range.end)],
          shown: context.diagnostics,
        }),
      ),
    );
    documents.listen(connection);
  }

  private definition(uri: string, position: Position): Location[] | null {
    return this.at(uri, (open) =>
      placesOf(open.state, open.path, open.document.offsetAt(position))
        .filter(({ isDefinition }) => isDefinition)
        .map(locationIn(open)),
    );
  }

  /** The place in the design that a line of generated code comes from. */
  private design(uri: string, { line }: Position): Location | null {
    const path = pathOfUri(uri);
    const generated = path === undefined ? undefined : generatedFile(path);
    const state = generated && this.designOf(pathToFileURL(join(generated.design, "design.json")).href);
    const file = state?.compile().output?.find(({ path }) => path === generated?.path);
    const origin = file && originOf(file, line + 1);
    if (!state || !origin) return null;
    const { start, end } = locate(origin);
    const document = TextDocument.create(state.uriOf(origin.file.path), "json", 0, origin.file.text);
    return { uri: document.uri, range: rangeIn(document, start, end) };
  }

  private designOf(uri: string): DesignState | undefined {
    const folder = designFolderOf(uri);
    if (folder === undefined) return undefined;
    const known = this.designs.get(folder);
    if (known) return known;
    try {
      const state = new DesignState(folder);
      this.designs.set(folder, state);
      return state;
    } catch (error) {
      // The configuration is wrong. The next change of a file looks again.
      if (!(error instanceof CallError)) throw error;
      this.connection.console.error(error.message);
      return undefined;
    }
  }

  private setText(uri: string, text: string | undefined): void {
    const state = this.designOf(uri);
    const path = state?.pathOf(uri);
    if (!state || path === undefined || !isOfDesign(path)) return;
    state.setText(path, text);
    this.touch(state);
  }

  private touch(state: DesignState | undefined): void {
    if (!state) return;
    this.changed.add(state);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.refresh(), pauseMs);
  }

  /** Examine changed designs and publish their diagnostics. */
  private refresh(): void {
    for (const state of this.changed) {
      try {
        this.publish(state, toRecords(state.examine().diagnostics));
      } catch (error) {
        this.connection.console.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
      }
    }
    this.changed.clear();
  }

  private publish(state: DesignState, records: readonly DiagnosticRecord[]): void {
    const byPath = new Map<string, DiagnosticRecord[]>();
    for (const path of this.published.get(state) ?? []) byPath.set(path, []);
    for (const record of records) byPath.set(record.file, [...(byPath.get(record.file) ?? []), record]);
    for (const [path, told] of byPath) {
      const diagnostics = told.map((record) => diagnosticOf(state, record));
      void this.connection.sendDiagnostics({ uri: state.uriOf(path), diagnostics });
    }
    this.published.set(state, new Set(records.map(({ file }) => file)));
  }

  /** Answer a request about a file with its current design; null for a file outside any design. */
  private at<T>(uri: string, answer: (open: Open) => T): T | null {
    const document = this.documents.get(uri);
    const state = this.designOf(uri);
    if (!document || !state) return null;
    if (this.changed.size > 0) this.refresh();
    return answer({ state, path: state.pathOf(uri), document });
  }

  private rename(open: Open, offset: number, newName: string): WorkspaceEdit {
    const { edits, file } = refusing(() => renameAt(open.state, open.path, offset, newName));
    const locationOf = locationIn(open);
    const changes: Record<string, TextEdit[]> = {};
    for (const edit of edits) {
      const { uri, range } = locationOf(edit);
      changes[uri] = [...(changes[uri] ?? []), { range, newText: edit.newText }];
    }
    if (!file) return { changes };
    if (!this.canRenameFiles)
      throw new ResponseError(invalidRequest, `this editor cannot rename \`${file.from}\`, whose name is the id`);
    const documentChanges = [
      ...Object.entries(changes).map(([uri, each]) => ({ textDocument: { uri, version: null }, edits: each })),
      { kind: "rename" as const, oldUri: open.state.uriOf(file.from), newUri: open.state.uriOf(file.to) },
    ];
    return { documentChanges };
  }
}

/** Passes the reason why a name cannot change to the editor. */
function refusing<T>(rename: () => T): T {
  try {
    return rename();
  } catch (error) {
    if (error instanceof CannotRename) throw new ResponseError(invalidRequest, error.message);
    throw error;
  }
}

/** The folder also has files of other tools, such as `env/` and `supabase/`. */
const isOfDesign = (path: string): boolean =>
  /^((pages|sections|components)\/.+|[^/]+|custom\/signatures|custom\/elements\/[^/]+\.schema)\.json$/.test(path);

const invalidRequest = -32_600;

function locationIn({ state }: Open): (place: Pick<Occurrence, "path" | "start" | "end">) => Location {
  const documents = new Map<string, TextDocument>();
  return ({ path, start, end }) => {
    const uri = state.uriOf(path);
    let document = documents.get(path);
    if (!document) {
      document = TextDocument.create(uri, "json", 0, state.files.find((file) => file.path === path)?.text ?? "");
      documents.set(path, document);
    }
    return { uri, range: rangeIn(document, start, end) };
  };
}

/** The lines of the generated code that come from the innermost value of a design file around an offset. */
function generatedLines(state: DesignState, path: string, offset: number): Location[] {
  const { output = [] } = state.compile();
  return linesFrom(output, { file: path, start: offset, end: offset }).map(({ path: file, first, last }) => ({
    uri: state.outputUri(file),
    range: { start: { line: first - 1, character: 0 }, end: { line: last, character: 0 } },
  }));
}

/** Returns one edit of the whole text; none for invalid JSON or a formatted file. */
function formatEdits(path: string, document: TextDocument): TextEdit[] {
  const text = document.getText();
  try {
    const newText = formatDesignFile(path, text);
    return newText === text ? [] : [{ range: rangeIn(document, 0, text.length), newText }];
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) return [];
    throw error;
  }
}

function diagnosticOf(state: DesignState, record: DiagnosticRecord) {
  const { code, severity, message, help, related } = record;
  const isUnused = code.endsWith("/unused") || code === "step/unreachable";
  return {
    range: rangeOf(record),
    severity: severity === "error" ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning,
    code,
    source: "trama",
    message: help === null ? message : `${message}\nhelp: ${help}`,
    ...(isUnused ? { tags: [DiagnosticTag.Unnecessary] } : {}),
    relatedInformation: related.map((each) => ({
      location: { uri: state.uriOf(each.file), range: rangeOf(each) },
      message: each.message,
    })),
  };
}
