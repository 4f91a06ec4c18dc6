/** Build the tool before the tests that start it, unless it is up to date. */
export async function setup(): Promise<void> {
  const { buildTool }: { buildTool: () => Promise<void> } = await import("../../.ci/setup.mjs" as string);
  await buildTool();
}
