#!/usr/bin/env node
import { realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Command, CommanderError, InvalidArgumentError, Option } from "commander";
import manifest from "../package.json" with { type: "json" };
import type { CachedCommand } from "./cache/inputs.ts";
import { codeOf } from "./error-code.ts";
import { CallError, type Io, processIo, ReadError, toldCall } from "./io.ts";
import { setOptimizer } from "./optimizer.ts";
import { missingPackage } from "./optional-packages.ts";
import { type Format, formats } from "./project/formats.ts";
import { templates } from "./project/templates.ts";

/** Exit codes: success, error in the design, error in the command line, our bug. */
export type ExitCode = 0 | 1 | 2 | 70;

/** Run a command line; returns its exit code. Never throws. */
export async function main(args: readonly string[], io: Io): Promise<number> {
  let code = 0;
  const failed = (error: unknown, own: Io) => exitCodeOf(error, args, own);
  const program = createProgram({
    io,
    failed,
    finish: (result) => {
      code = result;
    },
  });
  try {
    await program.parseAsync([...args], { from: "user" });
    return code;
  } catch (error) {
    return exitCodeOf(error, args, io);
  }
}

/** What commands are made with. */
interface Frame {
  readonly io: Io;
  /** Takes the exit code of the command. */
  readonly finish: (code: number) => void;
  /** Reports what a command threw for one of several designs, and returns its exit code. */
  readonly failed: (error: unknown, io: Io) => ExitCode;
}

function createProgram(frame: Frame): Command {
  const { io } = frame;
  const program = new Command("trama")
    .description("Compiles a design of an app, kept as JSON, into a typed React app.")
    .version(manifest.version, "-V, --version", "print the version")
    .helpOption("-h, --help", "print this help")
    .helpCommand(false)
    .configureHelp({ subcommandTerm: termOf })
    .exitOverride()
    .showSuggestionAfterError()
    .configureOutput({
      writeOut: (text) => io.out(text),
      writeErr: (text) => io.err(text),
      outputError: (text, write) => write(inOurWords(text)),
    })
    .addHelpText("after", "\nDocumentation of one command: trama <command> --help\n");

  addCommands(program, frame);
  const several = program.commands.filter(takesSeveral);
  for (const command of program.commands) if (!several.includes(command)) refuseSeveral(command, several);
  return program;
}

/** A command in the list of commands: `[options]` only if the help of the command shows one. */
const termOf = (command: Command): string =>
  [
    command.name(),
    ...(command.options.some(({ hidden }) => !hidden) ? ["[options]"] : []),
    ...command.registeredArguments.map((argument) => {
      const name = `${argument.name()}${argument.variadic ? "..." : ""}`;
      return argument.required ? `<${name}>` : `[${name}]`;
    }),
  ].join(" ");

/** Rewrites messages of the argument parser into the form of our own. */
const inOurWords = (text: string): string =>
  text.replaceAll("'", "`").replace(/\(Did you mean (?:one of )?(.+)\?\)/, (_, names: string) => {
    const quoted = names.split(", ").map((name) => `\`${name}\``);
    return `  help: did you mean ${quoted.join(" or ")}?`;
  });

