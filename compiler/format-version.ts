/** The version of the design format that this compiler reads: `formatVersion` of design.json. */
export const formatVersion = 1;
