// Writes the results of a test run to the file that `npm test` reads: how many passed and failed, which failed, and the
// processor time of each file.
import { writeFileSync } from "node:fs";
import { relative } from "node:path";

export default class Summary {
  onTestRunEnd(modules, errors) {
    const summary = { passed: 0, failed: errors.length, failures: [], files: [] };
    for (const module of modules) {
      const file = relative(process.cwd(), module.moduleId).replaceAll("\\", "/");
      const project = module.project.name;
      const { processorTime } = module.meta();
      if (processorTime !== undefined) summary.files.push({ project, file, processorTime });
      // A file that did not load has no tests, so the file itself counts as the failure.
      if (module.errors().length > 0) {
        summary.failed++;
        summary.failures.push({ project, file, name: "", error: firstLine(module.errors()[0]) });
      }
      for (const test of module.children.allTests()) {
        const { state, errors: found } = test.result();
        if (state === "passed") summary.passed++;
        if (state !== "failed") continue;
        summary.failed++;
        summary.failures.push({ project, file, name: nameOf(test), error: firstLine(found?.[0]) });
      }
    }
    if (process.env.TRAMA_TEST_SUMMARY) writeFileSync(process.env.TRAMA_TEST_SUMMARY, JSON.stringify(summary));
    else console.log(`${summary.passed} passed, ${summary.failed} failed`);
  }
}

/** The name that `--testNamePattern` matches: the names of the enclosing suites, then the test's own. */
function nameOf(test) {
  const names = [test.name];
  for (let parent = test.parent; parent.type === "suite"; parent = parent.parent) names.unshift(parent.name);
  return names.join(" ");
}

const firstLine = (error) => String(error?.message ?? error ?? "").split("\n")[0];
