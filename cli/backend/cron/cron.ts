import type { Database } from "../database/engine/connection.ts";
import type { Queue } from "../database/engine/queue.ts";
import { report } from "../report.ts";
import { nextRun, readSchedule } from "./schedule.ts";
import { jobsChannel } from "./schema.ts";

/** The time and a timer; the timer returns a function that cancels it. */
export interface Clock {
  now(): number;
  after(ms: number, run: () => void): () => void;
}

/** Running scheduled jobs. */
export interface Cron {
  close(): void;
}

interface Job {
  readonly jobid: number;
  readonly schedule: string;
  readonly command: string;
  readonly username: string;
  readonly jobname: string | null;
}

/** How many runs of each job are kept. */
const keptRunCount = 100;

/** Node runs a timer with a longer delay at once. */
const longestMs = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: Date.now,
  after(ms, run) {
    const timer = setTimeout(run, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};

/**
 * Run the jobs of `cron.job` at their times, in UTC as on Supabase, and record each run in `cron.job_run_details`.
 *
 * A job runs as the role that scheduled it, when the database is free. Runs that were due while the backend was stopped
 * are not made up for. A database without the schema `cron` has no jobs and no timer.
 */
export async function startCron(database: Database, serial: Queue, clock: Clock = systemClock): Promise<Cron> {
  const { driver } = database;
  const { rows } = await driver.query("select where to_regclass('cron.job') is not null");
  if (rows.length === 0) {
    return { close: () => undefined };
  }
  const due = new Map<number, { readonly job: Job; readonly key: string; readonly atMs: number }>();
  const refused = new Set<string>();
  let cancel = (): void => undefined;
  let isClosed = false;

  const plan = (job: Job, key: string, afterMs: number): void => {
    const schedule = readSchedule(job.schedule);
    const atMs = schedule && nextRun(schedule, afterMs);
    if (atMs !== undefined) {
      due.set(job.jobid, { job, key, atMs });
    } else if (!refused.has(key)) {
      refused.add(key);
      report(`cron: the job ${job.jobname ?? job.jobid} never runs: its schedule is "${job.schedule}"`);
    }
  };
  const wait = (): void => {
    cancel();
    if (isClosed || due.size === 0) {
      return;
    }
    const nextMs = Math.min(...[...due.values()].map(({ atMs }) => atMs));
    cancel = clock.after(Math.min(Math.max(nextMs - clock.now(), 0), longestMs), runDue);
  };
  const readJobs = async (): Promise<void> => {
    const { rows: jobs } = await driver.query<Job>(
      "select jobid, schedule, command, username, jobname from cron.job where active order by jobid",
    );
    const known = new Map(due);
    due.clear();
    for (const job of jobs) {
      const key = JSON.stringify(job);
      const planned = known.get(job.jobid);
      if (planned?.key === key) due.set(job.jobid, planned);
      else plan(job, key, clock.now());
    }
    wait();
  };
  const runDue = (): void => {
    const nowMs = clock.now();
    for (const { job, key, atMs } of [...due.values()]) {
      if (atMs > nowMs) continue;
      due.delete(job.jobid);
      // Scheduled again when it ends: a job never runs twice at the same time.
      void quietly(serial(() => runJob(driver, job))).then(() => {
        if (!isClosed) plan(job, key, clock.now());
        wait();
      });
    }
    wait();
  };
  const quietly = (task: Promise<void>): Promise<void> =>
    task.catch((error: unknown) => {
      if (!isClosed) report("cron:", error);
    });
  await driver.listen(jobsChannel, () => void quietly(serial(readJobs)));
  await readJobs();
  return {
    close() {
      isClosed = true;
      cancel();
    },
  };
}

async function runJob(driver: Database["driver"], job: Job): Promise<void> {
  // It may have been unscheduled while it waited for the database.
  const { rows } = await driver.query<{ runid: number }>(
    `insert into cron.job_run_details (jobid, database, username, command, status, start_time)
     select jobid, database, username, command, 'running', clock_timestamp() from cron.job where jobid = $1 and active
     returning runid`,
    [job.jobid],
  );
  const [run] = rows;
  if (!run) {
    return;
  }
  const [status, message] = await outcomeOf(driver, job);
  await driver.query(
    "update cron.job_run_details set status = $2, return_message = $3, end_time = clock_timestamp() where runid = $1",
    [run.runid, status, message],
  );
  await driver.query(
    `delete from cron.job_run_details where jobid = $1 and runid <= (
       select runid from cron.job_run_details where jobid = $1 order by runid desc offset $2 limit 1)`,
    [job.jobid, keptRunCount],
  );
}

async function outcomeOf(
  driver: Database["driver"],
  { command, username }: Job,
): Promise<readonly ["succeeded" | "failed", string]> {
  try {
    await driver.transaction(async (transaction) => {
      await transaction.query("select set_config('role', $1, true)", [username]);
      await transaction.exec(command);
    });
    return ["succeeded", ""];
  } catch (error) {
    return ["failed", error instanceof Error ? error.message : String(error)];
  }
}
