-- Conversas, mensagens, respostas rápidas e atendimentos: as tabelas, quem as vê, e o relógio do SLA.

-- Horas úteis ------------------------------------------------------------------------------------

create function app.horario_valido(horario jsonb) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(
    jsonb_typeof(horario -> 'dias') = 'array' and horario -> 'dias' <> '[]'
      and horario -> 'dias' <@ '[1, 2, 3, 4, 5, 6, 7]'
      and horario ->> 'inicio' ~ '^([01]\d|2[0-3]):[0-5]\d$' and horario ->> 'fim' ~ '^([01]\d|2[0-3]):[0-5]\d$'
      and horario ->> 'inicio' < horario ->> 'fim'
      and jsonb_typeof(horario -> 'feriados') = 'array'
      and not exists (select from jsonb_array_elements_text(horario -> 'feriados') as feriado
        where feriado !~ '^\d{4}-\d{2}-\d{2}$'),
    false)
$$;
alter table public.contas add constraint contas_horario_valido check (app.horario_valido(horario_atendimento));

create function app.dia_util(horario jsonb, dia date) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select horario -> 'dias' @> to_jsonb(extract(isodow from dia)::int)
    and not horario -> 'feriados' @> to_jsonb(to_char(dia, 'YYYY-MM-DD'))
$$;

-- O instante em que terão passado tantos minutos de atendimento.
create function app.somar_minutos_uteis(horario jsonb, fuso text, de timestamptz, minutos int) returns timestamptz
language plpgsql stable set search_path = '' as $$
declare
  dia date := (de at time zone fuso)::date;
  falta interval := make_interval(mins => minutos);
  abre timestamptz;
  fecha timestamptz;
begin
  -- Um prazo cabe em dias; o limite só vale para um calendário em que tudo é feriado.
  for passo in 0..3660 loop
    if app.dia_util(horario, dia) then
      abre := greatest(de, (dia + (horario ->> 'inicio')::time) at time zone fuso);
      fecha := (dia + (horario ->> 'fim')::time) at time zone fuso;
      if fecha - abre >= falta then
        return abre + falta;
      end if;
      falta := falta - greatest(fecha - abre, interval '0');
    end if;
    dia := dia + 1;
  end loop;
  return null;
end $$;

-- Quantos minutos de atendimento há entre dois instantes.
create function app.minutos_uteis_entre(horario jsonb, fuso text, de timestamptz, ate timestamptz) returns int
language sql stable set search_path = '' as $$
  select coalesce(floor(sum(extract(epoch from greatest(
    least(ate, (d.dia + (horario ->> 'fim')::time) at time zone fuso)
      - greatest(de, (d.dia + (horario ->> 'inicio')::time) at time zone fuso), interval '0'))) / 60), 0)::int
  from generate_series((de at time zone fuso)::date::timestamp, (ate at time zone fuso)::date::timestamp,
    interval '1 day') as d(dia)
  where app.dia_util(horario, d.dia::date)
$$;

-- Em quantos minutos de atendimento se responde e se resolve; 540 são um dia.
create function app.minutos_sla(prioridade text, out resposta int, out resolucao int)
language sql immutable parallel safe set search_path = '' as $$
  select s.resposta, s.resolucao
  from (values ('urgente', 30, 240), ('alta', 60, 540), ('normal', 240, 1620), ('baixa', 540, 2700))
    as s(nome, resposta, resolucao)
  where s.nome = prioridade
$$;

-- Tabelas ----------------------------------------------------------------------------------------

