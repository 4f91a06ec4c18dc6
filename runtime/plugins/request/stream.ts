/** Variables filled while an answer arrives: each is set to everything received so far. */
export interface StreamTargets {
  readonly streamText?: { set(text: string): void } | undefined;
  readonly streamEvents?: { setUnknown(events: unknown): void } | undefined;
}

export const isStreamed = ({ streamText, streamEvents }: StreamTargets): boolean =>
  streamText !== undefined || streamEvents !== undefined;

/**
 * Read an answer piece by piece into variables. Returns the whole: the string, or the array of events.
 *
 * An event stream is split into the data of its events, anything else into lines; JSON is parsed. The string variable
 * receives the data of the events, or the answer as it is.
 */
export async function readStream(response: Response, targets: StreamTargets): Promise<unknown> {
  const { streamText, streamEvents } = targets;
  const isEvents = response.headers.get("content-type")?.startsWith("text/event-stream") === true;
  const events: unknown[] = [];
  let text = "";
  streamText?.set("");
  streamEvents?.setUnknown([]);
  const take = (data: string): void => {
    if (isEvents) text += data;
    events.push(parsed(data));
  };
  const cut = isEvents ? eventCutter(take) : lineCutter((line) => line !== "" && take(line));
  for await (const piece of piecesOf(response)) {
    if (!isEvents) text += piece;
    cut(piece);
    streamText?.set(text);
    streamEvents?.setUnknown([...events]);
  }
  cut(isEvents ? "\n\n" : "\n");
  streamText?.set(text);
  streamEvents?.setUnknown([...events]);
  return streamEvents === undefined ? text : events;
}

async function* piecesOf({ body }: Response): AsyncGenerator<string> {
  if (body === null) return;
  const reader = body.getReader();
  const decoder = new TextDecoder();
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      yield decoder.decode(piece.value, { stream: true });
    }
    const end = decoder.decode();
    if (end !== "") yield end;
  } finally {
    // Cancel the unread rest.
    reader.cancel().catch(() => undefined);
  }
}

type Cutter = (piece: string) => void;

/** Splits chunks into lines. */
function lineCutter(take: (line: string) => void): Cutter {
  let rest = "";
  return (piece) => {
    const lines = (rest + piece).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? "";
    for (const line of lines) take(line);
  };
}

/** Returns the data of each event of an event stream; skips events without data, such as keep-alive comments. */
function eventCutter(take: (data: string) => void): Cutter {
  let data: string[] = [];
  return lineCutter((line) => {
    if (line === "") {
      if (data.length > 0) take(data.join("\n"));
      data = [];
    } else if (line.startsWith("data:")) data.push(line.slice("data:".length).replace(/^ /, ""));
  });
}

/** Parse what looks like JSON; bare words and numbers may be parts of a text and stay strings. */
function parsed(data: string): unknown {
  if (!/^\s*[[{]/.test(data)) return data;
  try {
    return JSON.parse(data) as unknown;
  } catch {
    return data;
  }
}
