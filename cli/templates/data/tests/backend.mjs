import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Starts the app with an empty backend in memory. `ask` sends a request to it, by default as a visitor. */
export async function startBackend() {
  const command = ["node_modules/trama/dist/cli/main.js", "dev", "--memory", "--port", "0"];
  const server = spawn(process.execPath, command, { cwd: root, stdio: ["ignore", "pipe", "inherit"] });
  const printed = (pattern) =>
    new Promise((done, failed) => {
      let text = "";
      server.stdout.on("data", (piece) => {
        text += piece;
        const found = pattern.exec(text);
        if (found) done(found[0]);
      });
      server.on("exit", () => failed(new Error(`the server ended: ${text}`)));
    });
  const url = await printed(/http:\/\/\S+(?=\s)/);
  const [apikey] = /sb_publishable_[\w-]+/.exec(await (await fetch(url)).text());
  const ask = async (path, { method = "GET", body, headers } = {}) => {
    const answer = await fetch(new URL(path, url), {
      method,
      headers: { apikey, "content-type": "application/json", prefer: "return=representation", ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, body: text === "" ? null : JSON.parse(text) };
  };
  return { ask, stop: () => server.kill() };
}
