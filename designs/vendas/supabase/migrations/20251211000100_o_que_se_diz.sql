/*
 * Um arquivo ou um aviso muda só o que traz. O que ele não traz é nulo, e só uma venda nova toma no lugar o que se supõe:
 * taxa zero, uma parcela, reais.
 */

-- Mais de 24 parcelas se guardam como são.
alter table public.transacoes drop constraint transacoes_parcelas_check,
  add constraint transacoes_parcelas_check check (parcelas between 1 and 999);

alter table public.transacoes add column datas_supostas text[] not null default '{}',
  add column ditos jsonb not null default '{}';
comment on column public.transacoes.datas_supostas is
  'As datas que ninguém disse, tiradas da hora de um aviso, do pedido ou da gravação, até que a plataforma diga a certa.';
comment on column public.transacoes.ditos is
  'De quando é o que se sabe de cada campo: um aviso mais antigo não o muda. `*` vale para os que não têm o seu. @json {"type":"json"}';
grant select (datas_supostas) on public.transacoes to authenticated;

/*
 * Os status que avisos e arquivos disseram de uma venda, na ordem em que se entendeu que aconteceram. `base` é o que se
 * sabia dela antes que isto se guardasse.
 */
create table app.status_ditos (
  transacao_id uuid not null references public.transacoes on delete cascade,
  chave text not null,
  em timestamptz not null,
  status text not null,
  status_origem text,
  origem text not null check (origem in ('webhook', 'importacao', 'base')),
  chegou bigint generated always as identity,
  primary key (transacao_id, chave)
);
alter table app.status_ditos enable row level security;
alter table app.status_ditos force row level security;

-- O que não se conhece não é `outro`: uma venda que já tem uma forma fica com ela.
create or replace function app.forma_de(texto text) returns text
language sql immutable parallel safe as $$
  select case when texto = any ('{cartao_credito,pix,boleto,paypal,carteira_digital,saldo,outro}') then texto end
$$;

create or replace function app.tipo_item_de(texto text) returns text
language sql immutable parallel safe as $$
  select case when texto = any ('{principal,order_bump,upsell,downsell,assinatura}') then texto end
$$;

-- De 1 a 999; algumas plataformas escrevem zero onde não há parcelas.
create function app.parcelas_de(texto text) returns int
language sql immutable parallel safe as $$
  select case when texto ~ '^\d{1,3}(\.0*)?$' then nullif(split_part(texto, '.', 1)::int, 0) end
$$;

-- Um instante que já passou, com um dia de folga para relógios e zonas.
create function app.passado_de(texto text) returns timestamptz
language sql stable set search_path = '' as $$
  select case when app.instante_de(texto) < app.agora() + interval '1 day' then app.instante_de(texto) end
$$;

-- Se uma venda com este status foi paga um dia, também quando o dinheiro voltou.
create function app.foi_paga(status text) returns boolean
language sql immutable parallel safe as $$
  select app.conta_como_venda(status) or status in ('reembolsada', 'chargeback')
$$;

/*
 * A venda de um aviso como se guarda, com o que não se entendeu em `faltas`: campo, nome dele e o que veio. Nada do que
 * vem impede a venda de entrar, e o que não vem é nulo. Sem hora própria, o aviso aconteceu quando chegou.
 */
