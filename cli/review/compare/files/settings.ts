import { parse } from "smol-toml";
import { isObject, recordOf } from "../../../json.ts";
import type { Line, RiskKind } from "../../change.ts";
import { code, type Words, words } from "../../render/words.ts";

/** A file that cannot be read is not compared. */
const unreadable: Line = { words: words`cannot be read, so it is not compared`, risks: ["not-compared"] };

/** Returns the values of nested objects by their way: `auth.email.enable_signup`. */
function leaves(value: unknown, way = ""): readonly (readonly [way: string, value: unknown])[] {
  if (!isObject(value) || Object.keys(value).length === 0) return way === "" ? [] : [[way, value]];
  return Object.entries(value).flatMap(([name, member]) => leaves(member, way === "" ? name : `${way}.${name}`));
}

const read = (text: string | undefined): ReadonlyMap<string, unknown> => new Map(leaves(parse(text ?? "")));

/** What applies without a setting. */
const defaults: readonly (readonly [way: RegExp, value: unknown])[] = [
  [/\.verify_jwt$/, true],
  [/^auth\.minimum_password_length$/, 6],
  [/^auth\.jwt_expiry$/, 3600],
  [/^auth(?:\.email)?\.enable_signup$/, true],
  [
    /\.(?:enable_confirmations|enable_anonymous_sign_ins|enable_manual_linking|skip_nonce_check|secure_password_change)$/,
    false,
  ],
  [/^auth\.(?:enable_refresh_token_rotation|enabled)$/, true],
  [/^auth\.email\.double_confirm_changes$/, true],
  [/^auth\.external\.\w+\.enabled$/, false],
  [/^(?:api|storage|realtime)\.enabled$/, true],
];

/** Settings that are stronger when they are higher, lower, on or off; other changes of these sections are marked both ways. */
const stronger: readonly (readonly [way: RegExp, isStronger: (was: unknown, is: unknown) => boolean])[] = [
  [/^auth\.minimum_password_length$|_length$/, (was, is) => Number(is) >= Number(was)],
  [
    /^auth\.(?:jwt_expiry|rate_limit\.\w+|email\.otp_expiry|sms\.otp_expiry)$|^api\.max_rows$/,
    (was, is) => Number(is) <= Number(was),
  ],
  [
    /\.(?:verify_jwt|enable_confirmations|double_confirm_changes|secure_password_change|enable_refresh_token_rotation|verify_enabled|enroll_enabled)$|captcha\.enabled$/,
    (_, is) => is === true,
  ],
  [
    /\.(?:enable_anonymous_sign_ins|enable_signup|enable_manual_linking|skip_nonce_check)$|^auth\.(?:external|web3)\.\w+\.enabled$/,
    (_, is) => is === false,
  ],
  [
    /^auth\.additional_redirect_urls$|^api\.(?:schemas|extra_search_path)$/,
    (was, is) => Array.isArray(is) && Array.isArray(was) && is.every((each) => was.includes(each)),
  ],
];

/** Sections whose settings decide who gets in, and to what. */
const guarding = /^(?:auth|api|functions|storage|realtime|edge_runtime)\./;
/** Settings without a say in that. */
const harmless =
  /^(?:storage\.(?:file_size_limit|image_transformation\..*)|api\.(?:port|tls\..*)|auth\.email\.(?:template|smtp)\..*|functions\.\w+\.(?:static_files))$/;

/** Compares `supabase/config.toml`. */
export function compareConfig(base: string | undefined, head: string | undefined): readonly Line[] {
  try {
    return changesOf(read(base), read(head));
  } catch {
    return [unreadable];
  }
}

function changesOf(was: ReadonlyMap<string, unknown>, is: ReadonlyMap<string, unknown>): readonly Line[] {
  return [...new Set([...is.keys(), ...was.keys()])].sort().flatMap((way): readonly Line[] => {
    const usual = defaults.find(([pattern]) => pattern.test(way))?.[1];
    const [from, to] = [was.get(way) ?? usual, is.get(way) ?? usual];
    const [before, after] = [JSON.stringify(from) ?? "none", JSON.stringify(to) ?? "none"];
    if (before === after) return [];
    return [
      {
        words: words`${code(way)}: ${code(before)} → ${code(after)}${schemaWords(way, from, to)}`,
        risks: risksOf(way, from, to),
      },
    ];
  });
}

function schemaWords(way: string, was: unknown, is: unknown): Words {
  if (way !== "api.schemas" || !Array.isArray(is)) return [];
  const added = is.filter((each) => !(Array.isArray(was) && was.includes(each)));
  return added.length === 0 ? [] : words`: everything in ${code(added.join(", "))} with grants is now part of the API`;
}

function risksOf(way: string, was: unknown, is: unknown): readonly RiskKind[] {
  if (!guarding.test(way) || harmless.test(way)) return [];
  const rule = stronger.find(([pattern]) => pattern.test(way))?.[1];
  if (rule?.(was, is)) return [];
  return [way.startsWith("auth.") ? "sign-in-weaker" : "access-added"];
}

// The project -----------------------------------------------------------------------------------------------------------

const packageLists = ["dependencies", "devDependencies", "peerDependencies", "optionalDependencies"];

