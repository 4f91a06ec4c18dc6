import type { ColumnInfo, FunctionInfo } from "./tables-file.ts";

type Argument = FunctionInfo["args"][string];

/**
 * Returns functions by name. Functions of one name are described together, because a call names its arguments: one that
 * another does without is optional. Two that take the same arguments are left out: no request can choose between them.
 */
export function byName(
  functions: readonly (readonly [string, FunctionInfo])[],
): Readonly<Record<string, FunctionInfo>> {
  const groups = new Map<string, FunctionInfo[]>();
  for (const [name, info] of functions) groups.set(name, [...(groups.get(name) ?? []), info]);
  return Object.fromEntries(
    [...groups].flatMap(([name, all]) => {
      const reachable = all.filter((one) => all.every((other) => one === other || argsOf(one) !== argsOf(other)));
      const [first, ...others] = reachable;
      if (first === undefined) return [];
      return [[name, others.length === 0 ? first : together([first, ...others])]];
    }),
  );
}

const argsOf = ({ args }: FunctionInfo): string => JSON.stringify(Object.keys(args).sort());

function together(all: readonly [FunctionInfo, ...FunctionInfo[]]): FunctionInfo {
  const [{ description, returns }] = all;
  const names = [...new Set(all.flatMap(({ args }) => Object.keys(args)))];
  const isAlike = all.every((one) => JSON.stringify(one.returns) === JSON.stringify(returns));
  return {
    ...(description !== undefined && { description }),
    args: Object.fromEntries(names.map((name) => [name, argument(all.map(({ args }) => args[name]))])),
    returns: isAlike ? returns : { type: "json", nullable: true },
  };
}

function argument(found: readonly (Argument | undefined)[]): Argument {
  const there = found.filter((each) => each !== undefined);
  const isOptional = there.length < found.length || there.some(({ optional }) => optional === true);
  const [first, ...others] = there.map(({ optional: _, ...type }): ColumnInfo => type);
  const isAlike = others.every((other) => JSON.stringify(other) === JSON.stringify(first));
  return { ...(isAlike && first !== undefined ? first : { type: "json" }), ...(isOptional && { optional: true }) };
}
