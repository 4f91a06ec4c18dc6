/** The look of the page of `trama inspect`. */
export const styles = `
:root { color-scheme: light dark; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; }
header { position: sticky; top: 0; padding: 0.5rem 1rem; background: Canvas; border-bottom: 1px solid; display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; align-items: baseline; }
h1 { font-size: 1.2rem; margin: 0; }
nav { display: flex; flex-wrap: wrap; gap: 0.25rem 0.75rem; }
main { padding: 0 1rem 2rem; max-width: 80rem; margin: 0 auto; }
h2 { font-size: 1.2rem; border-bottom: 1px solid; }
h3 { font-size: 1rem; margin: 0; }
article { padding: 0.5rem 0; border-bottom: 1px solid GrayText; overflow-wrap: anywhere; }
article, section { scroll-margin-top: 6rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem; margin: 0.25rem 0; }
dt { font-weight: 600; }
dd { margin: 0; }
ul { margin: 0; padding-left: 1.25rem; }
p, pre { margin: 0.25rem 0; white-space: pre-wrap; }
input { font: inherit; }
.on { font-style: italic; }
.flow { list-style: none; margin: 0.25rem 0; padding: 0; }
.flow > li { position: relative; padding-bottom: 1.25rem; }
.flow > li:last-child { padding-bottom: 0; }
.flow > li:not(:last-child)::after { content: "↓" / ""; position: absolute; bottom: 0; left: 0.75rem; line-height: 1.25rem; }
.flow > li > span { display: inline-block; border: 1px solid GrayText; border-radius: 0.25rem; padding: 0 0.5rem; max-width: 100%; box-sizing: border-box; }
.ways { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; margin: 0.25rem 0 0 0.75rem; }
.ways > div { border-left: 2px solid GrayText; padding-left: 0.75rem; min-width: 0; }
[hidden] { display: none; }
@media (max-width: 40rem) { header { position: static; } article, section { scroll-margin-top: 0; } }
`;

/** Hides what does not contain the words of the search field, and counts the rest. */
export const searchScript = `
const field = document.getElementById("search");
const count = document.getElementById("count");
const articles = Array.from(document.querySelectorAll("article"), (node) => ({ node, text: node.textContent.toLowerCase() }));
field.addEventListener("input", () => {
  const words = field.value.toLowerCase().split(/\\s+/).filter(Boolean);
  let shown = 0;
  for (const { node, text } of articles) {
    node.hidden = !words.every((word) => text.includes(word));
    if (!node.hidden) shown++;
  }
  for (const section of document.querySelectorAll("main > section"))
    section.hidden = !section.querySelector("article:not([hidden])");
  count.textContent = words.length === 0 ? "" : shown + " found";
});
addEventListener("hashchange", () => {
  const target = document.getElementById(location.hash.slice(1));
  if (!target || !target.hidden && !target.closest("[hidden]")) return;
  field.value = "";
  field.dispatchEvent(new Event("input"));
  target.scrollIntoView();
});
`;
