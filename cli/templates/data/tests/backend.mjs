import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * Starts the app with an empty backend in memory. `ask` sends a request to it, by default as a visitor; a body that is
 * not JSON is a string. `mails` returns the e-mails that the app has sent, as HTML, the last first.
 */
export async function startBackend() {
  const command = [
    "node_modules/trama/dist/cli/main.js",
    "dev",
    "designs/{{name}}",
    "--memory",
    "--port",
    "0",
  ];
  const server = spawn(process.execPath, command, {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  const printed = (pattern) =>
    new Promise((done, failed) => {
      const look = () => {
        const found = pattern.exec(output);
        if (found) done(found[1]);
      };
      server.stdout.on("data", look);
      server.on("exit", () => failed(new Error(`the server ended: ${output}`)));
      look();
    });
  server.stdout.on("data", (piece) => {
    output += piece;
  });
  const url = await printed(/(http:\/\/\S+)\s/);
  const [apikey] = /sb_publishable_[\w-]+/.exec(
    await (await fetch(url)).text(),
  );
  const ask = async (path, { method = "GET", body, headers } = {}) => {
    const answer = await fetch(new URL(path, url), {
      method,
      headers: {
        apikey,
        "content-type": "application/json",
        prefer: "return=representation",
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const isJson = answer.headers.get("content-type")?.includes("json");
    return {
      status: answer.status,
      body: text === "" ? null : isJson ? JSON.parse(text) : text,
    };
  };
  const mails = async () =>
    (await fetch(await printed(/E-mails that the app sends: (\S+)\s/))).text();
  return { ask, mails, stop: () => server.kill() };
}
