/** Whether two values mean the same choice: records by what they hold, files by what they are called and when they changed. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other) || (one == null && other == null)) return true;
  if (typeof one !== "object" || typeof other !== "object") return false;
  return JSON.stringify(one, named) === JSON.stringify(other, named);
}

// A file has no fields of its own that would be written.
const named = (_: string, value: unknown): unknown =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;
