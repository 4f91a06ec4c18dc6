// @generated from schema/ by npm run codegen. Do not edit.
import { type ActionInfo, table } from "./catalogue-types.ts";

/** From schema/, by name. */
export const actionCatalogue: Readonly<Record<string, ActionInfo>> = table<ActionInfo>({
  "auth.confirmPassword": {
    action: "auth.confirmPassword",
    title: "Confirm a new password",
    description: "Sets a new password without the old one, after a link or code. A failure leaves the session as it is.",
    props: table({
  "newPassword": {
    "description": "The new password.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "minLength": 1,
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
    description: "Completes the sign-in after an identity provider redirected back, when the page loads; the result is whether there was one. A failure signs out.",
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
    description: "Reloads the signed-in user. A failure signs out. If it is another user, by `id`, the previous user's fetched data is cleared.",
    props: table({}),
    async: true,
    blocks: [],
    more: {},
  },
  "auth.login": {
    action: "auth.login",
    title: "Log in",
    description: "Signs in and loads the user; any failure signs out. If it is another user than before, by `id`, the previous user's fetched data is cleared.",
    props: table({
  "email": {
    "description": "The e-mail.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "minLength": 1,
      "description": "The e-mail.",
      "x-bind": true
    }
  },
  "phone": {
    "description": "The phone number, instead of the e-mail, if the endpoint accepts it.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "minLength": 1,
      "description": "The phone number, instead of the e-mail, if the endpoint accepts it.",
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
      "minLength": 1,
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
    description: "Redirects the visitor to an identity provider, which redirects back to this page, where `auth.finishLogin` completes the sign-in. Without the endpoint `oauth`, Supabase's auth service handles it. A failure signs out.",
    props: table({
  "provider": {
    "description": "The identity provider, in the terms of the endpoint or auth service: `google`.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "minLength": 1,
      "description": "The identity provider, in the terms of the endpoint or auth service: `google`.",
      "x-bind": true
    }
  },
  "type": {
    "description": "Whether the endpoint signs in an existing user, creates a new one, or either. The auth service does either.",
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
      "description": "Whether the endpoint signs in an existing user, creates a new one, or either. The auth service does either."
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
    description: "Signs in with an ID token from a provider, such as its own sign-in button returns, and loads the user. Any failure signs out.",
    props: table({
  "provider": {
    "description": "The provider, in the auth service's terms: `google`.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "minLength": 1,
      "description": "The provider, in the auth service's terms: `google`.",
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
      "minLength": 1,
      "description": "The ID token of the provider.",
      "x-bind": true
    }
  },
  "nonce": {
    "description": "The nonce that was sent to the provider and is in the token, before hashing.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "minLength": 1,
      "description": "The nonce that was sent to the provider and is in the token, before hashing.",
      "x-bind": true
    }
  },
  "accessToken": {
    "description": "The access token that came with the ID token, if the ID token contains its hash.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "minLength": 1,
      "description": "The access token that came with the ID token, if the ID token contains its hash.",
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
    description: "Redirects the visitor to the single sign-on of their company, which redirects back to this page, where `auth.finishLogin` completes the sign-in. A failure signs out.",
    props: table({
  "domain": {
    "description": "The domain of the company, as registered in the project: `aurora.example`.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "minLength": 1,
      "description": "The domain of the company, as registered in the project: `aurora.example`.",
      "x-bind": true
    }
  },
  "providerId": {
    "description": "The id of the identity provider in the project, instead of the domain.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "minLength": 1,
      "description": "The id of the identity provider in the project, instead of the domain.",
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
    description: "Signs out: clears the token, the user and fetched data. Visitors with unsaved input are asked first.",
    props: table({}),
    async: true,
    blocks: [],
    more: {},
  },
  "auth.refresh": {
    action: "auth.refresh",
    title: "Refresh the session",
    description: "Renews the tokens of the session. A refresh token that was refused signs out; without an answer the session stays as it is.",
    props: table({}),
    async: true,
    blocks: [],
    more: {},
  },
  "auth.resendCode": {
    action: "auth.resendCode",
    title: "Send a code again",
    description: "Resends the link and code of a sign-up, or of a new e-mail or phone; use `auth.sendCode` to resend a sign-in. Succeeds without sending anything if no code is pending.",
    props: table({
  "email": {
    "description": "The e-mail.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "minLength": 1,
      "description": "The e-mail.",
      "x-bind": true
    }
  },
  "phone": {
    "description": "The phone number, instead of the e-mail. The embedded backend does not support it.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "minLength": 1,
      "description": "The phone number, instead of the e-mail. The embedded backend does not support it.",
      "x-bind": true
    }
  },
  "type": {
    "description": "What to confirm: a sign-up, or a new e-mail or phone.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "enum": [
        "signup",
        "change"
      ],
      "description": "What to confirm: a sign-up, or a new e-mail or phone."
    }
  },
  "page": {
    "description": "The page that the link of the e-mail opens; this page when absent.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "description": "The page that the link of the e-mail opens; this page when absent.",
      "x-ref": "page",
      "minLength": 1
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
    description: "Sends an e-mail with a link and a code for a new password, if an account has this e-mail; the result does not reveal whether. Opening the link signs in: `auth.link.type` is then `recovery`, and `auth.confirmPassword` sets the password.",
    props: table({
  "email": {
    "description": "The e-mail.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "minLength": 1,
      "description": "The e-mail.",
      "x-bind": true
    }
  },
  "page": {
    "description": "The page that the link of the e-mail opens; this page when absent.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "description": "The page that the link of the e-mail opens; this page when absent.",
      "x-ref": "page",
      "minLength": 1
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
    description: "Sends an e-mail with a sign-in link and code, or a text message with a code; the project's e-mail template decides which of the two an e-mail contains. Opening the link signs in; `auth.link` has the result.",
    props: table({
  "email": {
    "description": "The e-mail.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "minLength": 1,
      "description": "The e-mail.",
      "x-bind": true
    }
  },
  "phone": {
    "description": "The phone number, instead of the e-mail. The embedded backend does not support it.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "minLength": 1,
      "description": "The phone number, instead of the e-mail. The embedded backend does not support it.",
      "x-bind": true
    }
  },
  "signup": {
    "description": "Signs up unknown users. Otherwise they receive nothing, and the step succeeds all the same.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": true,
      "description": "Signs up unknown users. Otherwise they receive nothing, and the step succeeds all the same.",
      "x-bind": true
    },
    "default": true
  },
  "page": {
    "description": "The page that the link of the e-mail opens; this page when absent.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "description": "The page that the link of the e-mail opens; this page when absent.",
      "x-ref": "page",
      "minLength": 1
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
    description: "Creates a user, signs in and loads the user; any failure signs out. If Supabase requires the e-mail to be confirmed, the user is not signed in before that.",
    props: table({
  "data": {
    "description": "The parameters of the sign-up endpoint. With `auth.kind`, the other properties replace it.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "description": "The parameters of the sign-up endpoint. With `auth.kind`, the other properties replace it.",
      "x-bind": true,
      "x-type": "unknown"
    }
  },
  "email": {
    "description": "The e-mail.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "minLength": 1,
      "description": "The e-mail.",
      "x-bind": true
    }
  },
  "phone": {
    "description": "The phone number, instead of the e-mail. The embedded backend does not support it.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "minLength": 1,
      "description": "The phone number, instead of the e-mail. The embedded backend does not support it.",
      "x-bind": true
    }
  },
  "password": {
    "description": "The password.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "minLength": 1,
      "description": "The password.",
      "x-bind": true
    }
  },
  "metadata": {
    "description": "More about the user, which triggers of the database read as `raw_user_meta_data`.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "description": "More about the user, which triggers of the database read as `raw_user_meta_data`.",
      "x-bind": true,
      "x-type": "unknown"
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
  },
  "page": {
    "description": "The page that the link of the confirmation e-mail opens; this page when absent.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "description": "The page that the link of the confirmation e-mail opens; this page when absent.",
      "x-ref": "page",
      "minLength": 1
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
    description: "Stores a token from another service, as signing in does. The user is signed in only after `auth.loadUser`.",
    props: table({
  "accessToken": {
    "description": "The token that requests send.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "minLength": 1,
      "description": "The token that requests send.",
      "x-bind": true
    }
  },
  "refreshToken": {
    "description": "The token that renews the session; formulas read it as `auth.refreshToken`.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "minLength": 1,
      "description": "The token that renews the session; formulas read it as `auth.refreshToken`.",
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
    description: "Changes the password of the signed-in user at the backend's auth service, if the old one is right. Other sessions of the user end; a failure leaves this one as it is.",
    props: table({
  "oldPassword": {
    "description": "The current password.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "minLength": 1,
      "description": "The current password.",
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
      "minLength": 1,
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
    description: "Changes the signed-in user at the backend's auth service, then reloads the user. Absent or empty values are unchanged. A failure leaves the session as it is.",
    props: table({
  "email": {
    "description": "The new e-mail; it takes effect once the link in the confirmation e-mail is followed.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "minLength": 1,
      "description": "The new e-mail; it takes effect once the link in the confirmation e-mail is followed.",
      "x-bind": true
    }
  },
  "phone": {
    "description": "The new phone number; it takes effect once the code is confirmed. The embedded backend does not support it.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "minLength": 1,
      "description": "The new phone number; it takes effect once the code is confirmed. The embedded backend does not support it.",
      "x-bind": true
    }
  },
  "metadata": {
    "description": "Fields of the user's metadata; other fields are unchanged.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "description": "Fields of the user's metadata; other fields are unchanged.",
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
    description: "Signs in with a code from an e-mail or text message, and loads the user. A wrong, used or expired code leaves the session as it is; a user that does not load signs out.",
    props: table({
  "email": {
    "description": "The e-mail that the code was sent to.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "minLength": 1,
      "description": "The e-mail that the code was sent to.",
      "x-bind": true
    }
  },
  "phone": {
    "description": "The phone number that the code was sent to, instead of the e-mail.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "minLength": 1,
      "description": "The phone number that the code was sent to, instead of the e-mail.",
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
      "minLength": 1,
      "description": "The code.",
      "x-bind": true
    }
  },
  "type": {
    "description": "The purpose of the code: signing in or up, a new password, or a new e-mail or phone.",
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
      "description": "The purpose of the code: signing in or up, a new password, or a new e-mail or phone."
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
    description: "Leaves the enclosing loop.",
    props: table({
  "when": {
    "description": "Only if this holds.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "description": "Only if this holds.",
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
    description: "Calls a function of `custom/` and waits for it; its return value is the result of the step.",
    props: table({
  "function": {
    "description": "The function, by its export name in `custom/index.ts`.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "$ref": "../value.schema.json#/$defs/name",
      "description": "The function, by its export name in `custom/index.ts`.",
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
    description: "Closes the popup that the step belongs to, or the topmost one, without asking about unsaved input; a link that closes the popup asks.",
    props: table({
  "result": {
    "description": "The result for the opener.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "description": "The result for the opener.",
      "x-bind": true,
      "x-type": "unknown"
    }
  }
}),
    async: false,
    blocks: [],
    more: {},
  },
  "closeToast": {
    action: "closeToast",
    title: "Close toast",
    description: "Closes a message of `showToast`.",
    props: table({
  "name": {
    "description": "The name of the message; all of them if absent.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "minLength": 1,
      "description": "The name of the message; all of them if absent.",
      "x-bind": true
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
    description: "Continues with the next iteration of the enclosing loop.",
    props: table({
  "when": {
    "description": "Only if this holds.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "description": "Only if this holds.",
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
    description: "Copies a text to the clipboard.",
    props: table({
  "value": {
    "description": "The text to copy.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "minLength": 1,
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
    description: "Creates an address for a file inside the browser, valid until the visitor leaves the page.",
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
    description: "Saves rows as a CSV file for spreadsheets; values that a spreadsheet would run as formulas are escaped.",
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
    "description": "The name of the file.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "description": "The name of the file.",
      "default": "data",
      "x-bind": true,
      "minLength": 1
    },
    "default": "data"
  },
  "columns": {
    "description": "The fields to write, in order; all fields that occur when absent.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "array",
      "description": "The fields to write, in order; all fields that occur when absent.",
      "minItems": 1,
      "items": {
        "type": "string",
        "minLength": 1
      }
    }
  },
  "delimiter": {
    "description": "The separator between fields.",
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
      "description": "The separator between fields."
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
    "description": "The file, or an address to fetch it from.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "description": "The file, or an address to fetch it from.",
      "x-bind": true,
      "x-type": "unknown"
    }
  },
  "name": {
    "description": "The name of the file; characters that are invalid in file names become `_`.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "minLength": 1,
      "description": "The name of the file; characters that are invalid in file names become `_`.",
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
      "x-ref": "element",
      "minLength": 1
    }
  },
  "name": {
    "description": "The action, as declared by the element's type.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "minLength": 1,
      "description": "The action, as declared by the element's type."
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
    description: "Emits an event to the parent of this component.",
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
      "x-ref": "event",
      "minLength": 1
    }
  },
  "payload": {
    "description": "The payload of the event.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "description": "The payload of the event.",
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
    description: "Fetches a collection; an error fails the step.",
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
      "x-ref": "collection",
      "minLength": 1
    }
  },
  "with": {
    "description": "The values of its parameters, by name.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "$ref": "../value.schema.json#/$defs/arguments",
      "description": "The values of its parameters, by name."
    }
  },
  "again": {
    "description": "Without `with`: fetches with the last values of its parameters and the page of its paginator. With parameters, it does nothing before a first fetch.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "description": "Without `with`: fetches with the last values of its parameters and the page of its paginator. With parameters, it does nothing before a first fetch.",
      "default": false
    },
    "default": false
  }
}),
    async: true,
    blocks: [],
    more: {},
  },
  "fetchCollections": {
    action: "fetchCollections",
    title: "Fetch collections",
    description: "Fetches several collections in parallel.",
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
        "$ref": "../value.schema.json#/$defs/fetch"
      },
      "description": "The collections to fetch."
    }
  },
  "again": {
    "description": "Fetches collections without `with` with the last values of their parameters, and those not fetched before not at all.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "description": "Fetches collections without `with` with the last values of their parameters, and those not fetched before not at all.",
      "default": false
    },
    "default": false
  }
}),
    async: true,
    blocks: [],
    more: {},
  },
  "fileToBase64": {
    action: "fileToBase64",
    title: "File to base64",
    description: "Encodes a file in Base64. Browsers limit the size: about 512 MB in some, 32 MB in others.",
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
    "description": "With the prefix `data:<type>;base64,`, or without.",
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
      "description": "With the prefix `data:<type>;base64,`, or without."
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
      "type": "array",
      "description": "The list.",
      "x-bind": true,
      "x-type": "listOf(unknown)"
    }
  },
  "steps": {
    "description": "The steps of one iteration.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "array",
      "items": {
        "type": "object"
      },
      "description": "The steps of one iteration.",
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
    description: "Runs one of two branches, then continues with the next step.",
    props: table({
  "condition": {
    "description": "The condition: any value, by truthiness.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "boolean",
      "description": "The condition: any value, by truthiness.",
      "x-bind": true,
      "x-type": "unknown"
    }
  },
  "then": {
    "description": "Steps if the condition holds.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "array",
      "items": {
        "type": "object"
      },
      "description": "Steps if the condition holds.",
      "x-steps": true
    }
  },
  "else": {
    "description": "Steps if it does not.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "array",
      "items": {
        "type": "object"
      },
      "description": "Steps if it does not.",
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
    description: "Asks the visitor to install the app, once per offer of the browser; the result is whether they accepted. In formulas, `app.canInstall` is whether there is an offer.",
    props: table({}),
    result: {
  "type": "boolean"
},
    async: true,
    blocks: [],
    more: {},
  },
  "let": {
    action: "let",
    title: "Let",
    description: "Computes a value once; the steps after it read it as `steps.<id>`.",
    props: table({
  "value": {
    "description": "The value.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "description": "The value.",
      "x-bind": true,
      "x-type": "unknown"
    }
  }
}),
    async: false,
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
      "minLength": 1,
      "description": "The line.",
      "x-bind": true
    }
  },
  "level": {
    "description": "The log level.",
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
      "description": "The log level."
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
    description: "Goes to a page of the app, a local path or another address. Visitors with unsaved input are asked first; if they stay, the workflow ends here.",
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
      "x-ref": "page",
      "minLength": 1
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
    "description": "Query parameters of the address.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "object",
      "description": "Query parameters of the address.",
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
      "minLength": 1,
      "description": "The section to scroll to.",
      "x-bind": true
    }
  },
  "path": {
    "description": "A path of this app instead of a page; refused unless it is one of its routes.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "description": "A path of this app instead of a page; refused unless it is one of its routes.",
      "x-bind": true,
      "minLength": 1
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
      "minLength": 1,
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
    "description": "Replaces the history entry.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "description": "Replaces the history entry.",
      "default": false
    },
    "default": false
  },
  "loaderColor": {
    "description": "The colour of the loading bar until the page is loaded.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "description": "The colour of the loading bar until the page is loaded.",
      "x-bind": true,
      "x-css": "color"
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
    description: "Opens a popup; with `wait` the popup's result is the result of the step.",
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
      "x-ref": "popup",
      "minLength": 1
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
    "description": "Waits until the popup is closed.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "description": "Waits until the popup is closed.",
      "default": false
    },
    "default": false
  },
  "onResult": {
    "description": "Steps for the popup's result, `event.result`, which run while the popup stays open. It closes once they succeed. If they fail it stays open, so that the visitor can try again. They do not run without a result, or for `false`.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "array",
      "items": {
        "type": "object"
      },
      "description": "Steps for the popup's result, `event.result`, which run while the popup stays open. It closes once they succeed. If they fail it stays open, so that the visitor can try again. They do not run without a result, or for `false`.",
      "x-steps": true
    }
  }
}),
    async: true,
    blocks: [
  "onResult"
],
    more: {},
  },
  "pageLoader": {
    action: "pageLoader",
    title: "Page loader",
    description: "Shows or hides the loading bar at the top of the page.",
    props: table({
  "show": {
    "description": "Whether to show the bar.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "boolean",
      "description": "Whether to show the bar.",
      "x-bind": true
    }
  },
  "color": {
    "description": "The colour of the bar.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "description": "The colour of the bar.",
      "x-bind": true,
      "x-css": "color"
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
    description: "Prevents the browser's default action for the event, such as typing a key; only before the first step that waits.",
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
    "description": "The page to open without a history.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "description": "The page to open without a history.",
      "x-ref": "page",
      "minLength": 1
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
    description: "Opens the browser's print dialog, which can save the page as PDF.",
    props: table({}),
    async: false,
    blocks: [],
    more: {},
  },
  "readCollection": {
    action: "readCollection",
    title: "Read collection",
    description: "Reads other rows with the filter and order of a collection, such as all of them for an export, without changing the collection; they are the result of the step.",
    props: table({
  "collection": {
    "description": "The collection whose source is read.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The collection whose source is read.",
      "x-ref": "collection",
      "minLength": 1
    }
  },
  "limit": {
    "description": "The maximum number of rows; 0 for no limit other than the source's.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "minimum": 0,
      "maximum": 2147483647,
      "default": 0,
      "description": "The maximum number of rows; 0 for no limit other than the source's.",
      "x-bind": true
    },
    "default": 0
  },
  "offset": {
    "description": "The number of rows to skip.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "minimum": 0,
      "maximum": 2147483647,
      "default": 0,
      "description": "The number of rows to skip.",
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
    description: "Resets variables to their defaults.",
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
        "x-ref": "variable",
        "minLength": 1
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
    description: "Sends an HTTP request; its answer is the result of the step. Leaving the page aborts a request that only reads.",
    props: table({
  "method": {
    "description": "The HTTP method.",
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
      "description": "The HTTP method."
    }
  },
  "url": {
    "description": "The address. Its origin must be in `plugins.rest.origins`, or in `plugins.rest.server` if the server sends the request; an address without an origin is on the app's own.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "minLength": 1,
      "description": "The address. Its origin must be in `plugins.rest.origins`, or in `plugins.rest.server` if the server sends the request; an address without an origin is on the app's own.",
      "x-type": "url",
      "x-bind": true
    }
  },
  "query": {
    "description": "Query parameters; an array adds one for each of its values, null adds none.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "object",
      "description": "Query parameters; an array adds one for each of its values, null adds none.",
      "additionalProperties": {
        "x-bind": true,
        "x-type": "unknown"
      }
    }
  },
  "headers": {
    "description": "Headers; null omits one.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "object",
      "description": "Headers; null omits one.",
      "additionalProperties": {
        "x-bind": true,
        "x-type": "unknown"
      }
    }
  },
  "body": {
    "description": "The body of the request.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "description": "The body of the request.",
      "x-bind": true,
      "x-type": "unknown"
    }
  },
  "bodyType": {
    "description": "How the body is encoded: as JSON, as form fields (`application/x-www-form-urlencoded`), as `multipart/form-data`, which supports files, or unchanged.",
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
      "description": "How the body is encoded: as JSON, as form fields (`application/x-www-form-urlencoded`), as `multipart/form-data`, which supports files, or unchanged."
    },
    "default": "json"
  },
  "credentials": {
    "description": "Sends the cookies of that origin.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Sends the cookies of that origin."
    },
    "default": false
  },
  "throughServer": {
    "description": "The server sends the request, and adds the settings of `plugins.rest.server` for the origin: for secret keys, and for services that do not allow requests from browsers.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "The server sends the request, and adds the settings of `plugins.rest.server` for the origin: for secret keys, and for services that do not allow requests from browsers."
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
      "minLength": 1,
      "description": "The path of the result in the answer, such as `data.items`; the whole answer when absent."
    }
  },
  "result": {
    "description": "The shape of the answer, so that later steps know its properties.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "$ref": "../value.schema.json#/$defs/result",
      "description": "The shape of the answer, so that later steps know its properties."
    }
  },
  "stream": {
    "description": "A variable filled while the answer arrives: a string with the text so far, or an array with the events of an event stream or the lines.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "description": "A variable filled while the answer arrives: a string with the text so far, or an array with the events of an event stream or the lines.",
      "x-ref": "variable",
      "minLength": 1
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
    description: "Runs a named workflow; its result is the result of the step. If it fails, the steps after this one do not run, also after an `onError` of its own.",
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
      "x-ref": "workflow",
      "minLength": 1
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
    "description": "Waits until the workflow has ended.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "description": "Waits until the workflow has ended.",
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
      "minLength": 1,
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
      "x-ref": "variable",
      "minLength": 1
    }
  },
  "value": {
    "description": "The new value. Null clears the variable; `push`, `unshift` and `insert` require it. Leave it out for `remove`, `shift` and `pop`.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "description": "The new value. Null clears the variable; `push`, `unshift` and `insert` require it. Leave it out for `remove`, `shift` and `pop`.",
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
      "x-bind": true,
      "minLength": 1
    }
  },
  "index": {
    "description": "The index in an array: `insert` and `remove` require it, `set` accepts it. With `path`, an array variable is written at that part of the item; in another variable, the path leads to the array.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "description": "The index in an array: `insert` and `remove` require it, `set` accepts it. With `path`, an array variable is written at that part of the item; in another variable, the path leads to the array.",
      "minimum": 0,
      "maximum": 2147483647,
      "x-bind": true
    }
  },
  "operation": {
    "description": "The operation; all but `set` require an array.",
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
      "description": "The operation; all but `set` require an array."
    },
    "default": "set"
  }
}),
    async: false,
    blocks: [],
    more: {},
  },
  "showToast": {
    action: "showToast",
    title: "Show toast",
    description: "Shows a short message in a corner, over the page, for some seconds. The message stays while the pointer or the focus is on it, can be swiped away, and is announced by screen readers. At most three are shown at once. Its role is `dialog`, for an error `alertdialog`, and its accessible name is the title.",
    props: table({
  "text": {
    "description": "The message.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "minLength": 1,
      "description": "The message.",
      "x-bind": true
    }
  },
  "title": {
    "description": "A title above the message.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "minLength": 1,
      "description": "A title above the message.",
      "x-bind": true
    }
  },
  "kind": {
    "description": "The kind; errors interrupt what a screen reader is reading.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "enum": [
        "info",
        "success",
        "warning",
        "error"
      ],
      "default": "info",
      "description": "The kind; errors interrupt what a screen reader is reading.",
      "x-bind": true
    },
    "default": "info"
  },
  "duration": {
    "description": "How long it stays, in milliseconds; 0 until it is closed. 5000 if absent, 10000 for an error or with a button.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "minimum": 0,
      "maximum": 2147483647,
      "description": "How long it stays, in milliseconds; 0 until it is closed. 5000 if absent, 10000 for an error or with a button.",
      "x-bind": true
    }
  },
  "name": {
    "description": "Its name, for `closeToast`. A message of the same name is replaced.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "minLength": 1,
      "description": "Its name, for `closeToast`. A message of the same name is replaced.",
      "x-bind": true
    }
  },
  "actionText": {
    "description": "The text of its button.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "minLength": 1,
      "description": "The text of its button.",
      "x-bind": true
    }
  },
  "onAction": {
    "description": "Steps for its button, which also closes it; `event.name` is its name.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "array",
      "items": {
        "type": "object"
      },
      "description": "Steps for its button, which also closes it; `event.name` is its name.",
      "x-steps": true
    }
  }
}),
    async: false,
    blocks: [
  "onAction"
],
    more: {},
  },
  "sound.fade": {
    action: "sound.fade",
    title: "Fade sound",
    description: "Fades the volume of a sound; the workflow continues meanwhile.",
    props: table({
  "sound": {
    "description": "The id of the sound.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "minLength": 1,
      "description": "The id of the sound.",
      "x-bind": true
    }
  },
  "from": {
    "description": "The volume at the start, from 0 to 1; the current one when absent.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "number",
      "description": "The volume at the start, from 0 to 1; the current one when absent.",
      "minimum": 0,
      "maximum": 1,
      "x-bind": true
    }
  },
  "to": {
    "description": "The volume at the end, from 0 to 1.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "number",
      "description": "The volume at the end, from 0 to 1.",
      "minimum": 0,
      "maximum": 1,
      "x-bind": true
    }
  },
  "durationMs": {
    "description": "The duration, in milliseconds.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "number",
      "description": "The duration, in milliseconds.",
      "minimum": 0,
      "maximum": 2147483647,
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
    description: "Loads a sound under an id, which other steps and formulas use. A sound of the same id is replaced.",
    props: table({
  "sound": {
    "description": "The id of the sound.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "minLength": 1,
      "description": "The id of the sound.",
      "x-bind": true
    }
  },
  "src": {
    "description": "The address of the sound, or a file under `assets/`.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "minLength": 1,
      "description": "The address of the sound, or a file under `assets/`.",
      "x-type": "url",
      "x-bind": true
    }
  },
  "volume": {
    "description": "The volume, from 0 to 1.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "number",
      "description": "The volume, from 0 to 1.",
      "minimum": 0,
      "maximum": 1,
      "default": 1,
      "x-bind": true
    },
    "default": 1
  },
  "rate": {
    "description": "The playback rate; 1 is normal speed.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "number",
      "description": "The playback rate; 1 is normal speed.",
      "exclusiveMinimum": 0,
      "maximum": 2147483647,
      "default": 1,
      "x-bind": true
    },
    "default": 1
  },
  "loop": {
    "description": "Whether the sound loops.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Whether the sound loops.",
      "x-bind": true
    },
    "default": false
  },
  "muted": {
    "description": "Whether the sound is muted.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Whether the sound is muted.",
      "x-bind": true
    },
    "default": false
  },
  "title": {
    "description": "The title, shown in the device's media controls.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "Unknown Title",
      "description": "The title, shown in the device's media controls.",
      "x-bind": true,
      "minLength": 1
    },
    "default": "Unknown Title"
  },
  "artist": {
    "description": "The artist.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "Unknown Artist",
      "description": "The artist.",
      "x-bind": true,
      "minLength": 1
    },
    "default": "Unknown Artist"
  },
  "album": {
    "description": "The album.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "default": "Unknown Album",
      "description": "The album.",
      "x-bind": true,
      "minLength": 1
    },
    "default": "Unknown Album"
  },
  "artwork": {
    "description": "The address of the cover, or a file under `assets/`.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "minLength": 1,
      "description": "The address of the cover, or a file under `assets/`.",
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
    description: "Mutes or unmutes a sound.",
    props: table({
  "sound": {
    "description": "The id of the sound.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "minLength": 1,
      "description": "The id of the sound.",
      "x-bind": true
    }
  },
  "muted": {
    "description": "Whether to mute.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": true,
      "description": "Whether to mute.",
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
    description: "Pauses a sound at its position.",
    props: table({
  "sound": {
    "description": "The id of the sound.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "minLength": 1,
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
    description: "Plays a sound from where it was paused. Browsers refuse this until the visitor has interacted with the page.",
    props: table({
  "sound": {
    "description": "The id of the sound.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "minLength": 1,
      "description": "The id of the sound.",
      "x-bind": true
    }
  },
  "src": {
    "description": "The address of the sound, or a file under `assets/`: loaded first if no sound of this id is loaded.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "minLength": 1,
      "description": "The address of the sound, or a file under `assets/`: loaded first if no sound of this id is loaded.",
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
    description: "Seeks to a position in a sound.",
    props: table({
  "sound": {
    "description": "The id of the sound.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "minLength": 1,
      "description": "The id of the sound.",
      "x-bind": true
    }
  },
  "time": {
    "description": "The position, in seconds from the start.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "number",
      "description": "The position, in seconds from the start.",
      "minimum": 0,
      "maximum": 2147483647,
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
    description: "Sets whether a sound loops.",
    props: table({
  "sound": {
    "description": "The id of the sound.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "minLength": 1,
      "description": "The id of the sound.",
      "x-bind": true
    }
  },
  "loop": {
    "description": "Whether to loop.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": true,
      "description": "Whether to loop.",
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
    description: "Sets the playback rate of a sound.",
    props: table({
  "sound": {
    "description": "The id of the sound.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "minLength": 1,
      "description": "The id of the sound.",
      "x-bind": true
    }
  },
  "rate": {
    "description": "The playback rate; 1 is normal speed.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "number",
      "description": "The playback rate; 1 is normal speed.",
      "exclusiveMinimum": 0,
      "maximum": 2147483647,
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
    description: "Sets the volume of a sound.",
    props: table({
  "sound": {
    "description": "The id of the sound.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "minLength": 1,
      "description": "The id of the sound.",
      "x-bind": true
    }
  },
  "volume": {
    "description": "The volume, from 0 to 1.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "number",
      "description": "The volume, from 0 to 1.",
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
      "minLength": 1,
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
    description: "Stops and unloads a sound.",
    props: table({
  "sound": {
    "description": "The id of the sound.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "minLength": 1,
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
    description: "Stops the event from reaching the outer elements.",
    props: table({}),
    async: false,
    blocks: [],
    more: {},
  },
  "stopUnless": {
    action: "stopUnless",
    title: "Stop unless",
    description: "Ends the workflow if a condition does not hold.",
    props: table({
  "condition": {
    "description": "Continues only if this holds.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "boolean",
      "description": "Continues only if this holds.",
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
    description: "Sends a message to everyone in a channel.",
    props: table({
  "channel": {
    "description": "The name of the channel.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "minLength": 1,
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
      "minLength": 1,
      "description": "The name of the message.",
      "x-bind": true
    }
  },
  "payload": {
    "description": "The content of the message.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "description": "The content of the message.",
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
    description: "Calls a function of the database; its return value is the result of the step.",
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
      "x-ref": "function",
      "minLength": 1
    }
  },
  "args": {
    "description": "Its arguments, by name. One with a default in the function may be left out or null; the others are required and not null.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "object",
      "description": "Its arguments, by name. One with a default in the function may be left out or null; the others are required and not null.",
      "additionalProperties": {
        "x-bind": true,
        "x-type": "unknown"
      }
    }
  },
  "filter": {
    "description": "Filters the returned rows, like the filter of a collection.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "object",
      "description": "Filters the returned rows, like the filter of a collection.",
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
    "description": "The maximum number of rows.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "minimum": 0,
      "maximum": 2147483647,
      "description": "The maximum number of rows.",
      "x-bind": true
    }
  },
  "offset": {
    "description": "The number of rows to skip.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "minimum": 0,
      "maximum": 2147483647,
      "description": "The number of rows to skip.",
      "x-bind": true
    }
  },
  "count": {
    "description": "Also counts all matching rows, whatever `limit` is: the result is then `data`, the rows, and `count`. Always counts exactly, as the planner cannot estimate the rows of a function.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "enum": [
        "exact"
      ],
      "description": "Also counts all matching rows, whatever `limit` is: the result is then `data`, the rows, and `count`. Always counts exactly, as the planner cannot estimate the rows of a function."
    }
  },
  "countOnly": {
    "description": "With `count`: the result is the count alone, without reading rows.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "With `count`: the result is the count alone, without reading rows."
    },
    "default": false
  },
  "timeout": {
    "description": "The timeout in milliseconds, which fails like a missing connection; the request may still have arrived.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "minimum": 1,
      "maximum": 2147483647,
      "description": "The timeout in milliseconds, which fails like a missing connection; the request may still have arrived."
    }
  },
  "resend": {
    "description": "Calls it again when the connection is back, if no answer arrived, instead of failing. It may then run more than once, so the function must detect a repeated call.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "description": "Calls it again when the connection is back, if no answer arrived, instead of failing. It may then run more than once, so the function must detect a repeated call.",
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
    description: "Deletes the matching rows.",
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
      "x-ref": "table",
      "minLength": 1
    }
  },
  "match": {
    "description": "Filters rows whose columns equal these values.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "object",
      "description": "Filters rows whose columns equal these values.",
      "additionalProperties": {
        "x-bind": true,
        "x-type": "unknown"
      }
    }
  },
  "filter": {
    "description": "Filters rows, like the filter of a collection.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "object",
      "description": "Filters rows, like the filter of a collection.",
      "x-filter": true
    }
  },
  "columns": {
    "description": "The columns to return; without it, a write returns nothing unless a later step reads its result.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "array",
      "items": {
        "type": "string",
        "x-ref": "column",
        "minLength": 1
      },
      "description": "The columns to return; without it, a write returns nothing unless a later step reads its result."
    }
  },
  "single": {
    "description": "Returns the row, instead of a list. Where none is deleted, since it no longer exists or a policy hides it, the step fails with the code `no_row`; without `single` that is an empty list.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "description": "Returns the row, instead of a list. Where none is deleted, since it no longer exists or a policy hides it, the step fails with the code `no_row`; without `single` that is an empty list.",
      "default": false
    },
    "default": false
  },
  "autoSync": {
    "description": "Removes the rows from all fetched collections of the table. Requires the right to read the rows. Collections with `realtime` follow the change anyway.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Removes the rows from all fetched collections of the table. Requires the right to read the rows. Collections with `realtime` follow the change anyway."
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
    description: "Inserts a row, or a list of rows. The result of the step is the new row for one row, and a list for a list.",
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
      "x-ref": "table",
      "minLength": 1
    }
  },
  "data": {
    "description": "The row by column, or a formula that returns the row or a list of rows.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "description": "The row by column, or a formula that returns the row or a list of rows.",
      "x-row": true
    }
  },
  "defaultToNull": {
    "description": "In a list of rows, a column that only some rows have is null in the others. If `false`, it gets the database's default.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": true,
      "description": "In a list of rows, a column that only some rows have is null in the others. If `false`, it gets the database's default."
    },
    "default": true
  },
  "columns": {
    "description": "The columns to return; without it, a write returns nothing unless a later step reads its result.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "array",
      "items": {
        "type": "string",
        "x-ref": "column",
        "minLength": 1
      },
      "description": "The columns to return; without it, a write returns nothing unless a later step reads its result."
    }
  },
  "autoSync": {
    "description": "Adds the rows to all fetched collections of the table, at the place that their filter and order determine. Requires the right to read the rows. Collections with `realtime` follow the change anyway.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Adds the rows to all fetched collections of the table, at the place that their filter and order determine. Requires the right to read the rows. Collections with `realtime` follow the change anyway."
    },
    "default": false
  },
  "resend": {
    "description": "Sends it again when the connection is back, if no answer arrived, instead of failing. It may then arrive more than once: the table needs a unique reference created by the client. A duplicate that the database rejects for it counts as done, without a result.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "description": "Sends it again when the connection is back, if no answer arrived, instead of failing. It may then arrive more than once: the table needs a unique reference created by the client. A duplicate that the database rejects for it counts as done, without a result.",
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
    "description": "The function, optionally followed by a path.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "minLength": 1,
      "description": "The function, optionally followed by a path.",
      "x-bind": true
    }
  },
  "method": {
    "description": "The HTTP method.",
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
      "description": "The HTTP method."
    },
    "default": "POST"
  },
  "body": {
    "description": "The body of the request.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "description": "The body of the request.",
      "x-bind": true,
      "x-type": "unknown"
    }
  },
  "headers": {
    "description": "Headers; null omits one.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "object",
      "description": "Headers; null omits one.",
      "additionalProperties": {
        "x-bind": true,
        "x-type": "unknown"
      }
    }
  },
  "query": {
    "description": "Query parameters; an array adds one for each of its values, null adds none.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "object",
      "description": "Query parameters; an array adds one for each of its values, null adds none.",
      "additionalProperties": {
        "x-bind": true,
        "x-type": "unknown"
      }
    }
  },
  "result": {
    "description": "The shape of the answer, so that later steps know its properties.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "$ref": "../value.schema.json#/$defs/result",
      "description": "The shape of the answer, so that later steps know its properties."
    }
  },
  "stream": {
    "description": "A variable filled while the answer arrives: a string with the text so far, or an array with the events of an event stream or the lines.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "description": "A variable filled while the answer arrives: a string with the text so far, or an array with the events of an event stream or the lines.",
      "x-ref": "variable",
      "minLength": 1
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
      "x-ref": "table",
      "minLength": 1
    }
  },
  "match": {
    "description": "Filters rows whose columns equal these values.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "object",
      "description": "Filters rows whose columns equal these values.",
      "additionalProperties": {
        "x-bind": true,
        "x-type": "unknown"
      }
    }
  },
  "filter": {
    "description": "Filters rows, like the filter of a collection.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "object",
      "description": "Filters rows, like the filter of a collection.",
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
    "description": "The columns to return; all when absent.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "array",
      "items": {
        "type": "string",
        "x-ref": "column",
        "minLength": 1
      },
      "description": "The columns to return; all when absent."
    }
  },
  "single": {
    "description": "Returns the first row, or null, instead of a list.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "description": "Returns the first row, or null, instead of a list.",
      "default": false
    },
    "default": false
  },
  "limit": {
    "description": "The maximum number of rows.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "minimum": 0,
      "maximum": 2147483647,
      "description": "The maximum number of rows.",
      "x-bind": true
    }
  },
  "offset": {
    "description": "The number of rows to skip.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "minimum": 0,
      "maximum": 2147483647,
      "description": "The number of rows to skip.",
      "x-bind": true
    }
  },
  "count": {
    "description": "Also counts all matching rows, whatever `limit` is: the result is then `data`, the rows, and `count`. `planned` uses the planner's estimate, which is fast and rough; `estimated` counts exactly up to a limit and uses the estimate beyond it.",
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
      "description": "Also counts all matching rows, whatever `limit` is: the result is then `data`, the rows, and `count`. `planned` uses the planner's estimate, which is fast and rough; `estimated` counts exactly up to a limit and uses the estimate beyond it."
    }
  },
  "countOnly": {
    "description": "With `count`: the result is the count alone, without reading rows.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "With `count`: the result is the count alone, without reading rows."
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
    description: "Sets this visitor's presence state in a channel, for everyone in it.",
    props: table({
  "channel": {
    "description": "The name of the channel.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "minLength": 1,
      "description": "The name of the channel.",
      "x-bind": true
    }
  },
  "state": {
    "description": "The state that others see as `state`; null ends the presence.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "description": "The state that others see as `state`; null ends the presence.",
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
    description: "Copies a file within its bucket.",
    props: table({
  "bucket": {
    "description": "The bucket.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "minLength": 1,
      "description": "The bucket.",
      "x-bind": true
    }
  },
  "path": {
    "description": "The path of the file: its folders and its name.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The path of the file: its folders and its name.",
      "x-bind": true,
      "minLength": 1
    }
  },
  "newPath": {
    "description": "The path of the copy.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "minLength": 1,
      "description": "The path of the copy.",
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
    description: "Reads a file of a bucket; save it with `downloadFile`.",
    props: table({
  "bucket": {
    "description": "The bucket.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "minLength": 1,
      "description": "The bucket.",
      "x-bind": true
    }
  },
  "path": {
    "description": "The path of the file: its folders and its name.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The path of the file: its folders and its name.",
      "x-bind": true,
      "minLength": 1
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
    description: "Lists the files and folders directly in a folder of a bucket, folders first.",
    props: table({
  "bucket": {
    "description": "The bucket.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "minLength": 1,
      "description": "The bucket.",
      "x-bind": true
    }
  },
  "path": {
    "description": "The folder; the root of the bucket when empty.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The folder; the root of the bucket when empty.",
      "x-bind": true
    }
  },
  "search": {
    "description": "Lists only names with this prefix.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "description": "Lists only names with this prefix.",
      "default": "",
      "x-bind": true
    },
    "default": ""
  },
  "limit": {
    "description": "The maximum number of entries.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "description": "The maximum number of entries.",
      "minimum": 1,
      "maximum": 2147483647,
      "default": 100,
      "x-bind": true
    },
    "default": 100
  },
  "offset": {
    "description": "The number of entries to skip.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "description": "The number of entries to skip.",
      "minimum": 0,
      "maximum": 2147483647,
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
    description: "Moves or renames a file within its bucket.",
    props: table({
  "bucket": {
    "description": "The bucket.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "minLength": 1,
      "description": "The bucket.",
      "x-bind": true
    }
  },
  "path": {
    "description": "The path of the file: its folders and its name.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The path of the file: its folders and its name.",
      "x-bind": true,
      "minLength": 1
    }
  },
  "newPath": {
    "description": "The new path.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "minLength": 1,
      "description": "The new path.",
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
    description: "Returns the address of a file in a public bucket. Sends no request, so the file may not exist.",
    props: table({
  "bucket": {
    "description": "The bucket.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "minLength": 1,
      "description": "The bucket.",
      "x-bind": true
    }
  },
  "path": {
    "description": "The path of the file: its folders and its name.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The path of the file: its folders and its name.",
      "x-bind": true,
      "minLength": 1
    }
  },
  "download": {
    "description": "Makes browsers save the file instead of showing it.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "description": "Makes browsers save the file instead of showing it.",
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
    description: "Removes files from a bucket; the result is the paths of those that existed.",
    props: table({
  "bucket": {
    "description": "The bucket.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "minLength": 1,
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
        "type": "string",
        "minLength": 1
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
    description: "Signs an upload: for two hours, anyone with the result can upload one file with the rights of the current user. Pass `token` to `supabase.storageUploadToSignedUrl`; other programs send the file to `url`.",
    props: table({
  "bucket": {
    "description": "The bucket.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "minLength": 1,
      "description": "The bucket.",
      "x-bind": true
    }
  },
  "path": {
    "description": "The path of the new file: its folders and its name.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The path of the new file: its folders and its name.",
      "x-bind": true,
      "minLength": 1
    }
  },
  "upsert": {
    "description": "Replaces an existing file; otherwise an existing file is an error.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "description": "Replaces an existing file; otherwise an existing file is an error.",
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
    description: "Returns an address at which anyone can read a private file for a limited time; for several files, a list.",
    props: table({
  "bucket": {
    "description": "The bucket.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "minLength": 1,
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
      "x-bind": true,
      "minLength": 1
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
        "type": "string",
        "minLength": 1
      },
      "description": "The files; instead of `path`.",
      "x-bind": true
    }
  },
  "expiresIn": {
    "description": "How long it is valid, in seconds.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "integer",
      "description": "How long it is valid, in seconds.",
      "minimum": 1,
      "maximum": 2147483647,
      "x-bind": true
    }
  },
  "download": {
    "description": "Makes browsers save the file instead of showing it.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "description": "Makes browsers save the file instead of showing it.",
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
    description: "Replaces an existing file.",
    props: table({
  "bucket": {
    "description": "The bucket.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "minLength": 1,
      "description": "The bucket.",
      "x-bind": true
    }
  },
  "path": {
    "description": "The path of the file: its folders and its name.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The path of the file: its folders and its name.",
      "x-bind": true,
      "minLength": 1
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
    "description": "The media type, such as `image/png`; the file's own when absent.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "minLength": 1,
      "description": "The media type, such as `image/png`; the file's own when absent.",
      "x-bind": true,
      "x-literal": "media-type"
    }
  },
  "cacheControl": {
    "description": "How long browsers and caches may keep it, in seconds; an hour when absent.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "minimum": 0,
      "maximum": 2147483647,
      "description": "How long browsers and caches may keep it, in seconds; an hour when absent.",
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
    description: "Uploads a file to a bucket. The bucket's policies decide who may; `uploadFile` leaves that to an endpoint.",
    props: table({
  "bucket": {
    "description": "The bucket.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "minLength": 1,
      "description": "The bucket.",
      "x-bind": true
    }
  },
  "path": {
    "description": "The path of the file: its folders and its name.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The path of the file: its folders and its name.",
      "x-bind": true,
      "minLength": 1
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
    "description": "The media type, such as `image/png`; the file's own when absent.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "minLength": 1,
      "description": "The media type, such as `image/png`; the file's own when absent.",
      "x-bind": true,
      "x-literal": "media-type"
    }
  },
  "cacheControl": {
    "description": "How long browsers and caches may keep it, in seconds; an hour when absent.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "minimum": 0,
      "maximum": 2147483647,
      "description": "How long browsers and caches may keep it, in seconds; an hour when absent.",
      "x-bind": true
    }
  },
  "upsert": {
    "description": "Replaces an existing file; otherwise an existing file is an error.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "description": "Replaces an existing file; otherwise an existing file is an error.",
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
    description: "Uploads a file to a path signed by `supabase.storageSignedUploadUrl`, with the rights of the user who signed it.",
    props: table({
  "bucket": {
    "description": "The bucket.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "minLength": 1,
      "description": "The bucket.",
      "x-bind": true
    }
  },
  "path": {
    "description": "The signed path.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The signed path.",
      "x-bind": true,
      "minLength": 1
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
      "minLength": 1,
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
    "description": "The media type, such as `image/png`; the file's own when absent.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "minLength": 1,
      "description": "The media type, such as `image/png`; the file's own when absent.",
      "x-bind": true,
      "x-literal": "media-type"
    }
  },
  "cacheControl": {
    "description": "How long browsers and caches may keep it, in seconds; an hour when absent.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "minimum": 0,
      "maximum": 2147483647,
      "description": "How long browsers and caches may keep it, in seconds; an hour when absent.",
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
    description: "Subscribes to a channel: changes of a table, broadcasts, presence. Leaving the page leaves the channel.",
    props: table({
  "channel": {
    "description": "The name of the channel. Broadcasts and presence reach everyone in the channel of this name. An open channel of this name is replaced.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "minLength": 1,
      "description": "The name of the channel. Broadcasts and presence reach everyone in the channel of this name. An open channel of this name is replaced.",
      "x-bind": true
    }
  },
  "table": {
    "description": "The table whose changes run `onChange`; it must be in the publication `supabase_realtime`.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "description": "The table whose changes run `onChange`; it must be in the publication `supabase_realtime`.",
      "x-ref": "table",
      "x-bind": true,
      "minLength": 1
    }
  },
  "event": {
    "description": "The only kind of change to receive; all when absent.",
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
      "description": "The only kind of change to receive; all when absent."
    }
  },
  "filter": {
    "description": "Receives only changes of these rows, filtered by the backend. Deletes are not filtered.",
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
          "description": "The operator."
        },
        "value": {
          "description": "The value to compare with; a list for `in`.",
          "x-bind": true,
          "x-type": "unknown"
        }
      },
      "required": [
        "field",
        "operator",
        "value"
      ],
      "description": "Receives only changes of these rows, filtered by the backend. Deletes are not filtered."
    }
  },
  "since": {
    "description": "A column with the time of a row. After a gap in the connection, rows newer than the last known one are read and passed to `onChange` in order, before anything else.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "description": "A column with the time of a row. After a gap in the connection, rows newer than the last known one are read and passed to `onChange` in order, before anything else.",
      "x-ref": "column",
      "minLength": 1
    }
  },
  "private": {
    "description": "Restricts broadcasts and presence to users admitted by the policies of `realtime.messages`; a public channel is open to everyone who knows its name. Table changes follow the table's own policies.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "description": "Restricts broadcasts and presence to users admitted by the policies of `realtime.messages`; a public channel is open to everyone who knows its name. Table changes follow the table's own policies.",
      "default": false
    },
    "default": false
  },
  "self": {
    "description": "Receives its own broadcasts too.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "description": "Receives its own broadcasts too.",
      "default": false
    },
    "default": false
  },
  "presence": {
    "description": "The presence key of this visitor in the channel; generated when absent.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "minLength": 1,
      "description": "The presence key of this visitor in the channel; generated when absent.",
      "x-bind": true
    }
  },
  "wait": {
    "description": "Waits until the channel is live, and fails if the backend refuses it.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "description": "Waits until the channel is live, and fails if the backend refuses it.",
      "default": false
    },
    "default": false
  },
  "keep": {
    "description": "Stays in the channel after the page is left, until `supabase.unsubscribe` or sign-out.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "description": "Stays in the channel after the page is left, until `supabase.unsubscribe` or sign-out.",
      "default": false
    },
    "default": false
  },
  "onChange": {
    "description": "Steps for a row change; `event` is the change.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "array",
      "items": {
        "type": "object"
      },
      "description": "Steps for a row change; `event` is the change.",
      "x-steps": true
    }
  },
  "onBroadcast": {
    "description": "Steps for a broadcast; `event` is the message.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "array",
      "items": {
        "type": "object"
      },
      "description": "Steps for a broadcast; `event` is the message.",
      "x-steps": true
    }
  },
  "onPresence": {
    "description": "Steps for a presence change; `event` is the change.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "array",
      "items": {
        "type": "object"
      },
      "description": "Steps for a presence change; `event` is the change.",
      "x-steps": true
    }
  },
  "onStatus": {
    "description": "Steps for a change of the channel's status; `event.status` is `joining`, `live`, `reconnecting`, `refused` or `closed`.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "array",
      "items": {
        "type": "object"
      },
      "description": "Steps for a change of the channel's status; `event.status` is `joining`, `live`, `reconnecting`, `refused` or `closed`.",
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
      "minLength": 1,
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
    description: "Updates the matching rows.",
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
      "x-ref": "table",
      "minLength": 1
    }
  },
  "match": {
    "description": "Filters rows whose columns equal these values.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "object",
      "description": "Filters rows whose columns equal these values.",
      "additionalProperties": {
        "x-bind": true,
        "x-type": "unknown"
      }
    }
  },
  "filter": {
    "description": "Filters rows, like the filter of a collection.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "object",
      "description": "Filters rows, like the filter of a collection.",
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
    "description": "The columns to return; without it, a write returns nothing unless a later step reads its result.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "array",
      "items": {
        "type": "string",
        "x-ref": "column",
        "minLength": 1
      },
      "description": "The columns to return; without it, a write returns nothing unless a later step reads its result."
    }
  },
  "single": {
    "description": "Returns the row, instead of a list. Where none is updated, since it no longer exists or a policy hides it, the step fails with the code `no_row`; without `single` that is an empty list.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "description": "Returns the row, instead of a list. Where none is updated, since it no longer exists or a policy hides it, the step fails with the code `no_row`; without `single` that is an empty list.",
      "default": false
    },
    "default": false
  },
  "autoSync": {
    "description": "Adds the rows to all fetched collections of the table, at the place that their filter and order determine. Requires the right to read the rows. Collections with `realtime` follow the change anyway.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Adds the rows to all fetched collections of the table, at the place that their filter and order determine. Requires the right to read the rows. Collections with `realtime` follow the change anyway."
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
    description: "Inserts a row, or updates the one it conflicts with.",
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
      "x-ref": "table",
      "minLength": 1
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
    "description": "The columns that identify an existing row.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "array",
      "items": {
        "type": "string",
        "x-ref": "column",
        "minLength": 1
      },
      "description": "The columns that identify an existing row."
    }
  },
  "ignoreDuplicates": {
    "description": "Leaves an existing row unchanged.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "description": "Leaves an existing row unchanged.",
      "default": false
    },
    "default": false
  },
  "defaultToNull": {
    "description": "In a list of rows, a column that only some rows have is null in the others. If `false`, it gets the database's default.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": true,
      "description": "In a list of rows, a column that only some rows have is null in the others. If `false`, it gets the database's default."
    },
    "default": true
  },
  "columns": {
    "description": "The columns to return; without it, a write returns nothing unless a later step reads its result.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "array",
      "items": {
        "type": "string",
        "x-ref": "column",
        "minLength": 1
      },
      "description": "The columns to return; without it, a write returns nothing unless a later step reads its result."
    }
  },
  "autoSync": {
    "description": "Adds the rows to all fetched collections of the table, at the place that their filter and order determine. Requires the right to read the rows. Collections with `realtime` follow the change anyway.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Adds the rows to all fetched collections of the table, at the place that their filter and order determine. Requires the right to read the rows. Collections with `realtime` follow the change anyway."
    },
    "default": false
  },
  "resend": {
    "description": "Sends it again when the connection is back, if no answer arrived, instead of failing.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "description": "Sends it again when the connection is back, if no answer arrived, instead of failing.",
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
    description: "Runs the branch whose value is equal, or the default.",
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
    "description": "Steps if no branch has the value.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "array",
      "items": {
        "type": "object"
      },
      "description": "Steps if no branch has the value.",
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
    description: "Fails the workflow with a message. In the steps of a `catch`, without a message, it throws the caught error again, with its `data`.",
    props: table({
  "message": {
    "description": "The message of the error; needed outside of a `catch`.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "minLength": 1,
      "description": "The message of the error; needed outside of a `catch`.",
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
    description: "Changes the data of a collection in the browser, without a request to its source; stores a copy of `data`.",
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
      "x-ref": "collection",
      "minLength": 1
    }
  },
  "operation": {
    "description": "The operation: replace all data, or insert, update or delete one item.",
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
      "description": "The operation: replace all data, or insert, update or delete one item."
    },
    "default": "replace"
  },
  "data": {
    "description": "The new data, or the item; ignored by `delete`.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "description": "The new data, or the item; ignored by `delete`.",
      "x-bind": true,
      "x-type": "unknown"
    }
  },
  "index": {
    "description": "The index to `insert` at, the end when absent; or the index of the item to `update` or `delete`.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "integer",
      "description": "The index to `insert` at, the end when absent; or the index of the item to `update` or `delete`.",
      "minimum": 0,
      "maximum": 2147483647,
      "x-bind": true
    }
  },
  "key": {
    "description": "The key of the item to `update` or `delete`; a missing item is an error.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "description": "The key of the item to `update` or `delete`; a missing item is an error.",
      "x-bind": true,
      "x-type": "unknown"
    }
  },
  "keyPath": {
    "description": "The path of the key in an item; the collection's own key when absent.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "minLength": 1,
      "description": "The path of the key in an item; the collection's own key when absent."
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
    "description": "Removes items that do not pass the collection's filter.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "description": "Removes items that do not pass the collection's filter.",
      "default": false
    },
    "default": false
  },
  "refreshSort": {
    "description": "Sorts the items in the collection's order again.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "description": "Sorts the items in the collection's order again.",
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
    description: "Uploads one or more files: asks `designs/<name of the design>/user-files` behind the backend for an address, and sends the content there. The result has the address to read it from; for several files it is a list.",
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
    "description": "The files, uploaded one after the other; instead of `file`.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "description": "The files, uploaded one after the other; instead of `file`.",
      "x-bind": true,
      "x-type": "unknown"
    }
  },
  "tag": {
    "description": "The purpose of the file, by which the backend decides where it is stored and what is allowed.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "description": "The purpose of the file, by which the backend decides where it is stored and what is allowed.",
      "default": "",
      "x-bind": true
    },
    "default": ""
  },
  "progress": {
    "description": "A number variable that receives the progress, from 0 to 100.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "description": "A number variable that receives the progress, from 0 to 100.",
      "x-ref": "variable",
      "minLength": 1
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
    description: "Asks for the visitor's location, which is the result of the step.",
    props: table({
  "precise": {
    "description": "Asks for the most accurate location, which takes longer.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "description": "Asks for the most accurate location, which takes longer.",
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
    description: "Waits for some time.",
    props: table({
  "ms": {
    "description": "The time, in milliseconds.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "number",
      "minimum": 0,
      "maximum": 2147483647,
      "description": "The time, in milliseconds.",
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
    "description": "The condition, evaluated before each iteration.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "boolean",
      "description": "The condition, evaluated before each iteration.",
      "x-bind": true,
      "x-type": "unknown"
    }
  },
  "steps": {
    "description": "The steps of one iteration.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "array",
      "items": {
        "type": "object"
      },
      "description": "The steps of one iteration.",
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
    description: "Sends a request to an endpoint of an API group, as the signed-in user; its answer is the result of the step.",
    props: table({
  "group": {
    "description": "The API group, from `plugins.xano.groups`.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The API group, from `plugins.xano.groups`.",
      "x-ref": "apiGroup",
      "minLength": 1
    }
  },
  "endpoint": {
    "description": "The path of the endpoint in its group, with parameters as `{name}`.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": true,
    "schema": {
      "type": "string",
      "description": "The path of the endpoint in its group, with parameters as `{name}`.",
      "pattern": "^/",
      "x-form": "absolute-path",
      "minLength": 1
    }
  },
  "method": {
    "description": "The HTTP method.",
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
      "description": "The HTTP method."
    }
  },
  "pathParams": {
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
    "description": "Query parameters; an array adds one for each of its values, null adds none.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "object",
      "description": "Query parameters; an array adds one for each of its values, null adds none.",
      "additionalProperties": {
        "x-bind": true,
        "x-type": "unknown"
      }
    }
  },
  "headers": {
    "description": "Headers; null omits one.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "object",
      "description": "Headers; null omits one.",
      "additionalProperties": {
        "x-bind": true,
        "x-type": "unknown"
      }
    }
  },
  "body": {
    "description": "The body of the request.",
    "bind": true,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "description": "The body of the request.",
      "x-bind": true,
      "x-type": "unknown"
    }
  },
  "bodyType": {
    "description": "How the body is encoded: as JSON, as form fields (`application/x-www-form-urlencoded`), as `multipart/form-data`, which supports files, or unchanged.",
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
      "description": "How the body is encoded: as JSON, as form fields (`application/x-www-form-urlencoded`), as `multipart/form-data`, which supports files, or unchanged."
    },
    "default": "json"
  },
  "credentials": {
    "description": "Sends the cookies of that origin.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "boolean",
      "default": false,
      "description": "Sends the cookies of that origin."
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
      "minLength": 1,
      "description": "The path of the result in the answer, such as `data.items`; the whole answer when absent."
    }
  },
  "result": {
    "description": "The shape of the answer, so that later steps know its properties.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "$ref": "../value.schema.json#/$defs/result",
      "description": "The shape of the answer, so that later steps know its properties."
    }
  },
  "stream": {
    "description": "A variable filled while the answer arrives: a string with the text so far, or an array with the events of an event stream or the lines.",
    "bind": false,
    "localized": false,
    "responsive": false,
    "required": false,
    "schema": {
      "type": "string",
      "description": "A variable filled while the answer arrives: a string with the text so far, or an array with the events of an event stream or the lines.",
      "x-ref": "variable",
      "minLength": 1
    }
  }
}),
    async: true,
    blocks: [],
    more: {},
  },
});
