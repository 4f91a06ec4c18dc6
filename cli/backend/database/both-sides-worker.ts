import { parentPort, workerData } from "node:worker_threads";
import { BackendProblem } from "../problem.ts";
import { readBothSides } from "./both-sides.ts";
import type { Catalogue } from "./catalogue.ts";

/** The arguments of `readBothSides`. */
export type BothSidesTask = Parameters<typeof readBothSides>;

/** What both databases have, or why a migration failed. */
export type BothSidesAnswer =
  | { readonly catalogues: readonly [base: Catalogue, head: Catalogue] }
  | { readonly problem: string };

const task: BothSidesTask = workerData;

async function answer(): Promise<BothSidesAnswer> {
  try {
    return { catalogues: await readBothSides(...task) };
  } catch (error) {
    if (error instanceof BackendProblem) return { problem: error.message };
    throw error;
  }
}

parentPort?.postMessage(await answer());
