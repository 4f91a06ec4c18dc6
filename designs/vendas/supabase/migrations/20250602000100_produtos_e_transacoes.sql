-- Arquivos, produtos, transações e o que decorre delas: eventos, comissões e acessos ao app do cliente.

-- O tempo da conta -------------------------------------------------------------------------------

-- O relógio de quem pergunta. Só quem fala direto com o banco, como um teste, põe outro em `app.agora`.
create function app.agora() returns timestamptz
language sql stable set search_path = '' as $$
  select coalesce(nullif(current_setting('app.agora', true), '')::timestamptz, now())
$$;

-- O dia de hoje em São Paulo, seja qual for a zona da sessão.
create function app.hoje() returns date
language sql stable set search_path = '' as $$
  select (app.agora() at time zone 'America/Sao_Paulo')::date
$$;

-- O instante em que um dia começa em São Paulo. Sem `set`, para que o planejador a abra dentro da consulta.
create function app.inicio_do_dia(dia date) returns timestamptz
language sql stable parallel safe as $$
  select dia::timestamp at time zone 'America/Sao_Paulo'
$$;

-- O dia em que um instante cai em São Paulo.
create function app.dia(instante timestamptz) returns date
language sql stable parallel safe as $$
  select (instante at time zone 'America/Sao_Paulo')::date
$$;

-- Arquivos ---------------------------------------------------------------------------------------

create table public.arquivos (
  id uuid primary key default gen_random_uuid(),
  conta_id uuid not null default app.conta() references public.contas on delete cascade,
  url text not null,
  nome text not null,
  ext text not null,
  tag text not null,
  tamanho int not null check (tamanho >= 0),
  mime text not null,
  entidade text,
  entidade_id uuid,
  enviado_por uuid not null default app.usuario(),
  criado_em timestamptz not null default now(),
  atualizado_em timestamptz not null default now(),
  unique (conta_id, id),
  foreign key (conta_id, enviado_por) references public.usuarios (conta_id, id) on update cascade
);
create index arquivos_conta_entidade on public.arquivos (conta_id, entidade, entidade_id);
create trigger marcar_atualizacao before update on public.arquivos
  for each row execute function app.marcar_atualizacao();

-- Produtos ---------------------------------------------------------------------------------------

create table public.produtos (
  id uuid primary key default gen_random_uuid(),
  conta_id uuid not null default app.conta() references public.contas on delete cascade,
  nome text not null check (char_length(nome) between 2 and 120),
  plataforma text not null check (plataforma in ('hotmart', 'kiwify', 'eduzz', 'braip', 'monetizze', 'perfectpay',
    'ticto', 'cartpanda', 'manual')),
  plataforma_produto_id text not null,
  tipo text not null
    check (tipo in ('curso', 'ebook', 'assinatura', 'evento', 'comunidade', 'software', 'fisico', 'kit')),
  fisico boolean not null default false,
  garantia_dias int not null default 7 check (garantia_dias between 0 and 365),
  preco_centavos bigint not null check (preco_centavos >= 0),
  moeda char(3) not null default 'BRL',
  taxa_bps int not null default 0 check (taxa_bps between 0 and 10000),
  taxa_fixa_centavos bigint not null default 0 check (taxa_fixa_centavos >= 0),
  afiliado_bps int not null default 0 check (afiliado_bps between 0 and 10000),
  peso_g int check (peso_g >= 0),
  altura_cm int check (altura_cm >= 0),
  largura_cm int check (largura_cm >= 0),
  comprimento_cm int check (comprimento_cm >= 0),
  imagem_arquivo_id uuid,
  ativo boolean not null default true,
  criado_em timestamptz not null default now(),
  atualizado_em timestamptz not null default now(),
  unique (conta_id, id),
  unique (conta_id, plataforma, plataforma_produto_id),
  foreign key (conta_id, imagem_arquivo_id) references public.arquivos (conta_id, id)
    on delete set null (imagem_arquivo_id)
);
create trigger marcar_atualizacao before update on public.produtos
  for each row execute function app.marcar_atualizacao();

create table public.produto_participantes (
  id uuid primary key default gen_random_uuid(),
  conta_id uuid not null default app.conta() references public.contas on delete cascade,
  produto_id uuid not null,
  papel text not null check (papel in ('coprodutor', 'afiliado', 'gerente_afiliados')),
  nome text not null,
  email text not null check (email = lower(email)),
  documento text check (documento is null or app.cpf_valido(documento) or app.cnpj_valido(documento)),
  documento_mascara text generated always as (app.documento_mascarado(documento)) stored,
  usuario_id uuid,
  percentual_bps int not null check (percentual_bps between 0 and 10000),
  inicio date not null,
  fim date,
  criado_em timestamptz not null default now(),
  atualizado_em timestamptz not null default now(),
  check (fim >= inicio),
  foreign key (conta_id, produto_id) references public.produtos (conta_id, id) on delete cascade,
  foreign key (conta_id, usuario_id) references public.usuarios (conta_id, id)
    on update cascade on delete set null (usuario_id)
);
create index produto_participantes_produto on public.produto_participantes (produto_id, papel);
create trigger marcar_atualizacao before update on public.produto_participantes
  for each row execute function app.marcar_atualizacao();

-- Em nenhum dia os coprodutores de um produto somam mais do que ele inteiro. A soma só cresce no começo de alguém.
create function app.conferir_coprodutores() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select from public.produto_participantes d
    join public.produto_participantes p on p.produto_id = d.produto_id and p.papel = 'coprodutor'
      and p.inicio <= d.inicio and (p.fim is null or p.fim >= d.inicio)
    where d.produto_id = new.produto_id and d.papel = 'coprodutor'
    group by d.id having sum(p.percentual_bps) > 10000
  ) then
    perform app.erro('validacao', 422, '{"percentual_bps":"a soma dos coprodutores passa de 100%"}');
  end if;
  return null;
end $$;
create trigger conferir_coprodutores after insert or update on public.produto_participantes
  for each row when (new.papel = 'coprodutor') execute function app.conferir_coprodutores();