create table public.chats (
  id uuid primary key default gen_random_uuid(),
  conta_id uuid not null default app.conta() references public.contas on delete cascade,
  contato_id uuid not null,
  canal text not null check (canal in ('whatsapp', 'instagram', 'email', 'widget')),
  canal_ref text not null check (char_length(canal_ref) between 1 and 254),
  status text not null default 'aberto' check (status in ('aberto', 'pendente', 'adiado', 'resolvido')),
  prioridade text not null default 'normal' check (prioridade in ('baixa', 'normal', 'alta', 'urgente')),
  responsavel_id uuid,
  ultima_mensagem_em timestamptz not null default app.agora(),
  ultima_mensagem_previa text not null default '' check (char_length(ultima_mensagem_previa) <= 120),
  ultima_direcao text not null default 'entrada' check (ultima_direcao in ('entrada', 'saida')),
  nao_lidas int not null default 0 check (nao_lidas >= 0),
  janela_ate timestamptz,
  adiado_ate timestamptz,
  excluido_em timestamptz,
  criado_em timestamptz not null default app.agora(),
  atualizado_em timestamptz not null default now(),
  unique (conta_id, id),
  unique (conta_id, canal, canal_ref),
  check ((status = 'adiado') = (adiado_ate is not null)),
  foreign key (conta_id, contato_id) references public.contatos (conta_id, id),
  foreign key (conta_id, responsavel_id) references public.usuarios (conta_id, id)
    on update cascade on delete set null (responsavel_id)
);
create index chats_lista on public.chats (conta_id, status, ultima_mensagem_em desc);
create index chats_ordem on public.chats (conta_id, ultima_mensagem_em desc, id desc) where excluido_em is null;
create index chats_responsavel on public.chats (conta_id, responsavel_id, status);
create index chats_contato on public.chats (conta_id, contato_id);
create trigger marcar_atualizacao before update on public.chats
  for each row execute function app.marcar_atualizacao();

create table public.mensagens (
  id uuid primary key default gen_random_uuid(),
  conta_id uuid not null default app.conta() references public.contas on delete cascade,
  chat_id uuid not null,
  direcao text not null check (direcao in ('entrada', 'saida', 'nota', 'sistema')),
  autor_id uuid,
  tipo text not null default 'texto'
    check (tipo in ('texto', 'imagem', 'audio', 'video', 'documento', 'modelo', 'sistema')),
  conteudo text check (char_length(conteudo) between 1 and 4096),
  arquivo_id uuid,
  resposta_a uuid,
  cliente_ref uuid,
  canal_msg_id text,
  status text not null default 'na_fila' check (status in ('na_fila', 'enviada', 'entregue', 'lida', 'falhou')),
  erro_codigo text,
  erro_texto text,
  enviada_em timestamptz,
  entregue_em timestamptz,
  lida_em timestamptz,
  criado_em timestamptz not null default app.agora(),
  atualizado_em timestamptz not null default now(),
  unique (conta_id, id),
  unique (chat_id, cliente_ref),
  unique (conta_id, canal_msg_id),
  check (conteudo is not null or arquivo_id is not null),
  foreign key (conta_id, chat_id) references public.chats (conta_id, id) on delete cascade,
  foreign key (conta_id, autor_id) references public.usuarios (conta_id, id)
    on update cascade on delete set null (autor_id),
  foreign key (conta_id, arquivo_id) references public.arquivos (conta_id, id) on delete set null (arquivo_id),
  foreign key (conta_id, resposta_a) references public.mensagens (conta_id, id) on delete set null (resposta_a)
);
create index mensagens_conversa on public.mensagens (chat_id, criado_em desc, id desc);
create index mensagens_arquivo on public.mensagens (arquivo_id) where arquivo_id is not null;
create trigger marcar_atualizacao before update on public.mensagens
  for each row execute function app.marcar_atualizacao();

create table public.respostas_rapidas (
  id uuid primary key default gen_random_uuid(),
  conta_id uuid not null default app.conta() references public.contas on delete cascade,
  atalho text not null check (atalho ~ '^[a-z0-9-]{2,20}$'),
  texto text not null check (char_length(texto) between 1 and 1024),
  canal text check (canal in ('whatsapp', 'instagram', 'email', 'widget')),
  modelo_aprovado boolean not null default false,
  criado_em timestamptz not null default now(),
  atualizado_em timestamptz not null default now(),
  unique (conta_id, atalho)
);
create trigger marcar_atualizacao before update on public.respostas_rapidas
  for each row execute function app.marcar_atualizacao();

