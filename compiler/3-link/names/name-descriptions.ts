/**
 * What the names of formulas mean, by path; `*` is an id of the design. Editors show the texts of
 * fixed names, and docs/language.md lists all.
 */
export const nameDescriptions: Readonly<Record<string, string>> = {
  variables: "The variables of the app; in a component or section, also its own.",
  "variables.*": "The value of a variable.",
  collections: "The lists and records that the app reads.",
  "collections.*": "The rows. With `single`, the record, whose members need `data`: `collections.order.data.total`.",
  "collections.*.data": "The rows; an empty list until they are fetched. With `single`, the record.",
  "collections.*.total": "The number of rows in the source, all pages included.",
  "collections.*.limit": "The maximum number of rows per fetch; 0 for no limit.",
  "collections.*.offset": "The index of the first fetched row.",
  "collections.*.isFetching": "Whether a fetch is running.",
  "collections.*.isFetched": "Whether a fetch has succeeded.",
  "collections.*.error": "The error of the last fetch.",
  formulas: "The formulas of formulas.json; in a component, also its own.",
  "formulas.*": "Calls a formula: `formulas.total(item)`.",
  custom: "The functions of custom/index.ts.",
  "custom.*": "Calls a function: `custom.slug(item.title)`.",
  icons: "Icons as values: `icons['circle-check']`.",
  auth: "The session of the visitor; needs `auth` in design.json.",
  "auth.user": "The user who is signed in; its type is `auth.user` of design.json.",
  "auth.isAuthenticated": "Whether the visitor is signed in.",
  "auth.accessToken": "The access token of the session.",
  "auth.refreshToken": "The refresh token of the session.",
  "auth.hasExpired": "Whether the session ended because it expired.",
  "auth.link": "The outcome of opening the app through a link in an e-mail.",
  theme: "The current theme.",
  language: "The current language, such as `pt`.",
  breakpoint: "The current breakpoint; `default` is the widest.",
  screen: "The window.",
  "screen.width": "The width of the window in pixels.",
  "screen.height": "The height of the window in pixels.",
  "screen.isFocused": "Whether the window has the focus.",
  app: "The app itself.",
  "app.canInstall": "Whether the browser offers to install the app.",
  clock: "The current time.",
  "clock.minute": "The current minute. Formulas that read it run again every minute.",
  connection: "The connection for realtime data.",
  "connection.status": "The state of the connection.",
  sounds: "The loaded sounds.",
  "sounds.*": "A loaded sound, such as `sounds.bell.isPlaying`.",
  page: "The current page.",
  "page.id": "The id of the page.",
  "page.path": "The path of the page in the address.",
  "page.params": "The parameters in the path of the page.",
  "page.params.*": "A parameter of the path: `page.params.id` for the path `orders/:id`.",
  "page.query": "The query of the address.",
  "page.query.*": "A value of the query. `page.query._source` on the login page is the path to return to.",
  "page.record": "The record of a page with `records`.",
  elements: "The elements of the same page, section, component or row.",
  "elements.*": "The variables of an element, such as `elements.name.value`.",
  item: "The item of the row.",
  index: "The index of the row, from 0.",
  parent: "The row around this row.",
  "parent.item": "The item of the row around.",
  "parent.index": "The index of the row around.",
  "parent.parent": "The row around that one.",
  params: "The parameters of the workflow, formula or collection.",
  "params.*": "A parameter.",
  event: "The payload of the event, such as `event.value` of an input.",
  error: "The error that stopped the steps.",
  steps: "The results of earlier steps with an `id`.",
  "steps.*": "The result of a step; of a loop, `item` and `index`.",
  props: "The properties of the component.",
  "props.*": "A property that the parent sets.",
};

/** Returns the description of a name that the design does not choose, such as `page.path` or `collections.orders.total`. */
export function descriptionOf(path: readonly string[]): string | undefined {
  const known = (names: readonly string[]) => {
    const key = names.join(".");
    return Object.hasOwn(nameDescriptions, key) ? nameDescriptions[key] : undefined;
  };
  return known(path) ?? (path.length > 2 ? known(path.with(1, "*")) : undefined);
}
