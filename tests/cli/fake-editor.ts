import childProcess, { type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative, sep } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { filesBelow } from "../designs.ts";

/** Whether a path fits a glob, as the editor reads it: one star for a name, two for folders, braces for one of many. */
export function fits(glob: string, path: string): boolean {
  const source = glob
    .split(/(\*\*\/|\*\*|\*|\{[^}]*\})/)
    .map((part) => {
      if (part === "**/") return "(.+/)?";
      if (part === "**") return ".*";
      if (part === "*") return "[^/]*";
      if (part.startsWith("{")) return `(${part.slice(1, -1).replaceAll(",", "|")})`;
      return part.replace(/[.+?^$()[\]|\\]/g, "\\$&");
    })
    .join("");
  return new RegExp(`^${source}$`).test(path);
}

class FakeUri {
  readonly scheme = "file";
  private constructor(readonly fsPath: string) {}
  static file(path: string): FakeUri {
    return new FakeUri(path);
  }
  static parse(text: string): FakeUri {
    return new FakeUri(fileURLToPath(text));
  }
  get path(): string {
    return this.fsPath;
  }
  toString(): string {
    return pathToFileURL(this.fsPath).href;
  }
}

class FakePattern {
  readonly base: string;
  constructor(
    base: FakeUri | { readonly uri: FakeUri },
    readonly pattern: string,
  ) {
    this.base = ("uri" in base ? base.uri : base).fsPath;
  }
  holds(path: string): boolean {
    const inside = relative(this.base, path).split(sep).join("/");
    return !inside.startsWith("../") && fits(this.pattern, inside);
  }
}

class Plain {
  constructor(...values: readonly unknown[]) {
    Object.assign(this, { values });
  }
}
class FakeRange extends Plain {}
class FakeKind {
  static readonly Empty = new FakeKind("");
  static readonly QuickFix = new FakeKind("quickfix");
  private constructor(readonly value: string) {}
  append(part: string): FakeKind {
    return new FakeKind(this.value === "" ? part : `${this.value}.${part}`);
  }
}
class FakeDiagnostic {
  code: unknown;
  constructor(
    readonly range: unknown,
    readonly message: string,
    readonly severity: unknown,
  ) {}
}

interface Filter {
  readonly scheme?: string;
  readonly language?: string;
  readonly pattern?: FakePattern;
}

const disposable = { dispose: () => undefined };

/** An object whose members are as given; any other is what `fallback` returns for its name. */
const withFallback = (own: object, fallback: (name: string) => unknown): object =>
  new Proxy(own, {
    get: (target, name) =>
      name in target || typeof name === "symbol" ? Reflect.get(target, name) : fallback(String(name)),
  });

/**
 * The editor as an extension sees it: the module `vscode` with some folders open, and one file in a tab.
 *
 * It records what the extension asks for. Members that no test looks at accept everything.
 */
export class FakeEditor {
  readonly warnings: string[] = [];
  readonly errors: string[] = [];
  /** The latest diagnostics of each file by their codes. */
  readonly diagnostics = new Map<string, readonly unknown[]>();
  /** The kinds of providers that the client has registered, such as `Hover`. */
  readonly providers = new Set<string>();
  /** The servers that were started, with the path of their program. */
  readonly servers: { readonly program: string; readonly child: ChildProcess }[] = [];
  private readonly extension: { activate(context: object): Promise<void>; deactivate(): Promise<void> };
  private folderListener: (change: object) => unknown = () => undefined;

  /** Loads an extension from the text of its program. */
  constructor(
    program: string,
    private readonly folders: readonly string[],
    private readonly tab: string | undefined,
  ) {
    const real = createRequire(import.meta.url);
    const modules: Readonly<Record<string, unknown>> = { vscode: this.vscode(), child_process: this.childProcess() };
    const module = { exports: {} as typeof this.extension };
    new Function("module", "exports", "require", program)(
      module,
      module.exports,
      (name: string) => modules[name.replace("node:", "")] ?? real(name),
    );
    this.extension = module.exports;
  }

  open(): Promise<void> {
    return this.extension.activate({ subscriptions: [] });
  }

  close(): Promise<void> {
    return this.extension.deactivate();
  }

  /** Add or remove a folder of the window. */
  async change(change: { readonly added?: readonly string[]; readonly removed?: readonly string[] }): Promise<void> {
    await this.folderListener({
      added: (change.added ?? []).map(folderOf),
      removed: (change.removed ?? []).map(folderOf),
    });
  }

