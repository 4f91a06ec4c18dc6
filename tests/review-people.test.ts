import { expect, test } from "vitest";
import { compareDesigns } from "../cli/review/compare/review.ts";
import { readSide } from "../cli/review/read-side.ts";
import { peopleRows } from "../cli/review/render/people-words.ts";
import { plain } from "../cli/review/render/words.ts";

// What each kind of person gets of a page, before and after single changes of one small design.

const button = (id: string, more: object) => ({ id, type: "button", props: { text: id }, ...more });
const base = {
  "design.json": {
    formatVersion: 1,
    name: "shop",
    title: "Shop",
    languages: ["en"],
    pages: { home: "home", login: "sign-in" },
    groups: {
      staff: { name: "Staff", roles: [] },
      owners: { name: "Owners", roles: ["owner"] },
      auditors: { name: "Auditors", roles: ["owner", "auditor"] },
    },
    auth: { login: "auth/login", me: "auth/me", roles: { key: "jobs", field: "code", ids: { boss: "owner" } } },
  },
  "variables.json": { variables: { rights: { type: "object", default: null }, row: { type: "string" } } },
  "formulas.json": {
    formulas: {
      isOwner: { formula: "some(auth.user.jobs, job => job.code == 'boss')" },
      isAuditor: {
        formula: "contains(map(auth.user.jobs, 'code'), params.code)",
        params: [{ id: "code", type: "text" }],
      },
      mayEdit: { formula: "formulas.isOwner() || variables.rights.permitted == true" },
    },
  },
  "workflows.json": {
    workflows: {
      remove: {
        steps: [
          {
            action: "if",
            condition: { formula: "formulas.isOwner()" },
            then: [
              { action: "supabase.delete", table: "orders", match: { id: { formula: "variables.row" } }, single: true },
            ],
            else: [{ action: "openPopup", popup: "request", with: { isOpen: true } }],
          },
        ],
      },
      archive: {
        steps: [
          { action: "stopUnless", condition: { formula: "formulas.isAuditor('auditor')" } },
          {
            action: "supabase.update",
            table: "orders",
            match: { id: { formula: "variables.row" } },
            data: { old: true },
          },
        ],
      },
    },
  },
  "components/request.json": {
    id: "request",
    kind: "popup",
    props: { isOpen: { type: "boolean" } },
    children: [
      button("ask", {
        if: { formula: "props.isOpen && auth.isAuthenticated" },
        on: { click: { steps: [{ action: "supabase.insert", table: "requests", data: {} }] } },
      }),
    ],
  },
  "components/tools.json": {
    id: "tools",
    props: { canExport: { type: "boolean" } },
    children: [button("share", { if: { formula: "props.canExport" } })],
  },
  "pages/sign-in.json": { id: "sign-in", path: "sign-in", title: "Sign in", sections: [] },
  "pages/home.json": {
    id: "home",
    path: "",
    title: "Home",
    groups: ["staff"],
    sections: [
      {
        id: "body",
        children: [
          {
            id: "bar",
            type: "flexbox",
            if: { formula: "formulas.mayEdit()" },
            children: [button("remove", { on: { click: { run: "remove" } } }), button("rename", {})],
          },
          {
            id: "archive",
            type: "button",
            props: { text: "Archive", disabled: { formula: "!formulas.isOwner()" } },
            on: { click: { run: "archive" } },
          },
          {
            id: "tools",
            type: "component",
            component: "tools",
            props: { canExport: { formula: "formulas.isOwner()" } },
          },
          { id: "clear", type: "button", props: { text: "Clear" }, if: { formula: "variables.row != ''" } },
        ],
      },
    ],
  },
};
type Path = keyof typeof base;

