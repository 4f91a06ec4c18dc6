/** Where in a value something is: `endereco.cidade`, `itens[0].nome`, or the keys one by one. */
export type Path = string | number | readonly (string | number)[];

const forbidden = new Set(["__proto__", "constructor", "prototype"]);

/** The keys of a path; whole numbers are positions in lists. */
export function keysOf(path: Path): readonly (string | number)[] {
  if (typeof path === "number") return [path];
  if (typeof path !== "string") return path;
  const keys: (string | number)[] = [];
  for (const part of path.replaceAll("[", ".").replaceAll("]", "").split(".")) {
    const key = part.trim().replace(/^["'](.*)["']$/, "$1");
    if (key !== "") keys.push(/^\d+$/.test(key) ? Number(key) : key);
  }
  return keys;
}

/** What stands at a path; nothing where there is nothing on the way. */
export function readPath(value: unknown, path: Path): unknown {
  let part = value;
  for (const key of keysOf(path)) {
    if (typeof part !== "object" || part === null || !Object.hasOwn(part, key)) return undefined;
    part = Reflect.get(part, key);
  }
  return part;
}

/** What reads a path of many values: a plain name, the common case, costs hardly more than a member. */
export function pathReader(path: Path): (value: unknown) => unknown {
  if (typeof path !== "string" || !plainName.test(path) || path in Array.prototype) {
    const keys = keysOf(path);
    return (value) => readPath(value, keys);
  }
  return (value) => {
    if (typeof value !== "object" || value === null) return undefined;
    // Plain data inherits nothing under such a name, so that there is no need to ask whose member it is.
    const part: unknown = (value as Readonly<Record<string, unknown>>)[path];
    return typeof part === "function" ? undefined : part;
  };
}

const plainName = /^[A-Za-z_$][\w$]*$/;

/** The value with another part at the path: what is on the way is copied, what is missing is made. */
export function writePath(value: unknown, path: Path, part: unknown): unknown {
  const keys = keysOf(path);
  for (const key of keys) {
    if (forbidden.has(String(key))) throw new TypeError(`${key} cannot be written`);
  }
  return writeKeys(value, keys, part);
}

function writeKeys(value: unknown, keys: readonly (string | number)[], part: unknown): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return part;
  if (Array.isArray(value) || (value == null && typeof key === "number")) {
    const list: unknown[] = Array.isArray(value) ? [...value] : [];
    const index = Number(key);
    if (!Number.isInteger(index)) throw new TypeError(`${key} is not a position in a list`);
    list[index] = writeKeys(list[index], rest, part);
    return list;
  }
  const record: Record<string, unknown> = typeof value === "object" ? { ...value } : {};
  return { ...record, [key]: writeKeys(record[key], rest, part) };
}