function addCommands(program: Command, frame: Frame): void {
  const { io, finish } = frame;
  add(program, "init", "make a new design that compiles", [
    "trama init",
    "trama init my-app",
    "trama init my-app --template auth    sign-up, sign-in and pages for members",
    "trama init my-app --start    installs its packages and serves it",
  ])
    .argument("[dir]", "the folder of the new project", ".")
    .addOption(new Option("--template <name>", "the design to start with").choices(templates).default("blank"))
    .option("--start", "install the packages of the project, then run trama dev in it")
    .option("--port <number>", "the port of --start", portNumber)
    .action(async (dir, options) => finish(await (await import("./commands/init.ts")).init(io, dir, options)));

  addCompilingDesigns(program, "validate", "report all errors of a design", [
    "trama validate",
    "trama validate designs/shop --format json",
    "trama validate --format sarif > trama.sarif",
  ])
    .addOption(statsOption())
    .addOption(cacheOption())
    .action(
      forUnchangedDesigns(frame, "validate", async (own, design, options) =>
        (await import("./commands/validate.ts")).validate(own, design, options),
      ),
    );

  addCompilingDesigns(program, "compile", "write the React app of a design to generated/", [
    "trama compile designs/shop",
    "trama compile --watch",
    "trama compile --check    fails when generated/ is not up to date",
  ])
    .addOption(new Option("--check", "write nothing; fail when the output is not up to date").conflicts("watch"))
    .option("--watch", "compile again whenever the design changes")
    .addOption(statsOption())
    .addOption(cacheOption())
    .action(
      forUnchangedDesigns(
        frame,
        "compile",
        async (own, design, options) => (await import("./commands/compile.ts")).compile(own, design, options),
        ({ watch }) => watch && "--watch",
      ),
    );

  addCompilingDesigns(program, "check", "check for CI: compile --check, then type-check the output", [
    "trama check",
    "trama check --max-warnings 0",
    "trama check --all",
    "trama check --since origin/main    checks the designs that a branch affects",
  ])
    .addOption(cacheOption())
    .action(
      forUnchangedDesigns(frame, "check", async (own, design, options) =>
        (await import("./commands/check.ts")).check(own, design, options),
      ),
    );

  addCompilingDesigns(program, "build", "compile and bundle a design for production, to dist/", [
    "trama build designs/shop",
    "trama build --url https://shop.example --source-maps",
  ])
    .option("--url <address>", "address of the published site, for its sitemap and canonical links", webAddress)
    .option("--env <name>", "public values from env/<name>.json; default: production")
    .option("--source-maps", "write source maps beside the scripts")
    .action(
      forDesigns(
        frame,
        async (own, design, options) => (await import("./commands/build.ts")).build(own, design, options),
        ({ url }) => url && "--url",
      ),
    );

  addServing(
    addCompiling(program, "dev", "work on a design: compile, bundle, serve and reload on every change", [
      "trama dev",
      "trama dev designs/shop --port 3000 --no-backend",
    ]).option("--no-backend", "do not start the embedded backend"),
  ).action(async (dir, options) => finish(await (await import("./commands/dev.ts")).dev(io, dir, options)));

  addServing(
    addForDesign(program, "serve", "serve the output of build, with security headers", [
      "trama serve designs/shop",
      "trama serve --backend --port 8080",
      "trama serve designs/shop --backend --data /tmp/large --demo 100k",
    ]).option("--backend", "start the embedded backend on the same address"),
  ).action(async (dir, options) => finish(await (await import("./commands/serve.ts")).serve(io, dir, options)));

  addForDesigns(program, "fmt", "put the files of a design into canonical order and layout", [
    "trama fmt",
    "trama fmt --check    fails when a file is not formatted",
  ])
    .option("--check", "write nothing; fail when a file is not formatted")
    .addOption(cacheOption())
    .action(
      forUnchangedDesigns(frame, "fmt", async (own, design, options) =>
        (await import("./commands/fmt.ts")).fmt(own, design, options),
      ),
    );

  addForDesigns(program, "migrate", "convert a design to the current format version", ["trama migrate"]).action(
    forDesigns(frame, async (own, design, options) =>
      (await import("./commands/migrate.ts")).migrate(own, design, options),
    ),
  );

  add(program, "diff", "list what changed between two designs, for a review", [
    "trama diff main",
    "trama diff origin/main HEAD --format markdown",
    "trama diff main:designs/shop designs/shop --fail-on risk    fails when a change has a risk mark",
    "trama diff main --format html --pictures > review.html    shows the changed pages before and after",
    "trama diff --all main    compares every design; new and removed ones are listed as such",
  ])
    .argument("[base]", "the design before: a folder with design.json, or a git revision such as `main`")
    .argument("[head]", "the design after; default: the working tree")
    .option("--all", "compare every design at or below the current folder with the same folder of the base")
    .option("--since <revision>", "the same for the designs that are affected by what changed since the base")
    .addOption(new Option("--format <format>", "output format").choices(["text", "json", "markdown", "html"]))
    .option("--build", "bundle both sides, and compare the scripts that each page loads")
    .option("--pictures", "render the changed pages of both sides with the demo data; needs --format html")
    .addOption(
      new Option("--fail-on <what>", "exit with 1 on any change, or on risk marks").choices(["change", "risk"]),
    )
    .option(
      "--approved <file>",
      "with --fail-on risk: accept a change whose hash is in this file, which the branch cannot write",
    )
    .action(async (base, head, options) => {
      const { diff, diffAll } = await import("./commands/diff.ts");
      const { all, since } = options;
      if (!all && since === undefined && base === undefined)
        throw new CallError(
          "`trama diff` needs a base",
          "name a folder with design.json, or a git revision: `trama diff main`",
        );
      finish(
        all || since !== undefined
          ? await diffAll(io, base, head, options, frame.failed)
          : await diff(io, base, head, options),
      );
    });

  addCompilingDesigns(program, "audit", "report what works but could be better, by rules beyond errors", [
    "trama audit",
    "trama audit --fix    repairs what can be repaired in one way only",
    "trama audit --baseline audit.json    reports only what is new since the baseline was written",
  ])
    .addOption(new Option("--fix", "repair findings where only one repair is possible").conflicts("baseline"))
    .option("--baseline <file>", "leave out the findings in this file")
    .option("--update-baseline", "write the findings to the baseline, and report none")
    .option("--no-database", "do not run the migrations, which the rules about policies and grants need")
    .action(
      forDesigns(
        frame,
        async (own, design, options) => (await import("./commands/audit.ts")).audit(own, design, options),
        ({ baseline }) => baseline && !baseline.includes("{design}") && "--baseline without `{design}` in its name",
      ),
    );

  addForDesign(program, "inspect", "write what is in a design, and what uses what, as one HTML page", [
    "trama inspect",
    "trama inspect designs/shop --out shop.html --build",
  ])
    .option("--out <file>", "the file to write; default: inspect.html")
    .option("--build", "bundle the design, and show the bytes of each page")
    .option("--no-database", "do not run the migrations, which the policies of tables need")
    .action(async (dir, options) => finish(await (await import("./commands/inspect.ts")).inspect(io, dir, options)));

  add(program, "where", "find the design of generated code, and the code of a design", [
    "trama where generated/shop/pages/home.tsx:42",
    "trama where designs/shop/pages/home.json:17",
    "trama where home#title    an element of a page, section or component, or a name of its own",
    "trama where price         a variable, collection, formula, workflow, group, class, page, section or component",
    "trama where formula:price",
  ])
    .argument("<place>", "a file with a line, a page with an element (`page#element`), or a name")
    .argument("[design]", "the folder with design.json, for a name; default: the nearest")
    .action(async (place, dir) => finish((await import("./commands/where.ts")).where(io, place, dir)));

  add(program, "merge", "merge two versions of a design file by structure, as a merge driver of git", [
    "trama merge base.json ours.json theirs.json",
    "git config merge.trama.driver 'npx trama merge %O %A %B %P'    with `*.json merge=trama` in .gitattributes",
  ])
    .argument("<base>", "the file before both changes: %O")
    .argument("<ours>", "our version, which the result replaces: %A")
    .argument("<theirs>", "the other version: %B")
    .argument("[path]", "the path of the file in the repository: %P; default: its `$schema` says what it is")
    .action(async (base, ours, theirs, path) =>
      finish(await (await import("./commands/merge.ts")).merge(io, { base, ours, theirs, path })),
    );

  add(program, "lsp", "a language server for design files, over stdin and stdout", ["trama lsp --stdio"])
    .option("--stdio", "use stdin and stdout; this is the default and the only transport")
    // The library of the server reads it from the arguments.
    .option("--clientProcessId <id>", "end soon after this process, the editor, has ended")
    .action(async () => finish(await (await import("./commands/lsp.ts")).lsp()));

  add(program, "explain", "explain a diagnostic", ["trama explain formula/unknown-name", "trama explain"])
    .argument("[code]", "the code of a diagnostic; without one, lists all codes")
    .addOption(new Option("--format <format>", "how to print it").choices(["pretty", "json"]).default("pretty"))
    .action(async (code, options) => finish((await import("./commands/explain.ts")).explain(io, code, options)));

  addForDesigns(program, "functions", "write the function that plugins need on Supabase", [
    "trama functions",
    "trama functions --check    fails when the function is not up to date",
  ])
    .option("--check", "write nothing; fail when the function is not up to date")
    .action(
      forDesigns(frame, async (own, design, options) =>
        (await import("./commands/functions.ts")).functions(own, design, options),
      ),
    );
  addForDesigns(program, "adopt", "read the functions and components of custom/ and write down their types", [
    "trama adopt",
    "trama adopt designs/shop",
  ]).action(forDesigns(frame, async (own, design) => (await import("./commands/adopt.ts")).adopt(own, design)));
  addForDesigns(program, "texts", "write the texts of a design for translators, and take translations back", [
    "trama texts                       writes texts/<language>.po in the design",
    "trama texts --import              takes the translations from there",
    "trama texts --import ~/Downloads/en.po",
    "trama texts --check               fails when the files do not match the design",
  ])
    .option("--import [files...]", "take translations from PO files into the design; default: those in texts/")
    .option("--check", "write nothing; fail when the files do not match the design")
    .option("--overwrite", "drop translations in the files that the design does not have")
    .action(
      forDesigns(
        frame,
        async (own, design, options) => (await import("./commands/texts.ts")).texts(own, design, options),
        ({ import: files }) => Array.isArray(files) && "--import with files",
      ),
    );
  addForDesigns(program, "tables", "read the tables of the database and write tables.json", [
    "trama tables",
    "trama tables --check    fails when tables.json is not up to date, and lists the differences",
    "trama tables --database-url postgres://postgres@db.example.supabase.co:5432/postgres",
  ])
    .option("--check", "write nothing; fail when tables.json is not up to date")
    .option("--database-url <url>", "read an existing database instead of the migrations: postgres://…")
    .action(
      forDesigns(frame, async (own, design, options) =>
        (await import("./commands/tables.ts")).tables(own, design, options),
      ),
    );
}

