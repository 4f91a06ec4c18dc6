import type { OwnElement } from "../3-link/names/symbols.ts";
import { isMaybeNothing, typeFromSchema } from "../value-types.ts";
import { type LowerBase, moduleContext, use } from "./context.ts";
import type { CodeModule, Import, OutputEntry } from "./output-module.ts";
import { ownElementFunction } from "./runtime-names.ts";

/** Returns the import of an own element, from the module that makes an element of its component. */
export const ownElementImport = (name: string): Import => ({ name, from: `elements/${name}`, isOwn: true });

/** The module of an own element: its React component, and how its events and its value reach the design. */
export function lowerOwnElement(base: LowerBase, name: string): CodeModule {
  const { ownElements, ownElementsPath } = base.symbols;
  const own = ownElements.get(name);
  if (!own) throw new Error(`no own element ${name}`);
  const ctx = moduleContext(base, "../");
  const component = use(ctx, { name: "Component", from: `${ownElementsPath}/${name}`, isOwn: true, isDefault: true });
  return {
    kind: "code",
    path: `elements/${name}.ts`,
    source: `custom/elements/${name}.schema.json`,
    imports: ctx.imports,
    declarations: [
      {
        kind: "const",
        name,
        isExported: true,
        value: {
          kind: "call",
          callee: use(ctx, ownElementFunction),
          args: [
            { kind: "code", code: component },
            { kind: "object", entries: partsOf(own) },
          ],
        },
        doc: own.description,
        from: own.place,
      },
    ],
  };
}

/** What the component needs besides its properties. An event has the names of its arguments, or null for a record. */
function partsOf({ info, events, hasValue }: OwnElement): readonly OutputEntry[] {
  const literal = (key: string, value: unknown): OutputEntry => ({ key, value: { kind: "literal", value } });
  const names = Object.keys(events).sort();
  const attribute = (event: string): string => `on${event.charAt(0).toUpperCase()}${event.slice(1)}`;
  const paramsOf = (event: string) => events[event]?.params ?? (events[event]?.payload === undefined ? [] : null);
  const needed = names.filter((event) => events[event]?.required === true).map(attribute);
  const nullable = Object.keys(info.props).filter(
    (name) => info.props[name]?.required && isMaybeNothing(typeFromSchema(info.props[name]?.schema)),
  );
  return [
    {
      key: "events",
      value: { kind: "object", entries: names.map((event) => literal(attribute(event), paramsOf(event))) },
    },
    ...(needed.length > 0 ? [literal("needed", needed)] : []),
    ...(nullable.length > 0 ? [literal("nullable", nullable)] : []),
    ...(hasValue ? [literal("hasValue", true)] : []),
  ];
}
