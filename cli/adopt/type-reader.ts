import { Node, type SourceFile, type Type, type Symbol as TypeScriptSymbol } from "ts-morph";
import type { FunctionJson } from "./function-json.ts";

type ParameterJson = NonNullable<FunctionJson["params"]>[number];
type ResultJson = NonNullable<FunctionJson["result"]>;

/** A JSON Schema. The empty schema is any value: the code has a type that formulas do not have. */
export type Schema = Readonly<Record<string, unknown>>;

const anything: Schema = {};
const nothing: Schema = { type: "null" };

/** Types nested more deeply than this are read as unknown. */
const depthLimit = 10;

/** Translates TypeScript types into the types of a design. A type that formulas do not have becomes unknown. */
export class TypeReader {
  /** The types that enclose the current one, so that a recursive type ends. */
  private readonly path: Type[] = [];

  constructor(
    private readonly source: SourceFile,
    /** Called for each type that formulas do not have. */
    private readonly onForeign: (type: Type) => void = () => {},
  ) {}

  /** Reads a property of a component. */
  member(symbol: TypeScriptSymbol): Schema {
    const type = symbol.getTypeAtLocation(this.source);
    return symbol.isOptional() ? this.optional(type) : this.schemaOf(type);
  }

  /** Reads an argument of an event. */
  argument(symbol: TypeScriptSymbol): Schema {
    const type = symbol.getTypeAtLocation(this.source);
    return this.isOptional(symbol) ? this.optional(type) : this.schemaOf(type);
  }

  /** Whether the declaration of a parameter makes it optional. */
  isOptional(symbol: TypeScriptSymbol | undefined): boolean {
    const declaration = symbol?.getValueDeclaration();
    return Node.isParameterDeclaration(declaration) && declaration.isOptional();
  }

  /**
   * Reads a parameter. Formulas do not distinguish `null` from `undefined`, so it accepts null only when its type has
   * both.
   */
  parameter(symbol: TypeScriptSymbol, parameterIndex: number): ParameterJson {
    const declaration = symbol.getValueDeclaration();
    const type = symbol.getTypeAtLocation(this.source);
    const hasName = Node.isParameterDeclaration(declaration) && Node.isIdentifier(declaration.getNameNode());
    const id = hasName ? symbol.getName() : `arg${parameterIndex + 1}`;
    if (Node.isParameterDeclaration(declaration) && declaration.isRestParameter())
      return { id, ...shortened(this.itemOf(type) ?? anything), rest: true };
    const isOptional = Node.isParameterDeclaration(declaration) && declaration.isOptional();
    const parts = partsOf(type);
    const takesNothing =
      parts.some((part) => part.isNull()) && (isOptional || parts.some((part) => part.isUndefined()));
    const schema = this.choice(takesNothing ? parts : parts.filter((part) => !isNothing(part)));
    return { id, ...shortened(schema), ...(isOptional ? { optional: true } : {}) };
  }

  /** Reads the result type of a function; for an async function, the type it resolves to. */
  result(type: Type): { readonly isAsync: boolean; readonly result: ResultJson } {
    const isAsync = partsOf(type).some((part) => part.getProperty("then") !== undefined);
    const given = isAsync ? type.getAwaitedType() : type;
    return { isAsync, result: given ? shortened(this.schemaOf(given)) : {} };
  }

  private schemaOf(type: Type): Schema {
    if (this.path.length > depthLimit || this.path.includes(type)) return anything;
    this.path.push(type);
    try {
      return this.choice(partsOf(type));
    } finally {
      this.path.pop();
    }
  }