-- Transações -------------------------------------------------------------------------------------

create table public.transacoes (
  id uuid primary key default gen_random_uuid(),
  conta_id uuid not null default app.conta() references public.contas on delete cascade,
  plataforma text not null default 'manual' check (plataforma in ('hotmart', 'kiwify', 'eduzz', 'braip', 'monetizze',
    'perfectpay', 'ticto', 'cartpanda', 'manual')),
  transacao_codigo text not null default upper('MAN-' || left(replace(gen_random_uuid()::text, '-', ''), 12))
    check (char_length(transacao_codigo) between 1 and 80),
  pedido_codigo text,
  assinatura_codigo text,
  recorrencia int,
  tipo_item text not null default 'principal'
    check (tipo_item in ('principal', 'order_bump', 'upsell', 'downsell', 'assinatura')),
  produto_id uuid,
  produto_nome text not null,
  oferta_codigo text,
  oferta_nome text,
  contato_id uuid,
  comprador_nome text not null check (char_length(comprador_nome) between 1 and 200),
  comprador_email text check (comprador_email = lower(comprador_email) and char_length(comprador_email) <= 254),
  comprador_documento text,
  documento_mascara text generated always as (app.documento_mascarado(comprador_documento)) stored,
  comprador_telefone text,
  status text not null check (status in ('aguardando_pagamento', 'em_analise', 'aprovada', 'completa', 'recusada',
    'cancelada', 'expirada', 'atrasada', 'em_disputa', 'reembolsada', 'reembolsada_parcial', 'chargeback')),
  status_origem text,
  forma_pagamento text not null check (forma_pagamento in ('cartao_credito', 'pix', 'boleto', 'paypal',
    'carteira_digital', 'saldo', 'outro')),
  parcelas int not null default 1 check (parcelas between 1 and 24),
  moeda char(3) not null default 'BRL',
  valor_cobrado_centavos bigint not null check (valor_cobrado_centavos >= 0),
  valor_produto_centavos bigint not null check (valor_produto_centavos >= 0),
  desconto_centavos bigint not null default 0 check (desconto_centavos >= 0),
  frete_centavos bigint not null default 0 check (frete_centavos >= 0),
  taxa_plataforma_centavos bigint not null default 0 check (taxa_plataforma_centavos >= 0),
  valor_liquido_centavos bigint not null generated always as (valor_produto_centavos - taxa_plataforma_centavos) stored
    check (valor_liquido_centavos >= 0),
  minha_comissao_centavos bigint not null default 0 check (minha_comissao_centavos >= 0),
  valor_reembolsado_centavos bigint not null default 0 check (valor_reembolsado_centavos >= 0),
  cupom text,
  boleto_url text,
  boleto_linha text,
  pix_codigo text,
  vence_em timestamptz,
  checkout_url text,
  utm_source text,
  utm_medium text,
  utm_campaign text,
  utm_content text,
  utm_term text,
  src text,
  sck text,
  afiliado_nome text,
  afiliado_email text,
  pedida_em timestamptz not null default now(),
  aprovada_em timestamptz,
  completa_em timestamptz,
  reembolsada_em timestamptz,
  chargeback_em timestamptz,
  garantia_ate timestamptz,
  origem text not null default 'manual' check (origem in ('webhook', 'importacao', 'manual', 'legado')),
  versao int not null default 1,
  busca text not null default '',
  criado_em timestamptz not null default now(),
  atualizado_em timestamptz not null default now(),
  unique (conta_id, id),
  unique (conta_id, plataforma, transacao_codigo),
  foreign key (conta_id, produto_id) references public.produtos (conta_id, id) on delete set null (produto_id),
  foreign key (conta_id, contato_id) references public.contatos (conta_id, id) on delete set null (contato_id)
);
create index transacoes_conta_pedida on public.transacoes (conta_id, pedida_em desc, id desc);
create index transacoes_conta_status on public.transacoes (conta_id, status, pedida_em desc);
create index transacoes_conta_produto on public.transacoes (conta_id, produto_id, pedida_em desc);
create index transacoes_contato on public.transacoes (conta_id, contato_id);
create index transacoes_conta_aprovada on public.transacoes (conta_id, aprovada_em) where aprovada_em is not null;
create index transacoes_conta_sck on public.transacoes (conta_id, sck);
create index transacoes_busca on public.transacoes using gin (busca extensions.gin_trgm_ops);

create table public.transacao_eventos (
  id uuid primary key default gen_random_uuid(),
  conta_id uuid not null default app.conta() references public.contas on delete cascade,
  transacao_id uuid not null,
  status_de text,
  status_para text not null,
  status_origem text,
  origem text not null check (origem in ('webhook', 'importacao', 'manual')),
  chave_evento text not null,
  ocorrido_em timestamptz not null,
  usuario_id uuid,
  motivo text,
  payload jsonb,
  criado_em timestamptz not null default now(),
  atualizado_em timestamptz not null default now(),
  unique (transacao_id, chave_evento),
  foreign key (conta_id, transacao_id) references public.transacoes (conta_id, id) on delete cascade,
  foreign key (conta_id, usuario_id) references public.usuarios (conta_id, id)
    on update cascade on delete set null (usuario_id)
);
create index transacao_eventos_transacao on public.transacao_eventos (transacao_id, ocorrido_em);
comment on column public.transacao_eventos.motivo is 'Por que alguém mudou o status à mão.';

-- O que cada plataforma chama de quê: é dado, e não código.
create table public.mapa_status_plataforma (
  plataforma text not null,
  status_origem text not null,
  status text,
  gera_recuperacao text,
  primary key (plataforma, status_origem)
);

