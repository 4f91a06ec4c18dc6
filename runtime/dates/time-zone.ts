let own: string | undefined;

/** Say which time zone the days and times of the app are those of, by its IANA name. */
export function configureTimeZone(name: string | undefined): void {
  own = name;
}

/** The time zone of the app; nothing when it is that of the visitor's browser. */
export const appTimeZone = (): string | undefined => own;
