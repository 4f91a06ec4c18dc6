/** Whether two values are the same choice: objects by content, files by name and modification time. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other) || (one == null && other == null)) return true;
  if (typeof one !== "object" || typeof other !== "object") return false;
  return JSON.stringify(one, named) === JSON.stringify(other, named);
}

// A file has no own fields for JSON.
const named = (_: string, value: unknown): unknown =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;
