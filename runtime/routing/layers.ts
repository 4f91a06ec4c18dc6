/**
 * Something open on a page with a history entry of its own, so that Back closes it before it leaves the page: a variable
 * with another value than its default, a popup, or a list.
 */
export interface Layer {
  isOpen(): boolean;
  /** Close it, as Back does. Popups close with the entries they were opened on. */
  close?(): void;
  /** Open it again at the query of the address that Forward arrived at. */
  reopen?(search: string): void;
}

/** The entries of the layers in the history of the mounted app. */
export interface LayerEntries {
  /** Push the entry of a layer that has opened. */
  open(key: string): void;
  /** Go back to the topmost layer that is open. */
  settle(): void;
  /** The key of the topmost layer that is not a list. */
  top(): string | undefined;
}

/** The layers of an app, by key. */
export class Layers {
  private readonly known = new Map<string, Layer>();
  private entries: LayerEntries | undefined;

  /** Returns a layer by its key; undefined if it is a closed popup or list, or a variable whose code is not loaded yet. */
  get(key: string): Layer | undefined {
    return this.known.get(key);
  }

  /** Whether the entry of a layer shows nothing any more. */
  isDead(key: string): boolean {
    return !(this.known.get(key)?.isOpen() ?? isRestorable(key));
  }

  /** Make a layer known. Returns a function that forgets it. */
  add(key: string, layer: Layer): () => void {
    this.known.set(key, layer);
    return () => this.known.delete(key);
  }

  /** Connect the history of the mounted app; returns a function that disconnects it. */
  connect(made: LayerEntries): () => void {
    this.entries = made;
    return () => {
      if (this.entries === made) this.entries = undefined;
    };
  }

  /** Push the entry of an opened layer. */
  push(key: string): void {
    this.entries?.open(key);
  }

  /** Remove the entries of layers that are closed: soon, and before any other move of the app. */
  settle(): void {
    this.entries?.settle();
  }

  /** Returns the key of the topmost layer with an entry; lists do not count. */
  top(): string | undefined {
    return this.entries?.top();
  }
}

/** The key of the layer of a variable. The key of a query variable leads to its value in the address. */
export const variableLayer = (id: string, isInAddress: boolean): string => (isInAddress ? `?${id}` : `variable ${id}`);

const listPrefix = "list ";

/** Returns a key for the layer of an open list or menu, different in each load of the app. */
export const newListLayer = (): string => `${listPrefix}${Math.random().toString(36).slice(2, 10)}`;

/** Whether a layer is a list or menu. A popup that is opened from one outlives it. */
export const isListLayer = (key: string): boolean => key.startsWith(listPrefix);

/** Whether a layer can be opened again from its entry: the address holds a variable, and nothing holds the others. */
export const isRestorable = (key: string): boolean => key.startsWith("?");
