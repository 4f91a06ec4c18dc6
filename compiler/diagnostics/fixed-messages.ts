// @generated from schema/ by npm run codegen. Do not edit.

/** Texts that are fixed word for word, by the code and its subject: `property/missing wait.ms`. */
export const fixedMessages: Readonly<Record<string, string>> = Object.assign(Object.create(null), {
  "property/choose-one navigate": "No page selected.",
  "property/choose-one uploadFile":
    "No file selected. Please create a true / false split to manage the case when there is no file.",
  "property/missing callFunction.function": "No custom code defined.",
  "property/missing fetchCollection.collection": "No collection selected.",
  "property/missing log.message": "No message defined.",
  "property/missing runWorkflow.workflow": "No workflow selected.",
  "property/missing setLanguage.language": "No language selected.",
  "property/missing setVariable.variable": "No variable selected.",
  "property/missing updateCollection.collection": "No collection selected.",
  "property/missing wait.ms": "No time delay defined.",
  "property/missing workflow.steps": "No workflow provided.",
  "property/missing xano.request.group": "No API Group Base URL defined.",
  "reference/unknown collection": "Collection not found.",
  "reference/unknown language": "Lang not found",
  "reference/unknown page": "Page not found.",
  "reference/unknown workflow": "Workflow not found.",
  "variable/wrong-default array": "value must be an array",
  "variable/wrong-default boolean": "value must be a boolean",
  "variable/wrong-default number": "value must be a number",
  "variable/wrong-default object": "value must be an object",
  "variable/wrong-default string": "value must be a string, a number or a boolean",
});
