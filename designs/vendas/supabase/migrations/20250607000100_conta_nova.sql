-- O que uma conta nova já tem.

-- Etiquetas, uma pipeline com etapas, motivos de perda e respostas: o bastante para a primeira venda.
create function app.preparar_conta(conta uuid) returns void
language plpgsql set search_path = '' as $$
declare
  pipeline uuid;
begin
  insert into public.tags (conta_id, nome, cor) values
    (conta, 'Cliente', '#1B7F4B'), (conta, 'Interessado', '#1D5BD6'), (conta, 'VIP', '#7A3EC8'),
    (conta, 'Aluno', '#0E7490'), (conta, 'Afiliado', '#B45309'), (conta, 'Não contatar', '#B42318');

  insert into public.pipelines (conta_id, nome, ordem, padrao) values (conta, 'Vendas', 1, true)
    returning id into pipeline;
  insert into public.etapas (conta_id, pipeline_id, nome, ordem, cor, probabilidade, dias_parada) values
    (conta, pipeline, 'Novo lead', 1, '#1D5BD6', 10, 3),
    (conta, pipeline, 'Conversa', 2, '#0E7490', 25, 5),
    (conta, pipeline, 'Proposta', 3, '#7A3EC8', 50, 7),
    (conta, pipeline, 'Negociação', 4, '#B45309', 70, 7),
    (conta, pipeline, 'Aguardando pagamento', 5, '#1B7F4B', 90, 3);

  insert into public.motivos_perda (conta_id, nome, ordem)
    select conta, nome, ordem
    from unnest(array['Preço', 'Sem resposta', 'Comprou do concorrente', 'Sem dinheiro agora', 'Não tinha perfil',
      'Outro']) with ordinality as motivo(nome, ordem);

  -- Modelos do WhatsApp não: é ele quem os aprova, para cada conta.
  insert into public.respostas_rapidas (conta_id, atalho, texto) values
    (conta, 'oi', 'Oi, {nome}. Tudo bem? Como posso ajudar?'),
    (conta, 'acesso', '{nome}, reenviei o seu acesso ao {produto}. Confira também a caixa de promoções.'),
    (conta, 'pagamento', 'Aqui está o link para concluir a compra do {produto}: {link}'),
    (conta, 'garantia', 'Você está dentro da garantia. O valor volta inteiro, em até duas faturas no cartão.'),
    (conta, 'aguarde', 'Estou verificando e já volto com uma resposta.'),
    (conta, 'obrigado', 'Por nada, {nome}. Qualquer coisa, é só chamar.');
end $$;

create or replace function public.rpc_cadastro_concluir(p_id uuid, p_email text, p_nome text, p_conta text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  endereco constant text := lower(btrim(p_email));
  convite uuid;
  nova uuid;
begin
  if exists (select from public.usuarios where id = p_id) then
    return;
  end if;
  select u.id into convite from public.usuarios u
    where u.email = endereco and u.ativo and u.convidado_em is not null
      and not exists (select from auth.users a where a.id = u.id)
    order by u.convidado_em desc limit 1
    for update;
  if found then
    update public.usuarios set id = p_id, nome = coalesce(nullif(btrim(p_nome), ''), nome) where id = convite;
    return;
  end if;

  if char_length(btrim(coalesce(p_nome, ''))) < 3 or char_length(btrim(coalesce(p_conta, ''))) < 2 then
    perform app.erro('validacao', 422, '{"nome":"nome ou nome da conta ausente"}');
  end if;
  insert into public.contas (nome, slug)
    values (btrim(p_conta),
      btrim(regexp_replace(app.sem_acento(p_conta), '[^a-z0-9]+', '-', 'g'), '-') || '-' || left(p_id::text, 8))
    returning id into nova;
  insert into public.usuarios (id, conta_id, nome, email, perfil, permissoes)
    values (p_id, nova, btrim(p_nome), endereco, 'proprietario', app.permissoes_do_perfil('proprietario'));
  perform app.preparar_conta(nova);
end $$;

-- Um produto cadastrado à mão não tem código de plataforma.
alter table public.produtos
  alter column plataforma set default 'manual',
  alter column plataforma_produto_id set default gen_random_uuid()::text;
