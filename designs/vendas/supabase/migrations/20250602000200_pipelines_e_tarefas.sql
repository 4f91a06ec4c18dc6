-- Pipelines, oportunidades e tarefas, e o que o anúncio custou.

create table public.pipelines (
  id uuid primary key default gen_random_uuid(),
  conta_id uuid not null default app.conta() references public.contas on delete cascade,
  nome text not null check (char_length(nome) between 2 and 60),
  ordem int not null,
  ativo boolean not null default true,
  padrao boolean not null default false,
  motivo_perda_obrigatorio boolean not null default true,
  criado_em timestamptz not null default now(),
  atualizado_em timestamptz not null default now(),
  unique (conta_id, id)
);
create unique index pipelines_conta_nome on public.pipelines (conta_id, lower(nome));
create unique index pipelines_conta_padrao on public.pipelines (conta_id) where padrao;
create trigger marcar_atualizacao before update on public.pipelines
  for each row execute function app.marcar_atualizacao();

create table public.etapas (
  id uuid primary key default gen_random_uuid(),
  conta_id uuid not null default app.conta() references public.contas on delete cascade,
  pipeline_id uuid not null,
  nome text not null check (char_length(nome) between 2 and 40),
  ordem int not null,
  cor text not null check (cor ~ '^#[0-9A-Fa-f]{6}$'),
  probabilidade int not null check (probabilidade between 0 and 100),
  dias_parada int check (dias_parada between 1 and 365),
  criado_em timestamptz not null default now(),
  atualizado_em timestamptz not null default now(),
  unique (conta_id, pipeline_id, id),
  unique (pipeline_id, ordem) deferrable initially deferred,
  foreign key (conta_id, pipeline_id) references public.pipelines (conta_id, id) on delete cascade
);
create trigger marcar_atualizacao before update on public.etapas
  for each row execute function app.marcar_atualizacao();

create table public.motivos_perda (
  id uuid primary key default gen_random_uuid(),
  conta_id uuid not null default app.conta() references public.contas on delete cascade,
  nome text not null,
  ordem int not null,
  ativo boolean not null default true,
  criado_em timestamptz not null default now(),
  atualizado_em timestamptz not null default now(),
  unique (conta_id, id)
);
create trigger marcar_atualizacao before update on public.motivos_perda
  for each row execute function app.marcar_atualizacao();

create table public.oportunidades (
  id uuid primary key default gen_random_uuid(),
  conta_id uuid not null default app.conta() references public.contas on delete cascade,
  titulo text not null check (char_length(titulo) between 3 and 120),
  pipeline_id uuid not null,
  etapa_id uuid not null,
  contato_id uuid not null,
  produto_id uuid,
  transacao_id uuid,
  responsavel_id uuid,
  valor_centavos bigint not null default 0 check (valor_centavos >= 0),
  moeda char(3) not null default 'BRL',
  status text not null default 'aberta' check (status in ('aberta', 'ganha', 'perdida')),
  posicao numeric not null,
  previsao_em date,
  entrou_etapa_em timestamptz not null default now(),
  motivo_perda_id uuid,
  motivo_detalhe text check (char_length(motivo_detalhe) <= 500),
  encerrada_em timestamptz,
  encerrada_por uuid,
  origem text not null default 'manual' check (origem in ('manual', 'recuperacao', 'chat', 'importacao')),
  observacao text check (char_length(observacao) <= 2000),
  versao int not null default 1,
  excluido_em timestamptz,
  criado_em timestamptz not null default now(),
  atualizado_em timestamptz not null default now(),
  unique (conta_id, id),
  check ((status = 'aberta') = (encerrada_em is null)),
  foreign key (conta_id, pipeline_id) references public.pipelines (conta_id, id),
  foreign key (conta_id, pipeline_id, etapa_id) references public.etapas (conta_id, pipeline_id, id),
  foreign key (conta_id, contato_id) references public.contatos (conta_id, id),
  foreign key (conta_id, produto_id) references public.produtos (conta_id, id) on delete set null (produto_id),
  foreign key (conta_id, transacao_id) references public.transacoes (conta_id, id) on delete set null (transacao_id),
  foreign key (conta_id, motivo_perda_id) references public.motivos_perda (conta_id, id),
  foreign key (conta_id, responsavel_id) references public.usuarios (conta_id, id)
    on update cascade on delete set null (responsavel_id),
  foreign key (conta_id, encerrada_por) references public.usuarios (conta_id, id)
    on update cascade on delete set null (encerrada_por)
);
create index oportunidades_quadro on public.oportunidades (conta_id, pipeline_id, status, etapa_id, posicao);
create index oportunidades_contato on public.oportunidades (conta_id, contato_id);
create trigger marcar_atualizacao before update on public.oportunidades
  for each row execute function app.marcar_atualizacao();

