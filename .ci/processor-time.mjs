// Processor time, from Linux's /proc: what a run costs, whatever else the machine does.
import { readdirSync, readFileSync } from "node:fs";

/** The unit of the kernel's counts: USER_HZ of Linux, whatever its own clock. */
const ticksPerSecond = 100;

/**
 * Counts the processor time of this process and of all its descendants.
 *
 * The kernel adds the time of an ended process to the one that waited for it, and forgets it if no process
 * waits, as with Chromium's renderers. So what a process had used is noted while it runs, as often as `read` is called.
 */
export class ProcessorTime {
  #ticks = 0;
  #known = new Map();
  /** The numbers of foreign processes, which are not read again. */
  #foreign = new Set();

  /** Returns the seconds since the process began; undefined without /proc. */
  read() {
    const found = this.#readStats();
    if (found === undefined) return undefined;
    const isOwn = (one) =>
      one !== undefined && (one.pid === process.pid || this.#known.has(one.id) || isOwn(found.get(one.parent)));
    const now = new Map();
    for (const one of found.values())
      if (isOwn(one)) now.set(one.id, one);
      else this.#foreign.add(one.pid);
    const gone = [...this.#known.values()].filter(({ id }) => !now.has(id));
    const notedBelow = (pid) =>
      gone
        .filter(({ parent }) => parent === pid)
        .reduce((sum, one) => sum + one.own + one.ended + notedBelow(one.pid), 0);
    for (const [id, { pid, own, ended }] of now) {
      const last = this.#known.get(id) ?? { own: 0, ended: 0 };
      this.#ticks += own - last.own + Math.max(0, ended - last.ended - notedBelow(pid));
    }
    this.#known = now;
    return this.#ticks / ticksPerSecond;
  }

  #readStats() {
    try {
      const pids = new Set(
        readdirSync("/proc")
          .map(Number)
          .filter((pid) => pid > 0),
      );
      // A number is used again for another process.
      for (const pid of this.#foreign) if (!pids.has(pid)) this.#foreign.delete(pid);
      const read = [...pids].filter((pid) => !this.#foreign.has(pid)).flatMap((pid) => readStat(pid) ?? []);
      return new Map(read.map((one) => [one.pid, one]));
    } catch {
      return undefined;
    }
  }
}

/** No file of tests may take longer, in seconds. */
const mostOfAFile = 30;

/**
 * The lines on the processor time of a run: the whole in seconds, the parts by project, and the files that take too
 * long. Empty where it is unknown.
 */
export function processorTimeBlock(seconds, files) {
  if (seconds === undefined) return "";
  const projects = [...new Set(files.map(({ project }) => project))].map((project) => {
    const own = files.filter((one) => one.project === project);
    return `${project} ${Math.round(own.reduce((sum, one) => sum + one.processorTime, 0))}`;
  });
  const long = files
    .filter(({ processorTime }) => processorTime > mostOfAFile)
    .sort((a, b) => b.processorTime - a.processorTime)
    .map(({ file, processorTime }) => `  ${file}: ${Math.round(processorTime)} s, over ${mostOfAFile}\n`);
  const parts = projects.length > 0 ? ` (${projects.join(", ")})` : "";
  return `\nprocessor time: ${Math.round(seconds)} s${parts}\n${long.join("")}`;
}

/** Returns the counts of a process in ticks: its own, and what ended processes that it waited for had used. */
function readStat(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name of the program is in parentheses and may contain any character.
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    const [user, system, endedUser, endedSystem] = fields.slice(11, 15).map(Number);
    return {
      pid,
      // A number is used again; the time at which a process began makes it unique.
      id: `${pid} ${fields[19]}`,
      parent: Number(fields[1]),
      own: user + system,
      ended: endedUser + endedSystem,
    };
  } catch {
    return undefined;
  }
}
