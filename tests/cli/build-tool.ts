/** Build the command line once before the tests that start it. */
export async function setup(): Promise<void> {
  const { buildCli }: { buildCli: () => Promise<void> } = await import("../../.ci/build.mjs" as string);
  await buildCli();
}
