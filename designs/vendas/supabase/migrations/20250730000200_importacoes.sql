-- Importações: vendas de um arquivo CSV, conferidas antes e gravadas aos lotes, sem que ninguém precise esperar.

create table public.importacoes (
  id uuid primary key default gen_random_uuid(),
  conta_id uuid not null default app.conta() references public.contas on delete cascade,
  arquivo_id uuid not null,
  plataforma_padrao text check (plataforma_padrao in ('hotmart', 'kiwify', 'eduzz', 'braip', 'monetizze', 'perfectpay',
    'ticto', 'cartpanda', 'manual')),
  modo text not null default 'novas_e_atualizar' check (modo in ('so_novas', 'novas_e_atualizar')),
  mapeamento jsonb not null default '{}' check (jsonb_typeof(mapeamento) = 'object'),
  status text not null default 'na_fila' check (status in ('na_fila', 'processando', 'analisada', 'concluida',
    'concluida_com_erros', 'falhou', 'cancelada')),
  linhas_total int not null default 0,
  linhas_lidas int not null default 0,
  linhas_novas int not null default 0,
  linhas_atualizadas int not null default 0,
  linhas_ignoradas int not null default 0,
  linhas_erro int not null default 0,
  hash_arquivo text not null,
  cabecalho jsonb not null default '[]',
  amostra jsonb not null default '[]',
  separador text not null default ';',
  codificacao text not null default 'utf-8',
  produtos_novos jsonb not null default '[]',
  erro text,
  criado_por uuid not null default app.usuario(),
  iniciada_em timestamptz,
  terminada_em timestamptz,
  criado_em timestamptz not null default now(),
  atualizado_em timestamptz not null default now(),
  unique (conta_id, id),
  foreign key (conta_id, arquivo_id) references public.arquivos (conta_id, id),
  foreign key (conta_id, criado_por) references public.usuarios (conta_id, id) on update cascade
);
comment on column public.importacoes.mapeamento is
  'De que coluna do arquivo vem cada coluna nossa. @json {"type":"json"}';
comment on column public.importacoes.cabecalho is 'Os títulos do arquivo. @json {"type":"list","item":{"type":"text"}}';
comment on column public.importacoes.amostra is
  'As primeiras linhas do arquivo. @json {"type":"list","item":{"type":"list","item":{"type":"text"}}}';
comment on column public.importacoes.produtos_novos is
  'Produtos que o arquivo trouxe e que nasceram fora de venda. @json {"type":"list","item":{"type":"text"}}';
comment on column public.importacoes.iniciada_em is 'Quando começou a gravar; antes disso, só confere.';
create index importacoes_conta on public.importacoes (conta_id, criado_em desc);
create index importacoes_abertas on public.importacoes (atualizado_em) where status = 'processando';
create trigger marcar_atualizacao before update on public.importacoes
  for each row execute function app.marcar_atualizacao();

create table public.importacao_erros (
  id uuid primary key default gen_random_uuid(),
  conta_id uuid not null default app.conta() references public.contas on delete cascade,
  importacao_id uuid not null,
  linha int not null,
  coluna text,
  codigo text not null,
  mensagem text not null,
  valor text,
  criado_em timestamptz not null default now(),
  atualizado_em timestamptz not null default now(),
  foreign key (conta_id, importacao_id) references public.importacoes (conta_id, id) on delete cascade
);
create index importacao_erros_linha on public.importacao_erros (importacao_id, linha);
create trigger marcar_atualizacao before update on public.importacao_erros
  for each row execute function app.marcar_atualizacao();

-- As linhas que passaram na leitura, até que se gravem; só as funções as alcançam.
create table app.importacao_linhas (
  importacao_id uuid not null references public.importacoes on delete cascade,
  linha int not null,
  plataforma text not null,
  codigo text not null,
  dados jsonb not null,
  situacao text not null default 'nova' check (situacao in ('nova', 'atualizar', 'igual', 'erro')),
  primary key (importacao_id, linha)
);

alter table public.transacoes add column importacao_id uuid,
  add column afiliado_comissao_centavos bigint check (afiliado_comissao_centavos >= 0),
  add foreign key (conta_id, importacao_id) references public.importacoes (conta_id, id)
    on delete set null (importacao_id);
comment on column public.transacoes.afiliado_comissao_centavos is
  'O que a plataforma informou que o afiliado leva; sem isso, vale o percentual do produto.';
create index transacoes_importacao on public.transacoes (conta_id, importacao_id) where importacao_id is not null;
grant select (importacao_id) on public.transacoes to authenticated;

alter table public.importacoes enable row level security;
alter table public.importacoes force row level security;
alter table public.importacao_erros enable row level security;
alter table public.importacao_erros force row level security;
create policy ler on public.importacoes for select to authenticated
  using (conta_id = (select app.conta()) and (select app.pode('pg-importar-transacoes', 'ver')));
create policy ler on public.importacao_erros for select to authenticated
  using (conta_id = (select app.conta()) and (select app.pode('pg-importar-transacoes', 'ver')));
grant select on public.importacoes, public.importacao_erros to authenticated;
grant all on public.importacoes, public.importacao_erros to service_role;

create or replace function app.ve_arquivo(entidade text) returns boolean
language sql stable security definer set search_path = '' as $$
  select case entidade
    when 'contato' then app.ve_contatos('ver')
    when 'comissao' then app.pode('pg-comissoes', 'ver')
    when 'importacao' then app.pode('pg-importar-transacoes', 'ver')
    when 'exportacao' then app.pode('pg-exportacoes', 'gerir')
    when 'produto' then true
  end