create table public.tarefas (
  id uuid primary key default gen_random_uuid(),
  conta_id uuid not null default app.conta() references public.contas on delete cascade,
  titulo text not null check (char_length(titulo) between 2 and 140),
  descricao text check (char_length(descricao) <= 2000),
  status text not null default 'a_fazer' check (status in ('a_fazer', 'em_andamento', 'concluida', 'cancelada')),
  prioridade text not null default 'normal' check (prioridade in ('baixa', 'normal', 'alta', 'urgente')),
  vence_em timestamptz,
  responsavel_id uuid not null default app.usuario(),
  contato_id uuid,
  oportunidade_id uuid,
  concluida_em timestamptz,
  posicao numeric not null default 0,
  criado_por uuid not null default app.usuario(),
  criado_em timestamptz not null default now(),
  atualizado_em timestamptz not null default now(),
  foreign key (conta_id, responsavel_id) references public.usuarios (conta_id, id) on update cascade,
  foreign key (conta_id, criado_por) references public.usuarios (conta_id, id) on update cascade,
  foreign key (conta_id, contato_id) references public.contatos (conta_id, id) on delete set null (contato_id),
  foreign key (conta_id, oportunidade_id) references public.oportunidades (conta_id, id)
    on delete set null (oportunidade_id)
);
create index tarefas_responsavel on public.tarefas (conta_id, responsavel_id, status, vence_em);
create index tarefas_contato on public.tarefas (conta_id, contato_id);
create function app.preparar_tarefa() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.status = 'concluida' then
    new.concluida_em := coalesce(new.concluida_em, app.agora());
  else
    new.concluida_em := null;
  end if;
  return new;
end $$;
create trigger preparar before insert or update on public.tarefas
  for each row execute function app.preparar_tarefa();
create trigger marcar_atualizacao before update on public.tarefas
  for each row execute function app.marcar_atualizacao();

create table public.contas_anuncio (
  id uuid primary key default gen_random_uuid(),
  conta_id uuid not null default app.conta() references public.contas on delete cascade,
  ref_externa text not null,
  nome text not null,
  moeda char(3) not null default 'BRL',
  fuso text not null default 'America/Sao_Paulo',
  atribuicao text not null default '7d_click,1d_view',
  sincronizada_em timestamptz,
  ativa boolean not null default true,
  criado_em timestamptz not null default now(),
  atualizado_em timestamptz not null default now(),
  unique (conta_id, id),
  unique (conta_id, ref_externa)
);
create trigger marcar_atualizacao before update on public.contas_anuncio
  for each row execute function app.marcar_atualizacao();

-- Uma linha por anúncio e dia, no fuso da conta de anúncio.
create table public.metricas_facebook (
  id uuid primary key default gen_random_uuid(),
  conta_id uuid not null default app.conta() references public.contas on delete cascade,
  conta_anuncio_id uuid not null,
  dia date not null,
  campanha_id text not null,
  campanha_nome text not null,
  conjunto_id text not null,
  conjunto_nome text not null,
  anuncio_id text not null,
  anuncio_nome text not null,
  gasto_centavos bigint not null default 0,
  impressoes bigint not null default 0,
  alcance bigint not null default 0,
  cliques bigint not null default 0,
  cliques_link bigint not null default 0,
  visualizacoes_pagina bigint not null default 0,
  checkouts int not null default 0,
  compras int not null default 0,
  valor_compras_centavos bigint not null default 0,
  moeda char(3) not null default 'BRL',
  criado_em timestamptz not null default now(),
  atualizado_em timestamptz not null default now(),
  unique (conta_id, anuncio_id, dia),
  foreign key (conta_id, conta_anuncio_id) references public.contas_anuncio (conta_id, id) on delete cascade
);
create index metricas_facebook_dia on public.metricas_facebook (conta_id, dia);
create index metricas_facebook_campanha on public.metricas_facebook (conta_id, campanha_id, dia);
create trigger marcar_atualizacao before update on public.metricas_facebook
  for each row execute function app.marcar_atualizacao();

