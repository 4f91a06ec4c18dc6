import { WorkflowFailure } from "../../workflow/workflow.ts";

/** How a body is encoded. */
export type BodyType = "json" | "form" | "multipart" | "raw";

/** An encoded body with its media type; for a form with files, the browser sets the media type. */
export interface Encoded {
  readonly body: BodyInit;
  readonly type: string | undefined;
}

/** Encode a body in one of the common ways; null sends no body. */
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

/** Returns the fields of a form: an array repeats its name for each value, null has no field. */
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
