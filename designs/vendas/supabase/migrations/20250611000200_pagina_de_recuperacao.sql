-- A página Recuperação: o que ela lista, quantas há em cada aba, e o número no menu.

alter table public.tarefas add column recuperacao_id uuid;
alter table public.tarefas add foreign key (conta_id, recuperacao_id) references public.recuperacoes (conta_id, id)
  on delete set null (recuperacao_id);
create index tarefas_recuperacao on public.tarefas (conta_id, recuperacao_id) where recuperacao_id is not null;
grant insert (recuperacao_id), update (recuperacao_id) on public.tarefas to authenticated;

-- Em que aba uma recuperação aparece; nada para a que ainda não entrou na fila.
create function app.aba_recuperacao(status text, proxima_tentativa_em timestamptz, agora timestamptz) returns text
language sql immutable parallel safe as $$
  select case
    when status = 'na_fila' or (status = 'em_contato' and proxima_tentativa_em <= agora) then 'fila'
    when status = 'em_contato' then 'em_contato'
    when status = 'recuperada' then 'recuperadas'
    when status <> 'aguardando' then 'encerradas'
  end
$$;

-- Quem não quer contato não aparece enquanto a recuperação está aberta.
create view public.vw_recuperacoes with (security_invoker = true) as
select
  r.id, r.tipo, r.status,
  app.aba_recuperacao(r.status, r.proxima_tentativa_em, (select app.agora())) as aba,
  app.prioridade_recuperacao(r.tipo, r.valor_centavos, r.evento_em, (select app.agora())) as prioridade,
  r.contato_id, c.nome as contato_nome, c.email as contato_email, c.telefone as contato_telefone, c.busca,
  r.produto_id, p.nome as produto_nome, r.valor_centavos, r.moeda, r.evento_em, r.expira_em, r.tentativas,
  r.proxima_tentativa_em, app.proxima_tentativa(r.tentativas + 1, (select app.agora())) as proxima_sugerida_em,
  r.motivo, r.encerrada_em, r.responsavel_id, u.nome as responsavel_nome, u.cor as responsavel_cor,
  case when r.reservada_ate > (select app.agora()) then r.reservada_ate end as reservada_ate,
  coalesce(r.checkout_url, t.checkout_url) as checkout_url, t.boleto_url, t.boleto_linha, t.pix_codigo,
  r.transacao_id, r.transacao_ganha_id
from public.recuperacoes r
join public.contatos c on c.conta_id = r.conta_id and c.id = r.contato_id
left join public.produtos p on p.conta_id = r.conta_id and p.id = r.produto_id
left join public.usuarios u on u.conta_id = r.conta_id and u.id = r.responsavel_id
left join public.transacoes t on t.conta_id = r.conta_id and t.id = r.transacao_id
where r.status <> 'aguardando' and (c.aceita_contato or not app.recuperacao_aberta(r.status));
comment on view public.vw_recuperacoes is
  '@notnull id tipo status aba prioridade contato_id contato_nome valor_centavos moeda evento_em expira_em tentativas';
grant select on public.vw_recuperacoes to authenticated;

create function public.rpc_recuperacao_abas(p_inicio date, p_fim date)
returns table (fila bigint, em_contato bigint, recuperadas bigint, encerradas bigint)
language sql stable set search_path = '' as $$
  select count(*) filter (where v.aba = 'fila'), count(*) filter (where v.aba = 'em_contato'),
    count(*) filter (where v.aba = 'recuperadas' and v.encerrada_em >= app.inicio_do_dia(p_inicio)
      and v.encerrada_em < app.inicio_do_dia(p_fim)),
    count(*) filter (where v.aba = 'encerradas' and v.encerrada_em >= app.inicio_do_dia(p_inicio)
      and v.encerrada_em < app.inicio_do_dia(p_fim))
  from public.vw_recuperacoes v
$$;
comment on function public.rpc_recuperacao_abas is
  'Quantas recuperações há em cada aba; as fechadas, na janela. @notnull fila em_contato recuperadas encerradas';
revoke execute on function public.rpc_recuperacao_abas(date, date) from public;
grant execute on function public.rpc_recuperacao_abas(date, date) to authenticated;

