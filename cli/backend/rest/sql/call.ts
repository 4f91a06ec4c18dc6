import type { CallArgs, CallPlan } from "../plan/call-plan.ts";
import type { RoutineArgument } from "../schema-cache/functions.ts";
import { bodyRows, bodySql } from "./body.ts";
import { arrayLiteral, columnOf, identifier, joined, nothing, qualified, type Sql, sql } from "./sql.ts";

const call = identifier("pgrst_call");

/** Returns the query of a call: its rows, or its values as `pgrst_scalar`. */
export function callSql({ routine, args, returning }: CallPlan): Sql {
  const { isRow } = routine.returns;
  const columns = returning.map((name) => columnOf(call, name));
  const list = isRow ? (columns.length === 0 ? sql`*` : joined(columns, ", ")) : sql`pgrst_call.pgrst_scalar`;
  const called = sql`${qualified(routine)}(${argsSql(args)})`;
  const rows = isRow ? sql`${called} pgrst_call` : sql`(select ${called} pgrst_scalar) pgrst_call`;
  return sql`select ${list} from ${givenSql(args)}${rows}`;
}

/** The arguments of a body come from its rows. */
function givenSql(args: CallArgs): Sql {
  if (args.kind !== "json") return nothing;
  const columns = args.args.map(({ name, type }) => ({ name, type, default: undefined, fromJson: undefined }));
  return sql`${bodySql({ json: args.json, columns, hasDefaults: false }, true)}, lateral `;
}

function argsSql(args: CallArgs): Sql {
  switch (args.kind) {
    case "none":
      return nothing;
    case "whole":
      return sql`${args.value}::${args.arg.type}`;
    case "json":
      return joined(
        args.args.map((arg) => sql`${nameSql(arg)}${columnOf(bodyRows, arg.name)}`),
        ", ",
      );
    case "texts":
      return joined(
        args.args.map(({ arg, values }) => {
          const value = arg.isVariadic ? arrayLiteral(values) : (values.at(-1) ?? "");
          return sql`${nameSql(arg)}${value}::${arg.type}`;
        }),
        ", ",
      );
  }
}

const nameSql = ({ name, isVariadic }: RoutineArgument): Sql =>
  sql`${isVariadic ? sql`variadic ` : nothing}${identifier(name)} := `;
