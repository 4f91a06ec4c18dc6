drop trigger conferir on public.pedidos;
alter table public.pedidos drop constraint nota_curta;
alter view public.vw_pedidos set (security_invoker = false);
create policy enviar on storage.objects for insert to anon with check (bucket_id = 'notas');
create index por_nota on public.pedidos (nota);
update public.pedidos set nota = 'x' where id < 10;
delete from public.pedidos where id > 100;
create extension pg_net;
