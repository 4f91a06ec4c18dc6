/** Whether JavaScript knows a time zone, on any machine. Older names are included. */
export function isTimeZone(name: string): boolean {
  // The list lacks only older names, so only they need a format, which is expensive to create.
  if (Intl.supportedValuesOf("timeZone").includes(name)) return true;
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