drop function public.rpc_contadores_menu();
create function public.rpc_contadores_menu()
returns table (chats bigint, atendimentos bigint, recuperacoes bigint)
language sql stable security definer set search_path = '' as $$
  select
    case when app.pode('pg-chats', 'ver') then (
      select count(*) from public.chats c
      where c.conta_id = (select app.conta()) and c.excluido_em is null and c.nao_lidas > 0
        and (not (select app.proprios('pg-chats')) or c.responsavel_id is null
          or c.responsavel_id = (select app.usuario()))) end,
    case when app.pode('pg-atendimentos', 'ver') then (
      select count(*) from public.atendimentos a
      where a.conta_id = (select app.conta()) and app.sla_corre(a) and app.sla_estourou(a)) end,
    case when app.pode('pg-recuperacao', 'ver') then (
      select count(*) from public.recuperacoes r
      join public.contatos c on c.conta_id = r.conta_id and c.id = r.contato_id and c.aceita_contato
      where r.conta_id = (select app.conta()) and app.recuperacao_na_vez(r)
        and (not (select app.proprios('pg-recuperacao')) or r.responsavel_id is null
          or r.responsavel_id = (select app.usuario()))) end
  where app.conta() is not null
$$;
comment on function public.rpc_contadores_menu is
  'Números ao lado dos itens do menu; nulo onde quem pergunta não tem a página. @nullable chats atendimentos recuperacoes';
grant execute on function public.rpc_contadores_menu() to authenticated;

-- O que a página lê corre como quem pergunta.
grant execute on function app.aba_recuperacao(text, timestamptz, timestamptz),
  app.prioridade_recuperacao(text, bigint, timestamptz, timestamptz), app.peso_recuperacao(text),
  app.proxima_tentativa(int, timestamptz), app.hora_de_contato(timestamptz), app.as_horas(date, time),
  app.recuperacao_aberta(text) to authenticated;

-- O aviso de um carrinho pode não ter preço: vale o do produto.
create or replace function public.rpc_venda_receber(p_conta uuid, p_venda jsonb) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  resultado constant text := app.receber_venda(p_conta, p_venda);
  tipo constant text := app.tipo_recuperacao(p_venda ->> 'plataforma', p_venda ->> 'status_origem', p_venda ->> 'forma');
  em constant timestamptz := (p_venda ->> 'ocorrido_em')::timestamptz;
  vence constant timestamptz := (p_venda ->> 'vence_em')::timestamptz;
  t public.transacoes;
  produto uuid;
begin
  if tipo is null or resultado not in ('criada', 'aplicada', 'sem_venda') then
    return resultado;
  end if;
  if resultado = 'sem_venda' then
    produto := app.produto_da_plataforma(p_conta, p_venda ->> 'plataforma', p_venda ->> 'produto_codigo',
      p_venda ->> 'produto_nome', (p_venda ->> 'valor')::bigint);
    perform app.abrir_recuperacao(p_conta, tipo,
      app.contato_do_comprador(p_conta, coalesce(p_venda ->> 'nome', p_venda ->> 'email', p_venda ->> 'telefone'),
        lower(p_venda ->> 'email'), p_venda ->> 'documento', p_venda ->> 'telefone', 'transacao'),
      produto, null,
      coalesce(nullif((p_venda ->> 'valor')::bigint, 0),
        (select p.preco_centavos from public.produtos p where p.conta_id = p_conta and p.id = produto), 0),
      coalesce(p_venda ->> 'moeda', 'BRL'), p_venda ->> 'checkout_url', em, vence);
    return resultado;
  end if;
  select * into t from public.transacoes x
    where x.conta_id = p_conta and x.plataforma = p_venda ->> 'plataforma' and x.transacao_codigo = p_venda ->> 'codigo';
  perform app.abrir_recuperacao(p_conta, tipo, t.contato_id, t.produto_id, t.id, t.valor_produto_centavos, t.moeda,
    coalesce(t.checkout_url, t.boleto_url), em, coalesce(vence, t.vence_em));
  return resultado;
end $$;
