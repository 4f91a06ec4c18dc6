/** Whether keys write into what has the focus. */
export const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input,select,textarea"));

/** Whether a dialog or an open menu is over the page: after a click on its backdrop the focus is in neither. */
export const isBehindLayer = (): boolean => document.querySelector(".trama-modal-viewport,.trama-panel") !== null;
