-- The operator's key and sessions: hashes only, so a copy of the database opens nothing.
create table admin_key (
  id integer primary key check (id = 1),
  hash text not null,
  created_at bigint not null
);

create table admin_sessions (
  hash text primary key,
  created_at bigint not null,
  expires_at bigint not null
);
create index admin_sessions_expires_at on admin_sessions (expires_at);

-- What the operator did. Each entry's hash covers the hash before it, and the head stands apart: an entry that is changed,
-- removed, added or cut off at the end no longer fits.
create table admin_audit (
  sequence bigint primary key,
  at bigint not null,
  action text not null,
  subject text not null,
  details text not null,
  previous text not null,
  hash text not null unique
);

create table admin_audit_head (
  id integer primary key check (id = 1),
  sequence bigint not null,
  hash text not null
);
insert into admin_audit_head (id, sequence, hash) values (1, 0, '');

create function admin_audit_refuse() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log is append-only';
end
$$;
create trigger admin_audit_append_only before update or delete or truncate on admin_audit
  for each statement execute function admin_audit_refuse();
