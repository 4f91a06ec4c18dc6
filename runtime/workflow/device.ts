import * as messages from "../messages/parts.ts";
import { untilLeft } from "./cancelled.ts";
import { type Run, WorkflowFailure } from "./workflow.ts";

/** The visitor's location, in degrees and metres. */
export interface UserLocation {
  readonly latitude: number;
  readonly longitude: number;
  readonly accuracy: number;
  readonly altitude: number | null;
  readonly heading: number | null;
  readonly speed: number | null;
}

/** Open the browser's print dialog. */
export function printPage(_run: Run): void {
  window.print();
}

/** Ask for the visitor's location. If refused, the browser's reason is the `data` of the error. */
export function userLocation(run: Run, options: { readonly precise?: boolean } = {}): Promise<UserLocation> {
  const { geolocation } = globalThis.navigator ?? {};
  if (!geolocation) throw new WorkflowFailure(messages.noGeolocation);
  const asked = new Promise<UserLocation>((resolve, reject) => {
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy, altitude, heading, speed } }) =>
        resolve({ latitude, longitude, accuracy, altitude, heading, speed }),
      ({ code, message }) => reject(new WorkflowFailure(messages.geolocationFailed, { code, message })),
      { enableHighAccuracy: options.precise ?? false },
    );
  });
  return untilLeft(run.signal, asked);
}
