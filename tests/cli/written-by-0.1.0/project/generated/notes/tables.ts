// @generated from designs/notes/tables.json. Do not edit.

export type PeopleTable = {
  readonly boss_id: string | null;
  readonly id: string;
  readonly name: string;
  readonly rate: number;
};

export type TasksTable = {
  readonly created_at: string;
  readonly id: string;
  readonly is_done: boolean;
  readonly notes: string;
  readonly title: string;
};
