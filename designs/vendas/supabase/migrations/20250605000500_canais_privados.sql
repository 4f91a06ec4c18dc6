-- Quem ouve e fala nos canais do tempo real. As mudanças das tabelas seguem as políticas delas.

-- A sala é de quem é da conta; quem digita se vê onde se vê a conversa: a subconsulta corre sob as políticas dela.
create function app.canal_aberto(topico text) returns boolean
language sql stable set search_path = '' as $$
  select topico = 'teste:sala:' || app.conta() or exists (
    select from public.chats c
    where c.id = case
      when topico ~ '^digitando:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then split_part(topico, ':', 2)::uuid
    end)
$$;
grant execute on function app.canal_aberto(text) to authenticated, service_role;

create policy "vendas: ouvir" on realtime.messages for select to authenticated
  using (app.canal_aberto((select realtime.topic())));
create policy "vendas: falar" on realtime.messages for insert to authenticated
  with check (app.canal_aberto((select realtime.topic())));