create table public.atendimentos (
  id uuid primary key default gen_random_uuid(),
  conta_id uuid not null default app.conta() references public.contas on delete cascade,
  codigo text not null check (codigo ~ '^AT-\d{4}-\d{5}$'),
  contato_id uuid not null,
  chat_id uuid,
  transacao_id uuid,
  assunto text not null check (char_length(assunto) between 3 and 140),
  descricao text check (char_length(descricao) <= 4000),
  categoria text not null
    check (categoria in ('acesso', 'pagamento', 'reembolso', 'entrega', 'conteudo', 'duvida', 'outro')),
  status text not null default 'novo'
    check (status in ('novo', 'em_atendimento', 'aguardando_cliente', 'aguardando_interno', 'resolvido', 'fechado')),
  prioridade text not null default 'normal' check (prioridade in ('baixa', 'normal', 'alta', 'urgente')),
  canal text not null check (canal in ('whatsapp', 'instagram', 'email', 'widget')),
  responsavel_id uuid,
  primeira_resposta_em timestamptz,
  resolvido_em timestamptz,
  fechado_em timestamptz,
  sla_resposta_em timestamptz,
  sla_resolucao_em timestamptz,
  -- Quando o primeiro prazo que corre chega a três quartos.
  sla_atencao_em timestamptz,
  pausado_em timestamptz,
  minutos_pausados int not null default 0 check (minutos_pausados >= 0),
  reaberturas int not null default 0 check (reaberturas >= 0),
  satisfacao int check (satisfacao between 1 and 5),
  alterado_por uuid,
  versao int not null default 1,
  busca text not null default '',
  excluido_em timestamptz,
  criado_em timestamptz not null default app.agora(),
  atualizado_em timestamptz not null default now(),
  unique (conta_id, id),
  unique (conta_id, codigo),
  check ((status = 'aguardando_cliente') = (pausado_em is not null)),
  check ((status in ('resolvido', 'fechado')) = (resolvido_em is not null)),
  check ((status = 'fechado') = (fechado_em is not null)),
  foreign key (conta_id, contato_id) references public.contatos (conta_id, id),
  foreign key (conta_id, chat_id) references public.chats (conta_id, id) on delete set null (chat_id),
  foreign key (conta_id, transacao_id) references public.transacoes (conta_id, id) on delete set null (transacao_id),
  foreign key (conta_id, responsavel_id) references public.usuarios (conta_id, id)
    on update cascade on delete set null (responsavel_id),
  foreign key (conta_id, alterado_por) references public.usuarios (conta_id, id)
    on update cascade on delete set null (alterado_por)
);
create index atendimentos_prazo on public.atendimentos (conta_id, status, sla_resolucao_em);
create index atendimentos_responsavel on public.atendimentos (conta_id, responsavel_id, status);
create index atendimentos_contato on public.atendimentos (conta_id, contato_id);
create index atendimentos_chat on public.atendimentos (chat_id) where chat_id is not null;

-- O último número de cada mês: um código não se repete, nem depois de excluído.
create table app.codigos_de_atendimento (
  conta_id uuid not null references public.contas on delete cascade,
  mes text not null,
  ultimo int not null check (ultimo <= 99999),
  primary key (conta_id, mes)
);

alter table public.tarefas add column atendimento_id uuid;
alter table public.tarefas add foreign key (conta_id, atendimento_id) references public.atendimentos (conta_id, id)
  on delete set null (atendimento_id);
create index tarefas_atendimento on public.tarefas (atendimento_id) where atendimento_id is not null;
grant insert (atendimento_id), update (atendimento_id) on public.tarefas to authenticated;

-- O que se segue de um atendimento ---------------------------------------------------------------

create function app.proximo_codigo(conta uuid, em timestamptz) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  mes_aberto constant text := (
    select to_char(em at time zone c.fuso, 'YYMM') from public.contas c where c.id = proximo_codigo.conta);
  numero int;