insert into public.mapa_status_plataforma (plataforma, status_origem, status, gera_recuperacao) values
  ('hotmart', 'PURCHASE_BILLET_PRINTED', 'aguardando_pagamento', 'boleto_pendente'),
  ('hotmart', 'WAITING_PAYMENT', 'aguardando_pagamento', 'pix_pendente'),
  ('hotmart', 'UNDER_ANALISYS', 'em_analise', null),
  ('hotmart', 'PROCESSING_TRANSACTION', 'em_analise', null),
  ('hotmart', 'PURCHASE_APPROVED', 'aprovada', null),
  ('hotmart', 'PURCHASE_COMPLETE', 'completa', null),
  ('hotmart', 'NO_FUNDS', 'recusada', 'cartao_recusado'),
  ('hotmart', 'BLOCKED', 'recusada', 'cartao_recusado'),
  ('hotmart', 'PURCHASE_CANCELED', 'cancelada', null),
  ('hotmart', 'PURCHASE_EXPIRED', 'expirada', 'boleto_expirado'),
  ('hotmart', 'PURCHASE_DELAYED', 'atrasada', 'assinatura_atrasada'),
  ('hotmart', 'PURCHASE_PROTEST', 'em_disputa', null),
  ('hotmart', 'PURCHASE_REFUNDED', 'reembolsada', null),
  ('hotmart', 'PARTIALLY_REFUNDED', 'reembolsada_parcial', null),
  ('hotmart', 'PURCHASE_CHARGEBACK', 'chargeback', null),
  ('hotmart', 'PURCHASE_OUT_OF_SHOPPING_CART', null, 'carrinho_abandonado'),
  ('kiwify', 'waiting_payment', 'aguardando_pagamento', 'pix_pendente'),
  ('kiwify', 'billet_created', 'aguardando_pagamento', 'boleto_pendente'),
  ('kiwify', 'pix_created', 'aguardando_pagamento', 'pix_pendente'),
  ('kiwify', 'paid', 'aprovada', null),
  ('kiwify', 'order_approved', 'aprovada', null),
  ('kiwify', 'refused', 'recusada', 'cartao_recusado'),
  ('kiwify', 'order_rejected', 'recusada', 'cartao_recusado'),
  ('kiwify', 'subscription_late', 'atrasada', 'assinatura_atrasada'),
  ('kiwify', 'refunded', 'reembolsada', null),
  ('kiwify', 'chargedback', 'chargeback', null),
  ('kiwify', 'abandoned', null, 'carrinho_abandonado'),
  ('eduzz', 'invoice_open', 'aguardando_pagamento', 'boleto_pendente'),
  ('eduzz', 'invoice_waiting_payment', 'aguardando_pagamento', 'boleto_pendente'),
  ('eduzz', 'invoice_scheduled', 'aguardando_pagamento', null),
  ('eduzz', 'invoice_trial', 'aguardando_pagamento', null),
  ('eduzz', 'invoice_processing', 'em_analise', null),
  ('eduzz', 'invoice_analysing', 'em_analise', null),
  ('eduzz', 'invoice_paid', 'aprovada', null),
  ('eduzz', 'invoice_refused', 'recusada', 'cartao_recusado'),
  ('eduzz', 'invoice_canceled', 'cancelada', null),
  ('eduzz', 'invoice_deleted', 'cancelada', null),
  ('eduzz', 'invoice_duplicated', 'cancelada', null),
  ('eduzz', 'invoice_expired', 'expirada', 'boleto_expirado'),
  ('eduzz', 'invoice_overdue', 'expirada', 'boleto_expirado'),
  ('eduzz', 'invoice_waiting_documents', 'em_disputa', null),
  ('eduzz', 'invoice_waiting_refund', 'em_disputa', null),
  ('eduzz', 'invoice_negociated', 'em_disputa', null),
  ('eduzz', 'invoice_refunded', 'reembolsada', null),
  ('eduzz', 'cart_abandonment', null, 'carrinho_abandonado'),
  ('eduzz', 'invoice_recovering', null, 'carrinho_abandonado'),
  ('braip', 'aguardando pagamento', 'aguardando_pagamento', 'boleto_pendente'),
  ('braip', 'em análise', 'em_analise', null),
  ('braip', 'em processamento', 'em_analise', null),
  ('braip', 'pagamento aprovado', 'aprovada', null),
  ('braip', 'parcialmente pago', 'aprovada', null),
  ('braip', 'cancelada', 'cancelada', null),
  ('braip', 'pagamento atrasado', 'atrasada', 'assinatura_atrasada'),
  ('braip', 'estorno pendente', 'em_disputa', null),
  ('braip', 'devolvida', 'reembolsada', null),
  ('braip', 'chargeback', 'chargeback', null),
  ('braip', 'abandono', null, 'carrinho_abandonado'),
  ('perfectpay', '1', 'aguardando_pagamento', 'boleto_pendente'),
  ('perfectpay', '2', 'aprovada', null),
  ('perfectpay', '3', 'em_analise', null),
  ('perfectpay', '4', 'em_disputa', null),
  ('perfectpay', '5', 'recusada', 'cartao_recusado'),
  ('perfectpay', '6', 'cancelada', null),
  ('perfectpay', '7', 'reembolsada', null),
  ('perfectpay', '8', 'aprovada', null),
  ('perfectpay', '9', 'chargeback', null),
  ('perfectpay', '10', 'completa', null),
  ('perfectpay', '11', 'cancelada', null),
  ('perfectpay', '12', null, 'carrinho_abandonado'),
  ('perfectpay', '13', 'expirada', 'boleto_expirado'),
  ('perfectpay', '15', 'cancelada', null),
  ('perfectpay', '16', 'aprovada', null),
  ('perfectpay', '17', 'em_disputa', null),
  ('perfectpay', '18', 'em_disputa', null),
  ('perfectpay', '19', 'em_disputa', null),
  ('perfectpay', '20', 'em_disputa', null),
  ('ticto', 'waiting_payment', 'aguardando_pagamento', 'pix_pendente'),
  ('ticto', 'pix_created', 'aguardando_pagamento', 'pix_pendente'),
  ('ticto', 'bank_slip_created', 'aguardando_pagamento', 'boleto_pendente'),
  ('ticto', 'bank_slip_delayed', 'aguardando_pagamento', 'boleto_pendente'),
  ('ticto', 'authorized', 'aprovada', null),
  ('ticto', 'refused', 'recusada', 'cartao_recusado'),
  ('ticto', 'close', 'cancelada', null),
  ('ticto', 'pix_expired', 'expirada', 'pix_expirado'),
  ('ticto', 'subscription_delayed', 'atrasada', 'assinatura_atrasada'),
  ('ticto', 'claimed', 'em_disputa', null),
  ('ticto', 'refunded', 'reembolsada', null),
  ('ticto', 'chargeback', 'chargeback', null),
  ('ticto', 'abandoned_cart', null, 'carrinho_abandonado'),
  ('monetizze', 'aguardando', 'aguardando_pagamento', 'boleto_pendente'),
  ('monetizze', 'em análise', 'em_analise', null),
  ('monetizze', 'finalizada', 'aprovada', null),
  ('monetizze', 'completa', 'completa', null),
  ('monetizze', 'cancelada', 'cancelada', null),
  ('monetizze', 'bloqueada', 'cancelada', null),
  ('monetizze', 'devolvida', 'reembolsada', null),
  ('monetizze', 'abandono', null, 'carrinho_abandonado'),
  ('cartpanda', 'pending', 'aguardando_pagamento', 'pix_pendente'),
  ('cartpanda', 'paid', 'aprovada', null),
  ('cartpanda', 'cancelled', 'cancelada', null),
  ('cartpanda', 'disputed', 'em_disputa', null),
  ('cartpanda', 'refunded', 'reembolsada', null),
  ('cartpanda', 'chargeback', 'chargeback', null),
  ('cartpanda', 'abandoned checkout', null, 'carrinho_abandonado');

