/** Called by the functions part of the conformance suite: returns the request it received, or fails on demand. */
declare const Deno: { serve(handler: (request: Request) => Promise<Response>): unknown };

Deno.serve(async (request) => {
  const { pathname, searchParams } = new URL(request.url);
  const body = await request.text();
  const status = Number(searchParams.get("status") ?? 200);
  const told = {
    method: request.method,
    path: pathname.replace(/^.*\/conformance/, ""),
    header: request.headers.get("x-conformance"),
    body: body === "" ? null : JSON.parse(body),
  };
  return Response.json(told, { status });
});

export {};
