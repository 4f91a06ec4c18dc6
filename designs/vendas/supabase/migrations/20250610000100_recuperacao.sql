-- Recuperação: quem quase comprou entra na fila, é procurado com cadência, e sai dela quando paga, desiste ou o prazo acaba.

create table public.recuperacoes (
  id uuid primary key default gen_random_uuid(),
  conta_id uuid not null default app.conta() references public.contas on delete cascade,
  tipo text not null check (tipo in ('carrinho_abandonado', 'pix_pendente', 'pix_expirado', 'boleto_pendente',
    'boleto_expirado', 'cartao_recusado', 'assinatura_atrasada')),
  status text not null default 'aguardando' check (status in ('aguardando', 'na_fila', 'em_contato', 'recuperada',
    'convertida_sozinha', 'perdida', 'expirada', 'descartada')),
  contato_id uuid not null,
  produto_id uuid,
  transacao_id uuid,
  transacao_ganha_id uuid,
  valor_centavos bigint not null check (valor_centavos >= 0),
  moeda char(3) not null default 'BRL',
  checkout_url text,
  evento_em timestamptz not null,
  disponivel_em timestamptz not null,
  expira_em timestamptz not null,
  responsavel_id uuid,
  reservada_ate timestamptz,
  tentativas int not null default 0 check (tentativas between 0 and 4),
  primeira_tentativa_em timestamptz,
  proxima_tentativa_em timestamptz,
  lembrada_em timestamptz,
  motivo text,
  encerrada_em timestamptz,
  criado_em timestamptz not null default now(),
  atualizado_em timestamptz not null default now(),
  unique (conta_id, id),
  foreign key (conta_id, contato_id) references public.contatos (conta_id, id),
  foreign key (conta_id, produto_id) references public.produtos (conta_id, id) on delete set null (produto_id),
  foreign key (conta_id, transacao_id) references public.transacoes (conta_id, id) on delete set null (transacao_id),
  foreign key (conta_id, transacao_ganha_id) references public.transacoes (conta_id, id)
    on delete set null (transacao_ganha_id),
  foreign key (conta_id, responsavel_id) references public.usuarios (conta_id, id)
    on update cascade on delete set null (responsavel_id)
);
comment on column public.recuperacoes.lembrada_em is 'Quando um boleto voltou à fila, no dia em que vence.';
create unique index recuperacoes_abertas on public.recuperacoes (conta_id, contato_id, produto_id) nulls not distinct
  where status in ('aguardando', 'na_fila', 'em_contato');
create index recuperacoes_fila on public.recuperacoes (conta_id, status, disponivel_em);
create index recuperacoes_responsavel on public.recuperacoes (conta_id, responsavel_id, status);
create index recuperacoes_transacao on public.recuperacoes (conta_id, transacao_id);
create trigger marcar_atualizacao before update on public.recuperacoes
  for each row execute function app.marcar_atualizacao();

create table public.recuperacao_tentativas (
  id uuid primary key default gen_random_uuid(),
  conta_id uuid not null default app.conta() references public.contas on delete cascade,
  recuperacao_id uuid not null,
  usuario_id uuid not null,
  canal text not null check (canal in ('whatsapp', 'ligacao', 'email', 'sms')),
  resultado text not null check (resultado in ('sem_resposta', 'vai_pagar', 'pediu_desconto', 'duvida',
    'numero_invalido', 'nao_quer', 'pagou')),
  observacao text check (char_length(observacao) <= 1000),
  em timestamptz not null default now(),
  criado_em timestamptz not null default now(),
  atualizado_em timestamptz not null default now(),
  foreign key (conta_id, recuperacao_id) references public.recuperacoes (conta_id, id) on delete cascade,
  foreign key (conta_id, usuario_id) references public.usuarios (conta_id, id) on update cascade
);
create index recuperacao_tentativas_de on public.recuperacao_tentativas (conta_id, recuperacao_id, em);
create trigger marcar_atualizacao before update on public.recuperacao_tentativas
  for each row execute function app.marcar_atualizacao();

alter table public.recuperacoes enable row level security;
alter table public.recuperacoes force row level security;
alter table public.recuperacao_tentativas enable row level security;
alter table public.recuperacao_tentativas force row level security;
create policy ler on public.recuperacoes for select to authenticated
  using (conta_id = (select app.conta()) and (select app.pode('pg-recuperacao', 'ver'))
    and (not (select app.proprios('pg-recuperacao')) or responsavel_id = (select app.usuario())
      or responsavel_id is null));
