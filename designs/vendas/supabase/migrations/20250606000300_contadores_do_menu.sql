-- O menu só conta o que tem página: saem as contagens de recuperações e de envios, que eram sempre nulas.

drop function public.rpc_contadores_menu();
create function public.rpc_contadores_menu()
returns table (chats bigint, atendimentos bigint)
language sql stable security definer set search_path = '' as $$
  select
    case when app.pode('pg-chats', 'ver') then (
      select count(*) from public.chats c
      where c.conta_id = (select app.conta()) and c.excluido_em is null and c.nao_lidas > 0
        and (not (select app.proprios('pg-chats')) or c.responsavel_id is null
          or c.responsavel_id = (select app.usuario()))) end,
    case when app.pode('pg-atendimentos', 'ver') then (
      select count(*) from public.atendimentos a
      where a.conta_id = (select app.conta()) and app.sla_corre(a) and app.sla_estourou(a)) end
  where app.conta() is not null
$$;
comment on function public.rpc_contadores_menu is
  'Números ao lado dos itens do menu; nulo onde quem pergunta não tem a página. @nullable chats atendimentos';
grant execute on function public.rpc_contadores_menu() to authenticated;