begin
  insert into app.codigos_de_atendimento as k (conta_id, mes, ultimo)
    values (conta, mes_aberto, 1 + coalesce((
      select max(right(a.codigo, 5)::int) from public.atendimentos a
      where a.conta_id = conta and a.codigo like 'AT-' || mes_aberto || '-%'), 0))
    on conflict (conta_id, mes) do update set ultimo = k.ultimo + 1
    returning k.ultimo into numero;
  return 'AT-' || mes_aberto || '-' || to_char(numero, 'FM00000');
end $$;

-- Para onde uma pessoa leva o status, na ordem em que se mostra; fechar é do tempo.
create function app.proximos_status_atendimento(status text) returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select case status
    when 'novo' then array['em_atendimento']
    when 'em_atendimento' then array['aguardando_cliente', 'aguardando_interno', 'resolvido']
    when 'aguardando_cliente' then array['em_atendimento']
    when 'aguardando_interno' then array['em_atendimento']
    when 'resolvido' then array['em_atendimento']
    else '{}'
  end
$$;

create function app.rotulo_atendimento(status text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select case status
    when 'novo' then 'Novo'
    when 'em_atendimento' then 'Em atendimento'
    when 'aguardando_cliente' then 'Aguardando cliente'
    when 'aguardando_interno' then 'Aguardando interno'
    when 'resolvido' then 'Resolvido'
    when 'fechado' then 'Fechado'
    else status
  end
$$;

-- Os prazos contam da abertura, mais o tempo em que o relógio esteve parado.
create function app.por_prazos(a public.atendimentos) returns public.atendimentos
language plpgsql stable security definer set search_path = '' as $$
declare
  horario jsonb;
  fuso text;
  sla record;
  atencao int;
begin
  select c.horario_atendimento, c.fuso into horario, fuso from public.contas c where c.id = a.conta_id;
  select * into sla from app.minutos_sla(a.prioridade);
  -- O prazo de uma resposta já dada não muda mais.
  if a.primeira_resposta_em is null or a.sla_resposta_em is null then
    a.sla_resposta_em := app.somar_minutos_uteis(horario, fuso, a.criado_em, sla.resposta + a.minutos_pausados);
  end if;
  a.sla_resolucao_em := app.somar_minutos_uteis(horario, fuso, a.criado_em, sla.resolucao + a.minutos_pausados);
  atencao := ceil(case when a.primeira_resposta_em is null then sla.resposta else sla.resolucao end * 0.75);
  a.sla_atencao_em := app.somar_minutos_uteis(horario, fuso, a.criado_em, atencao + a.minutos_pausados);
  return a;
end $$;

-- Os prazos de quem ainda não os tem: linhas que entraram sem passar pelos gatilhos.
create function app.refazer_prazos() returns void
language sql volatile security definer set search_path = '' as $$
  update public.atendimentos a set sla_resposta_em = p.sla_resposta_em, sla_resolucao_em = p.sla_resolucao_em,
    sla_atencao_em = p.sla_atencao_em
  from public.atendimentos b
  cross join lateral app.por_prazos(b) as p
  where b.sla_resolucao_em is null and a.id = b.id
$$;

create function app.minutos_uteis_da_conta(conta uuid, de timestamptz, ate timestamptz) returns int
language sql stable security definer set search_path = '' as $$
  select app.minutos_uteis_entre(c.horario_atendimento, c.fuso, de, ate) from public.contas c where c.id = conta
$$;

create function app.preparar_atendimento() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    new.codigo := app.proximo_codigo(new.conta_id, new.criado_em);
    new.alterado_por := app.usuario();
    new := app.por_prazos(new);
  else
    if new.status is distinct from old.status then
      if not new.status = any (app.proximos_status_atendimento(old.status))
        and not (old.status = 'resolvido' and new.status = 'fechado' and auth.uid() is null) then
        perform app.erro('transicao_invalida', 422, jsonb_build_object(
          'de', app.rotulo_atendimento(old.status), 'para', app.rotulo_atendimento(new.status))::text);
      end if;
      -- Enquanto espera o cliente, e enquanto esteve resolvido, o relógio não anda.
      if old.status in ('aguardando_cliente', 'resolvido') and new.status <> 'fechado' then
        new.minutos_pausados := old.minutos_pausados
          + app.minutos_uteis_da_conta(new.conta_id, coalesce(old.pausado_em, old.resolvido_em), app.agora());
      end if;
      if old.status = 'resolvido' and new.status = 'em_atendimento' then
        new.reaberturas := old.reaberturas + 1;
        new.resolvido_em := null;
      end if;
      new.pausado_em := case when new.status = 'aguardando_cliente' then app.agora() end;
      if new.status = 'resolvido' then
        new.resolvido_em := app.agora();
      elsif new.status = 'fechado' then
        new.fechado_em := app.agora();
      elsif old.status = 'novo' and new.chat_id is null then
        -- Sem conversa não há mensagem que conte como resposta: conta quem o assume.
        new.primeira_resposta_em := coalesce(new.primeira_resposta_em, app.agora());
      end if;
    end if;
    if (new.prioridade, new.minutos_pausados, new.primeira_resposta_em)
      is distinct from (old.prioridade, old.minutos_pausados, old.primeira_resposta_em) then
      new := app.por_prazos(new);
    end if;
    -- A hora da gravação, que outro gatilho já pôs, não é mudança.
    if to_jsonb(new) - 'atualizado_em' is distinct from to_jsonb(old) - 'atualizado_em' then
      new.versao := old.versao + 1;
      new.alterado_por := app.usuario();
    end if;
  end if;
  new.busca := app.sem_acento(concat_ws(' ', new.codigo, new.assunto));
  return new;
end $$;
create trigger preparar before insert or update on public.atendimentos
  for each row execute function app.preparar_atendimento();
create trigger marcar_atualizacao before update on public.atendimentos
  for each row execute function app.marcar_atualizacao();

-- O histórico de um atendimento é o que a auditoria guarda dele.
create function app.auditar_atendimento() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  antes constant jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) end;
  depois constant jsonb := to_jsonb(new);
  mudou jsonb := '{}';
