// @generated from schema/ by npm run codegen. Do not edit.
import { table } from "../catalogue-types.ts";

/** Where a text may differ by language: names of properties, `*` for every item or value. */
export type TextPath = readonly string[];

/** By noun. */
export const nounsTexts = table<readonly TextPath[]>({
  design: [["title"], ["titlePattern"]],
  page: [
    ["path"],
    ["title"],
    ["description"],
    ["meta", "keywords"],
    ["meta", "socialTitle"],
    ["meta", "socialDescription"],
  ],
  "page-section": [["title"]],
  section: [["title"]],
  component: [["props", "*", "default"]],
});

/** By element. */
export const elementsTexts = table<readonly TextPath[]>({
  accordion: [["items", "*", "label"]],
  base: [["ariaLabel"]],
  button: [["text"], ["ariaLabel"], ["tooltip"]],
  checkbox: [["label"], ["ariaLabel"], ["hint"], ["error"]],
  columns: [["ariaLabel"]],
  "data-grid": [["columns", "*", "name"], ["ariaLabel"], ["selectAllLabel"], ["selectRowLabel"], ["emptyText"]],
  date: [["emptyText"]],
  dropdown: [["ariaLabel"]],
  "expandable-section": [["text"], ["ariaLabel"]],
  flexbox: [["ariaLabel"]],
  "form-container": [["ariaLabel"]],
  "form-input": [["label"], ["ariaLabel"], ["hint"], ["error"], ["placeholder"]],
  icon: [["ariaLabel"]],
  image: [["alt"]],
  loader: [["ariaLabel"]],
  modal: [["ariaLabel"]],
  multiselect: [
    ["label"],
    ["ariaLabel"],
    ["hint"],
    ["error"],
    ["multipleLabel"],
    ["placeholder"],
    ["noOptionsText"],
    ["noResultsText"],
    ["searchPlaceholder"],
    ["clearLabel"],
    ["removeLabel"],
    ["createLabel"],
  ],
  "number-display": [["emptyText"]],
  paginator: [["ariaLabel"], ["previousLabel"], ["nextLabel"], ["pageLabel"]],
  "progress-bar": [["ariaLabel"]],
  "search-bar": [["placeholder"], ["ariaLabel"], ["clearLabel"], ["submitText"]],
  select: [
    ["label"],
    ["ariaLabel"],
    ["hint"],
    ["error"],
    ["placeholder"],
    ["noOptionsText"],
    ["noResultsText"],
    ["searchPlaceholder"],
    ["clearLabel"],
  ],
  tabs: [["tabs", "*", "label"], ["ariaLabel"]],
  "text-input": [["placeholder"], ["ariaLabel"]],
  text: [["text"], ["ariaLabel"]],
});

/** By action. */
export const actionsTexts = table<readonly TextPath[]>({});