-- A subconsulta corre sob a política da recuperação.
create policy ler on public.recuperacao_tentativas for select to authenticated
  using (exists (select from public.recuperacoes r where r.id = recuperacao_id));
grant select on public.recuperacoes, public.recuperacao_tentativas to authenticated;
grant all on public.recuperacoes, public.recuperacao_tentativas to service_role;

-- Regras -----------------------------------------------------------------------------------------

create function app.recuperacao_aberta(status text) returns boolean
language sql immutable parallel safe as $$
  select status in ('aguardando', 'na_fila', 'em_contato')
$$;

create function app.peso_recuperacao(tipo text) returns numeric
language sql immutable parallel safe as $$
  select case tipo when 'cartao_recusado' then 1.0 when 'pix_pendente' then 0.9 when 'pix_expirado' then 0.9
    when 'assinatura_atrasada' then 0.8 when 'carrinho_abandonado' then 0.7 else 0.6 end
$$;

-- De 0 a 100: quanto vale, há quanto tempo foi e que chance tem.
create function app.prioridade_recuperacao(tipo text, valor bigint, evento_em timestamptz, agora timestamptz) returns int
language sql immutable parallel safe set search_path = '' as $$
  select round(40 * least(1, valor / 100000.0)
    + 40 * greatest(0, 1 - extract(epoch from agora - evento_em) / 3600 / 72)
    + 20 * app.peso_recuperacao(tipo))::int
$$;

-- Uma hora de um dia em São Paulo.
create function app.as_horas(dia date, hora time) returns timestamptz
language sql stable parallel safe as $$
  select (dia + hora) at time zone 'America/Sao_Paulo'
$$;

-- Quando uma recuperação entra na fila, pelo que aconteceu.
create function app.disponivel_em(tipo text, evento_em timestamptz, vence_em timestamptz) returns timestamptz
language sql stable set search_path = '' as $$
  select case tipo
    when 'cartao_recusado' then evento_em + interval '5 minutes'
    when 'carrinho_abandonado' then evento_em + interval '15 minutes'
    when 'pix_pendente' then evento_em + interval '15 minutes'
    when 'pix_expirado' then evento_em
    when 'boleto_pendente' then app.as_horas(app.dia(evento_em) + 1, '09:00')
    when 'boleto_expirado' then app.as_horas(app.dia(coalesce(vence_em, evento_em)) + 1, '09:00')
    else evento_em + interval '1 day'
  end
$$;

-- De segunda a sábado, das 8 às 20: fora disso, o começo do próximo dia em que se procura alguém.
create function app.hora_de_contato(instante timestamptz) returns timestamptz
language plpgsql stable set search_path = '' as $$
declare
  dia date := app.dia(instante);
  hora constant time := (instante at time zone 'America/Sao_Paulo')::time;
  marcada timestamptz := greatest(instante, app.as_horas(dia, '08:00'));
begin
  if hora >= '20:00' then
    dia := dia + 1;
    marcada := app.as_horas(dia, '08:00');
  end if;
  return case extract(isodow from dia) when 7 then marcada + interval '1 day' else marcada end;
end $$;

-- Depois de quantas tentativas, a próxima: três horas; às 10 do dia seguinte, duas vezes; mais nenhuma.
create function app.proxima_tentativa(tentativas int, em timestamptz) returns timestamptz
language sql stable set search_path = '' as $$
  select app.hora_de_contato(case
    when tentativas < 2 then em + interval '3 hours'
    when tentativas < 4 then app.as_horas(app.dia(em) + 1, '10:00')
  end)
$$;

-- O que um aviso abre: o mapa diz o tipo, e a forma de pagamento, se é de pix ou de boleto.
create function app.tipo_recuperacao(plataforma text, status_origem text, forma text) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when m.gera_recuperacao ~ '^(pix|boleto)_' and forma in ('pix', 'boleto')
      then forma || substring(m.gera_recuperacao from '_.*')
    else m.gera_recuperacao
  end
  from public.mapa_status_plataforma m
  where m.plataforma = tipo_recuperacao.plataforma and lower(m.status_origem) = lower(tipo_recuperacao.status_origem)
$$;

/*
 * Um contato tem uma recuperação aberta por produto. Um acontecimento mais novo e de peso igual ou maior, como o pix que
 * expirou depois de pendente, troca o tipo e as datas dela e mantém as tentativas; os outros não mudam nada.
 */
