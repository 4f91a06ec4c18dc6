// @generated from schema/ by npm run codegen. Do not edit.
import { type ActionInfo, table } from "./catalogue-types.ts";

/** By name, what schema/ says. */
export const actionCatalogue: Readonly<Record<string, ActionInfo>> = table<ActionInfo>({
  "auth.confirmPassword": {
    action: "auth.confirmPassword",
    title: "Confirm a new password",
    description: "Sets the password of who came by a link or code, without the old one. A failure leaves the session as it is.",
    props: table({
  "newPassword": {
    "description": "The new password.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The new password.",
      "x-bind": true
    }
  }
}),
    async: true,
    blocks: [],
    more: {},
  },
  "auth.finishLogin": {
    action: "auth.finishLogin",
    title: "Finish a login",
    description: "Signs in with what an identity provider sent the visitor back with, when the page loads; the result says whether there was such a login. A failure signs out.",
    props: table({}),
    result: {
  "type": "boolean"
},
    async: true,
    blocks: [],
    more: {},
  },
  "auth.loadUser": {
    action: "auth.loadUser",
    title: "Load user",
    description: "Loads the signed-in user again; a failure signs out, and when it is another person, told apart by `id`, what was fetched for the one before is forgotten.",
    props: table({}),
    async: true,
    blocks: [],
    more: {},
  },
  "auth.login": {
    action: "auth.login",
    title: "Log in",
    description: "Signs a person in and loads the user; any failure signs out. What was fetched for another person before, told apart by the `id` of the user, is forgotten.",
    props: table({
  "email": {
    "description": "The e-mail.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "description": "The e-mail.",
      "x-bind": true
    }
  },
  "phone": {
    "description": "The phone number, in place of the e-mail, where the endpoint knows people by it.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "description": "The phone number, in place of the e-mail, where the endpoint knows people by it.",
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
  "auth.loginWith": {
    action: "auth.loginWith",
    title: "Log in with a provider",
    description: "Sends the visitor to an identity provider, which sends them back to this page; `auth.finishLogin` signs them in there. Without the endpoint `oauth`, Supabase's auth service does it. A failure signs out.",
    props: table({
  "provider": {
    "description": "The identity provider, as the endpoint or the auth service calls it: `google`.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "minLength": 1,
      "description": "The identity provider, as the endpoint or the auth service calls it: `google`.",
      "x-bind": true
    }
  },
  "type": {
    "description": "What the endpoint does with the person: knows them, makes them anew, or either. The auth service does either.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "enum": [
        "login",
        "signup",
        "continue"
      ],
      "default": "login",
      "description": "What the endpoint does with the person: knows them, makes them anew, or either. The auth service does either."
    },
    "default": "login"
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
  "auth.loginWithIdToken": {
    action: "auth.loginWithIdToken",
    title: "Log in with an ID token",
    description: "Signs in with an ID token that the app has from a provider, as its own button gives it, and loads the user; any failure signs out.",
    props: table({
  "provider": {
    "description": "The provider, as the auth service calls it: `google`.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "minLength": 1,
      "description": "The provider, as the auth service calls it: `google`.",
      "x-bind": true
    }
  },
  "idToken": {
    "description": "The ID token of the provider.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The ID token of the provider.",
      "x-bind": true
    }
  },
  "nonce": {
    "description": "What the provider was asked with and put into the token, where it is as it was before hashing.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "description": "What the provider was asked with and put into the token, where it is as it was before hashing.",
      "x-bind": true
    }
  },
  "accessToken": {
    "description": "The access token that came with the ID token, where that one has a hash of it.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "description": "The access token that came with the ID token, where that one has a hash of it.",
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
  "auth.loginWithSso": {
    action: "auth.loginWithSso",
    title: "Log in with single sign-on",
    description: "Sends the visitor to the single sign-on of their company, which sends them back to this page; `auth.finishLogin` signs them in there. A failure signs out.",
    props: table({
  "domain": {
    "description": "The domain of the company, as the project registered it: `aurora.example`.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "minLength": 1,
      "description": "The domain of the company, as the project registered it: `aurora.example`.",
      "x-bind": true
    }
  },
  "providerId": {
    "description": "The id of the identity provider in the project, in place of the domain.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "minLength": 1,
      "description": "The id of the identity provider in the project, in place of the domain.",
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
    description: "Signs out: forgets the token, the user and what was fetched. Visitors who have something unsaved are asked first.",
    props: table({}),
    async: true,
    blocks: [],
    more: {},
  },
  "auth.refresh": {
    action: "auth.refresh",
    title: "Refresh the session",
    description: "Gets new tokens in place of those of the session. One that ended signs out; where no answer comes, the session stays as it is.",
    props: table({}),
    async: true,
    blocks: [],
    more: {},
  },
  "auth.resendCode": {
    action: "auth.resendCode",
    title: "Send a code again",
    description: "Sends the link and the code of a sign-up, or of a new e-mail or phone, once more; those of a sign-in are sent again by `auth.sendCode`. Who waits for none gets none, and hears the same.",
    props: table({
  "email": {
    "description": "The e-mail.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "description": "The e-mail.",
      "x-bind": true
    }
  },
  "phone": {
    "description": "The phone number, in place of the e-mail. The embedded backend has none.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "description": "The phone number, in place of the e-mail. The embedded backend has none.",
      "x-bind": true
    }
  },
  "type": {
    "description": "What is to be confirmed: a sign-up, or a new e-mail or phone.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "enum": [
        "signup",
        "change"
      ],
      "description": "What is to be confirmed: a sign-up, or a new e-mail or phone."
    }
  },
  "page": {
    "description": "The page that the link of the e-mail leads to; this one when absent.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "description": "The page that the link of the e-mail leads to; this one when absent.",
      "x-ref": "page"
    }
  }
}),
    async: true,
    blocks: [],
    more: {},
  },
  "auth.resetPassword": {
    action: "auth.resetPassword",
    title: "Reset the password",
    description: "Sends an e-mail with a link and a code for a new password, if somebody has this e-mail; nobody is told whether. The link signs in when it opens the app: `auth.link.type` is then `recovery`, and `auth.confirmPassword` sets the password.",
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
  "page": {
    "description": "The page that the link of the e-mail leads to; this one when absent.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "description": "The page that the link of the e-mail leads to; this one when absent.",
      "x-ref": "page"
    }
  }
}),
    async: true,
    blocks: [],
    more: {},
  },
  "auth.sendCode": {
    action: "auth.sendCode",
    title: "Send a code",
    description: "Sends an e-mail with a link and a code that sign in, or a message with a code; which of the two an e-mail has, the project's own text says. The link signs in when it opens the app: `auth.link` tells what came of it.",
    props: table({
  "email": {
    "description": "The e-mail.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "description": "The e-mail.",
      "x-bind": true
    }
  },
  "phone": {
    "description": "The phone number, in place of the e-mail. The embedded backend has none.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "description": "The phone number, in place of the e-mail. The embedded backend has none.",
      "x-bind": true
    }
  },
  "signup": {
    "description": "Signs up who has no account. Otherwise they get nothing, and hear the same as everybody.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": true,
      "description": "Signs up who has no account. Otherwise they get nothing, and hear the same as everybody.",
      "x-bind": true
    },
    "default": true
  },
  "page": {
    "description": "The page that the link of the e-mail leads to; this one when absent.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "description": "The page that the link of the e-mail leads to; this one when absent.",
      "x-ref": "page"
    }
  }
}),
    async: true,
    blocks: [],
    more: {},
  },
  "auth.signup": {
    action: "auth.signup",
    title: "Sign up",
    description: "Creates a user, signs in and loads the user; any failure signs out. Where Supabase asks to confirm the e-mail first, nobody is signed in before that.",
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
  "auth.storeToken": {
    action: "auth.storeToken",
    title: "Store token",
    description: "Keeps a token that another service gave, as signing in does; `auth.loadUser` then loads the user, and only then somebody is signed in.",
    props: table({
  "accessToken": {
    "description": "The token that requests carry.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The token that requests carry.",
      "x-bind": true
    }
  },
  "refreshToken": {
    "description": "The token that gets another one; formulas read it as `auth.refreshToken`.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "description": "The token that gets another one; formulas read it as `auth.refreshToken`.",
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
      "default": true,
      "description": "Keeps the session for a year instead of until the browser closes.",
      "x-bind": true
    },
    "default": true
  }
}),
    async: false,
    blocks: [],
    more: {},
  },
  "auth.updatePassword": {
    action: "auth.updatePassword",
    title: "Change the password",
    description: "Changes the password of the signed-in user at the auth service of the backend, where the old one is right. Other sessions of the user end; a failure leaves this one as it is.",
    props: table({
  "oldPassword": {
    "description": "The password so far.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The password so far.",
      "x-bind": true
    }
  },
  "newPassword": {
    "description": "The new password.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The new password.",
      "x-bind": true
    }
  }
}),
    async: true,
    blocks: [],
    more: {},
  },
  "auth.updateUser": {
    action: "auth.updateUser",
    title: "Update the user",
    description: "Changes the signed-in user at the auth service of the backend, then loads the user again. What is not given, or empty, stays. A failure leaves the session as it is.",
    props: table({
  "email": {
    "description": "The new e-mail; it holds once the link that the service sends is followed.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "description": "The new e-mail; it holds once the link that the service sends is followed.",
      "x-bind": true
    }
  },
  "phone": {
    "description": "The new phone number; it holds once the code that the service sends is confirmed. The embedded backend has none.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "description": "The new phone number; it holds once the code that the service sends is confirmed. The embedded backend has none.",
      "x-bind": true
    }
  },
  "metadata": {
    "description": "Fields of the user's metadata; fields that are not named stay.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "description": "Fields of the user's metadata; fields that are not named stay.",
      "x-bind": true,
      "x-type": "unknown"
    }
  }
}),
    async: true,
    blocks: [],
    more: {},
  },
  "auth.verifyCode": {
    action: "auth.verifyCode",
    title: "Verify a code",
    description: "Signs in with a code from an e-mail or message, and loads the user. A code that is wrong, used or too old leaves the session as it is; a user that does not load signs out.",
    props: table({
  "email": {
    "description": "The e-mail that the code was sent to.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "description": "The e-mail that the code was sent to.",
      "x-bind": true
    }
  },
  "phone": {
    "description": "The phone number that the code was sent to, in place of the e-mail.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "description": "The phone number that the code was sent to, in place of the e-mail.",
      "x-bind": true
    }
  },
  "code": {
    "description": "The code.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The code.",
      "x-bind": true
    }
  },
  "type": {
    "description": "What the code was sent for: signing in or up, a new password, or a new e-mail or phone.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "enum": [
        "login",
        "recovery",
        "change"
      ],
      "default": "login",
      "description": "What the code was sent for: signing in or up, a new password, or a new e-mail or phone."
    },
    "default": "login"
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
      "description": "The function, by the name that `custom/index.ts` exports.",
      "x-ref": "ownFunction"
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
    description: "Closes the popup that the step stands in, or the one on top, without asking about what is unsaved in it; a link that closes the popup asks.",
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
  "installApp": {
    action: "installApp",
    title: "Install app",
    description: "Asks the visitor to install the app, once per offer of the browser; whether they did is the step's result. Formulas know by `app.canInstall` whether there is an offer.",
    props: table({}),
    result: {
  "type": "boolean"
},
    async: true,
    blocks: [],
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
    description: "Goes to a page of the app, a local path or another address. Visitors who have something unsaved are asked first; the workflow of one who stays ends here.",
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
  "preventDefault": {
    action: "preventDefault",
    title: "Prevent default",
    description: "Keeps the browser from doing what it does on the event, such as typing a key; only before the first step that waits.",
    props: table({}),
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
  "readCollection": {
    action: "readCollection",
    title: "Read collection",
    description: "Reads other rows that the filter and the order of a collection choose, such as all of them for a file, and leaves the collection as it is; they are the step's result.",
    props: table({
  "collection": {
    "description": "The collection whose source is asked.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The collection whose source is asked.",
      "x-ref": "collection"
    }
  },
  "limit": {
    "description": "At most this many rows; 0 for no limit but that of the source.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "minimum": 0,
      "default": 0,
      "description": "At most this many rows; 0 for no limit but that of the source.",
      "x-bind": true
    },
    "default": 0
  },
  "offset": {
    "description": "Rows to skip.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "minimum": 0,
      "default": 0,
      "description": "Rows to skip.",
      "x-bind": true
    },
    "default": 0
  }
}),
    async: true,
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
  "rest.request": {
    action: "rest.request",
    title: "REST request",
    description: "Asks an address; what it answers is the step's result. Leaving the page ends a request that only reads.",
    props: table({
  "method": {
    "description": "The method.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "enum": [
        "GET",
        "POST",
        "PUT",
        "PATCH",
        "DELETE",
        "HEAD"
      ],
      "description": "The method."
    }
  },
  "url": {
    "description": "The address. Its origin is one of `plugins.rest.origins`, or of `plugins.rest.server` when the server asks; without one it is the app's own.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The address. Its origin is one of `plugins.rest.origins`, or of `plugins.rest.server` when the server asks; without one it is the app's own.",
      "x-type": "url",
      "x-bind": true
    }
  },
  "query": {
    "description": "Query pairs; a list gives one pair for each of its values, nothing gives none.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "object",
      "description": "Query pairs; a list gives one pair for each of its values, nothing gives none.",
      "additionalProperties": {
        "x-bind": true,
        "x-type": "unknown"
      }
    }
  },
  "headers": {
    "description": "Headers; nothing leaves one out.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "object",
      "description": "Headers; nothing leaves one out.",
      "additionalProperties": {
        "x-bind": true,
        "x-type": "unknown"
      }
    }
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
  "bodyType": {
    "description": "How the body is written: as JSON, as the fields of a form (`application/x-www-form-urlencoded`), as `multipart/form-data`, which takes files, or as it is.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "json",
        "form",
        "multipart",
        "raw"
      ],
      "default": "json",
      "description": "How the body is written: as JSON, as the fields of a form (`application/x-www-form-urlencoded`), as `multipart/form-data`, which takes files, or as it is."
    },
    "default": "json"
  },
  "credentials": {
    "description": "Sends the cookies of that origin along.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Sends the cookies of that origin along."
    },
    "default": false
  },
  "throughServer": {
    "description": "The server asks, and adds what `plugins.rest.server` says for the origin: for keys that no visitor may see, and for services that browsers may not ask.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "The server asks, and adds what `plugins.rest.server` says for the origin: for keys that no visitor may see, and for services that browsers may not ask."
    },
    "default": false
  },
  "resultPath": {
    "description": "The path of the result in the answer, such as `data.items`; the whole answer when absent.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "description": "The path of the result in the answer, such as `data.items`; the whole answer when absent."
    }
  },
  "result": {
    "description": "What the answer holds, so that later steps know its members.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "$ref": "../value.schema.json#/$defs/result",
      "description": "What the answer holds, so that later steps know its members."
    }
  },
  "stream": {
    "description": "A variable that is filled while the answer comes: a text with what came so far, an array with the events of an event stream or the lines.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "description": "A variable that is filled while the answer comes: a text with what came so far, an array with the events of an event stream or the lines.",
      "x-ref": "variable"
    }
  }
}),
    async: true,
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
    "description": "The new value. Nothing clears the variable; `push`, `unshift` and `insert` need it, `remove`, `shift` and `pop` do not read it.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "description": "The new value. Nothing clears the variable; `push`, `unshift` and `insert` need it, `remove`, `shift` and `pop` do not read it.",
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
    "description": "The position in an array: `insert` and `remove` need it, `set` may have it.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "description": "The position in an array: `insert` and `remove` need it, `set` may have it.",
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
  "sound.fade": {
    action: "sound.fade",
    title: "Fade sound",
    description: "Changes how loud a sound is, little by little; the steps go on meanwhile.",
    props: table({
  "sound": {
    "description": "The id of the sound.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The id of the sound.",
      "x-bind": true
    }
  },
  "from": {
    "description": "How loud at the start, from 0 to 1; as it is when absent.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "number",
      "description": "How loud at the start, from 0 to 1; as it is when absent.",
      "minimum": 0,
      "maximum": 1,
      "x-bind": true
    }
  },
  "to": {
    "description": "How loud at the end, from 0 to 1.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "number",
      "description": "How loud at the end, from 0 to 1.",
      "minimum": 0,
      "maximum": 1,
      "x-bind": true
    }
  },
  "durationMs": {
    "description": "How long it takes, in milliseconds.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "number",
      "description": "How long it takes, in milliseconds.",
      "minimum": 0,
      "default": 1000,
      "x-bind": true
    },
    "default": 1000
  }
}),
    async: false,
    blocks: [],
    more: {},
  },
  "sound.load": {
    action: "sound.load",
    title: "Load sound",
    description: "Loads a sound, under an id by which the other steps and formulas know it. A sound of the same id is replaced.",
    props: table({
  "sound": {
    "description": "The id of the sound.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The id of the sound.",
      "x-bind": true
    }
  },
  "src": {
    "description": "Address of the sound, or a file under `assets/`.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "Address of the sound, or a file under `assets/`.",
      "x-type": "url",
      "x-bind": true
    }
  },
  "volume": {
    "description": "How loud, from 0 to 1.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "number",
      "description": "How loud, from 0 to 1.",
      "minimum": 0,
      "maximum": 1,
      "default": 1,
      "x-bind": true
    },
    "default": 1
  },
  "rate": {
    "description": "How fast; 1 is its own speed.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "number",
      "description": "How fast; 1 is its own speed.",
      "exclusiveMinimum": 0,
      "default": 1,
      "x-bind": true
    },
    "default": 1
  },
  "loop": {
    "description": "Begins again at its end.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Begins again at its end.",
      "x-bind": true
    },
    "default": false
  },
  "muted": {
    "description": "Plays without being heard.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Plays without being heard.",
      "x-bind": true
    },
    "default": false
  },
  "title": {
    "description": "What it is called; the controls of the device show it.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "Unknown Title",
      "description": "What it is called; the controls of the device show it.",
      "x-bind": true
    },
    "default": "Unknown Title"
  },
  "artist": {
    "description": "Whose it is.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "Unknown Artist",
      "description": "Whose it is.",
      "x-bind": true
    },
    "default": "Unknown Artist"
  },
  "album": {
    "description": "What it is a part of.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "Unknown Album",
      "description": "What it is a part of.",
      "x-bind": true
    },
    "default": "Unknown Album"
  },
  "artwork": {
    "description": "Address of a picture for it, or a file under `assets/`.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "description": "Address of a picture for it, or a file under `assets/`.",
      "x-type": "url",
      "x-bind": true
    }
  }
}),
    async: true,
    blocks: [],
    more: {},
  },
  "sound.mute": {
    action: "sound.mute",
    title: "Mute sound",
    description: "Makes a sound unheard, or heard again.",
    props: table({
  "sound": {
    "description": "The id of the sound.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The id of the sound.",
      "x-bind": true
    }
  },
  "muted": {
    "description": "Whether it is unheard.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": true,
      "description": "Whether it is unheard.",
      "x-bind": true
    },
    "default": true
  }
}),
    async: false,
    blocks: [],
    more: {},
  },
  "sound.pause": {
    action: "sound.pause",
    title: "Pause sound",
    description: "Pauses a sound where it is.",
    props: table({
  "sound": {
    "description": "The id of the sound.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The id of the sound.",
      "x-bind": true
    }
  }
}),
    async: false,
    blocks: [],
    more: {},
  },
  "sound.play": {
    action: "sound.play",
    title: "Play sound",
    description: "Plays a sound, on from where it was paused. Browsers refuse it until the visitor has used the page.",
    props: table({
  "sound": {
    "description": "The id of the sound.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The id of the sound.",
      "x-bind": true
    }
  },
  "src": {
    "description": "Address of the sound, or a file under `assets/`: loads it first when there is no sound of this id.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "description": "Address of the sound, or a file under `assets/`: loads it first when there is no sound of this id.",
      "x-type": "url",
      "x-bind": true
    }
  }
}),
    async: true,
    blocks: [],
    more: {},
  },
  "sound.seek": {
    action: "sound.seek",
    title: "Seek sound",
    description: "Goes to a place in a sound.",
    props: table({
  "sound": {
    "description": "The id of the sound.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The id of the sound.",
      "x-bind": true
    }
  },
  "time": {
    "description": "The place, in seconds from the start.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "number",
      "description": "The place, in seconds from the start.",
      "minimum": 0,
      "x-bind": true
    }
  }
}),
    async: false,
    blocks: [],
    more: {},
  },
  "sound.setLoop": {
    action: "sound.setLoop",
    title: "Set loop of sound",
    description: "Makes a sound begin again at its end, or not.",
    props: table({
  "sound": {
    "description": "The id of the sound.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The id of the sound.",
      "x-bind": true
    }
  },
  "loop": {
    "description": "Whether it begins again.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": true,
      "description": "Whether it begins again.",
      "x-bind": true
    },
    "default": true
  }
}),
    async: false,
    blocks: [],
    more: {},
  },
  "sound.setRate": {
    action: "sound.setRate",
    title: "Set rate of sound",
    description: "Sets how fast a sound plays.",
    props: table({
  "sound": {
    "description": "The id of the sound.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The id of the sound.",
      "x-bind": true
    }
  },
  "rate": {
    "description": "How fast; 1 is its own speed.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "number",
      "description": "How fast; 1 is its own speed.",
      "exclusiveMinimum": 0,
      "x-bind": true
    }
  }
}),
    async: false,
    blocks: [],
    more: {},
  },
  "sound.setVolume": {
    action: "sound.setVolume",
    title: "Set volume of sound",
    description: "Sets how loud a sound is.",
    props: table({
  "sound": {
    "description": "The id of the sound.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The id of the sound.",
      "x-bind": true
    }
  },
  "volume": {
    "description": "How loud, from 0 to 1.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "number",
      "description": "How loud, from 0 to 1.",
      "minimum": 0,
      "maximum": 1,
      "x-bind": true
    }
  }
}),
    async: false,
    blocks: [],
    more: {},
  },
  "sound.stop": {
    action: "sound.stop",
    title: "Stop sound",
    description: "Stops a sound and goes back to its start.",
    props: table({
  "sound": {
    "description": "The id of the sound.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The id of the sound.",
      "x-bind": true
    }
  }
}),
    async: false,
    blocks: [],
    more: {},
  },
  "sound.unload": {
    action: "sound.unload",
    title: "Unload sound",
    description: "Stops a sound and forgets it.",
    props: table({
  "sound": {
    "description": "The id of the sound.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The id of the sound.",
      "x-bind": true
    }
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
  "supabase.broadcast": {
    action: "supabase.broadcast",
    title: "Send message to channel",
    description: "Sends a message to everyone who listens to a channel.",
    props: table({
  "channel": {
    "description": "The name of the channel.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The name of the channel.",
      "x-bind": true
    }
  },
  "event": {
    "description": "The name of the message.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The name of the message.",
      "x-bind": true
    }
  },
  "payload": {
    "description": "What it says.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "description": "What it says.",
      "x-bind": true,
      "x-type": "unknown"
    }
  }
}),
    async: true,
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
  },
  "filter": {
    "description": "Which of the rows that it returns, as the filter of a collection.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "object",
      "description": "Which of the rows that it returns, as the filter of a collection.",
      "x-filter": true
    }
  },
  "sort": {
    "description": "",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "$ref": "../value.schema.json#/$defs/sort"
    }
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
  },
  "offset": {
    "description": "Rows to skip.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "minimum": 0,
      "description": "Rows to skip.",
      "x-bind": true
    }
  },
  "count": {
    "description": "Also counts all rows that it returns and that match, whatever `limit` says: the result is then `data`, the rows, and `count`. The planner does not know what functions return, so they are counted one by one.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "enum": [
        "exact"
      ],
      "description": "Also counts all rows that it returns and that match, whatever `limit` says: the result is then `data`, the rows, and `count`. The planner does not know what functions return, so they are counted one by one."
    }
  },
  "countOnly": {
    "description": "With `count`: the result is the count alone, and no row is read.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "With `count`: the result is the count alone, and no row is read."
    },
    "default": false
  },
  "timeout": {
    "description": "Milliseconds after which it counts as failed, as without a network; what was sent may have arrived all the same.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "minimum": 1,
      "description": "Milliseconds after which it counts as failed, as without a network; what was sent may have arrived all the same."
    }
  },
  "resend": {
    "description": "Calls it again when the connection returns, if no answer came, instead of failing. It may then run twice, so it must know a call that it has seen.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "description": "Calls it again when the connection returns, if no answer came, instead of failing. It may then run twice, so it must know a call that it has seen.",
      "default": false
    },
    "default": false
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
  },
  "autoSync": {
    "description": "Takes the rows out of every collection of the table that was fetched. It needs the right to read the rows. Collections with `realtime` hear of it anyway.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Takes the rows out of every collection of the table that was fetched. It needs the right to read the rows. Collections with `realtime` hear of it anyway."
    },
    "default": false
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
  "defaultToNull": {
    "description": "In a list of rows, a column that only some rows have is empty in the others. When `false` it gets what the database puts there by itself.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": true,
      "description": "In a list of rows, a column that only some rows have is empty in the others. When `false` it gets what the database puts there by itself."
    },
    "default": true
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
  "autoSync": {
    "description": "Takes the rows over into every collection of the table that was fetched, where its filter and order put them. It needs the right to read the rows. Collections with `realtime` hear of them anyway.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Takes the rows over into every collection of the table that was fetched, where its filter and order put them. It needs the right to read the rows. Collections with `realtime` hear of them anyway."
    },
    "default": false
  },
  "resend": {
    "description": "Sends it again when the connection returns, if no answer came, instead of failing. It may then arrive twice: the table needs a unique reference that the client makes, and a second arrival that the database refuses for it counts as done, without a result.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "description": "Sends it again when the connection returns, if no answer came, instead of failing. It may then arrive twice: the table needs a unique reference that the client makes, and a second arrival that the database refuses for it counts as done, without a result.",
      "default": false
    },
    "default": false
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
  "headers": {
    "description": "Headers; nothing leaves one out.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "object",
      "description": "Headers; nothing leaves one out.",
      "additionalProperties": {
        "x-bind": true,
        "x-type": "unknown"
      }
    }
  },
  "query": {
    "description": "Query pairs; a list gives one pair for each of its values, nothing gives none.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "object",
      "description": "Query pairs; a list gives one pair for each of its values, nothing gives none.",
      "additionalProperties": {
        "x-bind": true,
        "x-type": "unknown"
      }
    }
  },
  "result": {
    "description": "What the answer holds, so that later steps know its members.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "$ref": "../value.schema.json#/$defs/result",
      "description": "What the answer holds, so that later steps know its members."
    }
  },
  "stream": {
    "description": "A variable that is filled while the answer comes: a text with what came so far, an array with the events of an event stream or the lines.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "description": "A variable that is filled while the answer comes: a text with what came so far, an array with the events of an event stream or the lines.",
      "x-ref": "variable"
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
  "sort": {
    "description": "",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "$ref": "../value.schema.json#/$defs/sort"
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
  },
  "offset": {
    "description": "Rows to skip.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "minimum": 0,
      "description": "Rows to skip.",
      "x-bind": true
    }
  },
  "count": {
    "description": "Also counts all rows that match, whatever `limit` says: the result is then `data`, the rows, and `count`. `planned` asks the planner, which is fast and rough; `estimated` counts few rows and asks about many.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "enum": [
        "exact",
        "planned",
        "estimated"
      ],
      "description": "Also counts all rows that match, whatever `limit` says: the result is then `data`, the rows, and `count`. `planned` asks the planner, which is fast and rough; `estimated` counts few rows and asks about many."
    }
  },
  "countOnly": {
    "description": "With `count`: the result is the count alone, and no row is read.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "With `count`: the result is the count alone, and no row is read."
    },
    "default": false
  }
}),
    async: true,
    blocks: [],
    more: {},
  },
  "supabase.setPresence": {
    action: "supabase.setPresence",
    title: "Update channel state",
    description: "Tells everyone in a channel what this visitor does.",
    props: table({
  "channel": {
    "description": "The name of the channel.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The name of the channel.",
      "x-bind": true
    }
  },
  "state": {
    "description": "What the others see as `state`; nothing takes the visitor out of those present.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "description": "What the others see as `state`; nothing takes the visitor out of those present.",
      "x-bind": true,
      "x-type": "unknown"
    }
  }
}),
    async: true,
    blocks: [],
    more: {},
  },
  "supabase.storageCopy": {
    action: "supabase.storageCopy",
    title: "Copy in storage",
    description: "Makes a second file of one, in the same bucket.",
    props: table({
  "bucket": {
    "description": "The bucket.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The bucket.",
      "x-bind": true
    }
  },
  "path": {
    "description": "The file: its folders and its name.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The file: its folders and its name.",
      "x-bind": true
    }
  },
  "newPath": {
    "description": "Folders and name of the second file.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "Folders and name of the second file.",
      "x-bind": true
    }
  }
}),
    async: true,
    blocks: [],
    more: {},
  },
  "supabase.storageDownload": {
    action: "supabase.storageDownload",
    title: "Download from storage",
    description: "Gives a file of a bucket; `downloadFile` saves it.",
    props: table({
  "bucket": {
    "description": "The bucket.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The bucket.",
      "x-bind": true
    }
  },
  "path": {
    "description": "The file: its folders and its name.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The file: its folders and its name.",
      "x-bind": true
    }
  }
}),
    result: {
  "x-type": "file"
},
    async: true,
    blocks: [],
    more: {},
  },
  "supabase.storageList": {
    action: "supabase.storageList",
    title: "List files",
    description: "Gives the files and folders directly in a folder of a bucket, folders first.",
    props: table({
  "bucket": {
    "description": "The bucket.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The bucket.",
      "x-bind": true
    }
  },
  "path": {
    "description": "The folder; the top of the bucket when empty.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The folder; the top of the bucket when empty.",
      "x-bind": true
    }
  },
  "search": {
    "description": "Only names that begin so.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "description": "Only names that begin so.",
      "default": "",
      "x-bind": true
    },
    "default": ""
  },
  "limit": {
    "description": "How many at most.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "description": "How many at most.",
      "minimum": 1,
      "default": 100,
      "x-bind": true
    },
    "default": 100
  },
  "offset": {
    "description": "How many to leave out at the start.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "description": "How many to leave out at the start.",
      "minimum": 0,
      "default": 0,
      "x-bind": true
    },
    "default": 0
  }
}),
    result: {
  "type": "array",
  "items": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "name",
      "path",
      "isFolder"
    ],
    "properties": {
      "name": {
        "type": "string"
      },
      "path": {
        "type": "string"
      },
      "isFolder": {
        "type": "boolean"
      },
      "size": {
        "type": [
          "number",
          "null"
        ]
      },
      "type": {
        "type": [
          "string",
          "null"
        ]
      },
      "updatedAt": {
        "anyOf": [
          {
            "x-type": "date"
          },
          {
            "type": "null"
          }
        ]
      }
    }
  }
},
    async: true,
    blocks: [],
    more: {},
  },
  "supabase.storageMove": {
    action: "supabase.storageMove",
    title: "Move in storage",
    description: "Gives a file another name, in the same bucket.",
    props: table({
  "bucket": {
    "description": "The bucket.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The bucket.",
      "x-bind": true
    }
  },
  "path": {
    "description": "The file: its folders and its name.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The file: its folders and its name.",
      "x-bind": true
    }
  },
  "newPath": {
    "description": "Its new folders and name.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "Its new folders and name.",
      "x-bind": true
    }
  }
}),
    async: true,
    blocks: [],
    more: {},
  },
  "supabase.storagePublicUrl": {
    action: "supabase.storagePublicUrl",
    title: "Public address in storage",
    description: "Gives the address of a file of a public bucket. It asks nobody, so the file may not be there.",
    props: table({
  "bucket": {
    "description": "The bucket.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The bucket.",
      "x-bind": true
    }
  },
  "path": {
    "description": "The file: its folders and its name.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The file: its folders and its name.",
      "x-bind": true
    }
  },
  "download": {
    "description": "Makes a browser save the file instead of showing it.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "description": "Makes a browser save the file instead of showing it.",
      "default": false,
      "x-bind": true
    },
    "default": false
  }
}),
    result: {
  "type": "string"
},
    async: true,
    blocks: [],
    more: {},
  },
  "supabase.storageRemove": {
    action: "supabase.storageRemove",
    title: "Remove from storage",
    description: "Removes files of a bucket; gives the paths of those that were there.",
    props: table({
  "bucket": {
    "description": "The bucket.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The bucket.",
      "x-bind": true
    }
  },
  "paths": {
    "description": "The files.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "array",
      "items": {
        "type": "string"
      },
      "description": "The files.",
      "x-bind": true
    }
  }
}),
    result: {
  "type": "array",
  "items": {
    "type": "string"
  }
},
    async: true,
    blocks: [],
    more: {},
  },
  "supabase.storageSignedUploadUrl": {
    action: "supabase.storageSignedUploadUrl",
    title: "Sign upload to storage",
    description: "Gives what whoever has it may put one file with, in the name of who asked, for two hours: `supabase.storageUploadToSignedUrl` takes the `token`, other programs send the file to the `url`.",
    props: table({
  "bucket": {
    "description": "The bucket.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The bucket.",
      "x-bind": true
    }
  },
  "path": {
    "description": "Where the file will be: its folders and its name.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "Where the file will be: its folders and its name.",
      "x-bind": true
    }
  },
  "upsert": {
    "description": "Takes the place of a file that is there; else that is an error.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "description": "Takes the place of a file that is there; else that is an error.",
      "default": false,
      "x-bind": true
    },
    "default": false
  }
}),
    result: {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "path",
    "token",
    "url"
  ],
  "properties": {
    "path": {
      "type": "string"
    },
    "token": {
      "type": "string"
    },
    "url": {
      "type": "string"
    }
  }
},
    async: true,
    blocks: [],
    more: {},
  },
  "supabase.storageSignedUrl": {
    action: "supabase.storageSignedUrl",
    title: "Sign address in storage",
    description: "Gives an address by which anybody can read a private file for a while; of several files a list.",
    props: table({
  "bucket": {
    "description": "The bucket.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The bucket.",
      "x-bind": true
    }
  },
  "path": {
    "description": "The file; instead of `paths`.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "description": "The file; instead of `paths`.",
      "x-bind": true
    }
  },
  "paths": {
    "description": "The files; instead of `path`.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "array",
      "items": {
        "type": "string"
      },
      "description": "The files; instead of `path`.",
      "x-bind": true
    }
  },
  "expiresIn": {
    "description": "For how many seconds.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "integer",
      "description": "For how many seconds.",
      "minimum": 1,
      "x-bind": true
    }
  },
  "download": {
    "description": "Makes a browser save the file instead of showing it.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "description": "Makes a browser save the file instead of showing it.",
      "default": false,
      "x-bind": true
    },
    "default": false
  }
}),
    async: true,
    blocks: [],
    more: {},
  },
  "supabase.storageUpdate": {
    action: "supabase.storageUpdate",
    title: "Replace in storage",
    description: "Puts a file in the place of another.",
    props: table({
  "bucket": {
    "description": "The bucket.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The bucket.",
      "x-bind": true
    }
  },
  "path": {
    "description": "The file: its folders and its name.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The file: its folders and its name.",
      "x-bind": true
    }
  },
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
  "contentType": {
    "description": "Its media type, such as `image/png`; that of the file when absent.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "description": "Its media type, such as `image/png`; that of the file when absent.",
      "x-bind": true
    }
  },
  "cacheControl": {
    "description": "For how many seconds browsers and servers between may keep it; an hour when absent.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "minimum": 0,
      "description": "For how many seconds browsers and servers between may keep it; an hour when absent.",
      "x-bind": true
    }
  }
}),
    result: {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "path",
    "fullPath"
  ],
  "properties": {
    "path": {
      "type": "string"
    },
    "fullPath": {
      "type": "string"
    }
  }
},
    async: true,
    blocks: [],
    more: {},
  },
  "supabase.storageUpload": {
    action: "supabase.storageUpload",
    title: "Upload to storage",
    description: "Puts a file into a bucket. The policies of the bucket say who may; `uploadFile` leaves that to an endpoint.",
    props: table({
  "bucket": {
    "description": "The bucket.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The bucket.",
      "x-bind": true
    }
  },
  "path": {
    "description": "The file: its folders and its name.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The file: its folders and its name.",
      "x-bind": true
    }
  },
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
  "contentType": {
    "description": "Its media type, such as `image/png`; that of the file when absent.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "description": "Its media type, such as `image/png`; that of the file when absent.",
      "x-bind": true
    }
  },
  "cacheControl": {
    "description": "For how many seconds browsers and servers between may keep it; an hour when absent.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "minimum": 0,
      "description": "For how many seconds browsers and servers between may keep it; an hour when absent.",
      "x-bind": true
    }
  },
  "upsert": {
    "description": "Takes the place of a file that is there; else that is an error.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "description": "Takes the place of a file that is there; else that is an error.",
      "default": false,
      "x-bind": true
    },
    "default": false
  }
}),
    result: {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "path",
    "fullPath"
  ],
  "properties": {
    "path": {
      "type": "string"
    },
    "fullPath": {
      "type": "string"
    }
  }
},
    async: true,
    blocks: [],
    more: {},
  },
  "supabase.storageUploadToSignedUrl": {
    action: "supabase.storageUploadToSignedUrl",
    title: "Upload with a signature",
    description: "Puts a file where `supabase.storageSignedUploadUrl` allowed it, with the rights of who asked for that.",
    props: table({
  "bucket": {
    "description": "The bucket.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The bucket.",
      "x-bind": true
    }
  },
  "path": {
    "description": "The path that was signed.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The path that was signed.",
      "x-bind": true
    }
  },
  "token": {
    "description": "The token of the signature.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The token of the signature.",
      "x-bind": true
    }
  },
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
  "contentType": {
    "description": "Its media type, such as `image/png`; that of the file when absent.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "description": "Its media type, such as `image/png`; that of the file when absent.",
      "x-bind": true
    }
  },
  "cacheControl": {
    "description": "For how many seconds browsers and servers between may keep it; an hour when absent.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "minimum": 0,
      "description": "For how many seconds browsers and servers between may keep it; an hour when absent.",
      "x-bind": true
    }
  }
}),
    result: {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "path",
    "fullPath"
  ],
  "properties": {
    "path": {
      "type": "string"
    },
    "fullPath": {
      "type": "string"
    }
  }
},
    async: true,
    blocks: [],
    more: {},
  },
  "supabase.subscribe": {
    action: "supabase.subscribe",
    title: "Subscribe to channel",
    description: "Listens to a channel: changes of a table, broadcasts, presence. Leaving the page leaves the channel.",
    props: table({
  "channel": {
    "description": "The name of the channel. Broadcasts and presence reach everyone in the channel of this name. One that is open already is replaced.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The name of the channel. Broadcasts and presence reach everyone in the channel of this name. One that is open already is replaced.",
      "x-bind": true
    }
  },
  "table": {
    "description": "The table whose changes `onChange` hears of, one of the publication `supabase_realtime`.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "description": "The table whose changes `onChange` hears of, one of the publication `supabase_realtime`.",
      "x-ref": "table",
      "x-bind": true
    }
  },
  "event": {
    "description": "The only kind of change to hear of; all when absent.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "INSERT",
        "UPDATE",
        "DELETE"
      ],
      "description": "The only kind of change to hear of; all when absent."
    }
  },
  "filter": {
    "description": "The only rows to hear of, compared by the backend. Deletes are not filtered.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "field": {
          "type": "string",
          "description": "A column of the table.",
          "x-ref": "column"
        },
        "operator": {
          "enum": [
            "eq",
            "ne",
            "lt",
            "lte",
            "gt",
            "gte",
            "in"
          ],
          "description": "How to compare."
        },
        "value": {
          "description": "What to compare with; a list for `in`.",
          "x-bind": true,
          "x-type": "unknown"
        }
      },
      "required": [
        "field",
        "operator",
        "value"
      ],
      "description": "The only rows to hear of, compared by the backend. Deletes are not filtered."
    }
  },
  "since": {
    "description": "A column with the time of a row. After a gap in the connection, rows that are newer than the last one heard of are asked for, and told to `onChange` in their order before anything else.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "description": "A column with the time of a row. After a gap in the connection, rows that are newer than the last one heard of are asked for, and told to `onChange` in their order before anything else.",
      "x-ref": "column"
    }
  },
  "private": {
    "description": "Broadcasts and presence are for those alone whom the policies of `realtime.messages` let in; of a public channel everyone hears who knows its name. Changes of a table are up to the table's own policies.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "description": "Broadcasts and presence are for those alone whom the policies of `realtime.messages` let in; of a public channel everyone hears who knows its name. Changes of a table are up to the table's own policies.",
      "default": false
    },
    "default": false
  },
  "self": {
    "description": "Hears its own broadcasts too.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "description": "Hears its own broadcasts too.",
      "default": false
    },
    "default": false
  },
  "presence": {
    "description": "The key under which this visitor is present in the channel; one is made when absent.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "description": "The key under which this visitor is present in the channel; one is made when absent.",
      "x-bind": true
    }
  },
  "wait": {
    "description": "Waits until the channel is live, and fails when the backend refuses it.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "description": "Waits until the channel is live, and fails when the backend refuses it.",
      "default": false
    },
    "default": false
  },
  "keep": {
    "description": "Stays in the channel when the page is left, until `supabase.unsubscribe` or signing out.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "description": "Stays in the channel when the page is left, until `supabase.unsubscribe` or signing out.",
      "default": false
    },
    "default": false
  },
  "onChange": {
    "description": "Steps for a change of a row; it is `event`.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "array",
      "items": {
        "type": "object"
      },
      "description": "Steps for a change of a row; it is `event`.",
      "x-steps": true
    }
  },
  "onBroadcast": {
    "description": "Steps for a message of a broadcast; it is `event`.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "array",
      "items": {
        "type": "object"
      },
      "description": "Steps for a message of a broadcast; it is `event`.",
      "x-steps": true
    }
  },
  "onPresence": {
    "description": "Steps for who is present, whenever that changes; it is `event`.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "array",
      "items": {
        "type": "object"
      },
      "description": "Steps for who is present, whenever that changes; it is `event`.",
      "x-steps": true
    }
  },
  "onStatus": {
    "description": "Steps for how the channel is: `joining`, `live`, `reconnecting`, `refused` or `closed`; it is `event.status`.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "array",
      "items": {
        "type": "object"
      },
      "description": "Steps for how the channel is: `joining`, `live`, `reconnecting`, `refused` or `closed`; it is `event.status`.",
      "x-steps": true
    }
  }
}),
    async: true,
    blocks: [
  "onChange",
  "onBroadcast",
  "onPresence",
  "onStatus"
],
    more: {},
  },
  "supabase.unsubscribe": {
    action: "supabase.unsubscribe",
    title: "Unsubscribe from channel",
    description: "Leaves a channel.",
    props: table({
  "channel": {
    "description": "The name of the channel.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The name of the channel.",
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
  },
  "autoSync": {
    "description": "Takes the rows over into every collection of the table that was fetched, where its filter and order put them. It needs the right to read the rows. Collections with `realtime` hear of them anyway.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Takes the rows over into every collection of the table that was fetched, where its filter and order put them. It needs the right to read the rows. Collections with `realtime` hear of them anyway."
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
  "defaultToNull": {
    "description": "In a list of rows, a column that only some rows have is empty in the others. When `false` it gets what the database puts there by itself.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": true,
      "description": "In a list of rows, a column that only some rows have is empty in the others. When `false` it gets what the database puts there by itself."
    },
    "default": true
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
  "autoSync": {
    "description": "Takes the rows over into every collection of the table that was fetched, where its filter and order put them. It needs the right to read the rows. Collections with `realtime` hear of them anyway.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Takes the rows over into every collection of the table that was fetched, where its filter and order put them. It needs the right to read the rows. Collections with `realtime` hear of them anyway."
    },
    "default": false
  },
  "resend": {
    "description": "Sends it again when the connection returns, if no answer came, instead of failing.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "description": "Sends it again when the connection returns, if no answer came, instead of failing.",
      "default": false
    },
    "default": false
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
  "uploadFile": {
    action: "uploadFile",
    title: "Upload file",
    description: "Sends a file, or several: asks `designs/<name of the design>/user-files` behind the backend where to, and puts the content there. The result says where it can be read; of several it is a list.",
    props: table({
  "file": {
    "description": "The file; instead of `files`.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "description": "The file; instead of `files`.",
      "x-bind": true,
      "x-type": "unknown"
    }
  },
  "files": {
    "description": "The files, sent one after the other; instead of `file`.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "description": "The files, sent one after the other; instead of `file`.",
      "x-bind": true,
      "x-type": "unknown"
    }
  },
  "tag": {
    "description": "What it is for: the backend knows by it where files go and what they may be.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "description": "What it is for: the backend knows by it where files go and what they may be.",
      "default": "",
      "x-bind": true
    },
    "default": ""
  },
  "progress": {
    "description": "A number variable that says how much is sent, from 0 to 100.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "description": "A number variable that says how much is sent, from 0 to 100.",
      "x-ref": "variable"
    }
  }
}),
    async: true,
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
  "xano.request": {
    action: "xano.request",
    title: "Xano request",
    description: "Asks an endpoint of an API group, as the signed-in user; what it answers is the step's result.",
    props: table({
  "group": {
    "description": "The API group, of `plugins.xano.groups`.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The API group, of `plugins.xano.groups`.",
      "x-ref": "apiGroup"
    }
  },
  "endpoint": {
    "description": "The path of the endpoint behind its group, with parameters as `{name}`.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The path of the endpoint behind its group, with parameters as `{name}`.",
      "pattern": "^/",
      "x-form": "absolute-path"
    }
  },
  "method": {
    "description": "The method.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "enum": [
        "GET",
        "POST",
        "PUT",
        "PATCH",
        "DELETE",
        "HEAD"
      ],
      "description": "The method."
    }
  },
  "params": {
    "description": "Values of the parameters in the path.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "object",
      "description": "Values of the parameters in the path.",
      "additionalProperties": {
        "x-bind": true,
        "x-type": "unknown"
      }
    }
  },
  "query": {
    "description": "Query pairs; a list gives one pair for each of its values, nothing gives none.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "object",
      "description": "Query pairs; a list gives one pair for each of its values, nothing gives none.",
      "additionalProperties": {
        "x-bind": true,
        "x-type": "unknown"
      }
    }
  },
  "headers": {
    "description": "Headers; nothing leaves one out.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "object",
      "description": "Headers; nothing leaves one out.",
      "additionalProperties": {
        "x-bind": true,
        "x-type": "unknown"
      }
    }
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
  "bodyType": {
    "description": "How the body is written: as JSON, as the fields of a form (`application/x-www-form-urlencoded`), as `multipart/form-data`, which takes files, or as it is.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "json",
        "form",
        "multipart",
        "raw"
      ],
      "default": "json",
      "description": "How the body is written: as JSON, as the fields of a form (`application/x-www-form-urlencoded`), as `multipart/form-data`, which takes files, or as it is."
    },
    "default": "json"
  },
  "credentials": {
    "description": "Sends the cookies of that origin along.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Sends the cookies of that origin along."
    },
    "default": false
  },
  "resultPath": {
    "description": "The path of the result in the answer, such as `data.items`; the whole answer when absent.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "description": "The path of the result in the answer, such as `data.items`; the whole answer when absent."
    }
  },
  "result": {
    "description": "What the answer holds, so that later steps know its members.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "$ref": "../value.schema.json#/$defs/result",
      "description": "What the answer holds, so that later steps know its members."
    }
  },
  "stream": {
    "description": "A variable that is filled while the answer comes: a text with what came so far, an array with the events of an event stream or the lines.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "description": "A variable that is filled while the answer comes: a text with what came so far, an array with the events of an event stream or the lines.",
      "x-ref": "variable"
    }
  }
}),
    async: true,
    blocks: [],
    more: {},
  },
});
