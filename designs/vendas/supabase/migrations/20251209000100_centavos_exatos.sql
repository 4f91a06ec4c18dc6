-- O app calcula com centavos: nenhum valor tem mais algarismos do que um número do JavaScript guarda.
do $$
declare
  coluna record;
begin
  for coluna in
    select c.relname as tabela, a.attname as nome
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.atttypid = 'bigint'::regtype
      and a.attname like '%\_centavos' and not a.attisdropped
  loop
    execute format(
      'alter table public.%I add constraint %I check (%I between -9007199254740991 and 9007199254740991)',
      coluna.tabela, coluna.tabela || '_' || coluna.nome || '_exato', coluna.nome);
  end loop;
end $$;
