-- Uma resposta que se perde não abre o mesmo atendimento outra vez: a janela dá a ele uma referência, e a repete.
alter table public.atendimentos add column referencia uuid;
comment on column public.atendimentos.referencia is 'A referência da janela que o abriu.';
create unique index atendimentos_referencia on public.atendimentos (conta_id, referencia) where referencia is not null;

create or replace function public.rpc_atendimento_abrir(p_dados jsonb) returns setof public.vw_atendimentos
language plpgsql volatile security definer set search_path = '' as $$
declare
  aberto public.vw_atendimentos;
  envio constant uuid := app.texto(p_dados, 'envio_id')::uuid;
  dada constant uuid := app.texto(p_dados, 'referencia')::uuid;
  antes uuid;
begin
  if dada is not null then
    perform pg_advisory_xact_lock(hashtextextended(dada::text, 0));
    select id into antes from public.atendimentos
      where conta_id = app.conta() and referencia = dada and app.pode(array['pg-atendimentos', 'pg-chats'], 'editar');
    if found then
      return query select * from public.vw_atendimentos where id = antes;
      return;
    end if;
  end if;
  select * into aberto from app.abrir_atendimento(p_dados);
  update public.atendimentos set referencia = dada where id = aberto.id and dada is not null;
  if envio is not null then
    update public.atendimentos a set envio_id = e.id from public.envios e
      where a.id = aberto.id and e.id = envio and e.conta_id = a.conta_id and e.contato_id = a.contato_id;
    if not found then
      perform app.erro('validacao', 422, '{"envio_id":"Este envio não é do contato."}');
    end if;
  end if;
  return query select * from public.vw_atendimentos where id = aberto.id;
end $$;
comment on function public.rpc_atendimento_abrir is
  'Abre um atendimento, com código e prazos dados pelo servidor; sem prioridade, ela vem da categoria e do texto. Com a mesma `referencia` é o mesmo. @json p_dados {"type":"json","fields":{"contato_id":{"type":"text","nullable":true},"chat_id":{"type":"text","nullable":true},"assunto":{"type":"text"},"categoria":{"type":"text"},"prioridade":{"type":"text","nullable":true},"descricao":{"type":"text","nullable":true},"transacao_id":{"type":"text","nullable":true},"envio_id":{"type":"text","nullable":true},"responsavel_id":{"type":"text","nullable":true},"referencia":{"type":"text","nullable":true}}}';