/** The rows of a review of one replacement in the text of one file. */
function rowsOf(path: Path, from: string, to: string): readonly string[] {
  const sideOf = (isAfter: boolean) => {
    const files = Object.entries(base).map(([each, json]) => {
      const text = JSON.stringify(json);
      if (isAfter && each === path && text.split(from).length !== 2) throw new Error(`not once in ${path}: ${from}`);
      return { path: each, bytes: Buffer.from(isAfter && each === path ? text.replace(from, () => to) : text) };
    });
    const { side, errors } = readSide({ shown: "shop", folder: "shop", files, others: new Map() });
    expect(errors.map(({ code, message }) => `${code}: ${message}`)).toEqual([]);
    return side;
  };
  return peopleRows(compareDesigns(sideOf(false), sideOf(true)).people()).map(
    ({ page, people, opens, shows, writes }) =>
      [page, people, opens, ...shows.map((each) => ["sees ", ...each]), ...writes.map((each) => ["writes ", ...each])]
        .map((each) => (typeof each === "string" ? each : plain(each)))
        .join("; "),
  );
}

test.each<[what: string, path: Path, from: string, to: string, rows: readonly string[]]>([
  [
    "a page without groups, with the writes that it adds",
    "pages/home.json",
    '"groups":["staff"],',
    "",
    ["Home; signed out; no → yes"],
  ],
  [
    "a page for a group",
    "pages/home.json",
    '"staff"',
    '"auditors"',
    ["Home; signed in, Owners and role `auditor`; yes → no"],
  ],
  [
    "a condition that only asks for a session",
    "pages/home.json",
    "formulas.mayEdit()",
    "auth.isAuthenticated",
    [
      "Home; signed in and role `auditor`; yes; sees Bar: if `formulas.mayEdit()` → yes; writes `supabase.insert requests`: if `formulas.mayEdit()` → yes",
    ],
  ],
  [
    "a condition about a property, as its instance passes it",
    "pages/home.json",
    '"canExport":{"formula":"formulas.isOwner()"}',
    '"canExport":true',
    ["Home; signed in and role `auditor`; yes; sees Share: no → yes"],
  ],
  [
    "a role in a formula that a condition calls",
    "formulas.json",
    "job.code == 'boss'",
    "job.code == 'auditor'",
    [
      "Home; signed in; yes; sees Bar: if `formulas.mayEdit()`, which depends on something else now; writes `supabase.insert requests`: if `formulas.mayEdit()`, which depends on something else now",
      "Home; Owners; yes; sees Bar: yes → if `formulas.mayEdit()`; sees Ask: no → yes; sees Share: yes → no; writes `supabase.delete orders`: yes → no; writes `supabase.insert requests`: no → if `formulas.mayEdit()`",
      "Home; role `auditor`; yes; sees Bar: if `formulas.mayEdit()` → yes; sees Ask: yes → no; sees Share: no → yes; writes `supabase.delete orders`: no → yes; writes `supabase.insert requests`: if `formulas.mayEdit()` → no; writes `supabase.update orders`: no → yes",
    ],
  ],
  [
    "a button that is no longer disabled",
    "pages/home.json",
    '"disabled":{"formula":"!formulas.isOwner()"}',
    '"disabled":false',
    ["Home; role `auditor`; yes; writes `supabase.update orders`: no → yes"],
  ],
  [
    "a step without the condition before it",
    "workflows.json",
    '{"action":"stopUnless","condition":{"formula":"formulas.isAuditor(\'auditor\')"}},',
    "",
    ["Home; Owners; yes; writes `supabase.update orders`: no → yes"],
  ],
  [
    "a branch for everybody, also in the popup that the other branch opens",
    "workflows.json",
    "formulas.isOwner()",
    "variables.row != ''",
    [
      "Home; signed in and role `auditor`; yes; writes `supabase.delete orders`: no → if `formulas.mayEdit()`",
      "Home; Owners and Auditors; yes; sees Ask: no → yes; writes `supabase.insert requests`: no → yes",
    ],
  ],
  ["a condition about data", "pages/home.json", "variables.row != ''", "variables.row == ''", []],
])("%s", (_, path, from, to, rows) => {
  expect(rowsOf(path, from, to)).toEqual(rows);
});
