import { effect, type Signal, signal } from "../react/signals.ts";

/** A variable or a signal, whose value is that of one row. */
interface Source {
  readonly value: unknown;
  peek(): unknown;
}

/** Whether the source has one value. It is current while it has readers. */
type Mark = Signal<boolean>;

const selections = new WeakMap<Source, Selection>();

/**
 * Returns whether a variable or a signal has this value, such as the key of a row; `null` and `undefined` are equal.
 *
 * A change notifies only the readers of the former and of the new value: to select another of 1,000 rows, two rows are
 * evaluated.
 */
export function isSelected(source: Source, value: unknown): boolean {
  let selection = selections.get(source);
  if (selection === undefined) {
    selection = new Selection(source);
    selections.set(source, selection);
  }
  return selection.has(value ?? null);
}

/** The readers of a source by the value that each compares it with. It follows the source while there are any. */
class Selection {
  /** The marks with readers. Readers that began before there was one have their own. */
  private readonly marks = new Map<unknown, Mark[]>();
  private readonly source: Source;
  private stop: (() => void) | undefined;

  constructor(source: Source) {
    this.source = source;
  }

  has(value: unknown): boolean {
    const mark = this.marks.get(value)?.[0] ?? this.newMark(value);
    // Subscribes only. In a batch, the mark changes at its end.
    void mark.value;
    return this.isNow(value);
  }

  private isNow(value: unknown): boolean {
    return (this.source.peek() ?? null) === value;
  }

  private newMark(value: unknown): Mark {
    const mark = signal(this.isNow(value), {
      watched: () => {
        const marks = this.marks.get(value);
        if (marks === undefined) this.marks.set(value, [mark]);
        else marks.push(mark);
        this.stop ??= this.follow();
        mark.value = this.isNow(value);
      },
      unwatched: () => {
        const others = this.marks.get(value)?.filter((one) => one !== mark) ?? [];
        if (others.length > 0) this.marks.set(value, others);
        else this.marks.delete(value);
        if (this.marks.size > 0) return;
        this.stop?.();
        this.stop = undefined;
      },
    });
    return mark;
  }

  private follow(): () => void {
    let last: unknown;
    return effect(() => {
      const now = this.source.value ?? null;
      for (const mark of this.marks.get(last) ?? []) mark.value = last === now;
      for (const mark of this.marks.get(now) ?? []) mark.value = true;
      last = now;
    });
  }
}