create table public.comissoes (
  id uuid primary key default gen_random_uuid(),
  conta_id uuid not null default app.conta() references public.contas on delete cascade,
  transacao_id uuid not null,
  papel text not null check (papel in ('produtor', 'coprodutor', 'afiliado', 'gerente_afiliados')),
  beneficiario_nome text not null,
  beneficiario_email text not null,
  usuario_id uuid,
  origem text not null check (origem in ('informada', 'calculada')),
  tipo text not null default 'credito' check (tipo in ('credito', 'estorno')),
  estorno_de uuid,
  base_centavos bigint not null,
  percentual_bps int,
  valor_centavos bigint not null,
  moeda char(3) not null default 'BRL',
  status text not null default 'prevista' check (status in ('prevista', 'liberada', 'paga', 'cancelada')),
  prevista_para date,
  liberada_em timestamptz,
  paga_em timestamptz,
  pagamento_ref text,
  comprovante_arquivo_id uuid,
  criado_em timestamptz not null default now(),
  atualizado_em timestamptz not null default now(),
  unique (conta_id, id),
  unique (transacao_id, papel, beneficiario_email, tipo),
  check (valor_centavos >= 0 or tipo = 'estorno'),
  foreign key (conta_id, transacao_id) references public.transacoes (conta_id, id) on delete cascade,
  foreign key (conta_id, estorno_de) references public.comissoes (conta_id, id),
  foreign key (conta_id, usuario_id) references public.usuarios (conta_id, id)
    on update cascade on delete set null (usuario_id),
  foreign key (conta_id, comprovante_arquivo_id) references public.arquivos (conta_id, id)
    on delete set null (comprovante_arquivo_id)
);
create index comissoes_conta_status on public.comissoes (conta_id, status, prevista_para);
create index comissoes_conta_beneficiario on public.comissoes (conta_id, beneficiario_email, status);
create trigger marcar_atualizacao before update on public.comissoes
  for each row execute function app.marcar_atualizacao();

create table public.usuarios_app (
  id uuid primary key default gen_random_uuid(),
  conta_id uuid not null default app.conta() references public.contas on delete cascade,
  nome text not null,
  email text not null check (email = lower(email)),
  documento text,
  documento_mascara text generated always as (app.documento_mascarado(documento)) stored,
  telefone text,
  contato_id uuid,
  produto_id uuid not null,
  transacao_id uuid,
  status text not null default 'ativo' check (status in ('ativo', 'suspenso', 'expirado', 'cancelado')),
  acesso_inicio timestamptz not null default now(),
  acesso_ate timestamptz,
  primeiro_acesso_em timestamptz,
  ultimo_acesso_em timestamptz,
  qtd_acessos int not null default 0,
  progresso_pct int not null default 0 check (progresso_pct between 0 and 100),
  busca text not null default '',
  excluido_em timestamptz,
  criado_em timestamptz not null default now(),
  atualizado_em timestamptz not null default now(),
  unique (conta_id, produto_id, email),
  foreign key (conta_id, contato_id) references public.contatos (conta_id, id) on delete set null (contato_id),
  foreign key (conta_id, produto_id) references public.produtos (conta_id, id),
  foreign key (conta_id, transacao_id) references public.transacoes (conta_id, id) on delete set null (transacao_id)
);
create index usuarios_app_conta_status on public.usuarios_app (conta_id, status, acesso_ate);
create index usuarios_app_conta_ultimo on public.usuarios_app (conta_id, ultimo_acesso_em desc);
create index usuarios_app_contato on public.usuarios_app (conta_id, contato_id);
create index usuarios_app_transacao on public.usuarios_app (transacao_id);
create index usuarios_app_busca on public.usuarios_app using gin (busca extensions.gin_trgm_ops);

create function app.preparar_usuario_app() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.email := lower(btrim(new.email));
  new.busca := app.sem_acento(concat_ws(' ', new.nome, new.email, app.digitos(new.telefone)));
  return new;
end $$;
create trigger preparar before insert or update on public.usuarios_app
  for each row execute function app.preparar_usuario_app();
create trigger marcar_atualizacao before update on public.usuarios_app
  for each row execute function app.marcar_atualizacao();

-- Regras de status -------------------------------------------------------------------------------

