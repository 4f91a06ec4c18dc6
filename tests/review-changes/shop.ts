/** A small shop with what the designs of this repository do not use, in English. */
export const shop: Readonly<Record<string, unknown>> = {
  "design.json": {
    formatVersion: 1,
    name: "shop",
    title: "Shop",
    languages: ["en"],
    pages: { home: "home", login: "sign-in" },
    groups: { staff: { roles: [] }, owners: { roles: ["owner"] } },
    auth: { kind: "supabase", password: true, profile: "profiles", roles: { key: "role" } },
    backend: { kind: "supabase" },
    plugins: {
      rest: {
        origins: ["https://rates.example"],
        server: {
          "https://pay.example": { methods: ["GET"], paths: ["/v1/rates"], headers: { authorization: "{PAY_KEY}" } },
        },
      },
    },
  },
  "env/production.json": { backendUrl: "https://shop.example", backendKey: "sb_publishable_1" },
  "theme.json": { colors: { light: { brand: "#336699" } } },
  "tables.json": {
    tables: {
      orders: {
        columns: {
          id: { type: "text" },
          total: { type: "number" },
          owner: { type: "text" },
          paid: { type: "boolean" },
        },
        primaryKey: ["id"],
      },
      profiles: { columns: { id: { type: "text" }, role: { type: "text" } }, primaryKey: ["id"], readonly: true },
    },
  },
  "variables.json": {
    variables: {
      search: { type: "string", default: "", query: "q" },
      draft: { type: "string", local: true },
      permissions: { type: "object", default: null },
      role: { type: "string", default: "" },
    },
  },
  "formulas.json": {
    formulas: {
      canEdit: { formula: "auth.isAuthenticated && contains(auth.user.role, 'owner')" },
      total: { formula: "sum(map(collections.orders.data, one => one.total)) / 100" },
      shownTotal: { formula: "formatCurrency(formulas.total() * 1, 'BRL')" },
    },
  },
  "collections.json": {
    collections: {
      orders: {
        source: "supabase",
        table: "orders",
        limit: 20,
        sort: [{ by: "id", direction: "asc" }],
        filter: {
          and: [
            { field: "owner", operator: "eq", value: { formula: "auth.user.id" } },
            { field: "paid", operator: "eq", value: false },
          ],
        },
      },
    },
  },
  "workflows.json": {
    workflows: {
      remove: {
        params: [{ id: "id", type: "text" }],
        steps: [
          { action: "stopUnless", condition: { formula: "formulas.canEdit()" } },
          {
            action: "openPopup",
            popup: "question",
            wait: true,
            onResult: [
              { action: "supabase.delete", table: "orders", match: { id: { formula: "params.id" } }, single: true },
            ],
          },
        ],
      },
      removeAll: {
        steps: [
          { id: "sure", action: "openPopup", popup: "question", wait: true },
          { action: "stopUnless", condition: { formula: "steps.sure == true" } },
          { action: "supabase.delete", table: "orders", match: { paid: true } },
          { action: "showToast", text: "Done" },
        ],
      },
      send: {
        params: [{ id: "file", type: "file" }],
        steps: [
          { action: "supabase.storageUpload", bucket: "photos", path: "a.png", file: { formula: "params.file" } },
          {
            id: "rates",
            action: "rest.request",
            method: "GET",
            url: "https://rates.example/v1",
          },
          { action: "rest.request", method: "GET", url: "https://pay.example/v1/rates", throughServer: true },
          {
            action: "supabase.update",
            table: "orders",
            match: { id: "1" },
            data: { total: { formula: "variables.search * 100" } },
          },
        ],
      },
      code: { steps: [{ action: "auth.sendCode", email: { formula: "variables.search" } }, { action: "auth.logout" }] },
      many: {
        params: [{ id: "orderId", type: "text" }],
        steps: [
          {
            action: "forEach",
            items: { formula: "collections.orders.data" },
            steps: [{ action: "supabase.insert", table: "orders", data: { formula: "collections.orders.data" } }],
          },
          {
            action: "if",
            condition: { formula: "formulas.canEdit()" },
            then: [
              {
                action: "supabase.update",
                table: "orders",
                match: { id: { formula: "params.orderId" } },
                data: { owner_id: { formula: "auth.user.id" }, paid: true },
              },
            ],
            else: [{ action: "log", message: "no" }],
          },
          {
            action: "switch",
            value: { formula: "auth.user.role" },
            cases: [
              {
                value: "owner",
                steps: [
                  { action: "supabase.call", function: "close_order", args: { p_id: { formula: "params.orderId" } } },
                ],
              },
            ],
          },
        ],
      },
      runs: {
        steps: [{ action: "runWorkflow", workflow: "many", with: { orderId: { formula: "variables.search" } } }],
      },
      rights: { steps: [{ action: "setVariable", variable: "permissions", value: { formula: "auth.user.role" } }] },
    },
  },
  "components/question.json": {
    id: "question",
    kind: "popup",
    result: { type: "boolean" },
    children: [
      {
        id: "no",
        type: "button",
        props: { text: "No" },
        on: { click: { steps: [{ action: "closePopup", result: false }] } },
      },
    ],
  },
  "components/order.json": {
    id: "order",
    props: { canEdit: { type: "boolean", default: false } },
    children: [{ id: "edit", type: "button", props: { text: "Edit" }, if: { formula: "props.canEdit" } }],
  },
  "pages/sign-in.json": { id: "sign-in", path: "sign-in", title: "Sign in", hidden: false, sections: [] },
  "pages/home.json": {
    id: "home",
    path: "",
    title: "Home",
    groups: ["owners"],
    unsaved: { formula: "variables.draft != null" },
    on: {
      load: {
        steps: [
          {
            action: "if",
            condition: { formula: "!formulas.canEdit()" },
            then: [{ action: "navigate", page: "sign-in" }],
          },
        ],
      },
    },
    sections: [
      {
        id: "body",
        children: [
          { id: "sum", type: "text", props: { text: { formula: "formatCurrency(formulas.total() / 100, 'BRL')" } } },
          { id: "one", type: "component", component: "order", props: { canEdit: { formula: "formulas.canEdit()" } } },
          {
            id: "all",
            type: "button",
            if: { formula: "variables.search != ''" },
            props: { text: "Remove all", disabled: { formula: "variables.search == ''" } },
            on: { click: { steps: [{ action: "supabase.delete", table: "orders", match: { paid: true } }] } },
          },
          {
            id: "photo",
            type: "image",
            props: { url: "assets/a.png", alt: "" },
            link: { url: "https://help.example/" },
          },
          { id: "markup", type: "html-embed", props: { source: { formula: "sanitize(variables.search)" } } },
          { id: "secret", type: "text-input", props: { type: "password", placeholder: "Secret" } },
          { id: "name", type: "text-input", props: { placeholder: "Name" }, classes: ["wide"] },
        ],
      },
    ],
  },
};

/** The shop's files beside its JSON, and the files of its project. */
export const shopFiles: Readonly<Record<string, string>> = {
  "supabase/config.toml": `[auth]
enable_signup = false
minimum_password_length = 8
additional_redirect_urls = ["https://shop.example"]
[functions.pay]
verify_jwt = true
`,
};
export const shopProject: Readonly<Record<string, string>> = { "trama.config.json": '{ "rules": {} }' };
