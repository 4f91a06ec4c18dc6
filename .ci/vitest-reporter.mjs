// Leaves what a test run found where `npm test` reads it: how many passed and failed, and which ones failed.
import { writeFileSync } from "node:fs";
import { relative } from "node:path";

export default class Summary {
  onTestRunEnd(modules, errors) {
    const summary = { passed: 0, failed: errors.length, failures: [] };
    for (const module of modules) {
      const file = relative(process.cwd(), module.moduleId).replaceAll("\\", "/");
      const project = module.project.name;
      // A file that did not load has no tests of its own: the file is what failed.
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

/** The name as `--testNamePattern` compares it: those of the suites around it, then its own. */
function nameOf(test) {
  const names = [test.name];
  for (let parent = test.parent; parent.type === "suite"; parent = parent.parent) names.unshift(parent.name);
  return names.join(" ");
}

const firstLine = (error) => String(error?.message ?? error ?? "").split("\n")[0];