begin
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(campo, jsonb_build_object('de', antes -> campo, 'para', depois -> campo)) into mudou
    from unnest(array['status', 'prioridade', 'categoria', 'responsavel_id', 'assunto', 'excluido_em']) as campo
    where antes -> campo is distinct from depois -> campo;
  end if;
  if mudou is not null then
    insert into public.auditoria (conta_id, usuario_id, acao, entidade, entidade_id, detalhe, em)
      values (new.conta_id, app.usuario(), case tg_op when 'INSERT' then 'atendimento_aberto' else 'atendimento_mudado' end,
        'atendimentos', new.id, mudou, app.agora());
  end if;
  return null;
end $$;
create trigger auditar after insert or update on public.atendimentos
  for each row execute function app.auditar_atendimento();
create index auditoria_entidade on public.auditoria (entidade_id, em desc) where entidade_id is not null;

-- Excluir é marcar `excluido_em`, e pede o nível mais alto da página que o gatilho nomeia.
create function app.conferir_exclusao() returns trigger
language plpgsql set search_path = '' as $$
begin
  if auth.uid() is not null and not app.pode(tg_argv[0], 'gerir') then
    perform app.erro('sem_permissao', 403);
  end if;
  return new;
end $$;
create trigger conferir_exclusao before update of excluido_em on public.chats
  for each row when (new.excluido_em is distinct from old.excluido_em)
  execute function app.conferir_exclusao('pg-chats');
create trigger conferir_exclusao before update of excluido_em on public.atendimentos
  for each row when (new.excluido_em is distinct from old.excluido_em)
  execute function app.conferir_exclusao('pg-atendimentos');

-- Políticas e concessões -------------------------------------------------------------------------

alter table public.chats enable row level security;
alter table public.chats force row level security;
alter table public.mensagens enable row level security;
alter table public.mensagens force row level security;
alter table public.respostas_rapidas enable row level security;
alter table public.respostas_rapidas force row level security;
alter table public.atendimentos enable row level security;
alter table public.atendimentos force row level security;

