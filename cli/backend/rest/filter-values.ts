/**
 * Keep numeric strings unchanged on their way to the REST service.
 *
 * It parses filter values as numbers where it can, so it would search for `5511…` instead of `+5511…`, or `1.5` instead
 * of `1.50`. In quotes they stay strings, which the database then reads by the type of the column.
 */
export function keepNumericTexts(address: string): string {
  const url = new URL(address);
  let hasChanged = false;
  const pairs = [...url.searchParams].map(([name, value]): [string, string] => {
    const kept = keptValue(name, value);
    hasChanged ||= kept !== value;
    return [name, kept];
  });
  if (!hasChanged) {
    return address;
  }
  url.search = new URLSearchParams(pairs).toString();
  return url.href;
}

function keptValue(name: string, value: string): string {
  if (/^(?:.*\.)?(?:and|or)$/.test(name) || /^(?:not\.)?in\./.test(value)) {
    // Match quoted parts first, so that nothing inside them is taken for a value.
    return value.replace(
      /"(?:\\.|[^"\\])*"|(?<=[(,]|\.(?:eq|neq|gte?|lte?)\.)[+-]?[\d.]+(?:e[+-]?\d+)?(?=[,)])/gi,
      quoted,
    );
  }
  const [, operator = "", operand = ""] = /^((?:not\.)?(?:eq|neq|gte?|lte?)\.)(.*)$/s.exec(value) ?? [];
  return operator === "" ? value : operator + quoted(operand);
}

/** Quotes the string if it would be spelled differently as a number. */
const quoted = (text: string): string =>
  /^[+-]?[\d.]+(?:e[+-]?\d+)?$/i.test(text) && String(Number(text)) !== text ? `"${text}"` : text;
