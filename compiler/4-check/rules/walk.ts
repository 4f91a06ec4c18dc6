import type {
  LinkedHandler,
  LinkedNode,
  LinkedRun,
  LinkedStep,
  LinkedUnit,
  LinkedWorkflow,
} from "../../3-link/linked-design.ts";

/** What the trees have that were walked: a dozen rules look at each of them. */
const nodesOf = new WeakMap<readonly LinkedNode[], readonly LinkedNode[]>();
const runsOf = new WeakMap<LinkedUnit, readonly (LinkedWorkflow | LinkedRun)[]>();

/** Visits every node of a tree, parents before their children. */
export function visitNodes(roots: readonly LinkedNode[], visit: (node: LinkedNode) => void): void {
  let nodes = nodesOf.get(roots);
  if (!nodes) {
    const found: LinkedNode[] = [];
    addNodes(roots, found);
    nodes = found;
    nodesOf.set(roots, nodes);
  }
  for (const node of nodes) visit(node);
}

function addNodes(nodes: readonly LinkedNode[], found: LinkedNode[]): void {
  for (const node of nodes) {
    found.push(node);
    if ("children" in node && node.children.length > 0) addNodes(node.children, found);
    if ("slots" in node) for (const slot of node.slots) addNodes(slot.children, found);
  }
}

/** Visits the handlers of a unit and its elements, and a component's own workflows and actions. */
export function visitRuns(unit: LinkedUnit, visit: (run: LinkedWorkflow | LinkedRun) => void): void {
  let runs = runsOf.get(unit);
  if (!runs) {
    const found: (LinkedWorkflow | LinkedRun)[] = [];
    const add = (run: LinkedWorkflow | LinkedRun): void => void found.push(run);
    for (const workflow of unit.component?.workflows ?? []) add(workflow);
    for (const action of unit.component?.actions ?? []) add(action);
    visitHandlers(unit.handlers, add);
    visitNodes(unit.roots, (node) => {
      if ("handlers" in node) visitHandlers(node.handlers, add);
    });
    runs = found;
    runsOf.set(unit, runs);
  }
  for (const run of runs) visit(run);
}

export function visitHandlers(
  handlers: readonly LinkedHandler[],
  visit: (run: LinkedWorkflow | LinkedRun) => void,
): void {
  for (const handler of handlers) for (const run of handler.runs) visit(run);
}

/** Visits every list of steps in a workflow, outer lists before inner ones. */
export function visitStepLists(workflow: LinkedWorkflow, visit: (steps: readonly LinkedStep[]) => void): void {
  const walk = (steps: readonly LinkedStep[]): void => {
    visit(steps);
    for (const step of steps) {
      for (const name in step.blocks) walk(step.blocks[name] ?? []);
      for (const branch of step.cases) walk(branch.steps);
    }
  };
  walk(workflow.steps);
  walk(workflow.onError);
}