function add(program: Command, name: string, description: string, examples: readonly string[]): Command {
  const lines = examples.map((example) => `  ${example}\n`).join("");
  return program.command(name).description(description).addHelpText("after", `\nExamples:\n${lines}`);
}

/** Adds a command about one design or several: `forDesigns` is its action. */
function addForDesigns(program: Command, name: string, description: string, examples: readonly string[]): Command {
  return add(program, name, description, examples)
    .argument("[designs...]", "folders with design.json; default: the nearest, or the only one under designs/")
    .option("--all", "every design at or below the current folder")
    .option("--since <revision>", "of those, only the designs that are affected by what changed since a git revision");
}

/** Whether a command takes several designs. */
const takesSeveral = (command: Command): boolean => command.options.some(({ long }) => long === "--since");

/** Makes a command for one design, or for none, refuse several with a sentence that says which commands take them. */
function refuseSeveral(command: Command, several: readonly Command[]): void {
  const name = command.name();
  const isForDesign = command.registeredArguments.some((each) => each.name() === "design" && !each.required);
  const refusal = () =>
    new CallError(
      `\`trama ${name}\` ${isForDesign ? "works on one design" : "does not take several designs"}`,
      `these commands take several: ${several.map((each) => each.name()).join(", ")}`,
    );
  command
    .addOption(new Option("--all").hideHelp())
    .addOption(new Option("--since <revision>").hideHelp())
    .hook("preAction", () => {
      if (command.opts().all || command.opts().since !== undefined) throw refusal();
    });
  const [only] = command.registeredArguments;
  if (command.registeredArguments.length === 1 && only?.name() === "design")
    command.allowExcessArguments().hook("preAction", () => {
      if (command.args.length > 1) throw refusal();
    });
}