create or replace function app.ler_venda(p_venda jsonb) returns jsonb
language sql stable set search_path = '' as $$
  with lida as (
    select app.codigo_de(p_venda ->> 'codigo') as codigo, app.texto_de(p_venda ->> 'status_origem', 120) as status_origem,
      app.email_de(p_venda ->> 'email') as email, app.telefone_de(p_venda ->> 'telefone') as telefone,
      app.centavos_de(p_venda ->> 'valor') as valor, app.centavos_de(p_venda ->> 'cobrado') as cobrado,
      app.centavos_de(p_venda ->> 'taxa') as taxa, app.centavos_de(p_venda ->> 'reembolsado') as reembolsado,
      app.moeda_de(p_venda ->> 'moeda') as moeda, app.texto_de(p_venda ->> 'produto_nome') as produto,
      app.parcelas_de(p_venda ->> 'parcelas') as parcelas, app.instante_de(p_venda ->> 'pedida_em') as pedida_em,
      -- Um relógio adiantado faria velho o aviso seguinte, e o que ainda não aconteceu não é um fato.
      app.passado_de(p_venda ->> 'ocorrido_em') as ocorrido_em, app.passado_de(p_venda ->> 'aprovada_em') as aprovada_em,
      app.passado_de(p_venda ->> 'completa_em') as completa_em,
      app.passado_de(p_venda ->> 'reembolsada_em') as reembolsada_em,
      app.passado_de(p_venda ->> 'chargeback_em') as chargeback_em
  ), faltas as (
    select coalesce(jsonb_agg(jsonb_build_object('campo', campo, 'nome', nome, 'veio', left(p_venda ->> campo, 120))
      order by lugar), '[]') as lista
    from lida cross join lateral (values
      (1, 'produto_nome', 'Produto', lida.produto is null),
      -- Quem só diz quanto cobrou disse o valor; o que veio sem se entender falta.
      (2, 'valor', 'Valor', lida.valor is null and (lida.cobrado is null or app.limpo(p_venda ->> 'valor') is not null)),
      (3, 'moeda', 'Moeda', lida.moeda is null and app.limpo(p_venda ->> 'moeda') is not null),
      (4, 'cobrado', 'Valor cobrado', lida.cobrado is null and app.limpo(p_venda ->> 'cobrado') is not null),
      (5, 'taxa', 'Taxa', lida.taxa is null and app.limpo(p_venda ->> 'taxa') is not null),
      (6, 'reembolsado', 'Valor devolvido', lida.reembolsado is null and app.limpo(p_venda ->> 'reembolsado') is not null),
      (7, 'email', 'E-mail', lida.email is null and app.limpo(p_venda ->> 'email') is not null),
      (8, 'telefone', 'Telefone', lida.telefone is null and app.limpo(p_venda ->> 'telefone') is not null),
      (9, 'ocorrido_em', 'Data', lida.ocorrido_em is null and app.limpo(p_venda ->> 'ocorrido_em') is not null),
      (10, 'pedida_em', 'Data do pedido', lida.pedida_em is null and app.limpo(p_venda ->> 'pedida_em') is not null),
      (11, 'aprovada_em', 'Data da aprovação',
        lida.aprovada_em is null and app.limpo(p_venda ->> 'aprovada_em') is not null),
      (12, 'completa_em', 'Data da conclusão',
        lida.completa_em is null and app.limpo(p_venda ->> 'completa_em') is not null),
      (13, 'reembolsada_em', 'Data do reembolso',
        lida.reembolsada_em is null and app.limpo(p_venda ->> 'reembolsada_em') is not null),
      (14, 'chargeback_em', 'Data do chargeback',
        lida.chargeback_em is null and app.limpo(p_venda ->> 'chargeback_em') is not null),
      (15, 'parcelas', 'Parcelas', lida.parcelas is null and app.limpo(p_venda ->> 'parcelas') !~ '^0+(\.0*)?$')
    ) as campos(lugar, campo, nome, falta)
    where falta
  )
  select jsonb_strip_nulls(jsonb_build_object('plataforma', p_venda ->> 'plataforma', 'chave', p_venda ->> 'chave',
    'codigo', codigo, 'status_origem', status_origem, 'status', case when p_venda ->> 'status' = any ('{aguardando_pagamento,em_analise,aprovada,completa,recusada,cancelada,expirada,atrasada,em_disputa,reembolsada,reembolsada_parcial,chargeback}')
      then p_venda ->> 'status' end,
    'ocorrido_em', coalesce(ocorrido_em, app.instante_de(p_venda ->> 'recebido_em'), app.agora()),
    'pedida_em', pedida_em, 'aprovada_em', aprovada_em, 'completa_em', completa_em, 'reembolsada_em', reembolsada_em,
    'chargeback_em', chargeback_em,
    'pedido', app.codigo_de(p_venda ->> 'pedido'), 'assinatura', app.codigo_de(p_venda ->> 'assinatura'),
    'recorrencia', app.inteiro_de(p_venda ->> 'recorrencia', 0, 100000), 'tipo_item', app.tipo_item_de(p_venda ->> 'tipo_item'),
    'produto_codigo', coalesce(app.codigo_de(p_venda ->> 'produto_codigo'), app.codigo_de(produto)),
    'produto_nome', app.nome_de(produto, coalesce(app.codigo_de(p_venda ->> 'produto_codigo'), 'Produto sem nome')),
    'oferta_codigo', app.codigo_de(p_venda ->> 'oferta_codigo'), 'oferta_nome', app.texto_de(p_venda ->> 'oferta_nome'),
    'nome', app.nome_de(p_venda ->> 'nome', coalesce(email, telefone)), 'email', email, 'telefone', telefone,
    'documento', app.documento_de(p_venda ->> 'documento')))
  || jsonb_strip_nulls(jsonb_build_object('forma', app.forma_de(p_venda ->> 'forma'), 'parcelas', parcelas,
    'valor', valor, 'cobrado', cobrado, 'taxa', taxa,
    'reembolsado', reembolsado, 'desconto', app.centavos_de(p_venda ->> 'desconto'),
    'frete', app.centavos_de(p_venda ->> 'frete'),
    -- Uma moeda que não se conhece não soma com nenhuma.
    'moeda', coalesce(moeda, case when app.limpo(p_venda ->> 'moeda') is not null then 'XXX' end),
    'cupom', app.texto_de(p_venda ->> 'cupom'), 'boleto_url', app.texto_de(p_venda ->> 'boleto_url', 2000),
    'boleto_linha', app.texto_de(p_venda ->> 'boleto_linha'), 'pix', app.texto_de(p_venda ->> 'pix', 1000),
    'vence_em', app.instante_de(p_venda ->> 'vence_em'), 'checkout_url', app.texto_de(p_venda ->> 'checkout_url', 2000),
    'utm_source', app.texto_de(p_venda ->> 'utm_source'), 'utm_medium', app.texto_de(p_venda ->> 'utm_medium'),
    'utm_campaign', app.texto_de(p_venda ->> 'utm_campaign'), 'utm_content', app.texto_de(p_venda ->> 'utm_content'),
    'utm_term', app.texto_de(p_venda ->> 'utm_term'), 'src', app.texto_de(p_venda ->> 'src'),
    'sck', app.texto_de(p_venda ->> 'sck'), 'afiliado_nome', app.texto_de(p_venda ->> 'afiliado_nome'),
    'afiliado_email', lower(app.texto_de(p_venda ->> 'afiliado_email', 254)),
    'comissoes', case when jsonb_array_length(case jsonb_typeof(p_venda -> 'comissoes') when 'array'
      then p_venda -> 'comissoes' else '[]' end) > 0 then p_venda -> 'comissoes' end,
    'faltas', nullif(faltas.lista, '[]')))
  from lida, faltas
