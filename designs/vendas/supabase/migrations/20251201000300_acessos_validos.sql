-- Um acesso tem nome, e um acesso ativo não acaba no passado: quem acabou se prorroga antes de ser reativado.

create function app.conferir_usuario_app() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.nome := btrim(new.nome);
  if char_length(new.nome) not between 2 and 120 then
    perform app.erro('validacao', 422, '{"nome":"Use de 2 a 120 caracteres no nome."}');
  end if;
  if new.status = 'ativo' and new.acesso_ate <= app.agora()
    and (new.status, new.acesso_ate) is distinct from (old.status, old.acesso_ate) then
    perform app.erro('validacao', 422,
      '{"acesso_ate":"Um acesso ativo não pode acabar no passado. Escolha outra data ou o status “Expirado”."}');
  end if;
  return new;
end $$;
create trigger conferir before update of nome, status, acesso_ate on public.usuarios_app
  for each row when (current_user = 'authenticated') execute function app.conferir_usuario_app();