create function app.abrir_recuperacao(p_conta uuid, p_tipo text, p_contato uuid, p_produto uuid, p_transacao uuid,
  p_valor bigint, p_moeda text, p_checkout text, p_evento_em timestamptz, p_vence_em timestamptz) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  aberta public.recuperacoes;
  nova uuid;
  disponivel constant timestamptz := app.disponivel_em(p_tipo, p_evento_em, p_vence_em);
  expira constant timestamptz :=
    p_evento_em + make_interval(days => case p_tipo when 'assinatura_atrasada' then 15 else 7 end);
begin
  if not exists (
    select from public.contatos c
    where c.conta_id = p_conta and c.id = p_contato and c.excluido_em is null and c.anonimizado_em is null
      and c.aceita_contato and (c.telefone is not null or c.email is not null)
  ) or exists (
    select from public.transacoes t
    where t.conta_id = p_conta and t.contato_id = p_contato and t.produto_id is not distinct from p_produto
      and app.conta_como_venda(t.status) and t.aprovada_em > p_evento_em - interval '30 days'
  ) or expira <= app.agora() then
    return null;
  end if;
  select * into aberta from public.recuperacoes r
    where r.conta_id = p_conta and r.contato_id = p_contato and r.produto_id is not distinct from p_produto
      and app.recuperacao_aberta(r.status)
    for update;
  if aberta.id is null then
    insert into public.recuperacoes (conta_id, tipo, contato_id, produto_id, transacao_id, valor_centavos, moeda,
      checkout_url, evento_em, disponivel_em, expira_em)
    values (p_conta, p_tipo, p_contato, p_produto, p_transacao, p_valor, p_moeda, p_checkout, p_evento_em, disponivel,
      expira)
    on conflict do nothing returning id into nova;
    return nova;
  end if;
  if p_evento_em > aberta.evento_em and p_tipo <> aberta.tipo
    and app.peso_recuperacao(p_tipo) >= app.peso_recuperacao(aberta.tipo) then
    update public.recuperacoes set tipo = p_tipo, transacao_id = coalesce(p_transacao, transacao_id),
      valor_centavos = p_valor, moeda = p_moeda, checkout_url = coalesce(p_checkout, checkout_url),
      evento_em = p_evento_em, disponivel_em = disponivel, expira_em = expira, lembrada_em = null,
      status = case when tentativas = 0 and reservada_ate is null then 'aguardando' else status end
    where id = aberta.id;
  end if;
  return aberta.id;
end $$;

-- Um aviso que muda uma venda, ou que fala de um carrinho, pode abrir uma recuperação.
alter function public.rpc_venda_receber(uuid, jsonb) rename to receber_venda;
alter function public.receber_venda(uuid, jsonb) set schema app;
create function public.rpc_venda_receber(p_conta uuid, p_venda jsonb) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  resultado constant text := app.receber_venda(p_conta, p_venda);
  tipo constant text := app.tipo_recuperacao(p_venda ->> 'plataforma', p_venda ->> 'status_origem', p_venda ->> 'forma');
  em constant timestamptz := (p_venda ->> 'ocorrido_em')::timestamptz;
  vence constant timestamptz := (p_venda ->> 'vence_em')::timestamptz;
  t public.transacoes;
begin
  if tipo is null or resultado not in ('criada', 'aplicada', 'sem_venda') then
    return resultado;
  end if;
  if resultado = 'sem_venda' then
    perform app.abrir_recuperacao(p_conta, tipo,
      app.contato_do_comprador(p_conta, coalesce(p_venda ->> 'nome', p_venda ->> 'email', p_venda ->> 'telefone'),
        lower(p_venda ->> 'email'), p_venda ->> 'documento', p_venda ->> 'telefone', 'transacao'),
      app.produto_da_plataforma(p_conta, p_venda ->> 'plataforma', p_venda ->> 'produto_codigo',
        p_venda ->> 'produto_nome', (p_venda ->> 'valor')::bigint),
      null, (p_venda ->> 'valor')::bigint, coalesce(p_venda ->> 'moeda', 'BRL'), p_venda ->> 'checkout_url', em, vence);
    return resultado;
  end if;
  select * into t from public.transacoes x
    where x.conta_id = p_conta and x.plataforma = p_venda ->> 'plataforma' and x.transacao_codigo = p_venda ->> 'codigo';
  perform app.abrir_recuperacao(p_conta, tipo, t.contato_id, t.produto_id, t.id, t.valor_produto_centavos, t.moeda,
    coalesce(t.checkout_url, t.boleto_url), em, coalesce(vence, t.vence_em));
  return resultado;
