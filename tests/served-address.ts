import type { ChildProcess } from "node:child_process";

/** Returns the address that `trama dev` or `trama serve` prints; rejects with what it printed if it ends before. */
export function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((done, failed) => {
    let text = "";
    child.stdout?.on("data", (piece: Buffer) => {
      text += piece;
      const [found] = /http:\/\/\S+(?=\s)/.exec(text) ?? [];
      if (found) done(found);
    });
    child.on("exit", (code) => failed(new Error(`${child.spawnargs.slice(1).join(" ")} ended with ${code}: ${text}`)));
  });
}
