Deno.serve(async () => new Response("ok"));
