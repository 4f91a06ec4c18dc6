grant select (id) on public.pedidos to anon;
grant execute on function public.total() to anon;