$$;

create view public.vw_importacoes with (security_invoker = true) as
select i.id, i.plataforma_padrao, i.modo, i.mapeamento, i.status, i.linhas_total, i.linhas_lidas, i.linhas_novas,
  i.linhas_atualizadas, i.linhas_ignoradas, i.linhas_erro, i.cabecalho, i.amostra, i.separador, i.codificacao,
  i.produtos_novos, i.erro, i.iniciada_em, i.terminada_em, i.criado_em, a.nome as arquivo_nome, a.tamanho as arquivo_tamanho,
  replace(a.url, '/storage/v1/object/authenticated/importacoes/', '') as caminho, u.nome as criado_por_nome
from public.importacoes i
left join public.arquivos a on a.conta_id = i.conta_id and a.id = i.arquivo_id
join public.usuarios u on u.conta_id = i.conta_id and u.id = i.criado_por;
comment on view public.vw_importacoes is
  'Arquivos que se importaram, e como foi. @key id @notnull id modo mapeamento status linhas_total linhas_lidas linhas_novas linhas_atualizadas linhas_ignoradas linhas_erro cabecalho amostra separador codificacao produtos_novos criado_em criado_por_nome';
comment on column public.vw_importacoes.mapeamento is '@json {"type":"json"}';
comment on column public.vw_importacoes.cabecalho is '@json {"type":"list","item":{"type":"text"}}';
comment on column public.vw_importacoes.amostra is '@json {"type":"list","item":{"type":"list","item":{"type":"text"}}}';
comment on column public.vw_importacoes.produtos_novos is '@json {"type":"list","item":{"type":"text"}}';
grant select on public.vw_importacoes to authenticated;

-- Comissões de muitas vendas de uma vez --------------------------------------------------------------

/*
 * Divide o líquido de cada venda: afiliado, gerentes, coprodutores, e o resto é de quem produz. As partes somam sempre o
 * líquido: cada uma leva no máximo o que resta. Vendas que já têm comissões ficam como estão.
 */
create function app.calcular_comissoes(p_transacoes uuid[]) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  with vendas as (
    select t.id, t.conta_id, t.moeda, t.garantia_ate, t.aprovada_em, t.produto_id, t.afiliado_nome, t.afiliado_email,
      t.afiliado_comissao_centavos as informado, t.valor_liquido_centavos as liquido, coalesce(p.afiliado_bps, 0) as bps,
      case when t.status = 'completa' then 'liberada' else 'prevista' end as situacao
    from public.transacoes t
    left join public.produtos p on p.conta_id = t.conta_id and p.id = t.produto_id
    where t.id = any(p_transacoes) and not exists (select from public.comissoes c where c.transacao_id = t.id)
  ), participantes as (
    select v.id, p.papel, p.nome, p.email, p.usuario_id, p.percentual_bps,
      row_number() over (partition by v.id, p.papel order by p.email, p.id) as lugar
    from vendas v
    join public.produto_participantes p on p.conta_id = v.conta_id and p.produto_id = v.produto_id
      and p.papel in ('gerente_afiliados', 'coprodutor')
      and (p.papel = 'coprodutor' or v.afiliado_email is not null)
      and p.inicio <= app.dia(v.aprovada_em) and (p.fim is null or p.fim >= app.dia(v.aprovada_em))
  ), antes as (
    select v.id, 'afiliado' as papel, coalesce(v.afiliado_nome, v.afiliado_email) as nome, v.afiliado_email as email,
      null::uuid as usuario_id, case when v.informado is null then v.bps end as percentual_bps, 0::bigint as lugar,
      coalesce(v.informado, v.liquido * v.bps / 10000) as pedido, v.liquido as base, v.liquido as resta
    from vendas v where v.afiliado_email is not null and (v.bps > 0 or v.informado is not null)
    union all
    select v.id, q.papel, q.nome, q.email, q.usuario_id, q.percentual_bps, q.lugar,
      v.liquido * q.percentual_bps / 10000, v.liquido, v.liquido
    from participantes q join vendas v on v.id = q.id where q.papel = 'gerente_afiliados'
  ), primeiros as (
    select *, greatest(0, least(pedido, resta - coalesce(sum(pedido) over (
      partition by id order by lugar rows between unbounded preceding and 1 preceding), 0)))::bigint as valor
    from antes
  ), bases as (
    -- Todos os coprodutores dividem o que afiliado e gerente deixaram.
    select v.id, v.liquido - coalesce((select sum(f.valor) from primeiros f where f.id = v.id), 0)::bigint as base
    from vendas v
  ), depois as (
    select q.id, q.papel, q.nome, q.email, q.usuario_id, q.percentual_bps, q.lugar,
      b.base * q.percentual_bps / 10000 as pedido, b.base, b.base as resta
    from participantes q join bases b on b.id = q.id where q.papel = 'coprodutor'
  ), segundos as (
    select *, greatest(0, least(pedido, resta - coalesce(sum(pedido) over (
      partition by id order by lugar rows between unbounded preceding and 1 preceding), 0)))::bigint as valor
    from depois
  ), partes as (
    -- Quem divide duas vezes um produto recebe as duas, em uma linha.
    select id, papel, min(nome) as nome, email, (array_agg(usuario_id))[1] as usuario_id,
      sum(percentual_bps)::int as percentual_bps, max(base) as base, sum(valor)::bigint as valor
    from (select * from primeiros union all select * from segundos) as todas
    group by id, papel, email
  ), produtores as (
    select v.id, k.nome, coalesce(dono.email, k.slug) as email, dono.id as usuario_id,
      v.liquido - coalesce((select sum(p.valor) from partes p where p.id = v.id), 0)::bigint as valor
    from vendas v
    join public.contas k on k.id = v.conta_id
    left join lateral (
      select u.id, u.email from public.usuarios u where u.conta_id = v.conta_id and u.perfil = 'proprietario'
      order by u.criado_em, u.id limit 1) as dono on true
  )
  insert into public.comissoes (conta_id, transacao_id, papel, beneficiario_nome, beneficiario_email, usuario_id, origem,
    base_centavos, percentual_bps, valor_centavos, moeda, status, prevista_para)
  select v.conta_id, v.id, p.papel, p.nome, p.email, p.usuario_id,
    case when p.papel = 'afiliado' and v.informado is not null then 'informada' else 'calculada' end,
    p.base, p.percentual_bps, p.valor, v.moeda, v.situacao, app.dia(v.garantia_ate)
  from partes p join vendas v on v.id = p.id
  union all
  select v.conta_id, v.id, 'produtor', p.nome, p.email, p.usuario_id, 'calculada', v.liquido, null, p.valor, v.moeda,
    v.situacao, app.dia(v.garantia_ate)
  from produtores p join vendas v on v.id = p.id;

  update public.transacoes t set minha_comissao_centavos = c.valor_centavos
  from public.comissoes c
  where t.id = any(p_transacoes) and c.transacao_id = t.id and c.papel = 'produtor' and c.tipo = 'credito'
    and t.minha_comissao_centavos = 0 and c.valor_centavos > 0;