/** Options of a command that `addForDesigns` has added. */
interface SeveralDesigns {
  readonly all?: boolean;
  readonly since?: string;
  readonly format?: Format;
}

/**
 * Returns the action of a command for one design or several. `oneOnly` names an option, if it is given, that makes no
 * sense for several.
 */
function forDesigns(
  { io, finish, failed }: Frame,
  // biome-ignore lint/suspicious/noExplicitAny: the parser of arguments does not know the types of options.
  run: (io: Io, design: string | undefined, options: any) => number | Promise<number>,
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  oneOnly: (options: any) => string | false | undefined = () => undefined,
) {
  return async (names: readonly string[], options: SeveralDesigns, command: Command): Promise<void> => {
    const { all, since } = options;
    if (!all && since === undefined && names.length < 2) return finish(await run(io, names[0], options));
    if (all && names.length > 0) throw new CallError("`--all` is every design: leave out their names, or `--all`");
    const alone = oneOnly(options);
    if (alone) throw new CallError(`\`${alone}\` works on one design`, "name one, and leave out `--all` and `--since`");
    const { runInDesigns } = await import("./designs/run-in-designs.ts");
    const hasFormat = command.options.some(({ long }) => long === "--format");
    finish(
      await runInDesigns(io, { names, since, format: options.format, hasFormat }, failed, (own, design, format) =>
        run(own, design, { ...options, format }),
      ),
    );
  };
}

/** The same for a command that prints its last result again while nothing has changed. */
const forUnchangedDesigns = (
  frame: Frame,
  command: CachedCommand,
  run: Parameters<typeof forDesigns>[1],
  oneOnly?: Parameters<typeof forDesigns>[2],
) =>
  forDesigns(
    frame,
    async (io, design, options) => {
      const { unlessUnchanged } = await import("./cache/unchanged.ts");
      return unlessUnchanged(io, { command, design, options }, (hearing) => run(hearing, design, options));
    },
    oneOnly,
  );

