create table public.metas_vendedor (
  id uuid primary key default gen_random_uuid(),
  usuario_id uuid not null references public.usuarios (id),
  mes date not null,
  valor_centavos bigint not null
);
alter table public.metas_vendedor enable row level security;
revoke all on public.metas_vendedor from anon, authenticated;
grant select, insert on public.metas_vendedor to authenticated;
create policy ler on public.metas_vendedor for select to authenticated using (usuario_id = (select auth.uid()));
