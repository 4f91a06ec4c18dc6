// Leaves the counts of a test run where `npm test` finds them, so that it can end with one line that says them.
import { writeFileSync } from "node:fs";

export default class Counts {
  onTestRunEnd(modules, errors) {
    const counts = { passed: 0, failed: errors.length };
    for (const module of modules) {
      if (module.errors().length > 0) counts.failed++;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === "passed") counts.passed++;
        if (state === "failed") counts.failed++;
      }
    }
    if (process.env.TRAMA_TEST_SUMMARY) writeFileSync(process.env.TRAMA_TEST_SUMMARY, JSON.stringify(counts));
    else console.log(`${counts.passed} passed, ${counts.failed} failed`);
  }
}
