import { describe, expect, test } from "vitest";
import { audit } from "../cli/audit/audit.ts";
import { factsOf } from "../cli/audit/facts.ts";
import { fixedText } from "../cli/audit/fix.ts";
import { explainRule, ruleOf, rules } from "../cli/audit/rules.ts";
import type { InputFile } from "../compiler/1-load/load.ts";
import { load } from "../compiler/1-load/load.ts";
import { validate } from "../compiler/2-validate/validate.ts";
import { designs } from "./all-designs.ts";
import { compileFiles } from "./designs.ts";
import { designsOf, plainWorld } from "./explanation-designs.ts";

const jsonOf = (files: readonly InputFile[]) => files.filter(({ path }) => path.endsWith(".json"));

const found = (files: readonly InputFile[]) => audit(factsOf(compileFiles(jsonOf(files)).phases, undefined));

const toldIn = (files: readonly InputFile[]) =>
  found(files).map(({ diagnostic: { code, place, message } }) => `${place.file.path} ${code}: ${message}`);

/** Rules whose examples are SQL or functions: tests/backend/audit.test.ts and tests/audit-functions.test.ts have them. */
const isCode = (code: string): boolean => /```(?:sql|ts)/.test(explainRule(ruleOf(code) ?? raise(code)));

function raise(code: string): never {
  throw new Error(`no rule ${code}`);
}

describe("the wrong example of a rule has a finding, the right one has none", () => {
  test.each(rules.map(({ code }) => code).filter((code) => !isCode(code)))("%s", (code) => {
    const { wrong, right } = designsOf(code, explainRule(ruleOf(code) ?? raise(code)));
    const count = (files: readonly InputFile[]) => found(files).filter((each) => each.rule.code === code).length;
    const usual = count(plainWorld());
    expect(count(wrong), toldIn(wrong).join("\n")).toBeGreaterThan(usual);
    expect(count(right), toldIn(right).join("\n")).toBeLessThanOrEqual(usual);
  });
});

test("at least sixty rules, each with a code of its own and an example of both", () => {
  expect(new Set(rules.map(({ code }) => code)).size).toBe(rules.length);
  expect(rules.length).toBeGreaterThanOrEqual(60);
});

test.each(designs.map(({ name }) => name))("nothing is found in %s", (name) => {
  expect(toldIn(designs.find((each) => each.name === name)?.files ?? [])).toEqual([]);
});

describe("--fix", () => {
  const fixable = rules
    .map(({ code }) => code)
    .filter((code) => {
      if (isCode(code)) return false;
      const { wrong } = designsOf(code, explainRule(ruleOf(code) ?? raise(code)));
      return found(wrong).some(({ rule, fix }) => rule.code === code && fix);
    });

  test.each(fixable)("repairs what %s finds", (code) => {
    const { wrong } = designsOf(code, explainRule(ruleOf(code) ?? raise(code)));
    const before = found(wrong);
    const fixes = before.flatMap(({ rule, fix }) => (rule.code === code && fix ? [fix] : []));
    const repaired = wrong.map((file) => {
      const own = fixes.filter(({ place }) => place.file.path === file.path);
      const [first] = own;
      return first ? { ...file, bytes: new TextEncoder().encode(fixedText(first.place.file, own)) } : file;
    });
    expect(found(repaired).filter(({ rule }) => rule.code === code)).toEqual([]);
    expect(validate(load(jsonOf(repaired))).diagnostics).toEqual([]);
  });

  test("some rules repair", () => expect(fixable.length).toBeGreaterThanOrEqual(10));
});
