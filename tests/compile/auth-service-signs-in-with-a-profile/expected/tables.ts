// @generated from design/tables.json. Do not edit.

export type Members = {
  readonly person: string;
  readonly team: string;
};

export type Profiles = {
  readonly bio: string | null;
  readonly id: string;
  readonly name: string;
  readonly role: "member" | "admin";
};