create policy ler on public.chats for select to authenticated
  using (conta_id = (select app.conta()) and (select app.pode('pg-chats', 'ver'))
    and (not (select app.proprios('pg-chats')) or responsavel_id = (select app.usuario()) or responsavel_id is null));
create policy criar on public.chats for insert to authenticated
  with check (conta_id = (select app.conta()) and (select app.pode('pg-chats', 'editar'))
    and (not (select app.proprios('pg-chats')) or responsavel_id = (select app.usuario()) or responsavel_id is null));
create policy mudar on public.chats for update to authenticated
  using (conta_id = (select app.conta()) and (select app.pode('pg-chats', 'editar'))
    and (not (select app.proprios('pg-chats')) or responsavel_id = (select app.usuario()) or responsavel_id is null))
  with check (conta_id = (select app.conta()));

-- A conversa decide: a subconsulta corre sob as políticas dela.
create policy ler on public.mensagens for select to authenticated
  using (conta_id = (select app.conta()) and exists (select from public.chats c where c.id = chat_id));

create policy ler on public.respostas_rapidas for select to authenticated
  using (conta_id = (select app.conta()) and (select app.pode('pg-chats', 'ver')));
create policy criar on public.respostas_rapidas for insert to authenticated
  with check (conta_id = (select app.conta()) and (select app.pode('pg-chats', 'gerir')));
create policy mudar on public.respostas_rapidas for update to authenticated
  using (conta_id = (select app.conta()) and (select app.pode('pg-chats', 'gerir')))
  with check (conta_id = (select app.conta()));
create policy excluir on public.respostas_rapidas for delete to authenticated
  using (conta_id = (select app.conta()) and (select app.pode('pg-chats', 'gerir')));

create function app.ve_atendimentos() returns boolean
language sql stable security definer set search_path = '' as $$
  select app.pode(array['pg-atendimentos', 'pg-atendimento', 'pg-chats', 'pg-contato'], 'ver')
$$;
create policy ler on public.atendimentos for select to authenticated
  using (conta_id = (select app.conta()) and (select app.ve_atendimentos()));
create policy criar on public.atendimentos for insert to authenticated
  with check (conta_id = (select app.conta())
    and (select app.pode(array['pg-atendimentos', 'pg-chats'], 'editar')));
create policy mudar on public.atendimentos for update to authenticated
  using (conta_id = (select app.conta()) and (select app.pode('pg-atendimentos', 'editar')))
  with check (conta_id = (select app.conta()));

-- Um anexo se vê onde se vê a conversa ou o atendimento dele.
alter policy ler on public.arquivos
  using (conta_id = (select app.conta()) and (
    enviado_por = (select app.usuario())
    or coalesce(app.ve_arquivo(entidade), false)
    or (entidade = 'chat' and exists (select from public.chats c where c.id = entidade_id))
    or (entidade = 'atendimento' and (select app.ve_atendimentos()))));
alter policy excluir on public.arquivos
  using (conta_id = (select app.conta()) and (
    enviado_por = (select app.usuario())
    or (entidade = 'contato' and (select app.pode(array['pg-contatos', 'pg-contato'], 'gerir')))
    or (entidade = 'chat' and (select app.pode('pg-chats', 'gerir')))
    or (entidade = 'atendimento' and (select app.pode('pg-atendimentos', 'gerir')))));

-- O que decorre de regras — o status, os prazos, as não lidas — muda só pelas funções.
grant select on public.chats, public.mensagens, public.respostas_rapidas, public.atendimentos to authenticated;
grant insert (id, contato_id, canal, canal_ref, prioridade, responsavel_id), update (prioridade, excluido_em)
  on public.chats to authenticated;
grant insert (id, atalho, texto, canal, modelo_aprovado), update (atalho, texto, canal, modelo_aprovado), delete
  on public.respostas_rapidas to authenticated;
