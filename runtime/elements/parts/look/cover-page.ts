/**
 * Make everything but `layer` and what is around it inert, and stop the page from scrolling; returns a function that
 * ends both. Layers that are opened later stay usable.
 */
export function coverPage(layer: Element): () => void {
  const covered: Element[] = [];
  for (let inner = layer; inner !== document.body && inner.parentElement; inner = inner.parentElement)
    for (const other of inner.parentElement.children)
      if (other !== inner && !other.hasAttribute("inert") && !other.matches("script,style,link,[data-above-page]"))
        covered.push(other);
  for (const element of covered) element.setAttribute("inert", "");
  const { style } = document.documentElement;
  const before = style.overflow;
  style.overflow = "hidden";
  return () => {
    for (const element of covered) element.removeAttribute("inert");
    style.overflow = before;
  };
}
