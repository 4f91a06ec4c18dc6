/** A channel of a colour: in the unit that the notation allows there, or missing. An angle is in degrees. */
export interface Channel {
  readonly value: number;
  readonly unit: "number" | "%" | "deg";
}

const degrees: Readonly<Record<string, number>> = { deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 };

const constants: Readonly<Record<string, number>> = { pi: Math.PI, e: Math.E, infinity: Infinity };

const functions: Readonly<Record<string, (values: readonly number[]) => number>> = {
  calc: ([value = Number.NaN]) => value,
  "": ([value = Number.NaN]) => value,
  min: (values) => Math.min(...values),
  max: (values) => Math.max(...values),
  clamp: ([least = 0, value = 0, most = 0]) => Math.max(least, Math.min(value, most)),
  abs: ([value = Number.NaN]) => Math.abs(value),
};

const lexemes =
  /\s*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?(?:%|[a-z]+)?|[a-z][a-z0-9-]*\(|[a-z][a-z0-9-]*|[-+*/(),])/gy;

/**
 * Returns the value of a channel: a number, a percentage, an angle, one of the `names`, or a calculation with these.
 * Undefined for anything else.
 */
export function channelOf(text: string, names: ReadonlyMap<string, number>): Channel | undefined {
  const found: string[] = [];
  lexemes.lastIndex = 0;
  for (let match = lexemes.exec(text); match; match = lexemes.exec(text)) found.push(match[1] ?? "");
  let next = 0;
  let isKnown = found.join("") === text.replaceAll(/\s+/g, "");

  const unknown = (): Channel => {
    isKnown = false;
    return { value: Number.NaN, unit: "number" };
  };

  const sum = (): Channel => {
    let left = product();
    while (found[next] === "+" || found[next] === "-") {
      const sign = found[next++] === "+" ? 1 : -1;
      const right = product();
      left = left.unit === right.unit ? { ...left, value: left.value + sign * right.value } : unknown();
    }
    return left;
  };

  const product = (): Channel => {
    let left = one();
    while (found[next] === "*" || found[next] === "/") {
      const isProduct = found[next++] === "*";
      const right = one();
      const value = isProduct ? left.value * right.value : left.value / right.value;
      if (right.unit === "number") left = { value, unit: left.unit };
      else left = isProduct && left.unit === "number" ? { value, unit: right.unit } : unknown();
    }
    return left;
  };

  const one = (): Channel => {
    const lexeme = found[next++] ?? "";
    const compute = lexeme.endsWith("(") ? functions[lexeme.slice(0, -1)] : undefined;
    if (compute) {
      const values = [sum()];
      while (found[next] === ",") {
        next++;
        values.push(sum());
      }
      const unit = values[0]?.unit ?? "number";
      if (found[next++] !== ")" || values.some((value) => value.unit !== unit)) return unknown();
      return { value: compute(values.map(({ value }) => value)), unit };
    }
    const named = names.get(lexeme) ?? constants[lexeme];
    if (named !== undefined) return { value: named, unit: "number" };
    const [, number = "", unit = ""] = /^([+-]?[\d.]+(?:e[+-]?\d+)?)(%|[a-z]*)$/.exec(lexeme) ?? [];
    const value = Number.parseFloat(number);
    if (Number.isNaN(value)) return unknown();
    if (unit === "" || unit === "%") return { value, unit: unit === "%" ? "%" : "number" };
    const scale = degrees[unit];
    return scale === undefined ? unknown() : { value: value * scale, unit: "deg" };
  };

  const result = sum();
  return isKnown && next === found.length && Number.isFinite(result.value) ? result : undefined;
}
