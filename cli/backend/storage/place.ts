import { StorageProblem } from "./answers.ts";

/** Where a file is: every request names both. */
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

/** Supabase takes these signs in names, and no others; an app cleans the names of what people choose. */
export function checkName(name: string): string {
  if (name === "" || name.length > 1024 || !/^[\w/!.\-*'() &$@=;:+,?]*$/.test(name)) {
    throw new StorageProblem(400, "InvalidKey", `Invalid key: ${name}`);
  }
  return name;
}

/** The bucket and the file as one path. */
export const pathOf = ({ bucket, name }: Place): string => `${bucket}/${name}`;

/** A path of an address as people write it. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw new StorageProblem(400, "InvalidKey", `Invalid key: ${path}`);
  }
}
