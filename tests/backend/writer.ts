/** A process for `durability-killed.test.ts`: writes contacts one by one and prints the name of each that was acknowledged. */
import { startBackend } from "../../cli/backend/backend.ts";

const [designDir = "", dataDir = ""] = process.argv.slice(2);
const backend = await startBackend({ designDir, dataDir });
const post = async (path: string, body: object, token = ""): Promise<Response> => {
  const headers = {
    apikey: backend.anonKey,
    "content-type": "application/json",
    ...(token && { authorization: token }),
  };
  return backend.fetch(new Request(backend.url + path, { method: "POST", headers, body: JSON.stringify(body) }));
};
const login = await post("/functions/v1/auth/login", { email: "ana.lima@aurora.example", password: "Teste1234" });
const { authToken } = await login.json();
for (let index = 0; ; index++) {
  const nome = `Gravado ${index}`;
  const response = await post("/rest/v1/contatos", { nome, email: `g${index}@correio.example` }, `Bearer ${authToken}`);
  if (response.status === 201) {
    process.stdout.write(`${nome}\n`);
  }
}
