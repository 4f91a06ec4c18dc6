let own: string | undefined;

/** Set the time zone of the app's days and times, by its IANA name. */
export function configureTimeZone(name: string | undefined): void {
  own = name;
}

/** Returns the time zone of the app; undefined to use the browser's. */
export const appTimeZone = (): string | undefined => own;
