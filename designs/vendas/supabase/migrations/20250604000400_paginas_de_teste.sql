-- O que as páginas de teste fazem e ninguém mais: só em contas com o modo de teste ligado.

-- Uma mensagem como se quem compra a tivesse mandado.
create function public.rpc_teste_receber(p_chat uuid, p_conteudo text) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  chat public.chats;
begin
  if not app.pode('pg-teste-chat', 'gerir')
    or not exists (select from public.contas c where c.id = app.conta() and c.modo_teste) then
    perform app.erro('sem_permissao', 403);
  end if;
  select * into chat from public.chats where id = p_chat and conta_id = app.conta() and excluido_em is null;
  if not found then
    perform app.erro('nao_encontrado', 404);
  end if;
  return public.rpc_canal_receber(chat.conta_id, chat.canal, chat.canal_ref, p_conteudo);
end $$;
comment on function public.rpc_teste_receber is
  'Em uma conta de teste, recebe uma mensagem de quem compra e devolve o id dela. @notnull';
grant execute on function public.rpc_teste_receber(uuid, text) to authenticated;