end $$;

create or replace function app.calcular_comissoes(p_transacao uuid) returns void
language sql volatile security definer set search_path = '' as $$
  select app.calcular_comissoes(array[p_transacao])
$$;

-- As vendas de uma importação entram muitas de cada vez, e o que decorre delas se faz uma vez por lote.
drop trigger decorrer_ao_criar on public.transacoes;
create trigger decorrer_ao_criar after insert on public.transacoes
  for each row when (new.origem <> 'importacao') execute function app.decorrer_do_status();
drop trigger enviar_ao_criar on public.transacoes;
create trigger enviar_ao_criar after insert on public.transacoes
  for each row when (new.origem <> 'legado'
    and (new.origem <> 'importacao' or new.pedida_em > now() - interval '31 days'))
  execute function app.enviar_produto();

-- Totais de contatos e de dias também: uma importação os refaz uma vez, no fim.
create function app.importando() returns boolean
language sql stable as $$
  select coalesce(current_setting('app.importando', true), '') = 'sim'
$$;
drop trigger recontar_ao_criar on public.transacoes;
create trigger recontar_ao_criar after insert on public.transacoes
  referencing new table as depois for each statement when (not app.importando())
  execute function app.recontar_apos_transacoes();
drop trigger recontar_ao_mudar on public.transacoes;
create trigger recontar_ao_mudar after update on public.transacoes
  referencing old table as antes new table as depois for each statement when (not app.importando())
  execute function app.recontar_apos_transacoes();
drop trigger somar_ao_criar on public.transacoes;
create trigger somar_ao_criar after insert on public.transacoes
  referencing new table as depois for each statement when (not app.importando())
  execute function app.somar_ao_mudar();
drop trigger somar_ao_mudar on public.transacoes;
create trigger somar_ao_mudar after update on public.transacoes
  referencing old table as antes new table as depois for each statement when (not app.importando())
  execute function app.somar_ao_mudar();
grant execute on function app.importando() to authenticated, service_role;

-- Arquivo, colunas, conferência, gravação ------------------------------------------------------------

create function app.importacao_de(p_id uuid) returns public.importacoes
language plpgsql volatile security definer set search_path = '' as $$
declare
  i public.importacoes;
begin
  if not app.pode('pg-importar-transacoes', 'editar') then
    perform app.erro('sem_permissao', 403);
  end if;
  select * into i from public.importacoes where id = p_id and conta_id = app.conta() for update;
  if not found then
    perform app.erro('nao_encontrado', 404);
  end if;
  return i;
end $$;

-- Só a função `importacoes` chama, com a sessão de quem enviou o arquivo, depois de o ler.
create function public.rpc_importacao_criar(p_caminho text, p_nome text, p_tamanho int, p_hash text, p_total int,
  p_cabecalho jsonb, p_amostra jsonb, p_separador text, p_codificacao text, p_mapeamento jsonb)
returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  arquivo uuid;
  nova uuid;
begin
  if not app.pode('pg-importar-transacoes', 'editar') then
    perform app.erro('sem_permissao', 403);
  end if;
  if split_part(p_caminho, '/', 1) <> app.conta()::text then
    perform app.erro('nao_encontrado', 404);
  end if;
  insert into public.arquivos (conta_id, url, nome, ext, tag, tamanho, mime, entidade, enviado_por)
    values (app.conta(), '/storage/v1/object/authenticated/importacoes/' || p_caminho, p_nome, 'csv', 'importacao',
      p_tamanho, 'text/csv', 'importacao', app.usuario())
    returning id into arquivo;
  insert into public.importacoes (arquivo_id, hash_arquivo, linhas_total, cabecalho, amostra, separador, codificacao,
    mapeamento)
    values (arquivo, p_hash, p_total, p_cabecalho, p_amostra, p_separador, p_codificacao, p_mapeamento)
    returning id into nova;
  update public.arquivos set entidade_id = nova where id = arquivo;
  return nova;
