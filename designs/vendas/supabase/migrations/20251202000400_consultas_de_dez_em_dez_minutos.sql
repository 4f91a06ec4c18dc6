-- Um objeto se consulta de dez em dez minutos, contados do último pedido ou da última resposta, boa ou não.

alter table public.rastreios add column consulta_pedida_em timestamptz;
comment on column public.rastreios.consulta_pedida_em is 'Quando alguém pediu a consulta que ainda não teve resposta.';

create or replace function public.rpc_rastreio_atualizar(p_ids uuid[]) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  pedidos int;
begin
  if not app.pode(array['pg-rastreios-envios', 'pg-envios-logistica'], 'editar') then
    perform app.erro('sem_permissao', 403);
  end if;
  if cardinality(p_ids) > 50 then
    perform app.erro('limite', 422, '{"n":50}');
  end if;
  update public.rastreios set proxima_consulta_em = app.agora(), consulta_pedida_em = app.agora()
    where id = any(p_ids) and conta_id = app.conta() and not app.rastreio_acabou(status)
      and coalesce(greatest(consultado_em, consulta_pedida_em) <= app.agora() - interval '10 minutes', true);
  get diagnostics pedidos = row_count;
  return pedidos;
end $$;
comment on function public.rpc_rastreio_atualizar is
  'Consulta de novo até 50 objetos; devolve de quantos se pediu: dos que estão a caminho e não se consultaram há pouco. @notnull';

create or replace view public.vw_rastreios with (security_invoker = true) as
select r.id, r.envio_id, r.transportadora, r.codigo, r.status, r.ultimo_evento_em, r.ultimo_evento_texto, r.entregue_em,
  coalesce(r.previsto_em, e.previsto_em) as previsto_em, r.falhas_consulta, e.codigo as envio_codigo, e.transacao_id,
  e.contato_id, e.produto_id, e.destinatario_nome, e.cidade, e.uf, e.postado_em, e.reembolsado_em,
  app.hoje() - app.dia(r.ultimo_evento_em) as dias_sem_evento,
  not app.rastreio_acabou(r.status) and coalesce(r.previsto_em, e.previsto_em, 'infinity') < app.hoje() as atrasado,
  r.status in ('tentativa_falha', 'extraviado', 'em_devolucao') or r.falhas_consulta >= 5
    or e.reembolsado_em is not null and not app.rastreio_acabou(r.status)
    or r.status = 'aguardando_retirada' and r.ultimo_evento_em <= app.agora() - interval '3 days'
    or r.status in ('postado', 'em_transito') and app.dias_uteis(app.dia(r.ultimo_evento_em), app.hoje()) >= 5
    or not app.rastreio_acabou(r.status)
      and coalesce(r.previsto_em, e.previsto_em, 'infinity') < app.hoje() as precisa_atencao,
  r.consultado_em, p.nome as produto_nome,
  app.sem_acento(concat_ws(' ', r.codigo, e.codigo, e.destinatario_nome)) as busca,
  r.consulta_pedida_em
from public.rastreios r
join public.envios e on e.conta_id = r.conta_id and e.id = r.envio_id
left join public.produtos p on p.conta_id = e.conta_id and p.id = e.produto_id;
