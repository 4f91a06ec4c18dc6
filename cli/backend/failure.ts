/** An error answer of the backend itself, in the shape of the services' own; `feature` names what is missing. */
export function failure(status: number, code: string, message: string, feature?: string): Response {
  return Response.json({ code, message, ...(feature !== undefined && { feature }) }, { status });
}
