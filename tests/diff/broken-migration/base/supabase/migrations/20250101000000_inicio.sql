create table public.pedidos (id bigint primary key, nota text);
alter table public.pedidos enable row level security;
revoke all on public.pedidos from anon, authenticated;
grant select on public.pedidos to authenticated;
create policy ler on public.pedidos for select to authenticated using (true);
create function public.total() returns bigint language sql as $$ select count(*) from public.pedidos $$;
revoke execute on function public.total() from public, anon, authenticated;
