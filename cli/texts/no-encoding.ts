/** What the bundle has instead of the package `encoding`: PO files are read and written as strings, in UTF-8. */
export default {
  convert(): never {
    throw new Error("PO files are UTF-8");
  },
};
