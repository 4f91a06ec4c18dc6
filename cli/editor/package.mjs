// `npm run package:editor`: writes the extension for Visual Studio Code to dist/editor/trama.vsix.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { zipSync } from "fflate";

const here = dirname(fileURLToPath(import.meta.url));
const root = resolve(here, "../..");
const schemas = join(root, "schema/editor");

/** The files of a design by the name of their schema, below a folder of `designs/`. */
const files = {
  component: "components/*.json",
  environment: "env/*.json",
  "own-element": "custom/elements/*.schema.json",
  page: "pages/*.json",
  section: "sections/*.json",
  signatures: "custom/signatures.json",
};

/** Returns the manifest of the extension: the written one, this version, and the schema of each kind of file. */
export function manifest() {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const names = readdirSync(schemas)
    .map((file) => file.replace(".schema.json", ""))
    .filter((name) => name !== "all");
  const jsonValidation = names.map((name) => ({
    fileMatch: `**/designs/*/${files[name] ?? `${name}.json`}`,
    url: `./schemas/${name}.schema.json`,
  }));
  return { ...JSON.parse(readFileSync(join(here, "manifest.json"), "utf8")), version, contributes: { jsonValidation } };
}

/** Bundle the client. The editor provides `vscode`. */
async function bundle() {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ["cli/editor/extension.ts"],
    bundle: true,
    minify: true,
    platform: "node",
    format: "cjs",
    target: "node20",
    external: ["vscode"],
    write: false,
    logLevel: "warning",
  });
  return outputFiles[0].contents;
}

/** Returns the bytes of the package; the same for the same sources. */
export async function packageExtension() {
  const text = (value) => new TextEncoder().encode(value);
  const own = manifest();
  const content = {
    "package.json": text(JSON.stringify(own, null, 2)),
    "extension.js": await bundle(),
    "README.md": readFileSync(join(here, "README.md")),
    // With `all`, which the others refer to.
    ...Object.fromEntries(readdirSync(schemas).map((file) => [`schemas/${file}`, readFileSync(join(schemas, file))])),
  };
  const entries = {
    "[Content_Types].xml": text(contentTypes),
    "extension.vsixmanifest": text(packageManifest(own)),
    ...Object.fromEntries(Object.entries(content).map(([path, bytes]) => [`extension/${path}`, bytes])),
  };
  // Zip files know times from 1980 on.
  return zipSync(entries, { mtime: "1980-01-01T12:00:00", level: 9 });
}

const contentTypes = `<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
  <Default Extension=".json" ContentType="application/json"/>
  <Default Extension=".js" ContentType="application/javascript"/>
  <Default Extension=".md" ContentType="text/markdown"/>
  <Default Extension=".vsixmanifest" ContentType="text/xml"/>
</Types>
`;

const packageManifest = ({
  name,
  displayName,
  description,
  publisher,
  version,
  engines,
  categories,
}) => `<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
  <Metadata>
    <Identity Language="en-US" Id="${name}" Version="${version}" Publisher="${publisher}"/>
    <DisplayName>${displayName}</DisplayName>
    <Description xml:space="preserve">${description}</Description>
    <Categories>${categories.join()}</Categories>
    <Properties>
      <Property Id="Microsoft.VisualStudio.Code.Engine" Value="${engines.vscode}"/>
      <Property Id="Microsoft.VisualStudio.Code.ExtensionKind" Value="workspace"/>
    </Properties>
  </Metadata>
  <Installation>
    <InstallationTarget Id="Microsoft.VisualStudio.Code"/>
  </Installation>
  <Dependencies/>
  <Assets>
    <Asset Type="Microsoft.VisualStudio.Code.Manifest" Path="extension/package.json" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.Details" Path="extension/README.md" Addressable="true"/>
  </Assets>
</PackageManifest>
`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const path = join(root, "dist/editor/trama.vsix");
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, await packageExtension());
  console.log("dist/editor/trama.vsix");
}
