import type {
  LinkedHandler,
  LinkedNode,
  LinkedRun,
  LinkedStep,
  LinkedUnit,
  LinkedWorkflow,
} from "../../3-link/linked-design.ts";

/** Visits every node of a tree, parents before their children. */
export function visitNodes(nodes: readonly LinkedNode[], visit: (node: LinkedNode) => void): void {
  for (const node of nodes) {
    visit(node);
    if ("children" in node) visitNodes(node.children, visit);
    if ("slots" in node) for (const slot of node.slots) visitNodes(slot.children, visit);
  }
}

/** Visits the handlers of a unit and its elements, and a component's own workflows and actions. */
export function visitRuns(unit: LinkedUnit, visit: (run: LinkedWorkflow | LinkedRun) => void): void {
  for (const workflow of unit.component?.workflows ?? []) visit(workflow);
  for (const action of unit.component?.actions ?? []) visit(action);
  visitHandlers(unit.handlers, visit);
  visitNodes(unit.roots, (node) => {
    if ("handlers" in node) visitHandlers(node.handlers, visit);
  });
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