function addForDesign(program: Command, name: string, description: string, examples: readonly string[]): Command {
  return add(program, name, description, examples).argument(
    "[design]",
    "the folder with design.json; default: the nearest, or the only one under designs/",
  );
}

const addCompiling = (...args: Parameters<typeof addForDesign>): Command => withDiagnostics(addForDesign(...args));
const addCompilingDesigns = (...args: Parameters<typeof addForDesigns>): Command =>
  withDiagnostics(addForDesigns(...args));

function withDiagnostics(command: Command): Command {
  return command
    .addOption(new Option("--format <format>", "output format of diagnostics").choices(formats))
    .option("--max-warnings <count>", "fail when there are more warnings than this", wholeNumber);
}

const cacheOption = () => new Option("--no-cache", "do all the work again; keep no result");

const statsOption = () => new Option("--stats", "print sizes, phase times and memory on stderr");

function addServing(command: Command): Command {
  return command
    .option("--port <number>", "the port to listen on; 0 picks a free one", portNumber)
    .option("--host <address>", "the address to listen on; default: this machine only")
    .option("--allow-host <names...>", "more host names that requests may use")
    .option(
      "--env <name>",
      "public values from env/<name>.json; default: development, or production for serve without --backend",
    )
    .option("--data <folder>", "where the embedded backend keeps its data")
    .option("--reset", "delete the rows and files of the embedded backend first")
    .option("--database-url <url>", "use a PostgreSQL server instead of the embedded database: postgres://…")
    .option("--memory", "delete the data of the embedded backend at the end")
    .option("--demo [size]", "fill a new database with demo rows up to today, in a size that the design names");
}

function wholeNumber(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  throw new InvalidArgumentError("It must be a whole number.");
}

function portNumber(text: string): number {
  const port = wholeNumber(text);
  if (port <= 65_535) return port;
  throw new InvalidArgumentError("It must be at most 65535.");
}

function webAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === "https:" || url?.protocol === "http:") return url.href.replace(/\/$/, "");
  throw new InvalidArgumentError("It must be an address that starts with https:// or http://.");
}

function exitCodeOf(error: unknown, args: readonly string[], io: Io): ExitCode {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  const wrongCall = error instanceof CallError ? error : missingPackage(error);
  if (wrongCall) {
    io.err(toldCall(wrongCall));
    return 2;
  }
  if (error instanceof ReadError || isFromSystem(error)) {
    io.err(`error: ${error.message}\n`);
    return 1;
  }
  const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
  io.err(`this is a bug of trama, not of your design: ${told}\n${reproduceLine(args, io)}`);
  return 70;
}

/** Failures of system calls that the tool caused itself: it named a file that it had not looked for, or a wrong handle. */
const ownFaults = new Set(["EBADF", "EEXIST", "EFAULT", "EINVAL", "ENOENT", "ENOTEMPTY"]);

/** Whether the machine refused something: a full disk, a quota, a limit, a right. */
const isFromSystem = (error: unknown): error is Error =>
  error instanceof Error && "syscall" in error && !ownFaults.has(codeOf(error) ?? "");

/** Removes the password from an address: it must not end up in a bug report. */
const withoutPassword = (argument: string): string => argument.replace(/(\w+:\/\/[^:@/]*):.*@/, "$1:…@");

function reproduceLine(args: readonly string[], io: Io): string {
  const quoted = args
    .map(withoutPassword)
    .map((each) => (/^[\w./:=@-]+$/.test(each) ? each : `'${each.replaceAll("'", "'\\''")}'`));
  const versions = `trama ${manifest.version}, node ${process.version}, ${process.platform}`;
  return `to reproduce (${versions}):\n  cd ${io.cwd} && trama ${quoted.join(" ")}\n`;
}

/** Whether this file was started as a program rather than imported by a test. */
function isProgram(): boolean {
  const started = process.argv[1];
  return started !== undefined && realpathSync(started) === fileURLToPath(import.meta.url);
}

if (isProgram()) {
  // A reader that closes early, such as `head`, does not cause an error.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE") process.exit(0);
    throw error;
  });
  const args = process.argv.slice(2);
  setOptimizer(args);
  process.exitCode = await main(args, processIo());
}
