drop policy ler on public.pedidos;
create policy ler on public.pedidos for select to authenticated, anon using (id > 0);
