import type { Place } from "../span.ts";

/** An import that an output expression needs: `import { name } from from`, or `import * as name from from`. */
export interface Import {
  readonly name: string;
  readonly from: string;
  readonly star?: true;
  /** Its name in the module that imports it, if its own would clash. */
  readonly as?: string;
  readonly isDefault?: true;
  /** Whether only types use it. */
  readonly isType?: true;
  /** `from` begins at the top of the output folder; a module writes the way to it. */
  readonly isOwn?: true;
}

/** One file of the output with all decisions made: its imports and declarations, in print order. */
export type OutputModule = CodeModule | StyleModule;

export interface CodeModule {
  readonly kind: "code";
  /** Inside the output folder, such as `pages/inicio.tsx`. */
  readonly path: string;
  /** The design file it comes from, inside the design folder, for the header. */
  readonly source: string;
  readonly imports: Iterable<Import>;
  readonly declarations: readonly Declaration[];
}

export interface StyleModule {
  readonly kind: "style";
  readonly path: string;
  readonly source: string;
  /** Sheets to import first, relative to this one. */
  readonly imports: readonly string[];
  /** Rules before every layer, such as `:root` blocks. */
  readonly rules: readonly StyleRule[];
  readonly layers: readonly StyleLayer[];
}

export interface StyleLayer {
  readonly name: string;
  readonly media?: string;
  readonly rules: readonly StyleRule[];
}

export interface StyleRule {
  readonly media?: string;
  readonly selector: string;
  readonly declarations: readonly StyleDeclaration[];
}

export interface StyleDeclaration {
  readonly property: string;
  readonly value: string;
  readonly from?: Place | undefined;
}

/** A value in the output. Objects and lists have one line per entry; `code` is printed unchanged. */
export type OutputExpression =
  | { readonly kind: "code"; readonly code: string }
  | { readonly kind: "literal"; readonly value: unknown }
  | { readonly kind: "object"; readonly entries: readonly OutputEntry[] }
  | { readonly kind: "list"; readonly items: readonly OutputExpression[] }
  | { readonly kind: "call"; readonly callee: string; readonly args: readonly OutputExpression[] }
  | {
      readonly kind: "arrow";
      readonly params: string;
      readonly result?: string;
      readonly isAsync?: boolean;
      readonly body: OutputExpression | readonly OutputStatement[];
    }
  /** The value if a condition holds, else undefined. */
  | { readonly kind: "when"; readonly condition: string; readonly value: OutputExpression }
  | { readonly kind: "markup"; readonly node: Markup };

export interface OutputEntry {
  readonly key: string;
  readonly value: OutputExpression;
  readonly doc?: string | undefined;
  readonly from?: Place | undefined;
}

/** A JSX element. Without `children` it is self-closing; with an empty list it has an opening and a closing tag. */
export interface Markup {
  readonly tag: string;
  /** Whether all attributes are on the line of the tag. */
  readonly isOneLine?: true;
  readonly attributes: readonly OutputAttribute[];
  readonly children?: readonly MarkupChild[] | undefined;
  readonly from?: Place | undefined;
}

export interface OutputAttribute {
  readonly name: string;
  readonly value: OutputExpression;
  readonly from?: Place | undefined;
}

/** A child of a JSX element: another element, a text, or a function that returns an element (the row of a repeat). */
export type MarkupChild =
  | Markup
  | { readonly tag: undefined; readonly expression: OutputExpression; readonly from?: Place | undefined };

export type OutputStatement =
  | {
      readonly kind: "do";
      readonly before: string;
      readonly value: OutputExpression;
      readonly from?: Place | undefined;
    }
  | {
      readonly kind: "if";
      readonly condition: string;
      readonly then: readonly OutputStatement[];
      readonly otherwise: readonly OutputStatement[];
      readonly from?: Place | undefined;
    }
  | {
      readonly kind: "switch";
      readonly value: string;
      readonly cases: readonly OutputCase[];
      readonly otherwise: readonly OutputStatement[] | undefined;
      readonly from?: Place | undefined;
    }
  | {
      readonly kind: "loop";
      readonly head: string;
      readonly body: readonly OutputStatement[];
      readonly from?: Place | undefined;
    }
  | {
      readonly kind: "try";
      readonly body: readonly OutputStatement[];
      readonly handler: readonly OutputStatement[] | undefined;
      readonly finalizer: readonly OutputStatement[] | undefined;
      readonly from?: Place | undefined;
    };

export interface OutputCase {
  readonly value: unknown;
  readonly body: readonly OutputStatement[];
}

export type Declaration =
  | {
      readonly kind: "const";
      readonly name: string;
      readonly type?: string;
      readonly isExported: boolean;
      readonly value: OutputExpression;
      readonly doc?: string | undefined;
      readonly from?: Place | undefined;
    }
  | {
      readonly kind: "function";
      readonly head: string;
      readonly body: readonly OutputStatement[];
      readonly doc?: string | undefined;
      readonly from?: Place | undefined;
    }
  /** Exports things from the files that declare them, one line each. */
  | {
      readonly kind: "exports";
      readonly names: readonly { readonly name: string; readonly from: string; readonly place: Place }[];
      readonly doc?: undefined;
      readonly from?: undefined;
    }
  | { readonly kind: "default"; readonly name: string; readonly doc?: undefined; readonly from?: Place | undefined }
  /** Adds texts to interfaces of a module. */
  | {
      readonly kind: "augmentation";
      readonly module: string;
      readonly interfaces: readonly { readonly name: string; readonly texts: readonly string[] }[];
      readonly doc?: undefined;
      readonly from?: undefined;
    }
  | {
      readonly kind: "type";
      readonly name: string;
      readonly type: string;
      readonly doc?: string | undefined;
      readonly from?: Place | undefined;
    }
  | {
      readonly kind: "record";
      readonly name: string;
      readonly fields: readonly OutputField[];
      readonly doc?: string | undefined;
      readonly from?: Place | undefined;
    };

export interface OutputField {
  readonly name: string;
  readonly type: string;
  readonly isOptional: boolean;
  readonly doc?: string | undefined;
  readonly from?: Place | undefined;
}
