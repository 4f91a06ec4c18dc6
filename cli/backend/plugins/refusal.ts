/** A request that is not passed on, or got no answer. What it says goes to whoever asked: never a secret. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}
