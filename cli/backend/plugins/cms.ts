import { Refusal } from "./refusal.ts";

/** The records of CMS sets by their ids. */
export type CmsSets = ReadonlyMap<string, readonly unknown[]>;

/** `POST ww/cms_data_sets/{id}/fetch?limit=&offset=`: a part of a set, and how many records it has. */
export function answerCmsFetch(request: Request, id: string, sets: CmsSets): Response {
  const records = sets.get(decoded(id));
  if (records === undefined) throw new Refusal(404, "not_found", "there is no such set");
  const { searchParams } = new URL(request.url);
  const limit = wholeNumber(searchParams.get("limit"));
  const offset = wholeNumber(searchParams.get("offset"));
  const data = limit > 0 ? records.slice(offset, offset + limit) : records.slice(offset);
  return Response.json({ data, total: records.length });
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return "";
  }
}

/** A number of an address; 0 when it is none. */
function wholeNumber(text: string | null): number {
  const number = Number(text ?? 0);
  return Number.isSafeInteger(number) && number > 0 ? number : 0;
}