  private childProcess() {
    const record = (start: (...all: never[]) => ChildProcess) =>
      ((program: string, ...rest: never[]) => {
        const child = start(program as never, ...rest);
        this.servers.push({ program, child });
        return child;
      }) as unknown;
    return { ...childProcess, fork: record(childProcess.fork), spawn: record(childProcess.spawn) };
  }

  private vscode(): object {
    const classes = new Map<string, unknown>();
    const classOf = (name: string) => {
      if (!classes.has(name)) classes.set(name, class extends Plain {});
      return classes.get(name);
    };
    const on = (name: string) => (name.startsWith("on") ? () => disposable : undefined);
    const show = (texts: string[]) => async (text: string) => void texts.push(text);
    const output = withFallback({ name: "Trama", logLevel: 3 }, (name) =>
      name === "then" ? undefined : () => disposable,
    );
    const tab = this.tab === undefined ? [] : [documentOf(this.tab)];
    return withFallback(
      {
        version: "1.100.0",
        Uri: FakeUri,
        RelativePattern: FakePattern,
        Range: FakeRange,
        Diagnostic: FakeDiagnostic,
        CodeActionKind: FakeKind,
        DiagnosticSeverity: { Error: 0, Warning: 1, Information: 2, Hint: 3 },
        LogLevel: { Off: 0, Trace: 1, Debug: 2, Info: 3, Warning: 4, Error: 5 },
        EventEmitter: class {
          readonly event = () => disposable;
          fire() {}
          dispose() {}
        },
        Disposable: Object.assign(class extends Plain {}, { from: () => disposable }),
        CancellationTokenSource: class {
          readonly token = { isCancellationRequested: false, onCancellationRequested: () => disposable };
          dispose() {}
        },
        env: { appName: "Fake", language: "en" },
        commands: { registerCommand: () => disposable },
        languages: withFallback(
          {
            match: (selector: readonly Filter[], document: ReturnType<typeof documentOf>) =>
              selector.some((filter) => isMatch(filter, document)) ? 10 : 0,
            createDiagnosticCollection: () => ({
              set: (uri: FakeUri, found: readonly { readonly code: unknown }[]) =>
                this.diagnostics.set(
                  uri.fsPath,
                  found.map(({ code }) => code),
                ),
              delete: (uri: FakeUri) => this.diagnostics.delete(uri.fsPath),
              clear: () => this.diagnostics.clear(),
              dispose: () => this.diagnostics.clear(),
            }),
          },
          (name) => () => {
            this.providers.add(name.replace(/^register(.+)Provider$/, "$1"));
            return disposable;
          },
        ),
        window: withFallback(
          {
            showWarningMessage: show(this.warnings),
            showErrorMessage: show(this.errors),
            createOutputChannel: () => output,
            visibleTextEditors: [],
            tabGroups: withFallback({ all: [] }, on),
          },
          on,
        ),
        workspace: withFallback(
          {
            workspaceFolders: this.folders.map(folderOf),
            textDocuments: tab,
            notebookDocuments: [],
            getConfiguration: () => ({ get: () => undefined }),
            getWorkspaceFolder: () => undefined,
            asRelativePath: (path: string) => {
              const folder = this.folders.find((each) => path.startsWith(`${each}${sep}`));
              return folder === undefined ? path : relative(folder, path);
            },
            createFileSystemWatcher: () => withFallback({ ...disposable }, on),
            onDidChangeWorkspaceFolders: (listener: typeof this.folderListener) => {
              this.folderListener = listener;
              return disposable;
            },
            findFiles: async ({ base, pattern }: FakePattern, exclude: string) =>
              filesBelow(base)
                .map((path) => relative(base, path).split(sep).join("/"))
                .filter((path) => fits(pattern, path) && !fits(exclude, path))
                .map((path) => FakeUri.file(join(base, path))),
          },
          on,
        ),
      },
      classOf,
    );
  }
}

const folderOf = (path: string) => ({ name: path, index: 0, uri: FakeUri.file(path) });

const documentOf = (path: string) => ({
  uri: FakeUri.file(path),
  fileName: path,
  languageId: "json",
  version: 1,
  isClosed: false,
  getText: () => readFileSync(path, "utf8"),
});

const isMatch = ({ scheme, language, pattern }: Filter, { uri, languageId }: ReturnType<typeof documentOf>): boolean =>
  (scheme ?? uri.scheme) === uri.scheme &&
  (language ?? languageId) === languageId &&
  (pattern?.holds(uri.fsPath) ?? true);
