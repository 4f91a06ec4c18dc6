/**
 * Parse CSV: records of fields. A field in double quotes may have commas, line breaks and doubled quotes. Empty lines
 * are skipped. Returns undefined when a quote is not closed, or text follows one.
 */
export function parseCsv(text: string): readonly (readonly string[])[] | undefined {
  const records: string[][] = [];
  let record: string[] = [];
  let position = 0;
  while (position < text.length) {
    fieldPattern.lastIndex = position;
    const [whole = "", quoted, plain = "", end = ""] = fieldPattern.exec(text) ?? [];
    if (whole === "" && end === "" && position < text.length) return undefined;
    record.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    position = fieldPattern.lastIndex;
    const isLastOfText = position === text.length;
    if (end === "," && isLastOfText) record.push("");
    if (end !== "," || isLastOfText) {
      if (record.length > 1 || record[0] !== "" || quoted !== undefined) records.push(record);
      record = [];
    }
  }
  return records;
}

const fieldPattern = /(?:"([^"]*(?:""[^"]*)*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/gy;
