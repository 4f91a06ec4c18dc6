import { readFont } from "../cli/project/font.ts";
import { type Compilation, type CompileInput, compile } from "../compiler/compile.ts";

export { filesBelow, readDesign } from "./folders.ts";

/** Compile files as a design; every icon has the same drawing. */
export function compileFiles(
  files: CompileInput["files"],
  previous?: Compilation,
  customPath = "../../design/custom/index",
  designFolder = "design",
): Compilation {
  const options = { designFolder, customPath, ownElementsPath: `${customPath.replace(/\/index$/, "")}/elements` };
  const assets = files.map(({ path }) => path).filter((path) => path.startsWith("assets/"));
  const icon = () => '<svg viewBox="0 0 24 24"><path d="M5 12h14"/></svg>';
  const named = files.flatMap(({ path }) => /^supabase\/functions\/([^/]+)\/index\.ts$/.exec(path)?.[1] ?? []);
  const edgeFunctions = named.length > 0 ? named : undefined;
  const components = files.flatMap(({ path }) => /^custom\/elements\/([^/.]+)\.tsx$/.exec(path)?.[1] ?? []);
  const ownElements = components.length > 0 ? components : undefined;
  const styleSheet = (path: string) => {
    const bytes = files.find((file) => file.path === path)?.bytes;
    return bytes && new TextDecoder().decode(bytes);
  };
  const font = (path: string) => {
    const bytes = files.find((file) => file.path === path)?.bytes;
    return bytes && readFont(bytes);
  };
  return compile({ files, assets, styleSheet, font, edgeFunctions, ownElements, icon, options }, previous);
}

/** Whether expectations are rewritten instead of compared; CI never does. */
export const isUpdate = process.env.UPDATE === "1";
if (isUpdate && process.env.CI) throw new Error("UPDATE=1 is refused in CI");
