/** What is compared of an answer. */
export interface Compared {
  readonly status: number;
  readonly code?: string;
  readonly body?: string;
  readonly range?: string | null;
  readonly location?: string | null;
}

interface Reason {
  readonly text: string;
  readonly holds: (request: string, ours: Compared, theirs: Compared) => boolean;
}

/**
 * Why a request may be answered otherwise. The embedded backend follows version 13, which hosted projects have; npm has
 * version 12.
 */
export const reasons: readonly Reason[] = [
  {
    text: "version 13 reads `is.not_null`, which 12 refuses",
    holds: (request, _, { code }) => request.includes("is.not_null") && code === "PGRST100",
  },
  {
    text: "version 13 searches words in JSON, which 12 refuses",
    holds: (request, _, { code }) => /\binfo=(?:not\.)?(?:pl|ph|w)?fts/.test(request) && code === "42883",
  },
  {
    text: "version 13 has a code of its own for a table that is not there",
    holds: (_, { code }, theirs) => code === "PGRST205" && theirs.code === "42P01",
  },
  {
    text: "version 13 answers a wanted format that it does not have with 406, and 12 with 415",
    holds: (_, { status, code }, theirs) => status === 406 && theirs.status === 415 && code === theirs.code,
  },
  {
    text: "half a surrogate pair is refused by the database, and by PostgREST before",
    holds: (request, { code }, theirs) => request.includes("\\ud800") && code === "22P02" && theirs.code === "PGRST102",
  },
  {
    text: "of two faults, the one of the selection is named first",
    holds: (_, { code }, { status }) => /^PGRST1(?:19|23)$/.test(code ?? "") && status >= 400,
  },
];
