/**
 * Keep texts that look like numbers as they are on their way to the REST service.
 *
 * It reads the values of filters as numbers where it can, and so would look for `5511…` instead of `+5511…`, or `1.5`
 * instead of `1.50`. In quotes they stay texts, which the database then reads by the type of the column.
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
    // Quoted pieces first, so that nothing inside them is taken for a value.
    return value.replace(
      /"(?:\\.|[^"\\])*"|(?<=[(,]|\.(?:eq|neq|gte?|lte?)\.)[+-]?[\d.]+(?:e[+-]?\d+)?(?=[,)])/gi,
      quoted,
    );
  }
  const [, operator = "", operand = ""] = /^((?:not\.)?(?:eq|neq|gte?|lte?)\.)(.*)$/s.exec(value) ?? [];
  return operator === "" ? value : operator + quoted(operand);
}

/** The text in quotes, if as a number it would be written otherwise. */
const quoted = (text: string): string =>
  /^[+-]?[\d.]+(?:e[+-]?\d+)?$/i.test(text) && String(Number(text)) !== text ? `"${text}"` : text;
