/** Room above a list, in px. */
const above = 16;

/** After a turn of its page, show a list from its first row; one that begins in view stays where it is. */
export function irAoComeco(): void {
  const list = document.querySelector("main :is([role=grid], .trama-grid-cards)");
  const top = (list?.getBoundingClientRect().top ?? above) - above;
  if (top < 0) window.scrollBy({ top, behavior: "instant" });
}
