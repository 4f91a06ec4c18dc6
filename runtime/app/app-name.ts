let name = "app";

/** The name of the design, by which the backend knows the app. */
export const appName = (): string => name;

/** Say what the app is called in its design. */
export function configureName(given: string): void {
  name = given;
}