grant insert (id, contato_id, chat_id, transacao_id, assunto, descricao, categoria, prioridade, canal, responsavel_id),
  update (transacao_id, assunto, descricao, categoria, prioridade, responsavel_id, satisfacao, excluido_em)
  on public.atendimentos to authenticated;
grant all on public.chats, public.mensagens, public.respostas_rapidas, public.atendimentos to service_role;

-- Tempo real: exatamente estas quatro, com a chave primária como identidade.
alter publication supabase_realtime add table public.chats, public.usuarios, public.mensagens, public.atendimentos;

-- Visões -----------------------------------------------------------------------------------------

create view public.vw_chats with (security_invoker = true) as
select
  h.id,
  h.contato_id,
  c.nome as contato_nome,
  c.email as contato_email,
  c.telefone as contato_telefone,
  c.tag_ids,
  h.canal,
  h.canal_ref,
  h.status,
  h.prioridade,
  h.responsavel_id,
  r.nome as responsavel_nome,
  r.cor as responsavel_cor,
  h.ultima_mensagem_em,
  h.ultima_mensagem_previa,
  h.ultima_direcao,
  h.nao_lidas,
  h.janela_ate,
  h.adiado_ate,
  h.excluido_em,
  h.criado_em,
  h.atualizado_em,
  (c.busca || ' ' || app.sem_acento(h.canal_ref)) collate "C" as busca
from public.chats h
join public.contatos c on c.conta_id = h.conta_id and c.id = h.contato_id
left join public.usuarios r on r.conta_id = h.conta_id and r.id = h.responsavel_id
where h.excluido_em is null;
comment on view public.vw_chats is
  'Conversas não excluídas, com o contato e o responsável. @key id @notnull id contato_id contato_nome tag_ids canal canal_ref status prioridade ultima_mensagem_em ultima_mensagem_previa ultima_direcao nao_lidas criado_em atualizado_em busca';

create view public.vw_mensagens with (security_invoker = true) as
select
  m.id,
  m.chat_id,
  m.direcao,
  m.autor_id,
  u.nome as autor_nome,
  u.cor as autor_cor,
  m.tipo,
  m.conteudo,
  m.arquivo_id,
  a.nome as arquivo_nome,
  a.url as arquivo_url,
  a.ext as arquivo_ext,
  a.mime as arquivo_mime,
  a.tamanho as arquivo_tamanho,
  m.resposta_a,
  m.cliente_ref,
  m.canal_msg_id,
  m.status,
  m.erro_codigo,
  m.erro_texto,
  m.enviada_em,
  m.entregue_em,
  m.lida_em,
  m.criado_em,
  m.atualizado_em
from public.mensagens m
left join public.usuarios u on u.conta_id = m.conta_id and u.id = m.autor_id
left join public.arquivos a on a.conta_id = m.conta_id and a.id = m.arquivo_id;
comment on view public.vw_mensagens is
  'Mensagens, com quem escreveu e o anexo. @key id @notnull id chat_id direcao tipo status criado_em atualizado_em';