end $$;
grant execute on function public.rpc_venda_receber(uuid, jsonb) to service_role;

/*
 * Uma venda aprovada fecha a recuperação do mesmo contato e produto. Até sete dias depois da primeira tentativa foi quem
 * procurou que a recuperou, também quando já a tinha dado por perdida; sem tentativa, ela se converteu sozinha.
 */
create function app.fechar_recuperacoes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.recuperacoes r
  set status = case when r.primeira_tentativa_em > new.aprovada_em - interval '7 days' then 'recuperada'
      else 'convertida_sozinha' end,
    transacao_ganha_id = new.id, encerrada_em = app.agora(), reservada_ate = null, proxima_tentativa_em = null,
    motivo = null
  where r.conta_id = new.conta_id and r.contato_id = new.contato_id and r.produto_id is not distinct from new.produto_id
    and (app.recuperacao_aberta(r.status)
      or (r.status = 'perdida' and r.primeira_tentativa_em > new.aprovada_em - interval '7 days'));
  return null;
end $$;
create trigger fechar_recuperacoes_ao_criar after insert on public.transacoes
  for each row when (new.status = 'aprovada' and new.contato_id is not null) execute function app.fechar_recuperacoes();
create trigger fechar_recuperacoes_ao_mudar after update of status on public.transacoes
  for each row when (new.status = 'aprovada' and old.status is distinct from 'aprovada' and new.contato_id is not null)
  execute function app.fechar_recuperacoes();

-- O trabalho de quem procura ---------------------------------------------------------------------

-- O que se atende agora: o que está na fila e o que espera a próxima tentativa que já chegou.
create function app.recuperacao_na_vez(r public.recuperacoes) returns boolean
language sql stable set search_path = '' as $$
  select r.status = 'na_fila' or (r.status = 'em_contato' and r.proxima_tentativa_em <= app.agora())
$$;

create function public.rpc_recuperacao_fila(p_tipo text default null, p_limite int default 25, p_offset int default 0)
returns table (
  id uuid, tipo text, contato_id uuid, contato_nome text, produto_nome text, valor_centavos bigint, moeda text,
  evento_em timestamptz, expira_em timestamptz, tentativas int, prioridade int, responsavel_id uuid,
  reservada_ate timestamptz
)
language sql stable security definer set search_path = '' as $$
  select r.id, r.tipo, r.contato_id, c.nome, p.nome, r.valor_centavos, r.moeda::text, r.evento_em, r.expira_em,
    r.tentativas, app.prioridade_recuperacao(r.tipo, r.valor_centavos, r.evento_em, app.agora()), r.responsavel_id,
    r.reservada_ate
  from public.recuperacoes r
  join public.contatos c on c.conta_id = r.conta_id and c.id = r.contato_id and c.aceita_contato
  left join public.produtos p on p.conta_id = r.conta_id and p.id = r.produto_id
  where r.conta_id = (select app.conta()) and (select app.pode('pg-recuperacao', 'ver'))
    and (not (select app.proprios('pg-recuperacao')) or r.responsavel_id is null
      or r.responsavel_id = (select app.usuario()))
    and app.recuperacao_na_vez(r) and r.tipo = coalesce(p_tipo, r.tipo)
  order by 11 desc, r.evento_em, r.id limit least(p_limite, 100) offset p_offset
$$;
comment on function public.rpc_recuperacao_fila is
  'Quem se procura agora, o mais importante primeiro. @notnull id tipo contato_id contato_nome valor_centavos moeda evento_em expira_em tentativas prioridade';

-- Reserva por meia hora o primeiro da fila que ninguém está atendendo; nulo quando não há nenhum.
create function public.rpc_recuperacao_proxima() returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  achada uuid;
begin
  if not app.pode('pg-recuperacao', 'editar') then
    perform app.erro('sem_permissao', 403);
  end if;
  select r.id into achada from public.recuperacoes r
    join public.contatos c on c.conta_id = r.conta_id and c.id = r.contato_id and c.aceita_contato
    where r.conta_id = app.conta() and app.recuperacao_na_vez(r)
      and (r.responsavel_id is null or r.responsavel_id = app.usuario())
      and (r.reservada_ate is null or r.reservada_ate <= app.agora() or r.responsavel_id = app.usuario())
    order by app.prioridade_recuperacao(r.tipo, r.valor_centavos, r.evento_em, app.agora()) desc, r.evento_em, r.id
    limit 1 for update of r skip locked;
  update public.recuperacoes set responsavel_id = app.usuario(), reservada_ate = app.agora() + interval '30 minutes'
    where id = achada;
  return achada;
