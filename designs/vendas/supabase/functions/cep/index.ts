/**
 * O endereço de um CEP: `GET cep/01310100` dá logradouro, bairro, cidade e UF.
 *
 * Pergunta à BrasilAPI, para que o navegador só fale com o próprio servidor. Um CEP que não existe e um serviço que não
 * responde são a mesma coisa para quem pergunta: 404, e o endereço se escreve à mão.
 */

declare const Deno: { serve(handler: (request: Request) => Promise<Response>): unknown };

interface Endereco {
  readonly street?: string | null;
  readonly neighborhood?: string | null;
  readonly city?: string | null;
  readonly state?: string | null;
}

const corsHeaders = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "authorization, apikey, content-type, x-client-info",
  "access-control-allow-methods": "GET, OPTIONS",
};

Deno.serve(async (request) => {
  if (request.method === "OPTIONS") {
    return new Response(null, { status: 204, headers: corsHeaders });
  }
  const [cep] = /\d{8}$/.exec(new URL(request.url).pathname) ?? [];
  const endereco = cep === undefined ? undefined : await procurar(cep);
  if (endereco === undefined) {
    return Response.json(
      { code: "nao_encontrado", message: "CEP não encontrado." },
      { status: 404, headers: corsHeaders },
    );
  }
  const { street, neighborhood, city, state } = endereco;
  return Response.json(
    { logradouro: street ?? "", bairro: neighborhood ?? "", cidade: city ?? "", uf: state ?? "" },
    { headers: corsHeaders },
  );
});

async function procurar(cep: string): Promise<Endereco | undefined> {
  try {
    const answer = await fetch(`https://brasilapi.com.br/api/cep/v1/${cep}`, { signal: AbortSignal.timeout(4000) });
    return answer.ok ? await answer.json() : undefined;
  } catch {
    return undefined;
  }
}
