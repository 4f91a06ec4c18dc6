Deno.serve(async () => Response.json("ok"));