-- Para onde um status pode ir. As regras estão só aqui.
create function app.proximos_status(status text) returns text[]
language sql immutable parallel safe as $$
  select case status
    when 'aguardando_pagamento' then
      array['aprovada', 'expirada', 'cancelada', 'recusada', 'em_analise', 'atrasada']
    when 'em_analise' then array['aprovada', 'recusada', 'cancelada']
    when 'aprovada' then array['completa', 'em_disputa', 'reembolsada', 'reembolsada_parcial', 'chargeback']
    when 'completa' then array['em_disputa', 'reembolsada', 'reembolsada_parcial', 'chargeback']
    when 'atrasada' then array['aprovada', 'cancelada', 'recusada']
    when 'em_disputa' then array['aprovada', 'completa', 'reembolsada', 'reembolsada_parcial', 'chargeback']
    when 'recusada' then array['aprovada']
    when 'expirada' then array['aprovada']
    when 'cancelada' then array['aprovada']
    when 'reembolsada_parcial' then array['reembolsada', 'chargeback']
    else array[]::text[]
  end
$$;

-- Só a plataforma, ao ganhar a disputa, tira uma transação do chargeback.
create function app.transicao_permitida(de text, para text, origem text default 'manual') returns boolean
language sql immutable parallel safe as $$
  select para = any(app.proximos_status(de)) or (origem = 'webhook' and de = 'chargeback' and para = 'aprovada')
$$;

create function app.rotulo_status(status text) returns text
language sql immutable parallel safe as $$
  select case status
    when 'aguardando_pagamento' then 'Aguardando'
    when 'em_analise' then 'Em análise'
    when 'aprovada' then 'Aprovada'
    when 'completa' then 'Completa'
    when 'recusada' then 'Recusada'
    when 'cancelada' then 'Cancelada'
    when 'expirada' then 'Expirada'
    when 'atrasada' then 'Atrasada'
    when 'em_disputa' then 'Em disputa'
    when 'reembolsada' then 'Reembolsada'
    when 'reembolsada_parcial' then 'Reembolso parcial'
    when 'chargeback' then 'Chargeback'
    else status
  end
$$;

-- Paga e não devolvida: o que conta como compra.
create function app.conta_como_venda(status text) returns boolean
language sql immutable parallel safe as $$
  select status in ('aprovada', 'completa', 'em_disputa', 'reembolsada_parcial')
$$;

-- Totais dos contatos ----------------------------------------------------------------------------

-- Refaz os totais destes contatos, ou de todos. Somam-se só os valores na moeda da conta.
create function app.recontar_contatos(ids uuid[] default null) returns void
language sql volatile security definer set search_path = '' as $$
  with totais as (
    select c.id,
      count(t.id) as qtd,
      coalesce(sum(t.valor_produto_centavos - least(t.valor_reembolsado_centavos, t.valor_produto_centavos))
        filter (where t.moeda = k.moeda), 0) as total,
      max(t.aprovada_em) as ultima
    from public.contatos c
    join public.contas k on k.id = c.conta_id
    left join public.transacoes t on t.conta_id = c.conta_id and t.contato_id = c.id
      and app.conta_como_venda(t.status)
    where ids is null or c.id = any(ids)
    group by c.id
  )
  update public.contatos c
  set total_compras_centavos = totais.total, qtd_compras = totais.qtd, ultima_compra_em = totais.ultima
  from totais
  where c.id = totais.id
    and (c.total_compras_centavos, c.qtd_compras, c.ultima_compra_em)
      is distinct from (totais.total, totais.qtd, totais.ultima)
$$;

create function app.recontar_apos_transacoes() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  ids uuid[];
begin
  if tg_op = 'INSERT' then
    select array_agg(distinct contato_id) into ids from depois where contato_id is not null;
  elsif tg_op = 'DELETE' then
    select array_agg(distinct contato_id) into ids from antes where contato_id is not null;
  else
    select array_agg(distinct contato_id) into ids
    from (select contato_id from antes union select contato_id from depois) as todos
    where contato_id is not null;
  end if;
  if ids is not null then
    perform app.recontar_contatos(ids);
  end if;
  return null;
end $$;
create trigger recontar_ao_criar after insert on public.transacoes
  referencing new table as depois for each statement execute function app.recontar_apos_transacoes();
create trigger recontar_ao_mudar after update on public.transacoes
  referencing old table as antes new table as depois for each statement
  execute function app.recontar_apos_transacoes();
create trigger recontar_ao_excluir after delete on public.transacoes
  referencing old table as antes for each statement execute function app.recontar_apos_transacoes();

-- Antes de gravar uma transação ------------------------------------------------------------------

-- O contato de um comprador: por e-mail, documento ou telefone, nesta ordem; ou um novo.
create function app.contato_do_comprador(conta uuid, nome text, email text, documento text, telefone text,
  origem text) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  achado uuid;
begin
  select c.id into achado from public.contatos c
    where c.conta_id = conta and c.excluido_em is null
      and (c.email = contato_do_comprador.email or c.documento = contato_do_comprador.documento
        or c.telefone = contato_do_comprador.telefone)
    order by (c.email is not distinct from contato_do_comprador.email) desc,
      (c.documento is not distinct from contato_do_comprador.documento) desc, c.criado_em, c.id
    limit 1;
  if achado is null and (email is not null or telefone is not null) then
    insert into public.contatos (conta_id, nome, email, telefone, origem)
      values (conta, rpad(left(nome, 120), 2, '.'), email,
        case when telefone ~ '^\+[1-9]\d{7,14}$' then telefone end, contato_do_comprador.origem)
      returning id into achado;
  end if;
  return achado;
end $$;

