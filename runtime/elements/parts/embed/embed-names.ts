/** The sanitiser's prefix of each `id` and `name`. */
const prefix = "user-content-";

/** Attributes that contain one or more ids. */
const idLists = new Set([
  ...["headers", "aria-controls", "aria-describedby", "aria-details"],
  ...["aria-flowto", "aria-labelledby", "aria-owns"],
]);

/** Rename references within the HTML, such as to a gradient, to the prefixed names. */
export function renameReferences(content: DocumentFragment): void {
  const names = new Set<string | null>();
  for (const node of content.querySelectorAll("[id], [name]")) names.add(node.id).add(node.getAttribute("name"));
  if (names.size === 0) return;
  const renamed = (name: string): string => (names.has(prefix + name) ? prefix + name : name);
  for (const node of content.querySelectorAll("*")) {
    for (const attribute of node.attributes) {
      const { name, value } = attribute;
      if (idLists.has(name)) attribute.value = value.split(/\s+/).map(renamed).join(" ");
      else if (/^(?:(?:xlink:)?href|usemap)$/.test(name) && value.startsWith("#"))
        attribute.value = `#${renamed(value.slice(1))}`;
      else if (value.includes("url("))
        attribute.value = value.replace(
          /(\burl\(\s*["']?#)([^"')\s]+)/g,
          (_, start: string, id: string) => start + renamed(id),
        );
    }
  }
}
