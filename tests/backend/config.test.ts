import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "../../cli/backend/config.ts";

/** A folder `supabase/` with this `config.toml`; removed after the test. */
async function folderWith(toml: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "trama-config-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, "config.toml"), toml);
  return folder;
}

test("reads lists over several lines, comments, quoted names and tables in place", async () => {
  const config = await readConfig(
    await folderWith(`
[auth]
jwt_expiry = 1_800 # half an hour
additional_redirect_urls = [
  "https://app.example/entrar", # "not this"
  'https://app.example/#/volta',
]

[auth.external]
google = { enabled = true, client_id = "id", secret = """se
cret""" }

[functions."com-hifen"]
verify_jwt = false
`),
  );
  expect(config).toMatchObject({
    jwtExpirySeconds: 1800,
    redirectUrls: ["https://app.example/entrar", "https://app.example/#/volta"],
    providers: { google: { enabled: true, client_id: "id", secret: "se\ncret" } },
    openFunctions: new Set(["com-hifen"]),
  });
});

test("uses Supabase's defaults for absent or mistyped values", async () => {
  const config = await readConfig(await folderWith('[auth]\njwt_expiry = "soon"\nadditional_redirect_urls = "x"\n'));
  expect(config).toMatchObject({
    jwtExpirySeconds: 3600,
    minimumPasswordLength: 6,
    isSignupEnabled: true,
    isSignupConfirmed: false,
    redirectUrls: [],
    providers: {},
  });
});

test("reports where a file is not TOML", async () => {
  await expect(readConfig(await folderWith("[auth]\njwt_expiry = = 1\n"))).rejects.toThrow(
    /^supabase\/config\.toml:2:14: /,
  );
});