create function app.preparar_transacao() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  produto public.produtos;
begin
  new.comprador_email := nullif(lower(btrim(new.comprador_email)), '');
  if new.produto_id is not null and (new.produto_nome is null or new.garantia_ate is null) then
    select * into produto from public.produtos where id = new.produto_id and conta_id = new.conta_id;
    new.produto_nome := coalesce(new.produto_nome, produto.nome);
  end if;
  if tg_op = 'INSERT' and new.contato_id is null and new.origem <> 'legado' then
    new.contato_id := app.contato_do_comprador(new.conta_id, new.comprador_nome, new.comprador_email,
      new.comprador_documento, new.comprador_telefone,
      case new.origem when 'importacao' then 'importacao' else 'transacao' end);
  end if;
  if tg_op = 'INSERT' or new.status is distinct from old.status then
    if app.conta_como_venda(new.status) then
      new.aprovada_em := coalesce(new.aprovada_em, case tg_op when 'INSERT' then new.pedida_em else app.agora() end);
      new.garantia_ate := coalesce(new.garantia_ate,
        new.aprovada_em + make_interval(days => coalesce(produto.garantia_dias, 7)));
    end if;
    if new.status = 'completa' then
      new.completa_em := coalesce(new.completa_em, app.agora());
    elsif new.status in ('reembolsada', 'reembolsada_parcial') then
      new.reembolsada_em := coalesce(new.reembolsada_em, app.agora());
    elsif new.status = 'chargeback' then
      new.chargeback_em := coalesce(new.chargeback_em, app.agora());
    end if;
    if new.status in ('reembolsada', 'chargeback') then
      new.valor_reembolsado_centavos := new.valor_produto_centavos;
    end if;
  end if;
  new.busca := app.sem_acento(concat_ws(' ', new.comprador_nome, new.comprador_email,
    app.digitos(new.comprador_telefone), new.transacao_codigo, new.pedido_codigo, new.assinatura_codigo));
  return new;
end $$;
create trigger preparar before insert or update on public.transacoes
  for each row execute function app.preparar_transacao();
create trigger marcar_atualizacao before update on public.transacoes
  for each row execute function app.marcar_atualizacao();

-- O que decorre de um status ---------------------------------------------------------------------

