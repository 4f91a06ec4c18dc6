import { StorageProblem } from "./answers.ts";

/** The location of a file; every request has both parts. */
export interface Place {
  readonly bucket: string;
  readonly name: string;
}

/** Refuse names that Supabase refuses. */
export function checkPlace(place: Place): Place {
  checkName(place.bucket);
  checkName(place.name);
  return place;
}

/** Supabase allows only these characters in names; an app cleans up the file names that people choose. */
export function checkName(name: string): string {
  if (name === "" || name.length > 1024 || !/^[\w/!.\-*'() &$@=;:+,?]*$/.test(name)) {
    throw new StorageProblem(400, "InvalidKey", `Invalid key: ${name}`);
  }
  return name;
}

/** Returns bucket and file as one path. */
export const pathOf = ({ bucket, name }: Place): string => `${bucket}/${name}`;

/** Decodes the path of an address. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw new StorageProblem(400, "InvalidKey", `Invalid key: ${path}`);
  }
}