-- Os minutos consumidos são úteis, do começo ao fim da contagem: a pausa, a resolução ou agora.
create view public.vw_atendimentos with (security_invoker = true) as
select
  a.id,
  a.codigo,
  a.assunto,
  a.descricao,
  a.categoria,
  a.status,
  app.proximos_status_atendimento(a.status) as proximos_status,
  a.status not in ('resolvido', 'fechado') as aberto,
  a.prioridade,
  a.canal,
  a.contato_id,
  c.nome as contato_nome,
  c.email as contato_email,
  c.telefone as contato_telefone,
  a.chat_id,
  a.transacao_id,
  a.responsavel_id,
  r.nome as responsavel_nome,
  r.cor as responsavel_cor,
  a.primeira_resposta_em,
  a.resolvido_em,
  a.fechado_em,
  a.sla_resposta_em,
  a.sla_resolucao_em,
  a.sla_atencao_em,
  case
    when a.resolvido_em <= a.sla_resolucao_em then 'cumprido'
    when a.resolvido_em is not null then 'estourado'
    when a.pausado_em is not null then 'pausado'
    when (select app.agora()) > a.sla_resolucao_em
      or a.primeira_resposta_em is null and (select app.agora()) > a.sla_resposta_em then 'estourado'
    when (select app.agora()) >= a.sla_atencao_em then 'vencendo'
    else 'no_prazo'
  end as sla_situacao,
  (app.minutos_sla(a.prioridade)).resposta as sla_resposta_minutos,
  greatest(app.minutos_uteis_da_conta(a.conta_id, a.criado_em,
    coalesce(a.primeira_resposta_em, a.resolvido_em, a.pausado_em, (select app.agora())))
    - case when a.primeira_resposta_em is null then a.minutos_pausados else 0 end, 0) as sla_resposta_consumidos,
  (app.minutos_sla(a.prioridade)).resolucao as sla_resolucao_minutos,
  greatest(app.minutos_uteis_da_conta(a.conta_id, a.criado_em,
    coalesce(a.resolvido_em, a.pausado_em, (select app.agora()))) - a.minutos_pausados, 0) as sla_resolucao_consumidos,
  a.pausado_em,
  a.minutos_pausados,
  a.reaberturas,
  a.satisfacao,
  a.alterado_por,
  q.nome as alterado_por_nome,
  a.versao,
  a.excluido_em,
  a.criado_em,
  a.atualizado_em,
  (a.busca || ' ' || c.busca) collate "C" as busca
from public.atendimentos a
join public.contatos c on c.conta_id = a.conta_id and c.id = a.contato_id
left join public.usuarios r on r.conta_id = a.conta_id and r.id = a.responsavel_id
left join public.usuarios q on q.conta_id = a.conta_id and q.id = a.alterado_por
where a.excluido_em is null;
comment on view public.vw_atendimentos is
  'Atendimentos não excluídos, com o contato, o responsável e o SLA em minutos úteis. @key id @notnull id codigo assunto categoria status proximos_status aberto prioridade canal contato_id contato_nome sla_situacao sla_resposta_minutos sla_resposta_consumidos sla_resolucao_minutos sla_resolucao_consumidos minutos_pausados reaberturas versao criado_em atualizado_em busca';
comment on column public.vw_atendimentos.sla_situacao is
  'Pior dos prazos que ainda correm; depois de resolvido, se cumpriu o de resolução. @json {"type":"text","enum":["no_prazo","vencendo","estourado","pausado","cumprido"]}';

create view public.vw_atendimento_notas with (security_invoker = true) as
select n.id, n.entidade_id as atendimento_id, n.contato_id, n.texto, n.autor_id, u.nome as autor_nome, u.cor as autor_cor,
  n.criado_em
from public.contato_notas n
left join public.usuarios u on u.conta_id = n.conta_id and u.id = n.autor_id
where n.entidade = 'atendimentos' and n.entidade_id is not null;
comment on view public.vw_atendimento_notas is
  'Notas internas de atendimentos, com quem escreveu. @key id @notnull id atendimento_id contato_id texto criado_em';
create index contato_notas_entidade on public.contato_notas (entidade_id, criado_em desc) where entidade_id is not null;

create or replace view public.vw_contato_tarefas with (security_invoker = true) as
select t.id, t.contato_id, t.titulo, t.descricao, t.status, t.prioridade, t.vence_em, t.concluida_em, t.criado_em,
  t.responsavel_id, r.nome as responsavel_nome, t.criado_por, t.atendimento_id
from public.tarefas t
left join public.usuarios r on r.conta_id = t.conta_id and r.id = t.responsavel_id;

grant select on public.vw_chats, public.vw_mensagens, public.vw_atendimentos, public.vw_atendimento_notas
  to authenticated, service_role;
grant execute on function app.horario_valido(jsonb), app.minutos_sla(text), app.proximos_status_atendimento(text),
  app.ve_atendimentos(), app.conferir_exclusao(), app.minutos_uteis_da_conta(uuid, timestamptz, timestamptz)
  to authenticated, service_role;