-- Divide o líquido: afiliado, gerente, coprodutores, e o resto é de quem produz. A soma é exata.
create function app.calcular_comissoes(p_transacao uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  t public.transacoes;
  produto public.produtos;
  conta public.contas;
  liquido bigint;
  resto bigint;
  base bigint;
  parte bigint;
  participante record;
  dono public.usuarios;
  papel_anterior text;
  situacao text;
begin
  select * into t from public.transacoes where id = p_transacao;
  if exists (select from public.comissoes where transacao_id = t.id) then
    return;
  end if;
  select * into produto from public.produtos where id = t.produto_id;
  select * into conta from public.contas where id = t.conta_id;
  liquido := t.valor_liquido_centavos;
  resto := liquido;
  situacao := case when t.status = 'completa' then 'liberada' else 'prevista' end;

  if t.afiliado_email is not null and coalesce(produto.afiliado_bps, 0) > 0 then
    parte := liquido * produto.afiliado_bps / 10000;
    resto := resto - parte;
    insert into public.comissoes (conta_id, transacao_id, papel, beneficiario_nome, beneficiario_email, origem,
      base_centavos, percentual_bps, valor_centavos, moeda, status, prevista_para)
      values (t.conta_id, t.id, 'afiliado', coalesce(t.afiliado_nome, t.afiliado_email), t.afiliado_email, 'calculada',
        liquido, produto.afiliado_bps, parte, t.moeda, situacao, app.dia(t.garantia_ate));
  end if;
  for participante in
    select p.* from public.produto_participantes p
    where p.produto_id = t.produto_id and p.papel in ('gerente_afiliados', 'coprodutor')
      and (p.papel = 'coprodutor' or t.afiliado_email is not null)
      and p.inicio <= app.dia(t.aprovada_em) and (p.fim is null or p.fim >= app.dia(t.aprovada_em))
    order by p.papel = 'coprodutor', p.email
  loop
    -- Todos os coprodutores dividem o que afiliado e gerente deixaram.
    base := case when participante.papel = 'gerente_afiliados' then liquido
      when papel_anterior is distinct from 'coprodutor' then resto else base end;
    papel_anterior := participante.papel;
    parte := base * participante.percentual_bps / 10000;
    resto := resto - parte;
    insert into public.comissoes (conta_id, transacao_id, papel, beneficiario_nome, beneficiario_email, usuario_id,
      origem, base_centavos, percentual_bps, valor_centavos, moeda, status, prevista_para)
      values (t.conta_id, t.id, participante.papel, participante.nome, participante.email, participante.usuario_id,
        'calculada', base, participante.percentual_bps, parte, t.moeda, situacao, app.dia(t.garantia_ate))
      on conflict do nothing;
  end loop;
  select * into dono from public.usuarios where conta_id = t.conta_id and perfil = 'proprietario'
    order by criado_em, id limit 1;
  insert into public.comissoes (conta_id, transacao_id, papel, beneficiario_nome, beneficiario_email, usuario_id, origem,
    base_centavos, valor_centavos, moeda, status, prevista_para)
    values (t.conta_id, t.id, 'produtor', conta.nome, coalesce(dono.email, conta.slug), dono.id, 'calculada',
      liquido, resto, t.moeda, situacao, app.dia(t.garantia_ate));
  update public.transacoes set minha_comissao_centavos = resto
    where id = t.id and minha_comissao_centavos = 0 and resto > 0;
end $$;

create function app.decorrer_do_status() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status in ('aprovada', 'completa') then
    if new.comprador_email is not null
      and exists (select from public.produtos where id = new.produto_id and not fisico) then
      insert into public.usuarios_app (conta_id, nome, email, documento, telefone, contato_id, produto_id,
        transacao_id, acesso_inicio)
        values (new.conta_id, new.comprador_nome, new.comprador_email, new.comprador_documento,
          new.comprador_telefone, new.contato_id, new.produto_id, new.id, new.aprovada_em)
        on conflict (conta_id, produto_id, email) do update
          set status = 'ativo', transacao_id = excluded.transacao_id, excluido_em = null;
    end if;
    perform app.calcular_comissoes(new.id);
    if new.status = 'completa' then
      update public.comissoes set status = 'liberada', liberada_em = new.completa_em
        where transacao_id = new.id and status = 'prevista';
    end if;
  elsif new.status in ('reembolsada', 'chargeback') then
    update public.usuarios_app set status = 'cancelado' where transacao_id = new.id and status <> 'cancelado';
    update public.comissoes set status = 'cancelada'
      where transacao_id = new.id and status in ('prevista', 'liberada');
    perform app.estornar_comissoes(new.id, 1, 1);
  elsif new.status = 'reembolsada_parcial' and new.valor_produto_centavos > 0 then
    perform app.estornar_comissoes(new.id, new.valor_reembolsado_centavos, new.valor_produto_centavos);
  end if;
  return null;
end $$;

-- Uma linha negativa para cada crédito que continua de pé, na proporção devolvida; quem produz leva o resto.
create function app.estornar_comissoes(p_transacao uuid, parte bigint, todo bigint) returns void
language sql volatile security definer set search_path = '' as $$
  with creditos as (
    select c.*, c.valor_centavos * least(parte, todo) / todo as devolvido
    from public.comissoes c
    where c.transacao_id = p_transacao and c.tipo = 'credito' and c.status <> 'cancelada'
  ), soma as (
    select sum(valor_centavos) * least(parte, todo) / todo as total,
      sum(devolvido) filter (where papel <> 'produtor') as outros
    from creditos
  )
  insert into public.comissoes (conta_id, transacao_id, papel, beneficiario_nome, beneficiario_email, usuario_id,
    origem, tipo, estorno_de, base_centavos, percentual_bps, valor_centavos, moeda, status, liberada_em)
  select c.conta_id, c.transacao_id, c.papel, c.beneficiario_nome, c.beneficiario_email, c.usuario_id, c.origem,
    'estorno', c.id, c.valor_centavos, c.percentual_bps,
    -case c.papel when 'produtor' then floor(s.total)::bigint - coalesce(s.outros, 0)::bigint else c.devolvido end,
    c.moeda, 'liberada', app.agora()
  from creditos c, soma s
  on conflict (transacao_id, papel, beneficiario_email, tipo) do update
    set valor_centavos = excluded.valor_centavos, base_centavos = excluded.base_centavos, status = excluded.status
$$;
create trigger decorrer_ao_criar after insert on public.transacoes
  for each row execute function app.decorrer_do_status();
create trigger decorrer_ao_mudar after update of status on public.transacoes
  for each row when (new.status is distinct from old.status) execute function app.decorrer_do_status();

-- Políticas e concessões -------------------------------------------------------------------------

create function app.ve_transacoes() returns boolean
language sql stable security definer set search_path = '' as $$
  select app.pode(array['pg-transacoes', 'pg-transacoes-antigo', 'pg-contato', 'pg-comissoes'], 'ver')
$$;

-- Um arquivo se vê onde se vê aquilo a que ele pertence.
create function app.ve_arquivo(entidade text) returns boolean
language sql stable security definer set search_path = '' as $$
  select case entidade
    when 'contato' then app.ve_contatos('ver')
    when 'comissao' then app.pode('pg-comissoes', 'ver')
    when 'produto' then true
  end
$$;

alter table public.arquivos enable row level security;
alter table public.arquivos force row level security;
alter table public.produtos enable row level security;
alter table public.produtos force row level security;
alter table public.produto_participantes enable row level security;
alter table public.produto_participantes force row level security;
alter table public.transacoes enable row level security;
alter table public.transacoes force row level security;
alter table public.transacao_eventos enable row level security;
alter table public.transacao_eventos force row level security;
alter table public.mapa_status_plataforma enable row level security;
alter table public.mapa_status_plataforma force row level security;
alter table public.comissoes enable row level security;
alter table public.comissoes force row level security;
alter table public.usuarios_app enable row level security;
alter table public.usuarios_app force row level security;

create policy ler on public.arquivos for select to authenticated
  using (conta_id = (select app.conta())
    and (enviado_por = (select app.usuario()) or coalesce(app.ve_arquivo(entidade), false)));
create policy criar on public.arquivos for insert to authenticated
  with check (conta_id = (select app.conta()) and enviado_por = (select app.usuario()));
create policy excluir on public.arquivos for delete to authenticated
  using (conta_id = (select app.conta()) and (enviado_por = (select app.usuario())
    or (entidade = 'contato' and (select app.pode(array['pg-contatos', 'pg-contato'], 'gerir')))));

create policy ler on public.produtos for select to authenticated using (conta_id = (select app.conta()));
create policy criar on public.produtos for insert to authenticated
  with check (conta_id = (select app.conta()) and (select app.pode('pg-transacoes', 'gerir')));
create policy mudar on public.produtos for update to authenticated
  using (conta_id = (select app.conta()) and (select app.pode('pg-transacoes', 'gerir')))
  with check (conta_id = (select app.conta()));
create policy excluir on public.produtos for delete to authenticated
  using (conta_id = (select app.conta()) and (select app.pode('pg-transacoes', 'gerir')));

create policy ler on public.produto_participantes for select to authenticated
  using (conta_id = (select app.conta()));
create policy criar on public.produto_participantes for insert to authenticated
  with check (conta_id = (select app.conta()) and (select app.pode('pg-transacoes', 'gerir')));
create policy mudar on public.produto_participantes for update to authenticated
  using (conta_id = (select app.conta()) and (select app.pode('pg-transacoes', 'gerir')))
  with check (conta_id = (select app.conta()));
create policy excluir on public.produto_participantes for delete to authenticated
  using (conta_id = (select app.conta()) and (select app.pode('pg-transacoes', 'gerir')));

create policy ler on public.transacoes for select to authenticated
  using (conta_id = (select app.conta()) and (select app.ve_transacoes()));
create policy criar on public.transacoes for insert to authenticated
  with check (conta_id = (select app.conta()) and origem = 'manual' and (select app.pode('pg-transacoes', 'editar')));

create policy ler on public.transacao_eventos for select to authenticated
  using (conta_id = (select app.conta()) and (select app.pode('pg-transacoes', 'ver')));

create policy ler on public.mapa_status_plataforma for select to authenticated using (true);

create policy ler on public.comissoes for select to authenticated
  using (conta_id = (select app.conta()) and (select app.pode('pg-comissoes', 'ver'))
    and (not (select app.proprios('pg-comissoes')) or usuario_id = (select app.usuario())));

create policy ler on public.usuarios_app for select to authenticated
  using (conta_id = (select app.conta()) and (select app.pode('pg-usuarios-app', 'ver')));
create policy criar on public.usuarios_app for insert to authenticated
  with check (conta_id = (select app.conta()) and (select app.pode('pg-usuarios-app', 'editar')));
create policy mudar on public.usuarios_app for update to authenticated
  using (conta_id = (select app.conta()) and (select app.pode('pg-usuarios-app', 'editar')))
  with check (conta_id = (select app.conta()));

create function app.conferir_exclusao_acesso() returns trigger
language plpgsql set search_path = '' as $$
begin
  if auth.uid() is not null and not app.pode('pg-usuarios-app', 'gerir') then
    perform app.erro('sem_permissao', 403);
  end if;
  return new;
end $$;
create trigger conferir_exclusao before update of excluido_em on public.usuarios_app
  for each row when (new.excluido_em is distinct from old.excluido_em)
  execute function app.conferir_exclusao_acesso();

grant select, delete on public.arquivos to authenticated;
grant insert (id, url, nome, ext, tag, tamanho, mime, entidade, entidade_id) on public.arquivos to authenticated;

grant select, delete on public.produtos to authenticated;
grant insert (id, nome, plataforma, plataforma_produto_id, tipo, fisico, garantia_dias, preco_centavos, moeda, taxa_bps,
  taxa_fixa_centavos, afiliado_bps, peso_g, altura_cm, largura_cm, comprimento_cm, imagem_arquivo_id, ativo)
  on public.produtos to authenticated;
grant update (nome, tipo, fisico, garantia_dias, preco_centavos, moeda, taxa_bps, taxa_fixa_centavos, afiliado_bps,
  peso_g, altura_cm, largura_cm, comprimento_cm, imagem_arquivo_id, ativo) on public.produtos to authenticated;

grant select (id, conta_id, produto_id, papel, nome, email, documento_mascara, usuario_id, percentual_bps, inicio, fim,
  criado_em, atualizado_em) on public.produto_participantes to authenticated;
grant delete on public.produto_participantes to authenticated;
grant insert (id, produto_id, papel, nome, email, documento, usuario_id, percentual_bps, inicio, fim),
  update (papel, nome, email, documento, usuario_id, percentual_bps, inicio, fim)
  on public.produto_participantes to authenticated;

-- O documento do comprador se escreve numa venda manual, mas só se lê pela máscara.
grant select (id, conta_id, plataforma, transacao_codigo, pedido_codigo, assinatura_codigo, recorrencia, tipo_item,
  produto_id, produto_nome, oferta_codigo, oferta_nome, contato_id, comprador_nome, comprador_email, documento_mascara,
  comprador_telefone, status, status_origem, forma_pagamento, parcelas, moeda, valor_cobrado_centavos,
  valor_produto_centavos, desconto_centavos, frete_centavos, taxa_plataforma_centavos, valor_liquido_centavos,
  minha_comissao_centavos, valor_reembolsado_centavos, cupom, boleto_url, boleto_linha, pix_codigo, vence_em,
  checkout_url, utm_source, utm_medium, utm_campaign, utm_content, utm_term, src, sck, afiliado_nome, afiliado_email,
  pedida_em, aprovada_em, completa_em, reembolsada_em, chargeback_em, garantia_ate, origem, versao, busca, criado_em,
  atualizado_em) on public.transacoes to authenticated;
grant insert (id, transacao_codigo, tipo_item, produto_id, produto_nome, oferta_nome, contato_id, comprador_nome,
  comprador_email, comprador_documento, comprador_telefone, status, forma_pagamento, parcelas, moeda,
  valor_cobrado_centavos, valor_produto_centavos, desconto_centavos, frete_centavos, taxa_plataforma_centavos, cupom,
  vence_em, pedida_em) on public.transacoes to authenticated;

-- `payload` só sai por rpc_transacao_payload.
grant select (id, conta_id, transacao_id, status_de, status_para, status_origem, origem, chave_evento, ocorrido_em,
  usuario_id, motivo, criado_em, atualizado_em) on public.transacao_eventos to authenticated;
grant select on public.mapa_status_plataforma, public.comissoes to authenticated;

grant select (id, conta_id, nome, email, documento_mascara, telefone, contato_id, produto_id, transacao_id, status,
  acesso_inicio, acesso_ate, primeiro_acesso_em, ultimo_acesso_em, qtd_acessos, progresso_pct, busca, excluido_em,
  criado_em, atualizado_em) on public.usuarios_app to authenticated;
grant insert (id, nome, email, documento, telefone, contato_id, produto_id, acesso_inicio, acesso_ate)
  on public.usuarios_app to authenticated;
grant update (nome, telefone, status, acesso_ate, excluido_em) on public.usuarios_app to authenticated;

grant all on public.arquivos, public.produtos, public.produto_participantes, public.transacoes,
  public.transacao_eventos, public.mapa_status_plataforma, public.comissoes, public.usuarios_app to service_role;
grant execute on function app.agora(), app.hoje(), app.inicio_do_dia(date), app.dia(timestamptz),
  app.proximos_status(text), app.transicao_permitida(text, text, text), app.rotulo_status(text),
  app.conta_como_venda(text), app.ve_transacoes(), app.ve_arquivo(text), app.preparar_usuario_app(),
  app.conferir_exclusao_acesso()
  to authenticated, service_role;
grant execute on function app.recontar_contatos(uuid[]) to service_role;
