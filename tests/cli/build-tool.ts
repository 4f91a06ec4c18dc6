/** Build the tool once before any test starts it, when a source is newer than the last build. */
export async function setup(): Promise<void> {
  const { buildTool }: { buildTool: () => Promise<void> } = await import("../../.ci/setup.mjs" as string);
  await buildTool();
}