end $$;
comment on function public.rpc_importacao_criar is
  'Guarda um arquivo lido e os seus títulos, e devolve o id da importação. @notnull @json p_cabecalho {"type":"list","item":{"type":"text"}} @json p_amostra {"type":"list","item":{"type":"list","item":{"type":"text"}}} @json p_mapeamento {"type":"json"}';

-- Quando este mesmo arquivo já entrou; nulo, se não entrou.
create function public.rpc_importacao_repetida(p_id uuid) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select max(outra.terminada_em)
  from public.importacoes esta
  join public.importacoes outra on outra.conta_id = esta.conta_id and outra.hash_arquivo = esta.hash_arquivo
    and outra.id <> esta.id and outra.status in ('concluida', 'concluida_com_erros')
  where esta.id = p_id and esta.conta_id = app.conta() and app.pode('pg-importar-transacoes', 'ver')
$$;
comment on function public.rpc_importacao_repetida is
  'Quando o arquivo de uma importação já foi importado por inteiro. @nullable';

create function public.rpc_importacao_mapear(p_id uuid, p_mapeamento jsonb, p_plataforma text, p_modo text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  i constant public.importacoes := app.importacao_de(p_id);
begin
  if i.status not in ('na_fila', 'analisada', 'falhou') or i.iniciada_em is not null then
    perform app.erro('transicao_invalida', 422, '{"de":"Em andamento","para":"Mapeada"}');
  end if;
  update public.importacoes
    set mapeamento = p_mapeamento, plataforma_padrao = nullif(p_plataforma, ''), modo = p_modo
    where id = p_id;
end $$;
comment on function public.rpc_importacao_mapear is
  'Diz de que coluna do arquivo vem cada coluna nossa. @json p_mapeamento {"type":"json"}';

-- O que falta para que as linhas se possam ler.
create function app.colunas_que_faltam(i public.importacoes) returns text
language sql immutable set search_path = '' as $$
  select string_agg(titulo, ', ' order by lugar)
  from (values
    (1, 'Plataforma', array['plataforma']), (2, 'Transação', array['transacao']), (3, 'Status', array['status']),
    (4, 'Data do pedido', array['data_pedido']), (5, 'Produto', array['produto']),
    (6, 'Forma de pagamento', array['forma_pagamento']), (7, 'Valor', array['valor']),
    (8, 'Nome do comprador', array['comprador_nome']),
    (9, 'E-mail ou telefone do comprador', array['comprador_email', 'comprador_telefone'])
  ) as c(lugar, titulo, chaves)
  where not exists (select from unnest(chaves) as chave where coalesce(i.mapeamento ->> chave, '') <> '')
    and not (lugar = 1 and i.plataforma_padrao is not null)
$$;

-- Começa a conferir. A função `importacoes` lê o arquivo e entrega as linhas; nada se grava nas vendas.
create function public.rpc_importacao_analisar(p_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  i constant public.importacoes := app.importacao_de(p_id);
begin
  if i.status not in ('na_fila', 'analisada', 'falhou') or i.iniciada_em is not null then
    perform app.erro('transicao_invalida', 422, '{"de":"Em andamento","para":"Em conferência"}');
  end if;
  if app.colunas_que_faltam(i) is not null then
    perform app.erro('validacao', 422,
      jsonb_build_object('mapeamento', 'Falta mapear: ' || app.colunas_que_faltam(i) || '.')::text);
  end if;
  delete from public.importacao_erros where importacao_id = p_id;
  delete from app.importacao_linhas where importacao_id = p_id;
  update public.importacoes set status = 'processando', linhas_lidas = 0, linhas_novas = 0, linhas_atualizadas = 0,
    linhas_ignoradas = 0, linhas_erro = 0, erro = null where id = p_id;
end $$;
comment on function public.rpc_importacao_analisar is 'Começa a conferir as linhas de um arquivo, sem gravar nada.';

create function public.rpc_importacao_executar(p_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  i constant public.importacoes := app.importacao_de(p_id);
begin
  if i.status <> 'analisada' then
    perform app.erro('transicao_invalida', 422, '{"de":"Sem conferência","para":"Em gravação"}');
  end if;
  update public.importacoes set status = 'processando', iniciada_em = app.agora(), linhas_lidas = 0, linhas_novas = 0,
    linhas_atualizadas = 0, linhas_ignoradas = 0 where id = p_id;
  insert into public.auditoria (conta_id, usuario_id, acao, entidade, entidade_id, detalhe)
    values (i.conta_id, app.usuario(), 'importacao', 'transacoes', p_id, jsonb_build_object('linhas', i.linhas_total));
end $$;
comment on function public.rpc_importacao_executar is 'Começa a gravar as linhas conferidas de um arquivo.';

-- Para onde está: o que já se gravou fica.
create function public.rpc_importacao_cancelar(p_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  i constant public.importacoes := app.importacao_de(p_id);
begin
  if i.status not in ('na_fila', 'processando', 'analisada') then
    perform app.erro('transicao_invalida', 422, '{"de":"Terminada","para":"Cancelada"}');
  end if;
  update public.importacoes set status = 'cancelada', terminada_em = app.agora() where id = p_id;
  delete from app.importacao_linhas where importacao_id = p_id;
  perform app.somar_importacao(i);
end $$;
comment on function public.rpc_importacao_cancelar is 'Para uma importação; o que já foi gravado fica.';

-- O relatório de erros, como a planilha o lê.
create function public.rpc_importacao_erros_csv(p_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select E'linha;coluna;codigo;mensagem;valor\r\n' || coalesce(string_agg(
    e.linha || ';' || app.csv_celula(e.coluna) || ';' || e.codigo || ';' || app.csv_celula(e.mensagem) || ';'
      || app.csv_celula(e.valor), E'\r\n' order by e.linha, e.codigo) || E'\r\n', '')
  from public.importacao_erros e
  where e.importacao_id = p_id and e.conta_id = app.conta() and app.pode('pg-importar-transacoes', 'ver')
$$;
comment on function public.rpc_importacao_erros_csv is 'As linhas com erro de uma importação, em CSV. @notnull';

grant execute on function
  public.rpc_importacao_criar(text, text, int, text, int, jsonb, jsonb, text, text, jsonb),
  public.rpc_importacao_repetida(uuid), public.rpc_importacao_mapear(uuid, jsonb, text, text),
  public.rpc_importacao_analisar(uuid), public.rpc_importacao_executar(uuid), public.rpc_importacao_cancelar(uuid),
  public.rpc_importacao_erros_csv(uuid) to authenticated;

-- Só a função `importacoes` chama o que segue, com a chave de serviço --------------------------------

create function public.rpc_importacao_arquivo(p_id uuid)
returns table (caminho text, separador text, codificacao text, mapeamento jsonb, plataforma text)
language sql stable security definer set search_path = '' as $$
  select replace(a.url, '/storage/v1/object/authenticated/importacoes/', ''), i.separador, i.codificacao, i.mapeamento,
    i.plataforma_padrao
  from public.importacoes i join public.arquivos a on a.id = i.arquivo_id
  where i.id = p_id and i.status = 'processando'
$$;

-- Linhas lidas e erros achados. Falso quando a importação foi cancelada.
create function public.rpc_importacao_receber(p_id uuid, p_linhas jsonb, p_erros jsonb, p_lidas int) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  i public.importacoes;
begin
  update public.importacoes set linhas_lidas = p_lidas where id = p_id and status = 'processando' returning * into i;
  if not found then
    return false;
  end if;
  insert into app.importacao_linhas (importacao_id, linha, plataforma, codigo, dados)
  select p_id, l.linha, l.plataforma, l.codigo, l.dados
  from jsonb_to_recordset(p_linhas) as l(linha int, plataforma text, codigo text, dados jsonb);
  insert into public.importacao_erros (conta_id, importacao_id, linha, coluna, codigo, mensagem, valor)
  select i.conta_id, p_id, e.linha, e.coluna, e.codigo, e.mensagem, left(e.valor, 200)
  from jsonb_to_recordset(p_erros) as e(linha int, coluna text, codigo text, mensagem text, valor text);
  return true;
end $$;

-- O que se lê de uma linha.
create type app.venda_importada as (
  status text, status_origem text, pedida_em timestamptz, aprovada_em timestamptz, produto text, produto_codigo text,
  forma text, valor bigint, nome text, email text, telefone text, documento text, oferta text, parcelas int,
  desconto bigint, frete bigint, taxa bigint, moeda text, cupom text, tipo_item text, afiliado_nome text,
  afiliado_email text, afiliado_comissao bigint, cep text, cidade text, uf text, utm_source text, utm_medium text,
  utm_campaign text, utm_content text, utm_term text, src text, sck text
);

-- Se o arquivo diz outra coisa do que se sabe; o que ele não traz não conta.
create function app.importacao_muda(t public.transacoes, v app.venda_importada) returns boolean
language sql stable set search_path = '' as $$
  select (v.status, v.forma, v.valor, v.desconto, v.frete, v.taxa, v.parcelas, v.moeda, v.pedida_em)
      is distinct from (t.status, t.forma_pagamento, t.valor_produto_centavos, t.desconto_centavos, t.frete_centavos,
        t.taxa_plataforma_centavos, t.parcelas, t.moeda::text, t.pedida_em)
    or (coalesce(v.aprovada_em, t.aprovada_em), coalesce(v.nome, t.comprador_nome), coalesce(v.email, t.comprador_email),
      coalesce(v.cupom, t.cupom), coalesce(v.oferta, t.oferta_nome), coalesce(v.afiliado_nome, t.afiliado_nome),
      coalesce(v.afiliado_email, t.afiliado_email), coalesce(v.utm_source, t.utm_source),
      coalesce(v.utm_medium, t.utm_medium), coalesce(v.utm_campaign, t.utm_campaign),
      coalesce(v.utm_content, t.utm_content), coalesce(v.utm_term, t.utm_term), coalesce(v.src, t.src),
      coalesce(v.sck, t.sck))
    is distinct from (t.aprovada_em, t.comprador_nome, t.comprador_email, t.cupom, t.oferta_nome, t.afiliado_nome,
      t.afiliado_email, t.utm_source, t.utm_medium, t.utm_campaign, t.utm_content, t.utm_term, t.src, t.sck)
$$;

-- Todas as linhas foram lidas: diz o que cada uma vai ser.
create function public.rpc_importacao_analisada(p_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  i public.importacoes;
begin
  select * into i from public.importacoes where id = p_id and status = 'processando' and iniciada_em is null for update;
  if not found then
    return;
  end if;
  -- Sem estatísticas, o banco percorre todas as linhas do arquivo a cada lote que grava.
  analyze app.importacao_linhas;
  update app.importacao_linhas l
  set situacao = case
    when i.modo = 'so_novas' then 'igual'
    when v.status <> t.status and not app.transicao_permitida(t.status, v.status, 'importacao') then 'erro'
    when app.importacao_muda(t, v) then 'atualizar'
    else 'igual' end
  from public.transacoes t, app.importacao_linhas x
  cross join lateral jsonb_populate_record(null::app.venda_importada, x.dados) as v
  where l.importacao_id = p_id and x.importacao_id = p_id and x.linha = l.linha
    and t.conta_id = i.conta_id and t.plataforma = l.plataforma and t.transacao_codigo = l.codigo;
  insert into public.importacao_erros (conta_id, importacao_id, linha, coluna, codigo, mensagem, valor)
  select i.conta_id, p_id, l.linha, 'status', 'E10', 'Transição de status não permitida',
    app.rotulo_status(t.status) || ' → ' || app.rotulo_status(l.dados ->> 'status')
  from app.importacao_linhas l
  join public.transacoes t on t.conta_id = i.conta_id and t.plataforma = l.plataforma and t.transacao_codigo = l.codigo
  where l.importacao_id = p_id and l.situacao = 'erro';
  update public.importacoes x
  set status = 'analisada', linhas_lidas = x.linhas_total, linhas_novas = s.novas, linhas_atualizadas = s.atualizar,
    linhas_ignoradas = s.iguais, linhas_erro = x.linhas_total - s.novas - s.atualizar - s.iguais
  from (select count(*) filter (where situacao = 'nova') as novas,
      count(*) filter (where situacao = 'atualizar') as atualizar, count(*) filter (where situacao = 'igual') as iguais
    from app.importacao_linhas where importacao_id = p_id) as s
  where x.id = p_id;
end $$;

-- A recuperação que cabe ao status de uma venda recente.
create function app.recuperacao_do_status(p_status text, p_forma text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select case
    when p_status = 'recusada' and p_forma = 'cartao_credito' then 'cartao_recusado'
    when p_status = 'aguardando_pagamento' and p_forma in ('pix', 'boleto') then p_forma || '_pendente'
    when p_status = 'expirada' and p_forma in ('pix', 'boleto') then p_forma || '_expirado'
    when p_status = 'atrasada' then 'assinatura_atrasada'
  end
$$;

-- Os contatos de um lote: por e-mail, documento ou telefone, nesta ordem; quem falta nasce.
create function app.contatos_da_importacao(p_conta uuid, p_pessoas jsonb)
returns table (linha int, contato_id uuid)
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
begin
  insert into public.contatos (conta_id, nome, email, telefone, tipo_documento, documento, cep, cidade, uf, origem)
  select distinct on (coalesce(p.email, p.documento, p.telefone)) p_conta, app.nome_de(p.nome), p.email, p.telefone,
    case length(p.documento) when 11 then 'cpf' when 14 then 'cnpj' end, p.documento, p.cep, p.cidade, p.uf, 'importacao'
  from jsonb_to_recordset(p_pessoas) as p(linha int, nome text, email text, documento text, telefone text, cep text,
    cidade text, uf text)
  where not exists (select from public.contatos c where c.conta_id = p_conta and c.excluido_em is null and c.email = p.email)
    and not exists (select from public.contatos c where c.conta_id = p_conta and c.excluido_em is null and c.documento = p.documento)
    and not exists (select from public.contatos c where c.conta_id = p_conta and c.excluido_em is null and c.telefone = p.telefone)
  order by coalesce(p.email, p.documento, p.telefone), p.linha
  on conflict do nothing;
  return query
    select p.linha, coalesce(
      (select c.id from public.contatos c where c.conta_id = p_conta and c.excluido_em is null and c.email = p.email limit 1),
      (select c.id from public.contatos c where c.conta_id = p_conta and c.excluido_em is null and c.documento = p.documento
        order by c.criado_em, c.id limit 1),
      (select c.id from public.contatos c where c.conta_id = p_conta and c.excluido_em is null and c.telefone = p.telefone
        order by c.criado_em, c.id limit 1))
    from jsonb_to_recordset(p_pessoas) as p(linha int, email text, documento text, telefone text);
end $$;

-- Os totais que os gatilhos teriam refeito, de tudo o que a importação gravou ou mudou.
create function app.somar_importacao(i public.importacoes) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if i.iniciada_em is null then
    return;
  end if;
  perform app.recontar_contatos(array_agg(distinct t.contato_id)),
    app.somar_dias(i.conta_id, coalesce(array_agg(distinct app.dia(t.aprovada_em)) filter (where t.aprovada_em is not null), '{}'),
      coalesce(array_agg(distinct app.dia(t.pedida_em)), '{}'))
  from public.transacoes t
  where t.conta_id = i.conta_id and t.importacao_id = i.id
  having count(*) > 0;
end $$;

/*
 * Grava o próximo lote de linhas conferidas. Verdadeiro enquanto há mais; a última chamada dá a importação por terminada.
 * Vendas antigas não abrem acesso nem recuperação: quem comprou há mais de um mês já os teve.
 */
create function public.rpc_importacao_passo(p_id uuid, p_limite int default 500) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  i public.importacoes;
  lote jsonb;
  lidas int;
  erradas int;
  novas uuid[];
  vendidas uuid[];
  mudadas int := 0;
  produtos jsonb;
begin
  -- Dois que gravam a mesma importação esperam um pelo outro.
  select * into i from public.importacoes where id = p_id and status = 'processando' and iniciada_em is not null for update;
  if not found then
    return false;
  end if;
  with tomadas as (
    delete from app.importacao_linhas where importacao_id = p_id and linha in (
      select linha from app.importacao_linhas where importacao_id = p_id order by linha limit p_limite)
    returning linha, plataforma, codigo, dados, situacao
  )
  select jsonb_agg(dados || jsonb_build_object('linha', linha, 'plataforma', plataforma, 'codigo', codigo,
      'situacao', situacao)) filter (where situacao in ('nova', 'atualizar')),
    count(*), count(*) filter (where situacao = 'erro')
    into lote, lidas, erradas from tomadas;

  perform set_config('app.importando', 'sim', true);
  -- Uma tabela que cresceu muito pede estatísticas novas, ou o banco a percorre inteira a cada linha: cada vez que o
  -- lido dobra.
  if floor(log(2, i.linhas_lidas + p_limite)) > floor(log(2, greatest(i.linhas_lidas, 1)))
    and (select t.reltuples from pg_catalog.pg_class t where t.oid = 'public.transacoes'::regclass) < 2 * i.linhas_lidas
  then
    analyze public.contatos, public.transacoes, public.comissoes, public.transacao_eventos;
  end if;
  if lote is not null then
    -- Um produto que ninguém conhece nasce fora de venda.
    with nomes as (
      select distinct on (v.plataforma, coalesce(v.produto_codigo, 'nome:' || left(app.sem_acento(v.produto), 80)))
        v.plataforma, coalesce(v.produto_codigo, 'nome:' || left(app.sem_acento(v.produto), 80)) as codigo, v.produto, v.valor
      from jsonb_to_recordset(lote) as v(plataforma text, produto_codigo text, produto text, valor bigint)
      where not exists (
        select from public.produtos p where p.conta_id = i.conta_id and p.plataforma = v.plataforma
          and case when v.produto_codigo is null then app.sem_acento(p.nome) = app.sem_acento(v.produto)
            else p.plataforma_produto_id = v.produto_codigo end)
    ), criados as (
      insert into public.produtos (conta_id, nome, plataforma, plataforma_produto_id, tipo, preco_centavos, ativo)
      select i.conta_id, app.nome_de(n.produto), n.plataforma, n.codigo, 'curso', n.valor, false from nomes n
      on conflict (conta_id, plataforma, plataforma_produto_id) do nothing
      returning nome
    )
    select jsonb_agg(nome order by nome) into produtos from criados;

    with vendas as materialized (
      select v.*, c.contato_id, p.id as produto_id, p.garantia_dias
      from jsonb_to_recordset(lote) as v(linha int, plataforma text, codigo text, situacao text, status text,
        status_origem text, pedida_em timestamptz, aprovada_em timestamptz, produto text, produto_codigo text, forma text,
        valor bigint, nome text, email text, telefone text, documento text, oferta text, parcelas int, desconto bigint,
        frete bigint, taxa bigint, moeda text, cupom text, tipo_item text, afiliado_nome text, afiliado_email text,
        afiliado_comissao bigint, utm_source text, utm_medium text, utm_campaign text, utm_content text, utm_term text,
        src text, sck text)
      join app.contatos_da_importacao(i.conta_id, lote) c on c.linha = v.linha
      left join lateral (
        select p.id, p.garantia_dias from public.produtos p
        where p.conta_id = i.conta_id and p.plataforma = v.plataforma
          and (p.plataforma_produto_id = v.produto_codigo or (v.produto_codigo is null
            and app.sem_acento(p.nome) = app.sem_acento(v.produto)))
        order by p.criado_em, p.id limit 1) p on true
    ), inseridas as (
      insert into public.transacoes (conta_id, plataforma, transacao_codigo, tipo_item, produto_id, produto_nome,
        oferta_nome, contato_id, comprador_nome, comprador_email, comprador_documento, comprador_telefone, status,
        status_origem, status_em, forma_pagamento, parcelas, moeda, valor_cobrado_centavos, valor_produto_centavos,
        desconto_centavos, frete_centavos, taxa_plataforma_centavos, cupom, utm_source, utm_medium, utm_campaign,
        utm_content, utm_term, src, sck, afiliado_nome, afiliado_email, afiliado_comissao_centavos, pedida_em,
        aprovada_em, garantia_ate, origem, importacao_id)
      select i.conta_id, v.plataforma, v.codigo, v.tipo_item, v.produto_id, v.produto, v.oferta, v.contato_id, v.nome,
        v.email, v.documento, v.telefone, v.status, v.status_origem, coalesce(v.aprovada_em, v.pedida_em), v.forma,
        v.parcelas, v.moeda, v.valor + v.frete, v.valor, v.desconto, v.frete, v.taxa, v.cupom, v.utm_source,
        v.utm_medium, v.utm_campaign, v.utm_content, v.utm_term, v.src, v.sck, v.afiliado_nome, v.afiliado_email,
        v.afiliado_comissao, v.pedida_em, v.aprovada_em,
        case when v.status in ('aprovada', 'completa', 'em_disputa', 'reembolsada', 'reembolsada_parcial', 'chargeback')
          then coalesce(v.aprovada_em, v.pedida_em) + make_interval(days => coalesce(v.garantia_dias, 7)) end,
        'importacao', p_id
      from vendas v where v.situacao = 'nova'
      -- Um aviso da plataforma pode ter chegado depois da conferência.
      on conflict (conta_id, plataforma, transacao_codigo) do nothing
      returning id, status
    ), mudadas as (
      update public.transacoes t set
        status = v.status, status_origem = v.status_origem, forma_pagamento = v.forma, parcelas = v.parcelas,
        moeda = v.moeda, valor_cobrado_centavos = v.valor + v.frete, valor_produto_centavos = v.valor,
        desconto_centavos = v.desconto, frete_centavos = v.frete, taxa_plataforma_centavos = v.taxa,
        pedida_em = v.pedida_em, aprovada_em = coalesce(v.aprovada_em, t.aprovada_em), comprador_nome = v.nome,
        comprador_email = coalesce(v.email, t.comprador_email), cupom = coalesce(v.cupom, t.cupom),
        oferta_nome = coalesce(v.oferta, t.oferta_nome), afiliado_nome = coalesce(v.afiliado_nome, t.afiliado_nome),
        afiliado_email = coalesce(v.afiliado_email, t.afiliado_email), utm_source = coalesce(v.utm_source, t.utm_source),
        utm_medium = coalesce(v.utm_medium, t.utm_medium), utm_campaign = coalesce(v.utm_campaign, t.utm_campaign),
        utm_content = coalesce(v.utm_content, t.utm_content), utm_term = coalesce(v.utm_term, t.utm_term),
        src = coalesce(v.src, t.src), sck = coalesce(v.sck, t.sck), importacao_id = p_id,
        versao = t.versao + 1
      from vendas v, public.transacoes antes
      where v.situacao = 'atualizar' and t.conta_id = i.conta_id and t.plataforma = v.plataforma
        and t.transacao_codigo = v.codigo and antes.id = t.id
        and (antes.status = v.status or app.transicao_permitida(antes.status, v.status, 'importacao'))
      returning t.id, antes.status as de, t.status, coalesce(t.aprovada_em, t.pedida_em) as em
    ), eventos as (
      insert into public.transacao_eventos (conta_id, transacao_id, status_de, status_para, origem, chave_evento,
        ocorrido_em, usuario_id)
      select i.conta_id, m.id, m.de, m.status, 'importacao', 'importacao:' || p_id, app.agora(), i.criado_por
      from mudadas m where m.de <> m.status
      on conflict do nothing
    )
    select (select array_agg(id) from inseridas),
      (select array_agg(id) from inseridas where status in ('aprovada', 'completa')), (select count(*) from mudadas)
      into novas, vendidas, mudadas;

    insert into public.transacao_eventos (conta_id, transacao_id, status_para, origem, chave_evento, ocorrido_em,
      usuario_id)
    select t.conta_id, t.id, t.status, 'importacao', 'importacao:' || p_id, coalesce(t.aprovada_em, t.pedida_em),
      i.criado_por
    from public.transacoes t where t.id = any(novas) on conflict do nothing;
    perform app.calcular_comissoes(vendidas);
    insert into public.usuarios_app (conta_id, nome, email, documento, telefone, contato_id, produto_id, transacao_id,
      acesso_inicio)
    select distinct on (t.produto_id, t.comprador_email) t.conta_id, t.comprador_nome, t.comprador_email,
      t.comprador_documento, t.comprador_telefone, t.contato_id, t.produto_id, t.id, t.aprovada_em
    from public.transacoes t join public.produtos p on p.id = t.produto_id and not p.fisico
    where t.id = any(vendidas) and t.comprador_email is not null and t.pedida_em > app.agora() - interval '30 days'
    order by t.produto_id, t.comprador_email, t.aprovada_em desc
    on conflict (conta_id, produto_id, email) do update
      set status = 'ativo', transacao_id = excluded.transacao_id, excluido_em = null;
    perform app.abrir_recuperacao(t.conta_id, app.recuperacao_do_status(t.status, t.forma_pagamento), t.contato_id,
      t.produto_id, t.id, t.valor_produto_centavos, t.moeda, t.checkout_url, t.pedida_em, t.vence_em)
    from public.transacoes t
    where t.id = any(novas) and t.pedida_em > app.agora() - interval '7 days' and t.contato_id is not null
      and app.recuperacao_do_status(t.status, t.forma_pagamento) is not null;
  end if;

  update public.importacoes set
    linhas_lidas = linhas_lidas + lidas, linhas_novas = linhas_novas + coalesce(cardinality(novas), 0),
    linhas_atualizadas = linhas_atualizadas + mudadas,
    linhas_ignoradas = linhas_ignoradas + lidas - erradas - coalesce(cardinality(novas), 0) - mudadas,
    produtos_novos = produtos_novos || coalesce(produtos, '[]')
    where id = p_id;
  if exists (select from app.importacao_linhas where importacao_id = p_id) then
    return true;
  end if;
  perform app.somar_importacao(i);
  update public.importacoes set terminada_em = app.agora(), linhas_lidas = linhas_total,
    status = case when linhas_erro > 0 then 'concluida_com_erros' else 'concluida' end where id = p_id;
  return false;
end $$;

create function public.rpc_importacao_falhar(p_id uuid, p_erro text) returns void
language sql volatile security definer set search_path = '' as $$
  update public.importacoes set status = 'falhou', erro = p_erro where id = p_id and status = 'processando'
$$;
grant execute on function public.rpc_importacao_arquivo(uuid),
  public.rpc_importacao_receber(uuid, jsonb, jsonb, int), public.rpc_importacao_analisada(uuid),
  public.rpc_importacao_passo(uuid, int), public.rpc_importacao_falhar(uuid, text) to service_role;

-- Se a função que grava parar no meio, o banco continua; se parar a que lê, ninguém fica esperando.
create function app.continuar_importacoes() returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  parada record;
begin
  update public.importacoes set status = 'falhou', erro = 'A leitura parou no meio.'
    where status = 'processando' and iniciada_em is null and atualizado_em < now() - interval '5 minutes';
  for parada in
    select id from public.importacoes
    where status = 'processando' and iniciada_em is not null and atualizado_em < now() - interval '1 minute'
    order by atualizado_em limit 3
  loop
    for lote in 1..5 loop
      exit when not public.rpc_importacao_passo(parada.id);
    end loop;
  end loop;
end $$;
select cron.schedule('continuar importações', '* * * * *', 'select app.continuar_importacoes()');
