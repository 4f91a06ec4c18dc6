import { BackendProblem } from "../problem.ts";
import { type Catalogue, readCatalogue } from "./catalogue.ts";
import { openDatabase, prepareFor } from "./database.ts";
import type { DatabaseSource, Migration } from "./database-source.ts";
import type { Database } from "./engine/connection.ts";
import { extensionsFor } from "./engine/extensions.ts";
import { migrate, migrationsIn } from "./migrations.ts";
import { standInsFor } from "./stand-ins.ts";
import { tryRows } from "./tried-rows.ts";

interface File {
  readonly path: string;
  readonly sql: string;
}

/** The names of two versions of migrations, for messages. */
export interface SideNames {
  readonly base: string;
  readonly head: string;
}

/**
 * Run two versions of migrations in memory, and read what both databases have.
 *
 * Both get the stand-ins of extensions that either needs, so these do not differ. When one version only adds
 * migrations to the other, they run in the same database. Rejects with a `BackendProblem` when a migration fails.
 */
export async function readBothSides(
  baseFiles: readonly File[],
  headFiles: readonly File[],
  names: SideNames,
): Promise<readonly [base: Catalogue, head: Catalogue]> {
  const [base, head] = [
    await named(names.base, async () => migrationsIn(baseFiles)),
    await named(names.head, async () => migrationsIn(headFiles)),
  ];
  const all = scriptsOf([...base, ...head]);
  const isTried = mayChangeAccess(base, head);
  const first = await named(names.base, () => openDatabase(sourceOf(base), undefined));
  let was: Catalogue;
  try {
    const runnable = await prepareFor(first, all, scriptsOf(base));
    was = [...(await catalogueOf(first, isTried)), ...standInsOf(base)];
    if (await continues(base, head)) {
      await named(names.head, () => migrate(first.driver, head, runnable));
      return [was, [...(await catalogueOf(first, isTried)), ...standInsOf(head)]];
    }
  } finally {
    await first.close();
  }
  return [was, await named(names.head, () => readAlone(head, all, isTried))];
}

async function readAlone(migrations: readonly Migration[], all: string, isTried: boolean): Promise<Catalogue> {
  const database = await openDatabase(sourceOf(migrations), undefined);
  try {
    await prepareFor(database, all, scriptsOf(migrations));
    return [...(await catalogueOf(database, isTried)), ...standInsOf(migrations)];
  } finally {
    await database.close();
  }
}

/** Starts the message of a failure with the name of its side. */
async function named<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof BackendProblem ? new BackendProblem(`${name}: ${error.message}`) : error;
  }
}

const sourceOf = (migrations: readonly Migration[]): DatabaseSource => ({ migrations, seed: "" });

const scriptsOf = (migrations: readonly Migration[]): string => migrations.map(({ sql }) => sql).join("\n");

/** The extensions with stand-ins that a side asks for; both databases have the stand-ins of either. */
const standInsOf = (migrations: readonly Migration[]): Catalogue =>
  standInsFor(scriptsOf(migrations)).map(({ name }) => ({
    kind: "extension",
    unit: `extension ${name}`,
    part: "",
    properties: {},
  }));

/** Reads what a database has, and if its access may differ from the other side, tries which rows people get at. */
const catalogueOf = async ({ driver }: Database, isTried: boolean): Promise<Catalogue> => [
  ...(await readCatalogue({ query: async <Row extends object>(sql: string) => (await driver.query<Row>(sql)).rows })),
  ...(isTried ? await tryRows(driver) : []),
];

/** Whether the migrations that only one side has may change who gets at which rows. */
function mayChangeAccess(base: readonly Migration[], head: readonly Migration[]): boolean {
  const without = (others: readonly Migration[]) => {
    const known = new Set(others.map(({ sql }) => sql));
    return ({ sql }: Migration): boolean => !known.has(sql);
  };
  return [...base.filter(without(head)), ...head.filter(without(base))].some(({ sql }) =>
    /\b(?:policy|grant|revoke|security|function|procedure|role|owner|execute|privileges)\b/i.test(sql),
  );
}

/** Whether a database of the base can run what the head adds: it is at the end, and needs no other extensions. */
async function continues(base: readonly Migration[], head: readonly Migration[]): Promise<boolean> {
  if (!base.every(({ version, sql }, index) => head[index]?.version === version && head[index].sql === sql))
    return false;
  const [was, is] = await Promise.all([extensionsFor(scriptsOf(base)), extensionsFor(scriptsOf(head))]);
  return Object.keys(is).every((name) => Object.hasOwn(was, name));
}
