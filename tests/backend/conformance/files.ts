import { expect } from "vitest";
import type { Case } from "./cases.ts";
import type { World } from "./target.ts";

/** A bucket as Ana, and a path in her folder. */
async function own({ ana }: World, name: string, bucket = "conf-files") {
  const { data } = await ana.auth.getUser();
  const folder = data.user?.id ?? "";
  return { files: ana.storage.from(bucket), folder, path: `${folder}/${name}` };
}

const textOf = async (asked: Promise<{ data: Blob | null; error: unknown }>): Promise<unknown> => {
  const { data, error } = await asked;
  return error ? "refused" : data?.text();
};
const note = (text: string): Blob => new Blob([text], { type: "text/plain" });
const upsert = { upsert: true };

/** Files, and access to them. */
export const files: readonly Case[] = [
  {
    name: "upload and download",
    run: async (world) => {
      const { files, path } = await own(world, "a.txt");
      const { data, error } = await files.upload(path, note("olá"), upsert);
      return [error, data?.path === path, await textOf(files.download(path))];
    },
    gives: [null, true, "olá"],
  },
  {
    name: "upload what is there already",
    run: async (world) => {
      const { files, path } = await own(world, "twice.txt");
      await files.upload(path, note("one"), upsert);
      const { error } = await files.upload(path, note("two"));
      return [Reflect.get(error ?? {}, "statusCode"), await textOf(files.download(path))];
    },
    gives: ["409", "one"],
  },
  {
    name: "replace",
    run: async (world) => {
      const { files, path } = await own(world, "replaced.txt");
      await files.upload(path, note("one"), upsert);
      await files.update(path, note("two"));
      return textOf(files.download(path));
    },
    gives: "two",
  },
  {
    name: "list, with folders and in order",
    run: async (world) => {
      const { files, path } = await own(world, "list");
      for (const name of ["b.txt", "a.txt", "deep/c.txt"]) await files.upload(`${path}/${name}`, note("x"), upsert);
      const { data } = await files.list(path, { sortBy: { column: "name", order: "desc" } });
      return data?.map(({ name, id, metadata }) => [name, id === null, metadata?.mimetype]).toSorted();
    },
    gives: [
      ["a.txt", false, "text/plain"],
      ["b.txt", false, "text/plain"],
      ["deep", true, undefined],
    ],
  },
  {
    name: "move",
    run: async (world) => {
      const { files, path } = await own(world, "moved");
      await files.remove([`${path}/to.txt`]);
      await files.upload(`${path}/from.txt`, note("x"), upsert);
      const { error } = await files.move(`${path}/from.txt`, `${path}/to.txt`);
      return [error, await textOf(files.download(`${path}/from.txt`)), await textOf(files.download(`${path}/to.txt`))];
    },
    gives: [null, "refused", "x"],
  },
  {
    name: "copy",
    run: async (world) => {
      const { files, path } = await own(world, "copied");
      await files.remove([`${path}/to.txt`]);
      await files.upload(`${path}/from.txt`, note("x"), upsert);
      const { error } = await files.copy(`${path}/from.txt`, `${path}/to.txt`);
      return [error, await textOf(files.download(`${path}/from.txt`)), await textOf(files.download(`${path}/to.txt`))];
    },
    gives: [null, "x", "x"],
  },
  {
    name: "remove",
    run: async (world) => {
      const { files, path } = await own(world, "removed.txt");
      await files.upload(path, note("x"), upsert);
      const { data } = await files.remove([path]);
      return [data?.length, await textOf(files.download(path)), (await files.exists(path)).data];
    },
    gives: [1, "refused", false],
  },
  {
    name: "an address that is signed, for one file and for several",
    run: async (world) => {
      const { files, path } = await own(world, "signed.txt");
      await files.upload(path, note("signed"), upsert);
      const one = (await files.createSignedUrl(path, 60)).data?.signedUrl ?? "";
      const [several] = (await files.createSignedUrls([path], 60)).data ?? [];
      const answers = await Promise.all([one, several?.signedUrl ?? "", `${one}x`].map((url) => fetch(url)));
      return Promise.all(answers.map(async (answer) => (answer.ok ? answer.text() : "refused")));
    },
    gives: ["signed", "signed", "refused"],
  },
  {
    name: "an upload that is signed",
    run: async (world) => {
      const { files, path } = await own(world, `upload-${Date.now()}.txt`);
      const { data } = await files.createSignedUploadUrl(path);
      const nobody = world.anyone.storage.from("conf-files");
      const { error } = await nobody.uploadToSignedUrl(path, data?.token ?? "", note("signed"));
      return [error, await textOf(files.download(path))];
    },
    gives: [null, "signed"],
  },
  {
    name: "an address that is public",
    run: async (world) => {
      const { files, path } = await own(world, "shown.txt", "conf-public");
      await files.upload(path, note("shown"), upsert);
      const { publicUrl } = files.getPublicUrl(path, { download: "nome.txt" }).data;
      const answer = await fetch(publicUrl);
      return [await answer.text(), answer.headers.get("content-disposition")];
    },
    gives: ["shown", expect.stringContaining("nome.txt")],
  },
  {
    name: "nobody else reads, lists, replaces or removes a file",
    run: async (world) => {
      const { files, folder, path } = await own(world, "mine.txt");
      await files.upload(path, note("mine"), upsert);
      const hers = world.bia.storage.from("conf-files");
      const { data: listed } = await hers.list(folder);
      const { error } = await hers.upload(path, note("hers"), upsert);
      const { data: removed } = await hers.remove([path]);
      return [await textOf(hers.download(path)), listed, error === null, removed, await textOf(files.download(path))];
    },
    gives: ["refused", [], false, [], "mine"],
  },
];
