import { WorkflowFailure } from "../../workflow/workflow.ts";

/** How a body is written. */
export type BodyType = "json" | "form" | "multipart" | "raw";

/** A body as it is sent, and its media type; the browser itself names that of a form with files. */
export interface Encoded {
  readonly body: BodyInit;
  readonly type: string | undefined;
}

/** Write a body in one of the ways that services understand; nothing is sent as nothing. */
export function bodyOf(body: unknown, type: BodyType = "json"): Encoded | undefined {
  if (body === undefined || body === null) return undefined;
  switch (type) {
    case "json":
      return { body: JSON.stringify(body), type: "application/json" };
    case "form":
      return { body: formOf(body), type: "application/x-www-form-urlencoded" };
    case "multipart":
      return { body: multipartOf(body), type: undefined };
    case "raw":
      return rawOf(body);
  }
}

function formOf(body: unknown): string {
  const form = new URLSearchParams();
  for (const [name, value] of fieldsOf(body)) form.append(name, textOf(value));
  return form.toString();
}

function multipartOf(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of fieldsOf(body)) {
    if (value instanceof Blob) form.append(name, value);
    else form.append(name, textOf(value));
  }
  return form;
}

/** The fields of a form: a list gives its name to each of its values, nothing gives no field. */
function fieldsOf(body: unknown): readonly (readonly [string, unknown])[] {
  if (typeof body !== "object" || body === null || Array.isArray(body))
    throw new WorkflowFailure("the body of a form must be an object");
  return Object.entries(body).flatMap(([name, value]: [string, unknown]) =>
    (Array.isArray(value) ? value : [value])
      .filter((one: unknown) => one !== undefined && one !== null)
      .map((one: unknown) => [name, one] as const),
  );
}

const textOf = (value: unknown): string => (typeof value === "object" ? JSON.stringify(value) : String(value));

function rawOf(body: unknown): Encoded {
  if (body instanceof Blob) return { body, type: body.type || "application/octet-stream" };
  if (typeof body === "object") return { body: JSON.stringify(body), type: "application/json" };
  return { body: String(body), type: "text/plain;charset=utf-8" };
}
