let name = "app";

/** Returns the name of the design, which identifies the app to the backend. */
export const appName = (): string => name;

/** Set the app's name from its design. */
export function configureName(given: string): void {
  name = given;
}
