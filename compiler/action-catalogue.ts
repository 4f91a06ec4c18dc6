// @generated from schema/ by npm run codegen. Do not edit.
import { type ActionInfo, table } from "./catalogue-types.ts";

/** By name, what schema/ says. */
export const actionCatalogue: Readonly<Record<string, ActionInfo>> = table<ActionInfo>({
  "auth.loadUser": {
    action: "auth.loadUser",
    title: "Load user",
    description: "Loads the signed-in user again; a failure signs out.",
    props: table({}),
    async: true,
    blocks: [],
    more: {},
  },
  "auth.login": {
    action: "auth.login",
    title: "Log in",
    description: "Signs a person in and loads the user; any failure signs out.",
    props: table({
  "email": {
    "description": "The e-mail.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The e-mail.",
      "x-bind": true
    }
  },
  "password": {
    "description": "The password.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The password.",
      "x-bind": true
    }
  },
  "keep": {
    "description": "Keeps the session for a year instead of until the browser closes.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Keeps the session for a year instead of until the browser closes.",
      "x-bind": true
    },
    "default": false
  }
}),
    async: true,
    blocks: [],
    more: {},
  },
  "auth.logout": {
    action: "auth.logout",
    title: "Log out",
    description: "Signs out: forgets the token, the user and what was fetched.",
    props: table({}),
    async: false,
    blocks: [],
    more: {},
  },
  "auth.signup": {
    action: "auth.signup",
    title: "Sign up",
    description: "Creates a user, signs in and loads the user; any failure signs out.",
    props: table({
  "data": {
    "description": "What the sign-up endpoint asks for.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "description": "What the sign-up endpoint asks for.",
      "x-bind": true,
      "x-type": "unknown"
    }
  }
}),
    async: true,
    blocks: [],
    more: {},
  },
  "break": {
    action: "break",
    title: "Break",
    description: "Leaves the loop around it.",
    props: table({
  "when": {
    "description": "Only when this holds.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "description": "Only when this holds.",
      "x-bind": true,
      "x-type": "unknown"
    }
  }
}),
    async: false,
    blocks: [],
    more: {},
  },
  "callFunction": {
    action: "callFunction",
    title: "Call function",
    description: "Calls a function of `custom/` and waits for it; what it returns is the step's result.",
    props: table({
  "function": {
    "description": "The function, by the name that `custom/index.ts` exports.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "$ref": "../value.schema.json#/$defs/name",
      "description": "The function, by the name that `custom/index.ts` exports."
    }
  },
  "args": {
    "description": "Its arguments, in order.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "array",
      "description": "Its arguments, in order.",
      "items": {
        "x-bind": true,
        "x-type": "unknown"
      }
    }
  }
}),
    async: true,
    blocks: [],
    more: {},
  },
  "closeAllPopups": {
    action: "closeAllPopups",
    title: "Close all popups",
    description: "Closes every open popup.",
    props: table({}),
    async: false,
    blocks: [],
    more: {},
  },
  "closePopup": {
    action: "closePopup",
    title: "Close popup",
    description: "Closes the popup that the step stands in, or the one on top.",
    props: table({
  "result": {
    "description": "What the opener gets.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "description": "What the opener gets.",
      "x-bind": true,
      "x-type": "unknown"
    }
  }
}),
    async: false,
    blocks: [],
    more: {},
  },
  "continue": {
    action: "continue",
    title: "Continue",
    description: "Goes on with the next turn of the loop around it.",
    props: table({
  "when": {
    "description": "Only when this holds.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "description": "Only when this holds.",
      "x-bind": true,
      "x-type": "unknown"
    }
  }
}),
    async: false,
    blocks: [],
    more: {},
  },
  "copyToClipboard": {
    action: "copyToClipboard",
    title: "Copy",
    description: "Copies a text.",
    props: table({
  "value": {
    "description": "The text to copy.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The text to copy.",
      "x-bind": true
    }
  }
}),
    async: true,
    blocks: [],
    more: {},
  },
  "createObjectUrl": {
    action: "createObjectUrl",
    title: "Create object URL",
    description: "Gives a file an address inside the browser, which ends when the visitor leaves the page.",
    props: table({
  "file": {
    "description": "The file, or its content as a `data:` address.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "description": "The file, or its content as a `data:` address.",
      "x-bind": true,
      "x-type": "unknown"
    }
  }
}),
    result: {
  "type": "string"
},
    async: true,
    blocks: [],
    more: {},
  },
  "downloadCsv": {
    action: "downloadCsv",
    title: "Download CSV",
    description: "Saves rows as a CSV file that spreadsheets open; texts that they would run as formulas are defused.",
    props: table({
  "data": {
    "description": "The rows: a list or a collection.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "description": "The rows: a list or a collection.",
      "x-bind": true,
      "x-type": "unknown"
    }
  },
  "name": {
    "description": "What the file is called.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "description": "What the file is called.",
      "default": "data",
      "x-bind": true
    },
    "default": "data"
  },
  "columns": {
    "description": "The fields to write, in order; all that occur when left out.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "array",
      "description": "The fields to write, in order; all that occur when left out.",
      "minItems": 1,
      "items": {
        "type": "string"
      }
    }
  },
  "delimiter": {
    "description": "What stands between two fields.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        ",",
        ";",
        "\t"
      ],
      "default": ",",
      "description": "What stands between two fields."
    },
    "default": ","
  }
}),
    async: true,
    blocks: [],
    more: {},
  },
  "downloadFile": {
    action: "downloadFile",
    title: "Download file",
    description: "Saves a file on the visitor's device.",
    props: table({
  "file": {
    "description": "The file, or the address to fetch it from.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "description": "The file, or the address to fetch it from.",
      "x-bind": true,
      "x-type": "unknown"
    }
  },
  "name": {
    "description": "What the file is called; characters that names of files do not have become `_`.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "description": "What the file is called; characters that names of files do not have become `_`.",
      "x-bind": true
    }
  }
}),
    async: true,
    blocks: [],
    more: {},
  },
  "elementAction": {
    action: "elementAction",
    title: "Element action",
    description: "Calls an action of an element, such as `focus` of an input.",
    props: table({
  "element": {
    "description": "The element.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The element.",
      "x-ref": "element"
    }
  },
  "name": {
    "description": "The action, one that the element's type declares.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The action, one that the element's type declares."
    }
  },
  "with": {
    "description": "Its arguments, by name.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "object",
      "description": "Its arguments, by name.",
      "additionalProperties": {
        "x-bind": true,
        "x-type": "unknown"
      }
    }
  }
}),
    async: false,
    blocks: [],
    more: {},
  },
  "emitEvent": {
    action: "emitEvent",
    title: "Emit event",
    description: "Tells whoever uses this component that something happened.",
    props: table({
  "event": {
    "description": "An event that the component declares.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "An event that the component declares.",
      "x-ref": "event"
    }
  },
  "payload": {
    "description": "What goes with it.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "description": "What goes with it.",
      "x-bind": true,
      "x-type": "unknown"
    }
  }
}),
    async: false,
    blocks: [],
    more: {},
  },
  "fetchCollection": {
    action: "fetchCollection",
    title: "Fetch collection",
    description: "Fetches a collection; its error fails the step.",
    props: table({
  "collection": {
    "description": "The collection to fetch.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The collection to fetch.",
      "x-ref": "collection"
    }
  }
}),
    async: true,
    blocks: [],
    more: {},
  },
  "fetchCollections": {
    action: "fetchCollections",
    title: "Fetch collections",
    description: "Fetches several collections at the same time.",
    props: table({
  "collections": {
    "description": "The collections to fetch.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "array",
      "minItems": 1,
      "items": {
        "type": "string",
        "x-ref": "collection"
      },
      "description": "The collections to fetch."
    }
  }
}),
    async: true,
    blocks: [],
    more: {},
  },
  "fileToBase64": {
    action: "fileToBase64",
    title: "File to base64",
    description: "Reads a file as text in base64. Browsers stop at some size: about 512 MB in one, 32 MB in another.",
    props: table({
  "file": {
    "description": "The file.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "description": "The file.",
      "x-bind": true,
      "x-type": "unknown"
    }
  },
  "output": {
    "description": "With `data:<type>;base64,` in front, or without.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "dataUrl",
        "base64"
      ],
      "default": "dataUrl",
      "description": "With `data:<type>;base64,` in front, or without."
    },
    "default": "dataUrl"
  }
}),
    result: {
  "type": "string"
},
    async: true,
    blocks: [],
    more: {},
  },
  "forEach": {
    action: "forEach",
    title: "For each",
    description: "Runs steps once for each item of a list; the item is `steps.<id>.item`.",
    props: table({
  "items": {
    "description": "The list.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "description": "The list.",
      "x-bind": true,
      "x-type": "unknown"
    }
  },
  "steps": {
    "description": "Steps of one turn.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "array",
      "items": {
        "type": "object"
      },
      "description": "Steps of one turn.",
      "x-steps": true
    }
  }
}),
    async: false,
    blocks: [
  "steps"
],
    more: {},
  },
  "if": {
    action: "if",
    title: "If",
    description: "Takes one of two branches, then goes on with the next step.",
    props: table({
  "condition": {
    "description": "What decides: any value, by truthiness.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "boolean",
      "description": "What decides: any value, by truthiness.",
      "x-bind": true,
      "x-type": "unknown"
    }
  },
  "then": {
    "description": "Steps when the condition holds.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "array",
      "items": {
        "type": "object"
      },
      "description": "Steps when the condition holds.",
      "x-steps": true
    }
  },
  "else": {
    "description": "Steps when it does not.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "array",
      "items": {
        "type": "object"
      },
      "description": "Steps when it does not.",
      "x-steps": true
    }
  }
}),
    async: false,
    blocks: [
  "then",
  "else"
],
    more: {},
  },
  "log": {
    action: "log",
    title: "Log",
    description: "Writes a line to the console.",
    props: table({
  "message": {
    "description": "The line.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The line.",
      "x-bind": true
    }
  },
  "level": {
    "description": "How serious it is.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "info",
        "warning",
        "error"
      ],
      "default": "info",
      "description": "How serious it is."
    },
    "default": "info"
  }
}),
    async: false,
    blocks: [],
    more: {},
  },
  "navigate": {
    action: "navigate",
    title: "Change page",
    description: "Goes to a page of the app, a local path or another address.",
    props: table({
  "page": {
    "description": "The page to open.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "description": "The page to open.",
      "x-ref": "page"
    }
  },
  "params": {
    "description": "Path parameters of the page.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "object",
      "description": "Path parameters of the page.",
      "additionalProperties": {
        "x-bind": true,
        "x-type": "unknown"
      }
    }
  },
  "query": {
    "description": "Query pairs of the address.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "object",
      "description": "Query pairs of the address.",
      "additionalProperties": {
        "x-bind": true,
        "x-type": "unknown"
      }
    }
  },
  "section": {
    "description": "The section to scroll to.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "description": "The section to scroll to.",
      "x-bind": true
    }
  },
  "path": {
    "description": "A path of this app instead of a page; anything that is not one of its routes is refused.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "description": "A path of this app instead of a page; anything that is not one of its routes is refused.",
      "x-bind": true
    }
  },
  "url": {
    "description": "An address outside this app.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "description": "An address outside this app.",
      "x-type": "url",
      "x-bind": true
    }
  },
  "newTab": {
    "description": "Opens it in a new tab.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "description": "Opens it in a new tab.",
      "default": false
    },
    "default": false
  },
  "replace": {
    "description": "Replaces the entry in the history.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "description": "Replaces the entry in the history.",
      "default": false
    },
    "default": false
  },
  "loaderColor": {
    "description": "Colour of the loading bar until the page is there.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "description": "Colour of the loading bar until the page is there.",
      "x-bind": true
    }
  }
}),
    async: false,
    blocks: [],
    more: {},
  },
  "openPopup": {
    action: "openPopup",
    title: "Open popup",
    description: "Opens a popup; with `wait` its result is the step's.",
    props: table({
  "popup": {
    "description": "The popup to open.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The popup to open.",
      "x-ref": "popup"
    }
  },
  "with": {
    "description": "Its properties, by name.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "object",
      "description": "Its properties, by name.",
      "additionalProperties": {
        "x-bind": true,
        "x-type": "unknown"
      }
    }
  },
  "wait": {
    "description": "Waits until it is closed.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "description": "Waits until it is closed.",
      "default": false
    },
    "default": false
  }
}),
    async: true,
    blocks: [],
    more: {},
  },
  "pageLoader": {
    action: "pageLoader",
    title: "Page loader",
    description: "Shows or hides the loading bar at the top of the page.",
    props: table({
  "show": {
    "description": "Whether it shows.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "boolean",
      "description": "Whether it shows.",
      "x-bind": true
    }
  },
  "color": {
    "description": "Its colour.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "description": "Its colour.",
      "x-bind": true
    }
  }
}),
    async: false,
    blocks: [],
    more: {},
  },
  "previousPage": {
    action: "previousPage",
    title: "Previous page",
    description: "Goes back in the history.",
    props: table({
  "page": {
    "description": "Where to go when there is no history.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "description": "Where to go when there is no history.",
      "x-ref": "page"
    }
  }
}),
    async: false,
    blocks: [],
    more: {},
  },
  "print": {
    action: "print",
    title: "Print",
    description: "Opens the print dialog of the browser, which can save the page as PDF.",
    props: table({}),
    async: false,
    blocks: [],
    more: {},
  },
  "resetVariables": {
    action: "resetVariables",
    title: "Reset variables",
    description: "Gives variables their default values again.",
    props: table({
  "variables": {
    "description": "The variables to reset.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "array",
      "minItems": 1,
      "items": {
        "type": "string",
        "x-ref": "variable"
      },
      "description": "The variables to reset."
    }
  }
}),
    async: false,
    blocks: [],
    more: {},
  },
  "return": {
    action: "return",
    title: "Return",
    description: "Ends the workflow with a value.",
    props: table({
  "value": {
    "description": "The result.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "description": "The result.",
      "x-bind": true,
      "x-type": "unknown"
    }
  }
}),
    async: false,
    blocks: [],
    more: {},
  },
  "runWorkflow": {
    action: "runWorkflow",
    title: "Run workflow",
    description: "Runs a named workflow; its result is the step's.",
    props: table({
  "workflow": {
    "description": "The workflow to run.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The workflow to run.",
      "x-ref": "workflow"
    }
  },
  "with": {
    "description": "Its parameters, by name.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "object",
      "description": "Its parameters, by name.",
      "additionalProperties": {
        "x-bind": true,
        "x-type": "unknown"
      }
    }
  },
  "wait": {
    "description": "Waits until it has ended.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "description": "Waits until it has ended.",
      "default": true
    },
    "default": true
  }
}),
    async: true,
    blocks: [],
    more: {},
  },
  "setLanguage": {
    action: "setLanguage",
    title: "Set language",
    description: "Goes to the same page in another language.",
    props: table({
  "language": {
    "description": "The language, such as `pt`.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The language, such as `pt`.",
      "x-bind": true
    }
  }
}),
    async: false,
    blocks: [],
    more: {},
  },
  "setTheme": {
    action: "setTheme",
    title: "Set theme",
    description: "Changes the theme and remembers it.",
    props: table({
  "theme": {
    "description": "`light`, `dark`, or `system` to follow the device.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "`light`, `dark`, or `system` to follow the device.",
      "enum": [
        "light",
        "dark",
        "system"
      ],
      "x-bind": true
    }
  }
}),
    async: false,
    blocks: [],
    more: {},
  },
  "setVariable": {
    action: "setVariable",
    title: "Set variable",
    description: "Writes a variable, or a part of one.",
    props: table({
  "variable": {
    "description": "The variable to write.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The variable to write.",
      "x-ref": "variable"
    }
  },
  "value": {
    "description": "The new value. Nothing clears the variable; not read by `remove`, `shift` and `pop`.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "description": "The new value. Nothing clears the variable; not read by `remove`, `shift` and `pop`.",
      "x-bind": true,
      "x-type": "unknown"
    }
  },
  "path": {
    "description": "Writes only this part of an object or array, such as `endereco.cidade`.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "description": "Writes only this part of an object or array, such as `endereco.cidade`.",
      "x-bind": true
    }
  },
  "index": {
    "description": "The position in an array that `set`, `insert` and `remove` work at.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "description": "The position in an array that `set`, `insert` and `remove` work at.",
      "minimum": 0,
      "x-bind": true
    }
  },
  "operation": {
    "description": "What to do with the variable; all but `set` need an array.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "set",
        "push",
        "insert",
        "remove",
        "unshift",
        "shift",
        "pop"
      ],
      "default": "set",
      "description": "What to do with the variable; all but `set` need an array."
    },
    "default": "set"
  }
}),
    async: false,
    blocks: [],
    more: {},
  },
  "stopPropagation": {
    action: "stopPropagation",
    title: "Stop propagation",
    description: "Keeps the event from the elements around.",
    props: table({}),
    async: false,
    blocks: [],
    more: {},
  },
  "stopUnless": {
    action: "stopUnless",
    title: "Stop unless",
    description: "Ends the workflow when a condition does not hold.",
    props: table({
  "condition": {
    "description": "Goes on only when this holds.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "boolean",
      "description": "Goes on only when this holds.",
      "x-bind": true,
      "x-type": "unknown"
    }
  }
}),
    async: false,
    blocks: [],
    more: {},
  },
  "supabase.call": {
    action: "supabase.call",
    title: "Call function",
    description: "Calls a function of the database; its result is the step's.",
    props: table({
  "function": {
    "description": "The function.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The function.",
      "x-ref": "function"
    }
  },
  "args": {
    "description": "Its arguments, by name.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "object",
      "description": "Its arguments, by name.",
      "additionalProperties": {
        "x-bind": true,
        "x-type": "unknown"
      }
    }
  }
}),
    async: true,
    blocks: [],
    more: {},
  },
  "supabase.delete": {
    action: "supabase.delete",
    title: "Delete rows",
    description: "Removes the rows that match.",
    props: table({
  "table": {
    "description": "The table or view.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The table or view.",
      "x-ref": "table"
    }
  },
  "match": {
    "description": "Rows whose columns equal these values.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "object",
      "description": "Rows whose columns equal these values.",
      "additionalProperties": {
        "x-bind": true,
        "x-type": "unknown"
      }
    }
  },
  "filter": {
    "description": "Which rows, as the filter of a collection.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "object",
      "description": "Which rows, as the filter of a collection.",
      "x-filter": true
    }
  }
}),
    async: true,
    blocks: [],
    more: {},
  },
  "supabase.insert": {
    action: "supabase.insert",
    title: "Insert row",
    description: "Adds a row, or a list of rows.",
    props: table({
  "table": {
    "description": "The table or view.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The table or view.",
      "x-ref": "table"
    }
  },
  "data": {
    "description": "The row by column, or a formula that gives the row or a list of rows.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "description": "The row by column, or a formula that gives the row or a list of rows.",
      "x-row": true
    }
  },
  "columns": {
    "description": "The columns to return; a write returns nothing without it, unless a later step reads its result.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "array",
      "items": {
        "type": "string",
        "x-ref": "column"
      },
      "description": "The columns to return; a write returns nothing without it, unless a later step reads its result."
    }
  }
}),
    async: true,
    blocks: [],
    more: {},
  },
  "supabase.invoke": {
    action: "supabase.invoke",
    title: "Call edge function",
    description: "Calls an edge function.",
    props: table({
  "function": {
    "description": "The function and the rest of its path.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The function and the rest of its path.",
      "x-bind": true
    }
  },
  "method": {
    "description": "The method.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "GET",
        "POST",
        "PUT",
        "PATCH",
        "DELETE"
      ],
      "default": "POST",
      "description": "The method."
    },
    "default": "POST"
  },
  "body": {
    "description": "What is sent.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "description": "What is sent.",
      "x-bind": true,
      "x-type": "unknown"
    }
  },
  "query": {
    "description": "Query pairs.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "object",
      "description": "Query pairs.",
      "additionalProperties": {
        "x-bind": true,
        "x-type": "unknown"
      }
    }
  }
}),
    async: true,
    blocks: [],
    more: {},
  },
  "supabase.select": {
    action: "supabase.select",
    title: "Select rows",
    description: "Reads rows of a table or view.",
    props: table({
  "table": {
    "description": "The table or view.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The table or view.",
      "x-ref": "table"
    }
  },
  "match": {
    "description": "Rows whose columns equal these values.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "object",
      "description": "Rows whose columns equal these values.",
      "additionalProperties": {
        "x-bind": true,
        "x-type": "unknown"
      }
    }
  },
  "filter": {
    "description": "Which rows, as the filter of a collection.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "object",
      "description": "Which rows, as the filter of a collection.",
      "x-filter": true
    }
  },
  "columns": {
    "description": "The columns to return; without it all that the database gives.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "array",
      "items": {
        "type": "string",
        "x-ref": "column"
      },
      "description": "The columns to return; without it all that the database gives."
    }
  },
  "single": {
    "description": "Exactly one row, instead of a list.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "description": "Exactly one row, instead of a list.",
      "default": false
    },
    "default": false
  },
  "limit": {
    "description": "At most this many rows.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "minimum": 0,
      "description": "At most this many rows.",
      "x-bind": true
    }
  }
}),
    async: true,
    blocks: [],
    more: {},
  },
  "supabase.update": {
    action: "supabase.update",
    title: "Update rows",
    description: "Changes the rows that match.",
    props: table({
  "table": {
    "description": "The table or view.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The table or view.",
      "x-ref": "table"
    }
  },
  "match": {
    "description": "Rows whose columns equal these values.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "object",
      "description": "Rows whose columns equal these values.",
      "additionalProperties": {
        "x-bind": true,
        "x-type": "unknown"
      }
    }
  },
  "filter": {
    "description": "Which rows, as the filter of a collection.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "object",
      "description": "Which rows, as the filter of a collection.",
      "x-filter": true
    }
  },
  "data": {
    "description": "The new values by column, or a formula.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "description": "The new values by column, or a formula.",
      "x-row": true
    }
  },
  "columns": {
    "description": "The columns to return; a write returns nothing without it, unless a later step reads its result.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "array",
      "items": {
        "type": "string",
        "x-ref": "column"
      },
      "description": "The columns to return; a write returns nothing without it, unless a later step reads its result."
    }
  },
  "single": {
    "description": "Exactly one row, instead of a list.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "description": "Exactly one row, instead of a list.",
      "default": false
    },
    "default": false
  }
}),
    async: true,
    blocks: [],
    more: {},
  },
  "supabase.upsert": {
    action: "supabase.upsert",
    title: "Upsert row",
    description: "Adds a row, or changes the one it conflicts with.",
    props: table({
  "table": {
    "description": "The table or view.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The table or view.",
      "x-ref": "table"
    }
  },
  "data": {
    "description": "The row by column, or a formula.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "description": "The row by column, or a formula.",
      "x-row": true
    }
  },
  "conflict": {
    "description": "The columns that decide whether a row is there already.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "array",
      "items": {
        "type": "string",
        "x-ref": "column"
      },
      "description": "The columns that decide whether a row is there already."
    }
  },
  "ignoreDuplicates": {
    "description": "Leaves a row that is there as it is.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "description": "Leaves a row that is there as it is.",
      "default": false
    },
    "default": false
  },
  "columns": {
    "description": "The columns to return; a write returns nothing without it, unless a later step reads its result.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "array",
      "items": {
        "type": "string",
        "x-ref": "column"
      },
      "description": "The columns to return; a write returns nothing without it, unless a later step reads its result."
    }
  }
}),
    async: true,
    blocks: [],
    more: {},
  },
  "switch": {
    action: "switch",
    title: "Switch",
    description: "Takes the branch whose value is equal, or the default.",
    props: table({
  "value": {
    "description": "The value to compare.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "description": "The value to compare.",
      "x-bind": true,
      "x-type": "unknown"
    }
  },
  "cases": {
    "description": "The branches, tried in order.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "array",
      "minItems": 1,
      "description": "The branches, tried in order.",
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "value",
          "steps"
        ],
        "properties": {
          "value": {
            "type": [
              "string",
              "number",
              "boolean",
              "null"
            ],
            "description": "The value this branch is for."
          },
          "steps": {
            "type": "array",
            "items": {
              "type": "object"
            },
            "description": "Steps of this branch.",
            "x-steps": true
          }
        }
      }
    }
  },
  "default": {
    "description": "Steps when no branch has the value.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "array",
      "items": {
        "type": "object"
      },
      "description": "Steps when no branch has the value.",
      "x-steps": true
    }
  }
}),
    async: false,
    blocks: [
  "cases[].steps",
  "default"
],
    more: {},
  },
  "throw": {
    action: "throw",
    title: "Throw",
    description: "Fails the workflow with a message.",
    props: table({
  "message": {
    "description": "The message of the error.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The message of the error.",
      "x-bind": true
    }
  }
}),
    async: false,
    blocks: [],
    more: {},
  },
  "tryCatch": {
    action: "tryCatch",
    title: "Try",
    description: "Runs steps and catches their error; the error is `error` in `catch`.",
    props: table({
  "try": {
    "description": "Steps that may fail.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "array",
      "items": {
        "type": "object"
      },
      "description": "Steps that may fail.",
      "x-steps": true
    }
  },
  "catch": {
    "description": "Steps after a failure.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "array",
      "items": {
        "type": "object"
      },
      "description": "Steps after a failure.",
      "x-steps": true
    }
  },
  "finally": {
    "description": "Steps that run either way.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "array",
      "items": {
        "type": "object"
      },
      "description": "Steps that run either way.",
      "x-steps": true
    }
  }
}),
    async: false,
    blocks: [
  "try",
  "catch",
  "finally"
],
    more: {},
  },
  "updateCollection": {
    action: "updateCollection",
    title: "Update collection",
    description: "Changes the data of a collection in the browser, without asking its source; a copy of `data` is taken.",
    props: table({
  "collection": {
    "description": "The collection to change.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The collection to change.",
      "x-ref": "collection"
    }
  },
  "operation": {
    "description": "What to do: put other data in place of all, or add, change or remove one item.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "replace",
        "insert",
        "update",
        "delete"
      ],
      "default": "replace",
      "description": "What to do: put other data in place of all, or add, change or remove one item."
    },
    "default": "replace"
  },
  "data": {
    "description": "The new data, or the item; not read by `delete`.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "description": "The new data, or the item; not read by `delete`.",
      "x-bind": true,
      "x-type": "unknown"
    }
  },
  "index": {
    "description": "The position to `insert` at, else at the end; or of the item to `update` or `delete`.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "description": "The position to `insert` at, else at the end; or of the item to `update` or `delete`.",
      "minimum": 0,
      "x-bind": true
    }
  },
  "key": {
    "description": "What the key of the item to `update` or `delete` is; an item that is not there is an error.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "description": "What the key of the item to `update` or `delete` is; an item that is not there is an error.",
      "x-bind": true,
      "x-type": "unknown"
    }
  },
  "keyPath": {
    "description": "Where the key is in an item; the collection's own key when left out.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "description": "Where the key is in an item; the collection's own key when left out."
    }
  },
  "merge": {
    "description": "Keeps the fields of the item that `data` does not have.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "description": "Keeps the fields of the item that `data` does not have.",
      "default": false
    },
    "default": false
  },
  "refreshFilter": {
    "description": "Takes out what the filter of the collection would not let in.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "description": "Takes out what the filter of the collection would not let in.",
      "default": false
    },
    "default": false
  },
  "refreshSort": {
    "description": "Puts the items into the order of the collection again.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "description": "Puts the items into the order of the collection again.",
      "default": false
    },
    "default": false
  }
}),
    async: false,
    blocks: [],
    more: {},
  },
  "userLocation": {
    action: "userLocation",
    title: "User location",
    description: "Asks the visitor where they are; the place is the step's result.",
    props: table({
  "precise": {
    "description": "Asks for the best place there is, which takes longer.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "description": "Asks for the best place there is, which takes longer.",
      "default": false
    },
    "default": false
  }
}),
    result: {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "latitude",
    "longitude",
    "accuracy"
  ],
  "properties": {
    "latitude": {
      "type": "number"
    },
    "longitude": {
      "type": "number"
    },
    "accuracy": {
      "type": "number"
    },
    "altitude": {
      "type": [
        "number",
        "null"
      ]
    },
    "heading": {
      "type": [
        "number",
        "null"
      ]
    },
    "speed": {
      "type": [
        "number",
        "null"
      ]
    }
  }
},
    async: true,
    blocks: [],
    more: {},
  },
  "wait": {
    action: "wait",
    title: "Wait",
    description: "Waits.",
    props: table({
  "ms": {
    "description": "How long, in milliseconds.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "number",
      "minimum": 0,
      "description": "How long, in milliseconds.",
      "x-bind": true
    }
  }
}),
    async: true,
    blocks: [],
    more: {},
  },
  "while": {
    action: "while",
    title: "While",
    description: "Runs steps as long as a condition holds.",
    props: table({
  "condition": {
    "description": "Read again before each turn.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "boolean",
      "description": "Read again before each turn.",
      "x-bind": true,
      "x-type": "unknown"
    }
  },
  "steps": {
    "description": "Steps of one turn.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "array",
      "items": {
        "type": "object"
      },
      "description": "Steps of one turn.",
      "x-steps": true
    }
  }
}),
    async: false,
    blocks: [
  "steps"
],
    more: {},
  },
});
