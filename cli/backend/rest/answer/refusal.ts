/** What the client learns of a refusal, in the shape of PostgREST. */
export interface RefusalParts {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly details?: unknown;
  readonly hint?: string | null | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Ends a request with an error. Nothing that the request has changed stays. */
export class Refusal extends Error {
  readonly parts: RefusalParts;

  constructor(parts: RefusalParts) {
    super(parts.message);
    this.parts = parts;
  }
}

/** The body of an error. Source: PostgREST 12, Error. */
export const refusalBody = ({ code, message, details = null, hint = null }: RefusalParts): string =>
  JSON.stringify({ code, details, hint, message });

/** The refusal of a request that PostgREST answers and this service does not. */
export const unsupported = (feature: string): Refusal =>
  new Refusal({
    status: 501,
    code: "feature_not_supported",
    message: `the embedded backend does not support ${feature}`,
    hint: feature,
  });
