import { Refusal } from "./refusal.ts";

/** Records of CMS sets by set id. */
export type CmsSets = ReadonlyMap<string, readonly unknown[]>;

/** Answers `POST ww/cms_data_sets/{id}/fetch?limit=&offset=` with a part of a set and its number of records. */
export function answerCmsFetch(request: Request, id: string, sets: CmsSets): Response {
  const records = sets.get(decoded(id));
  if (records === undefined) throw new Refusal(404, "not_found", "unknown set");
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

/** Parses a number in an address; 0 when it is not one. */
function wholeNumber(text: string | null): number {
  const number = Number(text ?? 0);
  return Number.isSafeInteger(number) && number > 0 ? number : 0;
}
