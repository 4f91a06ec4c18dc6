/** A call, a file or a folder the user can put right; its message is meant for them, without a stack. */
export class BackendProblem extends Error {
  override readonly name = "BackendProblem";
}
