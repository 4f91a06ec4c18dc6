-- Quem olha a lista de vendas, a fila de recuperação ou o painel ouve, em um canal da conta, que algo mudou: nunca o quê.

create or replace function app.canal_aberto(topico text) returns boolean
language sql stable set search_path = '' as $$
  select topico = 'teste:sala:' || app.conta()
    or topico = 'envios:' || app.conta() and (app.ve_transacoes() or app.ve_envios())
    or topico = 'pipelines:' || app.conta() and app.pode(array['pg-pipelines', 'pg-contato'], 'ver')
    or topico = 'vendas:' || app.conta()
      and app.pode(array['pg-transacoes', 'pg-recuperacao', 'pg-dashboard'], 'ver')
    or exists (
      select from public.chats c
      where c.id = case
        when topico ~ '^digitando:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then split_part(topico, ':', 2)::uuid
      end)
$$;
drop policy "vendas: falar" on realtime.messages;
create policy "vendas: falar" on realtime.messages for insert to authenticated
  with check (app.canal_aberto((select realtime.topic())) and (select realtime.topic()) not like all
    (array['envios:%', 'pipelines:%', 'vendas:%']));

-- Um aviso por transação e conta: quem ouve busca de novo, e uma importação de cinquenta mil linhas não manda cinquenta mil.
create function app.avisar_vendas() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  conta uuid;
  avisadas text := coalesce(current_setting('app.vendas_avisadas', true), '');
begin
  for conta in select distinct d.conta_id from depois d loop
    if position(conta::text in avisadas) = 0 then
      avisadas := avisadas || conta;
      perform set_config('app.vendas_avisadas', avisadas, true);
      perform realtime.send('{}', 'mudou', 'vendas:' || conta, true);
    end if;
  end loop;
  return null;
end $$;
create trigger avisar_criadas after insert on public.transacoes
  referencing new table as depois for each statement execute function app.avisar_vendas();
create trigger avisar_mudadas after update on public.transacoes
  referencing new table as depois for each statement execute function app.avisar_vendas();
create trigger avisar_criadas after insert on public.recuperacoes
  referencing new table as depois for each statement execute function app.avisar_vendas();
create trigger avisar_mudadas after update on public.recuperacoes
  referencing new table as depois for each statement execute function app.avisar_vendas();
