/**
 * A problem with a call, a file or a folder that the user can fix; its message is printed for them, without a stack.
 */
export class BackendProblem extends Error {
  override readonly name = "BackendProblem";
}