$$;

-- O que se lê de uma linha, com a regra de cada valor; nulo no que não veio ou não se entende.
create or replace function app.linha_de(d jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('status', d ->> 'status', 'status_origem', app.texto_de(d ->> 'status_origem'),
    'pedida_em', app.instante_de(d ->> 'pedida_em'), 'aprovada_em', app.instante_de(d ->> 'aprovada_em'),
    'produto', app.nome_de(d ->> 'produto', 'Produto sem nome'), 'produto_codigo', app.codigo_de(d ->> 'produto_codigo'),
    'forma', app.forma_de(d ->> 'forma'), 'valor', app.centavos_de(d ->> 'valor'),
    'nome', app.nome_de(d ->> 'nome', coalesce(d ->> 'email', d ->> 'telefone')), 'email', app.email_de(d ->> 'email'),
    'telefone', app.telefone_de(d ->> 'telefone'), 'documento', case
      when app.cpf_valido(app.documento_de(d ->> 'documento')) or app.cnpj_valido(app.documento_de(d ->> 'documento'))
        then app.documento_de(d ->> 'documento') end,
    'oferta', app.texto_de(d ->> 'oferta'), 'parcelas', app.parcelas_de(d ->> 'parcelas'),
    'desconto', app.centavos_de(d ->> 'desconto'), 'frete', app.centavos_de(d ->> 'frete'),
    'taxa', app.centavos_de(d ->> 'taxa'), 'moeda', app.moeda_de(d ->> 'moeda'), 'cupom', app.texto_de(d ->> 'cupom'),
    'tipo_item', app.tipo_item_de(d ->> 'tipo_item'), 'afiliado_nome', app.texto_de(d ->> 'afiliado_nome'),
    'afiliado_email', lower(app.texto_de(d ->> 'afiliado_email', 254)),
    'afiliado_comissao', app.centavos_de(d ->> 'afiliado_comissao'), 'cep', app.cep_de(d ->> 'cep'),
    'cidade', app.texto_de(d ->> 'cidade', 120), 'uf', app.uf_de(d ->> 'uf'),
    'utm_source', app.texto_de(d ->> 'utm_source'), 'utm_medium', app.texto_de(d ->> 'utm_medium'),
    'utm_campaign', app.texto_de(d ->> 'utm_campaign'), 'utm_content', app.texto_de(d ->> 'utm_content'),
    'utm_term', app.texto_de(d ->> 'utm_term'), 'src', app.texto_de(d ->> 'src'), 'sck', app.texto_de(d ->> 'sck'))
$$;

-- Por que uma linha não entra: o que nela devia ter um valor, ou veio com um que não se guarda.
create or replace function app.erros_da_linha(d jsonb, lida jsonb)
returns table (coluna text, codigo text, mensagem text, valor text)
language sql stable set search_path = '' as $$
  select e.coluna, e.codigo, e.mensagem, coalesce(d ->> e.campo, '')
  from (values
    ('data_pedido', 'E02', 'Data inválida', 'pedida_em', true), ('data_aprovacao', 'E02', 'Data inválida', 'aprovada_em', false),
    ('valor', 'E03', 'Valor inválido', 'valor', true), ('desconto', 'E03', 'Valor inválido', 'desconto', false),
    ('frete', 'E03', 'Valor inválido', 'frete', false), ('taxa', 'E03', 'Valor inválido', 'taxa', false),
    ('comissao_afiliado', 'E03', 'Valor inválido', 'afiliado_comissao', false),
    ('moeda', 'E12', 'Moeda não aceita', 'moeda', false)
  ) as e(coluna, codigo, mensagem, campo, obrigatorio)
  where lida ->> e.campo is null and (e.obrigatorio or d ->> e.campo is not null)
  union all
  select 'comprador_email', 'E06', 'E-mail inválido', coalesce(d ->> 'email', '')
  where lida ->> 'email' is null and lida ->> 'telefone' is null
  union all
  select 'taxa', 'E13', 'Líquido maior que o valor', d ->> 'taxa'
  where (lida ->> 'taxa')::bigint > (lida ->> 'valor')::bigint
$$;
