import type { ComponentNode, Design, PageNode, SectionNode } from "../../compiler/2-validate/design-nodes.ts";
import { recordOf } from "../json.ts";
import { canonical, featuresOf, overlap } from "./compare/similar.ts";
import { literalText } from "./compare/values.ts";
import { titleOf } from "./render/words.ts";

/** A page, a shared section or a component. */
export type UnitNode = PageNode | SectionNode | ComponentNode;

/** The units of two designs, matched by id, then as renamed. In the order of ids of the head, removed ones last. */
export interface PairedUnits<Node extends UnitNode> {
  readonly same: readonly { readonly base: Node; readonly head: Node }[];
  readonly added: readonly Node[];
  readonly removed: readonly Node[];
}

const likeEnough = 0.6;

/** Matches units of one kind. */
export function pairUnits<Node extends UnitNode>(base: readonly Node[], head: readonly Node[]): PairedUnits<Node> {
  const old = new Map(base.map((unit) => [unit.id, unit]));
  const ids = new Set(head.map(({ id }) => id));
  const free = new Set(base.filter(({ id }) => !ids.has(id)));
  const same: { base: Node; head: Node }[] = [];
  const added: Node[] = [];
  for (const unit of head) {
    const known = old.get(unit.id) ?? mostAlike(unit, free);
    if (!known) {
      added.push(unit);
      continue;
    }
    free.delete(known);
    same.push({ base: known, head: unit });
  }
  return { same, added, removed: [...free] };
}

function mostAlike<Node extends UnitNode>(unit: Node, free: ReadonlySet<Node>): Node | undefined {
  if (free.size === 0) return undefined;
  const features = featuresOf(contentOf(unit));
  let best: Node | undefined;
  let bestScore = likeEnough;
  for (const each of free) {
    const other = contentOf(each);
    const score = canonical(other) === canonical(contentOf(unit)) ? 1 : overlap(features, featuresOf(other));
    if (score > bestScore) [best, bestScore] = [each, score];
  }
  return best;
}

const contentOf = ({ json }: UnitNode): unknown => ({ ...json, id: undefined, $schema: undefined });

/** Returns the names of units as people call them; units with the same name also show their id. */
export function unitNames(design: Design): ReadonlyMap<string, string> {
  const units: readonly UnitNode[] = [...design.pages, ...design.sections, ...design.components];
  const counts = new Map<string, number>();
  for (const unit of units) counts.set(nameOf(unit), (counts.get(nameOf(unit)) ?? 0) + 1);
  return new Map(
    units.map((unit) => {
      const name = nameOf(unit);
      return [`${unit.kind} ${unit.id}`, (counts.get(name) ?? 0) > 1 ? `${name} (${unit.id})` : name];
    }),
  );
}

/** Returns the text that a title falls back to without its data: the last one in its formula. */
function textWithoutData(title: unknown): string | undefined {
  const { formula } = recordOf(title);
  return typeof formula === "string" ? [...formula.matchAll(/'([^']+)'/g)].at(-1)?.[1] : undefined;
}

function nameOf({ kind, id, json }: UnitNode): string {
  const title = kind === "page" ? (literalText(json.title) ?? textWithoutData(json.title)) : undefined;
  const name = "name" in json && typeof json.name === "string" ? json.name : undefined;
  return [title, name].find((each) => each !== undefined && each !== "") ?? titleOf(id);
}