end $$;
comment on function public.rpc_recuperacao_proxima is 'Reserva o próximo da fila e devolve o id dele. @nullable';

-- Uma recuperação aberta que quem pergunta pode atender, travada.
create function app.recuperacao_para_atender(p_id uuid) returns public.recuperacoes
language plpgsql volatile security definer set search_path = '' as $$
declare
  r public.recuperacoes;
begin
  if not app.pode('pg-recuperacao', 'editar') then
    perform app.erro('sem_permissao', 403);
  end if;
  select * into r from public.recuperacoes x where x.id = p_id and x.conta_id = app.conta() for update;
  if r.id is null then
    perform app.erro('nao_encontrado', 404);
  end if;
  if not app.recuperacao_aberta(r.status) then
    perform app.erro('conflito_versao', 409);
  end if;
  if r.responsavel_id <> app.usuario() and (r.reservada_ate > app.agora() or app.proprios('pg-recuperacao')) then
    perform app.erro('ja_assumida', 409, jsonb_build_object('nome', (
      select u.nome from public.usuarios u where u.conta_id = r.conta_id and u.id = r.responsavel_id))::text);
  end if;
  return r;
end $$;

create function public.rpc_recuperacao_assumir(p_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform app.recuperacao_para_atender(p_id);
  update public.recuperacoes set responsavel_id = app.usuario(), reservada_ate = app.agora() + interval '30 minutes'
    where id = p_id;
end $$;
comment on function public.rpc_recuperacao_assumir is 'Reserva uma recuperação por meia hora.';

/*
 * Guarda uma tentativa e o que vem depois dela. Quem não quer, quem não se alcança e quem não respondeu à quarta está
 * perdido; quem diz que pagou espera a venda aprovada. Devolve o novo status.
 */
create function public.rpc_recuperacao_registrar(p_id uuid, p_canal text, p_resultado text, p_obs text default null,
  p_proxima timestamptz default null) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  r public.recuperacoes := app.recuperacao_para_atender(p_id);
  agora constant timestamptz := app.agora();
  perdida boolean;
begin
  if r.tentativas >= 4 then
    perform app.erro('limite', 422, '{"n":4}');
  end if;
  if p_proxima <= agora then
    perform app.erro('validacao', 422, '{"proxima":"Escolha um momento futuro."}');
  end if;
  insert into public.recuperacao_tentativas (conta_id, recuperacao_id, usuario_id, canal, resultado, observacao, em)
    values (r.conta_id, r.id, app.usuario(), p_canal, p_resultado, nullif(btrim(p_obs), ''), agora);
  perdida := p_resultado = 'nao_quer'
    or (p_resultado = 'numero_invalido' and not exists (
      select from public.contatos c where c.conta_id = r.conta_id and c.id = r.contato_id and c.email is not null))
    or (r.tentativas = 3 and p_resultado in ('sem_resposta', 'numero_invalido'));
  update public.recuperacoes set
    tentativas = r.tentativas + 1, responsavel_id = app.usuario(),
    primeira_tentativa_em = coalesce(r.primeira_tentativa_em, agora),
    status = case when perdida then 'perdida' else 'em_contato' end,
    motivo = case when perdida or p_resultado = 'pagou' then p_resultado end,
    encerrada_em = case when perdida then agora end,
    reservada_ate = case when not perdida then agora + interval '30 minutes' end,
    proxima_tentativa_em = case when not perdida and p_resultado <> 'pagou' and r.tentativas < 3
      then coalesce(p_proxima, app.proxima_tentativa(r.tentativas + 1, agora)) end
  where id = r.id;
  return case when perdida then 'perdida' else 'em_contato' end;
end $$;
comment on function public.rpc_recuperacao_registrar is
  'Guarda uma tentativa de contato e marca a próxima; devolve o novo status. @notnull';

create function public.rpc_recuperacao_descartar(p_id uuid, p_motivo text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform app.recuperacao_para_atender(p_id);
  if char_length(btrim(coalesce(p_motivo, ''))) < 5 then
    perform app.erro('validacao', 422, '{"motivo":"Use pelo menos 5 caracteres."}');
  end if;
  update public.recuperacoes set status = 'descartada', motivo = btrim(p_motivo), encerrada_em = app.agora(),
    reservada_ate = null, proxima_tentativa_em = null
  where id = p_id;
end $$;
comment on function public.rpc_recuperacao_descartar is 'Tira uma recuperação da fila, com o motivo.';

create function public.rpc_recuperacao_resumo(p_inicio date, p_fim date)
returns table (aberto_centavos bigint, recuperado_centavos bigint, recuperadas bigint, taxa numeric, minutos_ate_contato int)
language sql stable security definer set search_path = '' as $$
  with minhas as (
    select r.*, coalesce(t.valor_produto_centavos, r.valor_centavos) as ganho,
      r.encerrada_em >= app.inicio_do_dia(p_inicio) and r.encerrada_em < app.inicio_do_dia(p_fim) as na_janela
    from public.recuperacoes r
    left join public.transacoes t on t.conta_id = r.conta_id and t.id = r.transacao_ganha_id
    where r.conta_id = (select app.conta()) and (select app.pode('pg-recuperacao', 'ver'))
      and (not (select app.proprios('pg-recuperacao')) or r.responsavel_id is null
        or r.responsavel_id = (select app.usuario()))
  )
  select
    coalesce(sum(valor_centavos) filter (where app.recuperacao_aberta(status)), 0)::bigint,
    coalesce(sum(ganho) filter (where status = 'recuperada' and na_janela), 0)::bigint,
    count(*) filter (where status = 'recuperada' and na_janela),
    count(*) filter (where status = 'recuperada' and na_janela)::numeric
      / nullif(count(*) filter (where status in ('recuperada', 'perdida', 'expirada') and na_janela), 0),
    round(avg(extract(epoch from primeira_tentativa_em - disponivel_em) / 60)
      filter (where primeira_tentativa_em >= app.inicio_do_dia(p_inicio)
        and primeira_tentativa_em < app.inicio_do_dia(p_fim)))::int
  from minhas having (select app.pode('pg-recuperacao', 'ver'))
$$;
comment on function public.rpc_recuperacao_resumo is
  'Somas e taxa da recuperação na janela; a taxa é recuperadas / (recuperadas + perdidas + expiradas). @notnull aberto_centavos recuperado_centavos recuperadas';

grant execute on function public.rpc_recuperacao_fila(text, int, int), public.rpc_recuperacao_proxima(),
  public.rpc_recuperacao_assumir(uuid), public.rpc_recuperacao_registrar(uuid, text, text, text, timestamptz),
  public.rpc_recuperacao_descartar(uuid, text), public.rpc_recuperacao_resumo(date, date) to authenticated;

-- O tempo que passa ------------------------------------------------------------------------------

/*
 * A cada minuto: o que chegou à sua hora entra na fila, um boleto volta a ela no dia em que vence, uma reserva que
 * acabou devolve o que não foi atendido, e o que passou do prazo se encerra. Quem foi procurado tem sete dias desde a
 * primeira tentativa para comprar.
 */
create function app.andar_recuperacoes() returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  agora constant timestamptz := app.agora();
begin
  update public.recuperacoes set status = 'expirada', encerrada_em = expira_em, reservada_ate = null
    where status in ('aguardando', 'na_fila') and tentativas = 0 and expira_em <= agora;
  update public.recuperacoes set status = 'perdida', motivo = 'prazo', encerrada_em = agora, reservada_ate = null,
      proxima_tentativa_em = null
    where status = 'em_contato' and expira_em <= agora and primeira_tentativa_em <= agora - interval '7 days';
  update public.recuperacoes set status = 'na_fila' where status = 'aguardando' and disponivel_em <= agora;
  update public.recuperacoes set reservada_ate = null,
      responsavel_id = case when tentativas > 0 then responsavel_id end
    where reservada_ate <= agora;
  update public.recuperacoes r
  set lembrada_em = agora, status = case r.tentativas when 0 then 'na_fila' else 'em_contato' end,
    proxima_tentativa_em = case when r.tentativas between 1 and 3 then agora end
  from public.transacoes t
  where r.conta_id = t.conta_id and r.transacao_id = t.id and r.tipo = 'boleto_pendente' and r.lembrada_em is null
    and app.recuperacao_aberta(r.status) and r.motivo is null
    and app.as_horas(app.dia(t.vence_em), '09:00') between r.disponivel_em and agora;
end $$;
create index recuperacoes_por_hora on public.recuperacoes (disponivel_em) where status = 'aguardando';
create index recuperacoes_reservadas on public.recuperacoes (reservada_ate) where reservada_ate is not null;

select cron.schedule('andar recuperações', '* * * * *', 'select app.andar_recuperacoes()');