  /** Reads a union, in an order that does not depend on the order in the code. */
  private choice(parts: readonly Type[]): Schema {
    const literals = parts.filter(isWritten).map((part) => String(part.getLiteralValue()));
    const others = parts.filter((part) => !isWritten(part) && !isNothing(part)).map((part) => this.single(part));
    if (others.includes(anything)) return anything;
    const texts = new Map(others.map((schema) => [JSON.stringify(schema), schema]));
    const schemas = [...texts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, schema]) => schema);
    if (literals.length > 0) schemas.unshift({ enum: literals.sort() });
    if (parts.some(isNothing)) schemas.push(nothing);
    const [only] = schemas;
    if (!only) return anything;
    return schemas.length === 1 ? only : joined(schemas);
  }

  /** Reads a type that is not a union. */
  private single(type: Type): Schema {
    const schema = this.known(type);
    if (schema === anything && !type.isAny() && !type.isUnknown()) this.onForeign(type);
    return schema;
  }

  private known(type: Type): Schema {
    if (type.isEnum() || type.isEnumLiteral()) return anything;
    if (type.isString() || type.isTemplateLiteral()) return { type: "string" };
    if (type.isNumber() || type.isNumberLiteral()) return { type: "number" };
    if (type.isBoolean() || type.isBooleanLiteral()) return { type: "boolean" };
    if (type.isArray() || type.isReadonlyArray() || type.isTuple())
      return { type: "array", items: this.itemOf(type) ?? anything };
    if (isFile(type)) return { "x-type": "file" };
    return type.isObject() || type.isIntersection() ? this.record(type) : anything;
  }

  /** The item type of an array or tuple. */
  private itemOf(type: Type): Schema | undefined {
    if (type.isTuple()) return this.choice(type.getTupleElements().flatMap(partsOf));
    const item = type.isArray() || type.isReadonlyArray() ? type.getArrayElementType() : undefined;
    return item && this.schemaOf(item);
  }

  /** Reads a record of plain members. A type with methods or a class is more than data. */
  private record(type: Type): Schema {
    const isCalled = type.getCallSignatures().length > 0 || type.getConstructSignatures().length > 0;
    if (isCalled || type.isClass() || type.getNumberIndexType()) return anything;
    const members = type.getProperties().map((member) => [member, member.getTypeAtLocation(this.source)] as const);
    if (members.some(([member, of]) => member.getName().startsWith("__@") || hasMethods(of))) return anything;
    const further = type.getStringIndexType();
    if (members.length === 0) {
      if (!further) return anything;
      const rest = this.schemaOf(further);
      return { type: "object", ...(rest === anything ? {} : { additionalProperties: rest }) };
    }
    const sorted = members.sort(([a], [b]) => (a.getName() < b.getName() ? -1 : 1));
    const required = sorted.filter(([member]) => !member.isOptional()).map(([member]) => member.getName());
    const properties = sorted.map(([member, of]) => [
      member.getName(),
      member.isOptional() ? this.optional(of) : this.schemaOf(of),
    ]);
    return {
      type: "object",
      ...(required.length > 0 ? { required } : {}),
      properties: Object.fromEntries(properties),
      ...(further ? {} : { additionalProperties: false }),
    };
  }

  /** Reads an optional member: since it may be absent, `undefined` in its type adds no information. */
  private optional(type: Type): Schema {
    const parts = partsOf(type).filter((part) => !part.isUndefined());
    return parts.length === partsOf(type).length ? this.schemaOf(type) : this.choice(parts);
  }
}

const partsOf = (type: Type): readonly Type[] => (type.isUnion() && !type.isBoolean() ? type.getUnionTypes() : [type]);

const isNothing = (type: Type): boolean => type.isNull() || type.isUndefined();

/** A string literal type. */
const isWritten = (type: Type): boolean => type.isStringLiteral() && !type.isEnumLiteral();

const hasMethods = (type: Type): boolean => partsOf(type).some((part) => part.getCallSignatures().length > 0);

/** Whether the type is the browser's `File`, not another type of that name. */
function isFile(type: Type): boolean {
  const symbol = type.getSymbol();
  return (
    symbol?.getName() === "File" &&
    symbol.getDeclarations().some((one) => /\/lib\.[a-z.]+\.d\.ts$/.test(one.getSourceFile().getFilePath()))
  );
}

/** Combines several schemas into one. */
function joined(schemas: readonly Schema[]): Schema {
  const [first, second] = schemas;
  if (first && second === nothing && schemas.length === 2) {
    if (Array.isArray(first.enum)) return { enum: [...first.enum, null] };
    if (typeof first.type === "string") return { ...first, type: [first.type, "null"] };
  }
  const isPlain = schemas.every((schema) => Object.keys(schema).length === 1 && typeof schema.type === "string");
  return isPlain ? { type: schemas.map((schema) => schema.type) } : { anyOf: schemas };
}

const shortNames: ReadonlyMap<string, ResultJson["type"]> = new Map<string, ResultJson["type"]>([
  ['{"type":"string"}', "text"],
  ['{"type":"number"}', "number"],
  ['{"type":"boolean"}', "boolean"],
  ['{"x-type":"file"}', "file"],
  ['{"type":"object"}', "record"],
  ['{"type":"array","items":{}}', "list"],
]);

/** Replaces a schema by its short type name where it has one; an empty schema is left out. */
function shortened(schema: Schema): ResultJson {
  if (Object.keys(schema).length === 0) return {};
  const type = shortNames.get(JSON.stringify(schema));
  return type === undefined ? { schema } : { type };
}
