-- Contas, pessoas e páginas; e as funções pelas quais toda política decide.

create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;

create schema app;
grant usage on schema app to anon, authenticated, service_role;

-- Nada é concedido por omissão: cada tabela e cada função diz o que o cliente pode.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke execute on functions from anon, authenticated;
alter default privileges revoke execute on functions from public;

-- Erros ------------------------------------------------------------------------------------------

-- O código estável vai em `message`; `PTnnn` escolhe o status HTTP.
create function app.erro(codigo text, status int, detalhe text default null) returns void
language plpgsql set search_path = '' as $$
begin
  raise exception using errcode = 'PT' || status, message = codigo, detail = coalesce(detalhe, '');
end $$;

-- Texto e formatos -------------------------------------------------------------------------------

create function app.sem_acento(texto text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select translate(lower(texto), 'áàâãäéèêëíìîïóòôõöúùûüçñý', 'aaaaaeeeeiiiiooooouuuucny')
$$;

create function app.digitos(texto text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select regexp_replace(texto, '\D', '', 'g')
$$;

create function app.cpf_valido(cpf text) returns boolean
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  soma int;
  resto int;
begin
  if cpf !~ '^\d{11}$' or cpf = repeat(left(cpf, 1), 11) then
    return false;
  end if;
  for tamanho in 9..10 loop
    soma := 0;
    for posicao in 1..tamanho loop
      soma := soma + substr(cpf, posicao, 1)::int * (tamanho + 2 - posicao);
    end loop;
    resto := (soma * 10) % 11 % 10;
    if resto <> substr(cpf, tamanho + 1, 1)::int then
      return false;
    end if;
  end loop;
  return true;
end $$;

-- Alfanumérico desde julho de 2026: cada caractere vale ASCII - 48.
create function app.cnpj_valido(cnpj text) returns boolean
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  pesos constant int[] := array[6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];
  soma int;
  resto int;
begin
  if cnpj !~ '^[0-9A-Z]{12}\d{2}$' or cnpj = repeat(left(cnpj, 1), 14) then
    return false;
  end if;
  for tamanho in 12..13 loop
    soma := 0;
    for posicao in 1..tamanho loop
      soma := soma + (ascii(substr(cnpj, posicao, 1)) - 48) * pesos[13 - tamanho + posicao];
    end loop;
    resto := soma % 11;
    if (case when resto < 2 then 0 else 11 - resto end) <> substr(cnpj, tamanho + 1, 1)::int then
      return false;
    end if;
  end loop;
  return true;
end $$;

create function app.documento_mascarado(documento text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select case length(documento)
    when 11 then '•••.' || substr(documento, 4, 3) || '.' || substr(documento, 7, 3) || '-••'
    when 14 then '••.' || substr(documento, 3, 3) || '.' || substr(documento, 6, 3) || '/••••-••'
  end
$$;

create function app.marcar_atualizacao() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.atualizado_em := now();
  return new;
end $$;

-- Tabelas ----------------------------------------------------------------------------------------

create table public.contas (
  id uuid primary key default gen_random_uuid(),
  nome text not null check (char_length(nome) between 2 and 80),
  slug text not null unique,
  documento text check (documento is null or app.cpf_valido(documento) or app.cnpj_valido(documento)),
  documento_mascara text generated always as (app.documento_mascarado(documento)) stored,
  moeda char(3) not null default 'BRL',
  fuso text not null default 'America/Sao_Paulo',
  meta_mensal_centavos bigint not null default 0 check (meta_mensal_centavos >= 0),
  horario_atendimento jsonb not null
    default '{"dias":[1,2,3,4,5],"inicio":"09:00","fim":"18:00","feriados":[]}',
  dominio_link text,
  imposto_bps int not null default 0 check (imposto_bps between 0 and 5000),
  modo_teste boolean not null default false,
  criado_em timestamptz not null default now(),
  atualizado_em timestamptz not null default now()
);
comment on column public.contas.horario_atendimento is
  'Dias da semana (1 = segunda) e horas em que há atendimento. @json {"type":"json","fields":{"dias":{"type":"list","item":{"type":"number"}},"inicio":{"type":"text"},"fim":{"type":"text"},"feriados":{"type":"list","item":{"type":"text"}}}}';
create trigger marcar_atualizacao before update on public.contas
  for each row execute function app.marcar_atualizacao();

create table public.permissoes (
  pagina_id text primary key,
  titulo text not null,
  rota text not null,
  grupo_menu text,
  icone text,
  ordem int not null,
  no_menu boolean not null,
  oculta_sitemap boolean not null
);

insert into public.permissoes (pagina_id, titulo, rota, grupo_menu, icone, ordem, no_menu, oculta_sitemap) values
  ('pg-dashboard', 'Dashboard', '/dashboard/', 'Início', 'layout-dashboard', 1, true, true),
  ('pg-chats', 'Chats', '/chats/', 'Atendimento', 'messages-square', 2, true, true),
  ('pg-atendimentos', 'Atendimentos', '/atendimentos/', 'Atendimento', 'life-buoy', 3, true, true),
  ('pg-transacoes', 'Transações', '/vendas/transacoes/', 'Vendas', 'receipt', 4, true, true),
  ('pg-pipelines', 'Pipelines', '/vendas/pipelines/', 'Vendas', 'kanban', 5, true, true),
  ('pg-recuperacao', 'Recuperação', '/vendas/recuperacao/', 'Vendas', 'rotate-ccw', 6, true, true),
  ('pg-contatos', 'Contatos', '/contatos/', 'Vendas', 'users', 7, true, true),
  ('pg-usuarios-app', 'Usuários do app', '/vendas/usuarios-app/', 'Vendas', 'smartphone', 8, true, true),
  ('pg-envios-logistica', 'Envios', '/envios-logistica/', 'Logística', 'package', 9, true, true),
  ('pg-rastreios-envios', 'Rastreios de envios', '/vendas/rastreios-envios/', 'Logística', 'truck', 10, true, true),
  ('pg-comissoes', 'Comissões', '/financeiro/comissoes/', 'Financeiro', 'percent', 11, true, true),
  ('pg-importar-transacoes', 'Importar transações', '/financeiro/importar-transacoes/', 'Financeiro', 'upload', 12, true, true),
  ('pg-exportacoes', 'Exportações', '/financeiro/exportacoes/', 'Financeiro', 'download', 13, true, true),
  ('pg-metricas-facebook', 'Métricas do Facebook', '/trafego/metricas-facebook/', 'Tráfego', 'chart-column', 14, true, true),
  ('pg-transformador-link', 'Transformador de link', '/transformador-link-dmg/', 'Tráfego', 'link', 15, true, true),
  ('pg-chats-teste-variavel', 'Teste de chat por variável', '/chats-teste-variavel/', 'Testes', 'flask-conical', 16, true, true),
  ('pg-teste-chat', 'Teste de chat', '/teste-chat/:chat/', 'Testes', 'flask-conical', 17, true, true),
  ('pg-teste-realtime', 'Teste de mensagens em tempo real', '/teste-realtime-mensagens/', 'Testes', 'flask-conical', 18, true, true),
  ('pg-transacoes-antigo', 'Transações (versão antiga)', '/vendas/transacoes-antigo/', 'Testes', 'flask-conical', 19, true, true),
  ('pg-contato', 'Contato', '/contato/:contatoId/', null, null, 20, false, true),
  ('pg-atendimento', 'Atendimento', '/atendimentos/:atendimentoId/', null, null, 21, false, true),
  ('pg-perfil', 'Perfil', '/perfil/:usuarioId/', null, null, 22, false, true),
  ('pg-login', 'Entrar', '/', null, null, 23, false, false);

-- `id` é o sujeito da autenticação. Uma pessoa convidada tem um id provisório até concluir o cadastro;
-- por isso não há chave para auth.users e as chaves que apontam para cá seguem a mudança do id.
create table public.usuarios (
  id uuid primary key default gen_random_uuid(),
  conta_id uuid not null references public.contas on delete cascade,
  nome text not null check (char_length(nome) between 2 and 80),
  email text not null check (email = lower(email) and char_length(email) <= 254 and email like '_%@_%'),
  telefone text check (telefone ~ '^\+[1-9]\d{7,14}$'),
  avatar_url text,
  cor text not null default '#1D5BD6' check (cor ~ '^#[0-9A-Fa-f]{6}$'),
  perfil text not null
    check (perfil in ('proprietario', 'comercial', 'suporte', 'logistica', 'financeiro', 'trafego')),
  permissoes jsonb not null default '[]' check (jsonb_typeof(permissoes) = 'array'),
  ativo boolean not null default true,
  convidado_em timestamptz,
  presenca text not null default 'offline' check (presenca in ('online', 'ausente', 'offline')),
  visto_em timestamptz,
  som_notificacao boolean not null default true,
  criado_em timestamptz not null default now(),
  atualizado_em timestamptz not null default now(),
  unique (conta_id, id),
  unique (conta_id, email)
);
create index usuarios_conta_ativo on public.usuarios (conta_id, ativo);
comment on column public.usuarios.permissoes is
  'Páginas que a pessoa abre, e `conta` para quem cuida da conta. @json {"type":"list","item":{"type":"json","fields":{"pagina":{"type":"text"},"nivel":{"type":"text","nullable":true,"enum":["ver","editar","gerir"]},"escopo":{"type":"text","nullable":true,"enum":["todos","proprios"]}}}}';
create trigger marcar_atualizacao before update on public.usuarios
  for each row execute function app.marcar_atualizacao();

create table public.auditoria (
  id uuid primary key default gen_random_uuid(),
  conta_id uuid not null references public.contas on delete cascade,
  usuario_id uuid,
  acao text not null,
  entidade text not null,
  entidade_id uuid,
  detalhe jsonb not null default '{}',
  em timestamptz not null default now(),
  criado_em timestamptz not null default now(),
  atualizado_em timestamptz not null default now(),
  foreign key (conta_id, usuario_id) references public.usuarios (conta_id, id)
    on update cascade on delete set null (usuario_id)
);
create index auditoria_conta_em on public.auditoria (conta_id, em desc);

-- Quem pergunta ----------------------------------------------------------------------------------

-- Só quem está ativo tem usuário e conta: desativar alguém vale na consulta seguinte.
create function app.usuario() returns uuid
language sql stable security definer set search_path = '' as $$
  select id from public.usuarios where id = auth.uid() and ativo
$$;

create function app.conta() returns uuid
language sql stable security definer set search_path = '' as $$
  select conta_id from public.usuarios where id = auth.uid() and ativo
$$;

create function app.nivel(nome text) returns int
language sql immutable parallel safe set search_path = '' as $$
  select case nome when 'ver' then 1 when 'editar' then 2 when 'gerir' then 3 else 0 end
$$;

-- O item de `permissoes` de quem pergunta, com os valores de fábrica preenchidos.
create function app.permissao(pagina text, out nivel int, out escopo text)
language sql stable security definer set search_path = '' as $$
  select app.nivel(coalesce(item ->> 'nivel', 'editar')), coalesce(item ->> 'escopo', 'todos')
  from public.usuarios u, jsonb_array_elements(u.permissoes) as item
  where u.id = auth.uid() and u.ativo and item ->> 'pagina' = permissao.pagina
  limit 1
$$;

create function app.pode(pagina text, nivel text) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce((select p.nivel >= app.nivel(pode.nivel) from app.permissao(pagina) as p), false)
$$;

-- Verdadeiro quando alguma das páginas permite o nível.
create function app.pode(paginas text[], nivel text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from unnest(paginas) as pagina where app.pode(pagina, pode.nivel))
$$;

create function app.proprios(pagina text) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce((select p.escopo = 'proprios' from app.permissao(pagina) as p), false)
$$;

create function app.cuida_da_conta() returns boolean
language sql stable security definer set search_path = '' as $$
  select app.pode('conta', 'ver')
$$;

grant execute on all functions in schema app to anon, authenticated, service_role;

alter table public.usuarios alter column conta_id set default app.conta();
alter table public.auditoria alter column conta_id set default app.conta();

-- Permissões de fábrica --------------------------------------------------------------------------

-- Cada perfil é só um ponto de partida; depois valem as permissões da pessoa.
create function app.permissoes_do_perfil(perfil text) returns jsonb
language sql stable set search_path = '' as $$
  with fabrica(perfil, pagina, nivel, escopo) as (values
    ('comercial', 'pg-dashboard', 'ver', 'todos'), ('comercial', 'pg-contatos', 'editar', 'todos'),
    ('comercial', 'pg-contato', 'editar', 'todos'), ('comercial', 'pg-perfil', 'editar', 'proprios'),
    ('comercial', 'pg-usuarios-app', 'ver', 'todos'), ('comercial', 'pg-transacoes', 'ver', 'todos'),
    ('comercial', 'pg-pipelines', 'editar', 'proprios'), ('comercial', 'pg-recuperacao', 'editar', 'proprios'),
    ('comercial', 'pg-atendimentos', 'ver', 'todos'), ('comercial', 'pg-atendimento', 'ver', 'todos'),
    ('comercial', 'pg-chats', 'editar', 'proprios'), ('comercial', 'pg-comissoes', 'ver', 'proprios'),
    ('comercial', 'pg-transformador-link', 'editar', 'todos'),
    ('suporte', 'pg-contatos', 'editar', 'todos'), ('suporte', 'pg-contato', 'editar', 'todos'),
    ('suporte', 'pg-perfil', 'editar', 'proprios'), ('suporte', 'pg-usuarios-app', 'editar', 'todos'),
    ('suporte', 'pg-transacoes', 'ver', 'todos'), ('suporte', 'pg-rastreios-envios', 'ver', 'todos'),
    ('suporte', 'pg-atendimentos', 'editar', 'todos'), ('suporte', 'pg-atendimento', 'editar', 'todos'),
    ('suporte', 'pg-chats', 'editar', 'todos'),
    ('logistica', 'pg-perfil', 'editar', 'proprios'), ('logistica', 'pg-rastreios-envios', 'editar', 'todos'),
    ('logistica', 'pg-envios-logistica', 'editar', 'todos'), ('logistica', 'pg-atendimentos', 'ver', 'todos'),
    ('logistica', 'pg-atendimento', 'ver', 'todos'),
    ('financeiro', 'pg-dashboard', 'ver', 'todos'), ('financeiro', 'pg-contatos', 'ver', 'todos'),
    ('financeiro', 'pg-contato', 'ver', 'todos'), ('financeiro', 'pg-perfil', 'editar', 'proprios'),
    ('financeiro', 'pg-transacoes', 'editar', 'todos'), ('financeiro', 'pg-importar-transacoes', 'editar', 'todos'),
    ('financeiro', 'pg-comissoes', 'gerir', 'todos'), ('financeiro', 'pg-exportacoes', 'editar', 'todos'),
    ('financeiro', 'pg-metricas-facebook', 'ver', 'todos'), ('financeiro', 'pg-transacoes-antigo', 'ver', 'todos'),
    ('trafego', 'pg-dashboard', 'ver', 'todos'), ('trafego', 'pg-perfil', 'editar', 'proprios'),
    ('trafego', 'pg-transacoes', 'ver', 'todos'), ('trafego', 'pg-comissoes', 'ver', 'proprios'),
    ('trafego', 'pg-transformador-link', 'editar', 'todos'), ('trafego', 'pg-metricas-facebook', 'editar', 'todos')
  ), itens as (
    select p.ordem, f.pagina, f.nivel, f.escopo
    from fabrica f join public.permissoes p on p.pagina_id = f.pagina
    where f.perfil = permissoes_do_perfil.perfil
    union all
    select p.ordem, p.pagina_id, 'gerir', 'todos'
    from public.permissoes p
    where permissoes_do_perfil.perfil = 'proprietario' and p.pagina_id <> 'pg-login'
    union all
    select 1000, 'conta', 'gerir', 'todos' where permissoes_do_perfil.perfil = 'proprietario'
  )
  select coalesce(
    jsonb_agg(jsonb_build_object('pagina', pagina, 'nivel', nivel, 'escopo', escopo) order by ordem), '[]'::jsonb)
  from itens
$$;
grant execute on function app.permissoes_do_perfil(text) to authenticated, service_role;

-- Regras de usuarios -----------------------------------------------------------------------------

create function app.conferir_usuario() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select from jsonb_array_elements(new.permissoes) as item
    where coalesce(item ->> 'nivel', 'editar') not in ('ver', 'editar', 'gerir')
      or coalesce(item ->> 'escopo', 'todos') not in ('todos', 'proprios')
      or (item ->> 'pagina' is distinct from 'conta'
        and not exists (select from public.permissoes where pagina_id = item ->> 'pagina'))
  ) or (select count(*) <> count(distinct item ->> 'pagina') from jsonb_array_elements(new.permissoes) as item) then
    perform app.erro('validacao', 422, '{"permissoes":"lista inválida"}');
  end if;

  -- Quem não fala pela interface (migrações, funções de serviço) não tem usuário e passa.
  if tg_op = 'INSERT' or auth.uid() is null then
    return new;
  end if;

  if not app.cuida_da_conta() and (new.perfil, new.permissoes, new.ativo, new.convidado_em, new.email)
    is distinct from (old.perfil, old.permissoes, old.ativo, old.convidado_em, old.email) then
    perform app.erro('sem_permissao', 403);
  end if;
  if new.id = auth.uid() and app.cuida_da_conta()
    and (not new.ativo or not new.permissoes @> '[{"pagina":"conta"}]') then
    perform app.erro('sem_permissao', 403, 'Você não pode remover o próprio acesso de responsável.');
  end if;
  return new;
end $$;
create trigger conferir before insert or update on public.usuarios
  for each row execute function app.conferir_usuario();

-- Políticas e concessões -------------------------------------------------------------------------

alter table public.contas enable row level security;
alter table public.contas force row level security;
alter table public.permissoes enable row level security;
alter table public.permissoes force row level security;
alter table public.usuarios enable row level security;
alter table public.usuarios force row level security;
alter table public.auditoria enable row level security;
alter table public.auditoria force row level security;

create policy ler on public.contas for select to authenticated using (id = (select app.conta()));
create policy mudar on public.contas for update to authenticated
  using (id = (select app.conta()) and (select app.cuida_da_conta()))
  with check (id = (select app.conta()));
grant select (id, nome, slug, documento_mascara, moeda, fuso, meta_mensal_centavos, horario_atendimento,
  dominio_link, imposto_bps, modo_teste, criado_em, atualizado_em) on public.contas to authenticated;
grant update (nome, documento, moeda, fuso, meta_mensal_centavos, horario_atendimento, dominio_link,
  imposto_bps, modo_teste) on public.contas to authenticated;

create policy ler on public.permissoes for select to authenticated using (true);
grant select on public.permissoes to authenticated;

create policy ler on public.usuarios for select to authenticated using (conta_id = (select app.conta()));
create policy mudar on public.usuarios for update to authenticated
  using (conta_id = (select app.conta())
    and (id = (select app.usuario()) or (select app.cuida_da_conta())))
  with check (conta_id = (select app.conta()));
grant select on public.usuarios to authenticated;
grant update (nome, telefone, avatar_url, cor, presenca, visto_em, som_notificacao, perfil, permissoes, ativo)
  on public.usuarios to authenticated;

create policy ler on public.auditoria for select to authenticated
  using (conta_id = (select app.conta()) and (select app.cuida_da_conta()));
grant select on public.auditoria to authenticated;

grant all on public.contas, public.permissoes, public.usuarios, public.auditoria to service_role;

-- Visões -----------------------------------------------------------------------------------------

-- As duas visões que também `anon` pode ler. Correm com os direitos de quem as criou e filtram elas
-- mesmas por quem pergunta: sem sessão, nenhuma linha.
create view public.vw_permissoes with (security_barrier = true) as
select
  p.pagina_id as "paginaId",
  p.titulo,
  p.rota,
  p.grupo_menu as grupo,
  p.icone,
  p.ordem,
  p.no_menu and (p.grupo_menu <> 'Testes' or c.modo_teste) as "noMenu",
  p.pagina_id = 'pg-login' or coalesce(mine.nivel >= 1, false) as "podeVer",
  coalesce(mine.nivel >= 2, false) as "podeEditar",
  coalesce(mine.nivel >= 3, false) as "podeGerir",
  coalesce(mine.escopo, 'todos') as escopo
from public.permissoes p
join public.contas c on c.id = (select app.conta())
left join lateral app.permissao(p.pagina_id) as mine on true;
comment on view public.vw_permissoes is
  'O que quem pergunta pode fazer em cada página. @key paginaId @notnull paginaId titulo rota ordem noMenu podeVer podeEditar podeGerir escopo';
comment on column public.vw_permissoes.escopo is '@json {"type":"text","enum":["todos","proprios"]}';

create view public.vw_equipe with (security_barrier = true) as
select u.id, u.nome, u.avatar_url as "avatarUrl", u.cor, u.perfil, u.presenca
from public.usuarios u
where u.conta_id = (select app.conta()) and u.ativo;
comment on view public.vw_equipe is
  'Pessoas ativas da conta. @key id @notnull id nome cor perfil presenca';

grant select on public.vw_permissoes, public.vw_equipe to anon, authenticated, service_role;