-- Uma venda aprovada encerra como ganha a oportunidade mais antiga do contato para o produto.
create function app.ganhar_oportunidade() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.oportunidades set status = 'ganha', transacao_id = new.id, valor_centavos = new.valor_produto_centavos,
    encerrada_em = app.agora(), versao = versao + 1
  where id = (
    select o.id from public.oportunidades o
    where o.conta_id = new.conta_id and o.contato_id = new.contato_id and o.produto_id = new.produto_id
      and o.status = 'aberta' and o.excluido_em is null
    order by o.criado_em, o.id limit 1
  );
  return null;
end $$;
create trigger ganhar_ao_criar after insert on public.transacoes
  for each row when (new.status = 'aprovada') execute function app.ganhar_oportunidade();
create trigger ganhar_ao_mudar after update of status on public.transacoes
  for each row when (new.status = 'aprovada' and old.status is distinct from 'aprovada')
  execute function app.ganhar_oportunidade();

-- Políticas e concessões -------------------------------------------------------------------------

alter table public.pipelines enable row level security;
alter table public.pipelines force row level security;
alter table public.etapas enable row level security;
alter table public.etapas force row level security;
alter table public.motivos_perda enable row level security;
alter table public.motivos_perda force row level security;
alter table public.oportunidades enable row level security;
alter table public.oportunidades force row level security;
alter table public.tarefas enable row level security;
alter table public.tarefas force row level security;
alter table public.contas_anuncio enable row level security;
alter table public.contas_anuncio force row level security;
alter table public.metricas_facebook enable row level security;
alter table public.metricas_facebook force row level security;

-- Quem vê a página de um contato vê suas oportunidades, e com elas o nome do pipeline e da etapa.
create policy ler on public.pipelines for select to authenticated
  using (conta_id = (select app.conta()) and (select app.pode(array['pg-pipelines', 'pg-contato'], 'ver')));
create policy ler on public.etapas for select to authenticated
  using (conta_id = (select app.conta()) and (select app.pode(array['pg-pipelines', 'pg-contato'], 'ver')));
create policy ler on public.motivos_perda for select to authenticated
  using (conta_id = (select app.conta()) and (select app.pode(array['pg-pipelines', 'pg-contato'], 'ver')));
create policy ler on public.oportunidades for select to authenticated
  using (conta_id = (select app.conta()) and (select app.pode(array['pg-pipelines', 'pg-contato'], 'ver'))
    and (not (select app.proprios('pg-pipelines')) or responsavel_id = (select app.usuario())
      or responsavel_id is null));

create policy ler on public.tarefas for select to authenticated
  using (conta_id = (select app.conta()) and (responsavel_id = (select app.usuario())
    or criado_por = (select app.usuario()) or (select app.pode(array['pg-pipelines', 'pg-atendimentos'], 'gerir'))));
create policy criar on public.tarefas for insert to authenticated
  with check (conta_id = (select app.conta()) and criado_por = (select app.usuario()));
create policy mudar on public.tarefas for update to authenticated
  using (conta_id = (select app.conta())
    and (responsavel_id = (select app.usuario()) or criado_por = (select app.usuario())))
  with check (conta_id = (select app.conta()));
create policy excluir on public.tarefas for delete to authenticated
  using (conta_id = (select app.conta()) and (criado_por = (select app.usuario())
    or (select app.pode(array['pg-pipelines', 'pg-atendimentos'], 'gerir'))));

create policy ler on public.contas_anuncio for select to authenticated
  using (conta_id = (select app.conta()) and (select app.pode('pg-metricas-facebook', 'ver')));
create policy mudar on public.contas_anuncio for update to authenticated
  using (conta_id = (select app.conta()) and (select app.pode('pg-metricas-facebook', 'gerir')))
  with check (conta_id = (select app.conta()));
create policy ler on public.metricas_facebook for select to authenticated
  using (conta_id = (select app.conta()) and (select app.pode('pg-metricas-facebook', 'ver')));

grant select on public.pipelines, public.etapas, public.motivos_perda, public.oportunidades, public.tarefas,
  public.contas_anuncio, public.metricas_facebook to authenticated;
grant delete on public.tarefas to authenticated;
grant insert (id, titulo, descricao, status, prioridade, vence_em, responsavel_id, contato_id, oportunidade_id, posicao),
  update (titulo, descricao, status, prioridade, vence_em, responsavel_id, contato_id, oportunidade_id, posicao)
  on public.tarefas to authenticated;
grant update (nome, ativa) on public.contas_anuncio to authenticated;
grant all on public.pipelines, public.etapas, public.motivos_perda, public.oportunidades, public.tarefas,
  public.contas_anuncio, public.metricas_facebook to service_role;
grant execute on function app.preparar_tarefa() to authenticated, service_role;