/** Compares a `package.json`: packages and scripts with marks, the rest as it is. */
export function comparePackage(base: string | undefined, head: string | undefined): readonly Line[] {
  return compareJson(base, head, (was, is) =>
    changedMembers(was, is).flatMap((name): readonly Line[] => {
      const isPackages = packageLists.includes(name) || ["overrides", "resolutions", "pnpm"].includes(name);
      const risk: RiskKind | undefined = isPackages
        ? "package-changed"
        : name === "scripts"
          ? "script-changed"
          : undefined;
      return memberLines(name, was[name], is[name], risk);
    }),
  );
}

function memberLines(name: string, base: unknown, head: unknown, risk: RiskKind | undefined): readonly Line[] {
  const [was, is] = [new Map(leaves(base, name)), new Map(leaves(head, name))];
  return [...new Set([...is.keys(), ...was.keys()])].flatMap((way): readonly Line[] => {
    const [from, to] = [was.get(way), is.get(way)];
    if (JSON.stringify(from) === JSON.stringify(to)) return [];
    const shown = (value: unknown) =>
      value === undefined ? words`none` : words`${code(typeof value === "string" ? value : JSON.stringify(value))}`;
    // What goes can do no harm, but for an override, which kept a package at a version.
    const isGone = to === undefined && !/^(?:overrides|resolutions|pnpm)/.test(name);
    return [
      { words: words`${code(way)}: ${shown(from)} → ${shown(to)}`, risks: risk === undefined || isGone ? [] : [risk] },
    ];
  });
}

/** Compares a `package-lock.json`: packages that come or change, from where, and which run scripts when installed. */
export function compareLock(base: string | undefined, head: string | undefined): readonly Line[] {
  return compareJson(base, head, (base, head) => {
    const [was, is] = [recordOf(base.packages), recordOf(head.packages)];
    const hosts = new Set(Object.values(was).map((each) => hostOf(recordOf(each).resolved)));
    return changedMembers(was, is).flatMap((path): readonly Line[] => {
      const [before, after] = [recordOf(was[path]), recordOf(is[path])];
      // The project itself is in package.json.
      if (path === "" || !Object.hasOwn(is, path)) return [];
      const name = path.replace(/^.*node_modules\//, "");
      const isNew = !Object.hasOwn(was, path);
      const isSameVersion = !isNew && before.version === after.version;
      const isOther = isSameVersion && (before.integrity !== after.integrity || before.resolved !== after.resolved);
      const host = hostOf(after.resolved);
      const runs = after.hasInstallScript === true && before.hasInstallScript !== true;
      const risks: readonly RiskKind[] = [
        ...(isNew || !isSameVersion || isOther ? (["package-changed"] as const) : []),
        ...(runs ? (["script-changed"] as const) : []),
        ...(hosts.has(host) ? [] : (["new-origin"] as const)),
      ];
      const version = isNew
        ? words`${code(String(after.version))} added`
        : words`${code(String(before.version))} → ${code(String(after.version))}`;
      if (risks.length === 0) return [];
      return [
        {
          words: words`package ${code(name)} ${version}${isOther ? ", with another content" : ""}${runs ? ", which runs a script when it is installed" : ""}${hosts.has(host) ? "" : words`, from ${code(host)}`}`,
          risks,
        },
      ];
    });
  });
}

const hostOf = (resolved: unknown): string => /^\w+:\/\/([^/]+)/.exec(String(resolved ?? ""))?.[1] ?? "here";

/** Compares `trama.config.json`: a rule that is off, or no longer an error, hides findings from every check. */
export function compareProject(base: string | undefined, head: string | undefined): readonly Line[] {
  return compareJson(base, head, (was, is) => {
    const [before, after] = [recordOf(was.rules), recordOf(is.rules)];
    const levelOf = (rules: Readonly<Record<string, unknown>>, name: string) =>
      String(recordOf(rules[name]).level ?? "usual");
    const order = ["off", "usual", "error"];
    const rules = [...new Set([...Object.keys(after), ...Object.keys(before)])]
      .sort()
      .flatMap((name): readonly Line[] => {
        const [from, to] = [levelOf(before, name), levelOf(after, name)];
        if (from === to) return [];
        const { reason } = recordOf(after[name]);
        const why = typeof reason === "string" ? words`, because "${reason}"` : [];
        return [
          {
            words: words`rule ${code(name)}: ${from} → ${to}${why}`,
            risks: order.indexOf(to) < order.indexOf(from) ? ["rule-off"] : [],
          },
        ];
      });
    const others = changedMembers(was, is)
      .filter((name) => name !== "rules")
      .flatMap((name) => {
        const isLess =
          name === "maxWarnings" &&
          Number(is.maxWarnings ?? Number.POSITIVE_INFINITY) > Number(was.maxWarnings ?? Number.POSITIVE_INFINITY);
        const isMoved = ["design", "generated", "dist"].includes(name);
        return memberLines(name, was[name], is[name], undefined).map((line) => ({
          ...line,
          risks: isLess || isMoved ? (["rule-off"] as const) : [],
        }));
      });
    return [...rules, ...others];
  });
}

const changedMembers = (
  was: Readonly<Record<string, unknown>>,
  is: Readonly<Record<string, unknown>>,
): readonly string[] =>
  [...new Set([...Object.keys(is), ...Object.keys(was)])].filter(
    (name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]),
  );

function compareJson(
  base: string | undefined,
  head: string | undefined,
  compare: (base: Readonly<Record<string, unknown>>, head: Readonly<Record<string, unknown>>) => readonly Line[],
): readonly Line[] {
  try {
    const [was, is] = [base, head].map((text) => recordOf(JSON.parse(text ?? "{}")));
    return compare(was ?? {}, is ?? {});
  } catch {
    return [unreadable];
  }
}
