/** A place in a value: `endereco.cidade`, `itens[0].nome`, or an array of keys. */
export type Path = string | number | readonly (string | number)[];

const forbidden = new Set(["__proto__", "constructor", "prototype"]);

/** Returns the keys of a path; integers are indexes into arrays. */
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

/** Returns the value at a path; undefined where the path does not exist. */
export function readPath(value: unknown, path: Path): unknown {
  let part = value;
  for (const key of keysOf(path)) {
    if (typeof part !== "object" || part === null || !Object.hasOwn(part, key)) return undefined;
    part = Reflect.get(part, key);
  }
  return part;
}

/**
 * Returns a function that reads a path in many values; a plain name, the common case, is nearly as fast as a property.
 */
export function pathReader(path: Path): (value: unknown) => unknown {
  if (typeof path !== "string" || !plainName.test(path) || path in Array.prototype) {
    const keys = keysOf(path);
    return (value) => readPath(value, keys);
  }
  return (value) => {
    if (typeof value !== "object" || value === null) return undefined;
    // Plain data inherits nothing under these names, so no own-property check is needed.
    const part: unknown = (value as Readonly<Record<string, unknown>>)[path];
    return typeof part === "function" ? undefined : part;
  };
}

const plainName = /^[A-Za-z_$][\w$]*$/;

/** Returns the value with the part at the path replaced: copies the way to it, and creates what is missing. */
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
    if (!Number.isInteger(index)) throw new TypeError(`${key} is not an index of an array`);
    list[index] = writeKeys(list[index], rest, part);
    return list;
  }
  const record: Record<string, unknown> = typeof value === "object" ? { ...value } : {};
  return { ...record, [key]: writeKeys(record[key], rest, part) };
}
