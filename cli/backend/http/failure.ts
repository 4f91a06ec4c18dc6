/** An error response of the backend itself, in the shape of the services; `feature` names the missing feature. */
export function failure(status: number, code: string, message: string, feature?: string): Response {
  return Response.json({ code, message, ...(feature !== undefined && { feature }) }, { status });
}

/** The same in the shape of the auth service, whose client reads other field names. */
export function authFailure(
  status: number,
  code: string,
  message: string,
  more: { readonly feature?: string; readonly headers?: Readonly<Record<string, string>> } = {},
): Response {
  const { feature, headers = {} } = more;
  const answer = { code, error_code: code, message, msg: message, ...(feature !== undefined && { feature }) };
  return Response.json(answer, { status, headers });
}
